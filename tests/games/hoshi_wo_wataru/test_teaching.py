"""What the tutor of 星を渡る says about steps."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import State
from hoshikan.games.hoshi_wo_wataru.teaching.criteria import CRITERIA
from hoshikan.games.hoshi_wo_wataru.teaching.features import RULES
from hoshikan.games.hoshi_wo_wataru.teaching.tutor import NUDGES, TUTOR
from hoshikan.teaching.hints import Coach, Rated
from tests.engine.variants import any_action
from tests.games import playing
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, reveal, set_rows, setup, view_of, year

features = partial(playing.features, GAME)


@pytest.mark.rule("HW-0.4")
def test_an_objective_is_weighed_by_what_it_brings_on_average() -> None:
    state = GAME.new(setup=setup())
    assert features(state, "objective spring")["promises"].facts == {"objective": "spring", "points": 5}


@pytest.mark.rule("HW-3.1")
@pytest.mark.rule("HW-4.1")
def test_a_card_is_weighed_by_its_chance_and_what_it_takes() -> None:
    state = game()
    reveal(state, 25, 2, 3, 4)
    high, low = features(state, "set 12"), features(state, "set 1")
    assert high["wins"].facts["number"] == 25
    assert high["wins"].facts["points"] == 9
    assert high["wins"].worth > low["wins"].worth
    assert high["needs-stars"].worth < 0
    assert high["needs-stars"].facts == {"number": 25, "constellation": "orion", "stars": 4, "need": 4, "have": 0}
    assert high["uses-card"].worth < 0
    assert high["ties-won"].facts["marker"] == 1
    assert "objective-gains" not in high


@pytest.mark.rule("HW-0.4")
def test_a_constellation_of_the_own_objective_counts_more() -> None:
    state = game()
    reveal(state, 24, 2, 3, 4)
    found = features(state, "set 12")
    assert found["objective-gains"].facts["objective"] == "spring"
    assert found["objective-gains"].worth > 0


@pytest.mark.rule("HW-3.3")
def test_where_no_card_can_win_nothing_is_lost() -> None:
    state = game()
    reveal(state, 2, 21, 17, 20)
    assert "out-of-reach" not in features(state, "set 1")
    editor = GAME.editor()
    assert editor is not None
    setup = editor.position(state)
    for seat, hand in enumerate(setup["position"]["hands"]):
        kept = hand[:4] if seat == 0 else hand[-4:]
        setup["position"]["discards"][seat] += hand[4:] if seat == 0 else hand[:-4]
        hand[:] = kept
    state = GAME.new(setup=setup)
    for action in state.legal_actions():
        reason = next(one for one in TUTOR.features(state, action) if one.kind == "out-of-reach")
        assert (reason.facts["slot"], reason.facts["constellation"]) == (1, "corvus")
        assert reason.worth > 0


@pytest.mark.rule("HW-2.3")
def test_a_card_that_is_missed_in_a_later_slot() -> None:
    state = game()
    reveal(state, 2, 21, 17, 20)
    missed = [
        feature
        for action in state.legal_actions()
        for feature in TUTOR.features(state, action)
        if feature.kind == "missed-elsewhere"
    ]
    assert missed
    for feature in missed:
        assert feature.worth < 0
        slot = feature.facts["slot"]
        assert isinstance(slot, int)
        assert feature.facts["number"] == (2, 21, 17, 20)[slot - 1]
        assert slot > 1


@pytest.mark.rule("HW-4.1")
def test_stars_beyond_the_need_are_told() -> None:
    state = game()
    year(state, ["12 1 2 3", "11 4 5 6", "10 7 8 9"], "pool")
    reveal(state, 22, 23, 24, 25)
    set_rows(state, "9 9 10 11", "12 12 10 9", "12 12 11 9")
    found = features(state, f"pool {view_of(state).lying[state.to_move][0]}")
    assert ("stars-to-spare" in found) == (view_of(state).have[state.to_move] > view_of(state).need[state.to_move])


@pytest.mark.rule("HW-0.6")
def test_a_supernova_within_reach_is_named() -> None:
    state = game(supernova=True)
    reveal(state, 5, 8, 11, 2)
    set_rows(state, "12 11 2 1", "8 7 6 5", "7 6 5 4")
    while view_of(state).year == 1:
        play(state, f"keep {view_of(state).lying[state.to_move][0]}")
    reveal(state, 14, 3, 4, 6)
    assert features(state, "set 12")["near-supernova"].facts == {
        "number": 14,
        "constellation": "hercules",
        "season": "summer",
        "count": 3,
    }


@pytest.mark.rule("HW-3.3")
def test_the_three_ways_of_using_a_lost_card() -> None:
    state = game()
    reveal(state, 1, 25, 24, 2)
    set_rows(state, "12 1 2 3", "11 4 3 2", "1 2 3 4")
    pooled, kept, shifted = (features(state, f"{how} 11") for how in ("pool", "keep", "shift"))
    assert pooled["pools-stars"].facts == {"card": 11, "stars": 3, "total": 3}
    assert pooled["takes-marker"].facts == {"stars": 3}
    assert "stars-to-spare" not in pooled, "nothing is won, nothing needed yet"
    assert kept["back-in-hand"].facts == {"card": 11, "years": 4}
    assert shifted["raises-bid"].facts["bid"] == 15
    assert shifted["raises-bid"].facts["before"] == 4
    assert shifted["raises-bid"].worth > 0
    assert shifted["used-up"].worth < 0


@pytest.mark.rule("HW-3.2")
def test_a_third_card_brings_stardust() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 11 1 2", "5 4 6 1", "1 2 3 4")
    play(state, "shift 5", "keep 1", "shift 5")
    assert features(state, "shift 4")["three-cards"].facts == {"slot": 3, "cards": 3, "stars": 3}


@pytest.mark.rule("HW-4.1")
def test_missing_stars_speak_for_pooling() -> None:
    state = game()
    year(state, ["12 12 11 1", "1 2 3 9", "1 2 3 7"], "keep", [25, 24, 23, 1])
    reveal(state, 2, 3, 4, 5)
    set_rows(state, "9 8 7 6", "12 1 2 3", "10 1 2 3")
    play(state, "pool 10")
    found = features(state, "pool 9")
    assert found["covers-need"].facts == {"need": 12, "have": 3}
    assert found["covers-need"].worth > 0


@pytest.mark.rule("HW-4.1")
def test_in_the_last_year_keeping_is_too_late() -> None:
    state = game()
    for row in ("12 1 2 3", "11 4 5 6", "10 4 7 8"):
        year(state, [row] * 3, "keep")
    year(state, ["9 9 12 dummy", "9 9 12 1", "9 9 12 1"], "keep")
    while view_of(state).phase == "revealing":
        play(state, str(state.legal_actions()[0]))
    while view_of(state).phase == "setting":
        play(state, str(state.legal_actions()[-1]))
    assert (view_of(state).year, view_of(state).phase) == (5, "resolving")
    card = view_of(state).lying[state.to_move][0]
    assert features(state, f"keep {card}")["too-late"].worth < 0


@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 160), options=st.tuples(st.booleans(), st.booleans()))
def test_every_step_has_features_that_do_not_depend_on_secrets(
    seed: int, plies: int, options: tuple[bool, bool]
) -> None:
    rng = Random(seed)
    state = game(rng.choice((3, 4)), supernova=options[0], dummy_at_four=options[1])
    for _ in range(plies):
        if state.to_move == -2:
            return
        state.apply(any_action(state, rng))
    if state.to_move < 0:
        return
    seat = state.to_move
    for action in state.legal_actions():
        found = TUTOR.features(state, action)
        assert found
        assert len({feature.kind for feature in found}) == len(found) or options[0]
        assert all(RULES[feature.kind] == feature.rule for feature in found)
        assert [abs(feature.worth) for feature in found] == sorted(
            (abs(feature.worth) for feature in found), reverse=True
        )
        assert TUTOR.features(state.determinize(seat, rng), action) == found
        assert TUTOR.nudge(state, action).kind in NUDGES


def test_a_hint_gives_reasons_and_answers_why_not() -> None:
    state = game()
    reveal(state, 25, 2, 3, 4)
    known = state.determinize(0, Random(1))
    coach = Coach(GAME)
    ranking = [Rated("set 12", 0.4, 30.0, 900), Rated("set 1", 0.2, 25.0, 900)]
    hint = coach.hint(known, ranking)
    assert hint.action == "set 12"
    assert hint.reasons[0].kind == "wins"
    assert hint.nudge is not None
    assert hint.nudge.facts == {"slot": 1, "number": 25, "constellation": "orion"}
    why = coach.why_not(known, "set 12", "set 1", ranking)
    assert why.differences[0].kind == "wins"
    assert not why.even
    refused = coach.why_illegal(known, "set dummy")
    assert refused is not None
    assert refused.rule == "HW-2.3"


@pytest.mark.parametrize(
    ("step", "met", "unmet"),
    [
        ("set 12", ["highest-card", "card 12"], ["lowest-card", "card 1", "pool", "keep", "shift", "wins-for-sure"]),
        ("set 1", ["lowest-card"], ["highest-card", "cheapest-sure-win", "objective spring"]),
    ],
)
def test_criteria_for_setting(step: str, met: list[str], unmet: list[str]) -> None:
    state = game(markers=(2, 1, 3))
    reveal(state, 25, 2, 3, 4)
    _check(state, step, met, unmet)


def test_criteria_for_lost_cards_and_objectives() -> None:
    state = GAME.new(setup=setup())
    _check(state, "objective summer", ["objective summer", "most-promising-objective"], ["objective spring", "card 1"])
    state = game()
    year(state, ["12 12 11 1", "1 2 3 9", "1 2 3 7"], "keep", [2, 24, 23, 25])
    reveal(state, 3, 4, 5, 6)
    set_rows(state, "9 10 7 6", "12 1 2 3", "10 1 2 3")
    play(state, "keep 10")
    _check(state, "keep 9", ["keep", "stars-are-missing"], ["pool", "makes-the-stars-suffice"])
    _check(state, "shift 9", ["shift", "wins-next-slot-for-sure"], ["keep"])
    with pytest.raises(KeyError):
        TUTOR.meets(state, GAME.parse("keep 9"), "no such check")
    assert set(CRITERIA) >= {"pool", "shift", "keep"}


def _check(state: State, step: str, met: list[str], unmet: list[str]) -> None:
    action = GAME.parse(step)
    assert [check for check in met if not TUTOR.meets(state, action, check)] == []
    assert [check for check in unmet if TUTOR.meets(state, action, check)] == []


def test_criteria_for_stardust_markers_and_the_objective() -> None:
    state = game()
    reveal(state, 4, 3, 21, 7)
    _check(state, "set 12", [], ["counts-for-objective"])
    set_rows(state, "4 3 5 9", "8 9 10 12", "6 1 8 3")
    play(state, "keep 6")
    _check(state, "shift 4", [], ["three-cards-next-slot", "wins-next-slot-for-sure", "takes-first-marker"])
    _check(state, "pool 4", [], ["three-cards-next-slot", "takes-first-marker"])
    play(state, "shift 4", "pool 1", "shift 4")
    _check(state, "shift 3", ["three-cards-next-slot", "wins-next-slot-for-sure"], ["counts-for-objective"])
    play(state, "shift 3", "keep 10", "keep 8", "pool 3")
    _check(state, "pool 9", ["takes-first-marker"], ["keep"])
    _check(state, "keep 9", ["keep"], ["takes-first-marker"])
    state = game()
    reveal(state, 21, 22, 5, 3)
    _check(state, "set 1", ["counts-for-objective", "lowest-card"], ["highest-card"])
