"""Carcassonne: Star Wars: tiles, meeples and dice."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyKnowledge, AnySecrets, AnyTutor, GameClass, GameModule
from hoshikan.games.carcassonne_star_wars.listing import LISTING


def _rules() -> GameClass:
    from hoshikan.games.carcassonne_star_wars.rules.game import StarWars

    return StarWars


def _knowledge() -> AnyKnowledge:
    from hoshikan.games.carcassonne_star_wars.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> AnyTutor:
    from hoshikan.games.carcassonne_star_wars.teaching.tutor import TUTOR

    return TUTOR


def _secrets() -> AnySecrets:
    from hoshikan.games.carcassonne_star_wars.teaching.tutor import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _secrets)
