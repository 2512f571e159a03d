"""Sterre en Kroon: bingo on a shared map and on private cards, with crowns for who comes first."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyKnowledge, AnySecrets, AnyTutor, GameClass, GameModule
from hoshikan.games.sterre_en_kroon.listing import LISTING


def _rules() -> GameClass:
    from hoshikan.games.sterre_en_kroon.rules.game import SterreEnKroon

    return SterreEnKroon


def _knowledge() -> AnyKnowledge:
    from hoshikan.games.sterre_en_kroon.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> AnyTutor:
    from hoshikan.games.sterre_en_kroon.teaching.tutor import TUTOR

    return TUTOR


def _secrets() -> AnySecrets:
    from hoshikan.games.sterre_en_kroon.teaching.tutor import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _secrets)
