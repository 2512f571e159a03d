"""Explanations of the actions of other seats: what an action wanted, how usual it is, plan or slip.

While a game goes on, everything here is computed from worlds that agree with the view of the asking seat, drawn with a
seed made of this view: whatever that seat cannot know changes no explanation. After the end the same questions are
answered for the true position too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from random import Random
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from hoshikan.bots.hasty import HastyPlayer
from hoshikan.bots.judging import team_size
from hoshikan.bots.levels import LEVELS, SKILLED, Level, in_place_of, levels_of
from hoshikan.bots.players import GreedyPlayer, for_analysis
from hoshikan.bots.search import TIE, Ranked, Search, SearchSettings
from hoshikan.engine.action import Action
from hoshikan.engine.chance import sample
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.engine.tutor import Reason
from hoshikan.teaching.explanation import Explanation, GivenReason, Outlook, Threat, Verdict, plain_facts
from hoshikan.teaching.hints import EVEN, REASONS, TELLING, Argument, Coach, Rated

WORLDS: Final = 12
"""Worlds of an explanation; fewer where time is short."""
SCOUTED: Final = 80
"""Playouts of the search that finds the best action and the policy of a world."""
COMPARED: Final = 80
"""Playouts that compare the action with the best one."""
IN_DEALS: Final = 0.4
"""Share of these playouts where moves are compared in common deals."""
DRAWS: Final = 12
"""Choices of a level that does not search, in one world."""
TRIES: Final = 60
"""Draws for each world until the action is possible in one."""
JUDGED: Final = 5
"""Worlds behind a verdict."""
MARGIN: Final = 3.5
"""Standard errors that are subtracted from a loss before it is called a slip (`python -m tests.bench why --slips`)."""
UNEXPECTED: Final = 0.02
"""Weight of a world in which the action was never chosen."""
FLOOR: Final = 0.005
"""No mean loss is known better than this, however much a few worlds agree by luck. Taste."""
MENTIONED: Final = 0.3
"""Share of the worlds in which a reason is true that is given, and a threat that is mentioned. Taste."""
MOST_THREATS: Final = 2
MOST_REPLIES: Final = 40
"""Replies after the action that are asked whether they do the same."""
AHEAD: Final = 12
"""Steps within which another seat has to reply for a threat to be looked for."""


_Fact: TypeAlias = tuple[str, bool, tuple[tuple[str, Fact], ...]]


@dataclass(frozen=True, slots=True)
class Effort:
    """The size of an explanation: worlds, and the factor by which searches in them are longer; `seed` draws others."""

    worlds: int = WORLDS
    factor: float = 1.0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class _World:
    """The findings about the action in one world."""

    share: float
    favourite: str
    best: str
    loss: float
    arguments: tuple[Argument, ...]
    facts: frozenset[_Fact]
    """Every reason that is true in it, weighty or not."""
    better: int
    threats: tuple[tuple[int, str, Reason], ...]
    forced: bool = False


class Explainer:
    """Explains one action of the seat to move in `state`.

    `asker` is the seat that asks, None for a spectator: what it may know is all that is used in `Explanation.known`.
    `over` allows the truth. `level` is the id of the acting bot's level; empty for people and other programs, who are
    measured by a skilled search.
    """

    def __init__(self, game: Game, state: State, action: Action, asker: int | None, level: str, over: bool) -> None:
        if asker is None and not over:
            raise ValueError("while a game goes on, only a seat may ask")
        self._game = game
        self._state = state
        self._action = action
        self._seat = state.to_move
        self._asker = self._seat if asker is None else asker
        self._over = over
        self._named = in_place_of(game.id, level) if level in LEVELS else ""
        self._level = levels_of(game.id)[self._named or SKILLED.id]
        self._knowledge = game.knowledge()
        self._coach = Coach(game)

    def explain(
        self,
        effort: Effort | None = None,
        should_stop: Callable[[], bool] | None = None,
        deadline: float | None = None,
    ) -> Iterator[Explanation]:
        """Yield explanations that know one more world each, at least one; `deadline` is one of `time.monotonic`.

        Without `should_stop` and `deadline` they are the same on every computer.
        """
        effort = effort or Effort()
        level = self._level
        begun = Explanation(self._seat, str(self._action), self._named, level.searches, level.attention)
        known: list[_World] = []
        truth: list[_World] = []
        apart = self._over and self._asker != self._seat
        for number in range(effort.worlds):
            for worlds, seat in ((known, self._asker), (truth, self._seat)) if apart else ((known, self._asker),):
                found = self._in_world(seat, number, effort)
                if found is not None:
                    worlds.append(found)
            last = number == effort.worlds - 1
            yield msgspec.structs.replace(
                begun,
                known=self._outlook(known) if known else None,
                truth=self._outlook(truth) if truth else None,
                complete=last,
            )
            if (should_stop is not None and should_stop()) or (deadline is not None and monotonic() >= deadline):
                return

    def _in_world(self, asker: int, number: int, effort: Effort) -> _World | None:
        """Look at the action in a world as `asker` may imagine it; None if none was drawn that allows it."""
        rng = Random(f"{self._seed(asker)}/{effort.seed}/{number}")
        determinizer = self._knowledge.determinizer(self._state, asker)
        for _ in range(TRIES):
            world = determinizer.draw(rng)
            if world.explain_illegal(self._action) is None:
                return self._looked_at(world, effort, rng)
        return None

    def _seed(self, asker: int) -> str:
        """Return a seed that depends on nothing but the question and the view of `asker`."""
        view = msgspec.json.encode(self._state.view(asker), order="sorted")
        return blake2b(f"{self._action}/{self._level.id}/".encode() + view, digest_size=8).hexdigest()

    def _looked_at(self, world: State, effort: Effort, rng: Random) -> _World:
        seat, action, level = self._seat, self._action, self._level
        known = world.determinize(seat, rng)
        legal = known.legal_actions()
        if len(legal) == 1:
            return _World(1.0, str(action), str(action), 0.0, (), frozenset(), 0, (), forced=True)
        settings = SearchSettings(restricted=level.settings.restricted)
        scout = Search(world, seat, self._knowledge, Random(rng.random()), settings)
        scout.run(self._playouts(SCOUTED, effort))
        ranking = scout.ranking()
        policy = _policy(ranking, for_analysis(level)) if level.searches else self._hasty_policy(world, rng)
        values = self._knowledge.greedy_values(known, legal)
        own = values[legal.index(action)]
        arguments = self._coach.arguments(known, str(action), _rated(ranking, mixed=world.simultaneous))
        return _World(
            policy.get(str(action), 0.0),
            max(policy, key=policy.__getitem__),
            str(ranking[0].action),
            self._loss(world, ranking, effort, rng),
            arguments,
            frozenset(map(_fact, self._game.tutor().reasons(known, action))),
            sum(value > own + TIE for value in values),
            () if world.simultaneous else tuple(self._threats(world, ranking, rng)),
        )

    def _playouts(self, usual: int, effort: Effort) -> int:
        """Return the length of a search: common deals differ less, and take longer."""
        return max(2, round(usual * effort.factor * (IN_DEALS if self._knowledge.compares else 1.0)))

    def _hasty_policy(self, world: State, rng: Random) -> dict[str, float]:
        player = HastyPlayer(self._knowledge, self._level)
        drawn = Counter(str(player.choose(world, rng)) for _ in range(DRAWS))
        return {action: count / DRAWS for action, count in drawn.items()}

    def _loss(self, world: State, ranking: Sequence[Ranked], effort: Effort, rng: Random) -> float:
        """Return what the action gives up against the recommended play, by a search that did not choose that."""
        action, best = self._action, ranking[0].action
        mixed = world.simultaneous
        shares = {entry.action: entry.share for entry in ranking} if mixed else {best: 1.0}
        if shares.get(action, 0.0) >= shares[best]:
            return 0.0
        settings = SearchSettings(focus=(action,) if mixed else (best, action))
        search = Search(world, self._seat, self._knowledge, Random(rng.random()), settings)
        search.run(self._playouts(COMPARED, effort))
        means = {entry.action: entry.expected for entry in search.ranking()}
        value = sum(share * means[one] for one, share in shares.items())
        return team_size(world, self._knowledge) * (value - means[action])

    def _threats(self, world: State, ranking: Sequence[Ranked], rng: Random) -> Iterator[tuple[int, str, Reason]]:
        """Find what the next seat could do best after another choice, and can no longer do after the action."""
        other = next((entry.action for entry in ranking if entry.action != self._action), None)
        if other is None:
            return
        seed = rng.random()
        done, instead = self._replied(world, self._action, seed), self._replied(world, other, seed)
        if done is None or instead is None or done.seat != instead.seat or instead.worth >= done.worth:
            return
        for reason in instead.reasons:
            if reason.value >= TELLING and not reason.opinion and not any(map(reason.same_fact, done.possible)):
                yield instead.seat, str(other), reason
                return

    def _replied(self, world: State, action: Action, seed: float) -> _Reply | None:
        """Play `action` and the rest of the turn at first sight, up to the best reply of another seat."""
        rng, after, greedy = Random(seed), world.clone(), GreedyPlayer(self._knowledge)
        after.apply(action)
        for _ in range(AHEAD):
            if after.to_move == CHANCE:
                after.apply(sample(after, rng))
            elif after.to_move == self._seat:
                after.apply(greedy.choose(after, rng))
            else:
                break
        seat = after.to_move
        if seat < 0 or seat == self._seat or after.simultaneous:
            return None
        known = after.determinize(seat, rng)
        legal = known.legal_actions()
        values = self._knowledge.greedy_values(known, legal)
        reply = legal[values.index(max(values))]
        tutor = self._game.tutor()
        reasons = tutor.reasons(known, reply)
        possible = [reason for one in legal[:MOST_REPLIES] for reason in tutor.reasons(known, one)]
        after.apply(reply)
        return _Reply(seat, reasons, possible, self._knowledge.evaluate(after)[self._seat])

    def _outlook(self, worlds: Sequence[_World]) -> Outlook:
        weights = [world.share + UNEXPECTED for world in worlds]
        total = sum(weights)
        weights = [weight / total for weight in weights]
        loss = sum(weight * world.loss for weight, world in zip(weights, worlds, strict=True))
        error = _error([world.loss for world in worlds], weights, loss)
        best = _most([(world.best, weight) for world, weight in zip(worlds, weights, strict=True)])
        return Outlook(
            worlds=len(worlds),
            usual=_rounded(sum(world.share for world in worlds) / len(worlds)),
            favourite=_most([(world.favourite, 1.0) for world in worlds]),
            reasons=_reasons(worlds, weights),
            best=best,
            loss=_rounded(loss),
            error=_rounded(error),
            verdict=_verdict(len(worlds), loss, error),
            sight=_rounded(sum(w for w, world in zip(weights, worlds, strict=True) if not world.better)),
            better=_rounded(sum(w * world.better for w, world in zip(weights, worlds, strict=True))),
            threats=_threats(worlds, weights),
            forced=all(world.forced for world in worlds),
        )


@dataclass(frozen=True, slots=True)
class _Reply:
    """The best reply at first sight: its reasons, all those of other replies, and what is left to the acting seat."""

    seat: int
    reasons: Sequence[Reason]
    possible: Sequence[Reason]
    worth: float


class UnexplainedError(ValueError):
    """An action that cannot be explained to this seat now; `reason` is an id."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


