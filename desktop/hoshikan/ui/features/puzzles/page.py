"""Puzzles: the one of the day, what comes back, and whatever else one wants to practise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Game, HoshikanError, RecordError
from hoshikan.library.practice import PastAnswer
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.exercise import Exercise, ExerciseRun
from hoshikan.teaching.practice import STACK, Strength, chosen, due, of_the_day, strength
from hoshikan.teaching.puzzles import BEYOND
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of, text_of
from hoshikan.ui.features.puzzles.trypanel import Bubble, CoachFace
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.look.words import Notice, listed
from hoshikan.ui.kit.widgets.basic import (
    Column,
    DropDown,
    Flow,
    PaintedButton,
    Spread,
    Tile,
    button,
    label,
    set_in_display,
    spaced,
)
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.notebook import BegunPuzzles
from hoshikan.ui.shared.boxart import cover_of
from hoshikan.ui.shared.today import ONESELF, DayWords, mistaken, own_mistakes
from hoshikan.ui.text.levels import STRENGTHS, LevelWords

_HEIGHT: Final = 216
_WORDS: Final = 0.46
"""Share of the width that belongs to the words, …"""
_OVER: Final = 0.8
"""… this share of which is on paper alone; the rest is where the picture begins."""
_MOST: Final = 1.25


_TALL: Final = 0.62
"""Aspect (height by width) from which the words are above the table, which has the whole width then."""


class DayCard(PaintedButton):
    """The table at the right or below, fading into the paper on which the words stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self._image = QImage()
        self._high = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name = label("large", wrap=True)
        set_in_display(self._name)
        self._game = label(wrap=True)
        self._more = label("small", muted=True, wrap=True)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        column.setSpacing(GAP["xs"])
        column.addStretch(1)
        for part in (self._name, self._game, self._more):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        column.addStretch(1)

    def say(self, name: str, game: str, more: str) -> None:
        self._name.setText(name)
        self._game.setText(game)
        self._more.setText(more)
        self.setAccessibleName(listed(part for part in (name, game, more) if part))
        self._fit()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    @property
    def picture(self) -> QRectF:
        """Return the place of the table."""
        if self._tall:
            return QRectF(self.rect()).adjusted(1, self._more.geometry().bottom(), -1, -1)
        return QRectF(self.rect()).adjusted(self.width() * self._share * _OVER, 1, -1, -1)

    @property
    def _tall(self) -> bool:
        return self.height() >= self.width() * _TALL

    @property
    def _share(self) -> float:
        """Share of the width for the words: more where they are larger."""
        return _WORDS * min(_MOST, self._theme.interface_scale)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._fit()
        self._stand()

    def grow(self, high: int) -> None:
        """Take a height of `high` pixels, or that of the words."""
        self._high = high
        self._stand()

    def _stand(self) -> None:
        self.setMinimumHeight(max(self._high, round(_HEIGHT * min(1.2, self._theme.interface_scale))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(box, RADIUS["m"], RADIUS["m"])
        painter.setClipPath(corners)
        painter.fillRect(box, color(theme.raised))
        place = self.picture
        if not self._image.isNull():
            scale = max(place.width() / self._image.width(), place.height() / self._image.height())
            wide, high = place.width() / scale, place.height() / scale
            middle = QRectF((self._image.width() - wide) / 2, (self._image.height() - high) / 2, wide, high)
            painter.drawImage(place, self._image, middle)
        veil = QLinearGradient(place.topLeft(), place.bottomLeft() if self._tall else place.topRight())
        veil.setColorAt(0, color(theme.raised))
        veil.setColorAt(0.08 if self._tall else 0.3, color(theme.raised, 0.0))
        painter.fillRect(place.adjusted(-1, -1, 0, 0), veil)
        painter.setClipping(False)
        lit = self.underMouse() or self.isDown()
        painter.setPen(QPen(color(theme.gold_line if lit else theme.control), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, RADIUS["m"], RADIUS["m"])
        painter.end()

    def _fit(self) -> None:
        self._column.setStretch(0, 0 if self._tall else 1)
        widest = self.width() - 2 * GAP["l"] if self._tall else round(self.width() * self._share) - GAP["l"]
        for part in (self._name, self._game, self._more):
            part.setMaximumWidth(widest)


_COVER: Final = QSize(66, 66)
_COVERS: Final = (66, 112, 200)
"""Width and least height of a cover by how much room there is; from the second on it is as high as its tile."""
_UNBOUND: Final = 16_777_215
"""Qt's QWIDGETSIZE_MAX."""
_COVER_SHAPE: Final = 0.75
"""Width of a cover that is shown in full height, in its height."""
_VAST: Final = 1000
"""Width from which there is room for the largest, in logical pixels."""
_COLUMNS: Final = 3


class PuzzlesFilter(QWidget):
    """A box for each game, and two lists; `changed` is emitted when others are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._puzzles: tuple[Exercise, ...] = ()
        self._strengths: dict[str, Strength] = {}
        self.tiles = {game: Tile(picture=_COVER) for game in (*games, "")}
        group = QButtonGroup(self)
        self._grid = grid = QGridLayout()
        grid.setSpacing(GAP["s"])
        for game, tile in self.tiles.items():
            tile.setCheckable(True)
            group.addButton(tile)
            tile.toggled.connect(lambda down, game=game: self._on_game(game) if down else None)
        self.spread_out(False)
        self.theme, self.level = DropDown(), DropDown()
        below = QWidget()
        row = Flow(below)
        spaced(row, 0, GAP["s"])
        for part in (self.theme, self.level):
            row.addWidget(part)
            part.currentIndexChanged.connect(lambda _index: self.changed.emit())
        whole = QVBoxLayout(self)
        spaced(whole, 0, GAP["m"])
        whole.addLayout(grid)
        whole.addWidget(below)

    @property
    def game(self) -> str:
        """The chosen game, "" for all."""
        return next((game for game, tile in self.tiles.items() if tile.isChecked()), "")

    def spread_out(self, roomy: bool) -> None:
        """Boxes in three columns, or larger ones in two."""
        columns = _COLUMNS - roomy
        for place, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self._roomy = roomy
        self._picture_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture_all()

    def _picture_all(self) -> None:
        vast = self._roomy and self.width() >= _VAST
        side = _COVERS[self._roomy + vast]
        most = _UNBOUND if self._roomy else side
        for tile in self.tiles.values():
            tile.set_large(vast)
            if tile.picture is not None:
                tile.picture.setMinimumSize(side, side)
                tile.picture.setMaximumSize(side, most)

    def choose(self, game: str) -> None:
        self.tiles.get(game, self.tiles[""]).setChecked(True)

    def show_all(self, puzzles: Sequence[Exercise], strengths: Mapping[str, Strength]) -> None:
        """Show the puzzles, and the player's strength in each game that was tried ("": over all)."""
        self._puzzles, self._strengths = tuple(puzzles), dict(strengths)
        self.retranslate()

    def wanted(self) -> list[Exercise]:
        """The puzzles that fit all three."""
        theme, level = self.theme.currentData() or "", self.level.currentData() or ""
        return [
            puzzle
            for puzzle in self._of_game()
            if (not theme or theme in self._themes(puzzle)) and (not level or puzzle.level == level)
        ]

    def retranslate(self) -> None:
        for game, tile in self.tiles.items():
            count = sum(not game or puzzle.game == game for puzzle in self._puzzles)
            number = self.tr("%n puzzle(s)", "", count) if count else self.tr("no puzzles yet")
            found = self._strengths.get(game)
            rated = "" if found is None else self.rated(found)
            name = cover_text_of(game).title() if game else self.tr("All games")
            tile.say(name, "  ·  ".join(part for part in (number, rated) if part))
        self.theme.call(self.tr("Theme"))
        self.level.call(self.tr("Difficulty"))
        self._fill()

    def rated(self, found: Strength) -> str:
        """A puzzle rating with its uncertainty."""
        return self.tr("rating {rating}").format(rating=STRENGTHS.of(found))

    def apply_theme(self, theme: Theme) -> None:
        for game, tile in self.tiles.items():
            if tile.picture is not None:
                tile.picture.show_drawing(cover_of(game) if game else self._all_covers, theme)

    def _all_covers(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        """The middle of every cover, side by side."""
        wide, cover = area.width() / len(self._games), area.height() * _COVER_SHAPE
        for place, game in enumerate(self._games):
            strip = QRectF(area.x() + place * wide, area.y(), wide, area.height())
            painter.save()
            painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
            cover_of(game)(painter, QRectF(strip.center().x() - cover / 2, area.y(), cover, area.height()), theme)
            painter.restore()

    def _of_game(self) -> list[Exercise]:
        return [puzzle for puzzle in self._puzzles if self.game in ("", puzzle.game)]

    def _themes(self, puzzle: Exercise) -> set[str]:
        """Return the themes of a puzzle, by their shown names: several kinds of features may have the same, and where
        all games are side by side each name includes its game."""
        text = text_of(puzzle.game)
        names = {name for kind in puzzle.themes if (name := text.theme(kind))}
        if self.game:
            return names
        return {self.tr("{game}: {theme}").format(game=text.title(), theme=name) for name in names}

    def _on_game(self, _game: str) -> None:
        self._fill()
        self.changed.emit()

    def _fill(self) -> None:
        found = self._of_game()
        named = {"": self.tr("Any theme")}
        for game in (self.game,) if self.game else self._games:
            themes = Counter(theme for one in found if one.game == game for theme in self._themes(one))
            for theme, count in themes.most_common():
                named[theme] = self._counted(theme, count)
        self.theme.fill(named)
        levels = Counter(puzzle.level for puzzle in found)
        words = LevelWords()
        hard = {"": self.tr("Any difficulty")}
        for level in (*LEVELS, BEYOND):
            if levels[level]:
                name = self.tr("No bot solves it") if level == BEYOND else words.name(level)
                hard[level] = self._counted(name, levels[level])
        self.level.fill(hard)

    def _counted(self, name: str, count: int) -> str:
        return self.tr("{name} ({count})").format(name=name, count=count)


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

    on_cloth = True

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
        set_in_display(self._heading)
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
        except (HoshikanError, MissingResourceError) as error:
            self.trouble.emit(error)
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
        outcome = next((one.outcome for one in reversed(self._past) if one.exercise == today.id), "")
        words = DayWords()
        self.day.say(words.title(), cover_text_of(today.game).title(), f"{day}\n{words.state(outcome)}")

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
            near = self.tr("Picks puzzles near your rating from the %n that match.", "", fitting)
            counts = self.tr("Only a right first try without a hint counts as solved.")
            self._status.setText(f"{near}\n{counts}")
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
        begun = BegunPuzzles(self.context.notebook).all()
        self._solve(chosen(self.filter.wanted(), self._past, now, begun=begun))

    def _solve_due(self) -> None:
        self._solve(self._due[:STACK])

    def _solve_today(self) -> None:
        if self._today is not None:
            self._solve((self._today,))

    def _count_mistaken(self) -> dict[str, int]:
        try:
            return mistaken(self.context.library, self.context.settings.player_name)
        except HoshikanError:
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
        except HoshikanError as error:
            self.trouble.emit(error)
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
        except HoshikanError:
            return 0

    def _paint_today(self) -> None:
        """Paint the table of the day's puzzle as large as it is shown."""
        from hoshikan.ui.board.scenes import snapshot

        today, theme = self._today, self.context.theme()
        place = self.day.picture.size().toSize().expandedTo(QSize(320, 200))
        if today is None or (wanted := (today.id, theme.name, place)) == self._pictured:
            return
        self._pictured = wanted
        try:
            run = ExerciseRun(self.context.games, today)
            names = seat_names(run.match.header.seats)
            image = snapshot(run.game, run.view(), run.seat, names, place, theme, self.devicePixelRatioF())
        except (MissingResourceError, RecordError):
            return
        self.day.show_image(image)
