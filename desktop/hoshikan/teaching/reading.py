"""Reading of hidden things: how likely each card, choice or tile is, given what was played.

Worlds that the asking seat may imagine are played forward from an earlier position. Actions that it knows weigh a world
by the probability that the level would have taken them there; those still hidden are guessed by the same policy.
All of it is drawn with a seed made of the seat's view, so that nothing else changes a reading.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from math import exp, log
from random import Random
from time import monotonic
from typing import Annotated, Final

import msgspec

from hoshikan.bots.levels import LEVELS, in_place_of
from hoshikan.bots.search import best_at_sight
from hoshikan.engine.action import Action
from hoshikan.engine.chance import drawn
from hoshikan.engine.datafile import read_toml
from hoshikan.engine.game import Game
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.match import Match
from hoshikan.engine.secrets import NO, Hidden
from hoshikan.engine.setupdata import decode
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.resources import game_path
from hoshikan.teaching.explanation import HiddenFact, Likelihood, Reading

WORLDS: Final = 120
"""Worlds of a reading; fewer where time is short."""
DOUBT: Final = 2.0
"""Worlds that count beside those looked at, in which a fact has each value as by the rules, and no evidence. Taste."""
STEP: Final = 24
"""Worlds between two answers."""
LEAST: Final = 0.005
"""Values with a smaller chance are left out of an answer, unless by the rules they have a greater one."""
GROWN: Final = 0.1
"""How much more likely than by the rules alone a value has to be to be called read. Taste."""

_Amount = Annotated[float, msgspec.Meta(ge=0.0)]
_Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted numbers by which the decisions of a level are guessed (`python -m tests.bench reading --fit`)."""

    temperature: _Amount = 1.0
    """Flattens the priors (> 1) or sharpens them (< 1)."""
    sight: _Share = 0.3
    """Share of the decisions that take what is best one step ahead."""
    slips: _Share = 0.1
    """Share of the decisions in which every action is as likely; above 0, so that no world is ever excluded."""
    likings: Mapping[str, _Share] = {}
    """Shares of the times that each value was kept where it could be, for what is kept in secret from the start."""


class HabitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The habits of a game's levels."""

    game: str
    novice: Habits = Habits()
    casual: Habits = Habits()
    skilled: Habits = Habits()
    expert: Habits = Habits()
    master: Habits = Habits()


@cache
def habits_of(game: str) -> Mapping[str, Habits]:
    """Return the habits of the levels of a game by id; nothing is fitted to people, ""."""
    path = game_path(game, "reading.toml")
    found = decode(read_toml(path), HabitFile) if path.exists() else HabitFile(game)
    by_level: dict[str, Habits] = {level: getattr(found, in_place_of(game, level)) for level in LEVELS}
    return {**by_level, "": Habits()}


def policy(knowledge: Knowledge, known: State, legal: Sequence[Action], habits: Habits) -> list[float]:
    """Return the probability of each action of the seat to move; `known` is a determinization for it."""
    if len(legal) == 1:
        return [1.0]
    return mixed(*looks(knowledge, known, legal), habits)


def looks(knowledge: Knowledge, known: State, legal: Sequence[Action]) -> tuple[list[float], list[float]]:
    """Return the logarithms of the priors and the shares of the actions that are best at sight."""
    priors = knowledge.priors(known, legal)
    best = max(priors)
    indifference = knowledge.indifference if known.simultaneous else 0.0
    sight = best_at_sight(knowledge.greedy_values(known, legal), indifference)
    return [log(prior / best) for prior in priors], sight


def mixed(appeals: Sequence[float], sight: Sequence[float], habits: Habits) -> list[float]:
    """Return probabilities by the habits from what `looks` finds."""
    weights = [exp(appeal / habits.temperature) for appeal in appeals]
    total, even = sum(weights), habits.slips / len(weights)
    clear = 1.0 - habits.slips
    return [
        clear * ((1.0 - habits.sight) * weight / total + habits.sight * best) + even
        for weight, best in zip(weights, sight, strict=True)
    ]


Shares = dict[str, float]


@dataclass(slots=True)
class _World:
    """One world: what is hidden in it, and its weight after each action of the line."""

    facts: dict[Hidden, Shares] = field(default_factory=dict)
    picked: dict[Hidden, str] = field(default_factory=dict)
    """The values that were drawn of the choices; `facts` has all their chances until later actions depend on them."""
    weights: list[tuple[float, ...]] = field(default_factory=list)
    """By seat the logarithm of the probability of its known actions so far."""
    coming: set[Hidden] = field(default_factory=set)
    """Choices that have not been made yet."""

    def settle(self, seat: int) -> None:
        """Let what was drawn for a seat be true from now on."""
        for fact, value in self.picked.items():
            if fact.seat == seat:
                self.facts[fact] = {value: 1.0}


