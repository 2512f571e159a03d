"""Type variables of the contract of a game. Without arguments, `Game`, `Knowledge`, `Tutor` and `Editor` are those of
any state and action."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from hoshikan.engine.action import Action
    from hoshikan.engine.state import State

    S = TypeVar("S", bound=State, default=State)
    """The game's state."""
    A = TypeVar("A", bound=Action, default=Action)
    """The class of the game's actions."""
else:  # Python 3.13 is the first whose type variables have defaults
    from typing import TypeVar

    S = TypeVar("S")
    A = TypeVar("A")
