"""Everything that the window and the engine compute in one position: it must not raise, and numbers must be numbers."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import isfinite
from random import Random
from typing import Final, TypeVar

from hoshikan.bots.engine import ROOT_VISITS
from hoshikan.bots.judging import judge
from hoshikan.bots.levels import levels_of
from hoshikan.bots.luck import swing
from hoshikan.bots.players import GreedyPlayer, level_player, with_budget
from hoshikan.bots.protocol import RankedAction
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.teaching.hints import Coach, Rated, recommended
from hoshikan.ui.board.match.advisor import rated
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.text.hintsentences import HintSentences
from tests.fresh.courses import Case, Step, course, drafts, last_round

T = TypeVar("T")
SAMPLED: Final = 6
"""Positions of a course, besides those of its last round."""
THOROUGH: Final = 2
"""Number of these that are also asked for advice and a review."""
DRAFTS: Final = 6
"""Positions set up by hand that are asked about besides the one that is played on."""
HINT_PLAYOUTS: Final = 24
TOLERANCE: Final = 1e-6


class FaultError(Exception):
    """A failure with all that is needed to repeat it; the exception itself is its cause."""

    def __init__(self, case: Case, ply: int, question: str) -> None:
        super().__init__(f"{case}, ply {ply}: {question}")
        self.case = case
        self.ply = ply
        self.question = question


class _Raising(logging.Handler):
    """Errors of a tutor are logged, not raised: here they are raised after all."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            raise record.exc_info[1]


@contextmanager
def nothing_forgiven() -> Iterator[None]:
    """Let whatever is caught and logged raise instead."""
    logger, handler = logging.getLogger("hoshikan"), _Raising()
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)


