"""The messages of the engine process: one JSON object per line. PROTOCOL.md describes them for other programs."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from hoshikan.teaching.explanation import Explanation, Peeked, Readability, Reading

VERSION = 1
INTERNAL: Final = "internal"
"""The reason of an `Error` where a fault of the engine, not the command, is to blame: asking again gives the same."""
MOST_DETAIL: Final = 200
"""Most characters of an error's quotation of a line that is no message."""

T = TypeVar("T")

Count = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=1, le=3_600_000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """A message of the other side."""


class Hello(Command, frozen=True, tag="hello"):
    """Ask for the identity of the engine."""


class Load(Command, frozen=True, tag="load"):
    """Take this match record; `ply` goes back to an earlier position (default: its last)."""

    record: str
    ply: Number | None = None


class Go(Command, frozen=True, tag="go"):
    """Search for the seat to move. Budgets default to the level's; an analysis without any runs until stopped."""

    id: Number = 0
    purpose: Literal["move", "analyse", "fallback"] = "move"
    seat: Number | None = None
    level: str | None = None
    playouts: Count | None = None
    ms: Milliseconds | None = None
    seed: Number = 0


class Evaluate(Command, frozen=True, tag="evaluate"):
    """Ask for expected results after every ply of the loaded match, from the knowledge of `seat`."""

    id: Number = 0
    seat: Number = 0
    playouts: Count = 60
    seed: Number = 0


class Review(Command, frozen=True, tag="review"):
    """Ask for the cost of the decisions of `seats`, and for their luck; of one `ply` alone if given.

    Without `playouts` a decision is first searched as long as the game's review takes (`session.review_playouts`).
    """

    id: Number = 0
    seats: list[Number] = []
    ply: Number | None = None
    playouts: Count | None = None
    seed: Number = 0


class Why(Command, frozen=True, tag="why"):
    """Ask for an explanation of the action `ply`, counted from 0, from what the seat `asker` may know.

    Without an asker a spectator asks, which only makes sense after the end.
    """

    ply: Number
    id: Number = 0
    asker: Number | None = None
    worlds: Count | None = None
    ms: Milliseconds | None = None


class Peek(Command, frozen=True, tag="peek"):
    """Ask for the proof that the bot's decision `ply`, counted from 0, does not depend on what is hidden from it."""

    ply: Number
    id: Number = 0
    worlds: Count | None = None
    playouts: Count | None = None


class Read(Command, frozen=True, tag="read"):
    """Ask how likely hidden things are for the seat `asker`, after `ply` actions; without it at the loaded position."""

    asker: Number
    id: Number = 0
    ply: Number | None = None
    worlds: Count | None = None
    ms: Milliseconds | None = None


class Readable(Command, frozen=True, tag="readable"):
    """Ask how readable the secret choices of `seat` were; after the end of the game."""

    seat: Number
    id: Number = 0


class Stop(Command, frozen=True, tag="stop"):
    """End the search under way; its answer follows at once."""


class Quit(Command, frozen=True, tag="quit"):
    """End the process."""


AnyCommand = Hello | Load | Go | Evaluate | Review | Why | Peek | Read | Readable | Stop | Quit


class Answer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the engine."""


class Identity(Answer, frozen=True, tag="hello"):
    """`levels` are ids, weakest first; `games` ids of the registry."""

    name: str
    version: str
    protocol: int
    games: list[str]
    levels: list[str]


class Loaded(Answer, frozen=True, tag="loaded"):
    """The record is valid; `to_move` is a seat, -1 (chance) or -2 (over) at `ply` of `plies`."""

    game: str
    players: int
    ply: int
    plies: int
    to_move: int


class RankedAction(msgspec.Struct, frozen=True):
    """`share` of the recommended play and `expected` result are 0..1; both it and `points` are the searching seat's."""

    action: str
    share: float
    expected: float
    points: float
    visits: int


class Info(Answer, frozen=True, tag="info"):
    """The ranking so far, best first. `expected` and `points` are per seat."""

    id: int
    playouts: int
    ms: int
    expected: list[float]
    points: list[float]
    ranking: list[RankedAction]


