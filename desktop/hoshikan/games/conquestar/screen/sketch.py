"""Conquestar as plain text: the field, and all destination cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.text.sketch import Column, Sketch, aligned, legend_line

_SIDE: Final = 5


class ConquestarSketch(Sketch[ConquestarView]):
    """Stars by row and column, with their values and coins."""

    def table(self, view: ConquestarView, seat: int | None, names: Sequence[str]) -> list[str]:
        rows = [["", *map(str, range(1, _SIDE + 1))]]
        for first in range(0, len(CELL_NAMES), _SIDE):
            cells = range(first, first + _SIDE)
            rows.append([CELL_NAMES[first][0], *(self._star(view, cell) for cell in cells)])
        legend = (
            self.tr("4+2: worth 4, with 2 coins on it"),
            self.tr("=1: taken by player 1"),
            self.tr("-: no star"),
        )
        return [*aligned(rows), "", legend_line(legend), *self._plans(view)]

    def _star(self, view: ConquestarView, cell: int) -> str:
        value, owner = view.stars[cell], view.owners[cell]
        if value is None:
            return f"={owner + 1}" if owner >= 0 else "-"
        coins = view.star_coins[cell]
        return f"{LABELS.star_name(view.names[cell])} {value}" + (f"+{coins}" if coins else "")

    def _plans(self, view: ConquestarView) -> list[str]:
        return [] if view.plan is None else [self.tr("Your choice: {plan}").format(plan=view.plan)]

    def columns(self, view: ConquestarView) -> Sequence[Column]:
        last = [plan or "" for plan in view.last_plans]
        return (
            (self.tr("Hand"), view.hands),
            (self.tr("Played"), [cards or "-" for cards in view.tables]),
            *([(self.tr("Last round"), last)] if any(last) else []),
        )


SKETCH: Final = ConquestarSketch()
