"""The parts of a game, as its package declares them for `GAMES`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from hoshikan.listing import Listing

if TYPE_CHECKING:
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor


class GameModule(NamedTuple):
    """A game's `MODULE`. Each function imports a part when it is called, so that Home loads nothing but listings."""

    listing: Listing
    rules: Callable[[], type[Game[Any, Any]]]
    knowledge: Callable[[], Knowledge[Any, Any]]
    tutor: Callable[[], Tutor[Any, Any]]
    encoding: Callable[[], Encoding] | None = None
    """None for an `OpenGame`, whose class has it."""
    editor: Callable[[], Editor[Any]] | None = None
    """None for a game without positions set up by hand."""
    secrets: Callable[[], Secrets[Any, Any]] | None = None
    """None for a game in which nothing but simultaneous choices is hidden."""
