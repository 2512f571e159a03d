"""Pictures of the rule book agree with their captions; its tables are those of the shipped components."""

from __future__ import annotations

import re

import pytest

from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import LANGUAGES, load
from tests.games.crowntaker.playing import CARDS, ENGLAND, FRANCE, GAME, RANKS, legal, refusal, view_of

both = pytest.mark.parametrize("language", LANGUAGES)


def view(name: str) -> CrownTakerView:
    return view_of(load_position(GAME, name).state(GAME))


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
    lords = view("start").numbers.lords
    for rank, row in zip(RANKS, rows(language, "CT-0.2"), strict=True):
        told = dict(zip(("troops", "arms", "ransom", "cost"), map(number, (*row[1:4], row[5])), strict=True))
        assert told == {key: getattr(lords[rank], key) for key in told}


@both
@pytest.mark.rule("CT-0.3")
def test_the_attack_tables_are_true(language: str) -> None:
    lords = view("start").numbers.lords
    columns = list(zip(*rows(language, "CT-0.3"), strict=True))[1:]
    for rank, column in zip(RANKS, columns, strict=True):
        signs = [cell.translate(str.maketrans("×◆★", "xs*")) for cell in column if len(cell) > 1]
        assert signs == lords[rank].attack


@both
@pytest.mark.rule("CT-0.4")
def test_the_table_of_cards_is_true(language: str) -> None:
    cards = view("start").numbers.cards
    for card, row in zip(CARDS, rows(language, "CT-0.4"), strict=True):
        assert (row[0], number(row[1]), number(row[2])) == (card, cards[card].tokens, cards[card].assets)


@pytest.mark.rule("CT-1.1")
def test_the_caption_about_the_start_is_true() -> None:
    start = view("start")
    assert (start.phase, start.medals, start.side) == (1, [], "france")
    assert (start.assets, start.hand) == ([15, 15], [9, 9])
    assert start.lords == [list(RANKS)] * 2


@pytest.mark.rule("CT-2.1")
def test_the_caption_about_the_formation_is_true() -> None:
    here = view("formation")
    assert here.commander == ["duke", "prince"]
    assert [getattr(here, key)[FRANCE] for key in ("troops", "arms", "church")] == [3, 5, 1]
    assert (here.side, here.hand[ENGLAND]) == ("england", 9)


@pytest.mark.rule("CT-3.2")
def test_the_caption_about_the_dice_is_true() -> None:
    here = view("war")
    assert here.last_roll == "roll 4 2"
    assert (here.commander, here.arms) == (["duke", "prince"], [5, 4])
    assert here.troops == [3, 3]
    assert view("formation").troops[FRANCE] == 3


@pytest.mark.rule("CT-5.1")
def test_the_caption_about_requests_is_true() -> None:
    here = view("captives")
    assert here.captives == [["duke"], ["count", "prince"]]
    state = load_position(GAME, "captives").state(GAME)
    assert {"demand duke", "offer count", "offer prince", "propose swap duke prince", "pass"} <= set(legal(state))


@pytest.mark.rule("CT-5.3")
def test_the_caption_about_the_church_is_true() -> None:
    here = view("church")
    assert (here.last_cards, here.church, here.castle) == (["5", "5"], [1, 0], [0, 1])


@pytest.mark.rule("CT-5.5")
def test_the_caption_about_the_table_is_true() -> None:
    here = view("table")
    assert (here.step, here.table) == ("cards", ["duke", "prince"])
    assert [here.numbers.lords[lord].ransom for lord in here.table if lord] == [3, 4]


@pytest.mark.rule("CT-6.1")
def test_the_caption_about_the_event_is_true() -> None:
    here = view("event")
    assert (here.step, here.phase, here.side) == ("event", 3, "england")
    assert sorted(here.medals) == ["england", "france", "france"]
    assert len(here.captives[ENGLAND]) == 2


@pytest.mark.rule("CT-7.2")
def test_the_caption_about_the_last_phase_is_true() -> None:
    here = view("last")
    assert here.phase == 9
    assert [here.medals.count(side) for side in ("france", "england")] == [4, 4]
    assert here.assets == [16, 12]
    assert refusal(load_position(GAME, "last").state(GAME), "lord king") == ("CT-2.1", "lord-not-in-hand")
