"""The window onto a table: fits the scene, draws the ground behind it, and hands keys to the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsItem,
    QGraphicsView,
    QHBoxLayout,
    QStyleOptionGraphicsItem,
    QToolButton,
    QToolTip,
    QWidget,
)

from hoshikan.engine.sums import Sum
from hoshikan.ui.board.table.access import Narrator, install
from hoshikan.ui.board.table.camera import STEP
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.drawing import draw_table_ground
from hoshikan.ui.board.table.items import BELOW, PieceItem
from hoshikan.ui.board.table.motion import Heard, Step, Tween
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import DURATION, GAP, Theme
from hoshikan.ui.kit.widgets.accessible import covering
from hoshikan.ui.kit.widgets.focusring import last_input
from hoshikan.ui.kit.widgets.icons import icon


class Asking(QObject):
    """Watches the mouse over one table. The left button asks about a piece with which nothing can be done, the right
    one about any piece while it has nothing else to do."""

    wanted = Signal(str)
    """Key of the piece whose numbers are to be explained."""

    def __init__(self, scene: TableScene[Any]) -> None:
        super().__init__(scene)
        self._scene = scene
        self.has_card = False
        """True if a card beside this table shows the answers."""
        self._pressed = ""
        self._pointed = ""
        """Piece with a number under the mouse."""

    def sums(self, key: str) -> Sequence[Sum]:
        """Return the sums behind the numbers of a piece, as the seat at the screen knows them."""
        scene = self._scene
        if not self.has_card or not key or scene.is_empty or scene.is_staging or scene.is_moving:
            return ()
        words = scene.text.sums
        return () if words is None else words.at(key, scene.view, scene.seat)

    def press(self, button: Qt.MouseButton, point: QPointF) -> None:
        """Note what a press at a point of the scene is about, before the table acts on it."""
        choosing = self._scene.choosing
        right = button == Qt.MouseButton.RightButton and not choosing.is_busy and not choosing.can_turn
        left = button == Qt.MouseButton.LeftButton
        self._pressed = self._number_at(point, live=right) if left or right else ""

    def release(self, point: QPointF) -> None:
        """Ask, once the table has acted on a click."""
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed in {item.key for item in self._scene.stage.at(point)} and self.sums(pressed):
            self.wanted.emit(pressed)

    def cancel(self) -> None:
        """Forget the press: it has become a drag, of a piece or of the map."""
        self._pressed = ""

    def hover(self, point: QPointF) -> None:
        """Show by the mouse where a click explains a number."""
        self._pointed = self._number_at(point, live=True)
        if self._number_at(point, live=False):
            self._scene.stage.point_with(Qt.CursorShape.WhatsThisCursor)

    def ask(self) -> bool:
        """Ask about the piece with the focus, or under the mouse where that was used last; False if it shows no
        number."""
        focus = self._scene.stage.focus_key
        order = (focus, self._pointed) if last_input().by_keys else (self._pointed, focus)
        key = next((one for one in order if self.sums(one)), "")
        if key:
            self.wanted.emit(key)
        return bool(key)

    def _number_at(self, point: QPointF, *, live: bool) -> str:
        """Return the topmost piece with a number; without `live`, "" where a press does something else."""
        found = ""
        for item in self._scene.stage.at(point):
            if not live and self._scene.choosing.answers(item.key):
                return ""
            if not found and self.sums(item.key):
                found = item.key
        return found


_ABOVE: Final = 120.0
"""Distance beyond the upper edge of the table from which pieces without an origin come, in scene units."""
_EACH: Final = 0.4
"""The share of the whole time that a piece is on its way."""


def deal(table: TableScene[Any]) -> None:
    """Let all movable pieces, by the game's `lands`, come flying one after another, row by row."""

    def build() -> list[Tween]:
        pieces = [item for item in table.stage if item.placement.kind in table.lands]
        pieces.sort(key=lambda item: (round(item.home.y()), item.home.x()))
        dealer = QPointF(table.sceneRect().center().x(), table.sceneRect().top() - _ABOVE)
        last = max(1, len(pieces) - 1)
        return [
            _dealt(item, _source(table, item) or dealer, (1 - _EACH) * number / last)
            for number, item in enumerate(pieces)
        ]

    table.motion.play(Step(build, DURATION["hold"], hears=lambda: [Heard(0.05, "deal")]))


def _source(table: TableScene[Any], item: PieceItem) -> QPointF | None:
    origin = table.stage.get(item.placement.origin)
    return None if origin is None else origin.home


