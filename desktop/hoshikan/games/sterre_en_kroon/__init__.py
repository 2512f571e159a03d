"""Sterre en Kroon: bingo on a shared map and on private cards, with crowns for who comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hoshikan.gamemodule import GameModule
from hoshikan.games.sterre_en_kroon.listing import LISTING

if TYPE_CHECKING:
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor


def _rules() -> type[Game[Any, Any]]:
    from hoshikan.games.sterre_en_kroon.rules.game import SterreEnKroon

    return SterreEnKroon


def _knowledge() -> Knowledge[Any, Any]:
    from hoshikan.games.sterre_en_kroon.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> Tutor[Any, Any]:
    from hoshikan.games.sterre_en_kroon.teaching.tutor import TUTOR

    return TUTOR


def _encoding() -> Encoding:
    from hoshikan.games.sterre_en_kroon.rules.encoding import ENCODING

    return ENCODING


def _editor() -> Editor[Any]:
    from hoshikan.games.sterre_en_kroon.rules.editor import EDITOR

    return EDITOR


def _secrets() -> Secrets[Any, Any]:
    from hoshikan.games.sterre_en_kroon.teaching.secrets import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _encoding, _editor, _secrets)
