"""Battles (CS-4): who fights with which dice, and the rolls of the round under way."""

from __future__ import annotations

from hoshikan.games.carcassonne_star_wars.rules.actions import BLASTER, ROLLS, SABRE, Dice
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, SEAT, Board


class Battle:
    """One battle on the feature with root `node`. Seats run ascending; a side that must still choose has no fighter."""

    __slots__ = ("choosing", "fighters", "node", "values")

    def __init__(self, node: int, fighters: list[int], choosing: tuple[int, ...], values: list[int]) -> None:
        self.node = node
        self.fighters = fighters
        """Those who roll this round."""
        self.choosing = choosing
        """Sides that must name their fighter, in that order (CS-7.1)."""
        self.values = values
        """Rolls of the first fighters of this round, `value * 4 + dice` each."""

    def clone(self) -> Battle:
        return Battle(self.node, self.fighters[:], self.choosing, self.values[:])

    def roller(self) -> int:
        """The seat whose dice come next."""
        return self.fighters[len(self.values)]

    def enter(self, seat: int) -> None:
        """The side asked first names its fighter (CS-7.1)."""
        self.fighters = sorted([*self.fighters, seat])
        self.choosing = self.choosing[1:]

    def round_over(self) -> bool:
        return len(self.values) == len(self.fighters)

    def losers(self) -> list[tuple[int, int]]:
        """Return the fighters below the top of a round, with the number of dice rolled (CS-4.3)."""
        best = self._best()
        return [
            (seat, value & 3)
            for seat, value in zip(self.fighters, self.values)  # noqa: B905  # without `strict` a plain loop once compiled
            if value >> 2 != best
        ]

    def leaders(self) -> list[int]:
        """Return the fighters with the highest value of a round (CS-4.3)."""
        best = self._best()
        return [
            seat
            for seat, value in zip(self.fighters, self.values)  # noqa: B905  # without `strict` a plain loop once compiled
            if value >> 2 == best
        ]

    def _best(self) -> int:
        return max(self.values) >> 2


def is_contested(claims: tuple[int, ...], side_of: tuple[int, ...]) -> bool:
    """True if meeples of several sides are there (CS-4.1)."""
    first = side_of[claims[0] & SEAT]
    return any(side_of[claim & SEAT] != first for claim in claims)


def contested(board: Board, side_of: tuple[int, ...], landed: int) -> list[int]:
    """Features to fight for (CS-4.1): the planet a meeple has landed on (-1: none), then the new tile's features, which
    are numbered by their first edges."""
    found: list[int] = []
    if landed >= 0 and is_contested(board.claims[landed], side_of):
        found.append(landed)
    first = board.firsts[-1]
    for node in range(first, first + board.lays[-1].count):
        root = board.root(node)
        claims = board.claims[root]
        if len(claims) > 1 and is_contested(claims, side_of) and root not in found:
            found.append(root)
    return found


def begin(board: Board, node: int, side_of: tuple[int, ...], active: int) -> Battle:
    """The battle on a contested feature; sides with two members there still have to choose, the active one first."""
    seats = sorted({claim & SEAT for claim in board.claims[node]})
    fighters: list[int] = []
    choosing: list[int] = []
    for side in sorted({side_of[seat] for seat in seats}):
        there = [seat for seat in seats if side_of[seat] == side]
        if len(there) == 1:
            fighters += there
        elif side == side_of[active]:
            choosing.insert(0, side)
        else:
            choosing.append(side)
    return Battle(node, sorted(fighters), tuple(choosing), [])


def members_there(board: Board, battle: Battle, side_of: tuple[int, ...]) -> list[int]:
    """Return the seats that can fight for the side to choose (CS-7.1)."""
    side = battle.choosing[0]
    return sorted({claim & SEAT for claim in board.claims[battle.node] if side_of[claim & SEAT] == side})


def gear_of(board: Board, node: int, seat: int) -> int:
    """The equipment of a seat's own meeples on a feature (CS-8.2)."""
    gear = 0
    for claim in board.claims[node]:
        if claim & SEAT == seat:
            gear |= (claim & GEAR) >> GEAR_SHIFT
    return gear


def dice_of(board: Board, node: int, seat: int, faction: int) -> int:
    """Number of dice: the best meeple's, and one for a symbol of the own faction (CS-4.2)."""
    dice = 1
    for claim in board.claims[node]:
        if claim & SEAT == seat and claim & LARGE:
            dice = 2
    return dice + (board.factions[node] & faction != 0)


def outcomes(board: Board, node: int, seat: int, faction: int) -> tuple[tuple[Dice, float], ...]:
    """Return the possible rolls of a fighter."""
    return ROLLS[dice_of(board, node, seat, faction), has_blaster(board, node, seat)]


def has_blaster(board: Board, node: int, seat: int) -> bool:
    """True if one of the dice is yellow (CS-8.2)."""
    return gear_of(board, node, seat) & BLASTER != 0


def bonus_of(board: Board, node: int, seat: int) -> int:
    """Return the sabre's addition to the highest die (CS-8.2)."""
    return int(gear_of(board, node, seat) & SABRE != 0)
