"""Ask the rules of a game in your own words, in Japanese or English."""

from __future__ import annotations

import argparse
import json
import re
from typing import TYPE_CHECKING
from unicodedata import normalize

from hoshikan.cli.arguments import WrongUseError
from hoshikan.games import GAMES
from hoshikan.ui.kit.look.words import LANGUAGES, Words, listed, speaking

if TYPE_CHECKING:
    from hoshikan.teaching.ask import Found


class AskWords(Words):
    """The command's words besides rules."""

    def nothing(self) -> str:
        return self.tr("No rule of this book answers that.")

    def no_question(self) -> str:
        return self.tr("What would you like to know? Type a question in your own words.")

    def no_game(self, typed: str) -> str:
        games = listed(GAMES)
        return self.tr("{typed} is no game here. Choose one of {games}.").format(typed=typed, games=games)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}, or its name in either language")
    parser.add_argument("question", nargs="+", metavar="QUESTION", help="in your own words")
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the question's)")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")


def run(chosen: argparse.Namespace) -> int:
    """Print the rules that answer, best first; returns 0 whatever was found, 2 for no game and an empty question."""
    # Reads rule books, which no other command needs.
    from hoshikan.teaching.ask import Ask, language_of
    from hoshikan.teaching.rulebook import load

    text = " ".join(chosen.question)
    language = chosen.language or language_of(text)
    with speaking(language):
        words = AskWords()
        game = chosen.game if chosen.game in GAMES else _game_named(chosen.game)
        if game is None:
            raise WrongUseError(f"GAME: {words.no_game(chosen.game)}")
        if not (text.strip() or chosen.json):
            raise WrongUseError(f"QUESTION: {words.no_question()}")
        found = Ask(game, language).search(text)
        if chosen.json:
            print(json.dumps({"rules": [_plain(one) for one in found]}, ensure_ascii=False))
            return 0
        if not found:
            print(words.nothing())
    ours = load(game, language).readings_title
    for one in found:
        print(f"{one.rule}  {one.title}" + (f"  ({ours})" if one.ours else ""))
        print(f"    {one.sentence}")
    return 0


def _game_named(typed: str) -> str | None:
    """Return the game with a name in its rule books that begins with what was typed; None without just one such game.

    Spaces, punctuation, width and capitals make no difference.
    """
    wanted = _letters(typed)
    fitting = [game for game in GAMES if any(_letters(name).startswith(wanted) for name in _names(game))]
    return fitting[0] if wanted and len(fitting) == 1 else None


def _names(game: str) -> list[str]:
    from hoshikan.teaching.rulebook import load

    titles = [load(game, language).title for language in LANGUAGES]
    return [game, *(name for title in titles for name in re.split(r"[()]", normalize("NFKC", title)) if name)]


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, normalize("NFKC", text).casefold()))


def _plain(found: Found) -> dict[str, str | float | bool]:
    return {
        "id": found.rule,
        "score": found.score,
        "title": found.title,
        "sentence": found.sentence,
        "ours": found.ours,
    }
