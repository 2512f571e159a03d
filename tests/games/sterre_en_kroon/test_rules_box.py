"""SK-0 and SK-1: what lies in the box and how a game is set up."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.components import SHEETS, shipped_cards, shipped_sheet
from tests.games.sterre_en_kroon.playing import GAME, legal, play, sheet, table, view_of

GROUPS = {"veld": (10, 8, 18, 5), "karoo": (9, 9, 20, 6), "provinces": (16, 10, 20, 5)}


@pytest.mark.rule("SK-0.1")
@pytest.mark.parametrize("players", GAME.players)
def test_the_box_holds_75_cards_50_pawns_a_colour_and_11_crowns(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    view = view_of(state, 0)
    known = {number for hand in view.hands for number in hand}
    assert known | set(view.unseen) == set(range(1, 76))
    assert len(known) + len(view.unseen) == 75, "the first card drawn has left the deck"
    assert view.supply == [49] * players, "one pawn of fifty stands on the score track"
    assert len(view.map_crowns) + len(view.track_crowns) == 11


@pytest.mark.rule("SK-0.2")
def test_sixty_different_bingo_cards_have_their_columns_and_a_free_centre() -> None:
    cards = shipped_cards()
    assert len(cards) == 60
    assert len({str(card) for card in cards}) == 60
    for card in cards:
        for row in range(5):
            for column in range(5):
                number = card[row][column]
                assert number == 0 if row == column == 2 else 15 * column < number <= 15 * (column + 1)
        assert len({number for row in card for number in row}) == 25


@pytest.mark.rule("SK-0.2")
def test_a_card_has_twelve_bingos() -> None:
    assert len(CARD_LINES) == 12
    state = table([[1], [2]], {f"l{number}": [number] for number in range(1, 6)})
    play(state, "play 1, card 2, done, play 2, done")
    assert view_of(state).bingos == [[], []]


@pytest.mark.rule("SK-0.3")
@pytest.mark.parametrize("name", SHEETS)
def test_crowns_of_track_and_map_make_eleven(name: str) -> None:
    data = shipped_sheet(name)
    track = (4, 8, 12, 16, 20) if name == "karoo" else (4, 8, 12, 16, 20, 24)
    assert data.track_crowns == track
    assert len(track) + sum(cell.crown for cell in data.cells) == 11


@pytest.mark.rule("SK-0.4")
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_hold_every_number_once_and_their_lines(name: str) -> None:
    data = shipped_sheet(name)
    columns, rows, lines, crowns = GROUPS[name]
    assert (data.columns, data.rows, len(data.lines)) == (columns, rows, lines)
    assert sorted(cell.number for cell in data.cells if cell.number) == list(range(1, 76))
    assert sum(cell.crown for cell in data.cells) == crowns
    assert len({line.record for line in data.lines}) == lines, "record spaces at the edge do not coincide"
    on_map = {(cell.col, cell.row) for cell in data.cells}
    assert not {line.record for line in data.lines} & on_map


@pytest.mark.rule("SK-0.4")
def test_lines_of_the_sheets_are_what_their_names_say() -> None:
    veld, karoo, provinces = ({line.id: line.cells for line in shipped_sheet(name).lines} for name in SHEETS)
    assert veld["row3"] == tuple((column, 3) for column in range(1, 11))
    assert veld["col10"] == tuple((10, row) for row in range(1, 9))
    assert karoo["diag1"] == tuple((step, step) for step in range(1, 10))
    assert karoo["diag2"] == tuple((10 - step, step) for step in range(1, 10))
    assert set(provinces["p2-top"]) == {(column, row) for column in range(7, 11) for row in (1, 2)}
    assert set(provinces["p2-right"]) == {(column, row) for column in (9, 10) for row in range(1, 5)}
    shared = Counter(cell for cells in provinces.values() for cell in cells)
    assert set(shared.values()) == {2}, "every cell lies in two halves of its province"


@pytest.mark.rule("SK-0.4")
@pytest.mark.parametrize("name", SHEETS)
def test_the_option_chooses_the_sheet(name: str) -> None:
    state = GAME.new(players=2, seed=1, options={"sheet": name})
    assert len(view_of(state).sheet.lines) == GROUPS[name][2]
    assert GAME.new(players=2, seed=1).setup["sheet"] == GAME.new(players=2, options={"sheet": "veld"}).setup["sheet"]


@pytest.mark.rule("SK-1.1")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_gets_a_card_five_secret_numbers_and_a_pawn_on_start(players: int) -> None:
    state = GAME.new(players=players, seed=11, options={"bookkeeping": "strict"})
    data = state.setup
    assert [len(hand) for hand in data["hands"]] == [5] * players
    assert len({str(card) for card in data["cards"]}) == players
    assert state.points() == [0] * players
    for seat in range(players):
        view = view_of(state, seat)
        assert view.cards == data["cards"], "bingo cards lie open"
        assert view.hands == [hand if owner == seat else [] for owner, hand in enumerate(data["hands"])]
        assert view.secret == [5] * players
    assert view_of(state).hands == [[]] * players, "a spectator sees no hand"


@pytest.mark.rule("SK-1.2")
def test_the_top_card_is_visible_and_what_is_drawn_is_known_to_all() -> None:
    state = table([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], top=40, bookkeeping="strict")
    assert view_of(state).top == 40
    play(state, "draw, turn 41")
    assert view_of(state).top == 41
    assert view_of(state, 1).hands == [[40], [6, 7, 8, 9, 10]]
    assert view_of(state, 0).hands == [[1, 2, 3, 4, 5, 40], []]
    assert 41 not in view_of(state, 0).unseen
    play(state, "next, play 3, next")
    assert view_of(state, 1).secret == [4, 5]
    assert 3 not in view_of(state, 1).unseen


@pytest.mark.rule("SK-1.2")
def test_turned_cards_are_those_of_the_deck() -> None:
    state = GAME.new(setup=table([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], top=40).setup)
    assert legal(state, "turn") == [f"turn {number}" for number in range(11, 76) if number != 40]
    refused = state.explain_illegal(GAME.parse("turn 1"))
    assert refused is not None
    assert (refused.rule, refused.reason) == ("SK-1.2", "card-not-in-deck")


@pytest.mark.rule("SK-1.3")
def test_any_seat_may_begin_and_the_turn_goes_round_by_seats() -> None:
    firsts = {GAME.new(players=3, seed=seed).setup["start"] for seed in range(30)}
    assert firsts == {0, 1, 2}
    state = table([[1], [2], [3]], start=1)
    order = [state.to_move]
    for _ in range(3):
        play(state, "done")
        order.append(state.to_move)
    assert order == [1, 2, 0, 1]


def test_a_map_made_to_measure_is_played_on() -> None:
    state = table([[1], [2]], {"short": [1, 2, "c1"]})
    assert json.loads(json.dumps(view_of(state).plain()["own_sheet"])) == json.loads(
        json.dumps(sheet({"short": [1, 2, "c1"]}))
    )
