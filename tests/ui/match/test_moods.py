"""Moods: by the results of the game, for a while, and by nothing secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Event, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.games.conquestar.rules.events import Conquered, CouldNotPay
from hoshikan.games.hoshi_wo_wataru.rules.events import BidRevealed, ConstellationWon
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.hooks import SceneHooks
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.shared.sitting import Feelings

LOST, WON = CouldNotPay(seat=1, cell=0, cost=4, coins=2), Conquered(seat=0, cell=0, value=3, coins=1)


def feel(events: Sequence[Event]) -> Mapping[int, Mood]:
    """Seat 0 is pleased by a conquest, seat 1 worried by a failure."""
    return {event.seat: "worried" if event is LOST else "pleased" for event in events if event in (LOST, WON)}


def test_what_has_happened_is_felt_for_a_while_and_not_after_it_was_taken_back() -> None:
    felt = Feelings(feel, players=2)
    felt.see(4, [LOST])
    assert felt.now() == {1: "worried"}
    felt.see(5, [WON])
    assert felt.now() == {0: "pleased", 1: "worried"}
    felt.see(4, ())
    assert felt.now() == {1: "worried"}
    felt.see(9, ())
    assert felt.now() == {1: "worried"}
    felt.see(10, ())
    assert felt.now() == {}


def test_what_has_happened_counts_more_than_points_until_the_game_is_over() -> None:
    game = GAMES["conquestar"]
    view = game.new(players=3, seed=1).view(None)
    view.points = [10, 9, 2]
    text = text_of(game.id)
    assert moods(view, text, {0: "worried"}) == ["worried", "calm", "worried"]
    assert moods(view, text, {2: "calm"}) == ["pleased", "calm", "calm"]
    view.winners = [0]
    assert moods(view, text, {0: "worried"}) == ["pleased", "calm", "worried"]


def played(state: State, rng: Random) -> Sequence[Event]:
    """The events of one more action at random."""
    state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return state.events


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_joys_and_sorrows_that_all_seats_see(qtbot: QtBot, game_id: str) -> None:
    game, text, rng = GAMES[game_id], text_of(game_id), Random(5)
    package = game_id.replace("-", "_")
    scene, felt = new_scene(game_id, NIGHT), set[Mood]()
    overridden = type(scene).feelings is not SceneHooks.feelings
    players = game.players[-1]
    names = [f"Player {seat}" for seat in range(players)]
    state = game.new(players=players, seed=5)
    assert scene.feelings(()) == {}
    scene.show_position(state.view(None), None, (), names, animate=False)
    while state.to_move != TERMINAL and len(felt) < 2:
        for event in played(state, rng):
            found = scene.feelings([event])
            assert set(found) <= set(range(players))
            assert not found or text.log(event, state.view(None), names)
            felt |= set(found.values())
    assert felt or not overridden, f"games/{package}/screen/scene.py: `feelings` finds no mood in a whole game"


def test_a_bid_that_loses_by_little_hurts_and_one_far_below_does_not(qtbot: QtBot) -> None:
    bids = [BidRevealed(seat=seat, slot=1, card=bid, moved=(), bid=bid) for seat, bid in enumerate((9, 11, 4, 0))]
    scene = new_scene("hoshi-wo-wataru", NIGHT)
    won = ConstellationWon(seat=1, constellation=3, slot=1, bid=11)
    assert scene.feelings([*bids, won]) == {0: "worried", 1: "pleased"}
