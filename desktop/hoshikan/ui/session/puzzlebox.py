"""The puzzles at hand: read when first asked for, each game's once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date

from hoshikan.teaching.exercise import Exercise


def _shipped(game: str) -> tuple[Exercise, ...]:
    from hoshikan.teaching.practice import exercise_of
    from hoshikan.teaching.puzzles import puzzles

    return tuple(exercise_of(game, puzzle) for puzzle in puzzles(game))


class PuzzleBox:
    """Every method that looks into a file raises TeachingError for a faulty one."""

    def __init__(
        self,
        games: Iterable[str],
        load: Callable[[str], tuple[Exercise, ...]] = _shipped,
        today: Callable[[], date] = date.today,
    ) -> None:
        self._games = tuple(games)
        self._load = load
        self._read: dict[str, tuple[Exercise, ...]] = {}
        self.today = today
        """The day by the player's own calendar."""

    @property
    def is_read(self) -> bool:
        """True if the puzzles of all games have been read."""
        return len(self._read) == len(self._games)

    def of(self, game: str = "") -> tuple[Exercise, ...]:
        """The puzzles of a game, of all games for ""."""
        if not game:
            return tuple(puzzle for one in self._games for puzzle in self.of(one))
        if game not in self._read:
            self._read[game] = self._load(game)
        return self._read[game]

    def among(self, ids: Iterable[str]) -> tuple[Exercise, ...]:
        """Those of `ids` that there are, in that order; only the files of their games are read."""
        wanted = [one for one in ids if one.partition("/")[0] in self._games]
        known = {puzzle.id: puzzle for game in {one.partition("/")[0] for one in wanted} for puzzle in self.of(game)}
        return tuple(known[one] for one in wanted if one in known)
