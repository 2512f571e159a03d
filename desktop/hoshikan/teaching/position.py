"""A position as data: where it starts and what was played since. Rule-book pictures and lessons are made of these."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.resources import DamagedResourceError, game_file, place_of

NULL: Final = "-"
"""Stands for null in set-up data, which TOML cannot write."""


class TeachingError(DamagedResourceError):
    """A rule book's position or a lesson that does not fit its game; `place` names the file and the spot in it."""

    def __init__(self, place: str, detail: str) -> None:
        super().__init__(Path(place), detail)
        self.args = (f"{place}: {detail}",)
        self.place = place
        self.detail = detail


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set-up data of a game plus the actions played from there; `seat` is whose view is shown (None: a spectator's)."""

    setup: dict[str, Any]
    actions: tuple[str, ...] = ()
    seat: int | None = None

    def state(self, game: Game) -> State:
        """The position itself. Raises SetupError, NotationError or IllegalAction."""
        state = game.new(setup=self.setup)
        for text in self.actions:
            state.apply(game.parse(text))
        return state


def with_nulls(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Set-up data as a game reads it, of what TOML can write."""
    return {key: _nulls(value) for key, value in setup.items()}


def load_position(game: Game, name: str) -> Position:
    """The position a rule book shows as `position:NAME`. Raises TeachingError and MissingResourceError."""
    return read_position(game_file(game.id, "positions", f"{name}.json"), game)


def read_position(path: Path, game: Game) -> Position:
    """A position file, played through once to be sure of it. Raises TeachingError."""
    try:
        position = msgspec.json.decode(path.read_bytes(), type=Position)
        position.state(game)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, HoshikanError) as error:
        raise TeachingError(place_of(path), str(error)) from error
    return position


def _nulls(value: Any) -> Any:
    if isinstance(value, list):
        return [_nulls(item) for item in value]
    return None if value == NULL else value
