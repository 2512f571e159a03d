"""The window onto a table: fits the scene, draws the ground behind it, and hands keys to the pieces."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer
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
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from hoshikan.ui.board.table.access import Narrator, install
from hoshikan.ui.board.table.asking import Asking
from hoshikan.ui.board.table.drawing import draw_table_ground
from hoshikan.ui.board.table.opening import deal
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.surround import Surround
from hoshikan.ui.board.table.tips import show_tip
from hoshikan.ui.board.table.zoombuttons import ZoomButtons
from hoshikan.ui.kit.widgets.lastinput import last_input
from hoshikan.ui.kit.widgets.overlay import covering

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
        self.zoom_buttons.follow(seen.adjusted(0, 0, -self._table.stage.overlaid, 0))
