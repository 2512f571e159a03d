"""Carcassonne: Star Wars: tiles, meeples and dice."""

from __future__ import annotations

from typing import Final

from hoshikan.gamemodule import AnyEditor, AnyEncoding, AnyKnowledge, AnySecrets, AnyTutor, GameClass, GameModule
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


def _encoding() -> AnyEncoding:
    from hoshikan.games.carcassonne_star_wars.rules.encoding import ENCODING

    return ENCODING


def _editor() -> AnyEditor:
    from hoshikan.games.carcassonne_star_wars.rules.game import EDITOR

    return EDITOR


def _secrets() -> AnySecrets:
    from hoshikan.games.carcassonne_star_wars.teaching.tutor import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _encoding, _editor, _secrets)
