"""Finds the mistakes with which a level that does not search wins as often as it should, and measures every level."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import msgspec

from hoshikan.bots.arena import Share, schedule, wilson
from hoshikan.bots.entrants import Entrant
from hoshikan.bots.levels import LEVELS, LevelFile, LevelNumbers, Measured, with_numbers
from hoshikan.bots.series import Job, PlayedGame, run

YARDSTICK: Final = "greedy"
"""The greedy player, which makes no mistakes."""
AIMS: Final = MappingProxyType({"novice": 0.22, "casual": 0.48})
"""The share of the wins against the yardstick that a level should have, where a game's file has no other aim: 15–30 %
and 45–55 % are good."""
HALVINGS: Final = 7


def careless(carelessness: float) -> LevelNumbers:
    """The mistakes of a player between none at all (0) and the most that still is play (1). The proportion is taste."""
    return LevelNumbers(
        attention=round(1.0 - 0.6 * carelessness, 3),
        blur=round(3.0 * carelessness, 3),
        greed=round(2.0 * carelessness, 3),
    )


@dataclass(frozen=True, slots=True)
class Trial:
    """Games to measure a level by, every deal in all seatings."""

    game: str
    players: int
    games: int
    seed: int = 0
    playouts: int | None = None
    """For a quick look: in place of the levels' budgets."""
    play: Callable[[Sequence[Job]], Iterable[PlayedGame]] = run
    """Plays the games, in their order."""

    def share(self, numbers: LevelFile, level: str, rival: str = YARDSTICK) -> tuple[Share, int]:
        """Return the level's share of the wins of the two, and the number of games."""
        levels = with_numbers(numbers)
        entrants = tuple(Entrant(name, name, level=levels.get(name)) for name in (level, rival))
        names = [entrant.name for entrant in entrants]
        jobs = schedule(self.game, names, self.players, self.games, self.seed, self.playouts)
        won = decided = 0.0
        for played in self.play([replace(job, entrants=entrants) for job in jobs]):
            mine, theirs = (_wins(played, name) for name in names)
            won, decided = won + mine, decided + mine + theirs
        return wilson(won, max(1, round(decided))), len(jobs)


def _wins(played: PlayedGame, name: str) -> float:
    return sum(played.seats[seat] == name for seat in played.winners) / len(played.winners)


def fitted(numbers: LevelFile, trial: Trial) -> LevelFile:
    """`numbers` with the mistakes of the levels that do not search found anew."""
    for level, usual in AIMS.items():
        own = numbers.of(level).aim
        aim = usual if own is None else own
        found = careless(_carelessness(numbers, level, aim, trial))
        numbers = _with(numbers, level, msgspec.structs.replace(found, aim=own))
        for upper in LEVELS[LEVELS.index(level) + 1 :]:
            if numbers.of(upper).same_as is None:
                # It has played against another one.
                numbers = _with(numbers, upper, msgspec.structs.replace(numbers.of(upper), over_lower=None))
                break
    return numbers


def _carelessness(numbers: LevelFile, level: str, aim: float, trial: Trial) -> float:
    """By halving: who errs more wins less, apart from luck, and the deals are the same in all trials."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        share, _ = trial.share(_with(numbers, level, careless(middle)), level)
        low, high = (middle, high) if share.mean > aim else (low, middle)
    return (low + high) / 2


@dataclass(frozen=True, slots=True)
class Measure:
    """A level's share of wins against the yardstick, with all its numbers."""

    level: str
    share: Share
    games: int
    numbers: LevelFile


def measured(numbers: LevelFile, trial: Trial, levels: tuple[str, ...] = LEVELS) -> Iterator[Measure]:
    """One level after the other, of those that are offered."""
    for level in (level for level in levels if numbers.of(level).same_as is None):
        share, games = trial.share(numbers, level)
        found = Measured(round(share.mean, 3), games, trial.players)
        numbers = _with(numbers, level, msgspec.structs.replace(numbers.of(level), measured=found))
        yield Measure(level, share, games, numbers)


def written(numbers: LevelFile) -> str:
    """The file of `numbers`, as `bots.levels` reads it."""
    lines = [f'game = "{numbers.game}"', f'command = "{numbers.command}"']
    lines += [] if numbers.review is None else [f"review = {numbers.review}"]
    for level in LEVELS:
        plain: Mapping[str, object] = msgspec.to_builtins(numbers.of(level))
        if plain:
            lines += ["", f"[{level}]", *_table(plain)]
        for kind in ("measured", "over-lower"):
            if isinstance(found := plain.get(kind), dict):
                lines += [f"[{level}.{kind}]", *_table(found)]
    return "\n".join(lines) + "\n"


def _table(plain: Mapping[str, object]) -> list[str]:
    return [
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"
        for name, value in plain.items()
        if not isinstance(value, dict)
    ]


def _with(numbers: LevelFile, level: str, changed: LevelNumbers) -> LevelFile:
    return msgspec.structs.replace(numbers, **{level: changed})
