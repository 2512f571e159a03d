"""The shipped questions are answered right, and wrong files get one clear message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching import rulebook
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questioncheck import findings
from hoshikan.teaching.questions import Question, load_questions, questions
from tests.teaching.taught import TAUGHT

ASKED = [(game_id, question) for game_id in TAUGHT for question in questions(game_id)]
JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
every_question = pytest.mark.parametrize(
    ("game_id", "question"), ASKED, ids=[f"{game_id}/{question.id}" for game_id, question in ASKED]
)
WORDS = '{ ja = "文。", en = "What does a trade pay?" }'
THREE = '[{ ja = "甲", en = "A", right = true }, { ja = "乙", en = "B" }, { ja = "丙", en = "C" }]'
TAUGHT_BY = 'taught = { lesson = "02-trade", step = 1, ja = "3枚", en = "3 coins" }'
WHY = '{ ja = "3枚です。", en = "It is 3 coins." }'
HEAD = f'[[question]]\nid = "test"\nrules = ["CQ-3.1"]\n{TAUGHT_BY}\ntext = {WORDS}\nwhy = {WHY}\n'
STARS = [3, 5, 1, 4, 2, 2, 4, 3, 1, 5, 1, 3, 5, 2, 4, 4, 1, 2, 5, 3, 5, 2, 4, 3, 1]
FULL = [0, 5] + 23 * [0]
BOARD = f"\n[question.setup]\nplayers = 2\nstars = {STARS}\ncoins = [4, 2]\nstar_coins = {FULL}\n"


def asked(tmp_path: Path, text: str) -> Question:
    path = tmp_path / "conquestar.toml"
    path.write_text(text, "utf-8")
    (question,) = load_questions(path)
    return question


def answered(first: str, second: str) -> str:
    """Answers of which the first is declared right; what they say is added."""
    return (
        f'answers = [{{ ja = "甲", en = "A", right = true{first} }}, {{ ja = "乙", en = "B"{second} }}, '
        '{ ja = "丙", en = "C" }]\n'
    )


@every_question
def test_the_rules_confirm_the_answers(game_id: str, question: Question) -> None:
    assert findings(GAMES[game_id], question) == []


@every_question
def test_every_rule_asked_stands_in_both_books(game_id: str, question: Question) -> None:
    for language in rulebook.LANGUAGES:
        assert set(question.rules) <= set(rulebook.load(game_id, language).rule_ids())


@every_question
def test_points_are_asked_of_what_follows_since_the_table_shows_the_others(game_id: str, question: Question) -> None:
    shown = [answer for answer in question.answers if answer.points is not None or question.reads == "turned.0"]
    assert question.then or not shown


@every_question
def test_its_texts_are_in_their_language(game_id: str, question: Question) -> None:
    for words in (question.text, question.why, *question.answers):
        assert not JAPANESE.search(words.en), words.en
    for words in (question.text, question.why):
        assert JAPANESE.search(words.ja), words.ja
        assert words.ja.endswith(("。", "？", "！")), words.ja
        assert words.en.endswith((".", "?", "!")), words.en


@pytest.mark.parametrize(
    ("taught", "trouble"),
    [
        ('{ lesson = "02-trade", step = 1, ja = "3枚", en = "3 coins" }', ""),
        ('{ lesson = "99-none", step = 1, ja = "3枚", en = "3 coins" }', "there is no step 1 of lesson 99-none"),
        ('{ lesson = "02-trade", step = 99, ja = "3枚", en = "3 coins" }', "there is no step 99 of lesson 02-trade"),
        ('{ lesson = "01-field", step = 2, ja = "3枚", en = "3 coins" }', "step 2 of 01-field does not cite CQ-3.1"),
        ('{ lesson = "02-trade", step = 1, ja = "4枚", en = "3 coins" }', "does not contain “4枚”"),
        ('{ lesson = "02-trade", step = 1, ja = "3枚", en = "coins, plus" }', "neither a right answer nor the reason"),
        ('{ lesson = "02-trade", step = 1, ja = "3枚", en = "a trade" }', "in the question or a wrong answer"),
    ],
)
def test_the_step_that_teaches_must_contain_the_answer(tmp_path: Path, taught: str, trouble: str) -> None:
    question = asked(tmp_path, f"{HEAD.replace(TAUGHT_BY, f'taught = {taught}')}answers = {THREE}\n")
    found = findings(GAMES["conquestar"], question)
    assert bool(found) == bool(trouble)
    assert not trouble or any(trouble in finding for finding in found)


def test_own_numbers_need_a_reason_in_the_book(tmp_path: Path) -> None:
    question = asked(tmp_path, f"{HEAD}own_numbers = 'CQ-3.1'\nanswers = {THREE}\n")
    assert findings(GAMES["conquestar"], question) == [
        f"conquestar, question test: asks for own numbers, but the {language} book has no reason for CQ-3.1"
        for language in ("ja", "en")
    ]


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("not toml", "Expected '='"),
        ("", "missing required field `question`"),
        (HEAD.replace(TAUGHT_BY, ""), "missing required field `taught` - at `$.question[0]`"),
        (HEAD, "missing required field `answers` - at `$.question[0]`"),
        (HEAD + 'answers = [{ ja = "甲", en = "A", right = true }]', "length >= 3 - at `$.question[0].answers`"),
        (HEAD + f"answers = {THREE.replace(', right = true', '')}", "test: 0 of 3 answers are right"),
        (HEAD + f'answers = {THREE}\nhint = "x"', "unknown field `hint`"),
        (HEAD.replace("test", "No Name") + f"answers = {THREE}", "matching regex"),
        (HEAD + answered(', legal = "trade A1"', ""), "without a set-up"),
        (HEAD + f'answers = {THREE}\nposition = "trade"\nactions = ["trade A1"]', "taken as it is"),
        (2 * (HEAD + f"answers = {THREE}\n"), "more than one question is called test"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, text: str, detail: str) -> None:
    with pytest.raises(TeachingError) as caught:
        asked(tmp_path, text)
    assert caught.value.place == "conquestar.toml"
    assert detail in str(caught.value)


@pytest.mark.parametrize(
    ("first", "second", "more", "trouble"),
    [
        (', legal = "trade A1"', ', illegal = "trade A1"', "", ""),
        (', legal = "invade A1"', ', legal = "trade A1"', "", "“B” is declared wrong"),
        (', illegal = "trade A1"', "", "", "“A” is declared right"),
        (', illegal = "trade A2"', "", "", "trade A2 is forbidden by CQ-2.3, which the question does not ask"),
        (', action = "trade A1"', ', action = "invade A1"', 'check = ["trade"]', ""),
        (', action = "trade A1"', "", "", "said to meet criteria, and none are named"),
        (', action = "trade A1"', "", 'check = ["prettiest"]', "cannot be confirmed: KeyError('prettiest')"),
        (", value = 4", ", value = 2", 'reads = "coins.0"', ""),
        (", value = 4", "", 'reads = "coins.1"', "“A” is declared right"),
        (", value = 4", "", 'reads = "purse"', "cannot be confirmed: AttributeError"),
        (", value = 4", "", "", "a value needs `reads`"),
        (", value = [6, 5]", "", 'reads = "coins"\nthen = ["trade A1", "trade A1"]', "“A” is declared right"),
        (", points = 0", ", points = 3", "", ""),
        (", winners = []", ", winners = [0]", "", ""),
        (", points = 0, winners = []", "", "", "says more than one thing: points, winners"),
        ("", "", 'rules = ["CQ-9.9"]', "asks CQ-9.9"),
        ("", "", 'then = ["trade Z9"]', "notation"),
        ("", "", 'position = "nowhere"', "nowhere.json"),
    ],
)
def test_the_check_asks_the_rules_engine(tmp_path: Path, first: str, second: str, more: str, trouble: str) -> None:
    head = HEAD if "rules" not in more else HEAD.replace('rules = ["CQ-3.1"]\n', "")
    board = BOARD if "position" not in more else ""
    found = findings(GAMES["conquestar"], asked(tmp_path, f"{head}{answered(first, second)}{more}{board}"))
    assert len(found) == bool(trouble)
    assert all(trouble in finding for finding in found)


def test_two_answers_must_not_read_alike(tmp_path: Path) -> None:
    question = asked(tmp_path, f"{HEAD}answers = {THREE.replace('乙', '甲')}")
    assert findings(GAMES["conquestar"], question) == [
        "conquestar, question test: two answers are the same in ja",
    ]


def test_a_position_of_the_rule_book_is_shown_from_its_seat_or_another(tmp_path: Path) -> None:
    first, other = (
        asked(tmp_path, f'{HEAD}answers = {THREE}\nposition = "trade"\n{more}') for more in ("", "seat = 1")
    )
    game = GAMES["conquestar"]
    assert first.shown(game).state(game).view(0) == other.shown(game).state(game).view(0)
    assert other.shown(game).seat == 1
