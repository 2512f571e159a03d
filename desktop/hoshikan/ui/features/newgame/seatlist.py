"""All seats of a new game, as many as the game allows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.bots.levels import offered
from hoshikan.engine import Seat
from hoshikan.teaching.rating import Company
from hoshikan.ui.board.match.deals import DEFAULT_LEVEL, bot_names, free_bot_name
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.match.teams import Teams
from hoshikan.ui.features.newgame.seateditor import SeatEditor
from hoshikan.ui.kit.look.emblems import completed
from hoshikan.ui.kit.look.theme import GAP, NIGHT, Theme
from hoshikan.ui.kit.widgets.basic import button, emptied, label
from hoshikan.ui.kit.widgets.taborder import tab_in_reading_order
from hoshikan.ui.session.people import People
from hoshikan.ui.text.levels import LevelWords


class SeatList(QFrame):
    """Rows of seats with a button that adds one."""

    changed = Signal()

    def __init__(
        self,
        allowed: Sequence[int],
        game: str,
        people: People,
        parent: QWidget | None = None,
        others: Sequence[str] = (),
    ) -> None:
        """`others` are external engines that can sit here."""
        super().__init__(parent)
        self._people = people
        self._game = game
        self._others = others
        self._chances: Mapping[str, Company] = {}
        self.setProperty("kind", "panel")
        self._allowed = allowed
        self._theme = NIGHT
        self._editors: list[SeatEditor] = []
        self._names: list[str] = []
        self._company = bot_names()
        self._reserved: Collection[str] = ()
        self._heading = label("large")
        self._why = label("small", muted=True, wrap=True)
        self._why.hide()
        self._add = button("", self.add)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._add)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(GAP["s"])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        whole.setSpacing(GAP["m"])
        whole.addLayout(head)
        whole.addWidget(self._why)
        whole.addLayout(self._rows)
        self._levels = label("small", muted=True, wrap=True)
        whole.addWidget(self._levels)
        self.changed.connect(self._show_levels)

    def seats(self) -> list[Seat]:
        """Return the players by seat."""
        return [editor.seat() for editor in self._editors]

    def show_chances(self, chances: Mapping[str, Company]) -> None:
        """Show the odds of the one person here against each level; none where they are unknown."""
        self._chances = chances
        for editor in self._editors:
            editor.show_chances(chances)
        self._show_levels()

    def reserve(self, names: Collection[str]) -> None:
        """From now on no bot is given these names: pieces on the table have them."""
        self._reserved = names

    def yield_reserved(self) -> None:
        """Another name for every bot that has a reserved one."""
        names = self._reserved
        seats = self.seats()
        for place, seat in enumerate(seats):
            if seat.is_bot and seat.name in names:
                seats[place] = Seat(seat.kind, self._free_name(seats), seat.level)
        if seats != self.seats():
            self.set_seats(seats, self.emblems())

    def _free_name(self, seats: Sequence[Seat]) -> str:
        return free_bot_name([*self._reserved, *(seat.name for seat in seats)])

    def set_seats(self, seats: Sequence[Seat], emblems: Sequence[int] = ()) -> None:
        """Show these seats instead, under `emblems` or those that are known of them."""
        emptied(self._rows)
        self._editors = []
        given = completed(emblems) if emblems else self._people.emblems(seats)
        for place, seat in enumerate(seats):
            editor = SeatEditor(place, seat, self._free_name(seats), self._game, self._people, others=self._others)
            editor.changed.connect(self.changed)
            # Queued: the row goes away, and with it the button that is being pressed.
            editor.removed.connect(lambda place=place: self.remove(place), Qt.ConnectionType.QueuedConnection)
            editor.raised.connect(lambda place=place: self.raise_seat(place), Qt.ConnectionType.QueuedConnection)
            editor.emblem_wanted.connect(lambda emblem, place=place: self.wear(place, emblem))
            editor.changed.connect(lambda place=place: self._on_name(place))
            editor.apply_theme(self._theme)
            editor.retranslate()
            self._rows.addWidget(editor)
            self._editors.append(editor)
        tab_in_reading_order(self)
        self._names = [seat.name for seat in seats]
        self._show_emblems(given)
        self._show_limits(len(seats))
        self.changed.emit()

    def wear(self, place: int, emblem: int) -> None:
        """Give a seat another emblem, and its former owner that of the seat; remembered by the name."""
        emblems = self.emblems()
        emblems[emblems.index(emblem)], emblems[place] = emblems[place], emblem
        self._people.wear(self.seats()[place].name, emblem)
        self._show_emblems(emblems)
        self.changed.emit()

    def emblems(self) -> list[int]:
        """Return the emblems of all six seats, unused ones included."""
        return list(completed([editor.emblem for editor in self._editors]))

    def _show_emblems(self, emblems: Sequence[int]) -> None:
        names = seat_names(self.seats())
        for place, editor in enumerate(self._editors):
            others = {emblems[other]: name for other, name in enumerate(names) if other != place}
            editor.show_emblem(emblems[place], others)

    def _on_name(self, place: int) -> None:
        """Somebody known brings an emblem along."""
        name = self.seats()[place].name
        if name == self._names[place]:
            return
        self._names[place] = name
        emblems, known = self.emblems(), self._people.emblem(name) if name else None
        if known is not None:
            emblems[emblems.index(known)], emblems[place] = emblems[place], known
        self._show_emblems(emblems)

    def allow(self, counts: Sequence[int]) -> None:
        """Allow only these numbers of seats from now on, ascending; seats are added or removed as needed."""
        self._allowed = counts
        seats = self.seats()
        if seats and len(seats) not in counts:
            more = [count for count in counts if count > len(seats)]
            self.set_seats(self._with_bots(min(more)) if more else _without_last(seats, max(counts)))
        else:
            self._show_limits(len(seats))

    def explain(self, why: str) -> None:
        """Why not every number of players of the game is offered; "" if it is."""
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._add.setAccessibleDescription(why)

    def show_teams(self, teams: Teams) -> None:
        """Name the team of every seat, where seats win together."""
        for place, editor in enumerate(self._editors):
            editor.show_team(teams.of(place))
        widest = max((editor.team.sizeHint().width() for editor in self._editors), default=0)
        for editor in self._editors:
            editor.team.setMinimumWidth(widest)

    def editor(self, place: int) -> SeatEditor:
        """The row of a seat."""
        return self._editors[place]

    def add(self) -> None:
        """Bots, of the level of the last one, up to the next number of seats the game allows."""
        wanted = min((count for count in self._allowed if count > len(self._editors)), default=0)
        if wanted:
            focused = self._add.hasFocus()
            self.set_seats(self._with_bots(wanted), self.emblems())
            if focused and not self._add.isEnabled():
                self._editors[-1].take_focus()

    def remove(self, place: int) -> None:
        """Remove this seat, and the last ones if the game requires it."""
        seats = self.seats()
        wanted = max((count for count in self._allowed if count < len(seats)), default=0)
        if wanted:
            focused = self._editors[place].isAncestorOf(self.focusWidget())
            emblems = self.emblems()
            self.set_seats((seats[:place] + seats[place + 1 :])[:wanted], emblems[:place] + emblems[place + 1 :])
            if focused:
                self._editors[min(place, wanted - 1)].take_focus()

    def raise_seat(self, place: int) -> None:
        """Let a seat change places with the one before it."""
        seats = self.seats()
        emblems = self.emblems()
        seats[place - 1 : place + 1] = [seats[place], seats[place - 1]]
        emblems[place - 1 : place + 1] = [emblems[place], emblems[place - 1]]
        self.set_seats(seats, emblems)
        self._editors[place - 1].take_focus()

    def faces(self) -> list[str]:
        """Return the face of each seat, "" for its emblem."""
        return [editor.face for editor in self._editors]

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for editor in self._editors:
            editor.apply_theme(theme)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Players"))
        self._add.setText(self.tr("Add a player"))
        self._show_levels()
        company = bot_names()
        if company != self._company:
            # Whoever typed such a name for a bot meant the one of the company.
            translated = dict(zip(self._company, company, strict=True))
            self._company = company
            for editor in self._editors:
                editor.rename_bot(translated)

    def _show_levels(self) -> None:
        """Show a description of the bots that sit here, a line for each level."""
        seated = {seat.level for seat in self.seats() if seat.is_bot}
        words = LevelWords()
        known = (*offered(self._game), *self._others)
        self._levels.setText(
            "\n".join(words.line(level, self._chances.get(level)) for level in known if level in seated)
        )
        self._levels.setVisible(bool(seated))

    def _with_bots(self, wanted: int) -> list[Seat]:
        seats = self.seats()
        level = next((seat.level for seat in reversed(seats) if seat.is_bot), DEFAULT_LEVEL)
        while len(seats) < wanted:
            seats.append(Seat("bot", self._free_name(seats), level))
        return seats

    def _show_limits(self, seats: int) -> None:
        self._add.setEnabled(seats < self._allowed[-1])
        for editor in self._editors:
            editor.set_removable(seats > self._allowed[0])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _without_last(seats: Sequence[Seat], wanted: int) -> list[Seat]:
    """The first `wanted` seats where bots give way before people."""
    places = sorted(range(len(seats)), key=lambda place: (seats[place].is_bot, place))[:wanted]
    return [seats[place] for place in sorted(places)]
