"""Puzzles as data: `resources/games/<game>/puzzles.toml`, positions of self-play in which one action is clearly best.

    game = "five-stars"

    [[puzzle]]
    id = "1f0c2a9b"               # of the record and nothing else, so that what a player solved stays known
    players = 2
    seat = 0                      # whose move it is: the position is shown as that seat sees it
    solution = ["take C3"]        # the best action first, then those with the very same outcome
    second = "take A1"            # the best of all others
    margin = 0.143                # chance to win (0..1, a team's as a whole) beyond that one's: mean of all searches …
    least = 0.131                 # … and the smallest of them
    results = { "take C3" = 0.612, "take A1" = 0.469 }   # chances to win after some of the actions, best first
    greedy = 0.0                  # how often a player that looks one step ahead finds it, 0..1
    themes = ["takes-most"]       # the tutor's kinds of features for which the solution is better than `second` …
    avoids = ["may-lose"]         # … and those against `second` that the solution has not: both the weightiest first
    found = { novice = 0.0, casual = 0.25, skilled = 0.5, expert = 1.0, master = 1.0 }
    origin = { command = "…", game = 17, ply = 12, searches = 4, playouts = 20000, commit = "…" }
    record = '''
    hoshikan-record 1
    …
    '''                           # the match up to the position, see `engine.record`

`hoshikan-cli puzzles mine` writes it and `hoshikan-cli puzzles verify` tries all of it anew. The record has one deal
that fits the position; what is solved is what the seat may know, so ask `view(seat)` and `determinize(seat, rng)`.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec

from hoshikan.engine import record
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.resources import game_path, place_of
from hoshikan.teaching.files import read_toml
from hoshikan.teaching.position import TeachingError

BEYOND: Final = "beyond"
"""In place of a level: no level finds it as often as not."""
EASIEST: Final = 15.0
"""The rating of a puzzle that all levels solve …"""
HARDEST: Final = 35.0
"""… and of one that no level solves, on openskill's scale, where a new player has 25."""

_Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
_Texts = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Share of each level's tries that find the solution, weakest level first."""

    novice: _Share
    casual: _Share
    skilled: _Share
    expert: _Share
    master: _Share


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The origin of a puzzle: enough to mine it again."""

    command: str
    game: int
    """The seed of the game it was met in."""
    ply: int
    searches: int
    """Searches with different seeds that agreed."""
    playouts: int
    """Playouts of each of them."""
    commit: str = ""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with its solution and its measures; the module's docstring explains the fields."""

    id: str
    players: Annotated[int, msgspec.Meta(ge=1)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    solution: _Texts
    second: str
    margin: _Share
    least: _Share
    results: dict[str, _Share]
    greedy: _Share
    found: Found
    origin: Origin
    record: str
    themes: tuple[str, ...] = ()
    avoids: tuple[str, ...] = ()

    def match(self, game: Game) -> Match:
        """The match that led here, at the position to solve. Raises RecordError."""
        return record.read(self.record, {game.id: game})

    @property
    def decision(self) -> str:
        """The kind of decision: the words with which its answers begin."""
        return "/".join(sorted({text.split()[0] for text in (*self.solution, *self.results)}))

    @property
    def level(self) -> str:
        """Difficulty: the weakest level that finds it at least half of the time, or `BEYOND`."""
        shares = msgspec.structs.asdict(self.found)
        return next((level for level, share in shares.items() if share >= 0.5), BEYOND)

    @property
    def rating(self) -> float:
        """Difficulty as a number on openskill's scale, computed from the levels' shares."""
        shares: tuple[float, ...] = msgspec.structs.astuple(self.found)
        return HARDEST - (HARDEST - EASIEST) * sum(shares) / len(shares)


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of one game, in the order in which they were found."""

    game: str
    puzzle: tuple[Puzzle, ...] = ()


def puzzle_id(text: str) -> str:
    """The id of the puzzle with this record."""
    return sha256(text.strip().encode()).hexdigest()[:8]


def puzzle_file(game: str) -> Path:
    """Return the path of the puzzles of a game; a new game has none."""
    return game_path(game, "puzzles.toml")


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game, none if it has none yet. Raises TeachingError."""
    path = puzzle_file(game)
    return read_puzzles(path, game).puzzle if path.exists() else ()


def read_puzzles(path: Path, game: str) -> PuzzleFile:
    """The puzzles in a file; their records are not read yet. Raises TeachingError naming file and spot, and OSError."""
    data = read_toml(path, PuzzleFile)
    if data.game != game:
        raise TeachingError(place_of(path), f"puzzles of {data.game}, not of {game}")
    return data
