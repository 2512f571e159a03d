"""New game: who plays, by which rules, from which deal. The defaults are ready to start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QRegularExpression, QSize, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import (
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Game, Match, Option, OptionValue, Seat, SetupError
from hoshikan.teaching.rulebook import READINGS
from hoshikan.ui.board.labels import emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.seating import seat_names, teams_before
from hoshikan.ui.board.scenes import zone_picture
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.newgame.seatlist import SeatList
from hoshikan.ui.kit.look.literal import titled
from hoshikan.ui.kit.look.theme import GAP, NIGHT, USUAL, Theme, color, completed, worn
from hoshikan.ui.kit.look.words import Notice, listed
from hoshikan.ui.kit.widgets.basic import (
    Column,
    Fold,
    Row,
    Section,
    Segments,
    button,
    label,
    of_the_house,
    side_by_side,
    tab_in_reading_order,
)
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.notebook import Emblems, People
from hoshikan.ui.session.otherengines import OtherEngines
from hoshikan.ui.shared.boxart import (
    SHADOW,
    ClosedBox,
    cover_of,
    paint_board,
    paint_closed_box,
    paint_wall,
)
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.rated import RatedChoice
from hoshikan.ui.shared.sitting import Scores
from hoshikan.ui.text.covertext import COUNTS

_ASPECT: Final = 0.74
"""Width of a box, in heights."""
_TALL: Final = 0.84
"""Height of the box, as a share of the page's …"""
_BROAD: Final = 0.32
"""… but at most this share of the window's width."""
_EDGE: Final = 0.025
"""Wall beside the box, as a share of the window's width."""
_BOARD: Final = 0.045
"""Height of the board and of the wall below it, as a share of the page's."""
_SETTLED_MS: Final = 120
"""After the last change of size; until then the box of before is shown."""


