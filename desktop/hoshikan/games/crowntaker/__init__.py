"""CrownTaker: France against England, nine phases of war and haggling over captive lords."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyKnowledge, AnyTutor, GameClass, GameModule
from hoshikan.games.crowntaker.listing import LISTING


def _rules() -> GameClass:
    from hoshikan.games.crowntaker.rules.game import CrownTaker

    return CrownTaker


def _knowledge() -> AnyKnowledge:
    from hoshikan.games.crowntaker.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> AnyTutor:
    from hoshikan.games.crowntaker.teaching.tutor import TUTOR

    return TUTOR


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor)
