"""The notation of CrownTaker: every form there is, and texts that only look like it."""

from __future__ import annotations

import pytest

from hoshikan.engine import NotationError
from tests.games.crowntaker.playing import GAME


@pytest.mark.parametrize(
    "text",
    [
        "lord duke",
        "deploy troops=3 arms=5 church=1 treasury=0",
        "skill",
        "no-skill",
        "demand duke",
        "offer baron",
        "propose swap duke baron",
        "propose release duke 4",
        "propose sell baron 6",
        "propose sell king 1234",
        "pass",
        "accept",
        "decline",
        "negotiate A",
        "negotiate 6",
        "free duke",
        "roll 4 2",
        "roll 4+6 2",
        "roll 1 3+3",
        "roll 1+2 3+4",
        "roll 5",
    ],
)
def test_every_form_is_read_and_written_alike(text: str) -> None:
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "lord emperor",
        "deploy troops=3 arms=5 church=1",
        "deploy troops=03 arms=5 church=1 treasury=0",
        "deploy troops=-1 arms=5 church=1 treasury=0",
        "propose release duke",
        "propose release duke -1",
        "propose sell king 12345",
        "propose swap duke",
        "negotiate 1",
        "negotiate 7",
        "roll 7",
        "roll 0 1",
        "roll 6+4 2",
        "roll 4  2",
        "roll ٣ 2",
        "deploy troops=٣ arms=5 church=1 treasury=0",
        "",
    ],
)
def test_what_only_looks_like_it_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)
