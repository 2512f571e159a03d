"""Ask the rules of a game in your own words, in Japanese or English."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from hoshikan.games import GAMES

if TYPE_CHECKING:
    from hoshikan.teaching.ask import Found

NOTHING: Final[Mapping[str, str]] = MappingProxyType(
    {"en": "No rule of this book answers that.", "ja": "当てはまるルールは見つかりませんでした。"}
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("question", nargs="+", metavar="QUESTION", help="in your own words")
    parser.add_argument("--language", choices=list(NOTHING), help="ja or en (default: the question's)")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")


def run(chosen: argparse.Namespace) -> int:
    """Print the rules that answer, best first; returns 0 whatever was found."""
    # Reads rule books, which no other command needs.
    from hoshikan.teaching.ask import Ask, language_of
    from hoshikan.teaching.rulebook import load

    text = " ".join(chosen.question)
    language = chosen.language or language_of(text)
    found = Ask(chosen.game, language).search(text)
    if chosen.json:
        print(json.dumps({"rules": [_plain(one) for one in found]}, ensure_ascii=False))
        return 0
    if not found:
        print(NOTHING[language])
    ours = load(chosen.game, language).readings_title
    for one in found:
        print(f"{one.rule}  {one.title}" + (f"  ({ours})" if one.ours else ""))
        print(f"    {one.sentence}")
    return 0


def _plain(found: Found) -> dict[str, str | float | bool]:
    return {
        "id": found.rule,
        "score": found.score,
        "title": found.title,
        "sentence": found.sentence,
        "ours": found.ours,
    }
