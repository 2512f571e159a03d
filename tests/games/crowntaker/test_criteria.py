"""The criteria by which lessons of CrownTaker accept a decision."""

from __future__ import annotations

import pytest

from hoshikan.engine import State
from hoshikan.games.crowntaker.teaching.tutor import CRITERIA
from tests.games.crowntaker.playing import GAME, after_wars, army, position, war


def deploy(troops: int, arms: int, church: int, treasury: int) -> str:
    return f"deploy troops={troops} arms={arms} church={church} treasury={treasury}"


TUTOR = GAME.tutor()
SECOND = position("deploy", turn="england", france=army("king", 5, 3, church=1), england={"commander": "duke"})
WEAK_ENEMY = position("lord", turn="france", start="england", england=army("baron", 3, 3, church=3))
LOST_WAR = position(
    "deploy", turn="france", start="england", france={"commander": "baron", "castle": 3}, england=army("king", 3, 6)
)
LAST_TROOPS = war(army("prince", 1, 4), army("king", 1, 3, uses=2))
CARDS = after_wars("england", step="cards", france={"cards": ["A", "4", "6"]}, england={"cards": ["2", "3", "5"]})
HOSTAGES = after_wars(
    "england", "france", france={"captives": ["king"], "assets": 5}, england={"captives": ["duke"], "assets": 3}
)


@pytest.mark.parametrize(
    ("state", "check", "right", "wrong"),
    [
        (WEAK_ENEMY, "best-plan", "lord duke", "lord king"),
        (WEAK_ENEMY, "near-best-plan", "lord king", "lord prince"),
        (LOST_WAR, "best-plan", deploy(1, 0, 0, 5), deploy(1, 0, 1, 4)),
        (LOST_WAR, "near-best-plan", deploy(1, 0, 1, 4), deploy(3, 3, 0, 0)),
        (SECOND, "best-war-chance", deploy(4, 5, 0, 0), deploy(4, 1, 0, 0)),
        (SECOND, "near-best-war-chance", deploy(4, 5, 0, 0), deploy(6, 0, 0, 0)),
        (LAST_TROOPS, "better-war-chance", "skill", "no-skill"),
        (LAST_TROOPS, "near-best-war-chance", "skill", "no-skill"),
        (SECOND, "all-tokens-placed", deploy(4, 5, 0, 0), deploy(4, 4, 0, 0)),
        (SECOND, "leads-church", deploy(1, 0, 2, 0), deploy(1, 0, 1, 0)),
        (CARDS, "safest-card", "negotiate 6", "negotiate 4"),
        (CARDS, "beats-every-card", "negotiate 6", "negotiate A"),
        (CARDS, "beats-more-than-beat-it", "negotiate 4", "negotiate A"),
        (CARDS, "cannot-win", "negotiate A", "negotiate 4"),
        (HOSTAGES, "ransom-ruins", "demand king", "pass"),
        (HOSTAGES, "ransom-ruins", "offer duke", "propose sell duke 1"),
        (HOSTAGES, "better-than-ransom", "propose release king 4", "propose swap king duke"),
        (HOSTAGES, "frees-own-lord", "propose swap king duke", "propose sell duke 1"),
        (HOSTAGES, "propose release", "propose release king 4", "propose sell duke 1"),
        (CARDS, "negotiate 4", "negotiate 4", "negotiate 6"),
    ],
)  # fmt: skip
def test_a_criterion_distinguishes_right_from_wrong(state: State, check: str, right: str, wrong: str) -> None:
    assert TUTOR.meets(state, GAME.parse(right), check)
    assert not TUTOR.meets(state, GAME.parse(wrong), check)


@pytest.mark.rule("CT-5.2")
def test_a_sale_above_the_ransom_is_better_than_the_ransom() -> None:
    state = after_wars("france", england={"captives": ["duke"]})
    assert TUTOR.meets(state, GAME.parse("propose sell duke 4"), "better-than-ransom")
    assert not TUTOR.meets(state, GAME.parse("propose sell duke 3"), "better-than-ransom")


def test_an_unknown_criterion_is_an_error() -> None:
    with pytest.raises(KeyError):
        TUTOR.meets(CARDS, GAME.parse("negotiate 4"), "most-beautiful")


@pytest.mark.parametrize("check", CRITERIA)
def test_criteria_are_about_some_decisions_only(check: str) -> None:
    assert not TUTOR.meets(HOSTAGES, GAME.parse("pass"), check)
