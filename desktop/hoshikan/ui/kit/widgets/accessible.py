"""Accessible interfaces in place of Qt's own: pages and the overlays on them.

Tables add theirs (`table.access`). References to the interfaces must be kept here: Qt knows only their address.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import cache, partial
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface, QHideEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from hoshikan.ui.kit.look.theme import Theme


class Overlay(QWidget):
    """Covers its parent completely, follows its size and keeps the keyboard and the mouse for itself.

    Whatever of its parent is behind it is out of reach for the keyboard and for screen readers (`covering`).
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme | None = None
        self._covered = parent
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a press beside its controls must not lead behind it
        parent.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent, and take the focus in its place."""
        if watched is self._covered and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        elif watched is self._covered and event.type() == QEvent.Type.FocusIn and not self.isHidden():
            self.take_focus()
        return super().eventFilter(watched, event)

    def cover(self) -> None:
        """Appear on top of everything in the parent, alone."""
        before = overlay_over(self._covered)
        if before is not None and before is not self:
            before.give_way()
        self.setGeometry(self._covered.rect())
        self.raise_()
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectCreated))

    def give_way(self) -> None:
        """Another overlay is about to cover the same parent."""

    def take_focus(self) -> None:
        """Give the keyboard to the first control of this, or back to the one that has it."""
        stops, last = self.stops(), self.focusWidget()
        if stops:
            (last if last in stops else stops[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def stops(self) -> list[QWidget]:
        """The controls that Tab walks through, in the order in which they were put in."""
        return [
            one
            for one in self.findChildren(QWidget)
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled() and one.isVisibleTo(self)
        ]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays inside, round and round."""
        stops, now = self.stops(), self.focusWidget()
        if stops:
            step = 1 if forward else -1
            place = stops.index(now) + step if now in stops else (0 if forward else -1)
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            stops[place % len(stops)].setFocus(reason)
        return True

    def apply_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """The keyboard goes back to what was covered, unless that goes away too."""
        super().hideEvent(event)
        focus: QWidget | None = self.window().focusWidget()
        if self.isHidden() and focus is not None and self.isAncestorOf(focus):
            self._covered.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.isHidden() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._covered, QAccessible.Event.ObjectReorder))


def overlay_over(widget: QWidget) -> Overlay | None:
    """Return the overlay directly on `widget` now, None if there is none."""
    overlays = widget.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((one for one in overlays if not one.isHidden()), None)


def covering(widget: QWidget) -> Overlay | None:
    """The outermost overlay that keeps `widget` out of reach; None for a widget in sight, such as one on an overlay."""
    found: Overlay | None = None
    inside: QWidget | None = None
    around: QWidget | None = widget
    while around is not None:
        overlay = overlay_over(around)
        if overlay is not None and overlay is not inside:
            found = overlay
        inside, around = around, around.parentWidget()
    return found


def announce(source: QWidget, sentence: str) -> None:
    """Have a screen reader, if one is active, read a sentence on behalf of `source`."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, sentence))


Maker = Callable[[QObject], QAccessibleInterface | None]
"""Makes the interface of an object, None for one it has no opinion about."""


class AccessibleGround(QAccessibleWidget):
    """A ground of overlays: while there is one, the overlay is the only thing there."""

    def __init__(self, widget: QWidget, role: QAccessible.Role = QAccessible.Role.Pane) -> None:
        super().__init__(widget, role)

    @property
    def _overlay(self) -> Overlay | None:
        ground = self.object()
        assert isinstance(ground, QWidget)
        return overlay_over(ground)

    def childCount(self) -> int:
        return super().childCount() if self._overlay is None else 1

    def child(self, index: int) -> QAccessibleInterface:
        overlay = self._overlay
        if overlay is None:
            return super().child(index)
        return interface(overlay if index == 0 else None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        overlay = self._overlay
        return super().childAt(x, y) if overlay is None else interface(overlay)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        overlay = self._overlay
        if overlay is None:
            return super().indexOfChild(child)
        return 0 if child.object() is overlay else -1

    def interface_cast(self, _kind: QAccessible.InterfaceType) -> Any:
        return Shiboken.VoidPtr(0)


class AccessibleOverlay(QAccessibleWidget):
    """A dialog in all but the window."""

    def __init__(self, overlay: Overlay) -> None:
        super().__init__(overlay, QAccessible.Role.Dialog)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = 1
        return state

    def interface_cast(self, _kind: QAccessible.InterfaceType) -> Any:
        return Shiboken.VoidPtr(0)


class Registry:
    """The interfaces made so far; each goes when its object does."""

    def __init__(self) -> None:
        self._interfaces: dict[int, QAccessibleInterface] = {}
        self._makers: list[Maker] = []

    def __len__(self) -> int:
        return len(self._interfaces)

    def add(self, maker: Maker) -> None:
        """Ask `maker` too from now on."""
        self._makers.append(maker)

    def clear(self) -> None:
        """Take back what is still known to Qt: at the end of the process it would look for what Python let go."""
        QAccessible.setActive(False)
        for made in self._interfaces.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))
        self._interfaces.clear()

    def make(self, _class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
        """The interface of `thing`, None for what Qt's own will do."""
        made = None if thing is None else next(filter(None, (maker(thing) for maker in self._makers)), None)
        if thing is not None and made is not None:
            self._interfaces[id(thing)] = made
            thing.destroyed.connect(partial(self._interfaces.pop, id(thing), None))
        return made


def _make(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Overlay):
        return AccessibleOverlay(thing)
    if isinstance(thing, QWidget) and thing.property(GROUND):
        return AccessibleGround(thing)
    return None


GROUND = "ground"
"""A widget with this property is exposed as an `AccessibleGround`."""


@cache
def install() -> Registry:
    """Have Qt ask for the interfaces made here, once per process."""
    registry = Registry()
    registry.add(_make)
    QAccessible.installFactory(registry.make)
    atexit.register(registry.clear)
    return registry


def interface(thing: QObject | None) -> QAccessibleInterface:
    """The interface of `thing`. For nothing Qt takes a null pointer, although its signatures know none."""
    return cast("QAccessibleInterface", None if thing is None else QAccessible.queryAccessibleInterface(thing))
