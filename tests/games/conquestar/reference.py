"""The rules of Conquestar once more, in the words of the rule book and with no thought of speed.

The game under test works on bit masks and is tuned; this one reads like the text, so that a difference between the two
in random games points at a mistake in either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

ROWS = "ABCDE"
COLUMNS = "12345"


class Reference:
    """Stars by cell name, hands and tables as sets of card letters."""

    def __init__(self, players: int, values: Sequence[int | None], cost_counts: str) -> None:
        cells = [row + column for row, column in product(ROWS, COLUMNS)]
        self.stars = {cell: value for cell, value in zip(cells, values, strict=True) if value is not None}
        self.on_star = dict.fromkeys(cells, 0)
        self.cost_counts = cost_counts
        self.seats = range(players)
        self.coins = [1] * players
        self.hands = [set(ROWS + COLUMNS) for _ in self.seats]
        self.tables: list[set[str]] = [set() for _ in self.seats]
        self.won: list[list[int]] = [[] for _ in self.seats]
        self.busy = [False]
        """Per cycle since the start: did anybody trade or take a star in it (CQ-6.2)?"""

    def choosers(self) -> list[int]:
        return [seat for seat in self.seats if self.hands[seat]]

    def plans(self, seat: int) -> list[str]:
        """CQ-2.2, CQ-2.3"""
        plans = []
        for cell, value in self.stars.items():
            if set(cell) <= self.hands[seat]:
                plans += [f"trade {cell}"] if self.on_star[cell] < value else []
                plans.append(f"invade {cell}")
        return plans

    def over(self) -> str:
        if not self.stars:
            return "field-empty"
        return "standstill" if self.busy[-3:-1] == [False, False] else ""

    def play(self, plans: Mapping[int, str]) -> None:
        targets = {seat: plan.split()[1] for seat, plan in plans.items()}
        traders = [seat for seat, plan in plans.items() if plan.startswith("trade")]
        invaders = [seat for seat, plan in plans.items() if plan.startswith("invade")]
        for seat in traders:
            self.coins[seat] += 3 + self.on_star[targets[seat]]
        for seat in traders:
            self.on_star[targets[seat]] += 1
        prices = {seat: self._cost(seat, targets, invaders) for seat in invaders}
        payers = [
            seat
            for seat in invaders
            if self.coins[seat] >= prices[seat]
            and all(
                self.coins[seat] > self.coins[rival]
                for rival in invaders
                if rival != seat and targets[rival] == targets[seat]
            )
        ]
        for seat in payers:
            self.coins[seat] -= prices[seat]
        for seat in payers:
            self.won[seat].append(self.stars.pop(targets[seat]))
            self.coins[seat] += self.on_star.pop(targets[seat])
        self.busy[-1] |= bool(traders or payers)
        self._hand_check(targets)

    def _cost(self, seat: int, targets: Mapping[int, str], invaders: Sequence[int]) -> int:
        row, column = tuple(targets[seat])
        allies = [cell for cell in self.stars if (cell[0] == row) != (cell[1] == column)]
        visitors = [other for other, cell in targets.items() if other != seat and cell == targets[seat]]
        if self.cost_counts == "invaders":
            visitors = [other for other in visitors if other in invaders]
        return len(allies) + len(visitors)

    def _hand_check(self, targets: Mapping[int, str]) -> None:
        for seat, cell in targets.items():
            self.hands[seat] -= set(cell)
            self.tables[seat] |= set(cell)
        for line in ROWS + COLUMNS:
            if not any(line in cell for cell in self.stars):
                for cards in (*self.hands, *self.tables):
                    cards.discard(line)
        for seat in self.seats:
            if len(self.hands[seat]) <= 3 or not any(set(cell) <= self.hands[seat] for cell in self.stars):
                self.tables[seat] |= self.hands[seat]
                self.hands[seat] = set()
        if not any(self.hands):
            self.hands, self.tables = self.tables, self.hands
            self.busy.append(False)

    def winners(self) -> frozenset[int]:
        """CQ-6.1"""
        results = [(sum(self.won[seat]), self.coins[seat]) for seat in self.seats]
        return frozenset(seat for seat in self.seats if results[seat] == max(results))
