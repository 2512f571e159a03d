"""The levels of our bots, five at most. They differ in thinking and in mistakes, never in information.

Each game has its own numbers, in `resources/games/<game>/levels.toml`, beside how often the level wins with them:

    game = "five-stars"
    command = "hoshikan-cli tune five-stars --levels …"   # how to make this file again
    [novice]
    attention = 0.6               # fields of `Level` and its search; what is left out is as in the defaults
    blur = 1.3
    [novice.measured]             # against the greedy player
    won = 0.22
    games = 400
    players = 2
    [expert]
    same-as = "master"            # not offered: it wins no more than others do; a seat that has it plays as that level
    [master]
    playouts = 4000
    [master.over-lower]           # against the next lower level that is offered, likewise
    won = 0.63
    games = 120
    players = 2

`review` above the levels is the number of playouts that a review first spends on a decision, where twice those of
*skilled* are not enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from hoshikan.bots.search import SearchSettings
from hoshikan.engine.datafile import read_toml
from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import decode
from hoshikan.resources import DamagedResourceError, game_path


@dataclass(frozen=True, slots=True)
class Level:
    """A way to play: with a search that ends at `playouts` or after `milliseconds`, or one step ahead without any."""

    id: str
    playouts: int
    """0 for a level that does not search."""
    milliseconds: int
    """Generous: playouts decide, so that a level plays alike on a slow and on a fast computer."""
    temperature: float = 0.0
    """Sharpens (< 1) or flattens (> 1) the search's recommendation before a move is drawn from it; 0 = always best."""
    attention: float = 1.0
    """Without a search: the chance that it notices a move at all."""
    blur: float = 0.0
    """Without a search: how much it misjudges what moves are worth, in units of the logarithm of their priors."""
    greed: float = 0.0
    """Without a search: how much more than it is worth it likes the move with the largest gain of points at once."""
    settings: SearchSettings = field(default_factory=SearchSettings)

    @property
    def searches(self) -> bool:
        return self.playouts > 0


_Count = Annotated[int, msgspec.Meta(ge=0)]
_Amount = Annotated[float, msgspec.Meta(ge=0.0)]
_Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Share of a level's wins against another player."""

    won: _Share
    """Share of the games, shared wins in parts; of the wins of the two, where more than two play."""
    games: _Count
    players: _Count


class LevelNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """The entry of a level in a game's file."""

    same_as: str | None = None
    """The level that plays in place of this one, which the game does not offer."""
    aim: _Share | None = None
    """The share of wins against the player that looks one step ahead to which `tune --levels` fits the mistakes."""
    playouts: _Count | None = None
    temperature: _Amount | None = None
    attention: _Share | None = None
    blur: _Amount | None = None
    greed: _Amount | None = None
    restricted: _Share | None = None
    plans: _Count | None = None
    measured: Measured | None = None
    """Against the greedy player."""
    over_lower: Measured | None = None
    """Against the next lower level that is offered."""


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """The levels of one game."""

    game: str
    command: str = ""
    review: _Count | None = None
    novice: LevelNumbers = LevelNumbers()
    casual: LevelNumbers = LevelNumbers()
    skilled: LevelNumbers = LevelNumbers()
    expert: LevelNumbers = LevelNumbers()
    master: LevelNumbers = LevelNumbers()

    def of(self, level: str) -> LevelNumbers:
        """Return the entry of the level with this id."""
        numbers: LevelNumbers = getattr(self, level)
        return numbers


NOVICE: Final = Level("novice", 0, 1000, attention=0.8, blur=1.0, greed=0.7)
CASUAL: Final = Level("casual", 0, 1000, attention=0.98, blur=0.1, greed=0.05)
SKILLED: Final = Level("skilled", 150, 2000, 0.3)
EXPERT: Final = Level("expert", 600, 3000, 0.2)
MASTER: Final = Level("master", 2400, 5000, 0.1)

DEFAULTS: Final = MappingProxyType({level.id: level for level in (NOVICE, CASUAL, SKILLED, EXPERT, MASTER)})
"""By id, weakest first: what a game plays by that has no numbers of its own."""
LEVELS: Final = tuple(DEFAULTS)
"""Their ids, weakest first; not every game offers all of them."""


def offered(game: str) -> tuple[str, ...]:
    """The ids of the levels that a game offers, weakest first: each wins clearly more than the one before it."""
    return tuple(level for level in LEVELS if numbers_of(game).of(level).same_as is None)


def in_place_of(game: str, level: str) -> str:
    """The id of the level that plays where `level` was chosen: another one where the game no longer offers that."""
    return (numbers_of(game).of(level).same_as or level) if level in DEFAULTS else level


def levels_of(game: str) -> Mapping[str, Level]:
    """By id, weakest first: the levels of a game with its own numbers. An id that the game does not offer has the
    level that plays in its place."""
    return MappingProxyType(with_numbers(numbers_of(game)))


def measured(game: str, level: str) -> Measured | None:
    """Return a level's wins against the greedy player, if they were measured."""
    return numbers_of(game).of(in_place_of(game, level)).measured if level in DEFAULTS else None


def over_lower(game: str, level: str) -> Measured | None:
    """Return a level's wins against the next lower one, if they were measured."""
    return numbers_of(game).of(in_place_of(game, level)).over_lower if level in DEFAULTS else None


def with_numbers(numbers: LevelFile) -> dict[str, Level]:
    """Return the levels with the numbers of a file."""
    own = {level.id: _changed(level, numbers.of(level.id)) for level in DEFAULTS.values()}
    return {level: own[numbers.of(level).same_as or level] for level in own}


def _changed(level: Level, numbers: LevelNumbers) -> Level:
    return replace(
        level,
        playouts=level.playouts if numbers.playouts is None else numbers.playouts,
        temperature=level.temperature if numbers.temperature is None else numbers.temperature,
        attention=level.attention if numbers.attention is None else numbers.attention,
        blur=level.blur if numbers.blur is None else numbers.blur,
        greed=level.greed if numbers.greed is None else numbers.greed,
        settings=replace(
            level.settings,
            restricted=level.settings.restricted if numbers.restricted is None else numbers.restricted,
            plans=level.settings.plans if numbers.plans is None else numbers.plans,
        ),
    )


def level_file(game: str) -> Path:
    """Return the path of the numbers of a game's levels; not every game has such a file."""
    return game_path(game, "levels.toml")


@cache
def numbers_of(game: str) -> LevelFile:
    """Return the numbers of the levels of a game. Raises DamagedResourceError."""
    path = level_file(game)
    try:
        return read_levels(path) if path.exists() else LevelFile(game)
    except (SetupError, OSError) as error:
        raise DamagedResourceError(path, str(error)) from None


def read_levels(path: Path) -> LevelFile:
    """The numbers in a file. Raises SetupError naming file and place if it is damaged, and OSError."""
    try:
        numbers = decode(read_toml(path), LevelFile)
    except SetupError as error:
        raise SetupError(f"{path.name}: {error.place}", error.reason, error.facts) from None
    played = {level for level in LEVELS if numbers.of(level).same_as is None}
    for level in LEVELS:
        if level not in played and numbers.of(level).same_as not in played:
            known = ", ".join(level for level in LEVELS if level in played)
            raise SetupError(f"{path.name}: {level}.same-as", "bad-setup-value", {"detail": f"played are {known}"})
    return numbers
