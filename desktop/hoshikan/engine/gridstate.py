"""Base of the states of a game in which seats place pieces on a board of cells."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from hoshikan.engine.errors import SetupError
from hoshikan.engine.grid import Grid, GridStart, GridView, Place
from hoshikan.engine.openstate import OpenState


@mypyc_attr(allow_interpreted_subclasses=True)
class GridState(OpenState[Place]):
    """A board in `cells`. A game adds `refusal`, `play` and `result`."""

    __slots__ = ("cells",)

    grid: ClassVar[Grid]

    cells: list[int]
    """By cell, `EMPTY` or a seat."""

    def __init__(self, start: GridStart) -> None:
        super().__init__(start)
        self.cells = self.grid.read(start)
        if over := self.result():
            raise SetupError("rows", "bad-setup-value", {"detail": f"the game is over on this board ({over[0]})"})

    @abstractmethod
    def result(self) -> tuple[str, Sequence[int]] | None:
        """Return what `finish` is called with on this board; None while the game goes on. No start may have one."""

    def choices(self) -> Sequence[Place]:
        """Return an action for each cell."""
        return self.grid.places

    def view(self, seat: int | None) -> GridView:
        """Return the board, which all seats see alike."""
        return GridView(**self.common(), cells=list(self.cells))
