"""Facts of a search in the list of choices, a hint and a "why not", and their limits."""

from __future__ import annotations

import dataclasses
import re

import pytest
from PySide6.QtCore import Qt

from hoshikan.bots.protocol import RankedAction
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.games.conquestar.teaching.reasons import Income, Pays, TakesStar
from hoshikan.teaching.hints import Argument, Coach, Hint, WhyNot
from hoshikan.ui.board.match.advisor import rated
from hoshikan.ui.board.match.models import RankingModel
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.hintsentences import HintSentences

GAME = GAMES["conquestar"]


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, [Seat("human", "Aki"), Seat("human", "Ben")], 7)


def test_no_number_stands_beside_a_choice_that_was_hardly_looked_at(match: Match) -> None:
    ranking = RankingModel(text_of(GAME.id))
    tried = [RankedAction("invade C3", 0.2, 0.5, 0.0, 4), RankedAction("trade A3", 0.1, 0.5, 0.0, 0)]
    ranking.show(rated([RankedAction("trade C3", 0.7, 0.61, 20.0, 40), *tried], mixed=False), match.state.view(0))
    assert [ranking.index(row, 0).data(RankingModel.NumberRole) for row in range(3)] == [0.61, None, None]
    for row, words in ((1, "not examined"), (2, "not looked at")):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            said = ranking.index(row, 0).data(role)
            assert words in said
            assert not re.search(r"%|\d\.\d", said)


def test_a_game_without_points_is_rated_by_chances_alone(match: Match) -> None:
    ranking, view = RankingModel(text_of(GAME.id)), match.state.view(0)
    found = [RankedAction("trade C3", 0.7, 0.6, 0.0, 40), RankedAction("invade C3", 0.3, 0.4, 0.0, 90)]
    known = rated(found, mixed=False, scored=False)
    ranking.show(known, view)
    best, other = (entry.action for entry in known)
    coach, reasons = Coach(GAME), HintSentences(text_of(GAME.id), view, ("Aki", "Ben"))
    hint, why_not = coach.hint(match.state, known), coach.why_not(match.state, best, other, known)
    said = [
        ranking.index(0, 0).data(Qt.ItemDataRole.ToolTipRole),
        reasons.move(dataclasses.replace(hint, arguments=())),
        reasons.why_not(dataclasses.replace(why_not, against=(), given_up=(), gained=())),
    ]
    for words, chance in zip(said, ("60%", "60%", "Winning chance 20 point"), strict=True):
        assert chance in words
        assert "at the end" not in words


def test_a_mixture_shows_the_shares_it_is_sorted_by(match: Match) -> None:
    ranking = RankingModel(text_of(GAME.id))
    found = [RankedAction("trade C3", 0.7, 0.4, 20.0, 40), RankedAction("invade C3", 0.3, 0.6, 9.0, 90)]
    ranking.show(rated(found, mixed=True), match.state.view(0))
    assert ranking.mixed
    assert [ranking.index(row, 0).data(RankingModel.NumberRole) for row in range(2)] == [0.7, 0.3]
    assert "chosen 70% of the time" in ranking.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "40% to win" in ranking.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize(
    ("hint", "words", "silent"),
    [
        (Hint(None, "trade C3", (), 0.61, 20.0, ("invade C3",)), ["61%", "about 20 point", "Just as good"], ["secret"]),
        (Hint(None, "trade C3", (), None, None, ()), ["examined long enough"], ["%", "0.0"]),
        (
            Hint(None, "trade C3", (), 0.61, -2.0, ("invade C3",), 0.4),
            ["40%", "about −2 point", "Also good to mix in"],
            ["Just as"],
        ),
        (Hint(None, "trade C3", (), 0.61, 20.0, (), 1.0), ["61%"], ["secret", "100%"]),
    ],
)
def test_a_hint_shows_no_number_it_does_not_know(match: Match, hint: Hint, words: list[str], silent: list[str]) -> None:
    said = HintSentences(text_of(GAME.id), match.state.view(0), ("Aki", "Ben")).move(hint)
    assert [word for word in words if word not in said] == []
    assert [word for word in silent if word in said] == []


