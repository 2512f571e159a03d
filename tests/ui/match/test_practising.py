"""Knowledge that is allowed when a player goes on from a position of a match."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.playout import uniform
from hoshikan.games import GAMES
from hoshikan.ui.board.match import deals as practising
from hoshikan.ui.board.match.deals import origin

SECRET = ("hoshi-wo-wataru", "sterre-en-kroon")
"""Games with hands and decks that others do not see."""


def played(game_id: str, plies: int | None = None) -> Match:
    """A random game: so many decisions, or to its end."""
    game, rng = GAMES[game_id], Random(3)
    match = Match.start(game, [Seat("human", "Aki"), *(Seat("bot", f"B{n}") for n in range(game.players[-1] - 1))], 3)
    while match.state.to_move != TERMINAL and (plies is None or match.ply < plies):
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(uniform(match.state, rng))
    return match


@pytest.mark.parametrize("game_id", [game_id for game_id, game in GAMES.items() if game.editor()])
def test_a_game_under_way_gives_away_nothing_that_its_seats_do_not_know(game_id: str) -> None:
    whole, game = played(game_id, 24), GAMES[game_id]
    editor, hidden = game.editor(), set()
    assert editor is not None
    for plies in range(whole.ply):
        match = played(game_id, plies)
        seat = max(0, match.state.to_move)
        found = origin(match, plies, seat)
        assert found.match.header.seed != match.header.seed
        if not match.state.simultaneous:
            assert found.match.state.view(seat) == match.state.view(seat)
            hidden.add(found.hidden)
        if not found.hidden:
            assert editor.position(found.match.state) == editor.position(match.state)
    assert ("dealt" in hidden) == (game_id in SECRET)


def test_a_deal_that_happens_to_be_the_true_one_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("hoshi-wo-wataru", 0)
    editor = match.game.editor()
    assert editor is not None
    truth, seeds, same = editor.position(match.state), iter(range(20_000)), 0
    monkeypatch.setattr(practising, "fresh_seed", lambda: next(seeds))
    while not same:
        found = origin(match, 0, 0)
        assert found.hidden == "dealt"
        same += editor.position(found.match.state) == truth


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_is_over_lies_there_as_it_was(game_id: str) -> None:
    match = played(game_id)
    hidden = set()
    for ply in (ply for ply in range(min(40, len(match.actions))) if match.mover(ply) == 0):
        found = origin(match, ply, 0)
        hidden.add(found.hidden)
        assert found.match.state.view(None) == match.position(ply).view(None)
        assert found.match.actions == match.actions[:ply]
    assert ("kept" in hidden) == (game_id in SECRET)
    assert "dealt" not in hidden


def test_secret_choices_of_others_are_taken_back_while_the_game_goes_on() -> None:
    game = GAMES["conquestar"]
    match = Match.start(game, [Seat("bot", "B"), Seat("human", "Aki")], 7)
    match.apply(match.state.legal_actions()[0])
    found = origin(match, 1, 1)
    assert found.hidden == "dealt"
    assert found.match.state.to_move == 0
    assert origin(match, 0, 0).hidden == ""
