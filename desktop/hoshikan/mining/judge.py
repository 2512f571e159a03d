"""The best action of a position, given the seat's knowledge, and its margin: by searches with other seeds.

Actions with equal effects are one answer: actions after which no seat can know a difference (`State.information_key`)
form a class, whichever piece or order they name. Classes that are merely as good as one another are two answers, and
then the position is no puzzle.

Where a seat chooses several times in secret, an answer is as good as the best choices that may follow it
(`planned_margin`): a comparison in common deals lets it go on by the priors.

In games whose moves are compared in common deals (`Knowledge.compares`) a playout is one move tried in one deal: 20,000
of them are some 2,500 deals, each with the six moves that look best, and the looks at all others.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from hoshikan.bots.plans import Plans
from hoshikan.bots.rollouts import Deals
from hoshikan.bots.search import Ranked, Search, SearchSettings
from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import FittedKnowledge, Knowledge
from hoshikan.engine.state import State

GUESSES: Final = 16
"""Positions that the seat may take it for: what leads to the same in all of them is one answer. In one of them alone
two bids may both fail."""
LOOKS: Final = 0.25
"""Share of the playouts that goes to all actions alike, so that none is called worse unseen."""
SLICE: Final = 1000
"""Playouts after which a search is checked for whether it should go on."""
FEWEST: Final = 2
"""Playouts behind a result that is compared: a short search tries what is clearly worse hardly more often, and asking
for more would leave out the clearest positions."""
RIVALS: Final = 5
"""Other answers, the best-looking first, that are searched again alone before a margin counts, …"""
ALONE: Final = 0.25
"""… each in such a share of the playouts: what a search likes less it also knows less about, in all that follows."""
DOMINANT: Final = 0.8
"""Least share of the best action in the mixture where all choose at once. More is hardly possible,
since a tenth of the draws explore."""
SOON: Final = 0.2
"""Share of the playouts after which a search that lets the others predict a choice already has to prefer it."""
PLANS: Final = 24
"""Sequences of choices that are compared behind each answer, …"""
PLANNED: Final = 500
"""… in this number of playouts; and …"""
DEALT: Final = 150
"""… the number of deals in which the best of them are compared."""
HOPELESS: Final = (0.5, 0.9)
"""A search ends early where the margin is below such a share of what is wanted, at its start and at its end."""


class Answers(NamedTuple):
    """The legal actions of a position, in classes of the same outcome."""

    classes: tuple[tuple[str, ...], ...]
    legal: int

    @property
    def by_action(self) -> dict[str, int]:
        """The class of each action."""
        return {action: place for place, group in enumerate(self.classes) for action in group}


def answers(state: State, rng: Random) -> Answers:
    """The answers that the seat to move may give, as it knows the position."""
    legal = [str(action) for action in state.determinize(state.to_move, rng).legal_actions()]
    classes = [tuple(legal)]
    for _ in range(GUESSES):
        outcomes = _outcomes(state.determinize(state.to_move, rng))
        classes = [part for group in classes for part in _parted(group, outcomes)]
        if len(classes) == len(legal):
            break
    return Answers(tuple(classes), len(legal))


def _outcomes(known: State) -> dict[str, Hashable]:
    """Return the publicly known consequence of each legal action."""
    found: dict[str, Hashable] = {}
    for action in known.legal_actions():
        after = known.after(action)
        keys = tuple([after.information_key(other) for other in range(after.players)])
        found[str(action)] = (after.to_move, keys)
    return found


def _parted(group: Sequence[str], outcomes: Mapping[str, Hashable]) -> list[tuple[str, ...]]:
    parts: dict[Hashable, list[str]] = {}
    for action in group:
        parts.setdefault(outcomes.get(action), []).append(action)
    return [tuple(part) for part in parts.values()]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The finding of one search."""

    best: int
    """The class that it recommends; -1 if it recommends another one than it rates highest."""
    second: int
    margin: float
    """Chance to win (0..1, a team's as a whole) of the best class beyond the second's."""
    results: dict[int, float]
    """By class, if it was visited enough."""
    share: float
    """Share of the best class in the recommended play."""
    playouts: int

    def stands(self, margin: float, *, mixed: bool) -> bool:
        """True if one answer is best by at least `margin`; if all choose at once (`mixed`), also by itself."""
        return self.best >= 0 and self.margin >= margin and (not mixed or self.share >= DOMINANT)

    def corrected(self, better: Mapping[int, float]) -> Verdict:
        """The same verdict where the other classes are as good as their best result here or in `better`."""
        results = self.results | {
            place: max(result, self.results.get(place, 0.0)) for place, result in better.items() if place != self.best
        }
        order = sorted(results, key=lambda place: -results[place])
        best = self.best if order[0] == self.best else -1
        return replace(self, best=best, second=order[1], margin=results[order[0]] - results[order[1]], results=results)

    def margin_of(self, place: int) -> float:
        """The expected result of a class beyond the best other one's; below 0 if that is better."""
        others = [result for other, result in self.results.items() if other != place]
        return self.results.get(place, 0.0) - max(others, default=0.0)


