"""Hints of the tutor of Carcassonne: Star Wars about moves."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.playout import playout
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.teaching.hints import Coach, Rated
from hoshikan.ui.board.screens import text_of
from tests.games import playing
from tests.games.carcassonne_star_wars.playing import (
    GAME,
    PLANET_RING,
    Turns,
    both_teams_twice,
    one_team_twice,
    straights,
    two_meeples_on_a_route,
    two_routes,
)

TUTOR = GAME.tutor()


def reasons(table: Turns, text: str) -> dict[str, Reason]:
    return playing.reasons(GAME, table.state, text)


@pytest.mark.rule("CS-5.1")
def test_completing_an_own_field_is_reported_with_its_points() -> None:
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").turn("straight:-", 1, 0, 1).play("draw edge:e")
    found = reasons(table, "place 0,-2 2")
    assert found["completes-own"].facts == {"feature": "asteroid", "x": 0, "y": -1, "points": 10, "count": 1}
    assert found["completes-own"].value > 0
    assert TUTOR.nudge(table.state, GAME.parse("place 0,-2 2")) == Nudge(
        "look-at-own", {"feature": "asteroid", "x": 0, "y": -1}
    )


@pytest.mark.rule("CS-5.1")
def test_completing_a_rivals_field_is_a_drawback() -> None:
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").play("draw edge:e")
    found = reasons(table, "place 0,-2 2")
    assert found["completes-rival"].facts == {
        "feature": "asteroid", "x": 0, "y": -1, "points": 10, "rival": 0, "count": 1,
    }  # fmt: skip
    assert found["completes-rival"].value < 0


@pytest.mark.rule("CS-6.1")
def test_growing_features_show_tiles_and_open_sides() -> None:
    table = Turns().turn("straight:-", 1, 0, 1, "claim small route:E").play("draw straight:-")
    assert reasons(table, "place 2,0 1")["extends-rival"].facts == {
        "feature": "route", "x": 1, "y": 0, "tiles": 3, "open": 2, "rival": 0, "count": 1,
    }  # fmt: skip
    table.play("place 2,0 1", "skip", "draw straight:-")
    assert reasons(table, "place 3,0 1")["extends-own"].facts["tiles"] == 4


@pytest.mark.rule("CS-5.1", "CS-6.1")
def test_a_neighbour_fills_a_planet() -> None:
    table = Turns().turns(*PLANET_RING[:5]).turn("planet:h", 0, 1, 0, "claim small planet").turn("straight:-", 2, 0, 1)
    table.turn("straight:-", 3, 0, 1).play("draw edge:e")
    assert reasons(table, "place -1,2 3")["extends-rival"].facts["feature"] == "planet"
    table.play("place -1,2 3", "skip", "draw edge:h")
    found = reasons(table, "place 0,2 2")
    assert found["completes-own"].facts == {"feature": "planet", "x": 0, "y": 1, "points": 11, "count": 1}


@pytest.mark.rule("CS-3.2")
def test_joining_own_features_binds_meeples() -> None:
    table = two_meeples_on_a_route(Turns(components=straights(12)))
    assert "joins-own" not in reasons(table.play("draw straight:-"), "place 1,-3 0")
    apart = Turns(components=straights(9)).lay_straight(1, 0, "claim small route:N").lay_straight(0, -1)
    apart.lay_straight(0, -2).lay_straight(0, -3).lay_straight(1, -2, "claim small route:N").lay_straight(0, -4)
    found = reasons(apart.play("draw straight:-"), "place 1,-1 0")
    assert found["joins-own"].facts == {
        "feature": "route", "x": 1, "y": -2, "meeples": 2, "tiles": 3, "count": 1,
    }  # fmt: skip


@pytest.mark.rule("CS-3.2")
def test_extending_what_two_meeples_hold_joins_nothing() -> None:
    apart = Turns(components=straights(12)).lay_straight(1, 0, "claim small route:N").lay_straight(0, -1)
    apart.lay_straight(0, -2).lay_straight(0, -3).lay_straight(1, -2, "claim small route:N").lay_straight(0, -4)
    apart.lay_straight(1, -1).lay_straight(0, -5)
    found = reasons(apart.play("draw straight:-"), "place 1,1 0")
    assert "joins-own" not in found
    assert found["extends-own"].facts["tiles"] == 4


@pytest.mark.rule("CS-5.1")
def test_features_completed_together_are_counted_with_the_points_of_all() -> None:
    table = Turns().turn("straight:-", 1, 0, 1, "claim small route:E").turn("junction:-", -1, 0)
    table.turn("junction:-", 1, 1, 0, "claim small route:E").turn("curve:-", 2, 1, 1).play("draw junction:-")
    found = reasons(table, "place 2,0 0")
    assert (found["completes-own"].facts["points"], found["completes-own"].facts["count"]) == (4 + 3, 2)
    assert found["brings-home"].facts == {"meeples": 2}


@pytest.mark.rule("CS-4.1", "CS-4.2")
def test_a_battle_is_reported_with_both_sides_dice() -> None:
    table = two_routes(Turns()).play("draw straight:r")
    found = reasons(table, "place 1,1 1")["starts-battle"]
    assert (found.facts["dice"], found.facts["rival"], found.facts["rival_dice"]) == (2, 1, 2)
    assert found.facts["points"] == 6 + 2


@pytest.mark.rule("CS-4.1")
def test_a_battle_among_others_is_reported_too() -> None:
    table = two_routes(Turns(5)).play("draw straight:-")
    assert table.state.to_move == 4
    found = reasons(table, "place 1,1 1")
    assert found["rivals-battle"].facts["points"] == 6
    assert "starts-battle" not in found


@pytest.mark.rule("CS-3.1", "CS-3.3")
def test_what_a_placement_opens_is_reported() -> None:
    table = Turns().turn("planet:r", 0, 1, 0, "claim small planet").play("draw edge:-")
    assert reasons(table, "place 0,-1 2")["opens-claim"].facts == {"feature": "asteroid", "points": 4, "complete": True}
    beside = reasons(table, "place 1,1 1")
    assert {"opens-attack", "opens-claim"} & set(beside)
    free = Turns().turn("planet:r", 0, 1).play("draw straight:-")
    assert reasons(free, "place 1,0 1")["opens-planet"].facts == {"x": 0, "y": 1, "points": 5}


@pytest.mark.rule("CS-3.1", "CS-5.1", "CS-6.1")
def test_claims_show_what_they_bring_and_cost() -> None:
    table = Turns().lay("edge:e", 0, -1, 2)
    found = reasons(table, "claim small asteroid:S")
    assert found["scores-now"].facts == {"feature": "asteroid", "points": 6}
    assert "spends-meeple" not in found
    table.play("skip").lay("straight:-", 1, 0, 1)
    found = reasons(table, "claim small route:E")
    assert found["promises"].facts == {"feature": "route", "points": 2, "open": 2}
    assert found["spends-meeple"].facts == {"small": 3, "large": 1, "turns": 36}
    assert found["spends-meeple"].value < 0
    assert reasons(table, "skip")["spends-meeple"].facts == {"small": 4, "large": 1, "turns": 36}
    assert reasons(table, "skip")["spends-meeple"].value > 0
    assert TUTOR.nudge(table.state, GAME.parse("skip")).kind == "look-at-supply"


@pytest.mark.rule("CS-3.1")
def test_in_the_last_turn_a_meeple_kept_is_a_drawback() -> None:
    table = Turns(components=straights(2)).lay("straight:-", 1, 0)
    kept, placed = (reasons(table, text) for text in ("skip", "claim small route:N"))
    assert kept["enough-meeples"].facts == {"meeples": 5, "turns": 0}
    assert kept["enough-meeples"].value < 0 < placed["enough-meeples"].value
    assert not {"spends-meeple"} & {*kept, *placed}
    assert TUTOR.nudge(table.state, GAME.parse("skip")) == Nudge("look-at-last-turn")


@pytest.mark.rule("CS-3.1", "CS-4.2")
def test_a_claim_is_compared_with_the_others_that_are_free() -> None:
    table = Turns().lay("edge:e", 0, -1, 2)
    complete = reasons(table, "claim small asteroid:S")
    assert complete["any-meeple"].facts == {"feature": "asteroid"}
    assert "large-meeple" not in complete
    table.play("skip").lay("planet:r", 0, 1)
    small, large = (reasons(table, f"claim {size} planet")["large-meeple"] for size in ("small", "large"))
    assert (small.facts, small.value > 0) == ({"large": False, "defends": False}, True)
    assert (large.facts, large.value > 0) == ({"large": True, "defends": True}, True)


@pytest.mark.rule("CS-2.2")
def test_a_place_that_helps_no_rival_is_named_beside_those_that_do() -> None:
    table = Turns().turn("straight:-", 1, 0, 1, "claim small route:E").play("draw straight:-")
    clear = {}
    for place in table.state.legal_actions():
        found = reasons(table, str(place))
        assert "keeps-clear" not in found or "extends-rival" not in found
        clear[str(place)] = "keeps-clear" in found
    assert set(clear.values()) == {False, True}
    assert not clear["place 2,0 1"]


@pytest.mark.rule("CS-8.1")
def test_a_piece_on_a_complete_feature_is_no_matter() -> None:
    table = Turns(expansion=True).lay("edge:e", 0, -1, 2)
    assert "takes-piece" not in reasons(table, "claim small asteroid:S +sabre")


@pytest.mark.rule("CS-3.3")
def test_a_weakly_held_planet_is_exposed() -> None:
    table = Turns(3).lay("planet:r", 0, 1)
    assert reasons(table, "claim small planet")["exposed"].facts == {"open": 7, "rivals": 2}
    assert "exposed" not in reasons(table, "claim large planet")


@pytest.mark.rule("CS-3.3", "CS-4.2")
def test_an_attack_is_reported_with_both_sides_dice() -> None:
    table = Turns().turn("planet:r", 0, 1, 0, "claim small planet").lay("straight:-", 1, 0, 1)
    small, large = (reasons(table, f"claim {size} planet@0,1")["attacks"] for size in ("small", "large"))
    assert small.facts == {"x": 0, "y": 1, "points": 5, "dice": 1, "rival": 0, "rival_dice": 2}
    assert large.facts["dice"] == 2
    assert large.value > small.value
    assert TUTOR.nudge(table.state, GAME.parse("claim large planet@0,1")).kind in TUTOR.nudges


@pytest.mark.rule("CS-8.1")
def test_a_piece_helps_in_battle_only() -> None:
    table = Turns(expansion=True).turn("planet:r", 0, 1, 0, "claim small planet").lay("straight:-", 1, 0, 1)
    assert reasons(table, "claim small route:E +sabre")["takes-piece"].facts == {
        "gear": "sabre",
        "feature": "route",
        "attacks": False,
    }
    calm, fighting = (reasons(table, f"claim small {spot} +blaster") for spot in ("route:E", "planet@0,1"))
    assert calm["takes-piece"].value < 0 < fighting["takes-piece"].value


@pytest.mark.rule("CS-7.1", "CS-4.2")
def test_fighters_are_weighed_by_their_dice() -> None:
    table = both_teams_twice(Turns(4, components=straights(18), teams=True)).lay_straight(1, -3)
    assert reasons(table, "fight 1")["fights-with"].facts == {"fighter": 1, "dice": 1}
    assert reasons(table, "fight 3")["fights-with"].facts == {"fighter": 3, "dice": 2}
    assert reasons(table, "fight 1")["fights-with"].value < 0 < reasons(table, "fight 3")["fights-with"].value
    assert TUTOR.nudge(table.state, GAME.parse("fight 3")) == Nudge("count-dice")
    table.play("fight 3")
    for seat in (0, 2):
        assert reasons(table, f"fight {seat}")["even-fighters"].facts == {"fighter": seat, "dice": 1}


@pytest.mark.rule("CS-3.1")
def test_what_is_free_here_is_named_with_its_points() -> None:
    met = set()
    for state in (state for seed in range(3) for state in decisions(seed)):
        for action in state.legal_actions():
            found = playing.reasons(GAME, state, str(action))
            met |= {(kind, found[kind].value > 0) for kind in ("brings-most", "passes-up") if kind in found}
            if "passes-up" in found:
                assert str(action) == "skip"
    assert met == {("brings-most", True), ("brings-most", False), ("passes-up", True)}


@pytest.mark.rule("CS-7.1", "CS-8.2")
def test_a_fighters_equipment_is_named() -> None:
    table = one_team_twice(Turns(4, components=straights(12), teams=True, expansion=True)).lay_straight(1, -3)
    assert "brings-gear" not in reasons(table, "fight 0")


def decisions(seed: int) -> list[State]:
    """Decisions all through one random game."""
    options = [{}, {"expansion": True}, {"teams": True}, {"teams": True, "expansion": True}][seed % 4]
    state, rng = GAME.new(seed=seed, options=options), Random(seed)
    found: list[State] = []
    while state.to_move != TERMINAL:
        if state.to_move != CHANCE:
            found.append(state.clone())
        playout(state, rng, max_plies=17)
    return found


@given(seed=st.integers(0, 10_000))
@settings(max_examples=8)
def test_every_action_has_known_reasons_in_order(seed: int) -> None:
    for state in decisions(seed):
        for action in state.legal_actions():
            found = TUTOR.reasons(state, action)
            assert all(type(reason) in TUTOR.kinds for reason in found)
            assert [abs(f.value) for f in found] == sorted((abs(f.value) for f in found), reverse=True)
            assert len({reason.kind for reason in found}) == len(found)
            assert TUTOR.nudge(state, action).kind in TUTOR.nudges


@given(seed=st.integers(0, 10_000))
@settings(max_examples=6)
def test_reasons_for_placements_add_up_to_what_the_greedy_player_sees(seed: int) -> None:
    knowledge = GAME.knowledge()
    for state in decisions(seed):
        legal = state.legal_actions()
        if not str(legal[0]).startswith("place"):
            continue
        sums = [sum(reason.value for reason in TUTOR.reasons(state, action) if not reason.remark) for action in legal]
        assert sums == pytest.approx(knowledge.greedy_values(state, legal), abs=0.02)


def test_hints_and_why_not_have_reasons() -> None:
    coach, greedy = Coach(GAME), player("greedy", GAME)
    state, rng = GAME.new(players=3, seed=5), Random(5)
    asked = told = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        best = greedy.choose(state, rng)
        legal = state.legal_actions()
        if len(legal) > 1:
            known = state.determinize(state.to_move, rng)
            hint = coach.hint(known, [Rated(str(best), 0.5, 10.0)])
            asked += 1
            told += bool(hint.arguments)
            other = next(action for action in legal if action != best)
            answer = coach.why_not(known, str(best), str(other))
            said = (*answer.against, *answer.given_up, *answer.gained)
            assert all(one.reason.rule in GAME.rule_ids for one in said)
        state.apply(best)
    assert told > 0.8 * asked


NAMES = ("Ann", "Ben", "Cem", "Dag", "Eva", "Flo")


@given(seed=st.integers(0, 10_000))
@settings(max_examples=6)
def test_no_sentence_serves_both_signs(seed: int) -> None:
    words = text_of(GAME.id).reasons
    for state in decisions(seed):
        for action in state.legal_actions():
            for reason in TUTOR.reasons(state, action):
                wording = words.wording(reason, NAMES)
                assert wording.helps != wording.hurts
                assert not reason.value or (wording.helps if reason.value > 0 else wording.hurts)


@given(seed=st.integers(0, 10_000))
@settings(max_examples=4)
def test_no_hint_gives_a_sentence_twice(seed: int) -> None:
    coach, text, knowledge = Coach(GAME), text_of(GAME.id), GAME.knowledge()
    for state in decisions(seed):
        legal = state.legal_actions()
        values = knowledge.greedy_values(state, legal)
        order = sorted(range(len(legal)), key=lambda index: -values[index])
        hint = coach.hint(state, [Rated(str(legal[index]), 0.5, 10.0) for index in order])
        told = [text.reason(argument.reason, NAMES) for argument in hint.arguments]
        assert len(set(told)) == len(told)
        assert all(
            text.reason(one.versus, NAMES) != said for one, said in zip(hint.arguments, told, strict=True) if one.versus
        )


def test_nudges_differ_with_what_is_at_stake() -> None:
    knowledge, kinds = GAME.knowledge(), set()
    for state in (state for seed in range(8) for state in decisions(seed)):
        legal = state.legal_actions()
        values = knowledge.greedy_values(state, legal)
        kinds.add(TUTOR.nudge(state, legal[values.index(max(values))]).kind)
    assert kinds >= set(TUTOR.nudges) - {"count-dice", "look-at-gap", "look-at-rival"}
