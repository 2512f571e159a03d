"""Typed reading of set-up data, with the place of a mistake in the error."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sized
from typing import Annotated, Any, Final, TypeVar

import msgspec

from hoshikan.engine.errors import SetupError

T = TypeVar("T")
_KEY: Final = re.compile(r"field `([^`]+)`")
"""A missing or unknown key stands in msgspec's message but not in its path."""


class StartData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set-up data of a game without secrets and luck. A game adds what positions of lessons, books and tests begin
    with; each field has the default of a usual start."""

    players: int
    options: Mapping[str, bool | int | str] = {}
    first: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The seat that begins."""


def plain(start: StartData) -> dict[str, Any]:
    """Return set-up data as records have it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(start))
    return data


def decode(data: Mapping[str, Any], shape: type[T]) -> T:
    """`data` as a `shape` (a msgspec.Struct). Raises SetupError naming the key that does not fit."""
    try:
        return msgspec.convert(dict(data), shape, strict=True)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        detail, _, path = str(error).partition(" - at `$")
        key = _KEY.search(detail)
        place = path.rstrip("`").lstrip(".") or (key[1] if key else "setup")
        raise SetupError(place[:60], "bad-setup-value", {"detail": detail[:120]}) from None


def check_per_seat(place: str, given: Sized, players: int) -> None:
    """Raises SetupError for a list that does not have one entry for each player."""
    if len(given) != players:
        raise SetupError(place, "one-per-seat", {"players": players, "given": len(given)})
