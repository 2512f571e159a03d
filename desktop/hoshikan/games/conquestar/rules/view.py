"""A seat's view of Conquestar. Lists of 25 run A1..A5, B1..B5 … E5; all others run by seat."""

from __future__ import annotations

from hoshikan.engine.view import View
from hoshikan.games.conquestar.rules.field import allies_left, cards_text, cells_in
from hoshikan.games.conquestar.rules.position import ConquestarPosition


class ConquestarView(View, kw_only=True):
    """The table with everything but this round's choices of others (CQ-2.1)."""

    stars: list[int | None]
    """Value of each star on the field, None where it is gone."""
    names: list[str]
    """Ids of the star cards as they were dealt."""
    values: list[int]
    """Values as they were dealt, 0 where there was no star at the start."""
    star_coins: list[int]
    owners: list[int]
    """The seat that has taken each star, else `ON_FIELD` or `GONE_BEFORE`."""
    won_before: list[list[int]]
    """Values of the stars that each seat had won before the start."""
    coins: list[int]
    hands: list[str]
    """Destination cards in hand, such as "12345ABCDE"."""
    tables: list[str]
    """Destination cards that lie open."""
    chosen: list[bool]
    """By seat, true if it has chosen in this round."""
    plan: str | None
    """The seat's own choice in this round."""
    last_plans: list[str | None]
    """Last revealed choices; None for a seat that sat the round out."""
    quiet_cycles: int
    cycle_busy: bool

    def invasion_costs(self) -> dict[int, int]:
        """Return, by cell, the cost of a sole invasion of each star left (CQ-4.1)."""
        present = sum(1 << cell for cell, value in enumerate(self.stars) if value is not None)
        return {cell: allies_left(present, cell) for cell in cells_in(present)}

    def rounds_in_cycle(self) -> int:
        """Return the most rounds until all seats take the cards back (CQ-5.3, CQ-5.5): two are used in each, and
        three or fewer are laid open."""
        return max(1, *((len(hand) - 2) // 2 for hand in self.hands))


def view_of(state: ConquestarPosition, seat: int | None) -> ConquestarView:
    """Return the view of `seat` (None: a spectator): hands follow from the open cards, so only plans are secret."""
    start, own = state.start, state.plans[seat] if seat is not None else None
    end = state.end_reason()
    return ConquestarView(
        game="conquestar",
        players=state.players,
        options=dict(start.setup["options"]),
        to_move=state.to_move,
        points=state.points(),
        winners=sorted(state.winners()) if end else [],
        end=end,
        round=state.round,
        stars=[value if state.present >> cell & 1 else None for cell, value in enumerate(start.values)],
        names=list(start.names),
        values=list(start.values),
        star_coins=state.star_coins[:],
        owners=state.owner[:],
        won_before=[list(values) for values in start.won],
        coins=state.coins[:],
        hands=[cards_text(hand) for hand in state.hands],
        tables=[cards_text(table) for table in state.tables],
        chosen=[plan is not None for plan in state.plans],
        plan=None if own is None else own.text,
        last_plans=[None if plan is None else plan.text for plan in state.last_plans],
        quiet_cycles=state.quiet_cycles,
        cycle_busy=state.cycle_busy,
    )