@dataclass(slots=True)
class Chances:
    """The likelihoods of the values of one hidden fact."""

    reading: Shares
    rules: Shares
    """By the rules alone, whatever was played."""
    to_come: bool = False
    """True of a choice that has not been made yet."""
    shown_by: int | None = None
    """The ply of the known action that changed the likelihoods most, None if none did."""
    change: float = 0.0
    """The probability that moved with it, 0..1."""


History = Sequence[tuple[State, Action]]
"""The positions before each action, with it."""


class Reader:
    """Reads what is hidden from `asker` at `present`, which `history` has led to.

    `levels` are the levels of the seats, "" for people.
    """

    def __init__(
        self,
        game: Game,
        history: History,
        present: State,
        asker: int,
        levels: Sequence[str],
        habits: Mapping[str, Habits] | None = None,
    ) -> None:
        self._knowledge: Knowledge = game.knowledge()
        self._secrets = game.secrets()
        self._history = history
        self._present = present
        self._asker = asker
        self._levels = levels
        self._habits = habits or habits_of(game.id)
        self._policies: dict[tuple[int, int, Hashable], list[float]] = {}
        self._view = present.view(asker)
        self._seed = blake2b(msgspec.json.encode(self._view, order="sorted"), digest_size=8).hexdigest()

    def read(self, worlds: int = WORLDS) -> dict[Hidden, Chances]:
        """Return the likelihoods after so many worlds."""
        *_, (_, found) = self.readings(worlds, worlds)
        return found

    def readings(
        self,
        worlds: int = WORLDS,
        step: int = STEP,
        should_stop: Callable[[], bool] | None = None,
        deadline: float | None = None,
    ) -> Iterator[tuple[int, dict[Hidden, Chances]]]:
        """Yield the number of worlds and the likelihoods after each `step` of them, at least once; `deadline` is one of
        `time.monotonic`. Without `should_stop` and `deadline` they are the same on every computer."""
        first, latest = self._begin(self._secrets.memory), self._begin(0)
        read: list[_World] = []
        ruled: list[_World] = []
        for number in range(worlds):
            _add(read, self._played(first, Random(f"{self._seed}/{number}"), by_rules=False))
            _add(ruled, self._played(latest, Random(f"{self._seed}/{number}/rules"), by_rules=True))
            done = number == worlds - 1 or (
                (should_stop is not None and should_stop()) or (deadline is not None and monotonic() >= deadline)
            )
            if done or (number + 1) % step == 0:
                yield len(read), self._summed(read, ruled, first)
            if done:
                return

    def _begin(self, memory: int) -> int:
        """Return the ply from which worlds are played forward: the start of a phase with so many decisions of others
        after it, or what comes next to it."""
        place, decisions = 0, 0
        for ply in range(len(self._history), -1, -1):
            state = self._present if ply == len(self._history) else self._history[ply][0]
            decisions += ply < len(self._history) and state.to_move >= 0 and state.to_move != self._asker
            phase = state.simultaneous_phase
            within = ply > 0 and phase > 0 and self._history[ply - 1][0].simultaneous_phase == phase
            if not within and self._secrets.begins(state):
                place = ply
                if decisions >= memory:
                    break
        return place

    def _played(self, first: int, rng: Random, *, by_rules: bool) -> _World | None:
        """Play one world forward; None if it turned out not to agree with what the asker sees."""
        line = self._history[first:]
        earlier = line[0][0] if line else self._present
        if by_rules:
            state = earlier.determinize(self._asker, rng)
        else:
            likings = [self._habits[level].likings for level in self._levels]
            state = self._secrets.start(earlier, self._present, self._asker, rng, likings)
        world, weights = _World(), [0.0] * state.players
        for ply, (before, known) in enumerate(line, first):
            action = known
            if state.to_move != before.to_move:
                return None
            if state.to_move in (CHANCE, self._asker):
                if state.explain_illegal(action) is not None:
                    return None
            elif self._secrets.is_hidden(before, action, self._present, self._asker):
                action = self._guessed(world, state, ply, rng, by_rules=by_rules)
            elif by_rules and not before.simultaneous:
                if state.explain_illegal(action) is not None:
                    return None
            else:
                legal = state.legal_actions()
                if action not in legal:
                    return None
                weights[state.to_move] += log(self._shares(state, ply, legal, by_rules=by_rules)[legal.index(action)])
                world.settle(state.to_move)
            world.weights.append(tuple(weights))
            state.apply(action)
        if line and state.view(self._asker) != self._view:
            return None
        held = self._secrets.held_by_rules if by_rules else self._secrets.held
        world.facts |= {fact: dict(shares) for fact, shares in held(state, self._asker).items()}
        self._go_on(world, state, rng, by_rules=by_rules)
        return world

    def _go_on(self, world: _World, state: State, rng: Random, *, by_rules: bool) -> None:
        """Guess the choices to come: the one that is asked now, and the others of its phase."""
        phase, ply = state.simultaneous_phase, len(self._history)
        while state.to_move >= 0 and state.simultaneous_phase == phase:
            if state.to_move == self._asker:
                if phase == 0:
                    return
                action = state.legal_actions()[0]
            else:
                world.coming.add(self._secrets.choice(state))
                action = self._guessed(world, state, ply, rng, by_rules=by_rules)
            if phase == 0:
                return
            state.apply(action)

    def _guessed(self, world: _World, state: State, ply: int, rng: Random, *, by_rules: bool) -> Action:
        legal = state.legal_actions()
        shares = self._shares(state, ply, legal, by_rules=by_rules)
        action = legal[drawn(shares, rng)]
        fact = self._secrets.choice(state)
        world.facts[fact] = {
            self._secrets.chosen(one): share for one, share in zip(legal, shares, strict=True) if share > 0.0
        }
        world.picked[fact] = self._secrets.chosen(action)
        return action

    def _shares(self, state: State, ply: int, legal: Sequence[Action], *, by_rules: bool) -> list[float]:
        """Return the probability of each action, by the habits of the seat's level or by the rules alone."""
        if by_rules:
            weights = self._secrets.by_rules(state, legal)
            total = sum(weights)
            return [weight / total for weight in weights]
        seat = state.to_move
        key = (ply, seat, state.information_key(seat))
        known = self._policies.get(key)
        if known is None:
            seen = state.determinize(seat, Random(f"{self._seed}/{ply}"))
            known = policy(self._knowledge, seen, legal, self._habits[self._levels[seat]])
            self._policies[key] = known
        return known

    def _summed(self, read: Sequence[_World], ruled: Sequence[_World], first: int) -> dict[Hidden, Chances]:
        if not read or not ruled:
            return {}
        rules = _mean(ruled, len(ruled[0].weights) - 1, {}, even=False)
        even = self._secrets.even
        reading = _mean(read, len(self._history) - first - 1, rules, even=even)
        found = {
            fact: Chances(_ordered(shares), _ordered(rules.get(fact, {})), fact in read[0].coming)
            for fact, shares in sorted(reading.items())
        }
        before = _mean(read, -1, rules, even=even)
        for step in range(len(self._history) - first):
            if all(
                world.weights[step] == (world.weights[step - 1] if step else (0.0,) * self._present.players)
                for world in read
            ):
                continue
            after = _mean(read, step, rules, even=even)
            for fact, chances in found.items():
                change = _apart(before[fact], after[fact])
                if change > chances.change:
                    chances.shown_by, chances.change = first + step, change
            before = after
        return found


