"""Hints and answers to "why not" agree with themselves and with the advice, in hundreds of positions of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Final

import pytest

from hoshikan.engine import State
from hoshikan.engine.tutor import Reason
from hoshikan.games import GAMES
from hoshikan.teaching.hints import LOOKED_AT, Coach, Rated
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import LANGUAGES, speaking
from tests.engine.variants import THOROUGH, VARIANTS, Variant
from tests.teaching.soundness import faults_of_answer, faults_of_hint
from tests.teaching.test_every_hint import decisions

POSITIONS: Final = 1000 if THOROUGH else 300
"""Number of games, shared by the numbers of players and options of each game."""
MOST: Final = 12
"""Actions that are rated, as a search visits few of many."""
WORDED: Final = 20
"""Positions of each variant in which the words of all reasons are compared."""
SHARE: Final = 0.4
"""Share of the decisions of a game that are asked about, so that more games are."""


def positions(variant: Variant) -> Iterator[State]:
    """Decisions with a choice from whole games, one at random and one greedy in turn."""
    rng = Random(str(variant))
    for number in count():
        for state, _ in decisions(variant, number, greedy=bool(number % 2)):
            if rng.random() < SHARE and len(state.legal_actions()) > 1:
                yield state


def rankings(variant: Variant, state: State, rng: Random) -> Iterator[list[Rated]]:
    """The order of the static evaluation, and any order: a search may find that first impressions are wrong."""
    legal = state.legal_actions()
    values = dict(zip(legal, variant.game.knowledge().greedy_values(state, legal), strict=True))
    for actions in (sorted(legal, key=lambda action: -values[action]), rng.sample(legal, len(legal))):
        numbered = enumerate(actions[:MOST])
        yield [Rated(str(action), 0.9 - 0.03 * place, 10.0, 9 * LOOKED_AT) for place, action in numbered]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_hint_contradicts_itself(variant: Variant) -> None:
    coach, text, rng = Coach(variant.game), text_of(variant.game_id), Random(1)
    names = [f"P{seat}" for seat in range(variant.players)]
    variants = Counter(one.game_id for one in VARIANTS)[variant.game_id]
    for state in islice(positions(variant), -(-POSITIONS // variants)):
        known = state.determinize(state.to_move, rng)
        for ranking in rankings(variant, known, rng):
            hint = coach.hint(known, ranking)
            assert faults_of_hint(text, names, hint) == [], hint.action
            answer = coach.why_not(known, ranking[0].action, ranking[-1].action, ranking)
            assert faults_of_answer(text, names, answer) == [], (answer.best, answer.asked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_that_state_different_facts_read_differently(game_id: str, language: str) -> None:
    text, rng = text_of(game_id), Random(1)
    for variant in (one for one in VARIANTS if one.game_id == game_id):
        names = [f"P{seat}" for seat in range(variant.players)]
        for state in islice(positions(variant), WORDED):
            legal = state.legal_actions()
            known = state.determinize(state.to_move, rng)
            facts: dict[str, Reason] = {}
            for action in rng.sample(legal, min(MOST, len(legal))):
                for reason in variant.game.tutor().reasons(known, action):
                    with speaking(language):
                        same = facts.setdefault(text.reason(reason, names), reason)
                    assert same.same_fact(reason)
