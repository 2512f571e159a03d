"""Requirements of the last picture of a game, for the tests that look at one."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QPushButton

from hoshikan.ui.board.ending.layout import Picture
from hoshikan.ui.board.ending.show import Ending
from tests.ui.shell.test_fitting import cut_off


def told_by(picture: Picture) -> tuple[int, int]:
    """Return the amount of information in a picture, and then its size."""
    return sum(len(lane.rows) for lane in picture.lanes), picture.sizes.numeral


def placed(ending: Ending) -> Picture:
    """Final places, if nothing is cut or is out of sight or on the buttons."""
    picture = ending.picture
    assert picture is not None
    assert picture.fits
    assert cut_off(ending) == []
    assert ending.new_deal.isVisible()
    top = min(one.y() for one in ending.findChildren(QPushButton))
    for lane in picture.lanes:
        for place in (lane.tower, *lane.names, *lane.captions, *(row.place for row in lane.rows)):
            assert picture.why.bottom() <= place.y() < place.bottom() <= top
            assert 0 <= place.x() < place.right() <= ending.width()
    for left, right in pairwise(picture.lanes):
        assert left.names[-1].right() <= right.names[0].x()
    return picture