def won_together(knowledge: Knowledge, state: State) -> int:
    """Return the number of seats that share the result of the seat to move: a team wins as often as its members
    together."""
    if not isinstance(knowledge, FittedKnowledge):
        return 1
    sides = list(knowledge.sides(state))
    return sides.count(sides[state.to_move])


def judge(
    state: State, known: Answers, knowledge: Knowledge, rng: Random, playouts: int, wanted: float = 0.0
) -> Verdict:
    """Return the finding of a search of this many playouts; of fewer, where a margin of `wanted` is out of reach."""
    looks = int(playouts * LOOKS) // known.legal
    search = Search(state, state.to_move, knowledge, rng, SearchSettings(root_visits=looks, restricted=0.0))
    by_action = known.by_action
    together = won_together(knowledge, state)
    while True:
        search.run(min(SLICE, playouts - search.playouts))
        enough = max(FEWEST, looks * search.playouts // playouts // 2)
        verdict = _verdict(search.ranking(), by_action, enough, together)
        done = search.playouts / playouts
        if done >= 1.0 or verdict.margin < wanted * (HOPELESS[0] + done * (HOPELESS[1] - HOPELESS[0])):
            return verdict


def judge_thoroughly(
    state: State, known: Answers, knowledge: Knowledge, rng: Random, playouts: int, wanted: float = 0.0
) -> Verdict:
    """The same as `judge`, and then the best-looking other answers are searched alone."""
    verdict = judge(state, known, knowledge, rng, playouts, wanted)
    if verdict.best < 0 or verdict.margin < wanted:
        return verdict
    together = won_together(knowledge, state)
    rivals = sorted(verdict.results.keys() - {verdict.best}, key=lambda place: (-verdict.results[place], place))
    found = {}
    for place in rivals[:RIVALS]:
        group = known.classes[place]
        focus = tuple([action for action in state.legal_actions() if str(action) in group][:1])
        search = Search(state, state.to_move, knowledge, rng, SearchSettings(focus=focus, restricted=0.0))
        search.run(int(ALONE * playouts))
        found[place] = next(together * entry.expected for entry in search.ranking() if entry.action == focus[0])
    return verdict.corrected(found)


def _verdict(ranking: Sequence[Ranked], by_action: dict[str, int], enough: int, together: int) -> Verdict:
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    shares: dict[int, float] = {}
    for entry in ranking:
        place = by_action[str(entry.action)]
        visits[place] = visits.get(place, 0) + entry.visits
        sums[place] = sums.get(place, 0.0) + entry.visits * entry.expected
        shares[place] = shares.get(place, 0.0) + entry.share
    results = {place: together * sums[place] / count for place, count in visits.items() if count >= enough}
    playouts = sum(visits.values())
    order = sorted(results, key=lambda place: -results[place])
    if len(order) < 2:
        return Verdict(-1, -1, 0.0, results, 0.0, playouts)
    best, second = order[:2]
    favourite = max(shares, key=lambda place: shares[place])
    share = shares[best]
    return Verdict(best if best == favourite else -1, second, results[best] - results[second], results, share, playouts)


class _Foreseeing(Knowledge):
    """The same knowledge for a search that learns mixtures, in which the others reply to what one chooses often."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self.exploration = knowledge.exploration
        self.indifference = knowledge.indifference

    def evaluate(self, state: State) -> list[float]:
        return self._knowledge.evaluate(state)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return self._knowledge.priors(state, actions)

    def settled(self, state: State) -> bool:
        return self._knowledge.settled(state)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        return self._knowledge.greedy_values(state, actions)


def planned_margin(state: State, known: Answers, knowledge: Knowledge, best: int, rng: Random) -> float | None:
    """Return the margin of the class `best` if each class is followed by the best choices found for it; None where the
    same seat has no further secret choice."""
    if not may_be_foreseen(state, knowledge):
        return None
    actions = {str(action): action for action in state.legal_actions()}
    seat = state.to_move
    plans = [_best_plan(state, actions[group[0]], knowledge, rng) for group in known.classes]
    if max(map(len, plans)) == 1:
        return None
    deals = Deals(knowledge.determinizer(state, seat), seat, knowledge, rng)
    sums = [0.0] * len(plans)
    for _ in range(DEALT):
        deals.shuffle()
        for place, plan in enumerate(plans):
            sums[place] += knowledge.evaluate(deals.played(plan))[seat]
    others = max(total for place, total in enumerate(sums) if place != best)
    return won_together(knowledge, state) * (sums[best] - others) / DEALT


def _best_plan(state: State, action: Action, knowledge: Knowledge, rng: Random) -> tuple[Action, ...]:
    """Return an action and the choices in the same phase that go with it best."""
    seat = state.to_move
    after = knowledge.determinize(state, seat, rng)
    after.apply(action)
    if after.to_move != seat or after.simultaneous_phase != state.simultaneous_phase:
        return (action,)
    legal = after.legal_actions()
    plans = Plans(after, seat, knowledge, rng, PLANS)
    plans.learn(legal, knowledge.priors(after, legal))
    plans.propose()
    deals = Deals(knowledge.determinizer(after, seat), seat, knowledge, rng)
    for _ in range(PLANNED):
        plan = deals.candidate(plans)
        plans.update(plans.places()[plan[0]], knowledge.evaluate(deals.played(plan))[seat], 0.0)
    return (action, *plans.best)


def may_be_foreseen(state: State, knowledge: Knowledge) -> bool:
    """True if the searches of `judge` ignore here that the others may predict a choice."""
    return state.simultaneous and knowledge.compares


def dominates(state: State, known: Answers, knowledge: Knowledge, best: int, rng: Random, playouts: int) -> bool:
    """Return true if the class `best` stays best when the others predict it, where all choose at once.

    A comparison in common deals lets the others play by the priors, and the best reply to these may be read and
    punished. So a search in so many playouts has to give it by far the most of a mixture.
    """
    looks = int(playouts * LOOKS) // known.legal
    search = Search(
        state, state.to_move, _Foreseeing(knowledge), rng, SearchSettings(root_visits=looks, restricted=0.0)
    )
    group = known.classes[best]
    share = 0.0
    while search.playouts < playouts:
        search.run(min(SLICE, playouts - search.playouts))
        ranking = search.ranking()
        share = sum(entry.share for entry in ranking if str(entry.action) in group)
        if search.playouts >= SOON * playouts and str(ranking[0].action) not in group:
            return False
    return share >= DOMINANT
