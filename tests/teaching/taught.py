"""The games that have a rule book or lessons, and their lessons as a learner leaves them."""

from __future__ import annotations

from typing import Final

from hoshikan.engine import Game
from hoshikan.games import GAMES
from hoshikan.resources import game_path
from hoshikan.teaching.lessonrun import LessonRun, Verdict
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.rulebook import LANGUAGES

BOOKED: Final = tuple(
    game_id for game_id in GAMES if any(game_path(game_id, f"rules.{code}.md").exists() for code in LANGUAGES)
)
TAUGHT: Final = tuple(game_id for game_id in GAMES if game_path(game_id, "lessons").exists())


def solved(game: Game, name: str, index: int, answer: int = 0) -> LessonRun:
    """The lesson whose id ends in `name`, taken by its first right answers (or those at `answer`) until step `index` is
    solved too."""
    run = LessonRun(game, next(lesson for lesson in lessons(game.id) if lesson.id.endswith(name)))
    while True:
        if not run.solved:
            assert run.try_action(run.step.accept[answer]).verdict == Verdict.RIGHT
        if run.index == index:
            return run
        run.next()
