"""Lessons as data: `resources/games/<game>/lessons/NN-name.toml`, one lesson a file, all texts in Japanese and English.

    title = { ja = "…", en = "…" }
    option = true                 # optional: about an option, and so after the lessons that every game needs

    [setup]                       # set-up data of the game, shared by all steps; "-" stands for null
    players = 2

    [[step]]                      # kinds: "read", "move" (the default), "forbidden"
    actions = ["trade A1"]        # optional, after a set-up: what was played since
    others = ["invade A1"]        # the other seats' actions of this round, in the order they are asked
    text = { ja = "…", en = "…" } # what there is to learn
    shows = ["star:C*"]           # optional: the pieces it speaks of, by their keys on the table; they are lit
    focus = ["cell:12", "cell:24"] # optional: the pieces that matter; others of their kinds ("cell") are faded
    goal = { ja = "…", en = "…" } # what to do ("move" and "forbidden" only)
    accept = ["trade C3"]         # exactly the right actions; "forbidden": the illegal ones to try
    check = ["most-income"]       # the criteria that make them right, verified by `lessoncheck`
    right = { ja = "…", en = "…" }
    wrong = { ja = "…", en = "…" }  # feedback for every other legal action …
    rules = ["CQ-3.1"]

    [step.setup]                  # optional: the position is set anew, these keys replacing the lesson's
    coins = [9, 1]

    [[step.feedback]]             # … unless a pattern matches ("*" stands for anything; the first match counts)
    moves = ["invade *"]
    text = { ja = "…", en = "…" }
    rule = "CQ-4.4"
    good = ["invade"]             # optional: good though not the best, for meeting these criteria

A step without `setup` goes on from where the last one ended.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.resources import game_file
from hoshikan.teaching.files import read_toml
from hoshikan.teaching.position import with_nulls

StepKind = Literal["read", "move", "forbidden"]
HANDLING: Final = ("every", "every/handling")
"""The game and the id of the lesson that no file contains: the handling of any table, practised at one."""
_NotEmpty = msgspec.Meta(min_length=1)


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    ja: Annotated[str, _NotEmpty]
    en: Annotated[str, _NotEmpty]

    def in_language(self, language: str) -> str:
        """The text in "ja", or the English one for any other language."""
        return self.ja if language == "ja" else self.en


class Feedback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Feedback on particular wrong moves."""

    moves: Annotated[tuple[str, ...], _NotEmpty]
    text: Bilingual
    rule: str = ""
    good: tuple[str, ...] = ()
    """Criteria that the moves meet, which makes them good though not the best; empty for moves that are wrong."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    text: Bilingual
    kind: StepKind = "move"
    setup: dict[str, Any] | None = None
    actions: tuple[str, ...] = ()
    seat: int = 0
    others: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    goal: Bilingual | None = None
    accept: tuple[str, ...] = ()
    check: tuple[str, ...] = ()
    right: Bilingual | None = None
    wrong: Bilingual | None = None
    feedback: tuple[Feedback, ...] = ()
    rules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """A step that asks for something needs a goal, an answer and words for every outcome."""
        if self.kind == "read":
            if self.accept or self.goal or self.others:
                raise ValueError("a step to read asks for nothing")
        elif not (self.accept and self.goal and self.right and self.wrong):
            raise ValueError("a step that asks for a move needs goal, accept, right and wrong")
        if self.actions and self.setup is None:
            raise ValueError("actions need a set-up to start from")

    def fades(self, key: str) -> bool:
        """Return whether a piece of the table does not matter beside those of its kind that `focus` names."""
        kinds = {pattern.partition(":")[0] for pattern in self.focus}
        return key.partition(":")[0] in kinds and not any(fnmatchcase(key, pattern) for pattern in self.focus)


class LessonData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a lesson file."""

    title: Bilingual
    setup: dict[str, Any]
    step: Annotated[tuple[Step, ...], _NotEmpty]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    option: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game; `id` is `<game>/<file name>`, under which progress is kept."""

    id: str
    game: str
    title: Bilingual
    minutes: int
    steps: tuple[Step, ...]
    setup: dict[str, Any]
    option: bool = False
    """About an option of the game."""

    def setup_of(self, step: Step) -> dict[str, Any]:
        """The set-up data a step starts from."""
        return with_nulls({**self.setup, **(step.setup or {})})


def load_file(path: Path, game: str) -> Lesson:
    """The lesson in a file. Raises TeachingError naming the file and the spot in it."""
    data = read_toml(path, LessonData)
    first = data.step[0]
    if first.setup is None:
        data = msgspec.structs.replace(data, step=(msgspec.structs.replace(first, setup={}), *data.step[1:]))
    return Lesson(f"{game}/{path.stem}", game, data.title, data.minutes, data.step, data.setup, data.option)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order, those about an option last; files are not renamed for it, since progress
    is kept under their names. Raises MissingResourceError if it has none, and TeachingError."""
    found = (load_file(path, game) for path in sorted(game_file(game, "lessons").glob("*.toml")))
    return tuple(sorted(found, key=lambda lesson: lesson.option))
