"""Sterre en Kroon in numbers: actions, the length of a game, the deal card by card, and a seat's view. Lines of the map
run as on their sheet, which has 60 at most."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
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
    STAGES,
    TURN,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import CROWNS, SHEETS, TRACK_END, shipped_cards, shipped_sheet
from hoshikan.games.sterre_en_kroon.rules.setup import HAND, shipped
from hoshikan.games.sterre_en_kroon.rules.view import SterreView

MOST_LINES: Final = 60
_NUMBERS: Final = range(1, NUMBERS + 1)


def _padded(numbers: Sequence[float], width: int) -> Numbers:
    return [*numbers, *[0.0] * (width - len(numbers))]


def _lines(view: SterreView, lines: Collection[str]) -> Numbers:
    return _padded(marks(lines, [line.id for line in view.sheet.lines]), MOST_LINES)


def _rows(view: SterreView, seat: int) -> Numbers:
    """A bingo card by number: its column follows from the number."""
    row_of = {number: row for row, numbers in enumerate(view.cards[seat], 1) for number in numbers}
    return [row_of.get(number, 0) / 5 for number in _NUMBERS]


def _records(view: SterreView, seat: int) -> Numbers:
    return _padded([pawns[seat] / 2 for pawns in view.records], MOST_LINES)


def _map_crowns(view: SterreView, _: int) -> Numbers:
    cells = [(cell.col, cell.row) for cell in view.sheet.cells if cell.crown]
    return _padded(marks([tuple(cell) for cell in view.map_crowns], cells), CROWNS)


def _sheet(view: SterreView, _: int) -> Numbers:
    return one_of(None if view.own_sheet else view.options["sheet"], SHEETS)


TENSOR: Final = TensorLayout(
    2,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part(
            "active", 1, "1 for the seat whose turn it is", lambda view, seat: [float(view.active == seat)], each=True
        ),
        Part("points", 1, "points / 24", lambda view, seat: [view.points[seat] / TRACK_END], each=True),
        Part("crowns", 1, "crowns / 11", lambda view, seat: [view.crowns[seat] / CROWNS], each=True),
        Part(
            "crown_points",
            1,
            "points for crowns at the end / 11",
            lambda view, seat: [view.crown_points[seat] / CROWNS],
            each=True,
        ),
        Part("supply", 1, "pawns left / 50", lambda view, seat: [view.supply[seat] / 50], each=True),
        Part(
            "secret", 1, "cards that only their owner knows / 5", lambda view, seat: [view.secret[seat] / 5], each=True
        ),
        Part(
            "hand",
            NUMBERS,
            "cards in hand, as far as they are known, 1–75",
            lambda view, seat: marks(view.hands[seat], _NUMBERS),
            each=True,
        ),
        Part("card", NUMBERS, "by number its row on the bingo card / 5, 0 if it is not there", _rows, each=True),
        Part(
            "opened",
            NUMBERS,
            "open numbers of the card",
            lambda view, seat: marks(view.opened[seat], _NUMBERS),
            each=True,
        ),
        Part(
            "bingos",
            len(CARD_LINES),
            "lines of the card whose points are taken: " + ", ".join(CARD_LINES),
            lambda view, seat: marks(view.bingos[seat], CARD_LINES),
            each=True,
        ),
        Part(
            "pawns",
            NUMBERS,
            "numbers that carry the seat's pawns",
            lambda view, seat: [float(owner == seat) for owner in view.pawns],
            each=True,
        ),
        Part(
            "claimed",
            MOST_LINES,
            "lines whose points are taken",
            lambda view, seat: _lines(view, view.claimed[seat]),
            each=True,
        ),
        Part("records", MOST_LINES, "record pawns by line / 2", _records, each=True),
        Part("complete", MOST_LINES, "lines that are full", lambda view, _: _lines(view, view.complete)),
        Part("fresh", MOST_LINES, "lines completed in this turn", lambda view, _: _lines(view, view.fresh)),
        Part("unseen", NUMBERS, "numbers in the deck or secret", lambda view, _: marks(view.unseen, _NUMBERS)),
        Part(
            "own_secrets",
            NUMBERS,
            "own cards that nobody else knows",
            lambda view, _: marks(view.own_secrets, _NUMBERS),
        ),
        Part("top", NUMBERS, "the visible card", lambda view, _: one_of(view.top, _NUMBERS)),
        Part("gone", NUMBERS, "number cards out of the game", lambda view, _: marks(view.gone, _NUMBERS)),
        Part("declared", NUMBERS, "numbers declared in this turn", lambda view, _: marks(view.declared, _NUMBERS)),
        Part("pending", NUMBERS, "those not recorded yet", lambda view, _: marks(view.pending, _NUMBERS)),
        Part("map_crowns", CROWNS, "crowns on the map, cell by cell of the sheet", _map_crowns),
        Part(
            "track_crowns",
            TRACK_END,
            "crowns on the score track, spaces 1–24",
            lambda view, _: marks(view.track_crowns, range(1, TRACK_END + 1)),
        ),
        Part("stage", len(STAGES), "the step: " + ", ".join(STAGES), lambda view, _: one_of(view.stage, STAGES)),
        Part(
            "used",
            4,
            "rights used in this turn: draw, more cards, number of the card, number by crown",
            lambda view, _: [float(view.drew), float(view.bought), float(view.card_used), float(view.crown_used)],
        ),
        Part("owed", 1, "cards still to be drawn / 2", lambda view, _: [view.owed / 2]),
        Part("deck", 1, "cards below the visible one / 75", lambda view, _: [view.deck / NUMBERS]),
        Part("spent", 1, "crowns out of the game / 11", lambda view, _: [view.spent / CROWNS]),
        Part("busy", 1, "1 if anything has moved in this turn", lambda view, _: [float(view.busy)]),
        Part("quiet_turns", 1, "turns on end without, / 6", lambda view, _: [view.quiet_turns / 6]),
        Part("strict", 1, "1 in strict bookkeeping", lambda view, _: [float(view.strict)]),
        Part("unlimited", 1, "1 if crowns have no limit", lambda view, _: [float(view.unlimited)]),
        Part("sheet", len(SHEETS), "the shipped sheet: " + ", ".join(SHEETS), _sheet),
    ),
)


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
