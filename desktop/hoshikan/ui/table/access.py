"""What screen readers see of a table: the view, and in it one object per piece that has a name.

Plain graphics items are invisible to them. References to the interfaces must be kept here: Qt knows only their address.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any, cast
from weakref import ref

from PySide6.QtCore import QObject, QRect
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
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView
from shiboken6 import Shiboken

from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.scene import TableScene


class PieceActions(QAccessibleActionInterface):
    """Pressing a piece does what a click does."""

    def __init__(self, item: PieceItem) -> None:
        super().__init__()
        self._item = ref(item)

    def actionNames(self) -> list[str]:  # noqa: N802  # Qt's name
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:  # noqa: N802  # Qt's name
        item = self._item()
        scene = _scene(item)
        if item is None or scene is None:
            return
        if name == self.pressAction():
            scene.activate(item.key)
        elif name == self.setFocusAction():
            scene.focus(item.key)

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802  # Qt's name
        item = self._item()
        shortcut = item.placement.shortcut if item is not None else ""
        return [shortcut] if shortcut and name == self.pressAction() else []


class AccessiblePiece(QAccessibleObject):
    """A named piece: a button while something can be done with it, a text otherwise."""

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
        return _interface(_view(self._item))

    def child(self, _index: int) -> QAccessibleInterface:
        return _interface(None)

    def childCount(self) -> int:  # noqa: N802  # Qt's name
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802  # Qt's name
        return -1

    def role(self) -> QAccessible.Role:
        scene = _scene(self._item)
        usable = scene is not None and scene.picking.usable(self._item.key)
        return QAccessible.Role.Button if usable else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        scene = _scene(self._item)
        if scene is None:
            state.invalid = 1
            return state
        state.focusable = state.selectable = 1
        state.focused = int(self._item.hasFocus())
        state.selected = int(self._item.key in scene.picking.picked)
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

    def foregroundColor(self) -> QColor:  # noqa: N802  # Qt's name
        return QColor()

    def backgroundColor(self) -> QColor:  # noqa: N802  # Qt's name
        return QColor()


class AccessibleTable(QAccessibleWidget):
    """The view; its children are the named pieces in the order in which the game laid them out."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Pane)

    @property
    def _table(self) -> TableScene:
        view = self.object()
        assert isinstance(view, QGraphicsView)
        scene = view.scene()
        assert isinstance(scene, TableScene)
        return scene

    def childCount(self) -> int:  # noqa: N802  # Qt's name
        return len(self._pieces())

    def child(self, index: int) -> QAccessibleInterface:
        pieces = self._pieces()
        return _interface(pieces[index] if 0 <= index < len(pieces) else None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:  # noqa: N802  # Qt's name
        for index in reversed(range(self.childCount())):
            child = self.child(index)
            if child.rect().contains(x, y):
                return child
        return _interface(None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802  # Qt's name
        item = child.object()
        pieces = self._pieces()
        return pieces.index(item) if isinstance(item, PieceItem) and item in pieces else -1

    def focusChild(self) -> QAccessibleInterface:  # noqa: N802  # Qt's name
        item = self._table.focusItem()
        return _interface(item if isinstance(item, PieceItem) else None)

    def interface_cast(self, _kind: QAccessible.InterfaceType) -> Any:
        return Shiboken.VoidPtr(0)

    def _pieces(self) -> list[PieceItem]:
        return [item for item in self._table.stage if item.placement.label]


class Registry:
    """The interfaces made so far; each goes when its object does."""

    def __init__(self) -> None:
        self._interfaces: dict[int, QAccessibleInterface] = {}

    def __len__(self) -> int:
        return len(self._interfaces)

    def make(self, _class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
        """The interface of a table or a named piece, None for everything else."""
        if isinstance(thing, PieceItem):
            interface: QAccessibleInterface = AccessiblePiece(thing)
        elif isinstance(thing, QGraphicsView) and isinstance(thing.scene(), TableScene):
            interface = AccessibleTable(thing)
        else:
            return None
        self._interfaces[id(thing)] = interface
        thing.destroyed.connect(partial(self._interfaces.pop, id(thing), None))
        return interface


@cache
def install() -> Registry:
    """Make tables accessible, once per process."""
    registry = Registry()
    QAccessible.installFactory(registry.make)
    return registry


class Narrator(QObject):
    """Tells screen readers what changes on a table."""

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._table = scene
        scene.announce.connect(self.say)
        scene.focus_described.connect(self._on_focus)
        scene.pick_changed.connect(self._on_picks)
        scene.settled.connect(self._on_settled)
        self._picked: frozenset[str] = frozenset()

    def say(self, message: str) -> None:
        """Speak a sentence."""
        if message and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, message))

    def _on_focus(self) -> None:
        item = self._table.focusItem()
        if isinstance(item, PieceItem) and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def _on_picks(self, picked: tuple[str, ...]) -> None:
        before, self._picked = self._picked, frozenset(picked)
        if not QAccessible.isActive():
            return
        for key in before ^ self._picked:
            item = self._table.stage.get(key)
            if item is not None:
                changed = QAccessible.State()
                changed.selected = 1
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, changed))

    def _on_settled(self) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._view, QAccessible.Event.ObjectReorder))


def _scene(item: PieceItem | None) -> TableScene | None:
    scene = item.scene() if item is not None else None
    return scene if isinstance(scene, TableScene) else None


def _view(item: PieceItem) -> QGraphicsView | None:
    scene = _scene(item)
    return next(iter(scene.views()), None) if scene is not None else None


def _interface(thing: QObject | None) -> QAccessibleInterface:
    """The interface of `thing`. For nothing Qt takes a null pointer, although its signatures know none."""
    return cast("QAccessibleInterface", None if thing is None else QAccessible.queryAccessibleInterface(thing))