def course(match: Match, plies: int) -> tuple[list[tuple[State, Action]], State]:
    """Return the first actions of a match, each with the position before it, and the position after them."""
    state = match.position(0)
    history: list[tuple[State, Action]] = []
    for action in match.actions[:plies]:
        history.append((state.clone(), action))
        state.apply(action)
    return history, state


def readings(
    match: Match,
    ply: int,
    asker: int,
    worlds: int = WORLDS,
    should_stop: Callable[[], bool] | None = None,
    deadline: float | None = None,
) -> Iterator[Reading]:
    """Yield readings of the position after `ply` actions that know more and more worlds, at least one; beside them what
    was true, as far as the seat can know it at the end of the line."""
    history, end = course(match, len(match.actions))
    present = history[ply][0] if ply < len(history) else end
    levels = [seat.level if seat.is_bot and seat.level in LEVELS else "" for seat in match.header.seats]
    true = truths(match.game, history, end, ply, asker)
    reader = Reader(match.game, history[:ply], present, asker, levels)
    for number, found in reader.readings(worlds, STEP, should_stop, deadline):
        facts = [_fact(fact, chances, true.get(fact)) for fact, chances in found.items()]
        yield Reading(asker, ply, number, sorted(facts, key=lambda one: (one.seat, one.kind, one.place)))


