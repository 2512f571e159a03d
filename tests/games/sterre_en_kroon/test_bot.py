"""Knowledge of the bots about Sterre en Kroon."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from hoshikan.bots.players import player
from hoshikan.bots.series import Job, play
from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from hoshikan.engine.knowledge import FittedKnowledge, shared_by_winners
from hoshikan.games.sterre_en_kroon.bot.knowledge import FORESEEN_FROM, declarations
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from tests.bots.greed import ranked, worths
from tests.engine.variants import VARIANTS, Variant, along
from tests.games.sterre_en_kroon import playing
from tests.games.sterre_en_kroon.playing import GAME, table, view_of

KNOWLEDGE = GAME.knowledge()
values = partial(worths, KNOWLEDGE)


@pytest.mark.rule("SK-6.3")
@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.game_id == GAME.id], ids=str)
def test_expected_points_lie_between_those_had_and_the_end_of_the_track(variant: Variant) -> None:
    for state in along(variant, seed=1):
        expected = KNOWLEDGE.expected_points(state)
        assert all(now <= later <= 24 for now, later in zip(state.points(), expected, strict=True))


@pytest.mark.rule("SK-6.1")
def test_the_number_that_completes_an_own_line_is_declared() -> None:
    state = table([[1, 2, 3], [9]], {"mine": [1, 2, 70, "c1"], "far": [6, 7, 8, 9, 10]}, top=70)
    playing.play(state, "play 1, play 2")
    assert ranked(KNOWLEDGE, state)[0] == "play 70"


@pytest.mark.rule("SK-6.2")
def test_the_last_number_of_a_bingo_is_worth_declaring() -> None:
    state = table([[3, 18, 48], [9]], {"far": [12, 13, 14, 15, 27, 28]})
    playing.play(state, "play 3, play 18, play 48")
    assert values(state)["card 63"] > values(state)["done"]
    before = KNOWLEDGE.evaluate(state)[0]
    playing.play(state, "card 63")
    assert KNOWLEDGE.evaluate(state)[0] > before


@pytest.mark.rule("SK-3.1")
def test_a_card_without_effect_is_worth_less_than_stopping() -> None:
    state = table([[1], [2]])
    playing.play(state, "card 1")
    assert values(state)["play 1"] < values(state)["done"]


@pytest.mark.rule("SK-3.2")
def test_a_number_in_hand_is_played_rather_than_declared_from_the_card() -> None:
    found = values(table([[1], [2]]))
    assert found["play 1"] > found["card 1"]


def test_rivals_gain_by_what_they_need() -> None:
    """Number 6 opens a cell of seat 1's card, 70 brings nobody anything."""
    lines = {"far": [75, 74]}
    helpful, neutral = (table([[number], [9], [10]], lines, cards=playing.CARDS[:3]) for number in (6, 35))
    assert values(helpful)["play 6"] < values(neutral)["play 35"]


@pytest.mark.rule("SK-7.2")
def test_a_crown_is_worth_something() -> None:
    with_crown = table([[1], [2]], {"line": [1, "c1"]})
    without = table([[1], [2]], {"line": [1]})
    results = []
    for state in (with_crown, without):
        playing.play(state, "play 1, done")
        results.append((KNOWLEDGE.evaluate(state)[0], KNOWLEDGE.expected_points(state)[0]))
    assert results[0][0] > results[1][0]
    assert results[0][1] > results[1][1]


@pytest.mark.rule("SK-3.4")
def test_a_turn_is_judged_by_what_its_end_would_bring_if_all_is_declared_that_looks_good() -> None:
    """The line, its crown and the bingos count as they will, whether declared already or still in the hand."""
    state, bare = (table([hand, [9]], {"mine": [1, 2, "c1"], "far": [6, 7]}, top=70) for hand in ([1, 2, 3], [1, 3]))
    for one in (state, bare):
        playing.play(one, "play 1")
    assert KNOWLEDGE.evaluate(state)[0] > KNOWLEDGE.evaluate(bare)[0]
    promised = KNOWLEDGE.evaluate(state), KNOWLEDGE.expected_points(state)
    assert isinstance(state, SterreState)
    for declaration in (*declarations(state), GAME.parse("done")):
        state.apply(declaration)
    assert view_of(state).crowns[0] == 1
    assert promised == (KNOWLEDGE.evaluate(state), KNOWLEDGE.expected_points(state))


