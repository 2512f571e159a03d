"""What a seat may know: everything but the first cards of the others and the order of the deck (SK-1.2)."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.engine.view import LooseView
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.numbers import NUMBERS, numbers_in
from hoshikan.games.sterre_en_kroon.rules.table import BOUGHT, CARD_USED, CROWN_USED, DREW, STAGES

if TYPE_CHECKING:
    from hoshikan.games.sterre_en_kroon.rules.table import Table


def secrets(table: Table, seat: int) -> int:
    """The cards in a seat's hand that nobody else has seen."""
    return table.hands[seat] & table.dealt[seat]


def hidden_from(table: Table, seat: int | None) -> int:
    """All cards that `seat` (None: a spectator) cannot tell apart: the deck and the secrets of others."""
    hidden = table.deck
    for other in range(table.players):
        if other != seat:
            hidden |= secrets(table, other)
    return hidden


def guess(table: Table, seat: int, rng: Random) -> None:
    """Deal what `seat` cannot tell apart anew."""
    others = [other for other in range(table.players) if other != seat]
    needs = [secrets(table, other).bit_count() for other in others]
    hidden = hidden_from(table, seat)
    cards = rng.sample(numbers_in(hidden), sum(needs))
    dealt = list(table.dealt)
    for other, need in zip(others, needs, strict=True):
        before, after = secrets(table, other), 0
        for _ in range(need):
            after |= 1 << cards.pop()
        table.hands[other] ^= before ^ after
        dealt[other] ^= before ^ after
        hidden ^= after
    table.dealt = tuple(dealt)
    table.deck = hidden


def knowledge_key(table: Table, seat: int) -> Hashable:
    """Equal for positions that `seat` cannot tell apart and need not: how they came about does not matter."""
    known = [hand if other == seat else hand & ~table.dealt[other] for other, hand in enumerate(table.hands)]
    # Declared numbers are recorded in order, but the order only shows where pawns run out.
    ordered = min(table.supply) < table.start.sheet.most_pawns * len(table.pending)
    pending = tuple(table.pending) if ordered else frozenset(table.pending)
    return (
        (table.active, table.to_move, table.stage, table.used, table.owed, table.top, table.declared, pending),
        (table.gone, table.deck.bit_count(), hidden_from(table, seat), table.map_crowns, table.track, table.spent),
        (table.busy, table.quiet_turns, table.settled, table.ending, tuple(table.fresh)),
        (*known, *table.pawns, *table.supply, *table.claimed, *table.opened, *table.bingos),
        (*table.scores, *table.crowns, *table.records),
    )


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    """The view of `seat`, or of a spectator. `own_sheet` is null on the shipped sheet that the options name: use
    `components.sheet_of` to read it."""
    start, sheet, seats = table.start, table.start.sheet, range(table.players)
    over = table.to_move == TERMINAL
    owners: list[int | None] = [None] * NUMBERS
    for owner in seats:
        for number in numbers_in(table.pawns[owner]):
            owners[number - 1] = owner
    known = [table.hands[owner] if owner == seat else table.hands[owner] & ~table.dealt[owner] for owner in seats]
    return LooseView(
        {
            "game": "sterre-en-kroon",
            "players": table.players,
            "options": dict(start.options),
            "own_sheet": None if sheet.shipped else sheet.plain(),
            "cards": [[row[:] for row in card] for card in start.cards],
            "to_move": table.to_move,
            "turning": table.to_move == CHANCE,
            "active": table.active,
            "turn": table.turn,
            "stage": STAGES[table.stage],
            "drew": bool(table.used & DREW),
            "bought": bool(table.used & BOUGHT),
            "card_used": bool(table.used & CARD_USED),
            "crown_used": bool(table.used & CROWN_USED),
            "owed": table.owed,
            "top": table.top or None,
            "deck": table.deck.bit_count(),
            "gone": numbers_in(table.gone),
            "unseen": numbers_in(hidden_from(table, seat)),
            "hands": [numbers_in(hand) for hand in known],
            "secret": [secrets(table, owner).bit_count() for owner in seats],
            "own_secrets": [] if seat is None else numbers_in(secrets(table, seat)),
            "declared": numbers_in(table.declared),
            "pending": table.pending[:],
            "pawns": owners,
            "supply": table.supply[:],
            "complete": [line for index, line in enumerate(sheet.line_ids) if table.complete >> index & 1],
            "fresh": [sheet.line_ids[line] for line in table.fresh],
            "records": [[pawns >> 2 * owner & 3 for owner in seats] for pawns in table.records],
            "claimed": [
                [line for index, line in enumerate(sheet.line_ids) if table.claimed[owner] >> index & 1]
                for owner in seats
            ],
            "opened": [numbers_in(table.opened[owner]) for owner in seats],
            "bingos": [
                [line for index, line in enumerate(CARD_LINES) if table.bingos[owner] >> index & 1] for owner in seats
            ],
            "points": table.scores[:],
            "crowns": table.crowns[:],
            "crown_points": table.crown_points[:],
            "map_crowns": [list(cell) for bit, cell in enumerate(sheet.crown_cells) if table.map_crowns >> bit & 1],
            "track_crowns": numbers_in(table.track),
            "spent": table.spent,
            "busy": table.busy,
            "quiet_turns": table.quiet_turns,
            "winners": sorted(table.winners()) if over else [],
            "end": table.end_reason(),
        }
    )
