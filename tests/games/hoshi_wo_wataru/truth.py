"""What the reasons of 星を渡る claim, reckoned again from the view and from the action carried out.

Chances of taking a constellation are estimates; nothing here judges them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.games.hoshi_wo_wataru.rules.actions import count
from hoshikan.games.hoshi_wo_wataru.rules.phases import HAND_LIMIT
from hoshikan.games.hoshi_wo_wataru.rules.setup import YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from tests.games.truth import Truth

Facts = Mapping[str, Fact]


def _after(state: HoshiState, action: Action) -> HoshiState:
    copy = state.clone()
    copy.narrating = False
    copy.apply(action)
    return copy


def _wins(state: HoshiState, _: Action, facts: Facts) -> bool:
    box = state.start.box
    numbers = state.prizes(int(facts["slot"]) - 1)
    named = box.ids[int(facts["number"])] == facts["constellation"] and int(facts["number"]) in numbers
    return named and sum(box.points[number] for number in numbers) == facts["points"]


def _needs(state: HoshiState, _: Action, facts: Facts) -> bool:
    stars = sum(state.start.box.stars[number] for number in state.prizes(state.slot))
    seat = state.to_move
    won = sum(
        state.start.box.stars[number] for number in range(len(state.start.box.stars)) if state.won[seat] >> number & 1
    )
    return (stars, won + stars) == (facts["stars"], facts["need"]) and facts["have"] == state.have(seat)


def _pools(state: HoshiState, action: Action, facts: Facts) -> bool:
    after, seat = _after(state, action), state.to_move
    stars = after.pool_stars[seat] - state.pool_stars[seat]
    return (stars, after.pool_stars[seat]) == (facts["stars"], facts["total"])


def _light(state: HoshiState, action: Action, facts: Facts) -> bool:
    """Light as it is there after pooling, as far as it is needed."""
    after, seat = _after(state, action), state.to_move
    have, need = after.have(seat), state.need(seat)
    return (need, min(have, need) if int(facts["have"]) <= need else have) == (facts["need"], facts["have"])


def _marker(state: HoshiState, action: Action, facts: Facts) -> bool:
    after, seat = _after(state, action), state.to_move
    others = [stars for other, stars in enumerate(after.pool_stars) if other != seat]
    return after.pool_stars[seat] == facts["stars"] and after.pool_stars[seat] > max(others)


def _back(state: HoshiState, _: Action, facts: Facts) -> bool:
    return YEARS - state.year == facts["years"]


def _last_year(state: HoshiState, _: Action, __: Facts) -> bool:
    return state.year == YEARS


def _stars(state: HoshiState, _: Action, facts: Facts) -> bool:
    return state.start.box.card_stars[int(facts["card"])] == facts["stars"]


def _in_slot(state: HoshiState, _: Action, facts: Facts) -> bool:
    """The constellation told lies at the slot told."""
    number = int(facts["number"])
    box = state.start.box
    return box.ids[number] == facts["constellation"] and number in state.prizes(int(facts["slot"]) - 1)


def _in_hand(state: HoshiState, action: Action, facts: Facts) -> bool:
    """The card told is the one that is set, kept or pushed on."""
    return str(action).split()[-1] == str(facts["card"]) or f"{facts['card']}" in str(action)


def _season(state: HoshiState, _: Action, facts: Facts) -> bool:
    box, number = state.start.box, int(facts["number"])
    season = box.season_of[number]
    won = [other for other in range(len(box.season_of)) if state.won[state.to_move] >> other & 1]
    return season == facts["season"] and sum(box.season_of[other] == season for other in won) + 1 == facts["count"]


def _raises(state: HoshiState, action: Action, facts: Facts) -> bool:
    """Pushing the card on makes the bid in the next slot what is told."""
    seat, slot = state.to_move, int(facts["slot"]) - 1
    lying = [state.start.box.numbers[card] for card in state.lying_next(seat)]
    del action
    return slot == state.slot + 1 and facts["before"] == sum(lying) and int(facts["bid"]) >= int(facts["before"])


def _three(state: HoshiState, _: Action, facts: Facts) -> bool:
    return len(state.lying_next(state.to_move)) + 1 == facts["cards"] and bool(state.stardust_left)


def _best_marker(state: HoshiState, _: Action, facts: Facts) -> bool:
    return state.markers[state.to_move] == facts["marker"] == 1


def _fills(state: HoshiState, action: Action, facts: Facts) -> bool:
    """The hand holds so many cards then, fewer than it may."""
    after, seat = _after(state, action), state.to_move
    return count(after.hands[seat]) == facts["cards"] and count(after.hands[seat]) <= HAND_LIMIT


TRUTHS: Final[Mapping[str, Truth]] = {
    "wins": _wins,
    "needs-stars": _needs,
    "pools-stars": _pools,
    "covers-need": _light,
    "stars-to-spare": _light,
    "takes-marker": _marker,
    "back-in-hand": _back,
    "too-late": _last_year,
    "stars-if-lost": _stars,
    "missed-elsewhere": _in_slot,
    "out-of-reach": _in_slot,
    "near-supernova": _season,
    "fills-hand": _fills,
    "costs-little": lambda state, _, facts: state.slot + 1 == facts["slot"],
    "raises-bid": _raises,
    "three-cards": _three,
    "ties-won": _best_marker,
    "uses-card": _in_hand,
    "used-up": _in_hand,
    "decided-anew": _in_hand,
}
"""By kind of reason."""
