"""The parts of a game, as its package declares them for `GAMES`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hoshikan.listing import Listing

if TYPE_CHECKING:
    from typing import Any

    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor

# Names for annotations in packages of games, which import no engine.
GameClass: TypeAlias = "type[Game[Any, Any]]"
AnyKnowledge: TypeAlias = "Knowledge[Any, Any]"
AnyTutor: TypeAlias = "Tutor[Any, Any]"
AnySecrets: TypeAlias = "Secrets[Any, Any]"


class GameModule(NamedTuple):
    """A game's `MODULE`. Each function imports a part when it is called, so that Home loads nothing but listings."""

    listing: Listing
    rules: Callable[[], GameClass]
    knowledge: Callable[[], AnyKnowledge]
    tutor: Callable[[], AnyTutor]
    secrets: Callable[[], AnySecrets] | None = None
    """None for a game in which nothing but simultaneous choices is hidden."""