@pytest.mark.rule("SK-7.1")
def test_numbers_declared_that_end_the_game_are_judged_by_its_end() -> None:
    state, rng = GAME.new(players=2, seed=3), Random(3)
    bot = player("greedy", GAME)
    told: list[float] = []
    while state.to_move != TERMINAL:
        if state.to_move != CHANCE:
            told = KNOWLEDGE.evaluate(state)
        state.apply(sample(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
    assert told == pytest.approx(shared_by_winners(state), abs=0.01)
    assert KNOWLEDGE.evaluate(state) == shared_by_winners(state)


@pytest.mark.rule("SK-0.2")
def test_a_game_advances_from_nothing_to_a_full_card() -> None:
    knowledge = KNOWLEDGE
    assert isinstance(knowledge, FittedKnowledge)
    state = table([[*range(1, 6)], [9]], {"far": [75, 74]})
    assert knowledge.progress(state) == 0.0
    for part, number in enumerate(range(1, 6), start=1):
        playing.play(state, f"play {number}")
        assert knowledge.progress(state) == pytest.approx(part / 24)


@pytest.mark.rule("SK-2.2")
def test_what_is_bought_unseen_is_not_predicted_but_a_turn_begun_with_it_is() -> None:
    """Late in a game; the cards that an extra draw would bring are left out."""
    state, rng = GAME.new(players=2, seed=3), Random(3)
    bot, offered = player("greedy", GAME), 0
    while state.to_move != TERMINAL:
        if "extra" in map(str, state.legal_actions()):
            after = state.clone()
            after.apply(GAME.parse("no-extra"))
            offered += 1
            assert KNOWLEDGE.evaluate(state) == KNOWLEDGE.evaluate(after)
        state.apply(sample(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
    assert offered


@pytest.mark.rule("SK-3.3")
def test_all_three_ways_to_declare_are_predicted_as_greedy_values_them() -> None:
    rng, bot, ways = Random(3), player("greedy", GAME), set()
    for seed in range(4):
        state = GAME.new(players=2, seed=seed)
        while state.to_move != TERMINAL:
            if state.to_move != CHANCE and "done" in map(str, state.legal_actions()):
                after = state.clone()
                assert isinstance(after, SterreState)
                greedy = values(after)
                for declaration in declarations(after):
                    assert greedy[str(declaration)] > 0
                    assert declaration in after.legal_actions()
                    after.apply(declaration)
                    ways.add(str(declaration).split()[0])
            state.apply(sample(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
    assert ways == {"play", "card", "crown"}


@pytest.mark.rule("SK-7.1")
def test_a_late_turn_is_predicted_before_anything_is_declared() -> None:
    """Its gain is in the features then; early in a game it is predicted once it has begun."""
    late, early = 0, 0
    for state in along(Variant(GAME.id, 2, ()), seed=1):
        knowledge = KNOWLEDGE
        assert isinstance(knowledge, FittedKnowledge)
        if state.to_move in (CHANCE, TERMINAL) or view_of(state).pending:
            continue
        foreseen = knowledge.at_rest(state) is not state
        assert foreseen == (knowledge.progress(state) >= FORESEEN_FROM)
        late, early = late + foreseen, early + (not foreseen)
    assert late
    assert early


@pytest.mark.rule("SK-8.3")
def test_greedy_and_search_forget_nothing_in_strict_bookkeeping() -> None:
    rng = Random(5)
    for contestant, playouts in (("greedy", None), ("skilled", 6)):
        state = GAME.new(players=2, seed=4, options={"bookkeeping": "strict"})
        bot = player(contestant, GAME, playouts=playouts)
        for _ in range(80):
            if state.to_move == CHANCE:
                state.apply(sample(state, rng))
                continue
            stage, legal = view_of(state).stage, state.legal_actions()
            action = bot.choose(state, rng)
            if str(action) == "next" and stage not in ("draw", "declare"):
                assert len(legal) == 1
            assert str(action) != "next" or "draw" not in map(str, legal)
            state.apply(action)


def test_a_search_plays_a_game_for_six() -> None:
    played = play(Job("sterre-en-kroon", ("novice", "greedy") * 3, 3, playouts=3, check=True))
    assert played.problem == ""
