"""星を渡る (Crossing the Stars): five years of secret bids for constellations, and stars to carry them."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyKnowledge, AnySecrets, AnyTutor, GameClass, GameModule
from hoshikan.games.hoshi_wo_wataru.listing import LISTING


def _rules() -> GameClass:
    from hoshikan.games.hoshi_wo_wataru.rules.game import HoshiWoWataru

    return HoshiWoWataru


def _knowledge() -> AnyKnowledge:
    from hoshikan.games.hoshi_wo_wataru.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> AnyTutor:
    from hoshikan.games.hoshi_wo_wataru.teaching.tutor import TUTOR

    return TUTOR


def _secrets() -> AnySecrets:
    from hoshikan.games.hoshi_wo_wataru.teaching.tutor import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _secrets)