class Best(Answer, frozen=True, omit_defaults=True, tag="best"):
    """The end of a `go`: the action to play; with purpose "analyse" the best one and the final ranking."""

    id: int
    action: str
    playouts: int
    ms: int
    expected: list[float] = []
    points: list[float] = []
    ranking: list[RankedAction] = []


class Value(Answer, frozen=True, tag="value"):
    """Expected result and points per seat after `ply` actions."""

    id: int
    ply: int
    expected: list[float]
    points: list[float]


class Evaluated(Answer, frozen=True, tag="evaluated"):
    """The end of an `evaluate`; `complete` is false if it was stopped."""

    id: int
    complete: bool


class Judged(Answer, frozen=True, omit_defaults=True, tag="judged"):
    """The decision `ply` of `seat`: `chance` to win with the `best` play, of which `loss` was given up with what was
    `played`, beyond the `error` of the search; `share` of the recommended play is `best`.
    `stake` is what a choice at random gives up on average. `results` are chances by action, where something was
    lost."""

    id: int
    ply: int
    seat: int
    played: str
    best: str
    share: float
    chance: float
    loss: float
    error: float
    expected: list[float]
    results: dict[str, float] = {}
    stake: float | None = None


class Luck(Answer, frozen=True, tag="luck"):
    """By how much the action `ply` of chance changed each seat's chance to win; 0 for seats not asked for."""

    id: int
    ply: int
    swings: list[float]


class Reviewed(Answer, frozen=True, tag="reviewed"):
    """The end of a `review`; `complete` is false if it was stopped."""

    id: int
    complete: bool


class Explained(Answer, frozen=True, tag="explained"):
    """The explanation so far; `last` ends the answer, with the same explanation again."""

    id: int
    ply: int
    explanation: Explanation
    last: bool


class Proved(Answer, frozen=True, tag="peeked"):
    """The proof so far; `last` ends the answer, with the same proof again."""

    id: int
    ply: int
    proof: Peeked
    last: bool


class HiddenRead(Answer, frozen=True, tag="read"):
    """The reading so far; `last` ends the answer, with the same reading again."""

    id: int
    reading: Reading
    last: bool


class ReadableFound(Answer, frozen=True, tag="readable"):
    """The readability of a seat, and an exercise for it (`teaching.exercise.Exercise` as JSON), "" if there is none."""

    id: int
    found: Readability
    exercise: str


class Error(Answer, frozen=True, omit_defaults=True, tag="error"):
    """The command was not carried out. `reason` is an id, `detail` an English line for logs, `id` the command's."""

    reason: str
    detail: str
    id: int = 0
    line: int = 0
    """Line of the record that is at fault, counted from 1."""
    rule: str = ""
    ply: int | None = None
    """In an `evaluate` or `review`: the one position that has no answer; the command goes on with the others."""


AnyAnswer = (
    Identity
    | Loaded
    | Info
    | Best
    | Value
    | Evaluated
    | Judged
    | Luck
    | Reviewed
    | Explained
    | Proved
    | HiddenRead
    | ReadableFound
    | Error
)

_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_ANSWERS: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)
_ENCODER = msgspec.json.Encoder()


def encode(message: Command | Answer) -> bytes:
    """The line of a message, newline included."""
    return _ENCODER.encode(message) + b"\n"


class MessageError(ValueError):
    """A line that is no message: no JSON, not of the shape, no UTF-8 or absurdly nested."""


def decode_command(line: bytes) -> AnyCommand:
    """The command on a line. Raises MessageError."""
    return _decoded(line, _COMMANDS)


def decode_answer(line: bytes) -> AnyAnswer:
    """The answer on a line. Raises MessageError."""
    return _decoded(line, _ANSWERS)


def _decoded(line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # A text that is no UTF-8 is a UnicodeDecodeError, which is none of msgspec's own.
        raise MessageError(str(error)[:MOST_DETAIL]) from None
