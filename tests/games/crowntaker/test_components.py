"""Contents of the box of CrownTaker (CT-0), and custom component sets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.games.crowntaker.rules import components
from hoshikan.resources import game_file
from tests.games.crowntaker.playing import GAME, RANKS, play, position, view_of

LORDS = {
    "baron": (3, 3, 1, "levy", 2),
    "count": (4, 3, 2, "feint", 1),
    "duke": (4, 5, 3, "press", 1),
    "prince": (5, 4, 4, "charge", 2),
    "king": (6, 6, 5, "guard", 3),
}
ATTACK = {
    "baron": "xxxxxs xxxxss xxxss* xxsss*",
    "count": "xxxxxs xxxsss xxsss* xxss**",
    "duke": "xxxxss xxxsss xxsss* xxss** xsss** ssss**",
    "prince": "xxxxss xxxss* xxsss* xxss** xxs***",
    "king": "xxxsss xxxss* xxsss* xxss** xsss** xss*** ss****",
}


@pytest.mark.rule("CT-0.1")
def test_each_side_begins_with_five_lords_six_cards_nine_tokens_and_15_assets() -> None:
    state = GAME.new(players=2)
    assert view_of(state).lords == [list(RANKS)] * 2
    assert view_of(state).cards == [["A", "2", "3", "4", "5", "6"]] * 2
    assert view_of(state).hand == [9, 9]
    assert state.points() == [15, 15]
    assert view_of(state).burgundy is None
    assert view_of(state).medals == []


@pytest.mark.rule("CT-0.2")
@pytest.mark.parametrize("lord", components.COMPONENTS.shipped().lords, ids=lambda lord: lord.id)
def test_lords_have_the_numbers_of_the_specification(lord: components.LordCard) -> None:
    assert (lord.troops, lord.arms, lord.ransom, lord.skill, lord.cost) == LORDS[lord.id]


@pytest.mark.rule("CT-0.2")
def test_lords_are_named_in_the_languages_of_their_sides() -> None:
    lords = components.COMPONENTS.shipped().lords
    assert [lord.france.en for lord in lords] == ["Baron", "Comte", "Duc", "Prince", "Roi"]
    assert [lord.england.en for lord in lords] == ["Baron", "Earl", "Duke", "Prince", "King"]
    assert all(lord.france.ja and lord.england.ja for lord in lords)


@pytest.mark.rule("CT-0.3")
@pytest.mark.parametrize("lord", components.COMPONENTS.shipped().lords, ids=lambda lord: lord.id)
def test_attack_tables_are_those_of_the_specification(lord: components.LordCard) -> None:
    assert " ".join(lord.attack) == ATTACK[lord.id]


@pytest.mark.rule("CT-0.4")
def test_cards_have_the_effects_of_the_specification() -> None:
    effects = {card.id: (card.tokens, card.assets) for card in components.COMPONENTS.shipped().cards}
    assert effects == {"A": (3, 3), "2": (0, 3), "3": (1, 1), "4": (0, 2), "5": (1, 0), "6": (0, 1)}


def test_the_shipped_numbers_are_called_reconstructed() -> None:
    assert components.COMPONENTS.shipped().reconstructed
    assert not view_of(GAME.new(players=2)).custom


def changed(path: Path, old: str, new: str) -> Path:
    text = game_file("crowntaker", "components.toml").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_a_players_own_file_makes_a_game_that_carries_its_numbers(tmp_path: Path) -> None:
    own = GAME.read_components(changed(tmp_path / "own.toml", "assets = 15", "assets = 20"))
    state = GAME.new(players=4, components=own)
    assert state.points() == [20] * 4
    again = GAME.new(setup=json.loads(json.dumps(state.setup)))
    assert again.view(None) == state.view(None)
    assert state.setup["data"]["assets"] == 20
    assert len(state.setup["data"]["lords"]) == 5
    assert view_of(state).custom


def test_a_few_numbers_of_the_house_are_enough() -> None:
    state = position(data={"assets": 30, "treasury": {"per_token": 3, "most": 2}})
    play(state, "lord king", "deploy troops=1 arms=0 church=0 treasury=2")
    assert state.points()[0] == 36
    assert state.setup["data"]["tokens"] == 9, "the record does not depend on the file of tomorrow"


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('id = "baron"', 'id = "king"', "lords[0].id", "bad-rank"),
        ('"xxxxxs", "xxxxss", "xxxss*"', '"xxxxxs", "xxxxss"', "lords[0].attack", "one-row-per-armament"),
        ('"xxxxxs", "xxxxss"', '"xxxxxx", "xxxxss"', "lords[0].attack", "row-without-power"),
        ('id = "A"', 'id = "6"', "cards[0].id", "bad-card"),
        ("tokens = 3\n", "tokens = 8\n", "cards", "cards-take-all-tokens"),
        ("phase = 3\ndie = 2", "phase = 3\ndie = 1", "events", "bad-event-table"),
    ],
)
def test_a_file_nobody_can_play_with_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, place: str, reason: str
) -> None:
    with pytest.raises(SetupError) as refused:
        components.COMPONENTS.load(changed(tmp_path / "own.toml", old, new))
    assert (refused.value.place, refused.value.reason) == (f"own.toml: {place}", reason)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"xxxxxs"', '"xxxxx?"', "lords[0].attack[0]"),
        ('skill = "levy"', 'skill = "sleep"', "lords[0].skill"),
        ("per_token = 2", "per_token = -2", "treasury.per_token"),
        ("assets = 15", "assets = 15\ncastles = 3", "castles"),
        ("[treasury]", "[treasury", ""),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused_with_its_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(SetupError) as refused:
        components.COMPONENTS.load(changed(tmp_path / "own.toml", old, new))
    assert refused.value.place == (f"own.toml: {place}" if place else "own.toml")


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"assets": 0}, "data.assets"),
        ({"castles": 3}, "data.castles"),
        ({"lords": []}, "data.lords"),
        ({"tokens": 5}, "data.cards"),
    ],
)
def test_numbers_of_the_house_are_refused_with_their_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(SetupError) as refused:
        position(data=data)
    assert refused.value.place == place
