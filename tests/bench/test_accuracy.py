"""The accuracy of a review, measured on players of known strength."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from statistics import fmean

import pytest

from hoshikan.bots.players import player
from hoshikan.games import GAMES
from hoshikan.teaching.review import Judged, accuracy
from tests.bench import accuracy as bench


def test_random_play_is_far_less_accurate_than_casual_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "review_playouts", lambda _game: 60)
    game = GAMES["conquestar"]
    means = []
    for kind in ("random", "casual"):
        games = [bench.reviewed(game, player(kind, game), player("casual", game), seed) for seed in (1, 2)]
        means.append(fmean(share for _, judged in games if (share := accuracy(judged)) is not None))
    assert means[0] < 0.4
    assert means[1] > means[0] + 0.3


def test_stored_games_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = count()

    def reviewed(_game: object, _own: object, _others: object, seed: int) -> tuple[bool, list[Judged]]:
        next(played)
        return seed == 1, [Judged(0, 0, "a", "b", 0.5, 0.1 * seed, 0.01, stake=0.4)]

    monkeypatch.setattr(bench, "reviewed", reviewed)
    command = ["conquestar", "--players", "random", "master", "--store", str(tmp_path / "games.jsonl")]
    assert bench.main([*command, "--games", "3"]) == 0
    first = capsys.readouterr().out
    assert bench.main([*command, "--games", "3"]) == 0
    assert bench.main(command) == 0
    assert next(played) == 6, "only the first start plays"
    assert capsys.readouterr().out == 2 * first
    assert bench.main([*command, "--games", "4"]) == 0
    assert next(played) == 6 + 1 + 2, "a later start adds games"
