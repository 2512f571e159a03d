"""Copying a game as text while something is chosen in secret."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.ui.shared import sharing as clipboard

SECRET = [game_id for game_id, game in GAMES.items() if game.kind.simultaneous]
MOST = 60


def begun(game_id: str) -> Match:
    game = GAMES[game_id]
    return Match.start(game, [Seat("human", f"Seat {place}") for place in range(max(2, game.players[0]))], 7)


def play(match: Match, rng: Random) -> None:
    if match.state.to_move == CHANCE:
        match.apply_chance()
    else:
        match.apply(rng.choice(match.state.legal_actions()))


def copied(match: Match, ply: int | None = None) -> tuple[int, str]:
    """Return the number of actions that come back from the clipboard, and the notice."""
    notice = clipboard.copy(match, ply)
    return record.read(clipboard.pasted(), GAMES).ply, notice.text()


@pytest.mark.parametrize("game_id", SECRET)
def test_what_is_chosen_in_secret_is_not_copied(qtbot: QtBot, game_id: str) -> None:
    match, rng = begun(game_id), Random(3)
    opened, phase, cut = 0, 0, 0
    for _ in range(MOST):
        if match.state.simultaneous_phase != phase or not phase:
            opened, phase = match.ply, match.state.simultaneous_phase
        plies, notice = copied(match)
        assert plies == opened
        assert ("secret" in notice) == (opened < match.ply)
        cut += opened < match.ply
        play(match, rng)
    assert cut


@pytest.mark.parametrize("game_id", sorted(set(GAMES) - set(SECRET)))
def test_a_game_without_secret_choices_is_copied_whole(qtbot: QtBot, game_id: str) -> None:
    match, rng = begun(game_id), Random(3)
    for _ in range(MOST):
        assert copied(match)[0] == match.ply
        if match.state.to_move == TERMINAL:
            break
        play(match, rng)


def test_nothing_of_a_finished_game_is_secret(qtbot: QtBot) -> None:
    match, rng = begun("conquestar"), Random(3)
    while match.state.to_move != TERMINAL:
        play(match, rng)
    assert [copied(match, ply)[0] for ply in (1, 2, match.ply)] == [1, 2, match.ply]


def test_what_was_revealed_is_no_longer_secret_further_back(qtbot: QtBot) -> None:
    match, rng = begun("conquestar"), Random(3)
    for _ in range(3):
        play(match, rng)
    assert [copied(match, ply)[0] for ply in (1, 2, 3)] == [1, 2, 2]
