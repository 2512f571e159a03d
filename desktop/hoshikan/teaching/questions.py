"""Rule questions as data: `resources/games/<game>/questions.toml`, all texts in Japanese and English.

    [setup]                       # optional: set-up data shared by the questions that show a position
    players = 3

    [[question]]
    id = "level-bids"             # under which answers are kept: never given to another question
    rules = ["HW-3.1"]            # subject of the question, the most important one first: it opens the book
    taught = { lesson = "02-bids", step = 2, ja = "…", en = "…" }  # the step that teaches it, counted from 1, …
    text = { ja = "…", en = "…" }
    why = { ja = "…", en = "…" }  # the reason, shown after the answer
    own_numbers = "HW-0.4"        # optional: the rule whose numbers, estimated by this edition, decide the answer
    answers = [                   # three or four, shown in any order unless `ordered`
      { ja = "…", en = "…", right = true },
      { ja = "…", en = "…" },
      { ja = "…", en = "…" },
    ]

`taught` names words that give the answer: they are in the text that the step shows, and in a right answer or its
reason; neither the question nor a wrong answer contains them, and the step cites the question's first rule.

Where several answers are `right`, exactly these have to be chosen, and the page says so. A question may show a
position:

    [question.setup]              # these keys replace those shared; {} takes them as they are
    markers = [2, 1, 3]

with `actions` (played from there) and `seat` (whose view is shown, 0 by default), or `position = "tie"`, one of the
rule book's own. Facts that the rules engine can compute are declared, and `questioncheck` lets the engine confirm
it for every answer, the right and the wrong ones:

    legal = "set 12"              # of an answer: claims that the action is allowed …
    illegal = "shift 10"          # … or forbidden, by one of the question's rules
    action = "set 11"             # … or that it meets all criteria in the question's `check = ["cheapest-sure-win"]`
    points = 12                   # … or that this seat has so many points after the question's `then`
    value = 3                     # … or that the question's `reads = "pools.0"` is 3 in the seat's view after `then`
    winners = [1]                 # … or that these seats have won after `then`

`then` is played after the shown position: "what happens?" An answer is right exactly if its claim is true.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from hoshikan.engine.game import Game
from hoshikan.resources import game_path, place_of
from hoshikan.teaching.files import read_toml
from hoshikan.teaching.lessons import Bilingual
from hoshikan.teaching.position import Position, TeachingError, load_position, with_nulls

CLAIMS: Final = ("legal", "illegal", "action", "points", "value", "winners")
"""The fields of an answer that the rules engine can confirm."""
_FEWEST, _MOST = 3, 4
_NAME = msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")


class Answer(Bilingual, frozen=True, forbid_unknown_fields=True):
    """One of the answers to choose from, with at most one claim that can be confirmed."""

    right: bool = False
    legal: str = ""
    illegal: str = ""
    action: str = ""
    points: int | None = None
    value: Any = None
    winners: tuple[int, ...] | None = None

    @property
    def claims(self) -> list[str]:
        """Return the names of its claims."""
        return [name for name in CLAIMS if getattr(self, name) not in ("", None)]


class Taught(Bilingual, frozen=True, forbid_unknown_fields=True):
    """The step of a lesson that teaches what is asked, and words in it that give the answer."""

    lesson: str
    """The name of its file."""
    step: Annotated[int, msgspec.Meta(ge=1)]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the rules of a game."""

    id: Annotated[str, _NAME]
    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    taught: Taught
    text: Bilingual
    why: Bilingual
    answers: Annotated[tuple[Answer, ...], msgspec.Meta(min_length=_FEWEST, max_length=_MOST)]
    ordered: bool = False
    """True if the answers stay in the order of the file, as numbers do."""
    position: str = ""
    setup: dict[str, Any] | None = None
    actions: tuple[str, ...] = ()
    seat: int | None = None
    then: tuple[str, ...] = ()
    check: tuple[str, ...] = ()
    reads: str = ""
    own_numbers: str = ""
    """The rule whose numbers decide the answer though the source does not give them; the card is marked with it."""

    def __post_init__(self) -> None:
        """Check everything that does not need the game."""
        right = len(self.right)
        if not 0 < right < len(self.answers):
            raise ValueError(f"{self.id}: {right} of {len(self.answers)} answers are right")
        if not self.is_shown and (self.actions or self.then or any(answer.claims for answer in self.answers)):
            raise ValueError(f"{self.id}: without a set-up there is no position to play in or to confirm by")
        if self.position and (self.setup is not None or self.actions):
            raise ValueError(f"{self.id}: a position of the rule book is taken as it is")

    @property
    def right(self) -> frozenset[int]:
        """The places of the right answers."""
        return frozenset(place for place, answer in enumerate(self.answers) if answer.right)

    @property
    def is_shown(self) -> bool:
        """True if it shows a position."""
        return self.setup is not None or bool(self.position)

    def shown(self, game: Game) -> Position:
        """The position it shows and whose view of it. Raises TeachingError and MissingResourceError."""
        if self.position:
            found = load_position(game, self.position)
            return found if self.seat is None else msgspec.structs.replace(found, seat=self.seat)
        return Position(self.setup or {}, self.actions, self.seat or 0)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of questions."""

    question: Annotated[tuple[Question, ...], msgspec.Meta(min_length=1)]
    setup: dict[str, Any] = {}


def load_questions(path: Path) -> tuple[Question, ...]:
    """The questions in a file. Raises TeachingError naming the file and the spot in it."""
    data = read_toml(path, _File)
    ids = [question.id for question in data.question]
    if twice := sorted({name for name in ids if ids.count(name) > 1}):
        raise TeachingError(place_of(path), f"more than one question is called {', '.join(twice)}")
    return tuple(
        question
        if question.setup is None
        else msgspec.structs.replace(question, setup=with_nulls({**data.setup, **question.setup}))
        for question in data.question
    )


@cache
def questions(game: str) -> tuple[Question, ...]:
    """The questions of a game; none if it has no file. Raises TeachingError."""
    path = game_path(game, "questions.toml")
    return load_questions(path) if path.exists() else ()
