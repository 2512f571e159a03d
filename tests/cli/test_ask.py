"""`hoshikan-cli ask`: the rules that answer, as text and as JSON."""

from __future__ import annotations

import json

import pytest

from hoshikan.__main__ import main
from hoshikan.teaching.ask import Ask


def test_json_is_all_that_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "conquestar", "what if we both want the same star", "--language", "en", "--json"]) == 0
    printed = capsys.readouterr()
    answer = json.loads(printed.out)
    assert list(answer) == ["rules"]
    assert answer["rules"][0]["id"] == "CQ-4.3"
    assert all(list(rule) == ["id", "score", "title", "sentence", "ours"] for rule in answer["rules"])
    assert printed.err == ""


def test_what_nothing_fits_is_an_empty_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "crowntaker", "明日の天気は？", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"rules": []}
    assert main(["ask", "crowntaker", "明日の天気は？"]) == 0
    assert capsys.readouterr().out == "当てはまるルールは見つかりませんでした。\n"


def test_text_has_the_rule_its_sentence_and_the_mark(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "conquestar", "who", "wins", "if", "points", "are", "tied"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = Ask("conquestar", "en").search("who wins if points are tied")
    assert lines[0] == "CQ-6.1  Winning  (Our reading)"
    assert lines[1] == f"    {found[0].sentence}"
    assert len(lines) == 2 * len(found)


def test_the_language_is_that_of_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "conquestar", "侵略のコストは？"]) == 0
    assert capsys.readouterr().out.startswith("CQ-4.1  侵略コスト")
    assert main(["ask", "conquestar", "侵略のコストは？", "--language", "en"]) == 0
    assert "CQ" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "game", "nothing", "empty"),
    [
        ("en", "chess is no game here", "No rule of this book", "Type a question"),
        ("ja", "「chess」というゲームはありません", "当てはまるルール", "質問を入力"),
    ],
)
def test_what_cannot_be_answered_is_explained_in_the_language_asked(
    language: str, game: str, nothing: str, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = ["--language", language]
    assert main(["ask", "chess", "may I castle?", *spoken]) == 2
    refused = capsys.readouterr().err
    assert game in refused
    assert "conquestar" in refused
    assert main(["ask", "conquestar", "bird song", *spoken]) == 0
    assert capsys.readouterr().out.startswith(nothing)
    assert main(["ask", "conquestar", " ", *spoken]) == 2
    assert empty in capsys.readouterr().err
    assert main(["ask", "conquestar", "", "--json", *spoken]) == 0
    assert json.loads(capsys.readouterr().out) == {"rules": []}


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("Conquestar", "CQ"),
        ("コンクエスター", "CQ"),
        ("ＣｒｏｗｎＴａｋｅｒ", "CT"),
        ("クラウンテイカー", "CT"),
        ("星を渡る", "HW"),
        ("crossing the stars", "HW"),
        ("Sterre en Kroon", "SK"),
        ("星々と王冠", "SK"),
        ("Carcassonne: Star Wars", "CS"),
        ("カルカソンヌ", "CS"),
    ],
)
def test_a_game_is_known_by_its_names(typed: str, rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", typed, "who wins if there is a tie", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"][0]["id"].startswith(rule)


@pytest.mark.parametrize("typed", ["", "C", "星", "？", "\x00", "Star Wars 3"])
def test_a_name_of_no_game_or_of_several_is_refused(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", typed, "who wins if there is a tie", "--json"]) == 2
    assert "is no game here" in capsys.readouterr().err


@pytest.mark.parametrize(
    "question", ["？！…", "🎲🎲", "\x00\x07\x1b[31m", "あ" * 10_000, "qx" * 5_000, "\udcff", "\u202e\u200b"]
)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_an_odd_question_finds_nothing(question: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "sterre-en-kroon", question, "--json", "--language", language]) == 0
    assert json.loads(capsys.readouterr().out) == {"rules": []}
