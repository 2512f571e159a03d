"""Puzzles: the one of the day, what comes back, and whatever else one wants to practise."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import RecordError
from hoshikan.library import LibraryProblem
from hoshikan.library.practice import PastAnswer
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.exercise import Exercise, ExerciseRun, Outcome
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.practice import STACK, Strength, chosen, due, of_the_day, strength
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.features.puzzles.daycard import DayCard
from hoshikan.ui.features.puzzles.filter import PuzzlesFilter
from hoshikan.ui.features.puzzles.ownmistakes import ONESELF, mistaken, own_mistakes
from hoshikan.ui.features.puzzles.trypanel import Bubble, CoachFace
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button, label
from hoshikan.ui.kit.widgets.column import Column
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.kit.widgets.spread import Spread
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.strengths import STRENGTHS

WIDEST: Final = 2400
_COLUMN: Final = (760, 1180)
"""Least width of two columns beside each other, and greatest of one alone."""
_OF_HEIGHT: Final = 0.62
"""So much of the page's height may the day's table take where it has a column of its own, …"""
_BESIDES: Final = 370
"""… or all but this, where that is more: the coach and the button at the foot, at a text size of 100 %."""
_OTHERS: Final = 3
"""So many people beside oneself have their mistakes at hand."""
_AFTER_MS: Final = 30
"""The picture of the day's table may wait for the first picture of the page."""


