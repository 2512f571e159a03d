"""Rough expectations a player can form from the open table: what a coin will buy, and where rivals may go."""

from __future__ import annotations

from hoshikan.games.conquestar.rules.field import ALLIES, CARDS, CELLS, REACH
from hoshikan.games.conquestar.rules.state import ConquestarState


class Prospect:
    """Estimates for one position. Rivals are taken to choose in proportion to what a star offers them."""

    def __init__(self, state: ConquestarState) -> None:
        self._state = state
        values = state.start.values
        stars = [cell for cell in range(CELLS) if state.present >> cell & 1]
        self.points_left = sum(values[cell] for cell in stars)
        links = sum((state.present & ALLIES[cell]).bit_count() for cell in stars) // 2
        # Emptying the field costs one coin per pair of allies, whatever the order (CQ-4.1); about one visitor a star.
        self.coin_worth = self.points_left / (links + len(stars) + sum(state.coins) or 1)
        """Points that one coin will fetch: what is left to win by what is left to pay and in hand to pay it with."""

    def rival_hands(self, seat: int) -> list[int]:
        """The hands (masks) of everybody else."""
        return [hand for other, hand in enumerate(self._state.hands) if other != seat]

    def comers(self, seat: int, cell: int) -> list[int]:
        """The other seats whose hands lead to `cell` this round."""
        need = CARDS[cell]
        return [other for other, hand in enumerate(self._state.hands) if other != seat and hand & need == need]

    def edge(self, seat: int, coins: int) -> float:
        """How much likelier `seat`, then with `coins`, is to profit from an open chance than a rival is (-1..1)."""
        rest = sum(self._state.coins) - self._state.coins[seat]
        total = coins + rest
        return (coins - rest / (self._state.players - 1)) / total if total else 0.0

    def invades(self, rival: int, cell: int) -> float:
        """The chance that `rival`, whose hand leads there, invades `cell` this round."""
        return self._offer(rival, cell) / self._offers(rival)

    def visits(self, rival: int, cell: int) -> float:
        """The chance that `rival` picks `cell` and so raises its cost (CQ-4.1)."""
        trade = not (self._state.full >> cell & 1 or self._state.start.invaders_only)
        return (self._offer(rival, cell) + trade) / self._offers(rival)

    def any_invades(self, rivals: list[int], cell: int) -> float:
        """The chance that at least one of `rivals` invades `cell`."""
        none = 1.0
        for rival in rivals:
            none *= 1 - self.invades(rival, cell)
        return 1 - none

    def _offer(self, rival: int, cell: int) -> int:
        """What an invasion offers: the star's value if the rival can pay for its allies."""
        state = self._state
        payable = (state.present & ALLIES[cell]).bit_count() <= state.coins[rival]
        return state.start.values[cell] if payable else 0

    def _offers(self, rival: int) -> int:
        """All offers in reach; a trade counts as one point's worth."""
        reach = REACH[self._state.hands[rival]] & self._state.present
        trades = (reach & ~self._state.full).bit_count()
        return trades + sum(self._offer(rival, cell) for cell in range(CELLS) if reach >> cell & 1) or 1
