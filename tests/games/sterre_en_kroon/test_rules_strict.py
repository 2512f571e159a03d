"""SK-8: strict bookkeeping, in which nothing is done for a player."""

from __future__ import annotations

import pytest

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.games.sterre_en_kroon.rules.events import EndStepClosed, Forgotten, TrackCrownTaken
from tests.games.sterre_en_kroon.playing import GAME, Line, cell, legal, pawn, play, refusal, setup, table, view_of

STRICT = "strict"
GIFT = {"gift": [1, "c1"], "other": [2, "c1"]}
TAKE = "take-crown {},{}".format(*cell("c1"))
QUIET = "next, next, next, next, next"
EIGHTEEN = {f"l{count}": [1, 2] for count in range(9)}


@pytest.mark.rule("SK-8.1")
def test_nothing_is_drawn_before_it_is_drawn() -> None:
    state = GAME.new(setup=setup([[1], [2]], top=40, bookkeeping=STRICT))
    assert state.to_move == 0
    assert legal(state) == ["draw", "next"]
    state.apply(GAME.parse("draw"))
    assert state.to_move == CHANCE
    play(state, "turn 41")
    assert legal(state) == ["next"]
    assert refusal(state, "draw") == ("SK-8.1", "drawn-already")
    assert refusal(state, "extra") == ("SK-2.2", "no-crown")


@pytest.mark.rule("SK-8.1")
def test_a_card_not_drawn_stays_on_the_deck() -> None:
    state = table([[1], [2]], top=40, bookkeeping=STRICT)
    play(state, QUIET)
    assert state.to_move == 1
    assert view_of(state).top == 40
    play(state, "draw")
    assert view_of(state).hands == [[], [40]]


@pytest.mark.rule("SK-8.1")
def test_a_crown_buys_two_cards_after_the_draw_only() -> None:
    state = table([[1], [2]], GIFT, bookkeeping=STRICT)
    play(state, f"next, play 1, next, place 1, {TAKE}, next, next, next, {QUIET}")
    assert refusal(state, "extra") == ("SK-8.1", "draw-first")
    play(state, "draw")
    assert legal(state) == ["extra", "next"]
    play(state, "extra")
    assert len(view_of(state).hands[0]) == 3
    assert refusal(state, "extra") == ("SK-2.2", "bought-already")


@pytest.mark.rule("SK-8.1")
def test_words_of_the_other_bookkeeping_are_refused() -> None:
    strict, auto = table([[1], [2]], bookkeeping=STRICT), table([[1], [2]])
    for word in ("done", "no-extra"):
        assert refusal(strict, word) == ("SK-8.1", "only-automatic")
    for word in ("draw", "next", "place 1", TAKE, "open 1", "claim map:far", "claim card:row1"):
        assert refusal(auto, word) == ("SK-8.1", "only-strict")


@pytest.mark.rule("SK-8.2")
def test_declaring_has_its_own_step() -> None:
    state = table([[6], [2]], bookkeeping=STRICT)
    assert refusal(state, "play 6") == ("SK-3.1", "step-not-reached")
    play(state, "next, card 16, play 6")
    assert legal(state, "card") == []
    play(state, "next")
    assert refusal(state, "play 75") == ("SK-3.1", "step-over")
    assert refusal(state, "card 17") == ("SK-3.2", "step-over")


@pytest.mark.rule("SK-8.3")
def test_declared_numbers_are_placed_in_any_order() -> None:
    state = table([[6, 7], [16]], bookkeeping=STRICT)
    play(state, "next, card 16, play 7, play 6, next")
    assert legal(state) == ["place 6", "place 7", "place 16", "next"]
    play(state, "place 16")
    assert refusal(state, "place 16") == ("SK-4.1", "cell-taken")
    assert refusal(state, "place 75") == ("SK-8.3", "not-declared")
    play(state, "place 6, place 7")
    assert legal(state) == ["next"]