class StandingBox(QWidget):
    """Painted after the page has been seen: a cover as large as this takes a moment."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self._theme: Theme = NIGHT
        self._art: ClosedBox | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._paint_box)

    def fit(self, window: QSize) -> None:
        """Take the room that this much window has for it."""
        self.setFixedWidth(round(self._box_in(window).width() + 2 * window.width() * _EDGE))

    def repaint_box(self) -> None:
        """Its words have changed."""
        self._settled.start(1)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._settled.start(1)
        self.update()

    @property
    def is_painted(self) -> bool:
        """True if the box is painted at its final size."""
        return not self._settled.isActive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settled.start(1 if self._art is None else _SETTLED_MS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_wall(painter, QRectF(self.rect()), self._theme)
        place = self._place()
        paint_board(painter, QRectF(0, place.bottom() + 1, self.width(), round(self.height() * _BOARD)), self._theme)
        art = self._art
        if art is not None:
            painter.drawPixmap(place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), art.shadow)
            painter.drawPixmap(place, art.picture)
        painter.end()

    def _box_in(self, window: QSize) -> QSize:
        tall = min(window.height() * _TALL, window.width() * _BROAD / _ASPECT)
        return QSize(round(tall * _ASPECT), round(tall))

    def _place(self) -> QRect:
        """The place of the box: on the board, a little above the lower edge."""
        edge = self.width() * _EDGE / (_BROAD + 2 * _EDGE)
        wide = round(min(self.width() - 2 * edge, self.height() * _TALL * _ASPECT))
        tall = round(wide / _ASPECT)
        foot = round((self.height() + tall) / 2) if tall < self.height() * _TALL * 0.9 else round(self.height() * 0.92)
        return QRect((self.width() - wide) // 2, min(foot, self.height()) - tall, wide, tall)

    def _paint_box(self) -> None:
        place = self._place()
        if self.isHidden() or place.isEmpty():
            return
        self._art = paint_closed_box(self._game, place.size(), self.devicePixelRatioF(), self._theme)
        self.update()


_PICTURE: Final = 0.5
"""Begin of the picture, as a share of the width."""
_WORDS: Final = 0.55
"""Reach of words, as a share of the width: a little way over the plain ground."""
_FADE: Final = 0.45
"""Reach of the ground into the picture, as a share of its width."""
_FACE: Final = 60
"""Logical pixels of a face."""
_BESIDE: Final = 0.75
"""Reach of the words where they are beside the button."""


class Company(QWidget):
    """The faces of those who will play, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: list[str] = []
        self._emblems: tuple[int, ...] = USUAL
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_people(self, faces: Sequence[str], names: Sequence[str], emblems: Sequence[int] = USUAL) -> None:
        self._faces, self._emblems = list(faces), completed(emblems)
        self.setAccessibleName(listed(names))
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize((_FACE + GAP["xs"]) * len(self._faces), _FACE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter, theme = QPainter(self), worn(self._theme, self._emblems)
        for seat, face in enumerate(self._faces):
            left = (_FACE + GAP["xs"]) * seat
            if face:
                painter.drawPixmap(left, 0, portrait_pixmap(face, seat, theme, _FACE))
            else:
                # As large as a face under its hat.
                side = round(_FACE * 0.84)
                painter.drawPixmap(left + (_FACE - side) // 2, _FACE - side, emblem_pixmap(seat, theme, side))
        painter.end()


class GameHead(QWidget):
    """Name and what the game is about on the picture of its box; `start` is the large button."""

    def __init__(self, game_id: str, start: QPushButton, widest: int, parent: QWidget | None = None) -> None:
        """Its words begin where a column `widest` pixels wide begins in the middle of the window."""
        super().__init__(parent)
        self._game = game_id
        self._theme: Theme | None = None
        self._ground = QPixmap()
        self.name = label("display", wrap=True)
        self.tagline = label("large", wrap=True)
        self.company = Company()
        start.setProperty("scale", "large")
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.tagline)
        words.addSpacing(GAP["m"])
        below = QHBoxLayout()
        below.setSpacing(GAP["l"])
        below.addWidget(start)
        below.addWidget(self.company)
        below.addStretch(1)
        words.addLayout(below)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, GAP["l"], GAP["xxl"], GAP["l"])
        row.addSpacing(GAP["xl"])
        row.addLayout(words, round(100 * _WORDS))
        row.addStretch(round(100 * (1 - _WORDS)))
        self._row, self._words = row, words
        self._widest = widest
        self._pictured, self._low = True, False

    @property
    def is_low(self) -> bool:
        """True if it is one row, without what the game is about."""
        return self._low

    def set_look(self, *, pictured: bool, low: bool) -> None:
        """Without its picture, where the box stands beside the page, the words have the whole width. In a `low` window
        the name and the button are side by side."""
        if (pictured, low) == (self._pictured, self._low):
            return
        self._pictured, self._low = pictured, low
        reach = _BESIDE if low else _WORDS
        self._row.setStretch(1, round(100 * reach))
        self._row.setStretch(self._row.count() - 1, round(100 * (1 - reach)) if pictured else 0)
        self._words.setDirection(QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom)
        for place in (0, self._words.count() - 1):
            self._words.setStretch(place, int(not low))
        self._words.setStretchFactor(self.name, int(low))
        self.tagline.setHidden(low)
        self.name.setProperty("role", "title" if low else "display")
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)
        self._ground = QPixmap()
        self._frame()
        self.update()

    def say(self, name: str, tagline: str) -> None:
        self.name.setText(titled(name))
        self.name.setAccessibleName(name)
        self.tagline.setText(tagline)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._ground = QPixmap()
        self.company.apply_theme(theme)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frame()

    def _frame(self) -> None:
        left, high = max(0, (self.width() - 2 * GAP["xl"] - self._widest) // 2), GAP["s"] if self._low else GAP["l"]
        self._row.setContentsMargins(left, high, 0, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        wanted = self.size() * self.devicePixelRatioF()
        if self._ground.size() != wanted:
            self._ground = self._painted(wanted, self._theme)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _painted(self, size: QSize, theme: Theme) -> QPixmap:
        made = QPixmap(size)
        made.setDevicePixelRatio(self.devicePixelRatioF())
        made.fill(color(theme.window))
        whole = QRectF(self.rect())
        if not self._pictured:
            return made
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        part = whole.adjusted(whole.width() * _PICTURE, 0, 0, 0)
        painter.setClipRect(part)
        cover_of(self._game)(painter, part, theme)
        painter.restore()
        # The picture comes out of the ground, from nothing at its left edge.
        veil = QLinearGradient(part.topLeft(), QPointF(part.left() + part.width() * _FADE, part.top()))
        veil.setColorAt(0, color(theme.window, 1.0))
        veil.setColorAt(1, color(theme.window, 0.0))
        painter.fillRect(part, veil)
        painter.fillRect(QRectF(0, whole.height() - 1, whole.width(), 1), color(theme.border))
        painter.end()
        return made


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
        self.rated = RatedChoice(context, game_id, self, on=context.settings.rated_games and not day)
        self.rated.switch.toggled.connect(self._allow_deal)
        self.rated.switch.toggled.connect(self._show_changed_rules)
        self.rated.switch.toggled.connect(self._ask_names)
        self.rated.begin_wanted.connect(self._begin)
        self.rated.table_wanted.connect(self.open_table)
        self.rated.notice.connect(self.notice)
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
        self._scores = Scores(context)
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
            changed.append(pair.format(option=self.tr("Deal of the day"), value=self._day))
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
        column.lie_on_cloth()
        column.body.addWidget(self.seats)
        column.body.addWidget(self.rated)
        self._readings = button("link", lambda: self.open_rules.emit(self._game.id, READINGS))
        for option in self._game.options:
            self._add_option(option)
        if self._options:
            self.fold.body.addWidget(self._rules)
        self.fold.body.addWidget(self._readings, 0, Qt.AlignmentFlag.AlignLeft)
        self._seed_row = self._deal.add(side_by_side(self.seed, self._another))
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
            control = rule if below else side_by_side(rule, values)
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
        self.head.company.show_people(self.seats.faces(), seat_names(seats), self.seats.emblems())
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
        return self._scores.of(self._game.id, people[0], seat.name)

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
        if not self.rated.asks_first():
            self._begin()

    def _begin(self) -> None:
        seats, options = self.seats.seats(), self.options()
        seed = deals.fresh_seed() if self.rated.wanted else int(self.seed.text() or deals.fresh_seed())
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
        self._engines.seat_new(match.header)
        if not self._day:
            settings.rated_games = self.rated.switch.isChecked()
        settings.names_asked = settings.names_asked or bool(self.seats.names_asked.text())
        self.notice_over.emit("new-game")
        self.open_table.emit(match, self.rated.begin(match))

    def _remember_people(self, seats: Sequence[Seat]) -> None:
        """Names and faces hold for all games; who sits first is the player of this computer."""
        people = [(seat.name, face) for seat, face in zip(seats, self.seats.faces(), strict=True) if not seat.is_bot]
        for name, face in reversed(people):
            self._people.choose(name, face)
        if people and people[0][0]:
            self.context.settings.player_name = people[0][0]

    def _refuse(self, error: SetupError) -> None:
        self.notice.emit(Notice("new-game", lambda: Messages().of(error), bad=True, here=True))


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
