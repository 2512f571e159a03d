"""Keeps the keyboard focus: a control that goes away passes it to its neighbour."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from hoshikan.ui.kit.widgets.later import later
from hoshikan.ui.session.page import Page


class FocusKeeper(QObject):
    """Qt gives the focus of a control that is disabled or hidden to whatever comes next in the window, and that of one
    that is deleted to none. Here it stays in the group: at its list, its field, the next or the previous control; in
    the next larger group if nothing is left there; and on the page if nothing is left at all."""

    def __init__(self, window: QWidget, pages: QWidget, page: Callable[[], Page]) -> None:
        """`pages` holds all pages, `page` is the one on the screen."""
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._page = page
        self._before: QWidget | None = None
        """The last focused widget of a page."""
        self._had: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # Not `focusChanged`: its first argument may be a widget that is gone, which PySide does not survive.
        app.focusObjectChanged.connect(self._on_focus)

    def _on_focus(self, thing: QObject | None) -> None:
        now = thing if isinstance(thing, QWidget) else None
        if now is self._had:
            return
        old, self._had = self._had, now
        if old is not None and isValid(old):
            old.destroyed.disconnect(self._on_deleted)
        if now is not None:
            now.destroyed.connect(self._on_deleted)
        self._follow(old, now)

    def _on_deleted(self) -> None:
        self._had = None
        later(self, self._not_nowhere)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            # The window may have gone to the back, or the control with the focus is just being deleted.
            later(self, self._not_nowhere)
        elif old is not None and isValid(old) and self._has_gone(old) and not self._has_come(old, now):
            self._next_focus(old).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._page().isAncestorOf(now):
            self._before = now

    def _has_gone(self, old: QWidget) -> bool:
        """True if `old` lost the focus because it can no longer be used, not because the user moved it."""
        here = old.window() is self._window and self._window.isVisible()
        return here and not (old.isEnabled() and old.isVisible())

    def _has_come(self, old: QWidget, now: QWidget) -> bool:
        """True if a page came to the screen in place of that with `old`, and set the focus itself."""
        page = self._page()
        left = self._pages.isAncestorOf(old) and not page.isAncestorOf(old)
        return left and (now is page or page.isAncestorOf(now))

    def _not_nowhere(self) -> None:
        if self._window.isActiveWindow() and self._window.focusWidget() is None:
            self._page().setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_focus(self, lost: QWidget) -> QWidget:
        page = self._page()
        if page.isAncestorOf(lost) and (named := page.next_focus(lost)) is not None:
            return named
        group = lost.parentWidget()
        # Not in the stack of pages: PySide keeps what it has listed of a widget's children for as long as that lives,
        # and what stops on another page is no neighbour.
        while group is not None and group not in (self._window, self._pages):
            if group.isVisible() and (found := _best(list(_tab_stops(group, lost)))) is not None:
                return found
            if isinstance(group, Page) or _stands_alone(group):
                break
            group = group.parentWidget()
        before = self._before
        known = before is not None and isValid(before) and page.isAncestorOf(before)
        return before if known and before is not None and before is not lost and _can_have(before) else page


def _stands_alone(group: QWidget) -> bool:
    """True if it is a bar of the window: controls of the other bars are no neighbours."""
    parent = group.parentWidget()
    return parent is not None and parent.parentWidget() is group.window()


def _can_have(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _tab_stops(group: QWidget, lost: QWidget) -> Iterator[QWidget]:
    """Yield the Tab stops of the group: from the one after `lost` to the last, then back from the one before."""
    order = group.findChildren(QWidget)
    place = order.index(lost)
    for stop in (*order[place + 1 :], *reversed(order[:place])):
        if not lost.isAncestorOf(stop) and _can_have(stop):
            yield stop


def _best(stops: list[QWidget]) -> QWidget | None:
    """A list or a field before any button, where a key pressed once too often does no harm."""
    for kind in ("QAbstractItemView", "QLineEdit"):
        for stop in stops:
            if stop.inherits(kind):
                return stop
    if not stops:
        return None
    first = stops[0]
    among = first.group() if isinstance(first, QAbstractButton) else None
    if among is not None and among.exclusive() and among.checkedId() != -1:
        return among.checkedButton()
    return first
