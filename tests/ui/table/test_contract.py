"""Requirements for a game's table, and their error messages."""

from __future__ import annotations

import pytest

from hoshikan.engine.view import View
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.scene import TableScene


def test_a_table_without_its_parts_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Bare lacks scenery, affordances$"):

        class Bare(TableScene[View]):
            def painters(self) -> Painters:
                return {}