class PuzzlesPage(Page):
    """Asks the library what was answered each time it is shown."""

    def __init__(self, context: AppContext, game_id: str = "", parent: QWidget | None = None) -> None:
        """`game_id` is the game that is chosen at first, "" for all."""
        super().__init__(context, parent)
        self._puzzles: tuple[Exercise, ...] = ()
        self._past: list[PastAnswer] = []
        self._due: tuple[Exercise, ...] = ()
        self._today: Exercise | None = None
        self._overall: Strength | None = None
        self._pictured: tuple[str, str, QSize] | None = None
        self._mistaken: dict[str, int] = {}
        """By person in how many of the last games a review has found mistakes."""
        self.day = DayCard()
        self.day.clicked.connect(self._solve_today)
        self.face, self.bubble = CoachFace(), Bubble()
        self.due_button = button("primary", self._solve_due)
        self.mistakes = button("", partial(self._try_mistakes, ONESELF))
        self.others = {place: button("", partial(self._try_others, place)) for place in range(_OTHERS)}
        """The same of those who played beside one, most games first."""
        self._heading = label("large")
        self.filter = PuzzlesFilter(context.games)
        self.filter.choose(game_id)
        self.filter.changed.connect(self._count)
        self.start = button("primary", self._start)
        self.start.setProperty("scale", "large")
        self._status = label(muted=True, wrap=True)
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(_AFTER_MS)
        self._work.timeout.connect(self._paint_today)
        self._build()

    def _build(self) -> None:
        speaking = QHBoxLayout()
        speaking.setSpacing(GAP["xs"])
        speaking.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        speaking.addWidget(self.bubble, 1)
        beside = QVBoxLayout()
        beside.setSpacing(GAP["m"])
        beside.addLayout(speaking)
        for tool in (self.due_button, self.mistakes, *self.others.values()):
            beside.addWidget(tool, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(GAP["l"])
        head.addWidget(self.day, 3)
        head.addLayout(beside, 2)
        self._foot = foot = QHBoxLayout()
        foot.setSpacing(GAP["l"])
        foot.addWidget(self.start)
        foot.addWidget(self._status, 1)
        self._spread = spread = Spread(*_COLUMN)
        spread.left.addLayout(head)
        spread.right.addWidget(self._heading)
        spread.right.addWidget(self.filter, 1)
        spread.turned.connect(self._turn)
        column = Column(WIDEST, short=True)
        for part in (self._heading, spread, column.viewport()):
            part.installEventFilter(self)
        column.body.addWidget(spread)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(column)
        whole.addLayout(foot)
        whole.addStretch(1)

    def _turn(self, broad: bool) -> None:
        """The day's table above the coach where both have a column, else beside it."""
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if broad else QBoxLayout.Direction.LeftToRight)
        self.filter.spread_out(broad)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._stand_foot()  # at once: later, the button would have been painted at another place
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """The day's table as large as there is room."""
        broad = self._head.direction() == QBoxLayout.Direction.TopToBottom
        most = self.height() - round(_BESIDES * self.context.theme().interface_scale)
        self.day.grow(max(round(self.height() * _OF_HEIGHT), most) if broad else 0)
        self._stand_foot()
        self._work.start()

    def _stand_foot(self) -> None:
        """The button below what it begins with, however far that reaches: always in view."""
        rim = self._heading.mapTo(self, QPoint(0, 0)).x()
        self._foot.setContentsMargins(rim, GAP["s"], GAP["xl"], GAP["m"])

    # The page

    def title(self) -> str:
        return self.tr("Puzzles")

    def entered(self) -> None:
        self.refresh()
        target: QWidget = self.due_button if self._due else self.start if self._puzzles else self.filter.tiles[""]
        target.setFocus()

    def refresh(self) -> None:
        """Read again what was answered."""
        box = self.context.puzzles
        try:
            self._puzzles = box.of()
            self._past = self.context.library.practice.all()
            now = self.context.library.now()
        except (TeachingError, LibraryProblem) as error:
            self._report(error)
            now = 0
        self._due = box.among(due(self._past, now)) if now else ()
        self._mistaken = self._count_mistaken()
        self._today = of_the_day(self._puzzles, box.today())
        games = {one.game for one in self._past if one.rating is not None}
        self._overall = strength(self._past) if games else None
        strengths = {game: strength(self._past, game) for game in games if game in self.context.games}
        if self._overall is not None:
            strengths[""] = self._overall
        self.filter.show_all(self._puzzles, strengths)
        self.retranslate()
        self._work.start()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("What would you like to practise?"))
        self.filter.retranslate()
        self._say_today()
        self._say_coach()
        self._count()

    def apply_theme(self, theme: Theme) -> None:
        for part in (self.day, self.face, self.bubble, self.filter):
            part.apply_theme(theme)
        self._pictured = None
        self._work.start()

    def left(self) -> None:
        self._work.stop()

    # Words

    def _say_today(self) -> None:
        today = self._today
        self.day.setVisible(today is not None)
        if today is None:
            return
        now = self.context.puzzles.today()
        day = QLocale().toString(QDate(now.year, now.month, now.day), QLocale.FormatType.LongFormat)
        last = next((one for one in reversed(self._past) if one.exercise == today.id), None)
        if last is None:
            more = self.tr("Find the best move.")
        elif last.outcome == Outcome.SHOWN.value:
            more = self.tr("☆ Not found. You can try it again.")
        else:
            more = self.tr("★ Solved. You can try it again.")
        self.day.say(self.tr("Puzzle of the day"), cover_text_of(today.game).title(), f"{day}\n{more}")

    def _say_coach(self) -> None:
        count = len(self._due)
        if not self._puzzles:
            words = self.tr("There are no puzzles yet. Lessons and games against the bots teach as much.")
        elif count:
            words = self.tr("%n puzzle(s) you once missed: can you solve them today?", "", count)
        elif self._overall is None:
            words = self.tr("A position, and one move that is clearly best. Take your time; every try gets an answer.")
        else:
            words = self.tr("Nothing to repeat today. Choose something new.")
        self.bubble.words.setText(words)
        rating = ""
        if self._overall is not None:
            rating = self.tr("Your puzzle rating: {rating}").format(rating=STRENGTHS.of(self._overall))
        self.bubble.more.setText(rating)
        self.bubble.more.setVisible(bool(rating))
        self.bubble.setAccessibleName(f"{words} {rating}".strip())
        self.face.setAccessibleName(self.tr("The coach"))
        self.face.feel("pleased" if count == 0 and self._overall is not None else "calm")
        self.due_button.setText(self.tr("Repeat %n puzzle(s)", "", min(count, STACK)))
        self.due_button.setVisible(bool(count))
        own = self._mistaken.get(ONESELF, 0)
        self.mistakes.setText(self.tr("Learn from your mistakes (%n game(s))", "", own))
        self.mistakes.setVisible(bool(own))
        others = self._others()
        for place, tool in self.others.items():
            tool.setVisible(place < len(others))
            if place < len(others):
                name, count = others[place]
                tool.setText(self.tr("{name}'s mistakes (%n game(s))", "", count).format(name=name))

    def _count(self) -> None:
        """Say how many fit."""
        fitting = len(self.filter.wanted())
        self.start.setEnabled(bool(fitting))
        self.start.setText(self.tr("Solve %n puzzle(s)", "", min(fitting, STACK)) if fitting else self.tr("Solve"))
        if fitting:
            self._status.setText(self.tr("Picks puzzles near your rating from the %n that match.", "", fitting))
        elif self.filter.game and not any(one.game == self.filter.game for one in self._puzzles):
            title = cover_text_of(self.filter.game).title()
            self._status.setText(
                self.tr("There are no puzzles for {game} yet. Its lessons teach as much.").format(game=title)
            )
        else:
            self._status.setText(self.tr("No puzzles match. Loosen the filters."))

    # What is done

    def _start(self) -> None:
        now = self._now()
        self._solve(chosen(self.filter.wanted(), self._past, now))

    def _solve_due(self) -> None:
        self._solve(self._due[:STACK])

    def _solve_today(self) -> None:
        if self._today is not None:
            self._solve((self._today,))

    def _count_mistaken(self) -> dict[str, int]:
        try:
            return mistaken(self.context.library, self.context.settings.player_name)
        except LibraryProblem:
            return {}

    def _others(self) -> list[tuple[str, int]]:
        """Return other people's mistakes, with the number of games; most games first."""
        others = [(name, count) for name, count in self._mistaken.items() if name != ONESELF]
        return sorted(others, key=lambda one: -one[1])[:_OTHERS]

    def _try_others(self, place: int) -> None:
        self._try_mistakes(self._others()[place][0])

    def _try_mistakes(self, who: str) -> None:
        try:
            stack = own_mistakes(self.context.library, self.context.games, self.context.settings.player_name, who)
        except LibraryProblem as error:
            self._report(error)
            return
        if stack:
            self._solve(stack)
        else:
            said = Notice("mistakes", lambda: self.tr("You've found something better for all of them."))
            self.notice.emit(said)

    def _solve(self, stack: tuple[Exercise, ...]) -> None:
        if stack:
            self.open_page.emit("exercise", (stack,))

    def _now(self) -> int:
        try:
            return self.context.library.now()
        except LibraryProblem:
            return 0

    def _paint_today(self) -> None:
        """Paint the table of the day's puzzle as large as it is shown."""
        from hoshikan.ui.board.snapshot import snapshot

        today, theme = self._today, self.context.theme()
        place = self.day.picture.size().toSize().expandedTo(QSize(320, 200))
        if today is None or (wanted := (today.id, theme.name, place)) == self._pictured:
            return
        self._pictured = wanted
        try:
            run = ExerciseRun(self.context.games, today)
            names = seat_names(run.match.header.seats)
            image = snapshot(run.game, run.view(), run.seat, names, place, theme, self.devicePixelRatioF())
        except (MissingResourceError, RecordError, TeachingError):
            return
        self.day.show_image(image)

    def _report(self, error: Exception) -> None:
        self.notice.emit(Notice("library", lambda: Messages().of(error), bad=True))
