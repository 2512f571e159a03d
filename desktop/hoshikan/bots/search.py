"""One anytime tree search for all games: information-set MCTS over determinizations.

Multi-observer ISMCTS (Cowling, Powley & Whitehouse, 2012): each playout starts from a fresh determinization of what the
searching seat may know; decisions are looked up by what the deciding seat knows, so hidden and simultaneous choices are
decided as information sets. Chance is sampled, several players are backed up as max^n. Where choices are simultaneous,
pure play can be read and punished, so the search learns to mix.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.bots.node import Node
from hoshikan.bots.plans import Plans
from hoshikan.bots.rollouts import Candidates, Deals
from hoshikan.engine.action import Action
from hoshikan.engine.chance import drawn, sample
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.state import CHANCE, TERMINAL, State

WARM: Final = 4.0
"""Regrets that the priors begin with, in results: a few noisy results must not outweigh the priors (Brown & Sandholm,
Strategy-Based Warm Starting for Regret Minimization in Games, 2016)."""
MAX_WEIGHT: Final = 20.0
"""Caps the importance weight of a rarely sampled action: a little bias for much less variance."""


@mypyc_attr(acyclic=True)
class MixingNode(Node):
    """Regret matching plus on sampled playouts; the answer is the average strategy.

    Lanctot, Lisý & Winands, Monte Carlo Tree Search in Simultaneous Move Games with Applications to Goofspiel (2013),
    with the running means as baselines (Schmid et al., Variance Reduction in Monte Carlo Counterfactual Regret
    Minimization, 2019): with dozens of actions and few playouts plain importance sampling would drown in noise.
    """

    __slots__ = ("prior_mass", "regrets", "sigma")

    def __init__(self) -> None:
        super().__init__()
        self.prior_mass = 0.0
        self.regrets: list[float] = []
        self.sigma: list[float] = []
        """The strategy of the visit under way."""

    def _grow(self, more: int) -> None:
        self.regrets += [WARM * prior for prior in self.priors[len(self.priors) - more :]]
        self.prior_mass = sum(self.priors)

    def select(self, legal: list[int], rng: Random, exploration: float) -> int:
        """Draw from the current strategy; a share of `exploration` goes by the priors."""
        count = len(self.actions)
        if len(legal) == count:
            regrets, priors, prior_mass = self.regrets, self.priors, self.prior_mass
        else:
            regrets, priors = [0.0] * count, [0.0] * count
            for position in legal:
                regrets[position], priors[position] = self.regrets[position], self.priors[position]
            prior_mass = sum(priors)
        mass = sum(regrets)
        if mass > 0.0:
            keep, explore = (1.0 - exploration) / mass, exploration / prior_mass
            sigma = [
                keep * regret + explore * prior
                for regret, prior in zip(regrets, priors)  # noqa: B905  # without `strict` a plain loop once compiled
            ]
        else:
            sigma = [prior / prior_mass for prior in priors]
        self.sigma = sigma
        self.free = True
        return drawn(sigma, rng)

    def impose(self, choices: int) -> None:
        """Weigh the visit as if it had been drawn from all choices alike."""
        super().impose(choices)
        self.sigma = [1.0 / choices] * len(self.actions)

    def update(self, position: int, result: float, points: float) -> None:
        """Take in one playout: every action's regret moves by its baseline, the played one's by the surprise."""
        sigma = self.sigma
        if self.total == 0:
            self.means = [result] * len(self.means)
        means = self.means
        surprise = result - means[position]
        weight = min(1.0 / sigma[position], MAX_WEIGHT)
        mean = 0.0
        for share, value in zip(sigma, means):  # noqa: B905  # without `strict` a plain loop once compiled
            mean += share * value
        mean += surprise * weight * sigma[position]
        played = self.regrets[position] + surprise * weight + means[position] - mean
        self.regrets = [
            known if (known := regret + value - mean) > 0.0 else 0.0
            for regret, value in zip(self.regrets, means)  # noqa: B905  # without `strict` a plain loop once compiled
        ]
        self.regrets[position] = max(played, 0.0)
        super().update(position, result, points)

    def _recommend(self, position: int) -> None:  # the strategy counts, not what was drawn from it
        """Add the strategy of this visit to the average, later ones weighing more."""
        turn = self.total
        self.strategy = [
            old + turn * share
            for old, share in zip(self.strategy, self.sigma)  # noqa: B905  # without `strict` a plain loop once compiled
        ]


UNLIMITED: Final = 1_000_000_000
TRUST: Final = 10.0
"""Visits after which a search is believed as much as what one step ahead shows.

