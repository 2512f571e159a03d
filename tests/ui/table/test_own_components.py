"""Component files of a player's own: what is accepted can be painted, what cannot be painted is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from hoshikan.engine import Game, Match, Seat, SetupError
from hoshikan.games import GAMES
from hoshikan.resources import game_file
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.kit.look.theme import NIGHT
from tests.playing import profiles

ODD_NAMES = [(game_id, *name) for game_id, profile in profiles() for name in profile.odd_names]
REFUSED = [(game_id, *name) for game_id, profile in profiles() for name in profile.refused_names]


def changed(game: Game, pattern: str, new: str, tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    text = game_file(game.id, "components.toml").read_text("utf-8")
    text, times = re.subn(pattern, lambda _found: new, text)
    assert times
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(("game_id", "pattern", "new"), ODD_NAMES)
@pytest.mark.usefixtures("context")
def test_odd_names_that_are_accepted_are_painted(game_id: str, pattern: str, new: str, tmp_path: Path) -> None:
    game = GAMES[game_id]
    components = game.read_components(changed(game, pattern, new, tmp_path))
    match = Match.start(game, [Seat() for _ in range(game.players[0])], 3, components=components)
    for _ in range(12):
        actions = match.state.legal_actions()
        match.apply(actions[0]) if match.state.to_move >= 0 else match.apply_chance()
        names = ["Aki"] * match.state.players
        picture = snapshot(game, match.state.view(0), 0, names, QSize(900, 600), NIGHT)
        assert not picture.isNull()


@pytest.mark.parametrize(("game_id", "pattern", "new"), REFUSED)
def test_what_cannot_be_painted_is_refused_with_its_place(game_id: str, pattern: str, new: str, tmp_path: Path) -> None:
    game = GAMES[game_id]
    with pytest.raises(SetupError) as caught:
        game.read_components(changed(game, pattern, new, tmp_path))
    assert re.match(r"mine\.toml:? ?\S*(star|constellation)\[\d+\]", caught.value.place)
