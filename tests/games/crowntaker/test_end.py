"""Phase end, end of the game, teams (CT-7, CT-8)."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import State
from hoshikan.games.crowntaker.rules.events import GameEnded, PhaseBegan
from tests.games.crowntaker.playing import (
    ENGLAND,
    FRANCE,
    GAME,
    NOBODY,
    after_wars,
    army,
    cards,
    ending,
    fight,
    legal,
    play,
    position,
    refusal,
    view_of,
    war,
)

LAST = {"cards": ["5"]}


def last_round(*wars: str, assets: tuple[int, int] = (15, 15), **more: Any) -> State:
    """The sixth round of the negotiation, with equal cards to come."""
    france, england = {"assets": assets[0], **LAST}, {"assets": assets[1], **LAST}
    return after_wars(*wars, france=france, england=england, **more)


@pytest.mark.rule("CT-7.1")
@pytest.mark.parametrize(
    ("wars", "assets", "before", "start", "reason"),
    [
        (("england",), (20, 10), "france", ENGLAND, "medals"),
        (("france", "england"), (10, 11), "france", ENGLAND, "assets"),
        (("france", "england"), (11, 10), "england", FRANCE, "assets"),
        (("france", "england"), (9, 9), "england", ENGLAND, "unchanged"),
        (("burgundy",), (9, 9), "france", FRANCE, "unchanged"),
        (("burgundy", "france"), (1, 9), "england", FRANCE, "medals"),
    ],
)
def test_more_medals_then_more_assets_then_nobody_changes_the_start(
    wars: tuple[str, ...], assets: tuple[int, int], before: str, start: int, reason: str
) -> None:
    state = last_round(*wars, assets=assets, start=before)
    told = cards(state, "5", "5")
    assert told[-1] == PhaseBegan(len(wars) + 1, start, reason)
    assert (state.to_move, view_of(state).start) == (start, ("france", "england")[start])


@pytest.mark.rule("CT-7.2")
@pytest.mark.parametrize("winner", [FRANCE, ENGLAND])
def test_five_medals_win_at_once_whatever_the_assets(winner: int) -> None:
    name = ("france", "england")[winner]
    rolls = ("6 1", "1 6")[winner]
    france, england = army("king", 1, 3, assets=1), army("king", 1, 3, assets=1)
    (england if winner == FRANCE else france)["assets"] = 400
    state = war(france, england, medals=[name] * 4)
    told = fight(state, rolls)
    assert told[-1] == GameEnded("five-medals", winner)
    assert ending(state) == ("five-medals", {winner})


@pytest.mark.rule("CT-7.2")
@pytest.mark.rule("CT-7.3")
def test_three_burgundy_medals_are_a_draw_of_all_seats() -> None:
    state = war(army("king", 1, 3, assets=90), army("king", 1, 3), medals=["burgundy", "france", "burgundy"])
    told = fight(state, "6 6")
    assert told[-1] == GameEnded("burgundy", NOBODY)
    assert ending(state) == ("burgundy", {FRANCE, ENGLAND})
    assert state.points() == [90, 15]


@pytest.mark.rule("CT-7.2")
@pytest.mark.rule("CT-7.3")
@pytest.mark.parametrize(
    ("assets", "reason", "winners"),
    [((9, 8), "more-assets", {0}), ((8, 9), "more-assets", {1}), ((7, 7), "equal-assets", {0, 1})],
)
def test_after_phase_9_more_assets_win(assets: tuple[int, int], reason: str, winners: set[int]) -> None:
    state = last_round(*["france", "england"] * 4, "burgundy", assets=assets)
    cards(state, "5", "5")
    assert ending(state) == (reason, winners)


@pytest.mark.rule("CT-7.2")
def test_medals_do_not_decide_after_phase_9() -> None:
    wars = ["france"] * 4 + ["england"] * 3 + ["burgundy"] * 2
    state = last_round(*wars, assets=(5, 6))
    cards(state, "5", "5")
    assert state.winners() == {ENGLAND}


@pytest.mark.rule("CT-7.2")
def test_nothing_is_legal_after_the_end() -> None:
    state = after_wars("france", england={"assets": 1})
    assert state.end_reason() == ""
    cards(state, "6", "5")
    assert legal(state) == []
    assert refusal(state, "pass") == ("CT-7.2", "game-over")


@pytest.mark.rule("CT-7.3")
def test_the_treasury_has_no_upper_limit() -> None:
    state = position("deploy", france={"commander": "king", "assets": 499})
    play(state, "deploy troops=1 arms=0 church=0 treasury=5")
    assert state.points()[FRANCE] == 509


@pytest.mark.rule("CT-7.3")
def test_points_are_the_assets_and_lines_show_where_they_came_from() -> None:
    state = war(army("king", 3, 3), army("duke", 1, 3), players=4)
    play(state, "skill", "no-skill", "roll 6 1")
    assert state.points() == [15 - 3 + 3, 15, 15 - 3 + 3, 15]
    lines = [(line.kind, line.points, line.rule) for line in state.score_lines(2)]
    assert lines == [("start", 15, "CT-0.1"), ("troops", 3, "CT-3.4"), ("skills", -3, "CT-3.1")]
    assert [line.kind for line in state.score_lines(3)] == ["start"]


@pytest.mark.rule("CT-7.3")
def test_every_kind_of_line_follows_its_rule() -> None:
    medals = ["england", "france", "england"]
    state = after_wars(
        *medals, france={"captives": ["duke", "king"], "cards": ["4", "6"]}, england={"cards": ["4", "6"]}
    )
    play(state, "propose release duke 2", "accept", "pass", "demand king", "pass", "pass")
    play(state, "negotiate 6", "negotiate 4", "pass", "pass", "negotiate 4", "negotiate 6", "roll 1")
    lines = {line.kind: (line.points, line.rule) for line in state.score_lines(FRANCE)}
    assert lines["deals"] == (-2, "CT-5.2")
    assert lines["ransom"] == (-5, "CT-5.5")
    assert lines["cards"] == (-1, "CT-5.4")
    assert lines["events"] == (2, "CT-0.5")
    assert state.score_lines(ENGLAND)[1].points == 5


@pytest.mark.rule("CT-8.1")
def test_generals_and_negotiators_decide_each_their_own() -> None:
    state = GAME.new(players=4)
    movers: dict[str, set[int]] = {}
    for action in (
        "lord king", "deploy troops=1 arms=0 church=0 treasury=0",
        "lord king", "deploy troops=1 arms=0 church=0 treasury=0",
        "no-skill", "no-skill", "roll 6 1",
        "offer king", "pass", "propose sell king 3", "decline", "pass", "pass",
        "negotiate 2", "negotiate 3",
    ):  # fmt: skip
        movers.setdefault(action.split()[0], set()).add(state.to_move)
        play(state, action)
    assert movers["lord"] == movers["deploy"] == movers["no-skill"] == {0, 1}
    assert movers["pass"] == movers["negotiate"] == {2, 3}
    assert (movers["offer"], movers["propose"], movers["decline"]) == ({2}, {2}, {3})


@pytest.mark.rule("CT-8.1")
def test_a_general_chooses_the_captive_an_event_frees() -> None:
    wars = ("france", "england", "england")
    state = after_wars(*wars, step="free", turn="france", players=4, france={"captives": ["duke"]})
    assert state.to_move == 0


@pytest.mark.rule("CT-8.1")
@pytest.mark.parametrize(("roll", "winners"), [("6 1", {0, 2}), ("1 6", {1, 3})])
def test_team_mates_win_and_lose_together(roll: str, winners: set[int]) -> None:
    medals = ["france", "england"] * 4
    state = war(army("king", 1, 3), army("king", 1, 3), players=4, medals=medals)
    fight(state, roll)
    assert state.winners() == winners


@pytest.mark.rule("CT-8.1")
def test_a_draw_is_everybodys() -> None:
    state = war(army("king", 1, 3), army("king", 1, 3), players=4, medals=["burgundy"] * 2)
    fight(state, "6 6")
    assert state.winners() == {0, 1, 2, 3}
