"""Whatever is carried and wherever it is let go: it is played, shown in place, asked on about, or refused in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Game, State
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.choosing import Attempted, Chosen, Objected, Outcome, Unfinished
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import NIGHT
from tests.engine.variants import any_action
from tests.playing import PLAYINGS, Playing, playing_of
from tests.ui.table.hands import NAMES, Table

ACTIONS = 400
"""So far into a game one of each kind of position is looked for."""


def decisions(game: Game, playing: Playing) -> list[State]:
    """One position of each kind of decision."""
    found: dict[frozenset[str], State] = {}
    walk, rng = playing.walk, Random(1)
    state = game.new(walk.players, 1, options=walk.options)
    for _ in range(ACTIONS):
        if state.to_move == TERMINAL:
            break
        if state.to_move != CHANCE:
            verbs = {str(action).split()[0] for action in state.legal_actions()}
            found.setdefault(frozenset(verbs), state.clone())
        state.apply(any_action(state, rng))
    return list(found.values())


def one_of_each_kind(keys: Iterable[str], rng: Random) -> list[str]:
    kinds = defaultdict(list)
    for key in keys:
        kinds[key.partition(":")[0]].append(key)
    return [rng.choice(kind) for kind in kinds.values()]


class Hand:
    """Carries pieces over a table without a window and notes what is said of each."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._text = text_of(game.id)
        self.scene = new_scene(game.id, NIGHT)
        self.scene.set_motion("off")
        self._heard: list[Outcome] = []
        self.scene.report = self._heard.append  # type: ignore[method-assign, assignment]  # before signals

    def show(self, state: State) -> None:
        self._state = state
        seat, actions = state.to_move, [str(action) for action in state.legal_actions()]
        self.scene.show_position(state.view(seat), seat, actions, NAMES[: state.players], animate=False)

    def drop(self, piece: str, place: str) -> str:
        """Return the visible or readable result; "" for nothing. A refusal is given by its reason."""
        choosing = self.scene.choosing
        self._heard.clear()
        choosing.pick_up(piece)
        choosing.drop(place)
        waits = bool(choosing.waiting)
        choosing.cancel()
        return self._told(waits)

    def press(self, *keys: str) -> str:
        """The same of the last of several pieces that are pressed one after another."""
        for key in keys:
            self._heard.clear()
            self.scene.choosing.activate(key)
        waits = bool(self.scene.choosing.waiting)
        self.scene.choosing.cancel()
        return self._told(waits)

    def _told(self, waits: bool) -> str:
        match self._heard:
            case [Attempted(action)]:
                refusal = self._state.explain_illegal(self._game.parse(action))
                told = refusal is not None and self._text.refusal(refusal) and refusal.rule
                return refusal.reason if refusal is not None and told else ""
            case [Objected(sentence, rule)]:
                # A game that has just been begun says what fits everywhere.
                return sentence if rule or sentence == TableScene.nowhere(self.scene, "")[0] else ""
            case [Unfinished(keys)]:
                return " ".join(keys)
            case [Chosen(action)]:
                return action
        return "shown" if waits and not self._heard else ""


@pytest.mark.parametrize("name", PLAYINGS)
def test_no_drop_is_silent(name: str) -> None:
    game, playing = playing_of(name)
    carried = type(playing).carries is not Playing.carries
    hand, silent, tried, rng = Hand(game), [], 0, Random(2)
    stage, choosing = hand.scene.stage, hand.scene.choosing
    for state in decisions(game, playing):
        hand.show(state)
        places = one_of_each_kind([item.key for item in stage if item.placement.label], rng)
        for piece in one_of_each_kind([item.key for item in stage if choosing.can_carry(item.key)], rng):
            for place in [*places, ""]:
                if place != piece and stage.get(piece) is not None:
                    tried += 1
                    silent += [] if hand.drop(piece, place) else [(piece, place)]
    assert silent == []
    assert tried >= len(places) * carried, f"{name}: `Playing.carries` is there, but no piece can be carried"


def test_what_no_game_has_words_for_is_objected_to_all_the_same(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.objected.emit(*table.scene.objection(frozenset()))
    assert table.objected == [("Lay the card on the star you want to trade with or invade.", "CQ-2.1")]
