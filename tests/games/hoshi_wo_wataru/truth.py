"""Claims of the reasons of 星を渡る, recomputed from the view and from the action carried out.

Chances of taking a constellation are estimates; only those that the open cards decide are judged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.games.hoshi_wo_wataru.rules import scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import count
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView, view_of
from tests.games.truth import Truth

Facts = Mapping[str, Fact]
STARDUST_FROM: Final = 3
DUMMIES_BELOW: Final = 4


def _view(state: HoshiState) -> HoshiView:
    return view_of(state, state.to_move)


def _after(state: HoshiState, action: Action) -> HoshiState:
    copy = state.clone()
    copy.record_events = False
    copy.apply(action)
    return copy


def _card(action: Action) -> int:
    word = str(action).split()[-1]
    return 0 if word == "dummy" else int(word)


def _numbers(state: HoshiState, facts: Facts) -> list[int]:
    """The constellations named as prizes."""
    ids = str(facts["prizes"]).split("/")
    return [card.number for card in _view(state).box.constellation if card.id in ids]


def _prizes(state: HoshiState, slot: int, facts: Facts) -> bool:
    """All constellations of the slot are named, and no other one."""
    return sorted(_numbers(state, facts)) == sorted(_view(state).slots[slot])


def _total(state: HoshiState, facts: Facts, what: str) -> int:
    """The points or stars of the prizes."""
    view = _view(state)
    return sum(int(getattr(view.constellation(number), what)) for number in _numbers(state, facts))


def _certain(state: HoshiState, card: int, facts: Facts) -> bool:
    """Nobody wins "for sure" against a higher card that a rival may set, or has a chance against only lower ones."""
    view, seat = _view(state), state.to_move
    bid = view.box.bid((card,))
    rivals = [
        max((view.box.bid((other,)) for other in (*view.remaining[rival], *[0] * (view.dummies[rival] > 0))), default=0)
        for rival in range(state.players)
        if rival != seat
    ]
    beaten = all(bid > rival for rival in rivals)
    return not beaten or facts["chance"] == 100


def _promises(_: HoshiState, __: Action, ___: Facts) -> None:
    """An average, which the rules cannot compute."""


def _wins(state: HoshiState, action: Action, facts: Facts) -> bool:
    here = facts["slot"] == state.slot + 1 and _prizes(state, state.slot, facts)
    return here and _total(state, facts, "points") == facts["points"] and _certain(state, _card(action), facts)


def _needs(state: HoshiState, _: Action, facts: Facts) -> bool:
    """More than there is."""
    need = _view(state).need[state.to_move] + _total(state, facts, "stars")
    have = _view(state).have[state.to_move]
    return _prizes(state, state.slot, facts) and (need, have) == (facts["need"], facts["have"]) and need > have


def _gains(state: HoshiState, _: Action, facts: Facts) -> bool:
    """The score with the constellations of the slot, if there were light enough for all."""
    view, seat, box = _view(state), state.to_move, state.start.box
    goal = box.goals[OBJECTIVES.index(str(facts["objective"]))]
    won = set(view.won[seat])
    more = won | set(view.slots[state.slot])
    masks = [sum(1 << number for number in held) for held in (won, more)]
    before, after = (goal.points(mask, 0, 0) for mask in masks)
    named = facts["objective"] == view.objectives[seat]
    if facts["seasons"]:
        seasons = [{view.constellation(number).season for number in held} - {"polar"} for held in (won, more)]
        return named and len(seasons[0]) < len(seasons[1]) == facts["seasons"]
    return named and after - before == int(facts["points"]) > 0


def _season(state: HoshiState, _: Action, facts: Facts) -> bool:
    view, seat = _view(state), state.to_move
    held = [*view.won[seat], *view.slots[state.slot]]
    of_season = [number for number in held if view.constellation(number).season == facts["season"]]
    return len(of_season) == facts["count"] and bool(set(of_season) & set(view.slots[state.slot]))


def _tied(state: HoshiState, action: Action, facts: Facts) -> bool:
    view, seat = _view(state), state.to_move
    having = sum(_card(action) in view.remaining[rival] for rival in range(state.players) if rival != seat)
    return view.markers[seat] == 1 and having == int(facts["rivals"]) > 0


def _uses(state: HoshiState, action: Action, facts: Facts) -> bool:
    view, card = _view(state), _card(action)
    if not card:
        return facts["card"] == 0 and bool(facts["helps"]) and (state.year < YEARS or state.slot < LAST_SLOT)
    held = [*view.remaining[state.to_move]]
    held.remove(card)
    strong = sum(other >= 9 for other in held)
    return (card, strong) == (facts["card"], facts["strong"]) and card >= 9 and not facts["helps"]


def _overbids(state: HoshiState, action: Action, facts: Facts) -> bool:
    return facts["card"] == _card(action) > int(facts["lower"]) and facts["lower"] in _view(state).hand


def _lost_stars(state: HoshiState, action: Action, facts: Facts) -> bool:
    return _view(state).box.stars_on(_card(action)) == facts["stars"]


def _elsewhere(state: HoshiState, action: Action, facts: Facts) -> bool:
    slot = int(facts["slot"]) - 1
    return slot > state.slot and facts["card"] == _card(action) and _prizes(state, slot, facts)


def _pools(state: HoshiState, action: Action, facts: Facts) -> bool:
    after, seat = _after(state, action), state.to_move
    stars = after.pool_stars[seat] - state.pool_stars[seat]
    have = state.have(seat) + stars
    return (stars, have, state.need(seat)) == (facts["stars"], facts["have"], facts["need"])


def _spare(state: HoshiState, _: Action, facts: Facts) -> bool:
    view, seat = _view(state), state.to_move
    return (view.need[seat], view.have[seat]) == (facts["need"], facts["have"]) and view.have[seat] > view.need[seat]


def _thrift(state: HoshiState, action: Action, facts: Facts) -> bool:
    """The objective scores now, and no longer with the card pooled."""
    seat = state.to_move
    after = state.clone()
    after.record_events = False
    after.pool_stars[seat] += state.start.box.card_stars[_card(action)]
    chosen = state.chosen[seat]
    before, then = (
        scoring.goal_points(position, chosen, scoring.account(position, seat)) for position in (state, after)
    )
    spare = after.have(seat) - after.need(seat)
    return OBJECTIVES[chosen] == "thrift" and (before, then, spare) == (facts["points"], 0, facts["spare"])


def _marker(state: HoshiState, action: Action, facts: Facts) -> bool:
    after, seat = _after(state, action), state.to_move
    others = [stars for other, stars in enumerate(state.pool_stars) if other != seat]
    return after.pool_stars[seat] == facts["stars"] and after.pool_stars[seat] > max(others)


def _lying_next(state: HoshiState) -> list[int]:
    """The player's cards in the next slot."""
    view, seat = _view(state), state.to_move
    down = view.rows[seat][state.slot + 1]
    return [*view.moved[seat], *([] if down is None else [down])]


