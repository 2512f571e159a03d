"""Constants that move to where games are won, and the two processes that play these games."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from hoshikan.engine.tuning import Tuning, read_tuning
from hoshikan.resources import tuning
from hoshikan.tune.lockstep import Meeting, Round, climb, share

START = {"slope": 1.0, "height": -2.0, "other": 5.0}
PEAK = {"slope": 2.0, "height": -0.5}


def far(constants: Mapping[str, float]) -> float:
    """Return the distance of the two that count from where they win most."""
    return sum((constants[name] - peak) ** 2 for name, peak in PEAK.items())


def nearer(_number: int, first: Mapping[str, float], second: Mapping[str, float]) -> float:
    """Return a result in which the player nearer to the peak wins more."""
    return min(1.0, max(0.0, 0.5 + far(second) - far(first)))


def climbed(names: tuple[str, ...], rounds: int = 60) -> list[Round]:
    return list(climb(START, names, rounds, 1, nearer))


def test_constants_move_to_where_they_win() -> None:
    last = climbed(("slope", "height"))[-1].constants
    assert far(last) < far(START) / 20
    assert last["other"] == START["other"]


def test_the_same_seed_climbs_the_same_way() -> None:
    assert climbed(("slope",), 5) == climbed(("slope",), 5)


def test_no_constant_changes_its_sign() -> None:
    def downhill(_number: int, first: Mapping[str, float], second: Mapping[str, float]) -> float:
        return float(abs(first["slope"]) + abs(first["height"]) < abs(second["slope"]) + abs(second["height"]))

    last = list(climb(START, ("slope", "height"), 60, 1, downhill))[-1].constants
    assert last["slope"] > 0 > last["height"]
    assert max(abs(last["slope"]), abs(last["height"])) < 0.5


def crowntaker(**constants: float) -> Tuning:
    standing = read_tuning(tuning("crowntaker"))
    return msgspec.structs.replace(standing, constants={**standing.constants, **constants})


def test_each_player_knows_its_own_constants() -> None:
    """The player who takes lost medals for won ones loses, on whichever side it is."""
    meeting = Meeting("crowntaker", 2, seed=1, games=10)
    sound, mad = crowntaker(), crowntaker(race=-2.0)
    assert share(meeting, sound, mad) > 0.7
    assert share(meeting, mad, sound) < 0.3


def test_a_meeting_can_be_repeated() -> None:
    meeting = Meeting("crowntaker", 2, seed=5, games=4)
    assert share(meeting, crowntaker(), crowntaker()) == share(meeting, crowntaker(), crowntaker())


def test_numbers_that_cannot_be_read_end_the_meeting() -> None:
    lacking = msgspec.structs.replace(crowntaker(), constants={})
    with pytest.raises(RuntimeError, match="crowntaker"):
        share(Meeting("crowntaker", 2, seed=1, games=2), crowntaker(), lacking)
