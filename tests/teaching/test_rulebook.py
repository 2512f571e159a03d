"""Reading rule books: anchors, rule texts, glossary, pictures, search."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hoshikan.games import GAMES
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.position import TeachingError, load_position, read_position
from hoshikan.teaching.rulebook import BookPicture, Term, load, parse

BOOK = """
# A Game {#top}

Say **hello** (CQ-2.2).

## Trading {#trade}

### Being *paid* {#CQ-3.1}

You take 3 coins <now>.

- and one more
- for each coin

| star | coins |
|---|---|
| A1 | 3 |

### Developing {#CQ-3.2}

See [the first part](#CQ-3.1) of CQ-4.1.

![A full field](position:field)

## Words

coin
: What you pay with.

star
: What you want.
: A card.
"""


def test_headings_become_the_contents_and_rules_can_be_asked_for() -> None:
    book = parse(BOOK, "game", "en")
    assert book.title == "A Game"
    assert [(section.anchor, section.level) for section in book.contents()] == [
        ("top", 1),
        ("trade", 2),
        ("section-5", 2),
    ]
    assert book.rule_ids() == ["CQ-3.1", "CQ-3.2"]
    rule = book.rule("CQ-3.1")
    assert rule.title == "Being paid"
    assert rule.text.split("\n")[0] == "You take 3 coins <now>."
    assert "for each coin" in rule.text
    assert "<li>" in rule.html
    assert "<table>" in rule.html
    with pytest.raises(KeyError):
        book.rule("CQ-9.9")
    with pytest.raises(KeyError):
        book.rule("trade")


def test_html_has_an_anchor_per_section_and_links_rule_ids() -> None:
    book = parse(BOOK, "game", "en")
    for section in book.sections:
        assert f'<a name="{section.anchor}"></a>' in book.html
    assert '<a href="#CQ-2.2">CQ-2.2</a>' in book.html
    assert '<a href="#CQ-3.1">the first part</a>' in book.html
    assert "<h3>Developing <small>CQ-3.2</small></h3>" in book.html
    assert "{#" not in book.html
    assert "&lt;now&gt;" in book.html


def test_japanese_lines_are_joined_without_a_space() -> None:
    book = parse("# 題\n\n星を\n**育て**\n3枚\nもらう。\n\nOne\nline.\n", "game", "ja")
    assert book.sections[0].text == "星を育て 3枚もらう。\nOne line."


def test_pictures_are_positions_with_their_caption() -> None:
    book = parse(BOOK, "game", "en")
    assert book.pictures == (BookPicture("field", "A full field"),)
    assert '<p class="picture"><img src="position:field"' in book.html
    assert "A full field</small>" in book.html


def test_the_glossary_is_the_definition_lists() -> None:
    assert parse(BOOK, "game", "en").glossary == (
        Term("coin", "What you pay with."),
        Term("star", "What you want.\nA card."),
    )


def test_search_finds_every_word_in_any_case_titles_first() -> None:
    book = parse(BOOK, "game", "en")
    assert [found.anchor for found in book.search("COIN")] == ["CQ-3.1", "section-5"]
    assert [found.anchor for found in book.search("paid")] == ["CQ-3.1"]
    assert [found.anchor for found in book.search("cq-3.2")] == ["CQ-3.2"]
    found = book.search("one more")[0]
    assert found.excerpt[found.start : found.start + found.length].casefold() == "one"
    assert book.search("one banana") == []
    assert book.search("   ") == []


def test_search_marks_a_match_in_the_middle_of_a_long_text() -> None:
    found = parse("# T\n\n" + "word " * 40 + "needle " + "word " * 40, "game", "en").search("needle")[0]
    assert found.excerpt.startswith("…")
    assert found.excerpt.endswith("…")
    assert found.excerpt[found.start : found.start + found.length] == "needle"


def test_search_ignores_full_width_forms() -> None:
    book = parse("# 題 {#top}\n\nコインを3枚もらう。", "game", "ja")
    assert [found.anchor for found in book.search("ｺｲﾝ ３枚")] == ["top"]


@pytest.mark.parametrize("source", ["", "words without a heading", "- a list\n\n# Title"])
def test_a_book_begins_with_a_heading(source: str) -> None:
    with pytest.raises(TeachingError, match=r"games/game/rules\.en\.md: a rule book begins with a heading"):
        parse(source, "game", "en")


def test_a_heading_inside_a_quotation_starts_no_section() -> None:
    book = parse("# T\n\n> ## Quoted\n> words\n\nend", "game", "en")
    assert len(book.sections) == 1
    assert book.html.count("<blockquote>") == book.html.count("</blockquote>") == 1


def test_a_missing_book_or_picture_is_a_clear_error() -> None:
    with pytest.raises(MissingResourceError, match=r"chess/rules\.en\.md"):
        load("chess", "en")
    with pytest.raises(MissingResourceError, match=r"nowhere\.json"):
        load_position(GAMES["conquestar"], "nowhere")


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        ({"actions": ["trade A1", "trade A1", "trade A2"]}, "CQ-5.1"),
        ({"actions": ["buy A1"]}, "not notation"),
        ({"setup": {"players": 2}}, "stars"),
        ({"seats": 1}, "unknown field `seats`"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(tmp_path: Path, change: dict[str, Any], detail: str) -> None:
    game = GAMES["conquestar"]
    path = tmp_path / "field.json"
    sound = {"setup": game.new(players=2, seed=1).setup, "actions": ["trade A1", "trade A1"], "seat": 0}
    path.write_text(json.dumps(sound), "utf-8")
    assert read_position(path, game).state(game).view(None).round == 2
    path.write_text(json.dumps(sound | change), "utf-8")
    with pytest.raises(TeachingError) as caught:
        read_position(path, game)
    assert caught.value.place == "field.json"
    assert detail in str(caught.value)


READ = """
# A Game {#top}

### Being paid {#CQ-3.1}

You take 3 coins.

### Developing {#CQ-3.2}

A coin is put on the star.

## Our reading {#reconstructed}

The source is short.

#### CQ-3.2

It does not say how many (CQ-3.1).
"""


def test_a_rule_that_was_decided_here_is_marked_and_its_reason_leads_back() -> None:
    book = parse(READ, "game", "en")
    assert book.rule_ids() == ["CQ-3.1", "CQ-3.2"]
    assert book.readings() == ["CQ-3.2"]
    mark = '<a class="mark" href="#why-CQ-3.2">Our reading</a>'
    assert f"<h3>Developing <small>CQ-3.2</small> <small>{mark}</small></h3>" in book.html
    assert "<h3>Being paid <small>CQ-3.1</small></h3>" in book.html
    assert '<a name="why-CQ-3.2"></a><h4><a href="#CQ-3.2">CQ-3.2</a> Developing</h4>' in book.html
    reason = book.reason("CQ-3.2")
    assert reason is not None
    assert reason.text == "It does not say how many (CQ-3.1)."
    assert book.reason("CQ-3.1") is None
    assert book.card(book.rule("CQ-3.2")).startswith(f"<p>{mark}</p>")
    assert "Our reading" not in book.card(book.rule("CQ-3.1"))
    assert book.card(reason).endswith('<p><a href="#CQ-3.2">CQ-3.2 Developing</a></p>')


def test_reasons_are_found_by_the_search_and_stay_out_of_the_contents() -> None:
    book = parse(READ, "game", "en")
    assert [found.anchor for found in book.search("how many")] == ["why-CQ-3.2"]
    assert [section.anchor for section in book.contents(depth=3)] == ["top", "CQ-3.1", "CQ-3.2", "reconstructed"]
