"""What the tiles still in the bag mean for held features: which gaps can be filled, and who may come to fight.

Slower and truer than `evaluation` alone: for judging a position, not for sorting moves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hoshikan.games.carcassonne_star_wars.bot.evaluation import FILLING, FINISHING, RETURN_WORTH, Evaluation
from hoshikan.games.carcassonne_star_wars.rules.board import LARGE, SEAT
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, ASTEROID, PLANET
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

WANTED: Final = 0.35
"""How soon one more fitting copy in the bag fills a gap."""
USUAL_GAP: Final = 0.9
"""What a usual gap has by that reckoning."""
LOOSE_GAP: Final = 0.75
"""Chance that a gap beside no tile is filled, were the bag full."""
RAID: Final = 0.09
"""Chance that rivals land on a planet, per gap around it."""
MOST_RAIDS: Final = 0.5


class BagEvaluation:
    """Estimates for all held features of one position."""

    __slots__ = ("_chances", "_gaps", "look", "state")

    def __init__(self, look: Evaluation) -> None:
        self.look = look
        self.state: StarWarsState = look.state
        self._chances: dict[int, float] = {}
        """By surroundings."""
        self._gaps: dict[int, list[int]] = {}
        """Empty cells at the open sides of each held route and field, by root."""
        board = self.state.board
        for key, node in board.loose.items():
            root = board.root(node)
            if board.claims[root]:
                self._gaps.setdefault(root, []).append(key >> 2)

    def promised(self, root: int) -> list[float]:
        """Per side what a held feature will probably bring."""
        board, look = self.state.board, self.look
        if board.kinds[root] == PLANET:
            return self._planet(root)
        shares = look.held(root)
        if board.kinds[root] != ASTEROID or not board.open[root]:
            return shares
        chance = 1.0
        for cell in set(self._gaps.get(root, ())):
            chance *= self._filled(cell)
        # `held` reckons with a usual bag: move the bonus of completion by how this one differs.
        usual = FINISHING[min(board.open[root], 6)]
        more = look.pace * usual * (chance / USUAL_GAP - 1) * (board.tile_count(root) + RETURN_WORTH)
        total = sum(shares)
        return [share + more * share / total for share in shares] if total > 0 else shares

    def _planet(self, root: int) -> list[float]:
        board, look = self.state.board, self.look
        shares = look.held(root)
        if not board.open[root]:
            return shares
        home = board.cells[board.tile_of(root)]
        gaps = [home + step for step in AROUND if home + step not in board.taken]
        more = look.pace * sum([self._filled(cell) - FILLING for cell in gaps])
        holder = look.side_of[board.claims[root][0] & SEAT]
        shares = shares[:]
        shares[holder] += more
        self._raid(root, holder, shares)
        return shares

    def _raid(self, root: int, holder: int, shares: list[float]) -> None:
        """CS-3.3: whoever lays a tile beside a planet can attack it."""
        state, look = self.state, self.look
        feature = look.existing(root)
        defence = look.dice(feature.factions, feature.claims)[holder]
        best, raider = 0.0, -1
        for seat, side in enumerate(look.side_of):
            size = LARGE if state.supply.large[seat] else 0
            if side != holder and (size or state.supply.small[seat]):
                attack = look.dice(feature.factions, (size | seat,))[side]
                if attack > best:
                    best, raider = attack, side
        if raider >= 0:
            risk = min(MOST_RAIDS, RAID * feature.open) * look.pace * best / (best + defence)
            loss = risk * shares[holder]
            shares[holder] -= loss
            shares[raider] += loss / 2

    def _filled(self, cell: int) -> float:
        """Chance that a tile will be laid on an empty cell."""
        around = self.state.board.frontier.get(cell, 0)
        if not around:
            return LOOSE_GAP * self.look.pace
        chance = self._chances.get(around)
        if chance is None:
            faces, stock = self.state.bag.box.faces, self.state.bag.stock
            copies = sum([left for face, left in zip(faces, stock, strict=True) if left and face.fits[around]])
            chance = self._chances[around] = 1 - exp(-WANTED * copies)
        return chance