Until then a mixture of some noisy results plays worse than no search at all (tests/bench/budgets.py measures it).
"""
TIE: Final = 1e-9
"""Worths that differ by less are equal."""
MAX_STEPS: Final = 1000
"""Actions per playout, so that a position that repeats cannot hold a playout for ever."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Parameters of a search. Results are 0..1 everywhere."""

    exploration: float = 1.2
    """PUCT constant at ordinary decisions, for results whose average is 1/2; scaled with the average of the table."""
    mixing: float = 0.1
    """Share of exploring draws at simultaneous decisions."""
    restricted: float = 0.5
    """Share of the others' simultaneous choices that follow their priors, whatever they have learnt: the answer then
    gains from predictable players, and is hardly predictable itself (Johanson & Bowling, Data Biased Robust
    Counter Strategies, 2009)."""
    use_priors: bool = True
    """True if the knowledge's priors guide the search; uniform otherwise."""
    root_visits: int = 0
    """Every other playout goes to the least tried action at the root until each has had this many."""
    points: bool = False
    """True if expected points are tracked besides results (costs time; hints want them)."""
    plans: int = 0
    """Number of whole plans that are compared at a time where a seat chooses several times in secret and moves are
    compared in common deals (`bots.plans`); 0: single choices."""
    focus: tuple[Action, ...] = ()
    """Actions of the root that are compared: they alone are played there, in turn. Where the choice is a mixture, or is
    made of candidates in secret, the others keep half of the playouts, or their place among the candidates."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One legal action as the search sees it; `share` of the recommended play, `expected` result of its seat (0..1)."""

    action: Action
    share: float
    visits: int
    expected: float
    points: float


def best_at_sight(worths: list[float], indifference: float = 0.0) -> list[float]:
    """1, shared by the actions with the best of these worths, or by all in so far as they are nearly as good
    (`Knowledge.indifference`)."""
    best = max(worths) - TIE
    if indifference > 0.0:
        weights = [exp((worth - best) / indifference) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]
    count = sum([worth >= best for worth in worths])
    return [1.0 / count if worth >= best else 0.0 for worth in worths]


