"""Sentences of several games are written once, in both languages, and a game need not have those of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Event, IllegalAction, ScoreLine
from hoshikan.engine.game import Option
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LanguageSwitch
from hoshikan.ui.text.covertext import COUNTS
from hoshikan.ui.text.gametext import VICTORY, GameText

NAMES = ("Aki", "Ben", "Chiyo")


class PlainText(GameText[View]):
    """A game with neither options nor points."""

    def action(self, notation: str, _: View) -> str:
        return notation

    def expectation(self, _: View, seat: int, names: Sequence[str]) -> str:
        return self.waiting(seat, names)

    def log(self, event: Event, _view: View, _names: Sequence[str]) -> str:
        return type(event).__name__


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    switch = LanguageSwitch()
    switch.use("ja")
    yield
    switch.clear()


def test_a_game_without_options_or_points_shows_their_ids() -> None:
    text = PlainText()
    assert text.option(Option("length", (3, 5), "XX-0.1")) == ("length", "")
    assert text.option_value(Option("length", (3, 5), "XX-0.1"), 5) == "5"
    assert text.score_line(ScoreLine("stars", 2, "XX-0.1", {})) == "stars"


def test_how_a_game_ends() -> None:
    text = PlainText()
    assert text.end("all-taken", [1], NAMES) == "Ben wins"
    assert text.end("all-taken", [0, 2], NAMES) == "Shared victory: Aki and Chiyo"
    assert text.end("standstill", [2], NAMES) == "Standstill. Chiyo wins"
    assert text.end("standstill", [0, 2], NAMES) == "Shared victory: Aki and Chiyo"


def test_it_is_said_in_japanese_too(japanese: None) -> None:
    assert PlainText().end("standstill", [2], NAMES) == "膠着で終了。Chiyoの勝ち"
    assert VICTORY.of([0, 1], NAMES) == "AkiとBenが勝利を分かち合った"
    assert PlainText().waiting(0, NAMES) == "Aki：ほかのプレイヤーを待っています"
    assert (COUNTS.points(-2), COUNTS.headcount((2, 3, 4))) == ("−2点", "2〜4人")


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_game_refuses_a_move_after_its_end_in_the_same_words(game_id: str, japanese: None) -> None:
    assert text_of(game_id).refusal(IllegalAction("XX-1.1", "game-over")) == "ゲームは終わっています。"
