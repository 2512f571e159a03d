"""Conquestar: trade with the stars of a 5×5 field, then take them; allies make an invasion dear."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyKnowledge, AnyTutor, GameClass, GameModule
from hoshikan.games.conquestar.listing import LISTING


def _rules() -> GameClass:
    from hoshikan.games.conquestar.rules.game import Conquestar

    return Conquestar


def _knowledge() -> AnyKnowledge:
    from hoshikan.games.conquestar.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> AnyTutor:
    from hoshikan.games.conquestar.teaching.tutor import TUTOR

    return TUTOR


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor)