class Search:
    """A search from one position for one seat, that can be run in slices and asked at any time."""

    def __init__(
        self, root: State, seat: int, knowledge: Knowledge, rng: Random, settings: SearchSettings | None = None
    ) -> None:
        self._seat = seat
        self._knowledge = knowledge
        self._rng = rng
        self._settings = settings or SearchSettings()
        self._determinizer = knowledge.determinizer(root, seat)
        # One game is shared by all seats: with more of them, team mates included, results differ by less.
        self._exploration = self._settings.exploration * knowledge.exploration * 2 / root.players
        self._nodes: dict[tuple[int, Hashable], Node] = {}
        self._met: set[int] = set()
        """Hashes of the information sets met once: most leaves never come again and shall cost no node."""
        self._path: list[tuple[Node, int, int]] = []
        self._results = [0.0] * root.players
        self._points = [0.0] * root.players
        self.playouts = 0
        self._node: Node | None = None
        self._deals = Deals(self._determinizer, seat, knowledge, rng) if knowledge.compares else None
        self._anchor: list[float] = []
        """The greedy policy: 1, shared by the actions of the best value."""
        if root.to_move == seat:
            # Asked before anything is taken back: the priors want a position in which the seat is to move.
            start = self._determinizer.draw(rng)
            legal = start.legal_actions()
            reopened = start.clone()
            reopened.reopen(seat)
            if knowledge.compares:
                self._nodes[seat, reopened.information_key(seat)] = self._candidates(start)
            self._node = self._enter(seat, reopened.information_key(seat), legal, start)
            if isinstance(self._node, Candidates):
                self._node.propose(self._settings.focus, alone=not start.simultaneous)
            indifference = knowledge.indifference if start.simultaneous else 0.0
            self._anchor = best_at_sight(knowledge.greedy_values(start, legal), indifference)

    def run(
        self,
        playouts: int = UNLIMITED,
        deadline: float | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> int:
        """Add up to `playouts` playouts, until `deadline` (of `time.monotonic`) or until stopped; returns their
        number."""
        done = 0
        while done < playouts:
            self._play()
            done += 1
            if (deadline is not None and monotonic() >= deadline) or (should_stop is not None and should_stop()):
                break
        return done

    def expected(self) -> list[float]:
        """Mean result per seat over all playouts; needs at least one."""
        return [result / self.playouts for result in self._results]

    def expected_points(self) -> list[float]:
        """Mean expected points per seat over all playouts; zeros unless `SearchSettings.points`."""
        return [points / self.playouts for points in self._points]

    def ranking(self) -> list[Ranked]:
        """All legal actions of the searching seat, best first; empty if another one is to move."""
        node = self._node
        if node is None:
            return []
        columns = zip(node.actions, self._shares(node), node.visits, node.means, node.points, strict=True)
        ranked = [Ranked(*column) for column in columns]
        ranked.sort(key=lambda entry: (-entry.share, -entry.expected))
        return ranked

    def _shares(self, node: Node) -> list[float]:
        """Return the share of each action in the recommended play: few visits yield to the greedy policy."""
        seen = node.total / (node.total + TRUST)
        anchor = self._anchor + [0.0] * (len(node.actions) - len(self._anchor))
        return [seen * share + (1.0 - seen) * sight for share, sight in zip(node.shares(), anchor, strict=True)]

    def _play(self) -> None:
        self._path.clear()
        if self._deals is not None:
            state = self._compare(self._deals)
        else:
            state = self._determinizer.draw(self._rng)
            state.reopen(self._seat)
            self._descend(state)
        if self._settings.points:
            results, points = self._knowledge.outlook(state)
        else:
            results, points = self._knowledge.evaluate(state), self._points
        for node, position, seat in self._path:
            node.update(position, results[seat], points[seat])
        for seat in range(state.players):
            self._results[seat] += results[seat]
            if self._settings.points:
                self._points[seat] += points[seat]
        self.playouts += 1

    def _candidates(self, start: State) -> Candidates:
        """Return the candidates at `start`, in which the seat is to move: single moves, or as many plans as set."""
        settings = self._settings
        if settings.plans and start.simultaneous and not settings.focus and not settings.root_visits:
            return Plans(start, self._seat, self._knowledge, self._rng, settings.plans)
        return Candidates()

    def _compare(self, deals: Deals) -> State:
        """The next candidate played in the present deal; a deal by itself where another seat is to move."""
        node = self._node
        if not isinstance(node, Candidates):
            deals.shuffle()
            return deals.played(())
        position = self._neglected(node, range(len(node.actions)))
        plan = deals.candidate(node) if position < 0 else (node.actions[position],)
        self._path.append((node, node.places()[plan[0]], self._seat))
        return deals.played(plan)

    def _descend(self, state: State) -> None:
        """Walk the tree down to the first information set that is new.

        A new information set of a simultaneous phase is left only when the phase is over, its other choices being drawn
        by the priors: a position with half of the choices made has no information about them. Below the root, the only
        legal action is no decision and costs no node.
        """
        rng, path = self._rng, self._path
        phase, begun = 0, False  # the simultaneous phase under way, and whether the playout has made a choice in it
        for _ in range(MAX_STEPS):
            seat = state.to_move
            if seat == TERMINAL or (path and self._knowledge.settled(state)):
                return
            if seat == CHANCE:
                state.apply(sample(state, rng))
                phase, begun = 0, False
                continue
            if state.simultaneous_phase != phase:
                phase, begun = state.simultaneous_phase, False
            legal = state.legal_actions()
            if path and len(legal) == 1:
                state.apply(legal[0])
                begun = phase > 0
                continue
            key = (seat, state.information_key(seat))
            node = self._nodes.get(key)
            if node is None and path and (mark := hash(key)) not in self._met:
                self._met.add(mark)
                if not begun:
                    return
                state.apply(self._draw(state, legal))
                continue
            positions = [] if node is None else node.positions(legal)
            if node is None or not positions:
                node = self._enter(seat, key[1], legal, state)
                positions = node.positions(legal)
            begun = phase > 0
            if begun and seat != self._seat and rng.random() < self._settings.restricted:
                position = positions[drawn([node.priors[position] for position in positions], rng)]
            else:
                position = self._choose(node, positions)
                path.append((node, position, seat))
            state.apply(node.actions[position])

    def _choose(self, node: Node, positions: list[int]) -> int:
        settings = self._settings
        neglected = self._neglected(node, positions) if node is self._node else -1
        if neglected >= 0:
            node.impose(len(positions))
            return neglected
        exploration = settings.mixing if isinstance(node, MixingNode) else self._exploration
        return node.select(positions, self._rng, exploration)

    def _neglected(self, node: Node, positions: Sequence[int]) -> int:
        """The least tried action at the root, if its turn has come; else -1."""
        focus, wanted = self._settings.focus, self._settings.root_visits
        if focus and not isinstance(node, Candidates):
            if isinstance(node, MixingNode) and not node.total % 2:
                return -1
            return min([node.places()[action] for action in focus], key=node.visits.__getitem__)
        if not wanted or not node.total % 2:
            return -1
        least = min(positions, key=node.visits.__getitem__)
        return least if node.visits[least] < wanted else -1

    def _draw(self, state: State, legal: list[Action]) -> Action:
        """A choice as an information set makes it that has learnt nothing yet."""
        if not self._settings.use_priors:
            return self._rng.choices(legal)[0]
        return legal[drawn(self._knowledge.priors(state, legal), self._rng)]

    def _enter(self, seat: int, key: Hashable, legal: list[Action], state: State) -> Node:
        """The node of this information set, which from now on knows the actions of `legal`."""
        node = self._nodes.get((seat, key))
        if node is None:
            node = MixingNode() if state.simultaneous else Node()
            self._nodes[seat, key] = node
        use_priors = self._settings.use_priors and len(legal) > 1
        node.learn(legal, self._knowledge.priors(state, legal) if use_priors else [1.0] * len(legal))
        return node