class Examiner:
    """Asks the questions; counts what it has asked."""

    def __init__(self, sampled: int = SAMPLED, thorough: int = THOROUGH, drafts: int = DRAFTS) -> None:
        self._sampled = sampled
        self._drafts = drafts
        self._thorough = thorough
        self.positions: Counter[str] = Counter()
        """By game."""
        self.questions: Counter[str] = Counter()
        """By game."""
        self._case: Case | None = None
        self._ply = 0

    def examine(self, case: Case) -> None:
        """Play the course of `case` and ask about its positions. Raises FaultError."""
        self._case, self._ply = case, 0
        with nothing_forgiven():
            steps = self._ask("course", lambda: course(case))
            rng = Random(f"{case}/picked")
            picked = {0, *rng.sample(range(len(steps)), min(self._sampled, len(steps)))}
            picked |= set(range(last_round(steps), len(steps)))
            decisions = [place for place in sorted(picked) if steps[place].state.to_move >= 0]
            thorough = set(rng.sample(decisions, min(self._thorough, len(decisions))))
            for place in sorted(picked):
                self._position(steps[place])
                if place in thorough:
                    self._advice(steps[place])
            if case.way == "edited":
                for step in self._ask("drafts", lambda: drafts(case, self._drafts)):
                    self._position(step)

    def _ask(self, question: str, answer: Callable[[], T]) -> T:
        assert self._case is not None
        self.questions[self._case.variant.game_id] += 1
        try:
            return answer()
        except Exception as error:
            raise FaultError(self._case, self._ply, question) from error

    def _position(self, step: Step) -> None:
        assert self._case is not None
        self._ply = step.ply
        self.positions[self._case.variant.game_id] += 1
        state, knowledge = step.state, self._case.variant.game.knowledge()
        for seat in range(state.players):
            self._ask(f"search for seat {seat}", partial(self._searched, state, seat))
            self._ask(f"determinization for seat {seat}", partial(self._believed, state, seat))
        if state.to_move == CHANCE and step.played is not None:
            came, seat = step.played, step.ply % state.players  # one seat in turn: each takes long
            luck = self._ask(f"luck of seat {seat}", lambda: swing(state, came, seat, knowledge, Random(1)))
            self._ask("luck in range", lambda: _within([luck], -1, 1))
        if state.to_move >= 0:
            self._ask("sight of the mover", lambda: self._sight(state))

    def _searched(self, state: State, seat: int) -> None:
        assert self._case is not None
        knowledge = self._case.variant.game.knowledge()
        search = Search(state, seat, knowledge, Random(self._ply), SearchSettings(points=True))
        search.run(1 if state.to_move == TERMINAL else 2)
        expected, points, ranking = search.expected(), search.expected_points(), search.ranking()
        assert len(expected) == len(points) == state.players
        _within(expected, 0, 1)
        _within([sum(expected)], 1, 1)
        _finite(points)
        if state.to_move == seat:
            assert [str(entry.action) for entry in ranking]
            _within([entry.share for entry in ranking], 0, 1)
            _within([sum(entry.share for entry in ranking)], 1, 1)
            _within([entry.expected for entry in ranking], 0, 1)
            _finite(entry.points for entry in ranking)
        else:
            assert ranking == []

    def _believed(self, state: State, seat: int) -> None:
        assert self._case is not None
        knowledge = self._case.variant.game.knowledge()
        believed = knowledge.determinize(state, seat, Random(f"{self._ply}/{seat}"))
        assert believed.view(seat) == state.view(seat)
        results, points = knowledge.outlook(believed)
        _within(results, 0, 1)
        _within([sum(results)], 1, 1)
        _finite(points)

    def _sight(self, state: State) -> None:
        assert self._case is not None
        knowledge = self._case.variant.game.knowledge()
        believed = knowledge.determinize(state, state.to_move, Random(self._ply))
        legal = believed.legal_actions()
        _finite(knowledge.greedy_values(believed, legal))
        priors = knowledge.priors(believed, legal)
        _finite(priors)
        assert min(priors) > 0
        for row in knowledge.action_features(believed, legal):
            _finite(row)
        assert GreedyPlayer(knowledge).choose(state, Random(self._ply)) in state.legal_actions()

    def _advice(self, step: Step) -> None:
        assert self._case is not None
        game, state, played = self._case.variant.game, step.state, step.played
        assert played is not None
        knowledge, legal, rng = game.knowledge(), state.legal_actions(), Random(f"{self._case}/{step.ply}")
        for level in levels_of(game.id).values():
            player = level_player(knowledge, with_budget(level, 4, None))
            chosen = self._ask(f"move of {level.id}", partial(player.choose, state, Random(1)))
            assert chosen in legal
        if len(legal) > 1:
            self._ask("review", lambda: self._judged(step))
        ranking = self._ask("search for a hint", lambda: self._ranked(state))
        coach, seat = Coach(game), state.to_move
        known = state.determinize(seat, rng)
        hint = self._ask("hint", lambda: coach.hint(known, ranking, ""))
        asked = rng.choice(ranking).action
        answer = self._ask("why not", lambda: coach.why_not(known, recommended(ranking).action, asked, ranking))
        nudge = self._ask("nudge", lambda: coach.nudge(known, hint.action))
        switch = LanguageSwitch()
        try:
            for language in LANGUAGES:
                switch.use(language)
                text, view = text_of(game.id), state.view(seat)
                sentences = HintSentences(text, view, [f"P{number}" for number in range(state.players)])
                assert self._ask(f"hint in {language}", partial(sentences.move, hint))
                self._ask(f"why not in {language}", partial(sentences.why_not, answer))
                if nudge is not None:
                    assert self._ask(f"nudge in {language}", partial(text.nudge, nudge))
        finally:
            switch.clear()

    def _judged(self, step: Step) -> None:
        assert self._case is not None
        assert step.played is not None
        found = judge(step.state, step.played, self._case.variant.game.knowledge(), f"{self._ply}", 4)
        assert found is not None
        assert found.best in step.state.legal_actions()
        _within([found.chance, found.loss, found.share, *found.expected, *found.results.values()], 0, 1)
        _within([found.error], 0, 2)

    def _ranked(self, state: State) -> tuple[Rated, ...]:
        assert self._case is not None
        game = self._case.variant.game
        settings = SearchSettings(root_visits=ROOT_VISITS, points=True)
        search = Search(state, state.to_move, game.knowledge(), Random(self._ply), settings)
        search.run(HINT_PLAYOUTS)
        return rated(
            [
                RankedAction(str(entry.action), entry.share, entry.expected, entry.points, entry.visits)
                for entry in search.ranking()
            ],
            mixed=state.simultaneous,
            scored=game.kind.scored,
        )


def _finite(numbers: Iterable[float]) -> None:
    found = list(numbers)
    assert all(map(isfinite, found)), found


def _within(numbers: Sequence[float], least: float, most: float) -> None:
    assert all(least - TOLERANCE <= number <= most + TOLERANCE for number in numbers), numbers