def _dealt(item: PieceItem, start: QPointF, begin: float) -> Tween:
    """From `start`, setting out after the share `begin` of the time; as large as it will lie there, since pictures that
    are made larger or smaller take twice the time of a frame."""
    item.setPos(start)
    item.setOpacity(0)

    def show(at: float) -> None:
        way = min(max((at - begin) / _EACH, 0.0), 1.0)
        if way >= 1:
            item.settle()
            return
        item.setOpacity(min(1.0, way * 3))
        item.setPos(start + (item.home - start) * (1 - (1 - way) ** 3))

    return show


_FAR: Final = 4000.0
"""Scene units that no window reaches beyond the scene."""


class Surround(QGraphicsItem):
    """Lies between the map and everything else; seen only while the map is larger than its frame."""

    def __init__(self, view: QGraphicsView, draw_sky: Callable[[QPainter, QRect], None]) -> None:
        """`draw_sky` draws the sky in a part of the viewport, whose coordinates the painter has."""
        super().__init__()
        self._view = view
        self._draw_sky = draw_sky
        self._frame = QRectF()
        self.setZValue(BELOW / 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def follow(self, frame: QRectF, needed: bool) -> None:
        """Leave `frame` free, which is the part of the scene where the map is seen."""
        if frame != self._frame:
            self.prepareGeometryChange()
            self._frame = QRectF(frame)
        self.setVisible(needed)

    def boundingRect(self) -> QRectF:
        return self._frame.adjusted(-_FAR, -_FAR, _FAR, _FAR)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # Qt's signature
        widget: QWidget | None = None,
    ) -> None:
        if widget is None:  # a picture of the table, which always shows the whole map
            return
        hole = self._view.mapFromScene(self._frame).boundingRect()
        window = self._view.viewport().rect()
        painter.save()
        painter.resetTransform()
        for strip in (
            QRect(window.left(), window.top(), window.width(), hole.top() - window.top()),
            QRect(window.left(), hole.bottom() + 1, window.width(), window.bottom() - hole.bottom()),
            QRect(window.left(), hole.top(), hole.left() - window.left(), hole.height()),
            QRect(hole.right() + 1, hole.top(), window.right() - hole.right(), hole.height()),
        ):
            if not strip.isEmpty():
                self._draw_sky(painter, strip)
        painter.restore()


_APART: Final = 6
"""Pixels between a piece and its tip."""
_SMALL: Final = 0.45
"""Share of the view's height above which a piece's tip is shown at the mouse."""


def show_tip(view: QGraphicsView, event: QHelpEvent) -> None:
    """Show the tip of the piece under the mouse, or none."""
    item = next((one for one in view.items(event.pos()) if one.toolTip()), None)
    if item is None:
        QToolTip.hideText()
        return
    piece = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    QToolTip.showText(event.globalPos(), item.toolTip(), view.viewport(), piece)
    tip = _shown()
    if tip is None or piece.height() > _SMALL * view.viewport().height():
        return
    over = QRect(view.viewport().mapToGlobal(piece.topLeft()), piece.size())
    screen = view.screen().availableGeometry()
    tip.move(place_of(tip.rect(), over, screen))


