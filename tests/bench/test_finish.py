"""Games that bots finish, and faults that are counted on the way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hoshikan.games import GAMES
from tests.bench.__main__ import main
from tests.bench.finish import FinishJob, finish
from tests.bots.planted import plant, second_to_move
from tests.engine.variants import EVERY

CONQUESTAR = next(variant for variant in EVERY if variant.game_id == "conquestar" and variant.players == 2)
JOB = FinishJob(CONQUESTAR, 1, "skilled", 4, graph=1, review=2)


def test_a_game_is_finished_and_looked_back_on(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--playouts", "2", "--graph", "1", "--review", "2", "--seed", "1"]
    assert main(["finish", "--game", "conquestar", "--games", "1", *options]) == 0
    assert "conquestar, 4" in capsys.readouterr().out
    assert main(["finish", "--game", "conquestar", "--edits", "1", *options]) == 0


def test_a_position_set_up_by_hand_is_played_on() -> None:
    found = finish(replace(JOB, is_edited=True))
    assert found.is_sound
    assert found.plies


def test_faults_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = finish(JOB)
    assert sound.is_sound
    plant(monkeypatch, GAMES["conquestar"], ["determinizer"], second_to_move)
    found = finish(JOB)
    assert not found.is_sound
    assert found.ended == 1
    assert found.incomplete == 0
    assert min(found.moves, found.graph, found.review) > 0
    assert sum(found.faults.values()) == found.moves + found.graph + found.review


def test_options_that_no_variant_has_are_refused() -> None:
    with pytest.raises(SystemExit):
        main(["finish", "--game", "conquestar", "--strict"])
