"""One thing has one name: rule books, lessons, components and the screen keep to `translations/terms.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hoshikan.games import GAMES
from hoshikan.resources import game_file, game_path, place_of
from tests.test_translations import JAPANESE, pairs

ROOT = Path(__file__).parent.parent
TERMS = tomllib.loads((ROOT / "translations" / "terms.toml").read_text("utf-8"))
EVERY = "every"
LANGUAGES = ("ja", "en")


def instead(scope: str, language: str) -> list[tuple[re.Pattern[str], str]]:
    """Terms that are not used in a game or anywhere, and terms used instead."""
    entries = TERMS.get(scope, {}).get("instead", ())
    return [(re.compile(entry["said"]), entry["say"]) for entry in entries if entry["in"] == language]


def strings(data: Any, language: str) -> Iterator[str]:
    """All texts of one language in the data of a TOML file."""
    if isinstance(data, dict):
        if isinstance(text := data.get(language), str):
            yield text
        for value in data.values():
            yield from strings(value, language)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value, language)


@cache
def contexts(game: str) -> frozenset[str]:
    """The Qt contexts of a game: the classes of its screen."""
    sources = (ROOT / "desktop" / "hoshikan" / "games" / game.replace("-", "_")).rglob("*.py")
    found = {name for path in sources for name in re.findall(r"(?m)^class (\w+)", path.read_text("utf-8"))}
    return frozenset(found)


def texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """All texts of a game with where they stand."""
    book = game_file(game, f"rules.{language}.md")
    for paragraph in book.read_text("utf-8").split("\n\n"):
        lines = [line.strip() for line in paragraph.splitlines()]
        yield place_of(book), ("" if language == "ja" else " ").join(lines)
    for pattern in ("lessons/*.toml", "questions.toml", "components.toml", "guide.toml"):
        for path in game_path(game).glob(pattern):
            for text in strings(tomllib.loads(path.read_text("utf-8")), language):
                yield place_of(path), text
    for pair in pairs(JAPANESE):
        if pair.context in contexts(game):
            yield pair.context, pair.translation if language == "ja" else pair.source


def wrong(said: Iterator[tuple[str, str]], language: str, *scopes: str) -> list[str]:
    rules = [rule for scope in scopes for rule in instead(scope, language)]
    return [
        f"{place}: “{found[0]}” in “{text}”, say {say}"
        for place, text in said
        for pattern, say in rules
        if (found := pattern.search(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_calls_things_by_their_names(game: str, language: str) -> None:
    assert wrong(texts(game, language), language, game, EVERY) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_calls_things_by_their_names(language: str) -> None:
    said = ((pair.context, pair.translation if language == "ja" else pair.source) for pair in pairs(JAPANESE))
    assert wrong(said, language, EVERY) == []


@pytest.mark.parametrize("game", [scope for scope in TERMS if scope != EVERY])
def test_every_term_stands_in_both_rule_books_at_its_place(game: str) -> None:
    books = {language: game_file(game, f"rules.{language}.md").read_text("utf-8") for language in LANGUAGES}
    for term in TERMS[game]["term"]:
        for language in LANGUAGES:
            assert term[language].lower() in books[language].lower(), term
            assert f"{{#{term['where']}}}" in books[language], term


@pytest.mark.parametrize("scope", TERMS)
def test_nothing_that_is_said_is_forbidden_too(scope: str) -> None:
    for language in LANGUAGES:
        named = [term[language] for term in TERMS[scope].get("term", ())]
        for pattern, _ in instead(scope, language):
            assert not [name for name in named if pattern.search(name)]