def place_of(tip: QRect, piece: QRect, screen: QRect) -> QPoint:
    """Return the place of a tip: below its piece, or above it where the screen ends, and never beyond its sides."""
    left = min(max(piece.center().x() - tip.width() // 2, screen.left()), screen.right() + 1 - tip.width())
    below = piece.bottom() + 1 + _APART
    fits = below + tip.height() <= screen.bottom() + 1
    return QPoint(left, below if fits else max(piece.top() - _APART - tip.height(), screen.top()))


def _shown() -> QWidget | None:
    """The tip that Qt shows; it has no other way to it than its name."""
    widgets = (one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    return next((one for one in widgets if one.isVisible()), None)


_STEPS: Final = MappingProxyType({"closer": STEP**2, "farther": STEP**-2})


class ZoomButtons(QWidget):
    """Turn, closer, farther, everything. Lies over the lower right corner of the map, or the upper one."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._tools = {name: self._tool(name) for name in ("turn", "closer", "farther", "whole")}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP["xs"])
        for tool in self._tools.values():
            self._row.addWidget(tool)
        self.retranslate()
        self.apply_theme(stage.pictures.theme)
        self.hide()

    def tool(self, name: str) -> QToolButton:
        """ "turn", "closer", "farther" or "whole"."""
        return self._tools[name]

    def retranslate(self) -> None:
        words = {
            "turn": (self.tr("Turn the map"), "Z"),
            "closer": (self.tr("Zoom in"), "+"),
            "farther": (self.tr("Zoom out"), "-"),
            "whole": (self.tr("Show the whole map"), "0"),
        }
        for name, (word, key) in words.items():
            self._tools[name].setAccessibleName(word)
            self._tools[name].setToolTip(literal(f"{word} ({key})"))

    def apply_theme(self, theme: Theme) -> None:
        size = self.fontMetrics().height()
        for name, tool in self._tools.items():
            tool.setIcon(icon(name, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def follow(self, frame: QRectF, covers: Sequence[QRect]) -> None:
        """Be there if there is a map, seen through `frame` of the view: in a row, or below each other, or above, where
        that is on none of the `covers` over the map; below each other if there is no such place."""
        camera = self._stage.camera
        self.setVisible(camera.works)
        if not camera.works:
            return
        self._tools["turn"].setVisible(camera.offers_turn)
        self._tools["farther"].setEnabled(not camera.shows_all)
        self._tools["whole"].setEnabled(not camera.shows_all)
        row, column = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        for direction, above in ((row, False), (column, False), (row, True), (column, True), (column, False)):
            self._row.setDirection(direction)
            self.adjustSize()
            top = frame.top() + GAP["s"] if above else frame.bottom() - self.height() - GAP["s"]
            self.move(round(frame.right()) - self.width() - GAP["s"], round(top))
            if not any(cover.intersects(self.geometry()) for cover in covers):
                break

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(lambda _checked=False: self._press(name))
        return tool

    def _press(self, name: str) -> None:
        camera = self._stage.camera
        if name == "turn":
            self._stage.turn_map(not camera.is_turned)
            return
        if name == "whole":
            camera.show_all()
        else:
            camera.zoom_at(camera.frame.center(), _STEPS[name])
        self._stage.camera_changed()


_REST: Final = 90
"""Milliseconds without a further change of size after which pictures are drawn sharp again."""


_LEAP: Final = 120
"""A change of size by more pixels than that is a panel coming or going, not a window being drawn larger."""


class TableView(QGraphicsView):
    """Shows a `TableScene` as large as fits."""

    def __init__(self, scene: TableScene[Any], parent: QWidget | None = None) -> None:
        install()
        super().__init__(scene, parent)
        self._table = scene
        self.asking = Asking(scene)
        self._pressed_at = QPointF()
        self._sky = QPixmap()
        self._sky_theme = scene.theme
        self.runs_unattended = False
        """True if motion goes on while another program is used."""
        self._seen = False
        self._deals = False
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_REST)
        self._sharpen.timeout.connect(self.sharpen)
        # What is dropped is for the window; a scene accepts everything and does nothing with it.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        # Pictures are smooth by themselves; to smooth the edges of their rectangles too costs a fifth of every frame.
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.narrator = Narrator(self, scene.stage)
        self.zoom_buttons = ZoomButtons(scene.stage, self)
        self._surround = Surround(self, self.draw_sky)
        scene.addItem(self._surround)
        scene.sceneRectChanged.connect(self._fit)
        scene.stage.camera_moved.connect(self._sharpen.start)
        scene.theme_changed.connect(self.zoom_buttons.apply_theme)
        for signal in (scene.settled, scene.stage.camera_moved):
            signal.connect(self._follow_map)
        scene.announce.connect(self.narrator.say)
        scene.focus_described.connect(self.narrator.focus_moved)
        scene.pick_changed.connect(self.narrator.picks_changed)
        scene.settled.connect(self.narrator.settled)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_attention)
        # Last: each new connection makes another class of this object for Qt, and with it another interface.
        self.setAccessibleName(scene.text.title())

    @property
    def table(self) -> TableScene[Any]:
        return self._table

    def sharpen(self) -> None:
        """Lay the table out for the view's shape and draw the pieces for the resolution they then have."""
        if self.viewport().height() > 0:
            wide, high = self.viewport().width(), self.viewport().height()
            self._table.set_aspect(wide / high, self.mapTo(self.window(), QPoint(0, 0)).y() / wide)
        self._sharpen.stop()  # what that has changed is seen to below
        self._table.set_resolution(self.transform().m11() * self.devicePixelRatioF())
        self._follow_map()

    def in_use(self) -> list[QRect]:
        """Return the parts of the table that can be acted on now."""
        handled = self._table.affordances_of(self._table.actions) if self._table.actions else ()
        keys = {key for one in handled for key in (*one.pieces, *one.targets, *one.seal)}
        parts, tools = self._places_of((*keys, TICK)), self.zoom_buttons
        return parts if tools.isHidden() else [*parts, tools.geometry()]

    def at_seats(self) -> list[QRect]:
        """Return the parts of the table that show the players and what they have."""
        stage, seats = self._table.stage, () if self._table.is_empty else range(self._table.view.players)
        figures = (stage.get(f"{kind}:{seat}") for kind in ("seat", "name") for seat in seats)
        zones = {figure.placement.zone for figure in figures if figure is not None}
        return self._places_of(item.key for item in stage if item.placement.zone in zones)

    def _places_of(self, keys: Iterable[str]) -> list[QRect]:
        shown = (self._table.stage.get(key) for key in keys)
        return [self.mapFromScene(one.sceneBoundingRect()).boundingRect() for one in shown if one is not None]

    def begin_with_a_deal(self) -> None:
        """Let the pieces of a new game come to the table as soon as that is seen."""
        if self._seen:
            deal(self._table)
        else:
            self._deals = True

    def lie_under(self, pixels: int) -> None:
        """Set the number of covered pixels at the right: things being looked at there come out from under it."""
        if pixels != self._table.stage.overlaid:
            self._table.stage.overlaid = pixels
            self._table.lay_out()
            self._table.dress()
            self._follow_map()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()
        self.asking.press(event.button(), self.mapToScene(event.position().toPoint()))
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if (event.position() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self.asking.cancel()
        self.asking.hover(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.asking.release(self.mapToScene(event.position().toPoint()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        change = event.size() - event.oldSize()
        if self._seen and max(abs(change.width()), abs(change.height())) > _LEAP:
            self.sharpen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """A table behind another page keeps the pictures that lie on it, and none for later."""
        super().hideEvent(event)
        self._table.stage.pictures.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seen:
            # Only now is the view's shape final: laid out any earlier, the table would jump before one's eyes.
            self._seen = True
            self.sharpen()
            if self._deals:
                deal(self._table)
        super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        overlay = covering(self)
        if overlay is not None:
            overlay.take_focus()
            return
        super().focusInEvent(event)
        tabbed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        # Qt gives this reason as well where a control that had the focus has gone.
        if tabbed and last_input().by_tab and self._table.focusItem() is None:
            self._table.move_zone(1 if event.reason() == Qt.FocusReason.TabFocusReason else -1)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone, and beyond the last one out of the table."""
        # A table that is being hidden or disabled is asked too, and must let go.
        if self.isVisible() and self.isEnabled() and self._table.move_zone(1 if forward else -1):
            return True
        self._table.clearFocus()
        return super().focusNextPrevChild(forward)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sky = QPixmap()
            self._sharpen.start()
        elif event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self._table.text.title())
            self._table.retranslate()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(self, event)
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._table.choosing.point_at("")

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._sky_picture())  # already clipped to what is exposed
        painter.restore()

    def draw_sky(self, painter: QPainter, part: QRect) -> None:
        """The sky in a part of the viewport, whose coordinates the painter has."""
        sky = self._sky_picture()
        ratio = sky.devicePixelRatio()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(QRectF(part), sky, source)

    def _sky_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        if self._sky.size() != size or self._sky_theme != self._table.theme:
            self._sky = QPixmap(size)
            self._sky.setDevicePixelRatio(ratio)
            self._sky_theme = self._table.theme
            painter = QPainter(self._sky)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_table_ground(painter, QRectF(self.viewport().rect()), self._table.theme, self._table.ground)
            painter.end()
        return self._sky

    def _on_attention(self, state: Qt.ApplicationState) -> None:
        """Pause while another program is used, unless there is no player who could miss anything."""
        self._table.motion.set_awake(self.runs_unattended or state == Qt.ApplicationState.ApplicationActive)

    def _fit(self) -> None:
        if self.viewport().width() <= 0 or self.sceneRect().isEmpty():
            return
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._follow_map()
        if self._seen:
            self._sharpen.start()

    def _follow_map(self) -> None:
        camera = self._table.stage.camera
        frame = camera.frame
        self._surround.follow(frame, camera.works and not camera.shows_all)
        seen = QRectF(self.mapFromScene(frame).boundingRect())
        covers = [self.mapFromScene(cover).boundingRect() for cover in camera.covers]
        overlaid = self._table.stage.overlaid
        beside = [one for one in covers if one.left() < seen.right() - overlaid - 1]  # but for what is over the table
        if camera.works:
            beside += [self.mapFromScene(one).boundingRect() for one in self._table.stage.over_map]
        self.zoom_buttons.follow(seen.adjusted(0, 0, -overlaid, 0), beside)