def explainer(match: Match, ply: int, asker: int | None) -> Explainer:
    """Return an explainer of action number `ply`, counted from 0, of `match`, which is at its present position.

    After the end of the game a spectator (None) may ask too, and the explanation has the truth.

    Raises UnexplainedError for an action of chance, for one that `asker` cannot know yet, and for a spectator's
    question while the game goes on.
    """
    state = match.position(ply)
    over = match.position(len(match.actions)).to_move == TERMINAL
    if state.to_move == CHANCE:
        raise UnexplainedError("no-decision", "chance has no reasons")
    if asker is None and not over:
        raise UnexplainedError("not-over", "while the game goes on, only a seat may ask")
    if not over and asker is not None and not is_known(match, ply, asker):
        raise UnexplainedError("still-hidden", "this choice is still hidden from the seat that asks")
    seat = match.header.seats[state.to_move]
    return Explainer(match.game, state, match.actions[ply], asker, seat.level if seat.is_bot else "", over)


def is_known(match: Match, ply: int, asker: int) -> bool:
    """Report whether `asker` knows action number `ply`: any other choice would have shown by now."""
    state, action = match.position(ply), match.actions[ply]
    mover = state.to_move
    if mover in (asker, CHANCE):
        return True
    others = []
    for other in state.legal_actions():
        if other != action:
            others.append(state.clone())
            others[-1].apply(other)
    state.apply(action)
    for later in (*match.actions[ply + 1 : match.ply], None):
        view = state.view(asker)
        others = [other for other in others if other.view(asker) == view]
        if later is None or not others:
            break
        state.apply(later)
        others = [other for other in others if _followed(other, later, mover)]
    return not others


