"""Asking the rules: a player's words find the rule and its sentence, and what no rule answers finds none."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.resources import game_path
from hoshikan.teaching.ask import Ask, asked, elsewhere, language_of
from hoshikan.teaching.rulebook import LANGUAGES, load

PLAYERS = tomllib.loads(Path(__file__).with_name("players-questions.toml").read_text("utf-8"))
FEWEST = 5
"""Short questions for each rule and language."""
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]


def rules(game: str, text: str) -> list[str]:
    return [found.rule for found in Ask(game, language_of(text)).search(text)]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_is_found_by_its_own_title_and_by_its_id(game: str, language: str) -> None:
    book = load(game, language)
    titles = [book.rule(rule).title for rule in book.rule_ids()]
    for rule, title in zip(book.rule_ids(), titles, strict=True):
        among = titles.count(title)
        assert rule in [found.rule for found in Ask(game, language).search(title)[:among]], title
        assert [found.rule for found in Ask(game, language).search(f"what is {rule.lower()}")] == [rule]


@pytest.mark.parametrize("game", [game for game in GAMES if game_path(game, "ask.toml").exists()])
def test_the_words_of_players_are_kept_for_every_rule_in_the_order_of_the_book(game: str) -> None:
    for language in LANGUAGES:
        said = asked(game, language)
        assert list(said) == load(game, language).rule_ids()
        assert min(map(len, said.values())) >= FEWEST
        for rule, texts in said.items():
            assert len(set(texts)) == len(texts), rule
            assert rule in [found.rule for found in Ask(game, language).search(texts[0], 3)], texts[0]


def test_no_question_of_the_trial_is_among_those_the_search_knows() -> None:
    """A question that is known would be found whatever the search is like."""
    for question in PLAYERS["question"]:
        game, language = question["game"], question["language"]
        known = {text for texts in asked(game, language).values() for text in texts} | set(elsewhere(game, language))
        assert question["text"] not in known


def test_questions_of_players_find_their_rules() -> None:
    """The words were written before the book was read for them; these are the shares that the search has to reach."""
    first = among = declined = with_answer = without = 0
    for question in PLAYERS["question"]:
        found = [one.rule for one in Ask(question["game"], question["language"]).search(question["text"])]
        if question["rules"]:
            with_answer += 1
            first += found[:1] != [] and found[0] in question["rules"]
            among += not set(question["rules"]).isdisjoint(found[:3])
        else:
            without += 1
            declined += not found
    assert first >= 0.85 * with_answer
    assert among >= 0.95 * with_answer
    assert declined >= 0.85 * without


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_lit_sentence_is_in_the_text_of_its_rule(game: str, language: str) -> None:
    book = load(game, language)
    captions = {picture.caption for picture in book.pictures}
    for rule in book.rule_ids():
        for found in Ask(game, language).search(book.rule(rule).title):
            text = book.rule(found.rule).text
            assert found.sentence
            assert text[found.start : found.start + len(found.sentence)] == found.sentence
            assert found.sentence not in captions
            assert found.ours is (book.reason(found.rule) is not None)
            assert found.title == book.rule(found.rule).title


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("who gets the star if the richest two are tied", "If two or more are tied for the most, no one"),
        (
            "いちばん金持ちの2人が同数なら星はだれのもの",
            "いちばん多い人が2人以上いたら、その星は",
        ),
    ],
)
def test_the_sentence_that_answers_is_lit(text: str, sentence: str) -> None:
    found = Ask("conquestar", language_of(text)).search(text)[0]
    assert found.rule == "CQ-4.3"
    assert found.sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("コインが足りなかったら", "ｺｲﾝが足りなかったら"),
        ("コインが足りなかったら", "こいんが足りなかったら"),
        ("カードを回収するのはいつ？", "かーどを回収するのはいつ?"),
        ("1枚しか残っていない手札", "１枚しか残っていない手札"),
        ("何をもらえる", "なにを貰える"),
        ("A FULL STAR", "ａ ｆｕｌｌ ｓｔａｒ"),
        ("can't I pay?", "can’t I pay"),
    ],
)
def test_width_kana_and_spelling_make_no_difference(one: str, other: str) -> None:
    assert rules("conquestar", one) == rules("conquestar", other) != []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("can I trade with a full star", "can I traed with a full satr"),
        ("how much does an invasion cost", "how mcuh does an invsaion cots"),
        ("what are alliances and unions", "what are aliances and unoins"),
    ],
)
def test_a_slip_in_typing_is_read_as_the_nearest_word(right: str, wrong: str) -> None:
    assert rules("conquestar", right)[0] == rules("conquestar", wrong)[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "?!",
        "xyzzy plugh",
        "how do I mute the music",
        "what is the weather like in Berlin",
        "may I castle through check",
        "音楽を消すには",
        "ベルリンの天気は",
        "入城で王を動かせる？",
        "あ",
        "\x00\ud800",
        "a" * 5000,
        "(((" * 50,
    ],
)
def test_nothing_is_found_where_nothing_fits(game: str, text: str) -> None:
    assert rules(game, text) == []


def test_the_best_rule_comes_first_and_no_rule_comes_twice() -> None:
    found = Ask("crowntaker", "en").search("who wins when both play the same card")
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert len({one.rule for one in found}) == len(found) > 1
    assert Ask("crowntaker", "en").search("who wins when both play the same card", 1) == found[:1]