def test_a_hint_names_the_choice_it_compares_with_and_whose_reason_is_whose(match: Match) -> None:
    takes, less = (TakesStar(value=points, star="C3", points=points) for points in (5, 2))
    pays = Pays(value=-2.0, star="C3", coins=4, rivals=0)
    income = Income(value=3.0, coins=3)
    arguments = (
        Argument(takes, apart=True, versus=less),
        Argument(pays, of_rival=True, apart=True),
        Argument(income),
    )
    hint = Hint(None, "invade C3", arguments, 0.6, 20.0, (), rival="trade C3", doubt="close")
    said = HintSentences(text_of(GAME.id), match.state.view(0), ("Aki", "Ben")).move(hint)
    lines = [re.sub(r"<[^>]+>|&nbsp;", "", line).strip() for line in said.split("</p>")]
    assert lines[2].endswith("close: the next best choice may be just as good.")
    assert lines[3].startswith("Compared with “Trade")
    assert [line[0] for line in lines[4:6]] == ["+", "−"]
    assert "; the other: takes" in lines[4]
    assert "the other: costs" in lines[5]
    assert lines[6] == "Also:"
    assert lines[7].startswith("+ earns")


def test_a_hint_says_so_if_nothing_that_can_be_named_speaks_for_its_action(match: Match) -> None:
    cost = Argument(Pays(value=-2.0, star="C3", coins=4, rivals=0))
    gain = Argument(TakesStar(value=5.0, star="C3", points=5))
    least = Hint(None, "invade C3", (cost,), 0.6, 20.0, ())
    sentences = HintSentences(text_of(GAME.id), match.state.view(0), ("Aki", "Ben"))
    unseen = "No single reason stands out"
    assert unseen in sentences.move(least)
    assert unseen in sentences.move(dataclasses.replace(least, result=None, share=0.4))
    for other in (
        dataclasses.replace(least, arguments=(gain, cost)),
        dataclasses.replace(least, arguments=()),
        dataclasses.replace(least, result=None, points=None),
    ):
        assert unseen not in sentences.move(other)


def test_why_not_leaves_out_what_is_the_same_for_both(match: Match) -> None:
    same, finer = (TakesStar(value=value, star="C3", points=5) for value in (2.0, 1.0))
    other = TakesStar(value=1.0, star="A1", points=4)
    reasons = HintSentences(text_of(GAME.id), match.state.view(0), ("Aki", "Ben"))
    alike, apart = Argument(same, apart=True, versus=finer), Argument(same, apart=True, versus=other)
    one, two = (
        reasons.why_not(WhyNot("invade C3", "trade C3", False, 0.1, 2.0, given_up=given_up))
        for given_up in ((alike,), (alike, apart))
    )
    assert "at the end" in one
    assert "CQ-4.5" not in one
    assert two.count("rule:CQ-4.5") == 1
    slight = reasons.why_not(WhyNot("invade C3", "trade C3", False, 0.1, 0.3))
    assert "at the end" not in slight
    hardly = reasons.why_not(WhyNot("invade C3", "trade C3", False, None, None))
    assert "examined, so we" in hardly


def test_an_answer_says_so_if_no_reason_can_be_named(match: Match) -> None:
    sentences = HintSentences(text_of(GAME.id), match.state.view(0), ("Aki", "Ben"))
    bare = WhyNot("trade C3", "invade C3", False, 0.1, None)
    gain = Argument(TakesStar(value=5.0, star="C3", points=5))
    unseen = "No single reason stands out"
    assert unseen in sentences.for_the_best(bare)
    assert unseen not in sentences.for_the_best(dataclasses.replace(bare, given_up=(gain,)))
