"""SK-3.5: crowns without a limit for each turn, as the rule sheet has them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hoshikan.bots.players import player
from hoshikan.engine import Match, Seat, State
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.sterre_en_kroon.bot.knowledge import declarations
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from tests.games.sterre_en_kroon.playing import GAME, legal, pawn, play, refusal, table, view_of

GIFT: dict[str, Any] = {"gift": [1, "c1", "c2", "c3"]}
"""The seat that records number 1 takes three crowns."""


def crowned(bookkeeping: str = "auto", crowns: str = "unlimited") -> State:
    """Seat 0 has three crowns and begins its second turn."""
    state = table([[1], [2]], GIFT, bookkeeping=bookkeeping, crowns=crowns)
    if bookkeeping == "strict":
        play(state, "draw, next, play 1, next, place 1, take-crown 6,8, take-crown 7,8, take-crown 8,8")
        play(state, "next, next, next")
        play(state, "next, next, next, next, next")
    else:
        play(state, "play 1, done, done")
    assert view_of(state).crowns[0] == 3
    return state


@pytest.mark.rule("SK-2.2")
@pytest.mark.rule("SK-3.5")
def test_crowns_buy_cards_until_one_is_kept() -> None:
    state = crowned()
    before = len(view_of(state).hands[0])
    play(state, "extra")
    assert legal(state) == ["extra", "no-extra"]
    play(state, "extra, no-extra")
    assert len(view_of(state).hands[0]) == before + 4
    assert view_of(state).crowns[0] == 1
    assert view_of(state).stage == "declare"


@pytest.mark.rule("SK-2.2")
@pytest.mark.rule("SK-3.5")
def test_the_last_crown_ends_the_draw() -> None:
    state = crowned()
    play(state, "extra, extra, extra")
    assert view_of(state).crowns[0] == 0
    assert view_of(state).stage == "declare"


@pytest.mark.rule("SK-3.3")
@pytest.mark.rule("SK-3.5")
def test_each_crown_declares_a_number() -> None:
    state = crowned()
    play(state, "no-extra, crown 40, crown 41")
    assert refusal(state, "crown 41") == ("SK-3.3", "declared-already")
    play(state, "crown 42")
    assert refusal(state, "crown 43") == ("SK-3.3", "no-crown")
    play(state, "done")
    assert [pawn(state, number) for number in (40, 41, 42)] == [0, 0, 0]
    assert view_of(state).spent == 3


@pytest.mark.rule("SK-3.5")
def test_strict_bookkeeping_has_no_limit_either() -> None:
    state = crowned("strict")
    play(state, "draw, extra, extra, next, crown 40, next")
    assert view_of(state).crowns[0] == 0
    assert view_of(state).stage == "record"


@pytest.mark.rule("SK-2.2")
@pytest.mark.rule("SK-3.3")
def test_usually_each_way_is_open_once() -> None:
    state = crowned(crowns="once")
    play(state, "extra, crown 40")
    assert refusal(state, "crown 41") == ("SK-3.3", "crown-used")


@pytest.mark.rule("SK-3.5")
def test_only_a_game_without_the_limit_names_the_option() -> None:
    assert "crowns" not in GAME.new(players=2).setup["options"]
    match = Match.start(GAME, [Seat(), Seat()], seed=1, options={"crowns": "unlimited"})
    again = read(write(match), GAMES)
    assert again.header.options["crowns"] == again.state.setup["options"]["crowns"] == "unlimited"


def near_two_lines(crowns: str) -> State:
    """Seat 0 has three crowns and lacks one number in each of two lines."""
    lines = {"gift": [1, "c1", "c2", "c3"], "left": [40, 41, "c4"], "right": [42, 43, "c5"]}
    state = table([[1, 40, 42], [2]], lines, crowns=crowns)
    play(state, "play 1, play 40, play 42, done, done, no-extra")
    return state


@pytest.mark.rule("SK-3.5")
@pytest.mark.parametrize(("crowns", "spent"), [("once", 1), ("unlimited", 2)])
def test_bots_predict_each_crown_that_pays(crowns: str, spent: int) -> None:
    state = near_two_lines(crowns)
    assert isinstance(state, SterreState)
    found = [str(action) for action in declarations(state) if str(action).startswith("crown")]
    assert len(found) == spent
    assert set(found) <= {"crown 41", "crown 43"}


@pytest.mark.rule("SK-3.5")
@pytest.mark.parametrize("level", ["greedy", "skilled"])
def test_bots_complete_both_lines_in_one_turn(level: str) -> None:
    state, rng = near_two_lines("unlimited"), Random(1)
    bot = player(level, GAME, playouts=None if level == "greedy" else 100)
    while state.to_move == 0:
        state.apply(bot.choose(state, rng))
    assert [pawn(state, number) for number in (41, 43)] == [0, 0]
    assert view_of(state).points[0] >= 4
