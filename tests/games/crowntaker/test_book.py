"""What the pictures of the rule book are said to show, they show; its tables are those of the shipped components."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import LANGUAGES, load
from tests.games.crowntaker.positions import CARDS, ENGLAND, FRANCE, GAME, RANKS, legal, refusal

both = pytest.mark.parametrize("language", LANGUAGES)


def view(name: str) -> Any:
    return load_position(GAME, name).state(GAME).view(None)


def rows(language: str, rule: str) -> list[list[str]]:
    """The table of a rule, without its head."""
    lines = re.findall(r"<tr>(.*?)</tr>", load("crowntaker", language).rule(rule).html, re.DOTALL)
    return [re.findall(r"<td[^>]*>(.*?)</td>", line) for line in lines[1:]]


def number(cell: str) -> int:
    """A cell such as "3個", "−1" or "–" (nothing)."""
    found = re.search(r"\d+", cell)
    return int(found[0]) if found else 0


@both
@pytest.mark.rule("CT-0.2")
def test_the_table_of_lords_is_true(language: str) -> None:
    lords = view("start")["numbers"]["lords"]
    for rank, row in zip(RANKS, rows(language, "CT-0.2"), strict=True):
        told = dict(zip(("troops", "arms", "ransom", "cost"), map(number, (*row[1:4], row[5])), strict=True))
        assert told == {key: lords[rank][key] for key in told}


@both
@pytest.mark.rule("CT-0.3")
def test_the_attack_tables_are_true(language: str) -> None:
    lords = view("start")["numbers"]["lords"]
    columns = list(zip(*rows(language, "CT-0.3"), strict=True))[1:]
    for rank, column in zip(RANKS, columns, strict=True):
        signs = [cell.translate(str.maketrans("×◆★", "xs*")) for cell in column if len(cell) > 1]
        assert signs == lords[rank]["attack"]


@both
@pytest.mark.rule("CT-0.4")
def test_the_table_of_cards_is_true(language: str) -> None:
    cards = view("start")["numbers"]["cards"]
    for card, row in zip(CARDS, rows(language, "CT-0.4"), strict=True):
        assert (row[0], [number(row[1]), number(row[2])]) == (card, cards[card])


@pytest.mark.rule("CT-1.1")
def test_the_caption_about_the_start_is_true() -> None:
    start = view("start")
    assert (start["phase"], start["medals"], start["side"]) == (1, [], "france")
    assert (start["assets"], start["hand"]) == ([15, 15], [9, 9])
    assert start["lords"] == [list(RANKS)] * 2


@pytest.mark.rule("CT-2.1")
def test_the_caption_about_the_formation_is_true() -> None:
    seen = view("formation")
    assert seen["commander"] == ["duke", "prince"]
    assert [seen[key][FRANCE] for key in ("troops", "arms", "church")] == [3, 5, 1]
    assert (seen["side"], seen["hand"][ENGLAND]) == ("england", 9)


@pytest.mark.rule("CT-3.2")
def test_the_caption_about_the_dice_is_true() -> None:
    seen = view("war")
    assert seen["last_roll"] == "roll 4 2"
    assert (seen["commander"], seen["arms"]) == (["duke", "prince"], [5, 4])
    assert seen["troops"] == [3, 3]
    assert view("formation")["troops"][FRANCE] == 3


@pytest.mark.rule("CT-5.1")
def test_the_caption_about_requests_is_true() -> None:
    seen = view("captives")
    assert seen["captives"] == [["duke"], ["count", "prince"]]
    state = load_position(GAME, "captives").state(GAME)
    assert {"demand duke", "offer count", "offer prince", "propose swap duke prince", "pass"} <= set(legal(state))


@pytest.mark.rule("CT-5.3")
def test_the_caption_about_the_church_is_true() -> None:
    seen = view("church")
    assert (seen["last_cards"], seen["church"], seen["castle"]) == (["5", "5"], [1, 0], [0, 1])


@pytest.mark.rule("CT-5.5")
def test_the_caption_about_the_table_is_true() -> None:
    seen = view("table")
    assert (seen["step"], seen["table"]) == ("cards", ["duke", "prince"])
    assert [seen["numbers"]["lords"][lord]["ransom"] for lord in seen["table"]] == [3, 4]


@pytest.mark.rule("CT-6.1")
def test_the_caption_about_the_event_is_true() -> None:
    seen = view("event")
    assert (seen["step"], seen["phase"], seen["side"]) == ("event", 3, "england")
    assert sorted(seen["medals"]) == ["england", "france", "france"]
    assert len(seen["captives"][ENGLAND]) == 2


@pytest.mark.rule("CT-7.2")
def test_the_caption_about_the_last_phase_is_true() -> None:
    seen = view("last")
    assert seen["phase"] == 9
    assert [seen["medals"].count(side) for side in ("france", "england")] == [4, 4]
    assert seen["assets"] == [16, 12]
    assert refusal(load_position(GAME, "last").state(GAME), "lord king") == ("CT-2.1", "lord-not-in-hand")
