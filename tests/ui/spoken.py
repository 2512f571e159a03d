"""Sentences of the games, made once for all tests that read them."""

from __future__ import annotations

from functools import cache

from hoshikan.ui.kit.look.language import LANGUAGES
from tools import sentences
from tools.sentences import Told

JAPANESE = LANGUAGES.index("ja")


@cache
def spoken(game_id: str) -> tuple[Told, ...]:
    """Every kind of sentence of a game, with what one game of each variant brings about."""
    return tuple(sentences.told(game_id, games=1))


def japanese(game_id: str, part: str) -> list[str]:
    """The Japanese of one part of it."""
    return [row.said[JAPANESE] for row in spoken(game_id) if row.part == part]
