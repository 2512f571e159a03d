"""Contents of the box: the shipped cards, the objectives' points, and custom component sets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS, OBJECTIVES, Components
from hoshikan.games.hoshi_wo_wataru.rules.setup import shipped_box
from hoshikan.resources import game_file
from tests.games.hoshi_wo_wataru.playing import FULL_SET, GAME, game, play, reveal, set_rows, setup, view_of, year

CARDS = {card.number: card for card in COMPONENTS.shipped().constellation}


@pytest.mark.rule("HW-0.1")
def test_a_set_has_fifteen_cards_with_31_stars() -> None:
    state = game()
    assert view_of(state).remaining == [FULL_SET] * 3
    assert sum(COMPONENTS.shipped().bid_stars[card - 1] for card in FULL_SET) == 31
    assert COMPONENTS.shipped().bid_stars == (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)


@pytest.mark.rule("HW-0.1")
@pytest.mark.parametrize(("card", "stars"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (11, 3)])
def test_a_pooled_card_gives_the_stars_at_its_foot(card: int, stars: int) -> None:
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 2 3 6", f"{card} 2 3 6", "7 2 3 6")
    play(state, f"pool {card}")
    assert view_of(state).pool_stars == [0, stars, 0]


@pytest.mark.rule("HW-0.2")
@pytest.mark.parametrize(
    ("number", "name", "season", "stars", "points"),
    [
        (1, "ursa-minor", "polar", 1, 2),
        (5, "lyra", "summer", 1, 3),
        (9, "gemini", "winter", 2, 4),
        (12, "cassiopeia", "autumn", 2, 4),
        (15, "aquarius", "autumn", 2, 5),
        (19, "andromeda", "autumn", 3, 6),
        (21, "leo", "spring", 3, 7),
        (24, "ursa-major", "spring", 4, 8),
        (25, "orion", "winter", 4, 9),
    ],
)
def test_constellations_are_those_of_the_specification(
    number: int, name: str, season: str, stars: int, points: int
) -> None:
    card = CARDS[number]
    assert (card.id, card.season, card.stars, card.points) == (name, season, stars, points)


@pytest.mark.rule("HW-0.2")
def test_there_are_25_constellations_with_different_numbers() -> None:
    assert sorted(CARDS) == list(range(1, 26))
    seasons = [card.season for card in CARDS.values()]
    assert {season: seasons.count(season) for season in set(seasons)} == {
        "polar": 1,
        "spring": 6,
        "summer": 6,
        "autumn": 6,
        "winter": 6,
    }
    assert (sum(card.stars for card in CARDS.values()), sum(card.points for card in CARDS.values())) == (56, 122)


@pytest.mark.rule("HW-0.3")
def test_nine_dummies_that_bid_nothing() -> None:
    assert view_of(game()).dummies_left == 9
    assert shipped_box().numbers[0] == shipped_box().card_stars[0] == 0


def objective(name: str, face_up: set[int], turned: int = 0, spare: int = 0) -> int:
    mask = sum(1 << number for number in face_up)
    return shipped_box().goals[OBJECTIVES.index(name)].points(mask, turned, spare)


@pytest.mark.rule("HW-0.4")
@pytest.mark.parametrize(
    ("name", "face_up", "points"),
    [
        ("spring", {2, 6, 1, 25}, 4),
        ("summer", {5, 8, 11, 14, 18, 22}, 12),
        ("autumn", {2, 6}, 0),
        ("winter", {3, 4}, 2),
        ("four-seasons", {2, 3, 4, 5}, 7),
        ("four-seasons", {1, 2, 3, 4}, 0),
        ("polaris", {1}, 6),
        ("polaris", {12, 24}, 4),
        ("polaris", {1, 12, 24, 25}, 10),
        ("zodiac", set(), 0),
        ("zodiac", {4}, 0),
        ("zodiac", {4, 5}, 0),
        ("zodiac", {4, 20, 9, 6, 21, 17, 22, 11, 15, 7}, 18),
        ("stepping-stones", {12, 13, 14}, 6),
        ("stepping-stones", {1, 3, 5}, 0),
        ("stepping-stones", {24, 25, 1}, 3),
    ],
)
def test_objectives_count_face_up_constellations(name: str, face_up: set[int], points: int) -> None:
    assert objective(name, face_up) == points


@pytest.mark.rule("HW-0.4")
@pytest.mark.parametrize(
    ("face_up", "turned", "spare", "points"),
    [({1, 2}, 0, 0, 8), ({1, 2}, 0, 1, 8), ({1, 2}, 0, 2, 0), ({1}, 0, 0, 0), ({1, 2}, 1 << 25, 0, 0)],
)
def test_thrift_wants_no_star_wasted_and_none_missing(face_up: set[int], turned: int, spare: int, points: int) -> None:
    assert objective("thrift", face_up, turned, spare) == points


@pytest.mark.rule("HW-0.4")
def test_there_are_nine_objectives() -> None:
    assert sorted(card.id for card in COMPONENTS.shipped().objective) == sorted(OBJECTIVES)
    assert len(OBJECTIVES) == 9


@pytest.mark.rule("HW-0.5")
@pytest.mark.parametrize("players", [3, 4])
def test_markers_and_stardust(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    assert sorted(view_of(state).markers) == list(range(1, players + 1))
    assert view_of(state).stardust_left == 5
    assert COMPONENTS.shipped().stardust_stars == 3


def test_names_are_known_in_both_languages() -> None:
    assert COMPONENTS.shipped().names("ja")["orion"] == "オリオン座"
    assert COMPONENTS.shipped().names("en")["orion"] == "Orion"
    assert len(COMPONENTS.shipped().names("en")) == 34


def own(**changes: Any) -> dict[str, Any]:
    """The shipped components, changed."""
    return COMPONENTS.plain(COMPONENTS.shipped()) | changes


def with_orion(**changes: Any) -> dict[str, Any]:
    cards = own()["constellation"]
    return own(constellation=[card | changes if card["id"] == "orion" else card for card in cards])


def test_own_components_change_the_game_and_stand_in_its_record() -> None:
    """Orion for one star and 20 points, four stars on every card, pricier dust, and another zodiac."""
    goals = [
        {"id": "zodiac", "scores": "steps", "points": 5, "ja": "x", "en": "y"} if goal["id"] == "zodiac" else goal
        for goal in own()["objective"]
    ]
    components = with_orion(stars=1, points=20) | {"bid_stars": [4] * 12, "objective": goals}
    match = Match.start(GAME, [Seat()] * 3, seed=1, setup=setup() | {"components": components})
    for step in ("objective spring", "objective autumn", "objective zodiac"):
        match.apply(GAME.parse(step))
    for number in (24, 25, 2, 3):
        match.apply(GAME.parse(f"reveal {number}"))
    for row in ("1 2 3 4", "1 2 3 4", "12 11 5 6"):
        for card in row.split():
            match.apply(GAME.parse(f"set {card}"))
    state = match.state
    while view_of(state).phase == "resolving":
        match.apply(GAME.parse(f"pool {view_of(state).lying[state.to_move][0]}"))
    assert view_of(state).pool_stars == [16, 16, 0]
    assert view_of(state).need == [0, 0, 7]
    again = read(write(match), GAMES).state
    assert again.view(2) == state.view(2)
    assert view_of(again).box.bid_stars == (4,) * 12
    year(state, ["5 6 7 8", "5 6 7 8", "1 2 3 4"], "pool", [4, 5, 6, 7])
    assert view_of(state, 2).have[2] == 16
    assert view_of(state, 2).points[2] == 2 + 2 + 8 + 20 + 2 * 5


def test_shipped_components_given_as_own_are_nothing_special() -> None:
    state = GAME.new(setup=setup() | {"components": own()})
    assert "components" not in state.setup
    assert view_of(state).components is None


def test_another_number_of_dummies_and_tiles() -> None:
    state = GAME.new(setup=setup() | {"components": own(dummies=2, stardust_tiles=0, dummy_number=1)})
    assert (view_of(state).dummies_left, view_of(state).stardust_left) == (2, 0)


def _cards(change: Callable[[list[dict[str, Any]]], object]) -> dict[str, Any]:
    cards = own()["constellation"]
    change(cards)
    return own(constellation=cards)


def _goals(change: Callable[[list[dict[str, Any]]], object]) -> dict[str, Any]:
    goals = own()["objective"]
    change(goals)
    return own(objective=goals)


@pytest.mark.parametrize(
    ("components", "place", "reason"),
    [
        (with_orion(number=24), "components.constellation[24].number", "number-twice"),
        (with_orion(id="lyra"), "components.constellation[24].id", "component-id-twice"),
        (with_orion(id="zodiac"), "components.constellation[24].id", "component-id-twice"),
        (with_orion(stars=0), "components.constellation[24].stars", "bad-setup-value"),
        (with_orion(season="rain"), "components.constellation[24].season", "bad-setup-value"),
        (_cards(lambda cards: cards.pop()), "components.constellation", "bad-setup-value"),
        (_goals(lambda goals: goals[0].update(id="summer")), "components.objective[1].id", "bad-objective-id"),
        (_goals(lambda goals: goals[0].update(id="luck")), "components.objective[0].id", "bad-objective-id"),
        (_goals(lambda goals: goals[0].update(scores="luck")), "components.objective[0].scores", "bad-setup-value"),
        (_goals(lambda goals: goals[5]["worth"].update(x=1)), "components.objective[5]", "no-such-constellation"),
        (_goals(lambda goals: goals[6].update(of=["x"])), "components.objective[6]", "no-such-constellation"),
        (own(bid_stars=[1] * 11), "components.bid_stars", "bad-setup-value"),
        (own(dummies=-1), "components.dummies", "bad-setup-value"),
        (own(colour="red"), "components", "bad-setup-value"),
    ],
)
def test_components_that_cannot_be_are_refused_with_their_place(
    components: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=setup() | {"components": components})
    assert (refused.value.place, refused.value.reason) == (place, reason)


def test_a_component_file_is_read_and_checked(tmp_path: Path) -> None:
    text = game_file("hoshi-wo-wataru", "components.toml").read_text("utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace("dummies = 9", "dummies = 7"), "utf-8")
    loaded = COMPONENTS.load(path)
    assert isinstance(loaded, Components)
    assert loaded.dummies == 7
    path.write_text(text.replace("number = 25", "number = 24"), "utf-8")
    with pytest.raises(SetupError) as refused:
        COMPONENTS.load(path)
    assert refused.value.place == "own.toml: constellation[24].number"
