"""Options and set-up data: a mistake is named with its place."""

from __future__ import annotations

import msgspec
import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.game import Option
from hoshikan.engine.setupdata import check_per_seat, decode
from tests.engine.coin_toss import CoinTossGame


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    size: int


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[Inner]
    title: str = ""


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({}, "rows"),
        ({"rows": 1}, "rows"),
        ({"rows": [{"size": 1}, {"size": "2"}]}, "rows[1].size"),
        ({"rows": [{}]}, "rows[0]"),
        ({"rows": [], "title": None}, "title"),
        ({"rows": [], "colour": "red"}, "colour"),
    ],
)
def test_a_wrong_key_is_named(data: dict[str, object], place: str) -> None:
    with pytest.raises(SetupError) as refused:
        decode(data, Outer)
    assert refused.value.place == place
    assert refused.value.facts["detail"]


def test_data_that_fit_are_read() -> None:
    assert decode({"rows": [{"size": 3}]}, Outer) == Outer([Inner(3)])


def test_a_list_needs_an_entry_for_each_player() -> None:
    check_per_seat("coins", [1, 2, 3], 3)
    with pytest.raises(SetupError) as refused:
        check_per_seat("coins", [1, 2], 3)
    error = refused.value
    assert (error.place, error.reason, error.facts) == ("coins", "one-per-seat", {"players": 3, "given": 2})


def test_options_left_out_take_their_defaults() -> None:
    assert CoinTossGame().checked_options(None) == {"coins": 1, "fair": False}
    assert CoinTossGame().checked_options({"fair": True}) == {"coins": 1, "fair": True}


def test_an_implied_default_is_left_out() -> None:
    class WithImplied(CoinTossGame):
        options = (CoinTossGame.options[0], Option("edge", (False, True), "XX-1.1", implied=True))

    game = WithImplied()
    assert game.checked_options({"edge": False}) == game.checked_options(None) == {"coins": 1}
    assert game.checked_options({"edge": True}) == {"coins": 1, "edge": True}
    with pytest.raises(SetupError):
        game.checked_options({"edge": 0})


@pytest.mark.parametrize("options", [{"coins": 3}, {"coins": True}, {"fair": 0}, {"coins": "1"}])
def test_an_option_value_of_another_type_is_another_value(options: dict[str, int | str]) -> None:
    with pytest.raises(SetupError) as refused:
        CoinTossGame().checked_options(options)
    assert refused.value.place == f"options.{next(iter(options))}"


@pytest.mark.parametrize("players", [True, 2.0, "2", None, 1, 3])
def test_a_wrong_player_count_is_refused(players: object) -> None:
    with pytest.raises(SetupError) as refused:
        CoinTossGame().checked_players(players)
    assert (refused.value.place, refused.value.facts["least"], refused.value.facts["most"]) == ("players", 2, 2)
