"""New game: who plays, by which rules, from which deal. The defaults are ready to start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRect, QRegularExpression, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS, offered
from hoshikan.engine import Match, Seat, SetupError
from hoshikan.engine.game import Game, Option, OptionValue
from hoshikan.library import LibraryProblem
from hoshikan.library.history import Played
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.teaching.practice import Strength
from hoshikan.teaching.rating import Company, even_company, odds, rating, stakes
from hoshikan.teaching.rulebook import READINGS
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.seating import seat_names, teams_before
from hoshikan.ui.board.scenes import zone_picture
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.why import Question
from hoshikan.ui.features.newgame.gamehead import GameHead, StandingBox
from hoshikan.ui.features.newgame.seatlist import SeatList
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import Fold, button, label, of_the_house
from hoshikan.ui.kit.widgets.flow import Column, Row, Section, Segments, Switch
from hoshikan.ui.kit.widgets.focusring import tab_in_reading_order
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, People
from hoshikan.ui.session.otherengines import OtherEngines
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.ratedwords import RATED, RatedGames, Waiting
from hoshikan.ui.shared.sitting import AGAINST
from hoshikan.ui.shared.today import DayWords
from hoshikan.ui.text.covertext import COUNTS
from hoshikan.ui.text.levels import LevelWords


class ComponentChoice(QWidget):
    """The name of the chosen set and the buttons that change it."""

    changed = Signal()
    """There is another set to play with: from a file that fits, or the shipped one."""
    refused = Signal(object)
    """A file does not fit the game; carries the SetupError."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._file: Path | None = None
        self.chosen: Mapping[str, Any] | None = None
        """The set as `Match.start` takes it; None for the shipped one."""
        self._name = label(muted=True)
        self.choose = button("", self._ask)
        self.shipped = button("quiet", self._take_shipped)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["s"])
        for widget in (self._name, self.shipped, self.choose):
            row.addWidget(widget)

    def retranslate(self) -> None:
        """Words in the language now installed."""
        self._name.setText(self.tr("built-in") if self._file is None else self._file.name)
        self.choose.setText(self.tr("Choose a file…"))
        self.shipped.setText(self.tr("Use the built-in set"))
        self.shipped.setVisible(self._file is not None)

    def take(self, path: Path) -> None:
        """Use the set in a file, if it fits the game."""
        try:
            self.chosen = self._game.read_components(path)
        except SetupError as error:
            self.refused.emit(error)
        except OSError as error:
            self.refused.emit(SetupError(path.name, "bad-component-file", {"detail": error.strerror or str(error)}))
        else:
            self._file = path
            self.retranslate()
            self.changed.emit()

    def _take_shipped(self) -> None:
        self._file = self.chosen = None
        self.retranslate()
        self.changed.emit()

    def _ask(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        pattern = self.tr("Component sets") + " (*.toml *.json)"
        name, _ = QFileDialog.getOpenFileName(self, of_the_house(self.tr("Choose a component set")), folder, pattern)
        if name:
            self.take(Path(name))


SIZE: Final = QSize(252, 172)
"""Size of a picture, in logical pixels."""
_DEAL: Final = 1
"""Any deal will do: what is shown follows from the option alone."""


class SheetChoice(Segments):
    """Alternatives with pictures, which are painted when they are first wanted."""

    def __init__(self, game: Game, option: Option, zone: str, values: Sequence[Any]) -> None:
        super().__init__(values)
        self._game, self._option, self._zone = game, option, zone
        self._painted: Theme | None = None

    def part(self) -> QAbstractButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(SIZE)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        return made

    def paint_in(self, theme: Theme) -> None:
        """Have the pictures in the colours of a theme."""
        if theme == self._painted:
            return
        self._painted = theme
        for part, value in zip(self._parts(), self._values, strict=True):
            part.setIcon(QIcon(QPixmap.fromImage(self._picture(value, theme))))

    def _picture(self, value: Any, theme: Theme) -> QImage:
        seats = [Seat("human", "") for _ in range(self._game.players_with({self._option.id: value})[0])]
        match = Match.start(self._game, seats, _DEAL, {self._option.id: value})
        names = [""] * len(seats)
        return zone_picture(
            match.game, match.state.view(None), names, self._zone, SIZE, theme, self.devicePixelRatioF()
        )

    def _parts(self) -> list[QAbstractButton]:
        return self._group.buttons()


class RatedOpen(Question):
    """Says what beginning another one costs. Escape begins none."""

    continue_wanted = Signal()
    other_wanted = Signal()

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._moves = 0
        self._why = label(wrap=True)
        self.go_on = button("primary", self.continue_wanted.emit)
        self.other = button("", self.other_wanted.emit)
        self.leave = button("", self.hide)
        self.fill(self._why, (self.go_on, self.other, self.leave))

    def ask(self, moves: int) -> None:
        """Ask about a game in which `moves` moves have been played."""
        self._moves = moves
        self.retranslate()
        self.appear()

    def retranslate(self) -> None:
        self.head.setText(RATED.under_way())
        self._why.setText(RATED.what_giving_up_does(self._moves))
        self.go_on.setText(self.tr("Continue that game"))
        self.other.setText(self.tr("Give it up and start"))
        self.leave.setText(self.tr("Cancel"))
        if not self.isHidden():
            self.place()


class RatedLaw(Question):
    """The card that explains rated games."""

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._own = ""
        self._law = label(wrap=True)
        self.close_button = button("primary", self.hide)
        self.fill(self._law, (self.close_button,))

    def explain(self, own: str) -> None:
        """Show the rules, and `own`, what is known of the person's rating."""
        self._own = own
        self.retranslate()
        self.appear()

    def retranslate(self) -> None:
        self.head.setText(self.tr("Rated games"))
        self._law.setText("\n\n".join(part for part in (RATED.rules(), RATED.leaving(), self._own) if part))
        self.close_button.setText(self.tr("Close"))
        if not self.isHidden():
            self.place()


class RatedChoice(Section):
    """One switch and one sentence, and a card with the rest; it knows the odds of the person who sits here."""

    law_wanted = Signal()

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
        self._matched: tuple[str, ...] = ()
        self.switch = Switch()
        self.switch.setChecked(on)
        self.switch.toggled.connect(lambda _on: self.retranslate())
        self.law = button("quiet", self.law_wanted.emit)
        self.law.setText("?")
        self.law.setMinimumWidth(TARGET)
        self.heading.hide()
        self._row = self.add(_side_by_side(self.law, self.switch))

    @property
    def possible(self) -> bool:
        """True if one person plays against bots of known strength."""
        return bool(stakes(self._game, self._seats))

    @property
    def wanted(self) -> bool:
        """True if the game is to be rated, and can be."""
        return self.possible and self.switch.isChecked()

    def chances(self, place: int) -> Mapping[str, Company]:
        """Return the odds of the one person with a bot of each level in a seat: against that bot alone, or where seats
        win together those of the person's side. None for other tables."""
        if not self.possible or not self._seats[place].is_bot:
            return {}
        own, teams = self._strength(), self._teams

        def table(level: str) -> Sequence[Seat]:
            one = Seat("bot", "", level)
            return [*self._seats[:place], one, *self._seats[place + 1 :]] if teams else [Seat(), one]

        sides = self._sides if teams else ()
        return {level: odds(own, self._game, table(level), sides) for level in offered(self._game)}

    def odds_in_words(self, place: int) -> Mapping[str, str]:
        """Return those odds as the list of a seat shows them; before the first rated game, and where there are none,
        each level compared with the one below it."""
        if self._unrated or not (known := self.chances(place)):
            words = LevelWords()
            return {level: words.compared(self._game, level) for level in offered(self._game)}
        return {level: RATED.against_one(one, self._kind) for level, one in known.items()}

    def matching(self) -> str:
        """Explain what matching the person's strength does; "" where it cannot be done."""
        return RATED.matching(self._strength()) if self.possible else ""

    def expected(self) -> str:
        """Return the odds at this table; "" where they are unknown."""
        if not self.possible:
            return ""
        found = odds(self._strength(), self._game, self._seats, self._sides)
        gently = [RATED.gently()] if not found.known and found.levels == self._matched else []
        return "\n".join(gently if self._unrated else [*gently, RATED.chance(found)])

    def even_levels(self) -> tuple[str, ...]:
        """Return the levels of bots here that give the person about even chances."""
        self._matched = even_company(self._strength(), self._game, self._seats, self._sides).levels
        return self._matched

    def own(self) -> str:
        """Return what is known of the person's rating."""
        return RATED.own(self._strength()) if self.possible else ""

    def show_seats(self, seats: Sequence[Seat], sides: Sequence[int] = ()) -> None:
        """Take note of these seats, of which those of the same side win together; each its own by default. The switch
        stays what it is: it holds again once it can."""
        self._seats, self._sides = tuple(seats), tuple(sides)
        self.retranslate()

    def stakes(self) -> tuple[RatedSeat, ...]:
        """The seats as the library keeps them with a rated game; none for a game that is not."""
        return stakes(self._game, self._seats) if self.wanted else ()

    def retranslate(self) -> None:
        explanation = RATED.in_short() if self.possible else self.tr("Only for one person against our own bots.")
        self._row.say(self.tr("Rated game"), explanation)
        self.switch.setAccessibleName(self.tr("Rated game"))
        self.switch.setAccessibleDescription(explanation)
        self.law.setAccessibleName(self.tr("What is a rated game?"))

    @property
    def _unrated(self) -> bool:
        """True before the person's first rated game, and at tables that cannot be rated."""
        return not self.possible or not self._strength().answers

    @property
    def _teams(self) -> bool:
        return len(set(self._sides)) < len(self._sides)

    @property
    def _kind(self) -> str:
        if self._teams:
            return "team"
        return "duel" if len(self._seats) == 2 else "table"

    def _strength(self) -> Strength:
        if self._past is None:
            self._past = self._ask()
        person = next(seat.name for seat in self._seats if not seat.is_bot)
        return rating(self._past, self._game, person)


WIDEST = 1200
_HEAD = 0.26
"""Height of the head, as a share of the page's."""
_ROOMY = QSize(1360, 760)
"""From this size on the box stands beside the column."""
_HIGH_ENOUGH: Final = 32
"""Height of a page, in letters, in which the head leaves room for players and options below it."""


class NewGamePage(Page):
    """One column and one button that starts; in large windows beside the box of the game."""

    on_cloth = True

    def __init__(
        self, context: AppContext, game_id: str, even: bool = False, day: int = 0, parent: QWidget | None = None
    ) -> None:
        """With `even` an even match sits there at first, for a rated game; `day` is the deal of the day, which no
        rated game has, 0 for any deal."""
        super().__init__(context, parent)
        self._day = day
        self._game, self.game_id = context.games[game_id], game_id
        self._text = text_of(self._game.id)
        self._people = People(context.notebook)
        self._engines = OtherEngines(context.settings)
        others = [engine.name for engine in self._engines.for_game(game_id)]
        self.start = button("primary", self._start)
        self.start.setDefault(True)
        self.head = GameHead(self._game.id, self.start, WIDEST)
        self.seats = SeatList(self._game.players, game_id, self._people, others=others)
        self.seats.changed.connect(self._show_company)
        self.seats.match_wanted.connect(self.match_strength)
        self.rated = RatedChoice(game_id, self._rated_games, context.settings.rated_games and not day)
        self.rated.switch.toggled.connect(self._allow_deal)
        self.rated.switch.toggled.connect(self._show_changed_rules)
        self.rated.switch.toggled.connect(self._ask_names)
        self.law = RatedLaw(self, self)
        self.rated.law_wanted.connect(lambda: self.law.explain(self.rated.own()))
        self.fold = Fold()
        self.fold.opened.connect(self._on_fold)
        self._changed_rules = label("small", muted=True, wrap=True)
        self.box = StandingBox(self._game.id)
        self.box.hide()
        self._theme: Theme | None = None
        self._rules = Section()
        self._options: dict[str, tuple[Option, Segments, Row]] = {}
        self._deal = Section()
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{1,9}"), self.seed))
        self._another = button("", self._fresh_deal)
        self.components = ComponentChoice(self._game)
        self.waits = RatedOpen(self, self)
        self._waiting: Waiting | None = None
        self._history: Sequence[Played] | None = None
        """Games played so far, once they were needed."""
        self.waits.continue_wanted.connect(self._continue_rated)
        self.waits.other_wanted.connect(self._begin_instead)
        self._build()
        remembered = deals.remembered(context.notebook.value("new-game", game_id), self._game)
        self._reserve_names()
        known = _named(remembered.seats, context.settings.player_name)
        self.seats.set_seats(known or deals.default_seats(self._game, context.settings.player_name))
        chosen = self._game.option_values(remembered.options)
        for option, values, _row in self._options.values():
            values.choose(chosen[option.id])
        self._fit_seats()
        self._fresh_deal()
        if day:
            self.seed.setText(str(day))
        self.seed.textChanged.connect(self._show_changed_rules)
        if even:
            self.rated.switch.setChecked(True)
            self.match_strength()

    def title(self) -> str:
        return self.tr("New game")

    def cloth(self) -> QRect:
        return self._column.geometry()

    def retranslate(self) -> None:
        self.head.say(self._text.title(), self._text.tagline())
        self.box.repaint_box()
        self.fold.head.setText(self.tr("More"))
        self.fold.head.setAccessibleDescription(self.tr("Rules, deal, components, your own position"))
        self.seats.retranslate()
        self._show_company()
        self.rated.retranslate()
        self._reserve_names()
        self._rules.heading.setText(self.tr("Rules"))
        for option, values, row in self._options.values():
            name, explanation = self._text.option(option)
            source = self._text.option_source(option)
            if source:
                explanation = self.tr("{explanation} {source}").format(explanation=explanation, source=source)
            values.say([self._text.option_value(option, value) for value in _in_order(option)], name)
            row.say(name, explanation)
        self._fit_seats()
        self._show_changed_rules()
        self._deal.heading.setText(self.tr("Deal"))
        self._say_deal()
        self.seed.setAccessibleName(self.tr("Deal number"))
        self._say_set_up()
        self._another.setText(self.tr("Another"))
        self._another.setAccessibleName(self.tr("Another deal"))
        self._readings.setText(self.tr("We had to assume a few rules and numbers. See which"))
        self.components.retranslate()
        self._say_components()
        self.start.setText(self.tr("Play now"))
        self.waits.retranslate()
        self.law.retranslate()

    def _say_set_up(self) -> None:
        self.set_up.setText(self.tr("Set up a position…"))
        if self._game.editor() is not None:
            explanation = self.tr("Place the pieces yourself and play on from there.")
            if self.context.drafts.of(self._game.id) is not None:
                explanation = self.tr("The last position you set up is still there.")
            self._set_up_row.say(self.tr("Your own position"), explanation)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in (self.head, self.seats, self.fold, self.box):
            part.apply_theme(theme)
        self._paint_sheets()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def entered(self) -> None:
        self._say_set_up()
        self.start.setFocus()

    def _arrange(self) -> None:
        """Use the room there is."""
        roomy = self.width() >= _ROOMY.width() and self.height() >= _ROOMY.height()
        low = not roomy and self.height() < _HIGH_ENOUGH * self.fontInfo().pixelSize()
        self.head.set_look(pictured=not roomy, low=low)
        self.head.setMinimumHeight(0 if roomy or low else round(self.height() * _HEAD))
        self.box.setVisible(roomy)
        if roomy:
            self.box.fit(self.size())

    def _on_fold(self, _open: bool) -> None:
        self._paint_sheets()
        self._show_changed_rules()

    def _show_changed_rules(self) -> None:
        """Show what is not as usual while it is folded away."""
        pair = self.tr("{option}: {value}")
        changed = [
            pair.format(option=self._text.option(option)[0], value=self._text.option_value(option, values.value()))
            for option, values, _row in self._options.values()
            if values.value() != option.default
        ]
        if self._day and self.seed.text() == str(self._day) and not self.rated.wanted:
            changed.append(pair.format(option=DayWords().deal(), value=self._day))
        self._changed_rules.setText(listed(changed))
        self._changed_rules.setVisible(bool(changed) and not self.fold.is_open)

    def _say_components(self) -> None:
        """Show the source of the chosen set's numbers."""
        if not self._game.has_components:
            return
        own = self.components.chosen
        if not self._game.is_estimated(own):
            sentence = "" if own is None else self.tr("These numbers are from your own file.")
        elif own is None:
            sentence = self.tr(
                "Some of the built-in numbers are our estimates. If you own the game, use the real ones from a "
                "file of your own."
            )
        else:
            sentence = self.tr("Your file marks some of its numbers as estimates (reconstructed = true).")
        self._box_row.say(self.tr("Components"), sentence)

    def options(self) -> dict[str, OptionValue]:
        """The rule variants as chosen now."""
        return {option.id: values.value() for option, values, _row in self._options.values()}

    def _build(self) -> None:
        self._column = column = Column(WIDEST)
        column.body.addWidget(self.seats)
        column.body.addWidget(self.rated)
        self._readings = button("link", lambda: self.open_rules.emit(self._game.id, READINGS))
        for option in self._game.options:
            self._add_option(option)
        if self._options:
            self.fold.body.addWidget(self._rules)
        self.fold.body.addWidget(self._readings, 0, Qt.AlignmentFlag.AlignLeft)
        self._seed_row = self._deal.add(_side_by_side(self.seed, self._another))
        self._box_row = self._deal.add(self.components)
        for part in (self.components, self._box_row.name, self._box_row.explanation):
            part.setVisible(self._game.has_components)
        self.components.refused.connect(self._refuse)
        self.components.changed.connect(self._say_components)
        self.components.changed.connect(self._reserve_names)
        self.components.changed.connect(self.seats.yield_reserved)
        self.components.changed.connect(lambda: self.notice_over.emit("new-game"))
        self.set_up = button("", lambda: self.open_page.emit("position", (self._game.id,)))
        self._set_up_row = self._deal.add(self.set_up)
        self.set_up.setVisible(self._game.editor() is not None)
        self._set_up_row.name.setVisible(self._game.editor() is not None)
        self._set_up_row.explanation.setVisible(self._game.editor() is not None)
        self.fold.body.addWidget(self._deal)
        column.body.addWidget(self.fold)
        column.body.addWidget(self._changed_rules)
        column.body.addStretch(1)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self.head)
        beside.addWidget(column, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.box)
        whole.addLayout(beside, 1)
        tab_in_reading_order(self)

    def _add_option(self, option: Option) -> None:
        zone = self._text.pictured(option)
        values = SheetChoice(self._game, option, zone, _in_order(option)) if zone else Segments(_in_order(option))
        control: QWidget = values
        below = isinstance(values, SheetChoice)
        if option.rule:
            rule = button("link", lambda: self.open_rules.emit(self._game.id, option.rule))
            rule.setText(option.rule)
            control = rule if below else _side_by_side(rule, values)
        values.chosen.connect(lambda _value: self._fit_seats())
        values.chosen.connect(lambda _value: self._show_company())
        values.chosen.connect(lambda _value: self._show_changed_rules())
        self._options[option.id] = (option, values, self._rules.add(control))
        if below:
            self._rules.add_below(values)

    def _fit_seats(self) -> None:
        """Offer the numbers of players that the chosen rules are for, with a note where they leave some out."""
        chosen = self.options()
        allowed = self._game.players_with(chosen)
        self.seats.allow(allowed)
        pair = self.tr("{option}: {value}")
        limiting = [
            pair.format(option=self._text.option(option)[0], value=self._text.option_value(option, chosen[option.id]))
            for option in self._game.options
            if any(set(self._game.players_with(chosen | {option.id: value})) - set(allowed) for value in option.values)
        ]
        why = self.tr("With “{rules}”, this game is for {players}.") if limiting else ""
        self.seats.explain(why.format(rules=listed(limiting), players=COUNTS.headcount(allowed)))

    def _reserve_names(self) -> None:
        self.seats.reserve(self._text.taken_names(self.components.chosen))

    def _paint_sheets(self) -> None:
        """Paint pictures of map sheets, once the options are open."""
        if self.fold.is_open and self._theme is not None:
            for _option, values, _row in self._options.values():
                if isinstance(values, SheetChoice):
                    values.paint_in(self._theme)

    def _show_company(self) -> None:
        """Show the players on the head of the page."""
        seats = self.seats.seats()
        self.head.company.show_people(
            [Sitter(face) for face in self.seats.faces()], seat_names(seats), self.seats.emblems()
        )
        teams = teams_before(self._game, len(seats), self.options())
        self.seats.show_teams(teams)
        self.rated.show_seats(seats, teams.sides)
        by_seat = [self.rated.odds_in_words(place) for place in range(len(seats))]
        self.seats.show_odds(by_seat, self.rated.matching(), self.rated.expected())
        people = [seat.name for seat in seats if not seat.is_bot]
        self.seats.show_scores([self._score(seat, people) for seat in seats])
        self._allow_deal()
        self._ask_names()

    def _score(self, seat: Seat, people: Sequence[str]) -> str:
        """The results of the one person at the table against a bot."""
        if not seat.is_bot or len(people) != 1:
            return ""
        if self._history is None:
            try:
                self._history = self.context.library.history()
            except LibraryProblem:
                self._history = ()
        return AGAINST.of(self._history, self._game.id, people[0], seat.name)

    def _ask_names(self) -> None:
        """Ask once, where it matters, for the names of people that have none."""
        people = [seat.name for seat in self.seats.seats() if not seat.is_bot]
        why = ""
        if not self.context.settings.names_asked and not all(people):
            if len(people) > 1:
                why = self.tr("Names tell you apart at the table and in statistics. They may stay empty.")
            elif self.rated.wanted:
                why = self.tr("Your rated games are kept under your name. It may stay empty.")
        self.seats.ask_names(why)

    def match_strength(self) -> None:
        """Give the bots the levels against which the person's chances are about even."""
        if not self.rated.possible:
            return
        given = iter(self.rated.even_levels())
        seats = [Seat(seat.kind, seat.name, next(given)) if seat.is_bot else seat for seat in self.seats.seats()]
        self.seats.set_seats(seats, self.seats.emblems())

    def _rated_games(self) -> list[RatedGame]:
        try:
            return self.context.library.ratings.finished()
        except LibraryProblem:
            return []

    def _allow_deal(self) -> None:
        "Rated games are dealt at random."
        free = not self.rated.wanted
        self.seed.setEnabled(free)
        self._another.setEnabled(free)
        self._say_deal()

    def _say_deal(self) -> None:
        explanation = self.tr("The same number deals the same game again.")
        if self.rated.wanted:
            explanation = self.tr("Rated games are dealt at random.")
        self._seed_row.say(self.tr("Deal number"), explanation)

    def _fresh_deal(self) -> None:
        self.seed.setText(str(deals.fresh_seed()))

    def _start(self) -> None:
        """Begin, unless a rated game waits that this one would give up."""
        if self.rated.stakes():
            self._waiting = RatedGames(self.context.library, self.context.games).waiting(self._game.id, self._person())
            if self._waiting is not None:
                self.waits.ask(self._waiting.match.ply)
                return
        self._begin()

    def _person(self) -> str:
        return next((seat.name for seat in self.seats.seats() if not seat.is_bot), "")

    def _continue_rated(self) -> None:
        self.waits.hide()
        if self._waiting is not None:
            self.open_table.emit(self._waiting.match, self._waiting.rated.match_id)

    def _begin_instead(self) -> None:
        self.waits.hide()
        self._begin()

    def _begin(self) -> None:
        seats, options = self.seats.seats(), self.options()
        stakes = self.rated.stakes()
        seed = deals.fresh_seed() if stakes else int(self.seed.text() or deals.fresh_seed())
        try:
            own = self.components.chosen
            match = Match.start(self._game, seats, seed, options, date=deals.today(), components=own)
        except SetupError as error:
            self._refuse(error)
            return
        settings, notebook = self.context.settings, self.context.notebook
        notebook.keep("new-game", self._game.id, deals.remember(self._game, seats, options))
        self._remember_people(seats)
        Emblems(notebook).keep(match.header, self.seats.emblems())
        programs = {place: seat.level for place, seat in enumerate(seats) if seat.is_bot and seat.level not in LEVELS}
        self._engines.seat(match.header, programs)
        if not self._day:
            settings.rated_games = self.rated.switch.isChecked()
        settings.names_asked = settings.names_asked or bool(self.seats.names_asked.text())
        self.notice_over.emit("new-game")
        self.open_table.emit(match, self._begin_rated(match, stakes) if stakes else None)

    def _begin_rated(self, match: Match, stakes: Sequence[RatedSeat]) -> int | None:
        """Return the id of a rated match. With a library that cannot be written the game is not rated, with a
        notice."""
        try:
            return RatedGames(self.context.library, self.context.games).begin(match, stakes)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
            return None

    def _remember_people(self, seats: Sequence[Seat]) -> None:
        """Names and faces hold for all games; who sits first is the player of this computer."""
        people = [(seat.name, face) for seat, face in zip(seats, self.seats.faces(), strict=True) if not seat.is_bot]
        for name, face in reversed(people):
            self._people.choose(name, face)
        if people and people[0][0]:
            self.context.settings.player_name = people[0][0]

    def _refuse(self, error: SetupError) -> None:
        self.notice.emit(Notice("new-game", lambda: Messages().of(error), bad=True, here=True))


def _side_by_side(*widgets: QWidget) -> QWidget:
    """One control of several."""
    control = QWidget()
    beside = QHBoxLayout(control)
    beside.setContentsMargins(0, 0, 0, 0)
    beside.setSpacing(GAP["s"])
    for widget in widgets:
        # Aligned, or the lowest of fixed height would be the height of all.
        beside.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return control


def _named(seats: Sequence[Seat], name: str) -> list[Seat]:
    """Return the seats, the first nameless person called by `name`."""
    first = next((place for place, seat in enumerate(seats) if not seat.is_bot), None)
    known = list(seats)
    if first is not None and not known[first].name and name not in [seat.name for seat in known]:
        known[first] = Seat("human", name)
    return known


def _in_order(option: Option) -> tuple[OptionValue, ...]:
    """The values as they stand side by side: off before on, whichever is the default."""
    return tuple(sorted(option.values)) if isinstance(option.default, bool) else option.values
