"""Properties of the table in every position: nothing twice, nothing outside, everything within reach and named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import dist

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import State
from hoshikan.engine.view import View
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS
from hoshikan.games.carcassonne_star_wars.screen.anchors import meeple_at, parted, symbol_at
from hoshikan.games.carcassonne_star_wars.screen.art.pieces import PAINTERS
from hoshikan.games.carcassonne_star_wars.screen.events import LOG, StarWarsStory
from hoshikan.games.carcassonne_star_wars.screen.layout import ATTACK, RING
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.choosing import Picking
from hoshikan.ui.board.table.marks import MARKS
from hoshikan.ui.board.table.model import Affordance, Cue, Placement, Scenery
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import NIGHT
from tests.engine.variants import THOROUGH
from tests.games.carcassonne_star_wars.playing import GAME, GAMES_PLAYED, view_of, walk
from tests.ui.table.hands import NAMES

ASPECTS = (1.9, 1.5, 1.0, 0.7)
EVERY = 1 if THOROUGH else 5
"""The distance between the positions in which motion is looked at."""


def shown(scene: TableScene[View], state: State) -> tuple[Scenery, Sequence[str], int]:
    seat = max(state.to_move, 0)
    actions = [str(action) for action in state.legal_actions()] if state.to_move >= 0 else []
    names = NAMES[: state.players]
    scene.show_position(state.view(seat), seat, actions, names, animate=False)
    return scene.scenery(scene.view, seat, names), actions, seat


def picks(one: Affordance) -> list[tuple[str, ...]]:
    """Ways to do it: each piece with each target."""
    return [(piece, target) for piece in one.pieces for target in one.targets] or [(piece,) for piece in one.pieces]


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED)
def test_every_legal_action_is_done_with_named_pieces(
    qapp: QApplication,
    players: int,
    options: Mapping[str, bool],
) -> None:
    scene = new_scene(GAME.id, NIGHT)
    for number, state in enumerate(walk(players, options)):
        if state.to_move < 0 or number % 7:
            continue
        scenery, actions, seat = shown(scene, state)
        labels = {one.key: one.label for one in scenery.placements}
        found = scene.affordances(scene.view, seat, actions)
        assert sorted(one.action for one in found) == sorted(actions)
        picking = Picking(found)
        for one in found:
            for keys in picks(one):
                picking.restore(())
                for key in keys:
                    assert labels[key]
                    picking.add(key)
                assert picking.chosen is not None
                # A tile picked up lies as it is turned; its other rotations are picked by themselves.
                assert picking.chosen.action == one.action


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED)
def test_keys_are_unique_painters_known_and_nothing_lies_outside(
    qapp: QApplication,
    players: int,
    options: Mapping[str, bool],
) -> None:
    scene = new_scene(GAME.id, NIGHT)
    for number, state in enumerate(walk(players, options, seed=8)):
        if number % 23:
            continue
        for aspect in ASPECTS:
            scene.set_aspect(aspect)
            scenery, _, _ = shown(scene, state)
            keys = [one.key for one in scenery.placements]
            assert len(set(keys)) == len(keys)
            assert {one.kind for one in scenery.placements} <= PAINTERS.keys() | MARKS.keys()
            beside = [one for one in scenery.placements if not one.on_map]
            assert [one.key for one in beside if not _inside(one, scenery)] == []
            named = [one for one in beside if one.label and one.zone != "spots"]
            assert [(a.key, b.key) for a, b in combinations(named, 2) if _overlap(a, b)] == []
            texts = [one for one in beside if one.kind in ("text", "score", "supply", "emblem")]
            assert [(a.key, b.key) for a, b in combinations(texts, 2) if _overlap(a, b)] == []


def _inside(one: Placement, scenery: Scenery) -> bool:
    return one.left >= 0 and one.right <= scenery.width and one.top >= 0 and one.bottom <= scenery.height


def _overlap(one: Placement, other: Placement) -> bool:
    return (
        abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5
        and abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5
    )


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED[::3])
def test_every_event_has_a_line_and_moves_pieces_that_exist(
    qapp: QApplication,
    players: int,
    options: Mapping[str, bool],
) -> None:
    scene = new_scene(GAME.id, NIGHT)
    names = NAMES[:players]
    before: set[str] = set()
    for number, state in enumerate(walk(players, options, seed=4)):
        view = view_of(state)
        for event in state.events:
            line = text_of(GAME.id).log(event, view, names)
            assert line
            assert "{" not in line
        if (number + 1) % EVERY > 1:
            continue
        scenery, actions, _ = shown(scene, state)
        keys = {one.key for one in scenery.placements}
        if number % EVERY:  # the position before one that is looked at
            before = keys
            continue
        staged = StarWarsStory(state.events, view, names, rolling_again=False).staged()
        for cue in [one for one in staged if isinstance(one, Cue)]:
            assert cue.source in before or cue.source in keys
            assert not cue.target or cue.target in before
            assert not cue.kind or cue.kind in PAINTERS
        for event in state.events:
            assert LOG.presentation(event).keys(view.numbers) <= keys
        said = [text_of(GAME.id).action(action, view) for action in actions]
        assert len(set(said)) == len(said)
        if state.to_move >= 0:
            assert names[state.to_move] in text_of(GAME.id).expectation(view, state.to_move, names)
        before = keys
    text = text_of(GAME.id)
    lines = [text.score_line(line) for seat in range(players) for line in state.score_lines(seat)]
    assert lines
    assert not [line for line in lines if "{" in line or not line]
    assert text.end(state.end_reason(), sorted(state.winners()), names)
    assert [len(numbers) for _, numbers in text.tally(view)] == [players]


def test_no_meeple_hides_another_or_the_symbol_of_its_feature() -> None:
    for tile in (*COMPONENTS.shipped().tile, *COMPONENTS.shipped().expansion):
        places = [meeple_at(*parted(feature)) for feature in tile.features]
        assert len(set(places)) == len(places)
        for one, other in combinations(places, 2):
            assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 0.19
        for feature in tile.features:
            x, y = meeple_at(*parted(feature))
            sx, sy = symbol_at(*parted(feature))
            assert max(abs(x - sx), abs(y - sy)) > 0.19


def test_no_ring_lies_over_a_symbol() -> None:
    """A place for a meeple, or the ring around one that can be attacked, leaves every symbol of its tile free."""
    for tile in (*COMPONENTS.shipped().tile, *COMPONENTS.shipped().expansion):
        for shown in {copy.partition(" ")[2] for copy in tile.copies} - {""}:
            symbol = symbol_at(*parted(shown))
            for kind, sides in map(parted, tile.features):
                ring = (ATTACK if kind == "planet" else RING) / 2 * 0.98
                assert dist(meeple_at(kind, sides), symbol) > ring + 0.112, (tile.id, shown, kind)


@pytest.mark.rule("CS-7.1")
def test_options_and_their_values_have_words() -> None:
    for option in GAME.options:
        name, explanation = text_of(GAME.id).option(option)
        assert name
        assert explanation
        assert len({text_of(GAME.id).option_value(option, value) for value in option.values}) == len(option.values)
