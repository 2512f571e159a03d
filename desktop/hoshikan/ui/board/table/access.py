"""A table for screen readers: the view, and in it one object per piece that has a name.

Plain graphics items are invisible to them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast
from weakref import ref

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import Shiboken

from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.widgets import accessible
from hoshikan.ui.kit.widgets.accessible import AccessibleGround, Registry, covering, interface


class AccessibleScene(QGraphicsScene):
    """A scene into which screen readers see: the pieces on its stage, and what a press of them does."""

    stage: Stage
    choosing: Choosing


class PieceActions(QAccessibleActionInterface):
    """Pressing a piece does what a click does."""

    def __init__(self, item: PieceItem) -> None:
        super().__init__()
        self._item = ref(item)

    def actionNames(self) -> list[str]:
        item = self._item()
        scene = _scene(item)
        pressed = item is not None and scene is not None and scene.choosing.answers(item.key)
        return [self.pressAction(), self.setFocusAction()] if pressed else [self.setFocusAction()]

    def doAction(self, name: str) -> None:
        item = self._item()
        scene = _scene(item)
        view = _view(item) if item is not None else None
        if item is None or scene is None or view is None or covering(view) is not None:
            return
        if name == self.pressAction():
            scene.choosing.activate(item.key)
        elif name == self.setFocusAction():
            scene.stage.focus(item.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        item = self._item()
        shortcut = item.placement.shortcut if item is not None else ""
        return [shortcut] if shortcut and name == self.pressAction() else []


class AccessiblePiece(QAccessibleObject):
    """A named piece: a button while a press of it does or explains something, a text without that action otherwise."""

    def __init__(self, item: PieceItem) -> None:
        super().__init__(item)
        self._actions = PieceActions(item)

    @property
    def _item(self) -> PieceItem:
        """Asked of Qt each time: PySide never lets go of an interface it was given, nor that of what it holds."""
        item = self.object()
        assert isinstance(item, PieceItem)
        return item

    def parent(self) -> QAccessibleInterface:
        return interface(_view(self._item))

    def child(self, _index: int) -> QAccessibleInterface:
        return interface(None)

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        scene = _scene(self._item)
        pressed = scene is not None and scene.choosing.answers(self._item.key)
        return QAccessible.Role.Button if pressed else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        scene = _scene(self._item)
        if scene is None:
            state.invalid = 1
            return state
        view = _view(self._item)
        if view is None or covering(view) is not None:
            state.invisible = 1
            return state
        state.focusable = state.selectable = 1
        state.focused = int(self._item.hasFocus())
        state.selected = int(self._item.key in scene.choosing.picking.picked)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        placement = self._item.placement
        if kind == QAccessible.Text.Name:
            return placement.label
        if kind == QAccessible.Text.Description:
            return placement.tooltip
        if kind == QAccessible.Text.Accelerator:
            return placement.shortcut
        return ""

    def rect(self) -> QRect:
        view = _view(self._item)
        if view is None:
            return QRect()
        inside = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def window(self) -> QWindow:
        view = _view(self._item)
        window = view.window().windowHandle() if view is not None else None
        return cast("QWindow", window)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._actions)[0])
        return Shiboken.VoidPtr(0)

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class AccessibleTable(AccessibleGround):
    """The view; its children are the named pieces in the order in which the game laid them out, then its buttons.

    While a card is on the table, or a curtain over its page, none of them can be reached.
    """

    @property
    def _view(self) -> QGraphicsView:
        view = self.object()
        assert isinstance(view, QGraphicsView)
        return view

    @property
    def _stage(self) -> Stage:
        scene = self._view.scene()
        assert isinstance(scene, AccessibleScene)
        return scene.stage

    def childCount(self) -> int:
        return len(self._parts())

    def child(self, index: int) -> QAccessibleInterface:
        parts = self._parts()
        return interface(parts[index] if 0 <= index < len(parts) else None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index in reversed(range(self.childCount())):
            child = self.child(index)
            if child.rect().contains(x, y):
                return child
        return interface(None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        part, parts = child.object(), self._parts()
        return parts.index(part) if part in parts else -1

    def focusChild(self) -> QAccessibleInterface:
        focus = self._view.focusWidget()
        inside = next((part for part in self._parts() if isinstance(part, QWidget) and _holds(part, focus)), None)
        if inside is not None:
            return interface(focus)
        item = self._stage.focused
        return interface(item if item is not None and item in self._parts() else None)

    def _parts(self) -> list[QObject]:
        overlay = self._overlay
        if overlay is not None:
            return [overlay]
        if covering(self._view) is not None:
            return []
        pieces = [item for item in self._stage if item.placement.label]
        beside = self._view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        viewport = self._view.viewport()
        return [*pieces, *(one for one in beside if one is not viewport and one.isVisible())]


def _make(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, PieceItem):
        return AccessiblePiece(thing)
    if isinstance(thing, QGraphicsView) and isinstance(thing.scene(), AccessibleScene):
        return AccessibleTable(thing)
    return None


@cache
def install() -> Registry:
    """Make tables accessible too, once per process."""
    registry = accessible.install()
    registry.add(_make)
    return registry


class Narrator(QObject):
    """Reports changes of a table to screen readers."""

    def __init__(self, view: QGraphicsView, stage: Stage) -> None:
        super().__init__(view)
        self._view = view
        self._stage = stage
        self._picked: frozenset[str] = frozenset()

    def say(self, message: str) -> None:
        """Speak a sentence."""
        if message and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, message))

    def focus_moved(self) -> None:
        """Another piece has the focus."""
        item = self._stage.focused
        if item is not None and QAccessible.isActive() and covering(self._view) is None:
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def picks_changed(self, picked: tuple[str, ...]) -> None:
        """Other keys are picked."""
        before, self._picked = self._picked, frozenset(picked)
        if not QAccessible.isActive():
            return
        for key in before ^ self._picked:
            item = self._stage.get(key)
            if item is not None:
                changed = QAccessible.State()
                changed.selected = 1
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, changed))

    def settled(self) -> None:
        """Other pieces may lie on the table, and elsewhere."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._view, QAccessible.Event.ObjectReorder))


def _scene(item: PieceItem | None) -> AccessibleScene | None:
    scene = item.scene() if item is not None else None
    return scene if isinstance(scene, AccessibleScene) else None


def _view(item: PieceItem) -> QGraphicsView | None:
    scene = _scene(item)
    return next(iter(scene.views()), None) if scene is not None else None


def _holds(part: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (part is focus or part.isAncestorOf(focus))
