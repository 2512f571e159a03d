"""The reasons a tutor names agree with what a search finds."""

from __future__ import annotations

from random import Random

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Coach, Rated

GAME = GAMES["conquestar"]
CLEARLY = 0.04
"""A difference in expected result that even a short search does not get wrong."""


def test_the_differences_speak_for_the_move_the_search_prefers() -> None:
    coach, tutor = Coach(GAME), GAME.tutor()
    agreed = asked = 0
    for seed in range(8):
        rng = Random(seed)
        state = GAME.new(players=2 + seed % 3, seed=seed)
        for _ in range(12 * state.players):
            legal = state.legal_actions()
            state.apply(
                max(legal, key=lambda plan: sum(f.worth for f in tutor.features(state, plan)) + 4 * rng.random())
            )
        known = state.determinize(state.to_move, rng)
        search = Search(
            known, state.to_move, GAME.knowledge(), Random(seed), SearchSettings(points=True, root_visits=8)
        )
        search.run(playouts=400)
        found = sorted((r for r in search.ranking() if r.visits >= 5), key=lambda entry: -entry.expected)
        ranking = [Rated(str(entry.action), entry.expected, entry.points, entry.visits) for entry in found]
        for other in found[1:]:
            if found[0].expected - other.expected > CLEARLY:
                answer = coach.why_not(known, str(found[0].action), str(other.action), ranking)
                asked += 1
                agreed += sum(difference.worth for difference in answer.differences) > 0
    assert asked >= 10
    assert agreed >= 0.9 * asked
