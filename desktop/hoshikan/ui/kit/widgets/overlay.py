"""An overlay over a page or a table for a moment, which is then the only thing there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent
from PySide6.QtWidgets import QWidget

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