def _followed(state: State, action: Action, mover: int) -> bool:
    """Carry out the next action if it is possible; in place of a later one of `mover`, another one will do."""
    if state.explain_illegal(action) is None:
        state.apply(action)
    elif state.to_move == mover:
        state.apply(state.legal_actions()[0])
    else:
        return False
    return True


def _policy(ranking: Sequence[Ranked], level: Level) -> dict[str, float]:
    """Return the probabilities with which a level draws from a search's recommendation."""
    best = ranking[0].share
    if level.temperature <= 0.0 or best <= 0.0:
        return {str(ranking[0].action): 1.0}
    weights = {str(entry.action): (entry.share / best) ** (1.0 / level.temperature) for entry in ranking}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def _rated(ranking: Sequence[Ranked], mixed: bool) -> list[Rated]:
    return [
        Rated(str(entry.action), entry.expected, None, entry.visits, entry.share if mixed else None)
        for entry in ranking
    ]


def _fact(reason: Reason) -> _Fact:
    """Return what `Reason.same_fact` compares."""
    return reason.kind, reason.value > 0, plain_facts(reason.facts)


def _reasons(worlds: Sequence[_World], weights: Sequence[float]) -> list[GivenReason]:
    """Return the reasons that count in enough worlds: of each kind the one that counts most often."""
    found: dict[_Fact, list[tuple[float, Argument]]] = {}
    for world, weight in zip(worlds, weights, strict=True):
        for argument in world.arguments:
            if not argument.of_rival:
                found.setdefault(_fact(argument.reason), []).append((weight, argument))
    kinds: dict[str, tuple[float, float, GivenReason]] = {}
    for fact, arguments in sorted(found.items(), key=lambda one: -sum(weight for weight, _ in one[1])):
        counts = sum(weight for weight, _ in arguments)
        reason = arguments[0][1].reason
        if counts >= MENTIONED and reason.kind not in kinds:
            value = sum(weight * argument.reason.value for weight, argument in arguments) / counts
            apart = sum(weight for weight, argument in arguments if argument.apart)
            true = sum(weight for world, weight in zip(worlds, weights, strict=True) if fact in world.facts)
            given = GivenReason(reason.kind, _rounded(value), reason.facts, _rounded(true))
            kinds[reason.kind] = apart, abs(value) * counts, given
    ordered = [given for _, _, given in sorted(kinds.values(), key=lambda one: (-one[0], -one[1], one[2].kind))]
    good = [given for given in ordered if given.value > 0]
    bad = [given for given in ordered if given.value < 0]
    return [*good[:REASONS], *bad[:REASONS]]


