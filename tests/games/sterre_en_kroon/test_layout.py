"""Layout of random positions of every kind of game: all is seen, named and reachable, nothing secret is shown."""

from __future__ import annotations

import re
from itertools import combinations, islice

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from hoshikan.engine.view import View
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.faces import (
    CrownsFace,
    KnownFace,
    NumberFace,
    PawnsFace,
    PointsFace,
    RecordFace,
)
from hoshikan.games.sterre_en_kroon.screen.layout import Places
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.marks import MARKS
from hoshikan.ui.board.table.model import Placement, TextFace
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import NIGHT
from tests.games.sterre_en_kroon.playing import GAME, setup, view_of
from tests.games.sterre_en_kroon.screen import walk
from tests.ui.table.hands import NAMES

GAMES = [
    (2, {"sheet": "veld", "bookkeeping": "auto"}),
    (3, {"sheet": "karoo", "bookkeeping": "strict"}),
    (4, {"sheet": "provinces", "bookkeeping": "auto"}),
    (5, {"sheet": "veld", "bookkeeping": "strict"}),
    (6, {"sheet": "provinces", "bookkeeping": "strict"}),
]
ASPECTS = (1.3, 1.6, 2.1)


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene[View]:
    assert qtbot is not None
    made = new_scene(GAME.id, NIGHT)
    made.set_motion("off")
    return made


def laid(scene: TableScene[View], view: SterreView, seat: int | None) -> tuple[Placement, ...]:
    return scene.scenery(view, seat, NAMES[: view.players]).placements


def numbers_on(one: Placement) -> set[int]:
    """The number cards that a piece shows or names."""
    face, named = one.face, set(map(int, re.findall(r"\d+", one.label)))
    if isinstance(face, KnownFace):
        return {*face.numbers, *named}
    return {face.number, *named} if isinstance(face, NumberFace) else set()


def area(one: Placement) -> QRectF:
    return QRectF(one.left, one.top, one.width, one.height)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_legal_action_is_done_by_pieces_that_lie_there(
    scene: TableScene[View], players: int, options: dict[str, str]
) -> None:
    for state in islice(walk(players, 11, **options), 0, None, 17):
        seat = state.to_move
        if seat < 0:
            continue
        actions = [str(action) for action in state.legal_actions()]
        scene.show_position(state.view(seat), seat, actions, NAMES[:players])
        for one in scene.picking.affordances:
            items = [scene.stage.get(key) for key in (*one.pieces, *one.targets)]
            assert None not in items, one
            assert any(item.placement.label for item in items[: len(one.pieces)] if item), one
            scene.picking.restore((*one.pieces[:1], *one.targets[:1]))
            assert scene.picking.chosen is one
        assert {one.action for one in scene.picking.affordances} == set(actions)


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("aspect", ASPECTS)
def test_everything_lies_on_the_table_under_a_key_of_its_own(
    scene: TableScene[View], players: int, options: dict[str, str], aspect: float
) -> None:
    scene.set_aspect(aspect)
    for state in islice(walk(players, 5, **options), 0, None, 61):
        for seat in (None, 0, players - 1):
            view = view_of(state, seat)
            scenery = scene.scenery(view, seat, NAMES[:players])
            keys = [one.key for one in scenery.placements]
            assert len(keys) == len(set(keys))
            table = QRectF(0, 0, scenery.width, scenery.height)
            assert [one.key for one in scenery.placements if not table.contains(area(one))] == []


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("aspect", ASPECTS)
def test_nothing_covers_anything_else(
    scene: TableScene[View], players: int, options: dict[str, str], aspect: float
) -> None:
    scene.set_aspect(aspect)
    view = view_of(GAME.new(players=players, seed=3, options=options), 0)
    grounds = ("mat", "rim", "ground", "seat", "paper", "space", "pile")
    pieces = [one for one in laid(scene, view, 0) if one.kind not in grounds]
    covered = [(one.key, other.key) for one, other in combinations(pieces, 2) if area(one).intersects(area(other))]
    assert covered == []


@pytest.mark.parametrize("aspect", ASPECTS)
def test_every_counter_and_pile_says_what_it_counts(scene: TableScene[View], aspect: float) -> None:
    scene.set_aspect(aspect)
    view = view_of(GAME.new(players=6, seed=3), 0)
    faces = {one.key: one.face for one in laid(scene, view, 0)}
    counters = [face for face in faces.values() if isinstance(face, PointsFace | CrownsFace | PawnsFace)]
    assert {face.word for face in counters} == {"Points", "Crowns", "Pawns"}
    assert len(counters) == 3 * 6
    deck = faces["deckcount"]
    assert isinstance(deck, TextFace)
    assert str(view.deck) in deck.words
    assert {bool(face.word) for face in faces.values() if isinstance(face, RecordFace)} in ({True}, {False})


