"""Hints of the tutor of Sterre en Kroon about moves."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from random import Random

import hypothesis
import pytest
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.tutor import Reason
from hoshikan.games.sterre_en_kroon.teaching import reasons as given
from hoshikan.teaching.hints import DIFFERENT, TELLING, Coach, Rated
from tests.games import playing
from tests.games.sterre_en_kroon.playing import CARDS, GAME, Line, cell, play, table

TUTOR = GAME.tutor()

reasons = partial(playing.reasons, GAME)

FAR = {"far": [75, 74, 73]}
GIFT = {"gift": [1, "c1"]}


@pytest.mark.rule("SK-4.2")
@pytest.mark.rule("SK-4.3")
def test_completing_a_line_names_points_and_crowns() -> None:
    state = table([[1, 2], [3]], {"line": [1, 2, 3, "c1", "c2"], **FAR})
    play(state, "play 1, play 2, done")
    found = reasons(state, "play 3")
    assert found["completes-line"].facts == {"line": "line", "lines": 1, "points": 1, "rival_points": 2}
    assert found["completes-line"].value == -1
    assert found["takes-crowns"].facts == {"crowns": 2}


@pytest.mark.rule("SK-6.1")
def test_two_lines_completed_at_once_are_one_reason() -> None:
    state = table([[1, 2, 3], [4]], {"one": [1, 3, "c1"], "two": [2, 3, "c1", "c2"], **FAR})
    play(state, "play 1, play 2")
    found = reasons(state, "play 3")
    assert found["completes-line"].facts == {"line": "one", "lines": 2, "points": 4, "rival_points": 0}
    assert found["completes-line"].value == 4
    assert found["takes-crowns"].facts == {"crowns": 2}


@pytest.mark.rule("SK-4.3")
def test_a_crown_is_taken_by_the_first_of_two_lines() -> None:
    state = table([[1, 2], [4]], {"one": [1, "c1"], "two": [2, "c1", "c2"], **FAR})
    play(state, "play 1")
    assert reasons(state, "play 2")["takes-crowns"].facts == {"crowns": 1}


@pytest.mark.rule("SK-6.1")
def test_lines_are_joined_led_or_added_to_and_rivals_helped() -> None:
    lines = {"line": [1, 2, 3, 11, 12, 13, 14, 15]}
    state = table([[1, 2, 3], [11, 12]], lines)
    assert reasons(state, "play 1")["joins-line"].facts == {"line": "line", "missing": 7}
    play(state, "play 1")
    assert reasons(state, "play 2")["leads-line"].facts == {"line": "line", "pawns": 2, "ahead": 2, "missing": 6}
    play(state, "play 2, play 3, done, play 11")
    assert reasons(state, "play 12")["adds-to-line"].facts == {
        "line": "line",
        "pawns": 2,
        "rival_pawns": 3,
        "missing": 3,
    }
    play(state, "done")
    state = table([[1, 2, 3], [11, 12, 13, 14]], {"theirs": [1, 2, 3, 11, 12, 13, 14]})
    play(state, "play 1, done, play 11, play 12, play 13, play 14, done")
    found = reasons(state, "play 2")
    assert found["helps-rivals"].facts == {"line": "theirs", "rival": 1, "missing": 1}
    assert found["helps-rivals"].value < 0


@pytest.mark.rule("SK-6.2")
def test_bingos_of_the_own_card_are_named() -> None:
    state = table([[3, 18, 48], [6]], FAR)
    assert reasons(state, "play 3")["opens-number"].facts == {"number": 3, "bingo": "row3", "bingos": 2, "missing": 3}
    play(state, "play 3, play 18, play 48")
    found = reasons(state, "card 63")
    assert found["completes-bingo"].facts == {"bingo": "row3", "bingos": 1}
    assert found["free-declaration"].facts == {"cards": 3}


@pytest.mark.rule("SK-5.1")
def test_a_number_of_a_rivals_card_helps_the_rival() -> None:
    found = reasons(table([[6], [9]], FAR), "play 6")
    assert found["opens-for-rival"].facts == {"declared": True, "number": 6, "rival": 1, "missing": 3}
    assert found["opens-for-rival"].value < 0
    assert "opens-for-rival" not in reasons(table([[35], [9]], FAR), "play 35")


@pytest.mark.rule("SK-6.3")
@pytest.mark.rule("SK-7.1")
def test_crowns_on_the_track_and_the_end_are_named() -> None:
    found = reasons(table([[1], [2]], {f"l{count}": [1] for count in range(9)}), "play 1")
    assert found["track-crown"].facts == {"space": 4, "crowns": 4}
    assert found["ends-game"].facts == {"points": 23, "rival_points": 0}
    assert found["ends-game"].value > 0


@pytest.mark.rule("SK-6.3")
def test_a_crown_on_the_track_is_reached_by_one_number_only() -> None:
    state = table([[1, 2, 3], [4]], {"one": [1], "two": [2], "three": [3], **FAR})
    play(state, "play 1")
    assert reasons(state, "play 2")["track-crown"].facts == {"space": 4, "crowns": 1}
    play(state, "play 2")
    assert "track-crown" not in reasons(state, "play 3")


@pytest.mark.rule("SK-7.2")
def test_the_end_counts_what_all_score_in_it() -> None:
    lines = {f"t{count}": [4] for count in range(8)} | {f"l{count}": [1] for count in range(9)}
    state = table([[1], [4]], {**lines, **FAR})
    play(state, "done, play 4, done")
    assert state.points() == [0, 16]
    found = reasons(state, "play 1")
    assert found["ends-game"].facts == {"points": 18, "rival_points": 21}
    assert found["ends-game"].value < 0


@pytest.mark.rule("SK-3.1")
@pytest.mark.rule("SK-3.2")
def test_waste_is_named() -> None:
    state = table([[1, 17], [2]], FAR)
    assert reasons(state, "card 17")["uses-card-right"].value < 0
    play(state, "card 1")
    assert set(reasons(state, "play 1")) == {"no-effect"}


@pytest.mark.rule("SK-2.2")
@pytest.mark.rule("SK-3.3")
def test_a_crown_spent_or_kept_is_named() -> None:
    state = table([[1], [2]], {**GIFT, **FAR})
    play(state, "play 1, done, done")
    bought = reasons(state, "extra")
    assert bought["buys-cards"].facts == {"cards": 2}
    assert bought["spends-crown"].facts == {"kept": False, "crowns": 0}
    assert bought["spends-crown"].value < 0
    kept = reasons(state, "no-extra")["spends-crown"]
    assert kept.facts == {"kept": True, "crowns": 1}
    assert kept.value > 0
    play(state, "no-extra")
    assert reasons(state, "crown 40")["spends-crown"].facts == {"kept": False, "crowns": 0}


def test_stopping_names_what_stays_undeclared() -> None:
    state = table([[1, 2, 3], [9]], {"mine": [1, 2, 3, "c1"]})
    play(state, "play 1, play 2")
    found = reasons(state, "done")
    assert found["leaves-best"].facts == {"number": 3}
    assert found["leaves-best"].value < 0
    assert found["keeps-for-line"].facts == {"number": 3, "line": "mine", "missing": 1}


def test_why_not_stop_names_each_number_once() -> None:
    state = table([[1, 2, 3], [9]], {"mine": [1, 2, 3, "c1"]})
    play(state, "play 1, play 2")
    why = Coach(GAME).why_not(state, "play 3", "done")
    assert [(one.reason.kind, one.reason.facts["number"]) for one in why.against] == [("leaves-best", 3)]
    assert not [one for one in why.gained if one.reason.facts.get("number") == 3]


def test_a_number_held_back_is_not_kept_for_later_too() -> None:
    found = reasons(table([[6], [9]], {"mine": [6, 1, "c1"], **FAR}), "done")
    assert found["opens-for-rival"].facts["number"] == 6
    assert found["keeps-for-line"].facts["number"] == 73, "the card drawn"


@pytest.mark.rule("SK-8.1")
@pytest.mark.rule("SK-8.3")
@pytest.mark.rule("SK-8.4")
@pytest.mark.rule("SK-8.5")
def test_every_step_of_strict_bookkeeping_says_what_is_left() -> None:
    state = table([[1], [2]], GIFT, top=40, bookkeeping="strict")
    assert reasons(state, "draw")["draws"].facts == {"drawn": True, "number": 40}
    assert reasons(state, "next")["draws"].facts == {"drawn": False, "number": 40}
    play(state, "draw")
    assert "closes" in reasons(state, "next")
    play(state, "next, play 1, next")
    assert reasons(state, "place 1")["places"].facts == {"number": 1, "numbers": 0}
    assert reasons(state, "next")["places"].facts == {"number": 0, "numbers": 1}
    play(state, "place 1")
    column, row = cell("c1")
    assert reasons(state, f"take-crown {column},{row}")["takes-crown"].facts == {
        "column": column,
        "row": row,
        "crowns": 0,
    }
    assert reasons(state, "next")["takes-crown"].facts == {"column": 0, "row": 0, "crowns": 1}
    play(state, "next")
    assert reasons(state, "open 1")["opens"].facts == {"number": 1, "numbers": 0}
    assert reasons(state, "next")["opens"].facts == {"number": 0, "numbers": 1}
    play(state, "next")
    assert reasons(state, "claim map:gift")["claims"].facts == {"of_card": False, "line": "gift", "points": 2}
    assert reasons(state, "next")["claims"].facts == {"of_card": False, "line": "", "points": 2}


@hypothesis.given(seed=st.integers(0, 10_000), bookkeeping=st.sampled_from(["auto", "strict"]))
def test_every_move_has_known_features_and_secret_cards_do_not_matter(seed: int, bookkeeping: str) -> None:
    rng = Random(seed)
    state = GAME.new(players=2 + seed % 5, seed=seed, options={"bookkeeping": bookkeeping})
    for _ in range(rng.randrange(120)):
        if state.to_move != TERMINAL:
            state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    while state.to_move == CHANCE:
        state.apply(sample(state, rng))
    if state.to_move == TERMINAL:
        return
    one, other = (state.determinize(state.to_move, Random(luck)) for luck in (1, 2))
    for action in one.legal_actions():
        found = TUTOR.reasons(one, action)
        assert found == TUTOR.reasons(other, action)
        assert found
        assert len({reason.kind for reason in found}) == len(found)
        assert [abs(f.value) for f in found] == sorted((abs(f.value) for f in found), reverse=True)
        nudge = TUTOR.nudge(one, action)
        assert nudge == TUTOR.nudge(other, action)
        assert nudge.kind in TUTOR.nudges
        assert str(action).split()[-1] not in map(str, nudge.facts.values()) or nudge.kind != "look-at-line"


def _seen(reason: Reason) -> tuple[float, ...]:
    """The facts of a reason that a player sees, each the better the greater it is."""
    match reason:
        case given.OpensNumber():
            return reason.bingos, -reason.missing
        case given.JoinsLine():
            return (-reason.missing,)
        case given.AddsToLine():
            return reason.pawns, -reason.rival_pawns, -reason.missing
        case given.CompletesLine():
            return (reason.points - reason.rival_points,)
        case given.CompletesBingo():
            return (reason.bingos,)
        case given.TakesTrackCrowns() | given.TakesMapCrowns():
            return (reason.crowns,)
    return ()


@pytest.mark.parametrize("seed", range(6))
def test_of_two_reasons_the_better_one_does_not_read_worse(seed: int) -> None:
    rng, knowledge = Random(seed), GAME.knowledge()
    state = GAME.new(players=2 + seed % 4, seed=seed)
    compared = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        if rng.random() < 0.2:
            known = state.determinize(state.to_move, rng)
            asked = rng.sample(legal, min(8, len(legal)))
            found = [playing.reasons(GAME, known, str(action)) for action in asked]
            for ours, theirs in permutations(found, 2):
                for one, other in ((ours[kind], theirs[kind]) for kind in ours if kind in theirs):
                    if one.value - other.value >= max(TELLING, DIFFERENT * other.value) and other.value > 0:
                        pairs = list(zip(_seen(one), _seen(other), strict=True))
                        assert not pairs or _seen(one) == _seen(other) or any(a > b for a, b in pairs), (one, other)
                        compared += bool(pairs)
        values = knowledge.greedy_values(state, legal)
        state.apply(rng.choice(legal) if rng.random() < 0.3 else legal[values.index(max(values))])
    assert compared


def test_the_first_step_of_a_hint_depends_on_what_is_at_stake() -> None:
    def nudge(state: State, action: str) -> str:
        return TUTOR.nudge(state, GAME.parse(action)).kind

    one_point: dict[str, Line] = {"one": [1], "row": [2, 40, 41], "crown": [3, "c1"], **FAR}
    state = table([[1, 2, 3, 17], [9]], one_point)
    assert nudge(state, "play 1") == "look-at-full-line"
    assert nudge(state, "play 2") == "look-at-line"
    assert nudge(state, "play 17") == "look-at-card"
    assert nudge(state, "done") == "enough-declared"
    state = table([[1], [2]], {f"l{count}": [1] for count in range(2)} | FAR)
    assert nudge(state, "play 1") == "look-at-full-line"
    bingo = table([[3, 18, 48], [6]], FAR)
    play(bingo, "play 3, play 18, play 48")
    assert nudge(bingo, "card 63") == "look-at-bingos"
    crowned = table([[1], [2]], {**GIFT, **FAR})
    play(crowned, "play 1, done, done")
    assert nudge(crowned, "extra") == nudge(crowned, "no-extra") == "look-at-deck"


def test_a_hint_has_reasons_and_so_has_a_why_not() -> None:
    state = table([[3, 18, 48], [6]], FAR, cards=CARDS[:2])
    play(state, "play 3, play 18, play 48")
    coach = Coach(GAME)
    ranking = [Rated("card 63", 0.7, 15.0, 100), Rated("done", 0.5, 14.0, 50)]
    hint = coach.hint(state, ranking)
    assert hint.nudge is not None
    assert hint.nudge.kind == "look-at-bingos"
    assert hint.arguments[0].reason.kind == "completes-bingo"
    why = coach.why_not(state, "card 63", "done", ranking)
    assert not why.even
    assert [one.reason.kind for one in why.against] == ["leaves-best"]
    assert why.given_up[0].reason.kind == "completes-bingo"
    refused = coach.why_illegal(state, "play 3")
    assert refused is not None
    assert refused.rule == "SK-3.1"
