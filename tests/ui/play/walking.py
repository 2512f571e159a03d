"""Navigation by the keyboard alone, guided by the visible focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import Desk

_STEPS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
MOST_TABS = 80
"""More than any page has places to stop at."""
MOST_STEPS = 200


def tab_to(desk: Desk, wanted: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(MOST_TABS):
        if wanted.hasFocus():
            return
        desk.press(key)
    raise AssertionError(f"{wanted} is out of reach of the Tab key; the focus is on {QApplication.focusWidget()}")


def walk_to(desk: Desk, page: TablePage | LessonPage, key: str) -> None:
    """Move the focus to a piece: to its zone with Tab, there with the arrows that lead on and were not tried yet."""
    wanted = page.scene.stage.get(key)
    assert wanted is not None, key
    goal = wanted.placement
    zones = list(dict.fromkeys(item.placement.zone for item in page.scene.stage if item.placement.label))
    tried: set[tuple[str, Qt.Key]] = set()
    for _ in range(MOST_STEPS):
        focused = page.scene.stage.get(page.scene.stage.focus_key)
        if focused is wanted:
            return
        if focused is None or focused.placement.zone != goal.zone:
            back = focused is not None and zones.index(focused.placement.zone) > zones.index(goal.zone)
            desk.press(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
            continue
        here = focused.placement
        way = goal.x - here.x, goal.y - here.y
        fresh = [arrow for arrow in _STEPS if (here.key, arrow) not in tried]
        assert fresh, f"no way to {key} from {here.key}"
        arrow = max(fresh, key=lambda one: way[0] * _STEPS[one][0] + way[1] * _STEPS[one][1])
        tried.add((here.key, arrow))
        desk.press(arrow)
    raise AssertionError(f"{key} is out of reach from {page.scene.stage.focus_key}")
