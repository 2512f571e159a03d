"""Carcassonne: Star Wars: tiles, meeples and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hoshikan.gamemodule import GameModule
from hoshikan.games.carcassonne_star_wars.listing import LISTING

if TYPE_CHECKING:
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor


def _rules() -> type[Game[Any, Any]]:
    from hoshikan.games.carcassonne_star_wars.rules.game import StarWars

    return StarWars


def _knowledge() -> Knowledge[Any, Any]:
    from hoshikan.games.carcassonne_star_wars.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> Tutor[Any, Any]:
    from hoshikan.games.carcassonne_star_wars.teaching.tutor import TUTOR

    return TUTOR


def _encoding() -> Encoding:
    from hoshikan.games.carcassonne_star_wars.rules.encoding import ENCODING

    return ENCODING


def _editor() -> Editor[Any]:
    from hoshikan.games.carcassonne_star_wars.rules.editor import EDITOR

    return EDITOR


def _secrets() -> Secrets[Any, Any]:
    from hoshikan.games.carcassonne_star_wars.teaching.secrets import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _encoding, _editor, _secrets)
