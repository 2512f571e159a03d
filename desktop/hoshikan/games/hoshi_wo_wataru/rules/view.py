"""What a seat may know (HW-3.4): its view, a guess at the rest, and the key of its information set."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from hoshikan.engine.state import TERMINAL
from hoshikan.engine.view import LooseView
from hoshikan.games.hoshi_wo_wataru.rules import scoring
from hoshikan.games.hoshi_wo_wataru.rules.account import needed, numbers
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.hands import DUMMIES, UNIT, cards, count, pack
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, PHASES, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.phases import OBJECTIVES as CHOOSING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.table import Table


def view(state: Table, seat: int | None) -> dict[str, Any]:
    """Lists by seat unless said otherwise; a face-down card of somebody else is -1, a dummy 0."""
    start, box, seats = state.start, state.start.box, range(state.players)
    over = state.to_move == TERMINAL
    balances = [scoring.account(state, other) for other in seats]
    known = [state.chosen[other] if over or other == seat else -1 for other in seats]
    return LooseView(
        {
            "game": "hoshi-wo-wataru",
            "players": state.players,
            "options": dict(start.options),
            "components": None if start.custom is None else start.custom.plain(),
            "year": state.year,
            "phase": PHASES[state.phase],
            "slot": state.slot,
            "to_move": state.to_move,
            "markers": list(state.markers),
            "slots": _slots(state),
            "unseen": state.deck.bit_count(),
            "dealt": [] if seat is None else [OBJECTIVES[index] for index in state.pair(seat)],
            "objectives": [OBJECTIVES[index] if index >= 0 else None for index in known],
            "has_objective": [index >= 0 for index in state.chosen],
            "hand": [] if seat is None else list(cards(state.hands[seat])),
            "hand_counts": [count(hand) for hand in state.hands],
            "dummies": [_dummies(state, other) for other in seats],
            "dummies_left": state.dummies_left,
            "remaining": [list(cards(_hidden(state, other) & ~DUMMIES)) for other in seats],
            "kept": [list(cards(kept)) for kept in state.kept],
            "rows": [_row(state, other, other == seat) for other in seats],
            "lying": [list(lost) for lost in state.lying],
            "moved": [list(moved) for moved in state.moved],
            "bids": list(state.bids),
            "winner": state.winner,
            "pools": [list(pool) for pool in state.pools],
            "pool_stars": state.pool_stars[:],
            "discards": [list(cards(discards)) for discards in state.discards],
            "won": [numbers(won) for won in state.won],
            "turned": [numbers(balance.turned) for balance in balances],
            "need": [needed(box, won) for won in state.won],
            "have": [balance.have for balance in balances],
            "stardust": state.stardust[:],
            "stardust_left": state.stardust_left,
            "supernovas": list(state.supernovas),
            "points": [
                scoring.open_points(state, other, balances[other])
                + scoring.goal_points(state, known[other], balances[other])
                for other in seats
            ],
            "winners": sorted(scoring.winners(state)) if over else [],
            "end": state.end_reason(),
        }
    )


def _slots(state: Table) -> list[list[int]]:
    """The year's constellations by slot, those already taken included."""
    table = state.table
    return [list(table[slot:] if slot == SLOTS - 1 else table[slot : slot + 1]) for slot in range(SLOTS)]


def _row(state: Table, seat: int, own: bool) -> list[int | None]:
    """The face-down cards of a seat by slot: None where none lies, -1 what the watcher may not see."""
    row = state.rows[SLOTS * seat : SLOTS * (seat + 1)]
    return [None if card == EMPTY else card if own else -1 for card in row]


def _hidden(state: Table, seat: int) -> int:
    """What a seat holds in hand or face down, as a hand: open knowledge, as all sets are equal."""
    return state.hands[seat] + pack(card for card in state.rows[SLOTS * seat : SLOTS * (seat + 1)] if card != EMPTY)


def _dummies(state: Table, seat: int) -> int:
    return _hidden(state, seat) & DUMMIES


def guess(state: Table, seat: int, rng: Random) -> None:
    """Replace in place what `seat` may not know by something it holds possible."""
    _guess_objectives(state, seat, rng)
    for other in range(state.players):
        if other != seat:
            _guess_row(state, other, rng)


def _guess_objectives(state: Table, seat: int, rng: Random) -> None:
    shown = state.chosen if state.to_move == TERMINAL else (-1,) * state.players
    seen = {*state.pair(seat), *shown}
    unseen = [index for index in range(len(OBJECTIVES)) if index not in seen]
    rng.shuffle(unseen)
    dealt: list[int] = []
    chosen: list[int] = []
    for other in range(state.players):
        if other == seat:
            dealt += state.pair(seat)
            chosen.append(state.chosen[seat])
            continue
        pair = [unseen.pop() if shown[other] < 0 else shown[other], unseen.pop()]
        dealt += pair
        chosen.append(-1 if state.chosen[other] < 0 else pair[0])
    state.dealt = tuple(dealt)
    state.chosen = tuple(chosen)


def _guess_row(state: Table, seat: int, rng: Random) -> None:
    """Cards kept this year are in the hand for sure; once all have set, all dummies are face down."""
    row = SLOTS * seat
    places = [place for place in range(row, row + SLOTS) if state.rows[place] != EMPTY]
    if not places:
        return
    hidden = _hidden(state, seat)
    candidates = list(cards(hidden - state.kept[seat]))
    if state.phase == SETTING:
        down = rng.sample(candidates, len(places))
    else:
        dummies = hidden & DUMMIES
        down = [DUMMY] * dummies + rng.sample(candidates[dummies:], len(places) - dummies)
        rng.shuffle(down)
    for place, card in zip(places, down, strict=True):
        state.rows[place] = card
        hidden -= UNIT[card]
    state.hands[seat] = hidden


def key(state: Table, seat: int) -> Hashable:
    """Leaves out who has set already: the same decision is met with the rows of others taken back (see `reopen`)."""
    own = (state.hands[seat], *state.rows[SLOTS * seat : SLOTS * (seat + 1)], state.chosen[seat])
    if state.phase == CHOOSING:
        return (state.pair(seat), own)
    held = tuple([_hidden(state, other) for other in range(state.players)])
    tops = tuple([state.top(other) for other in range(state.players)])
    year = (
        own,
        held,
        tops,
        *state.pool_stars,
        *state.won,
        *state.stardust,
        state.deck,
        state.table,
        state.order,
        state.supernovas,
    )
    if state.phase == SETTING:
        return year
    return (year, state.to_move, state.slot, state.winner, *state.kept, *state.lying, *state.moved)