@pytest.mark.parametrize("aspect", ASPECTS)
def test_all_others_are_read_alike_in_broad_places_and_in_narrow_ones(aspect: float) -> None:
    for sheet, players in (("veld", 4), ("veld", 6), ("provinces", 6)):
        view = view_of(GAME.new(players=players, seed=3, options={"sheet": sheet}), 0)
        places = Places(players, 0, aspect, view.sheet)
        shapes = set()
        for seat in range(1, players):
            one = places.panel(seat)
            left, top = one.frame.left, one.frame.top
            parts = (one.card, one.points, one.crowns, one.pawns)
            shapes.add(tuple((round(part.x - left), round(part.y - top), round(part.width)) for part in parts))
        assert len(shapes) == 1, (sheet, players)


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("aspect", ASPECTS)
def test_the_own_card_is_larger_than_those_of_others(
    scene: TableScene[View], players: int, options: dict[str, str], aspect: float
) -> None:
    scene.set_aspect(aspect)
    pieces = {one.key: one for one in laid(scene, view_of(GAME.new(players=players, seed=3, options=options), 0), 0)}
    assert pieces["paper"].width > 1.3 * max(pieces[f"card:{seat}"].width for seat in range(1, players))
    assert pieces["paper"].y > max(pieces[f"card:{seat}"].y for seat in range(1, players))


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_names_are_unique_and_every_kind_is_painted(
    scene: TableScene[View], players: int, options: dict[str, str]
) -> None:
    kinds = set(scene.painters()) | set(MARKS)
    for state in islice(walk(players, 7, **options), 0, None, 40):
        pieces = laid(scene, view_of(state, 0), 0)
        labels = [one.label for one in pieces if one.label]
        assert len(labels) == len(set(labels))
        assert {one.kind for one in pieces} <= kinds


@pytest.mark.rule("SK-1.2")
def test_secret_cards_of_others_are_nowhere_on_the_table(scene: TableScene[View]) -> None:
    for state in islice(walk(3, 23), 0, 200, 13):
        swapped = [number for seat in (1, 2) for number in view_of(state, seat).own_secrets]
        shown = {number for one in laid(scene, view_of(state, 0), 0) for number in numbers_on(one)}
        assert shown
        assert not shown.intersection(swapped)


def test_lines_without_a_place_of_their_own_get_one(scene: TableScene[View]) -> None:
    lines = {f"x{number}": [number, number + 1] for number in range(1, 15)}
    state = GAME.new(setup=setup([[1], [2]], lines))
    pieces = laid(scene, view_of(state, 0), 0)
    records = [one for one in pieces if one.kind == "record"]
    assert len(records) == len(lines)
    cells = [one for one in pieces if one.kind in ("cell", "crowncell", "record")]
    assert not any(area(one).intersects(area(other)) for one, other in combinations(cells, 2))


def test_empty_stretches_of_a_sheet_take_little_room() -> None:
    sheet = setup([[1], [2]])["sheet"]
    for cell in sheet["cells"]:
        cell["row"] += 40 if cell["row"] > 4 else 0
    sheet["rows"] = 49
    sheet["lines"] = [{"id": "far", "cells": [[1, 1]], "record": [11, 1]}]
    view = view_of(GAME.new(setup={**setup([[1], [2]]), "sheet": sheet}), 0)
    places = Places(2, 0, 1.6, view.sheet)
    assert places.map.unit > 40


@pytest.mark.parametrize("count", [9, 13, 18, 32])
def test_every_card_of_a_large_hand_can_be_taken_at_its_middle(scene: TableScene[View], count: int) -> None:
    view = view_of(GAME.new(players=2, seed=1), 0)
    view.hands = [list(range(1, count + 1)), []]
    cards = [one for one in laid(scene, view, 0) if one.key.startswith("hand:")]
    assert len(cards) == count
    for card in cards:
        above = [one for one in cards if one.z > card.z and area(one).contains(QPointF(card.x, card.y))]
        assert above == [], card.key


def test_a_sheet_too_large_for_the_table_is_seen_through_a_window(scene: TableScene[View]) -> None:
    sheet = setup([[1], [2]])["sheet"]
    for index, cell in enumerate(sheet["cells"]):
        cell["col"], cell["row"] = index + 1, 1
    sheet["columns"], sheet["rows"] = 99, 1
    sheet["lines"] = [{"id": "far", "cells": [[1, 1]], "record": [0, 1]}]
    view = view_of(GAME.new(setup={**setup([[1], [2]]), "sheet": sheet}), 0)
    scenery = scene.scenery(view, 0, NAMES[:2])
    assert scenery.map_frame is not None
    assert QRectF(0, 0, scenery.width, scenery.height).contains(QRectF(*scenery.map_frame))
    on_map = [one for one in scenery.placements if one.on_map]
    assert {one.kind for one in on_map} == {"ground", "cell", "crowncell", "record"}
    assert min(one.width for one in on_map if one.kind == "cell") > 30
    assert min(one.width for one in on_map) > 25
    others = [one for one in scenery.placements if not one.on_map and one.kind != "deck"]
    assert not any(area(one).intersects(QRectF(*scenery.map_frame)) for one in others)
