"""A player's own component set: dealt in place of the shipped one, and kept in the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hoshikan.engine import Match, Seat, record
from hoshikan.engine.errors import SetupError
from hoshikan.games import GAMES
from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.resources import game_file
from tests.games.conquestar.playing import view_of

GAME = GAMES["conquestar"]
SEATS = (Seat("human", "Aki"), Seat("human", "Ben"))
File = Callable[[str], Path]


@pytest.fixture
def file(tmp_path: Path) -> File:
    def write(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def stars(count: int = 25, value: str = "9") -> str:
    return "".join(f'[[star]]\nid = "星{number}"\nvalue = {value}\n' for number in range(count))


@pytest.mark.rule("CQ-0.5")
def test_the_shipped_file_deals_what_is_dealt_without_one() -> None:
    own = GAME.read_components(game_file("conquestar", "components.toml"))
    assert GAME.new(players=3, seed=5, components=own).setup == GAME.new(players=3, seed=5).setup


@pytest.mark.rule("CQ-0.5")
def test_own_stars_are_dealt_and_stand_in_the_record(file: File) -> None:
    match = Match.start(GAME, SEATS, seed=5, components=GAME.read_components(file(stars())))
    again = view_of(record.read(record.write(match), GAMES).state)
    assert set(again.stars) == {9}
    assert sorted(again.names) == sorted(f"星{number}" for number in range(25))
    assert not set(again.names) & {card.id for card in COMPONENTS.shipped().star}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (stars(24), "mine.toml: star"),
        (stars(value="10"), "mine.toml: star[0].value"),
        ("more = 1\n" + stars(), "mine.toml: more"),
        (stars().replace("星7", "星8"), "mine.toml: star[8].id"),
        (stars().replace("星7", "a/b"), "mine.toml: star[7].id"),
        ("[[star", "mine.toml"),
    ],
)
def test_a_mistake_is_named_with_its_place(file: File, text: str, place: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.read_components(file(text))
    assert error.value.place == place
