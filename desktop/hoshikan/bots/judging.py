"""The cost of a decision: measured against the best one, with the error of the measurement.

A first search finds a recommendation. If another action was played, further searches with other
seeds compare the two (or the recommended mixture with the choice, where all choose in secret): since they did not pick
the favourite, they do not flatter it, and their spread measures their error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import FittedKnowledge, Knowledge
from hoshikan.engine.state import State

SEARCHES: Final = 6
"""Independent comparisons of the played action with the best: fewer give no estimate of the error."""
SHARE: Final = 0.5
"""Playouts of each comparison, as a share of those of the first search."""
CLEARLY: Final = 2
"""Comparisons after which a choice that has come out no worse is left alone."""
MARGIN: Final = 1.5
"""Standard errors that are subtracted from the measured loss. Taste."""
KNOWN: Final = 30
"""Playouts behind the numbers of a choice that was neither played nor best."""
RANDOM: Final = 6
"""Legal actions, drawn at random, whose mean is the result of choosing without thinking."""
FLOOR: Final = 0.004
"""No result is known better than this, however much a few comparisons agree by luck. Taste."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The value of a decision to the seat that made it; chances are those of its side, 0..1."""

    best: Action
    """The recommendation of the search; the played action, if nothing better was found."""
    chance: float
    """To win, with the recommended play."""
    loss: float
    """The part of it that was given up, beyond the error of the search; 0 if the search cannot measure it."""
    error: float
    """The standard error of what was measured."""
    share: float
    """Share of `best` in the recommended play: below 1 where it is a mixture."""
    expected: tuple[float, ...]
    """The results of all seats that the first search expects."""
    stake: float
    """Mean loss of a legal action drawn at random, measured by one search: about 0 where nothing depends on the
    decision, and then at times below."""
    results: Mapping[str, float] = field(default_factory=dict)
    """Chances with the best, with what was played and, less exactly, with other choices that were looked at; only where
    something was lost. None is above that of the best."""


def judge(
    state: State,
    played: Action,
    knowledge: Knowledge,
    seed: str,
    playouts: int,
    should_stop: Callable[[], bool] | None = None,
) -> Judgement | None:
    """Judge the decision `played` in `state`, which allowed several. None if stopped meanwhile."""
    seat, team = state.to_move, team_size(state, knowledge)
    stop = _Stop(should_stop)
    scout = Search(state, seat, knowledge, Random(f"{seed}/scout"))
    scout.run(playouts, should_stop=stop)
    ranking = scout.ranking()
    best, expected = ranking[0].action, scout.expected()
    mixed = state.simultaneous
    shares = {entry.action: entry.share for entry in ranking} if mixed else {best: 1.0}
    if stop.requested:
        return None
    stake = team * _stake(state, shares, knowledge, seed, max(2, round(SHARE * playouts)), stop)
    if stop.requested:
        return None
    if shares.get(played, 0.0) >= shares[best]:
        return Judgement(played, _chance(expected[seat] * team), 0.0, 0.0, shares[best], tuple(expected), stake)
    focus = (played,) if mixed else (best, played)
    settings = SearchSettings(focus=focus)
    losses, values = [], []
    for number in range(SEARCHES):
        search = Search(state, seat, knowledge, Random(f"{seed}/{number}"), settings)
        search.run(max(2, round(SHARE * playouts)), should_stop=stop)
        if stop.requested:
            return None
        means = {entry.action: entry.expected for entry in search.ranking()}
        value = sum(share * means[action] for action, share in shares.items())
        losses.append(team * (value - means[played]))
        values.append(team * value)
        if len(losses) == CLEARLY and max(losses) <= 0.0:
            break
    loss, error = _mean(losses), _standard_error(losses)
    beyond = _chance(loss - MARGIN * error)
    better = played if loss <= 0.0 else best
    chance = _chance(_mean(values))
    results: dict[str, float] = {}
    if beyond > 0.0:
        others = {str(entry.action): team * entry.expected for entry in ranking if entry.visits >= KNOWN}
        results = {action: min(_chance(result), chance) for action, result in others.items()}
        results |= {str(best): chance, str(played): _chance(chance - beyond)}
    return Judgement(better, chance, beyond, error, shares[best], tuple(expected), stake, results)


def _stake(
    state: State,
    shares: Mapping[Action, float],
    knowledge: Knowledge,
    seed: str,
    playouts: int,
    should_stop: Callable[[], bool],
) -> float:
    """The result of the recommended play less the mean result of all legal actions, of which some are tried."""
    rng = Random(f"{seed}/random")
    legal = state.legal_actions()
    drawn = rng.sample(legal, min(RANDOM, len(legal)))
    advised = [action for action, share in shares.items() if share > 0.0]
    focus = dict.fromkeys(drawn) if state.simultaneous else dict.fromkeys((*advised, *drawn))
    search = Search(state, state.to_move, knowledge, rng, SearchSettings(focus=tuple(focus)))
    search.run(playouts, should_stop=should_stop)
    means = {entry.action: entry.expected for entry in search.ranking()}
    return sum(shares[action] * means[action] for action in advised) - _mean([means[action] for action in drawn])


def team_size(state: State, knowledge: Knowledge) -> int:
    """Seats that win together with the seat to move, itself included: results are shared among them."""
    return teams(state, knowledge)[state.to_move]


def teams(state: State, knowledge: Knowledge) -> list[int]:
    """For each seat how many win together with it, itself included."""
    if not isinstance(knowledge, FittedKnowledge):
        return [1] * state.players
    sides = list(knowledge.sides(state))
    return [sides.count(side) for side in sides]


class _Stop:
    """Remembers that a stop was asked for."""

    def __init__(self, asked: Callable[[], bool] | None) -> None:
        self._asked = asked
        self.requested = False

    def __call__(self) -> bool:
        self.requested = self.requested or (self._asked is not None and self._asked())
        return self.requested


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _standard_error(numbers: list[float]) -> float:
    mean = _mean(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return max(FLOOR, sqrt(spread / len(numbers)))


def _chance(number: float) -> float:
    return min(max(number, 0.0), 1.0)
