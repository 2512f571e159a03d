"""Sterre en Kroon in numbers: actions, the length of a game, and the deal card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.games.sterre_en_kroon.rules.actions import (
    CARD,
    CLAIM_CARD,
    CROWN,
    DONE,
    DRAW,
    EXTRA,
    NEXT,
    NO_EXTRA,
    OPEN,
    PLACE,
    PLAY,
    TURN,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import CROWNS, SHEETS, shipped_cards, shipped_sheet
from hoshikan.games.sterre_en_kroon.rules.setup import HAND, shipped
from hoshikan.games.sterre_en_kroon.rules.tensor import TENSOR

SQUARES: Final = SIZE * SIZE - 1
"""Numbers on a bingo card."""
STEPS: Final = 8
"""Decisions of a turn besides those counted one by one: the draw, more cards, a number of the card, one by crown, and
the ends of draw, declaration, record and card."""


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """A turn in which anything moves draws a card, plays one, spends or takes a crown, records or opens a number, or
    claims a line, and all of these are limited; after a round of turns without, the game ends (SK-7.4)."""
    cards = NUMBERS - HAND * players
    lines = max(len(shipped_sheet(name).lines) for name in SHEETS) + len(CARD_LINES)
    single = NUMBERS + CROWNS + (SQUARES + lines) * players
    """Places, takings, openings and claims, each a decision in strict bookkeeping."""
    busy = cards + NUMBERS + CROWNS + single
    turns = (busy + 1) * players
    more = 2 * CROWNS if options.get("crowns") == "unlimited" else 0
    """Crowns spent after the first one of a turn."""
    if options["bookkeeping"] == "strict":
        return Bounds(turns * (STEPS + players) + NUMBERS + single + 2 * players + more, cards)
    return Bounds(turns * 4 + NUMBERS + more, cards)


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """A bingo card for each seat (SK-1.1), five number cards for each and the visible one (SK-1.2), and who begins."""
    stock = shipped_cards()

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        numbers = [number + 1 for number in drawn["number"]]
        return {
            "players": players,
            "options": dict(options),
            "cards": [[row[:] for row in stock[number]] for number in drawn["card"]],
            "hands": [sorted(numbers[HAND * seat : HAND * (seat + 1)]) for seat in range(players)],
            "top": numbers[-1],
            "start": drawn["start"][0],
        }

    pools = (
        Pool("card", [str(number) for number in range(1, len(stock) + 1)], players),
        Pool("number", [str(number) for number in range(1, NUMBERS + 1)], HAND * players + 1),
        Pool("start", [str(seat) for seat in range(players)], 1),
    )
    return Deal(pools, set_up)


_SHEETS: Final = tuple(shipped(name) for name in SHEETS)

ENCODING: Final = Encoding(
    Enumerated(
        (
            *(DRAW, EXTRA, NO_EXTRA, DONE, NEXT),
            *(action for numbered in (PLAY, CARD, CROWN, PLACE, OPEN) for action in numbered[1:]),
            *CLAIM_CARD,
            *(claim for sheet in _SHEETS for claim in sheet.claims),
            *(take for sheet in _SHEETS for take in sheet.takes),
        )
    ),
    Enumerated(TURN[1:]),
    TENSOR,
    bounds,
    deal,
)
