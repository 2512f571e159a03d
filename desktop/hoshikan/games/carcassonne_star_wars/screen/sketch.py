"""Carcassonne: Star Wars as plain text: the galaxy, three lines a tile, and the tile to lay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.carcassonne_star_wars.rules.grid import ASTEROID, ROUTE
from hoshikan.games.carcassonne_star_wars.rules.tiles import Lay
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.labels import LABELS
from hoshikan.ui.kit.look.words import sentence_case
from hoshikan.ui.text.sketch import Column, Sketch, beside, legend_line

_WIDE, _HIGH = 7, 3
_AT: Final = ((1, 3), (0, 3), (1, 5), (2, 3), (1, 1))
"""Line and place of a meeple: on the planet, or at the side N E S W."""


class StarWarsSketch(Sketch[StarWarsView]):
    """Signs on a tile: # asteroid field, - | + trade route, ( ) planet; a letter is its symbol, a number a meeple."""

    def table(self, view: StarWarsView, seat: int | None, names: Sequence[str]) -> list[str]:
        legend = (
            self.tr("#: asteroid field"),
            self.tr("- |: trade route"),
            self.tr("( ): planet"),
            self.tr("r e h o: symbol of a faction"),
            self.tr("1 2: whose meeple is there"),
        )
        return [*self._galaxy(view), "", legend_line(legend), *self._drawn(view), *self._battle(view, names)]

    def _galaxy(self, view: StarWarsView) -> list[str]:
        columns = [tile.x for tile in view.tiles]
        rows = [tile.y for tile in view.tiles]
        left, top = min(columns) - 1, min(rows) - 1
        wide, high = max(columns) - left + 2, max(rows) - top + 2
        canvas = [[" "] * (wide * _WIDE) for _ in range(high * _HIGH)]
        for tile in view.tiles:
            lay = view.face(tile.face).lays[tile.rotation]
            x, y = (tile.x - left) * _WIDE, (tile.y - top) * _HIGH
            for line, signs in enumerate(_tile(lay)):
                canvas[y + line][x : x + _WIDE] = signs
        for meeple in view.meeples:
            spot = 0 if meeple.spot == "planet" else 1 + "NESW".index(meeple.spot[-1])
            line, place = _AT[spot]
            canvas[(meeple.y - top) * _HIGH + line][(meeple.x - left) * _WIDE + place] = str(meeple.seat + 1)
        head = "     " + "".join(f"{x:^{_WIDE}}" for x in range(left, left + wide))
        lines = [
            (f"{top + line // _HIGH:4} " if line % _HIGH == 1 else "     ") + "".join(signs)
            for line, signs in enumerate(canvas)
        ]
        return [head.rstrip(), *(line.rstrip() for line in lines)]

    def _drawn(self, view: StarWarsView) -> list[str]:
        if view.phase != "place":
            return []
        face = view.face(view.drawn)
        blocks = []
        for rotation in view.rotations():
            tile = _tile(face.lays[rotation])
            blocks.append([f"{rotation:^{_WIDE}}", *("".join(line) for line in tile)])
        title = self.tr("The drawn tile, by its turns: {tile}").format(tile=sentence_case(LABELS.face(face)))
        return ["", title, *beside(*blocks)]

    def _battle(self, view: StarWarsView, names: Sequence[str]) -> list[str]:
        if view.battle is None:
            return []
        dice = zip(view.battle.fighters, view.battle.dice, strict=True)
        return ["", *(f"{names[fighter]}: {LABELS.dice_count(count)}" for fighter, count in dice)]

    def columns(self, view: StarWarsView) -> Sequence[Column]:
        return (
            (self.tr("Small"), [str(count) for count in view.small]),
            (self.tr("Large"), [str(count) for count in view.large]),
        )


def _tile(lay: Lay) -> list[list[str]]:
    """Three lines of a lying tile."""
    edges = [lay.kinds[arm.slot] if arm.slot >= 0 else 0 for arm in lay.arms]
    north, east, south, west = (_edge(kind, index) for index, kind in enumerate(edges))
    core = _core(lay, edges)
    return [
        list(".") + list(north) + list("."),
        [west[0], west[1], *core, east[0], east[1]],
        list(".") + list(south) + list("."),
    ]


def _edge(kind: int, side: int) -> str:
    upright = side % 2 == 0
    if kind == ASTEROID:
        return "#####" if upright else "##"
    if kind == ROUTE:
        return "  |  " if upright else "--"
    return "     " if upright else "  "


def _core(lay: Lay, edges: Sequence[int]) -> list[str]:
    """The three signs in the middle: what meets there, and the symbol."""
    symbol = lay.face.symbol if lay.face.symbol != "-" else ""
    if 0 in lay.spots:
        return ["(", symbol or " ", ")"]
    arms = max((len(lay.sides(slot)) for slot in range(lay.count)), default=0)
    routes, fields = edges.count(ROUTE), edges.count(ASTEROID)
    sign = "+" if routes and arms > 1 else "#" if fields and arms > 1 else " "
    if routes > 2 and lay.kinds.count(ROUTE) > 1:
        sign = "x"
    filler = "#" if sign == "#" else " "
    return [filler, symbol or sign, filler]


SKETCH: Final = StarWarsSketch()
