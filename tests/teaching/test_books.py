"""The shipped rule books explain every rule, in both languages, with pictures that exist."""

from __future__ import annotations

import re
from itertools import product

import pytest

from hoshikan.engine.errors import Fact
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from hoshikan.resources import game_file
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import LANGUAGES, RULE_ID, load
from tests.games.conquestar.playing import view_of
from tests.playing import profile_of
from tests.teaching.taught import BOOKED, TAUGHT

GAME = GAMES["conquestar"]
every_book = pytest.mark.parametrize(("game_id", "language"), list(product(BOOKED, LANGUAGES)))
every_game = pytest.mark.parametrize("game_id", BOOKED)


@every_book
def test_every_rule_has_its_anchor_and_a_text(game_id: str, language: str) -> None:
    book = load(game_id, language)
    rules = GAMES[game_id].rule_ids
    assert book.rule_ids() == list(rules)
    assert all(book.rule(rule).text and book.rule(rule).title for rule in rules)


@every_book
def test_all_marks_are_understood(game_id: str, language: str) -> None:
    book = load(game_id, language)
    assert not [
        section.anchor for section in book.sections if re.search(r"[*`{}_|]|\]\(", section.text + section.title)
    ]


@every_book
def test_every_link_and_rule_id_leads_somewhere(game_id: str, language: str) -> None:
    book = load(game_id, language)
    anchors = {section.anchor for section in book.sections}
    assert len(anchors) == len(book.sections)
    assert set(re.findall(r'href="#([^"]+)"', book.html)) <= anchors
    assert set(RULE_ID.findall(book.html)) <= anchors


@every_book
def test_every_picture_is_a_position_of_the_game(game_id: str, language: str) -> None:
    game, pictures = GAMES[game_id], load(game_id, language).pictures
    assert pictures
    for picture in pictures:
        assert picture.caption
        assert load_position(game, picture.name).state(game).view(None).game == game_id


def shown(name: str) -> State:
    return load_position(GAME, name).state(GAME)


def facts(name: str, action: str, kind: str) -> dict[str, Fact]:
    found = GAME.tutor().reasons(shown(name), GAME.parse(action))
    return next(feature.facts for feature in found if feature.kind == kind)


@pytest.mark.rule("CQ-3.1")
def test_the_caption_about_trading_is_true() -> None:
    assert [facts("trade", f"trade {star}", "income")["coins"] for star in ("D4", "B2", "A1")] == [6, 5, 3]
    best = [plan for plan in shown("trade").legal_actions() if GAME.tutor().meets(shown("trade"), plan, "most-income")]
    assert [str(plan) for plan in best] == ["trade D4"]


@pytest.mark.rule("CQ-4.1")
def test_the_caption_about_costs_is_true() -> None:
    assert [facts("cost", f"invade {star}", "pays")["coins"] for star in ("E4", "C3", "B5")] == [2, 4, 5]


@pytest.mark.rule("CQ-2.3")
def test_the_caption_about_full_stars_is_true() -> None:
    refusal = shown("full").explain_illegal(GAME.parse("trade C3"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["coins"], refusal.facts["value"]) == ("CQ-2.3", 5, 5)
    assert GAME.tutor().meets(shown("full"), GAME.parse("trade A2"), "fills-star")


@pytest.mark.rule("CQ-4.3")
def test_the_caption_about_rivals_is_true() -> None:
    view = view_of(shown("rivals"))
    assert view.coins == [9, 9, 4]
    assert view.last_plans == ["invade C3"] * 3
    assert view.stars[12] == 5


@pytest.mark.rule("CQ-5.4")
def test_the_caption_about_the_last_four_cards_is_true() -> None:
    for plan in shown("cycle").legal_actions():
        state = shown("cycle")
        state.apply(plan)
        state.apply(plan)
        assert view_of(state).hands == ["12345ABCDE"] * 2


@pytest.mark.rule("CQ-6.1")
def test_the_caption_about_the_end_is_true() -> None:
    view = view_of(shown("ending"))
    assert view.points[:2] == [26, 28]
    assert [value for value in view.stars if value] == [2]
    assert sum(view.points) + 2 == 75


@every_game
def test_the_two_languages_are_the_same_book(game_id: str) -> None:
    english, japanese = (load(game_id, language) for language in LANGUAGES)
    assert [(s.anchor, s.level) for s in english.sections] == [(s.anchor, s.level) for s in japanese.sections]
    assert [picture.name for picture in english.pictures] == [picture.name for picture in japanese.pictures]
    assert len(english.glossary) == len(japanese.glossary)
    assert all(term.meaning for book in (english, japanese) for term in book.glossary)


@every_game
def test_no_position_file_is_left_over(game_id: str) -> None:
    names = {f"{picture.name}.json" for picture in load(game_id, "en").pictures}
    assert {path.name for path in game_file(game_id, "positions").iterdir()} == names


@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_lesson_cites_rules_of_the_book(game_id: str) -> None:
    rules = set(load(game_id, "ja").rule_ids())
    for lesson in lessons(game_id):
        assert {rule for step in lesson.steps for rule in step.rules} <= rules
        assert any(step.rules for step in lesson.steps)


@every_book
def test_what_this_edition_decided_is_marked_at_its_rule_with_a_reason(game_id: str, language: str) -> None:
    book = load(game_id, language)
    expected, profile = profile_of(game_id).readings.split(), f"tests/games/{game_id.replace('-', '_')}/profile.py"
    assert book.readings() == expected, f"rules with a reason in the {language} book: name them in {profile}: readings"
    for rule in book.readings():
        assert f'href="#why-{rule}">{book.readings_title}</a></small></h3>' in book.html
        reason = book.reason(rule)
        assert reason is not None
        assert len(reason.text) > 20


@every_game
def test_both_books_call_the_marks_by_words_of_their_own(game_id: str) -> None:
    assert {language: load(game_id, language).readings_title for language in LANGUAGES} == {
        "en": "Our reading",
        "ja": "この版の判断",
    }
