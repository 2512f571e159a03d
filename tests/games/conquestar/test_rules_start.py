"""Components and set-up of Conquestar (CQ-0, CQ-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from hoshikan.games.conquestar.rules.components import COMPONENTS
from tests.games.conquestar.playing import (
    CARDS,
    CELLS,
    FULL,
    GAME,
    coins,
    hands,
    legal,
    play,
    position,
    star,
    tables,
    view_of,
)


@pytest.mark.rule("CQ-0.1")
def test_25_star_cards_each_with_its_own_name_in_both_languages() -> None:
    cards = COMPONENTS.shipped().star
    assert len(cards) == 25
    for language in ("ja", "en"):
        names = COMPONENTS.shipped().names(language)
        assert set(names) == {card.id for card in cards}
        assert len(set(names.values())) == 25
        assert all(names.values())
    assert COMPONENTS.shipped().names("ja")["mira"] == "ミラ"
    assert COMPONENTS.shipped().names("en")["mira"] == "Mira"


@pytest.mark.rule("CQ-0.5")
def test_each_value_from_1_to_5_is_on_five_cards_and_marked_reconstructed() -> None:
    assert Counter(card.value for card in COMPONENTS.shipped().star) == dict.fromkeys(range(1, 6), 5)
    assert COMPONENTS.shipped().reconstructed


@pytest.mark.rule("CQ-0.2")
def test_rows_are_letters_and_columns_are_digits() -> None:
    state = position("1 . . . . / . 2 . . . / . . 3 . . / 5 . . 4 . / . . . . .", [1, 1])
    for cell, value in {"A1": 1, "B2": 2, "C3": 3, "D4": 4, "D1": 5, "A4": None}.items():
        assert star(state, cell)[0] == value


@pytest.mark.rule("CQ-0.3")
def test_the_supply_never_runs_out() -> None:
    state = position(FULL, [90, 90])
    play(state, "trade A1", "trade B2")
    assert coins(state) == [93, 93]


@pytest.mark.rule("CQ-0.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_set_has_all_ten_destinations_and_both_deeds(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert hands(state) == [CARDS] * players
    assert tables(state) == [""] * players
    assert legal(state) == [f"{verb} {cell}" for cell in CELLS for verb in ("trade", "invade")]


@pytest.mark.rule("CQ-1.1")
def test_the_stars_are_shuffled_over_the_whole_field() -> None:
    value = {card.id: card.value for card in COMPONENTS.shipped().star}
    deals = [view_of(GAME.new(players=2, seed=seed)) for seed in range(40)]
    for deal in deals:
        assert sorted(deal.names) == sorted(value)
        assert deal.stars == [value[name] for name in deal.names]
        assert deal.star_coins == [0] * 25
    for cell in range(25):
        assert len({deal.names[cell] for deal in deals}) > 10, "every star may lie anywhere"


@pytest.mark.rule("CQ-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_one_coin_that_all_can_see(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for seat in (None, *range(players)):
        assert view_of(state, seat).coins == [1] * players
    assert state.points() == [0] * players


def test_four_play_when_nothing_is_said_and_the_registry_knows_2_to_4() -> None:
    assert GAME.new().players == 4
    assert list(GAME.players) == [2, 3, 4]
