"""Information sets (HW-3.4): a guess at what a seat does not know, and the key of what it knows."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from hoshikan.engine.state import TERMINAL
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, DUMMY, UNIT, cards
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, SETTING, HoshiPosition
from hoshikan.games.hoshi_wo_wataru.rules.position import OBJECTIVES as CHOOSING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS


def determinize(state: HoshiPosition, seat: int, rng: Random) -> None:
    """Replace in place what `seat` may not know by something it holds possible."""
    _guess_objectives(state, seat, rng)
    for other in range(state.players):
        if other != seat:
            _guess_row(state, other, rng)


def _guess_objectives(state: HoshiPosition, seat: int, rng: Random) -> None:
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


def _guess_row(state: HoshiPosition, seat: int, rng: Random) -> None:
    """Cards kept this year are in the hand for sure; once all have set, all dummies are face down."""
    row = SLOTS * seat
    places = [place for place in range(row, row + SLOTS) if state.rows[place] != EMPTY]
    if not places:
        return
    hidden = state.hidden(seat)
    candidates = list(cards(hidden - state.kept[seat]))
    if state.phase == SETTING:
        down = rng.sample(candidates, len(places))
    else:
        dummies = hidden & DUMMIES
        down = [DUMMY] * dummies + rng.sample(candidates[dummies:], len(places) - dummies)
        rng.shuffle(down)
    for place, card in zip(places, down):  # noqa: B905  # without `strict` a plain loop once compiled
        state.rows[place] = card
        hidden -= UNIT[card]
    state.hands[seat] = hidden


def information_key(state: HoshiPosition, seat: int) -> Hashable:
    """Leaves out who has set already: the same decision is met with the rows of others taken back (see `reopen`)."""
    own = (state.hands[seat], *state.row(seat), state.chosen[seat])
    if state.phase == CHOOSING:
        return (state.pair(seat), own)
    held = tuple([state.hidden(other) for other in range(state.players)])
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