def truths(game: Game, history: History, end: State, ply: int, asker: int) -> dict[Hidden, str]:
    """Return the values of what was hidden from `asker` after `ply` actions, as far as it can know them at the `end` of
    the line."""
    secrets, present = game.secrets(), history[ply][0] if ply < len(history) else end
    held = secrets.held(present, asker) if end.to_move == TERMINAL else {}
    found = {fact: next(iter(values)) for fact, values in held.items() if len(values) == 1}
    for place, (state, action) in enumerate(history):
        fact = secrets.choice(state)
        was_hidden = place >= ply or secrets.is_hidden(state, action, present, asker)
        if was_hidden and fact not in found and not secrets.is_hidden(state, action, end, asker):
            found[fact] = secrets.chosen(action)
    return found


def clues(reading: Reading) -> list[tuple[HiddenFact, Likelihood]]:
    """Return what is read of the seats better than by the rules alone: of each fact the likeliest value (of one that is
    true or not, that it is true), those first whose chances have grown most."""
    found = []
    for fact in reading.facts:
        best = fact.values[0] if fact.seat >= 0 and fact.values else None
        if best is not None and best.value != NO and best.chance - best.rules >= GROWN:
            found.append((fact, best))
    return sorted(found, key=lambda one: one[1].rules - one[1].chance)


def _fact(fact: Hidden, chances: Chances, true: str | None) -> HiddenFact:
    reading, rules = chances.reading, chances.rules
    listed = [
        Likelihood(value, round(reading.get(value, 0.0), 4), round(rules.get(value, 0.0), 4))
        for value in {*reading, *rules}
    ]
    listed.sort(key=lambda one: (-one.chance, one.value))
    shown = [one for one in listed if max(one.chance, one.rules) >= LEAST]
    return HiddenFact(*fact, shown, chances.to_come, chances.shown_by, round(chances.change, 4), true)


def _add(worlds: list[_World], world: _World | None) -> None:
    if world is not None:
        worlds.append(world)


def _mean(worlds: Sequence[_World], step: int, rules: Mapping[Hidden, Shares], *, even: bool) -> dict[Hidden, Shares]:
    """Return the likelihoods of all facts with the weights of the worlds after an action of the line, -1 for none."""
    by_seat = {seat: _weights(worlds, step, seat) for seat in {fact.seat for world in worlds for fact in world.facts}}
    found: dict[Hidden, Shares] = {}
    for fact in dict.fromkeys(fact for world in worlds for fact in world.facts):
        weights = by_seat[fact.seat]
        mean = sum(weights) / len(weights)
        cases = [
            (world.facts[fact], weight) for world, weight in zip(worlds, weights, strict=True) if fact in world.facts
        ]
        known = rules.get(fact)
        if known and all(len(shares) == 1 for shares, _ in cases):
            found[fact] = _weighed(cases, known, mean, even=even and fact not in worlds[0].picked)
            continue
        total = sum(weight for _, weight in cases)
        summed: Shares = {}
        for shares, weight in cases:
            for value, share in shares.items():
                summed[value] = summed.get(value, 0.0) + weight * share / total
        found[fact] = summed
    return found


def _weights(worlds: Sequence[_World], step: int, seat: int) -> list[float]:
    """Return what the actions of a seat say about each world: those of others say next to nothing about its secrets,
    and would only add to the luck of the draw."""
    if step < 0 or seat < 0:
        return [1.0] * len(worlds)
    logs = [world.weights[step][seat] for world in worlds]
    most = max(logs)
    return [exp(one - most) for one in logs]


def _weighed(cases: Sequence[tuple[Shares, float]], rules: Shares, mean: float, *, even: bool) -> Shares:
    """Return the likelihoods of a fact that has one value in each world.

    They are those before any evidence times the mean weight of the worlds with the value. Few worlds say little: both
    are drawn towards what is known without them. Where worlds are dealt by the rules alone, the likelihoods before are
    those of the rules, free of the luck of the deal.
    """
    numbers: Shares = dict.fromkeys(rules, 0.0)
    sums: Shares = dict.fromkeys(rules, 0.0)
    for shares, weight in cases:
        (value,) = shares
        numbers[value] = numbers.get(value, 0.0) + 1.0
        sums[value] = sums.get(value, 0.0) + weight
    found: Shares = {}
    for value, number in numbers.items():
        before = rules.get(value, 0.0)
        if not even:
            before = (number + DOUBT * before) / (len(cases) + DOUBT)
        found[value] = before * (sums[value] + DOUBT * mean) / (number + DOUBT)
    total = sum(found.values())
    return {value: share / total for value, share in found.items()}


def _apart(one: Shares, other: Shares) -> float:
    """Return the probability that moved between two distributions."""
    return sum(abs(one.get(value, 0.0) - other.get(value, 0.0)) for value in {*one, *other}) / 2


def _ordered(shares: Shares) -> Shares:
    """Return the shares by size, equal ones by value."""
    return dict(sorted(shares.items(), key=lambda one: (-one[1], one[0])))
