"""From a state or an action to the game it belongs to, by the folder of rules that its class stands in."""

from __future__ import annotations

from importlib import import_module
from pickle import PicklingError
from typing import Any


def rules_of(thing: object) -> str:
    """The package of the rules. Raises PicklingError for what stands in none, and so cannot be made again elsewhere."""
    package = type(thing).__module__.rpartition(".")[0]
    if not package.endswith(".rules"):
        raise PicklingError(f"{type(thing).__qualname__} is not of a game with a folder of rules")
    return package


def game_of(rules: str) -> Any:
    """The `GAME` whose rules are in this package."""
    return import_module(f"{rules}.game").GAME


def read(rules: str, notation: str) -> Any:
    """The action with this notation, of the game whose rules are in this package."""
    return game_of(rules).parse(notation)
