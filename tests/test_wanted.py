"""Every game has as much of everything as a finished game has."""

from __future__ import annotations

import pytest

from hoshikan.games import GAMES
from tests.wanted import LESSONS, Wanted, main, wanted


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_complete(game_id: str) -> None:
    missing = [str(one) for one in wanted(game_id) if not one.enough]
    assert not missing, "\n".join(missing)


def test_too_few_and_too_many_are_reported_with_the_place() -> None:
    few, many = (Wanted("lessons", have, LESSONS[0], "resources/games/x/lessons/", LESSONS[-1]) for have in (2, 13))
    assert (few.enough, many.enough) == (False, False)
    assert str(few).split() == ["todo", "lessons", "2", "of", "6–12", "resources/games/x/lessons/"]


def test_the_list_is_printed_and_a_game_that_is_not_there_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conquestar"]) == 0
    assert "scenarios" in capsys.readouterr().out
    assert main(["chess"]) == 2
    assert "conquestar" in capsys.readouterr().err
