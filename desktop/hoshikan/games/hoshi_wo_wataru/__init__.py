"""星を渡る (Crossing the Stars): five years of secret bids for constellations, and stars to carry them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hoshikan.gamemodule import GameModule
from hoshikan.games.hoshi_wo_wataru.listing import LISTING

if TYPE_CHECKING:
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.game import Game
    from hoshikan.engine.knowledge import Knowledge
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor


def _rules() -> type[Game[Any, Any]]:
    from hoshikan.games.hoshi_wo_wataru.rules.game import HoshiWoWataru

    return HoshiWoWataru


def _knowledge() -> Knowledge[Any, Any]:
    from hoshikan.games.hoshi_wo_wataru.bot.knowledge import KNOWLEDGE

    return KNOWLEDGE


def _tutor() -> Tutor[Any, Any]:
    from hoshikan.games.hoshi_wo_wataru.teaching.tutor import TUTOR

    return TUTOR


def _encoding() -> Encoding:
    from hoshikan.games.hoshi_wo_wataru.rules.encoding import ENCODING

    return ENCODING


def _editor() -> Editor[Any]:
    from hoshikan.games.hoshi_wo_wataru.rules.editor import EDITOR

    return EDITOR


def _secrets() -> Secrets[Any, Any]:
    from hoshikan.games.hoshi_wo_wataru.teaching.secrets import SECRETS

    return SECRETS


MODULE: Final = GameModule(LISTING, _rules, _knowledge, _tutor, _encoding, _editor, _secrets)
