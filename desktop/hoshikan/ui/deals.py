"""New matches with sensible seats: people by their names, bots by the names of stars."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

import msgspec

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import Game, OptionValue

BOT_NAMES: Final = ("Vega", "Altair", "Deneb", "Rigel", "Spica", "Mira", "Capella", "Antares")
DEFAULT_LEVEL: Final = "casual"
MAX_SEED: Final = 999_999_999
"""Short enough to tell a friend."""


def fresh_seed() -> int:
    """A deal nobody has chosen."""
    return secrets.randbelow(MAX_SEED) + 1


def free_bot_name(taken: Sequence[str]) -> str:
    """The first star no seat is named after."""
    return next((name for name in BOT_NAMES if name not in taken), f"Vega {len(taken) + 1}")


def default_seats(game: Game, player_name: str) -> list[Seat]:
    """One person against as many bots as make the smallest sensible table."""
    seats = [Seat("human", player_name)]
    while len(seats) < max(2, game.players[0]):
        seats.append(Seat("bot", free_bot_name([seat.name for seat in seats]), DEFAULT_LEVEL))
    return seats


def default_match(game: Game, player_name: str, seed: int | None = None) -> Match:
    """The match that one press on "Play" starts."""
    chosen = fresh_seed() if seed is None else seed
    return Match.start(game, default_seats(game, player_name), chosen, date=today())


def today() -> str:
    """The date for a match's header."""
    return date.today().isoformat()  # noqa: DTZ011  # the day as the player's own calendar says


class Choices(NamedTuple):
    """What was chosen last time for a game; empty where nothing usable is remembered."""

    seats: list[Seat]
    options: dict[str, OptionValue]


class _Memory(msgspec.Struct):
    """The remembered choices of one game."""

    seats: list[Seat]
    options: dict[str, bool | int | str]


def remembered(text: str, game: Game) -> Choices:
    """The choices for `game` kept in `text`, as far as the game still allows them."""
    memory = _decoded(text).get(game.id)
    if memory is None:
        return Choices([], {})
    allowed = {option.id: option.values for option in game.options}
    options = {name: value for name, value in memory.options.items() if value in allowed.get(name, ())}
    return Choices(memory.seats if len(memory.seats) in game.players else [], options)


def remember(text: str, game: Game, seats: Sequence[Seat], options: Mapping[str, OptionValue]) -> str:
    """`text` with the choices for `game` replaced."""
    memories = _decoded(text) | {game.id: _Memory(list(seats), dict(options))}
    return msgspec.json.encode(memories).decode()


def _decoded(text: str) -> dict[str, _Memory]:
    try:
        return msgspec.json.decode(text.encode(), type=dict[str, _Memory])
    except (msgspec.DecodeError, RecursionError):
        return {}
