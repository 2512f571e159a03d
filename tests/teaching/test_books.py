"""The shipped rule books explain every rule, in both languages, with pictures that exist."""

from __future__ import annotations

import re

import pytest

from hoshikan.games import GAMES
from hoshikan.resources import resource
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import LANGUAGES, RULE_ID, load

GAME = GAMES["conquestar"]
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_every_rule_has_its_anchor_and_a_text(language: str) -> None:
    book = load("conquestar", language)
    assert book.rule_ids() == list(GAME.rule_ids)
    assert all(book.rule(rule).text and book.rule(rule).title for rule in GAME.rule_ids)


@both
def test_every_link_and_rule_id_leads_somewhere(language: str) -> None:
    book = load("conquestar", language)
    anchors = {section.anchor for section in book.sections}
    assert len(anchors) == len(book.sections)
    assert set(re.findall(r'href="#([^"]+)"', book.html)) <= anchors
    assert set(RULE_ID.findall(book.html)) <= anchors


@both
def test_every_picture_is_a_position_of_the_game(language: str) -> None:
    pictures = load("conquestar", language).pictures
    assert len(pictures) >= 5
    for picture in pictures:
        assert picture.caption
        assert load_position(GAME, picture.name).state(GAME).view(None)["game"] == "conquestar"


def test_the_two_languages_are_the_same_book() -> None:
    english, japanese = (load("conquestar", language) for language in LANGUAGES)
    assert [(s.anchor, s.level) for s in english.sections] == [(s.anchor, s.level) for s in japanese.sections]
    assert [picture.name for picture in english.pictures] == [picture.name for picture in japanese.pictures]
    assert len(english.glossary) == len(japanese.glossary) >= 15
    assert all(term.meaning for book in (english, japanese) for term in book.glossary)


def test_no_position_file_is_left_over() -> None:
    shown = {f"{picture.name}.json" for picture in load("conquestar", "en").pictures}
    assert {path.name for path in resource("rules", "positions", "conquestar").iterdir()} == shown


def test_every_lesson_cites_rules_of_the_book() -> None:
    rules = set(load("conquestar", "ja").rule_ids())
    for lesson in lessons("conquestar"):
        assert {rule for step in lesson.steps for rule in step.rules} <= rules
        assert any(step.rules for step in lesson.steps)
