"""Fitted numbers of CrownTaker agree with common sense, whatever fit they are from."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.games.crowntaker.bot.war_odds import USES
from hoshikan.games.crowntaker.rules.component_box import shipped_box
from tests.engine.variants import Variant, along
from tests.games.crowntaker.playing import GAME, after_wars, position

KNOWLEDGE = GAME.knowledge()
WARS = (("france", "england"), ("france", "england") * 2, ("france", "england") * 3)


@pytest.mark.rule("CT-8.1")
def test_team_mates_are_one_side_and_all_features_have_names() -> None:
    assert isinstance(KNOWLEDGE, FittedKnowledge)
    for state in along(Variant(GAME.id, 4, ()), step=9):
        assert list(KNOWLEDGE.sides(state)) == [0, 1, 0, 1]
        if state.to_move != -2:
            rows = KNOWLEDGE.features(state)
            assert [len(row) for row in rows] == [len(KNOWLEDGE.feature_names)] * 2
            assert 0.0 <= KNOWLEDGE.progress(state) <= 1.0


@pytest.mark.rule("CT-7.2")
@pytest.mark.parametrize("wars", WARS, ids=len)
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"assets": 20}, {"assets": 15}),
        ({"assets": 15}, {"assets": 3}),
        ({}, {"captives": ["king"]}),
        ({"captives": ["baron"]}, {"captives": ["prince"]}),
    ],
    ids=["richer", "far from ruin", "a king at home", "a prince at home"],
)
def test_what_is_better_by_the_rules_is_judged_better(
    wars: tuple[str, ...], better: dict[str, Any], worse: dict[str, Any]
) -> None:
    assert chance(*wars, france=better) > chance(*wars, france=worse)


@pytest.mark.rule("CT-7.2")
def test_one_medal_more_is_better() -> None:
    assert chance("france", "england", "france") > chance("france", "england", "england") + 0.05
    assert chance("france", "france", "france", "france") > chance("france", "france", "france", "england")


@pytest.mark.rule("CT-7.3")
def test_the_predicted_assets_follow_those_held() -> None:
    rich, poor = (
        KNOWLEDGE.expected_points(after_wars("france", "england", france={"assets": assets}))[0] for assets in (30, 10)
    )
    assert rich > poor + 5


@pytest.mark.rule("CT-0.2")
def test_all_uses_of_a_war_are_counted() -> None:
    assert shipped_box().uses_per_war == USES


@pytest.mark.rule("CT-2.1")
def test_assets_of_the_treasury_do_not_count_twice() -> None:
    """An army worth fighting with is judged better than one that went to the treasury."""
    stands = {"commander": "king", "troops": 5, "arms": 3}
    army, treasury = (
        KNOWLEDGE.evaluate(position("deploy", turn="england", france=france, england={"commander": "duke"}))[0]
        for france in (stands, {"commander": "king", "troops": 1, "assets": 25})
    )
    assert army > treasury


def chance(*wars: str, **sides: Any) -> float:
    """France's, in the negotiation after these wars."""
    return KNOWLEDGE.evaluate(after_wars(*wars, **sides))[0]
