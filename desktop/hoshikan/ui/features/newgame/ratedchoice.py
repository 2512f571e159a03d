"""The switch for a rated game, and an even match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.bots.levels import offered
from hoshikan.engine import Seat
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import Company, even_company, odds, rating, stakes
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, spaced
from hoshikan.ui.kit.widgets.choice import Switch
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.kit.widgets.section import Section
from hoshikan.ui.shared.ratedwords import RATED


class RatedChoice(Section):
    """One row: a rating with the odds against who sits here, the way to an even match, and the switch."""

    company_wanted = Signal(object)
    """Tuple of levels: these bots are to sit here, and the game is to be rated."""

    def __init__(
        self, game: str, past: Callable[[], Sequence[RatedGame]], on: bool, parent: QWidget | None = None
    ) -> None:
        """`past` is asked once, when the first person against bots is seen."""
        super().__init__(parent)
        self._game = game
        self._ask = past
        self._past: Sequence[RatedGame] | None = None
        self._seats: Sequence[Seat] = ()
        self._sides: Sequence[int] = ()
        self.switch = Switch()
        self.switch.setChecked(on)
        self.switch.toggled.connect(lambda _on: self.retranslate())
        self.even = button("", self._want_company)
        controls = QWidget()
        beside = Flow(controls)
        spaced(beside, 0, GAP["s"])
        beside.addWidget(self.even)
        beside.addWidget(self.switch)
        self.heading.hide()
        self._row = self.add(controls)

    @property
    def possible(self) -> bool:
        """True if one person plays against bots of known strength."""
        return bool(stakes(self._game, self._seats))

    @property
    def wanted(self) -> bool:
        """True if the game is to be rated, and can be."""
        return self.possible and self.switch.isChecked()

    def chances(self) -> Mapping[str, Company]:
        """Return the odds of the one person against a bot of each level; none for other tables, nor among teams."""
        if not self.possible or len(set(self._sides)) < len(self._sides):
            return {}
        own, person = self._strength(), Seat()
        return {level: odds(own, self._game, [person, Seat("bot", "", level)]) for level in offered(self._game)}

    def show_seats(self, seats: Sequence[Seat], sides: Sequence[int] = ()) -> None:
        """Show the odds of these seats, of which those of the same side win together; each its own by default. The
        switch stays what it is: it holds again once it can."""
        self._seats, self._sides = tuple(seats), tuple(sides)
        self.even.setEnabled(self.possible)
        self.retranslate()

    def stakes(self) -> tuple[RatedSeat, ...]:
        """The seats as the library keeps them with a rated game; none for a game that is not."""
        return stakes(self._game, self._seats) if self.wanted else ()

    def retranslate(self) -> None:
        self.even.setText(self.tr("An opponent for you"))
        self.even.setAccessibleDescription(self.tr("Seats bots that give you about even chances, and rates the game."))
        explanation = self._explanation()
        self._row.say(self.tr("Rated game"), explanation)
        self.switch.setAccessibleName(self.tr("Rated game"))
        self.switch.setAccessibleDescription(explanation)

    def _explanation(self) -> str:
        if not self.possible:
            explanation = self.tr("For one person against bots.")
            more = self.tr("With these players, this game won't be rated.")
            return f"{explanation}\n{more}" if self.switch.isChecked() else explanation
        own = self._strength()
        parts = [RATED.own(own), RATED.chance(odds(own, self._game, self._seats, self._sides))]
        if self.switch.isChecked():
            parts += [RATED.rules(), RATED.leaving()]
        return "\n".join(parts)

    def _strength(self) -> Strength:
        if self._past is None:
            self._past = self._ask()
        person = next(seat.name for seat in self._seats if not seat.is_bot)
        return rating(self._past, self._game, person)

    def _want_company(self) -> None:
        if self.possible:
            self.switch.setChecked(True)
            self.company_wanted.emit(even_company(self._strength(), self._game, self._seats, self._sides).levels)