def _joined(cards: Sequence[int]) -> str:
    return "/".join(str(card) for card in sorted(cards) if card)


def _back(state: HoshiState, action: Action, facts: Facts) -> bool:
    """Kept for later years, or shifted to the player's cards in the next slot."""
    if facts["card"] != _card(action):
        return False
    if str(action).startswith("keep"):
        return YEARS - state.year == int(facts["years"]) > 0 and bool(facts["helps"])
    return facts["others"] == _joined(_lying_next(state)) and facts["years"] == 0 and not facts["helps"]


def _fills(state: HoshiState, action: Action, facts: Facts) -> bool:
    after, seat = _after(state, action), state.to_move
    if after.year != state.year:
        return True
    return count(state.hands[seat]) + 1 == int(facts["cards"]) <= DUMMIES_BELOW and state.year < YEARS


def _raises(state: HoshiState, action: Action, facts: Facts) -> bool:
    """Shifting the card makes the bid in the next slot what is claimed, and the chance no smaller."""
    view, slot = _view(state), int(facts["slot"]) - 1
    before, bid = view.box.bid(_lying_next(state)), view.bid_with_shifted(state.to_move, _card(action))
    here = slot == state.slot + 1 and _prizes(state, slot, facts)
    raised = (before, bid) == (facts["before"], facts["bid"]) and before < bid
    return here and raised and int(facts["chance"]) >= int(facts["chance_before"])


def _three(state: HoshiState, _: Action, facts: Facts) -> bool:
    view, cards = _view(state), len(_lying_next(state)) + 1
    dust = view.box.stardust_stars == facts["stars"] and view.stardust_left > 0
    return dust and cards == int(facts["cards"]) >= STARDUST_FROM and facts["slot"] == state.slot + 2


def _anew(state: HoshiState, _: Action, facts: Facts) -> bool:
    return (facts["slot"], facts["years"]) == (state.slot + 2, YEARS - state.year)


TRUTHS: Final[Mapping[str, Truth]] = {
    "promises": _promises,
    "wins": _wins,
    "objective-gains": _gains,
    "needs-stars": _needs,
    "near-supernova": _season,
    "ties-won": _tied,
    "uses-card": _uses,
    "overbids": _overbids,
    "stars-if-lost": _lost_stars,
    "missed-elsewhere": _elsewhere,
    "pools-stars": _pools,
    "stars-to-spare": _spare,
    "spoils-thrift": _thrift,
    "takes-marker": _marker,
    "back-in-hand": _back,
    "fills-hand": _fills,
    "too-late": lambda state, *_: state.year == YEARS,
    "raises-bid": _raises,
    "three-cards": _three,
    "decided-anew": _anew,
}
"""By kind of reason."""
