"""A guided first game: every rule can be told in a few words, and each is told once."""

from __future__ import annotations

from itertools import product

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import Guide, sentence
from tests.teaching.taught import BOOKED


@pytest.mark.parametrize(("game_id", "language"), list(product(BOOKED, rulebook.LANGUAGES)))
def test_every_rule_is_told_in_one_or_two_sentences(game_id: str, language: str) -> None:
    book = rulebook.load(game_id, language)
    for rule in GAMES[game_id].rule_ids:
        told = sentence(book, rule)
        assert 4 < len(told) < 320, told
        assert told == book.rule(rule).title or told in book.rule(rule).text.replace("\n", " ")


def test_a_short_sentence_takes_the_next_along() -> None:
    source = "# Game\n\n### First {#TS-1.1}\n\n25 cards. Each has a number.\n\nMore.\n"
    assert sentence(rulebook.parse(source, "test", "en"), "TS-1.1") == "25 cards. Each has a number."
    long = (
        "This sentence says all that there is to say about the rule, and so it may well stand here alone, does it not? "
    )
    book = rulebook.parse(f"# Game\n\n### First {{#TS-1.1}}\n\n{long}The second one.\n", "test", "en")
    assert sentence(book, "TS-1.1") == long.strip()


def test_a_rule_is_told_once_in_the_order_of_the_game() -> None:
    guide = Guide()
    assert guide.next() is None
    guide.meet(["A", "B", "A"])
    assert guide.next() == "A"
    guide.meet(["A", "C"])
    assert (guide.next(), guide.next(), guide.next()) == ("B", "C", None)
