"""The accuracy of a review, measured on players of known strength."""

from __future__ import annotations

from statistics import fmean

import pytest

from hoshikan.bots.players import player
from hoshikan.games import GAMES
from hoshikan.teaching.review import accuracy
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
