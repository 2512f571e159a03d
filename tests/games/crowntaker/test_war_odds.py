"""The odds of wars that bots and hints use, beside wars fought by the rules."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import CHANCE, State
from hoshikan.engine.chance import sample
from hoshikan.games.crowntaker.bot.evaluation import EvaluatedPosition, race, war_outcome, worth
from hoshikan.games.crowntaker.bot.war_odds import army, war
from hoshikan.games.crowntaker.rules.component_box import shipped_box
from hoshikan.games.crowntaker.rules.events import TroopLost
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from tests.games.crowntaker.playing import RANKS, view_of
from tests.games.crowntaker.playing import army as side
from tests.games.crowntaker.playing import war as position

WARS = [
    ("duke", 3, 5, "prince", 4, 4),
    ("king", 3, 6, "king", 3, 6),
    ("baron", 2, 3, "count", 3, 3),
    ("count", 4, 1, "king", 2, 2),
]


def fought(state: State, uses: bool, rng: Random) -> tuple[int, ...]:
    """Troops left when the war is over, each side using its skill whenever it may or never."""
    left = (1, 1)
    while view_of(state).step in ("skill", "roll"):
        if state.to_move == CHANCE:
            before = state.clone()
            state.apply(sample(state, rng))
            lost = [event.side for event in state.events if isinstance(event, TroopLost)]
            france, england = view_of(before).troops
            left = (france - lost.count(0), england - lost.count(1))
        else:
            state.apply(state.legal_actions()[0 if uses else -1])
    return left


@pytest.mark.rule("CT-3.2")
@pytest.mark.parametrize("uses", [False, True], ids=["no skills", "all skills"])
@pytest.mark.parametrize("armies", WARS, ids=lambda armies: f"{armies[0]}-{armies[3]}")
def test_the_odds_are_those_of_wars_fought(armies: tuple[str, int, int, str, int, int], uses: bool) -> None:
    one, troops, arms, other, their_troops, their_arms = armies
    start = position(side(one, troops, arms, assets=99), side(other, their_troops, their_arms, assets=99))
    rng, games = Random(7), 500
    ends = [fought(start.clone(), uses, rng) for _ in range(games)]
    box = shipped_box()
    outcome = war(
        army(box, RANKS.index(one), arms),
        army(box, RANKS.index(other), their_arms),
        (troops, their_troops),
        (2, 2) if uses else (0, 0),
    )
    assert outcome.first == pytest.approx(sum(left[0] > 0 for left in ends) / games, abs=0.07)
    assert outcome.draw == pytest.approx(sum(left == (0, 0) for left in ends) / games, abs=0.07)
    assert outcome.first_left == pytest.approx(sum(left[0] for left in ends) / games, abs=0.25)
    assert outcome.first + outcome.second + outcome.draw == pytest.approx(1)


@pytest.mark.rule("CT-7.2")
@pytest.mark.parametrize(
    ("medals", "expected"),
    [((5, 0, 0), (1, 0, 0)), ((0, 5, 0), (0, 0, 0)), ((2, 2, 3), (0, 1, 0)), ((4, 4, 1), (0, 0, 1))],
)
def test_a_race_that_is_over_has_one_end(medals: tuple[int, int, int], expected: tuple[int, int, int]) -> None:
    assert race(*medals) == expected


@pytest.mark.rule("CT-7.2")
def test_the_race_is_even_at_the_start_and_turns_with_each_medal() -> None:
    france, draw, assets = race(0, 0, 0)
    assert 2 * france + draw + assets == pytest.approx(1)
    assert race(1, 0, 0)[0] > france > race(0, 1, 0)[0]


def test_medals_assets_lords_and_tokens_are_worth_something() -> None:
    even = EvaluatedPosition((1, 1, 0), (15, 15), (0, 0), (9, 9))
    assert worth(even) == pytest.approx(0.5)
    for better in (
        even._replace(medals=(2, 1, 0)),
        even._replace(assets=(16, 15)),
        even._replace(captives=(0, 16)),
        even._replace(tokens=(9, 8)),
    ):
        assert worth(better) > 0.5
    assert worth(even._replace(assets=(0, 15))) == 0


def test_a_forecast_knows_the_skill_that_is_declared() -> None:
    state = position(side("king", 1, 3), side("duke", 2, 3))
    assert isinstance(state, CrownTakerState)
    before = war_outcome(state)
    for text in ("skill", "no-skill"):
        state.apply(next(action for action in state.legal_actions() if str(action) == text))
    assert war_outcome(state).second <= before.second + 0.05
    assert war_outcome(state).first + war_outcome(state).second + war_outcome(state).draw == pytest.approx(1)
