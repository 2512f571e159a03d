"""Reasons for actions of 星を渡る, nudges, and the criteria of lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.games.hoshi_wo_wataru.teaching.reasons import MissedElsewhere, RaisesBid, StarsIfLost, Wins
from hoshikan.games.hoshi_wo_wataru.teaching.tutor import CRITERIA
from hoshikan.teaching.hints import Argument, Coach, Hint, Rated
from hoshikan.ui.board.screens import text_of
from tests.engine.variants import any_action
from tests.games import playing
from tests.games.hoshi_wo_wataru.playing import FULL_SET, GAME, game, play, reveal, set_rows, setup, view_of, year

TUTOR = GAME.tutor()

reasons = partial(playing.reasons, GAME)


@pytest.mark.rule("HW-0.4")
def test_an_objective_is_weighed_by_what_it_brings_on_average() -> None:
    state = GAME.new(setup=setup())
    assert reasons(state, "objective spring")["promises"].facts == {"points": 5}


@pytest.mark.rule("HW-3.1")
@pytest.mark.rule("HW-4.1")
def test_a_card_is_weighed_by_its_chance_and_what_it_takes() -> None:
    state = game()
    reveal(state, 25, 2, 3, 4)
    high, low = reasons(state, "set 12"), reasons(state, "set 1")
    assert high["wins"].facts["prizes"] == "orion"
    assert high["wins"].facts["points"] == 9
    assert "wins" not in low, "hardly ever"
    assert low["stars-if-lost"].facts == {"stars": 1, "chance": 100}
    assert high["needs-stars"].value < 0
    assert high["needs-stars"].facts == {"prizes": "orion", "need": 4, "have": 0}
    assert high["uses-card"].facts == {"card": 12, "wins": True, "strong": 5}
    assert high["uses-card"].value < 0
    assert high["ties-won"].facts == {"rivals": 2}
    assert "objective-gains" not in high


@pytest.mark.rule("HW-0.4")
def test_a_constellation_of_the_own_objective_counts_more() -> None:
    state = game()
    reveal(state, 24, 2, 3, 4)
    found = reasons(state, "set 12")
    assert found["objective-gains"].facts == {"objective": "spring", "points": 2, "seasons": 0}
    assert found["objective-gains"].value > 0


@pytest.mark.rule("HW-3.3")
def test_where_no_card_can_win_the_question_is_what_to_lose() -> None:
    state = game()
    reveal(state, 2, 21, 17, 20)
    assert TUTOR.nudge(state, GAME.parse("set 1")).kind != "look-at-lost-slot"
    state = with_hands(state, lambda seat, hand: hand[:4] if seat == 0 else hand[-4:])
    for action in state.legal_actions():
        nudge = TUTOR.nudge(state, action)
        assert (nudge.kind, nudge.facts) == ("look-at-lost-slot", {"slot": 1, "prizes": "corvus"})
        assert "wins" not in reasons(state, str(action))


def with_hands(state: State, kept: Callable[[int, list[int]], list[int]]) -> State:
    """The position with a part of each hand, the rest of it discarded."""
    editor = GAME.editor()
    assert editor is not None
    setup = editor.position(state)
    for seat, hand in enumerate(setup["position"]["hands"]):
        left = list(hand)
        for card in kept(seat, hand):
            left.remove(card)
        hand[:] = kept(seat, hand)
        setup["position"]["discards"][seat] += left
    return GAME.new(setup=setup)


@pytest.mark.rule("HW-3.2")
def test_a_card_higher_than_needed_is_an_overbid_and_never_held_against_the_advice() -> None:
    state = game()
    reveal(state, 21, 2, 17, 20)
    state = with_hands(state, lambda seat, hand: hand[-8:] if seat == 0 else hand[:6])
    found = reasons(state, "set 12")["overbids"]
    assert found.facts == {"card": 12, "lower": 7}
    assert found.value < 0
    assert "overbids" not in reasons(state, "set 7")
    hint = Coach(GAME).hint(state, [Rated("set 12", 0.6, 30.0, 900), Rated("set 7", 0.5, 29.0, 900)])
    assert "overbids" not in {argument.reason.kind for argument in hint.arguments}


@pytest.mark.rule("HW-2.3")
def test_a_card_that_is_missed_in_a_later_slot() -> None:
    state = game()
    reveal(state, 2, 21, 17, 20)
    missed = [
        reason
        for action in state.legal_actions()
        for reason in TUTOR.reasons(state, action)
        if reason.kind == "missed-elsewhere"
    ]
    assert missed
    for reason in missed:
        assert reason.value < 0
        slot = reason.facts["slot"]
        assert isinstance(slot, int)
        assert reason.facts["prizes"] == ("corvus", "leo", "virgo", "taurus")[slot - 1]
        assert slot > 1
        assert int(reason.facts["chance"]) >= 25, "a card that wins nothing there is not missed there"


@pytest.mark.rule("HW-4.1")
def test_stars_beyond_the_need_are_reported() -> None:
    state = game()
    year(state, ["12 1 2 3", "11 4 5 6", "10 7 8 9"], "pool")
    reveal(state, 22, 23, 24, 25)
    set_rows(state, "9 9 10 11", "12 12 10 9", "12 12 11 9")
    found = reasons(state, f"pool {view_of(state).lying[state.to_move][0]}")
    need, have = view_of(state).need[state.to_move], view_of(state).have[state.to_move]
    assert ("stars-to-spare" in found) == (have > need > 0)


@pytest.mark.rule("HW-0.6")
def test_a_supernova_within_reach_is_named() -> None:
    state = game(supernova=True)
    reveal(state, 5, 8, 11, 2)
    set_rows(state, "12 11 2 1", "8 7 6 5", "7 6 5 4")
    while view_of(state).year == 1:
        play(state, f"keep {view_of(state).lying[state.to_move][0]}")
    reveal(state, 14, 3, 4, 6)
    assert reasons(state, "set 12")["near-supernova"].facts == {
        "season": "summer",
        "count": 3,
    }


@pytest.mark.rule("HW-3.3")
def test_the_three_ways_of_using_a_lost_card() -> None:
    state = game()
    reveal(state, 1, 25, 24, 2)
    set_rows(state, "12 1 2 3", "11 4 3 2", "1 2 3 4")
    pooled, kept, shifted = (reasons(state, f"{how} 11") for how in ("pool", "keep", "shift"))
    assert pooled["pools-stars"].facts == {"card": 11, "stars": 3, "need": 0, "have": 3}
    assert pooled["takes-marker"].facts == {"stars": 3}
    assert "stars-to-spare" not in pooled, "nothing is won, nothing needed yet"
    assert kept["back-in-hand"].facts == {"card": 11, "years": 4, "others": ""}
    assert kept["back-in-hand"].value > 0
    assert shifted["raises-bid"].facts["bid"] == 15
    assert shifted["raises-bid"].facts["before"] == 4
    assert shifted["raises-bid"].value > 0
    assert shifted["back-in-hand"].facts == {"card": 11, "years": 0, "others": "4"}
    assert shifted["back-in-hand"].value < 0


@pytest.mark.rule("HW-3.2")
def test_a_third_card_brings_stardust() -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 11 1 2", "5 4 6 1", "1 2 3 4")
    play(state, "shift 5", "keep 1", "shift 5")
    assert reasons(state, "shift 4")["three-cards"].facts == {"slot": 3, "cards": 3, "stars": 3}


@pytest.mark.rule("HW-4.1")
def test_missing_stars_speak_for_pooling() -> None:
    state = game()
    year(state, ["12 12 11 1", "1 2 3 9", "1 2 3 7"], "keep", [25, 24, 23, 1])
    reveal(state, 2, 3, 4, 5)
    set_rows(state, "9 8 7 6", "12 1 2 3", "10 1 2 3")
    play(state, "pool 10")
    found = reasons(state, "pool 9")
    assert found["pools-stars"].facts == {"card": 9, "stars": 3, "need": 12, "have": 3}
    assert found["pools-stars"].value > 0
    assert "stars-to-spare" not in found


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
    assert reasons(state, f"keep {card}")["too-late"].value < 0


@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 160), options=st.tuples(st.booleans(), st.booleans()))
def test_every_action_has_reasons_that_do_not_depend_on_secrets(
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
        found = TUTOR.reasons(state, action)
        assert len({reason.kind for reason in found}) == len(found)
        assert [abs(reason.value) for reason in found] == sorted((abs(reason.value) for reason in found), reverse=True)
        assert TUTOR.reasons(state.determinize(seat, rng), action) == found
        assert TUTOR.nudge(state, action).kind in TUTOR.nudges


def met(seed: int) -> Iterator[State]:
    """Decisions with a choice in a game of greedy players."""
    rng, state = Random(seed), game(3 + seed % 2, supernova=seed % 2 == 1, last_slot_double=seed % 3 == 0)
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        known = state.determinize(state.to_move, rng)
        if len(legal) > 1:
            yield known
        values = GAME.knowledge().greedy_values(known, legal)
        state.apply(legal[values.index(max(values))])


def advised(state: State) -> Iterator[Hint]:
    """Hints for the position, whichever action a search may find best."""
    coach, legal = Coach(GAME), [str(action) for action in state.legal_actions()]
    for best in legal:
        others = [Rated(action, 0.3, 30.0, 400) for action in legal if action != best]
        yield coach.hint(state, [Rated(best, 0.6, 32.0, 900), *others])


def contradictions(argument: Argument) -> Iterator[str]:
    """Yield the errors of a line, read with its sign and with the fact of the compared action beside it."""
    reason, other = argument.reason, argument.versus
    if reason.opinion and not argument.of_rival:
        yield "an opinion against the advice"
    match reason, other:
        case Wins(), Wins():
            if reason.chance <= other.chance:
                yield "a smaller chance as an advantage"
        case StarsIfLost(), StarsIfLost() if reason.chance <= other.chance and reason.stars <= other.stars:
            yield "fewer stars as an advantage"
        case (StarsIfLost(chance=chance), None) if chance < 50:
            yield "an unlikely loss as a reason"
        case (MissedElsewhere(chance=chance), _) if chance < 25:
            yield "missed where it could not win"
        case RaisesBid(chance=chance, chance_before=before), _ if chance < before:
            yield "a worse chance as an advantage"
        case _:
            pass


@pytest.mark.parametrize("seed", range(4))
def test_no_line_of_a_hint_contradicts_another_or_the_advice(seed: int) -> None:
    nudges = set()
    for state in list(met(seed))[seed::3]:
        for hint in advised(state):
            kinds = [argument.reason.kind for argument in hint.arguments]
            assert len(set(kinds)) == len(kinds), "one line of a kind"
            assert [wrong for argument in hint.arguments for wrong in contradictions(argument)] == []
            own = {argument.reason.kind for argument in hint.arguments if not argument.of_rival}
            assert not {"pools-stars", "stars-to-spare"} <= own, "both a gain and too much"
            assert hint.nudge is not None
            nudges.add(hint.nudge.kind)
    assert len(nudges) > 5


@pytest.mark.rule("HW-0.4")
@pytest.mark.parametrize(("card", "spoilt"), [(9, True), (1, False)])
def test_the_last_card_can_leave_too_many_stars_for_thrift(card: int, spoilt: bool) -> None:
    """One star may be left over."""
    state = in_the_last_slot(card)
    found = reasons(state, f"pool {card}")
    assert ("spoils-thrift" in found) == spoilt
    assert "pools-stars" not in found, "no constellation can need them any more"
    if spoilt:
        assert found["spoils-thrift"].facts == {"objective": "thrift", "spare": 3, "points": 8}
        assert "too-late" not in reasons(state, f"keep {card}")


def in_the_last_slot(card: int) -> State:
    """Seat 1 has two constellations and just the stars for them, and has lost `card` in the last slot."""
    rest = list(FULL_SET)
    for used in (card, 5):
        rest.remove(used)
    data = setup()
    data["objectives"] = [["spring", "summer"], ["thrift", "winter"], ["zodiac", "polaris"]]
    data["position"] = {
        "year": 5,
        "phase": "resolving",
        "table": [21, 22, 23, 24],
        "kept_objectives": [0, 0, 0],
        "hands": [[], [], []],
        "rows": [[None] * 4] * 3,
        "lying": [[], [card], []],
        "moved": [[], [], []],
        "kept": [[], [], []],
        "pools": [[], [5], []],
        "discards": [FULL_SET, rest, FULL_SET],
        "won": [[21, 22, 23, 24], [1, 2], []],
        "stardust": [0, 0, 0],
        "supernovas": [None] * 4,
        "ledger": [{"winner": 0, "bids": [12, 0, 0], "cards": [[12], [], []]}] * 4,
    }
    return GAME.new(setup=data)


def test_points_are_counted_in_zs() -> None:
    text = text_of(GAME.id)
    assert [text.amount(17.4), text.amount(-2.6, change=True), text.amount(3, change=True), text.amount(0)] == [
        "17 zs",
        "−3 zs",
        "+3 zs",
        "0 zs",
    ]


def test_a_hint_gives_reasons_and_answers_why_not() -> None:
    state = game()
    reveal(state, 25, 2, 3, 4)
    known = state.determinize(0, Random(1))
    coach = Coach(GAME)
    ranking = [Rated("set 12", 0.4, 30.0, 900), Rated("set 1", 0.2, 25.0, 900)]
    hint = coach.hint(known, ranking)
    assert hint.action == "set 12"
    assert hint.arguments[0].reason.kind == "wins"
    assert hint.nudge is not None
    assert hint.nudge.facts == {"slot": 1, "prizes": "orion"}
    why = coach.why_not(known, "set 12", "set 1", ranking)
    assert why.given_up[0].reason.kind == "wins"
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


def test_criteria_for_cards_that_are_good_enough() -> None:
    state = game(markers=(2, 1, 3))
    reveal(state, 25, 2, 3, 4)
    for number in (1, 4):
        _check(state, f"set {number}", ["least-light"], ["wins-likely"])
    _check(state, "set 5", [], ["least-light"])
    _check(state, "set 12", [], ["least-light"])
    state = game()
    reveal(state, 25, 2, 3, 4)
    _check(state, "set 12", ["wins-likely"], ["least-light"])


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
