"""All sentences of the games, in both languages side by side, on one page to read through.

python3 dev.py sentences [--out DIR] [--game ID …] [--games N]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from tools.driver import output_folder
from tools.sentencekinds import Sentence, sentences
from tools.sentencerest import of_the_house, unused

PAGE: Final = "sentences.md"
PARTS: Final = ("log", "status", "choices", "refusals", "nudges", "reasons", "themes", "score", "end", "words")
"""The order of the page."""
ENGLISH: Final = LANGUAGES.index("en")


class Told(NamedTuple):
    """One sentence in all languages."""

    part: str
    kind: str
    said: tuple[str, ...]
    """As in `LANGUAGES`."""


def told(game_id: str, games: int = 2) -> list[Told]:
    """Return the sentences of a game, each kind in a row, without repetitions and without those empty in all
    languages."""
    return _rows(list(sentences(game_id, games)), game_id)


def rest(game_id: str, rows: Iterable[Told]) -> list[Told]:
    """The words of a game's screen that none of `rows` uses, such as those on the table."""
    messages = unused(game_id, {row.said[ENGLISH] for row in rows})
    return _rows([Sentence("words", one.context, example) for one in messages for example in one.examples()], game_id)


def house() -> list[Told]:
    """Return the sentences of panels and pages, for any game."""
    found = [Sentence("words", one.context, example) for one in of_the_house() for example in one.examples()]
    return _rows(found, next(iter(GAMES)))


def names_at(game_id: str) -> list[str]:
    """A person alone at the screen, a bot, a second person and more bots, as the language calls them."""
    bots = list(bot_names(text_of(game_id).taken_names(None)))
    alone, second = seat_names([Seat(), Seat("bot", bots[0])])[0], seat_names([Seat()] * 3)[2]
    return [alone, bots[0], second, *bots[1:4]]


def _rows(found: Sequence[Sentence], game_id: str) -> list[Told]:
    columns = [_in_language(language, game_id, found) for language in LANGUAGES]
    rows = [Told(one.part, one.kind, said) for one, said in zip(found, zip(*columns, strict=True), strict=True)]
    return sorted(
        dict.fromkeys(row for row in rows if any(row.said)), key=lambda row: (PARTS.index(row.part), row.kind)
    )


def _in_language(language: str, game_id: str, found: Iterable[Sentence]) -> list[str]:
    switch = LanguageSwitch()
    switch.use(language)
    try:
        names = names_at(game_id)
        return [one.told(names) for one in found]
    finally:
        switch.clear()


def page(games: Sequence[str], played: int) -> str:
    """The page as Markdown: a heading for each kind, under it its sentences in both languages."""
    lines = ["# What the games say", ""]
    for game_id in games:
        rows = told(game_id, played)
        lines += _section(game_id, [*rows, *rest(game_id, rows)])
    return "\n".join([*lines, *_section("house", house())]) + "\n"


def _section(title: str, rows: Iterable[Told]) -> Iterator[str]:
    part = kind = ""
    for row in rows:
        if row.part != part:
            part, kind = row.part, ""
            yield from (f"## {title}: {part}", "")
        if row.kind != kind:
            kind = row.kind
            yield from (f"**{kind}**", "")
        yield f"- {' / '.join(row.said)}"


def main(argv: Sequence[str]) -> int:
    """Write the page and print its path; returns the exit code."""
    parser = argparse.ArgumentParser("sentences", description="Write all that the games say on one page.")
    parser.add_argument("--out", type=output_folder, required=True, metavar="DIR", help="folder for the page")
    parser.add_argument("--game", choices=tuple(GAMES), nargs="+", default=tuple(GAMES), help="only these games")
    parser.add_argument("--games", type=int, default=8, metavar="N", help="games played of each variant")
    chosen = parser.parse_args(argv)
    _alive = QCoreApplication.instance() or QApplication([])
    text = page(chosen.game, chosen.games)
    (chosen.out / PAGE).write_text(text, "utf-8")
    sys.stdout.write(f"sentences: {text.count(chr(10) + '- ')} in {chosen.out / PAGE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
