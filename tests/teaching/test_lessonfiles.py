"""Lesson files that are wrong get one clear message, and the check for authors finds false claims."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from hoshikan.engine import Game
from hoshikan.games import GAMES
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.lessoncheck import findings
from hoshikan.teaching.lessonrun import LessonRun
from hoshikan.teaching.lessons import lessons, load_file
from hoshikan.teaching.position import TeachingError
from tests.engine.pebbles import PEBBLES
from tests.games.conquestar.playing import view_of

GAME = GAMES["conquestar"]
STARS = [3, 5, 1, 4, 2, 2, 4, 3, 1, 5, 1, 3, 5, 2, 4, 4, 1, 2, 5, 3, 5, 2, 4, 3, 1]
HEAD = f"""
title = {{ ja = "題", en = "Title" }}
[setup]
players = 2
stars = {STARS}
"""
WORDS = '{ ja = "文。", en = "Text." }'
MOVE = f"""
[[step]]
text = {WORDS}
goal = {WORDS}
right = {WORDS}
wrong = {WORDS}
"""
FEEDBACK = f'[[step.feedback]]\nmoves = ["trade A2"]\ntext = {WORDS}'


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "01-test.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("title = 3", "Expected `object`, got `int` - at `$.title`"),
        ("not toml", "Expected '='"),
        (HEAD, "missing required field `step`"),
        (HEAD + f"[[step]]\ntext = {WORDS}\n", "needs goal, accept, right and wrong"),
        (HEAD + f'[[step]]\nkind = "read"\ntext = {WORDS}\naccept = ["trade A1"]\n', "asks for nothing"),
        (HEAD + f'[[step]]\nkind = "read"\ntext = {WORDS}\nactions = ["trade A1"]\n', "need a set-up"),
        (HEAD + f'[[step]]\nkind = "read"\ntext = {WORDS}\nhint = "x"\n', "unknown field `hint`"),
        (HEAD + '[[step]]\nkind = "read"\ntext = { ja = "文" }\n', "missing required field `en`"),
        (HEAD + f'[[step]]\nkind = "jump"\ntext = {WORDS}\n', "Invalid enum value 'jump'"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, text: str, detail: str) -> None:
    with pytest.raises(TeachingError) as caught:
        load_file(written(tmp_path, text), "conquestar")
    assert caught.value.place == "01-test.toml"
    assert detail in str(caught.value)


def test_a_game_without_lessons_says_so() -> None:
    with pytest.raises(MissingResourceError):
        lessons("chess")


def test_a_step_after_the_end_is_found(tmp_path: Path) -> None:
    head = 'title = { ja = "題", en = "Title" }\n[setup]\nplayers = 2\n'
    over = f'[[step]]\nkind = "read"\ntext = {WORDS}\nactions = ["clear 0"]\n[step.setup]\nhollows = [1, 0, 0]\n'
    late = MOVE + 'kind = "forbidden"\naccept = ["clear 1"]\n'
    lesson = load_file(written(tmp_path, head + over + late), "pebbles")
    assert any(
        "step 2: the game is over before this step" in trouble for trouble in findings(cast("Game", PEBBLES), lesson)
    )


@pytest.mark.parametrize(
    ("step", "trouble"),
    [
        ('accept = ["trade A2"]\ncheck = ["line A", "trade"]', "trade A1 meets line A, trade"),
        ('accept = ["trade A2", "trade B2"]\ncheck = ["star A2", "trade"]', "trade B2 does not meet star A2, trade"),
        ('accept = ["trade A2"]', "names no criterion"),
        ('accept = ["trade A2"]\ncheck = ["prettiest"]', "unknown criterion 'prettiest'"),
        ('accept = ["trade A2"]\ncheck = ["star A2", "trade"]', "seat 1 still has to choose"),
        ('accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nothers = ["invade Z1"]', "not notation"),
        ('accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nothers = ["trade A1", "trade A1"]', "scripted trade A1"),
        ('accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nrules = ["CQ-9.9"]', "cites CQ-9.9"),
        ('accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nseat = 1', "seat 1 is asked while seat 0"),
        ('kind = "forbidden"\naccept = ["trade A2"]', "trade A2 is allowed"),
        (
            'kind = "forbidden"\naccept = ["trade A2"]\nsetup = { star_coins = [0, 5'
            + ", 0" * 23
            + '] }\nrules = ["CQ-4.1"]',
            "forbidden by CQ-2.3, which the step does not cite",
        ),
        (
            'accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nothers = ["trade A1"]\n' + FEEDBACK,
            "no wrong move matches",
        ),
        (
            'accept = ["trade A2"]\ncheck = ["star A2", "trade"]\nothers = ["trade A1"]\n'
            + FEEDBACK.replace("trade A2", "invade *").replace("text", 'good = ["trade"]\ntext', 1),
            "invade A1 is called good, and does not meet trade",
        ),
        ('accept = ["trade A2"]\ncheck = ["trade"]\nsetup = { players = 9 }', "players"),
    ],
)
def test_the_check_finds_what_a_lesson_gets_wrong(tmp_path: Path, step: str, trouble: str) -> None:
    lesson = load_file(written(tmp_path, HEAD + MOVE + step), "conquestar")
    assert any(trouble in finding for finding in findings(GAME, lesson))


def test_the_check_wants_one_way_into_a_step_that_goes_on(tmp_path: Path) -> None:
    both = 'accept = ["trade A2", "trade B2"]\ncheck = ["line 2", "trade"]\nothers = ["trade A1"]\n'
    lesson = load_file(written(tmp_path, HEAD + MOVE + both + MOVE + both), "conquestar")
    assert any("step 2: goes on" in finding for finding in findings(GAME, lesson))


def test_seats_before_the_learner_choose_by_the_script(tmp_path: Path) -> None:
    step = 'seat = 1\naccept = ["trade A2"]\ncheck = ["star A2", "trade"]\nothers = ["trade A1"]\n'
    lesson = load_file(written(tmp_path, HEAD + MOVE + step), "conquestar")
    assert findings(GAME, lesson) == []
    run = LessonRun(GAME, lesson)
    assert run.state.to_move == 1
    assert view_of(run.state, 1).chosen == [True, False]
    run.try_action("trade A2")
    assert run.state.view(1).round == 2


def test_null_is_written_as_a_dash(tmp_path: Path) -> None:
    step = f'[[step]]\nkind = "read"\ntext = {WORDS}\nsetup = {{ stars = ["-", {", ".join(map(str, STARS[1:]))}] }}\n'
    run = LessonRun(GAME, load_file(written(tmp_path, HEAD + step), "conquestar"))
    assert view_of(run.state, 0).stars[0] is None
    assert run.done
