"""Conquestar: trade with the stars of a 5×5 field, then take them; allies make an invasion dear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hoshikan.gamemodule import GameModule
from hoshikan.games.conquestar.listing import LISTING

if TYPE_CHECKING:
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.tutor import Tutor


def _rules() -> type[Game[Any, Any]]:
    from hoshikan.games.conquestar.rules.game import Conquestar

    return Conquestar


def _knowledge() -> Knowledge[Any, Any]:
    from hoshikan.games.conquestar.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> Tutor[Any, Any]:
    from hoshikan.games.conquestar.teaching.tutor import TUTOR

    return TUTOR


def _encoding() -> Encoding:
    from hoshikan.games.conquestar.rules.encoding import ENCODING

    return ENCODING


def _editor() -> Editor[Any]:
    from hoshikan.games.conquestar.rules.editor import EDITOR

    return EDITOR


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _encoding, _editor)