@pytest.mark.rule("SK-8.3")
def test_a_declaration_not_placed_is_void_and_what_it_cost_is_gone() -> None:
    state = table([[6], [2]], bookkeeping=STRICT)
    events = play(state, "next, card 16, play 6, next, place 6, next")
    assert [event.number for event in events if isinstance(event, Forgotten)] == [16]
    assert pawn(state, 16) is None
    assert legal(state) == ["next"], "16 cannot be opened"
    play(state, f"next, next, {QUIET}, next")
    assert "card 16" in legal(state), "it can be declared again"


@pytest.mark.rule("SK-8.3")
def test_a_crown_not_taken_stays_until_another_line_through_it_completes() -> None:
    state = table([[1], [2]], GIFT, bookkeeping=STRICT)
    play(state, "next, play 1, next, place 1")
    assert legal(state) == [TAKE, "next"]
    assert refusal(state, "take-crown 1,1") == ("SK-0.4", "no-crown-cell")
    assert refusal(state, "take-crown {},{}".format(*cell("c2"))) == ("SK-8.3", "no-line-through-crown")
    play(state, "next, next, next, next, next, next")
    assert state.to_move == 1
    assert list(cell("c1")) in view_of(state).map_crowns
    assert refusal(state, TAKE) == ("SK-8.3", "step-over")
    state = table([[1], [2]], GIFT, bookkeeping=STRICT)
    play(state, "next, play 1, next, place 1, next, next, next, next, play 2, next")
    assert legal(state) == ["place 2", "next"]
    play(state, f"place 2, {TAKE}")
    assert view_of(state).crowns == [0, 1]
    assert refusal(state, TAKE) == ("SK-4.3", "crown-gone")


@pytest.mark.rule("SK-8.4")
def test_what_was_not_opened_can_be_opened_in_a_later_turn() -> None:
    state = table([[6], [2]], bookkeeping=STRICT)
    play(state, "next, card 16, next, place 16, next")
    assert legal(state) == ["open 16", "next"]
    assert refusal(state, "open 17") == ("SK-5.1", "not-recorded")
    assert refusal(state, "open 6") == ("SK-5.1", "not-on-card")
    play(state, f"next, next, {QUIET}, next, next, next")
    assert legal(state) == ["open 16", "next"]
    play(state, "open 16")
    assert refusal(state, "open 16") == ("SK-5.1", "open-already")
    assert view_of(state).opened == [[16], []]


@pytest.mark.rule("SK-8.5")
def test_the_active_player_claims_old_and_new_in_any_order() -> None:
    state = table([[1, 3, 18, 48], [2]], {"a": [1], "b": [3]}, bookkeeping=STRICT)
    play(state, "next, play 1, play 3, next, place 1, place 3, next, next")
    assert legal(state) == ["claim map:a", "claim map:b", "next"]
    play(state, "claim map:b")
    assert state.points() == [2, 0]
    assert refusal(state, "claim map:b") == ("SK-6.1", "claimed-already")
    play(state, f"next, {QUIET}, next, card 63, play 18, play 48, next, place 63, place 18, place 48, next")
    play(state, "open 3, open 18, open 48, open 63, next")
    assert legal(state) == ["claim map:a", "claim card:row3", "next"]
    assert refusal(state, "claim card:row1") == ("SK-6.2", "bingo-not-open")
    events = play(state, "claim card:row3, claim map:a")
    assert state.points() == [5, 0]
    assert TrackCrownTaken(0, 4) in events, "crowns of the track are taken by themselves"