def _threats(worlds: Sequence[_World], weights: Sequence[float]) -> list[Threat]:
    found: dict[tuple[int, _Fact], list[tuple[float, str, Reason]]] = {}
    for world, weight in zip(worlds, weights, strict=True):
        for seat, instead, reason in world.threats:
            found.setdefault((seat, _fact(reason)), []).append((weight, instead, reason))
    threats = []
    for (seat, (kind, _, _)), cases in found.items():
        share = sum(weight for weight, _, _ in cases)
        if share >= MENTIONED:
            value = sum(weight * reason.value for weight, _, reason in cases) / share
            reply = GivenReason(kind, _rounded(value), cases[0][2].facts, _rounded(share))
            threats.append(Threat(seat, _most([(instead, weight) for weight, instead, _ in cases]), reply))
    threats.sort(key=lambda threat: (-threat.reply.share * threat.reply.value, threat.reply.kind))
    return threats[:MOST_THREATS]


def _most(weighted: Sequence[tuple[str, float]]) -> str:
    """Return the word with the greatest weight, the first of equal ones."""
    sums: dict[str, float] = {}
    for word, weight in weighted:
        sums[word] = sums.get(word, 0.0) + weight
    return max(sums, key=sums.__getitem__)


def _error(losses: Sequence[float], weights: Sequence[float], mean: float) -> float:
    """Return the standard error of a weighted mean."""
    if len(losses) < 2:
        return 1.0
    spread = sum((weight * (loss - mean)) ** 2 for loss, weight in zip(losses, weights, strict=True))
    return max(FLOOR, sqrt(spread * len(losses) / (len(losses) - 1)))


def _verdict(worlds: int, loss: float, error: float) -> Verdict:
    if worlds < JUDGED:
        return ""
    if loss - MARGIN * error > EVEN:
        return "slip"
    return "plan" if loss <= EVEN else "unclear"


def _rounded(number: float) -> float:
    return round(number, 4)