@pytest.mark.rule("SK-8.5")
def test_others_claim_lines_of_this_turn_only_and_only_those_who_can_are_asked() -> None:
    lines = {"old": [1, 2], "new": [3, 4], "mine": [6]}
    state = table([[1, 3], [2, 4], [9]], lines, bookkeeping=STRICT)
    play(state, "next, play 1, play 3, next, place 1, place 3, next, next, next")
    play(state, "next, play 2, next, place 2, next, next, claim map:old, next")
    assert state.to_move == 0
    assert legal(state) == ["claim map:old", "next"]
    assert refusal(state, "claim card:row1") == ("SK-8.5", "own-turn-only")
    assert refusal(state, "claim map:new") == ("SK-4.2", "line-not-complete")
    play(state, "next")
    assert state.to_move == 2, "seat 2 has no pawn in it"
    play(state, f"{QUIET}, {QUIET}, next, play 4, next, place 4, next, next, next")
    assert state.to_move == 0, "in its own turn seat 0 did not claim either"
    assert legal(state) == ["claim map:new", "next"]
    assert refusal(state, "claim map:old") == ("SK-8.5", "line-of-earlier-turn")
    assert refusal(state, "claim map:far") == ("SK-0.4", "no-such-line")
    play(state, "claim map:new, next")
    assert view_of(state).records == [[0, 2, 0], [2, 0, 0], [0, 0, 0]]
    assert state.to_move == 2


@pytest.mark.rule("SK-8.5")
def test_a_player_without_a_pawn_cannot_claim() -> None:
    state = table([[1], [2]], {"line": [1]}, bookkeeping=STRICT)
    play(state, "next, play 1, next, place 1, next, next, next, next, next, next, next")
    assert view_of(state).stage == "score"
    assert refusal(state, "claim map:line") == ("SK-6.1", "no-pawn-in-line")


@pytest.mark.rule("SK-8.5")
def test_a_claim_is_legal_at_24_too() -> None:
    state = table([[1], [2]], {f"l{count:02}": [1] for count in range(13)}, bookkeeping=STRICT)
    play(state, "next, play 1, next, place 1, next, next")
    play(state, ", ".join(f"claim map:l{count:02}" for count in range(12)))
    assert state.points()[0] == 24
    play(state, "claim map:l12")
    assert state.points()[0] == 24
    assert view_of(state).records[12] == [2, 0]
    assert view_of(state).supply[0] == 49 - 1 - 26


@pytest.mark.rule("SK-8.6")
def test_at_the_end_each_opens_and_claims_what_was_forgotten_then_crowns_count() -> None:
    lines: dict[str, Line] = {**EIGHTEEN, "gift": [3, "c1"]}
    state = table([[1, 3], [2], [9]], lines, (22, 23, 24), bookkeeping=STRICT)
    play(state, f"next, play 1, play 3, next, place 1, place 3, {TAKE}, next, open 1, next, next")
    play(state, "next, play 2, next, place 2, next, next")
    play(state, ", ".join(f"claim map:{line}" for line in EIGHTEEN) + ", next")
    assert state.to_move == 0
    play(state, "next")
    assert (view_of(state).stage, state.to_move) == ("end-card", 0), "seat 1 has nothing to do, seat 2 is not asked"
    assert legal(state) == ["open 2", "open 3", "next"]
    play(state, "open 3, open 2")
    assert legal(state) == ["next"]
    events = play(state, "next")
    assert EndStepClosed(0) in events
    assert view_of(state).stage == "end-score"
    assert legal(state) == [*(f"claim map:{line}" for line in EIGHTEEN), "claim map:gift", "next"]
    play(state, "claim map:gift, claim map:l4, next")
    assert state.to_move == TERMINAL
    assert state.points() == [5, 18, 0]
    assert view_of(state).crown_points == [1, 0, 0]


@pytest.mark.rule("SK-8.6")
def test_without_anything_to_open_or_claim_nobody_is_asked() -> None:
    state = table([[9], [6]], {f"l{count}": [6] for count in range(9)}, bookkeeping=STRICT)
    play(state, f"{QUIET}, next, play 6, next, place 6, next, open 6, next")
    play(state, ", ".join(f"claim map:l{count}" for count in range(9)) + ", next")
    assert state.to_move == TERMINAL
    assert state.end_reason() == "eighteen-points"


def test_every_step_is_closed_even_if_nothing_else_is_legal_and_never_reopened() -> None:
    state = table([[9], [8]], bookkeeping=STRICT)
    stages = []
    for _ in range(5):
        stages.append(view_of(state).stage)
        assert legal(state)[-1] == "next"
        play(state, "next")
    assert stages == ["draw", "declare", "record", "card", "score"]
    assert state.to_move == 1
