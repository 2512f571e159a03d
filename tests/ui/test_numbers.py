"""Numbers below zero, in every plural sentence and wherever points are shown: with a figure and its minus sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import State
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.ui.board.ending.show import Ending
from hoshikan.ui.board.match.finale import FINALES
from hoshikan.ui.board.match.models import POINTS, ScoreModel
from hoshikan.ui.board.panels import ScorePanel
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.kit.look.words import Words, with_sign
from tests.games.crowntaker.playing import after_wars, play, view_of
from tests.ui.words import on_table, said

SENTENCES = Path(__file__).parents[2] / "translations" / "hoshikan_ja.ts"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    switch = LanguageSwitch()
    switch.use(request.param)
    assert switch.missing == ()
    yield request.param
    switch.clear()


def plural_sentences() -> Iterator[tuple[str, str, str]]:
    """Context, source and comment of every sentence with a count."""
    for context in ElementTree.parse(SENTENCES).getroot().iter("context"):  # noqa: S314  # a file of this checkout
        for message in context.iter("message"):
            if message.get("numerus") == "yes":
                yield context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")


def test_every_plural_sentence_counts_below_zero_too(language: str) -> None:
    sentences = list(plural_sentences())
    assert sentences
    for context, source, comment in sentences:
        words: Words = type(context, (Words,), {})()
        for number in (-2, -1, 0, 1, 2):
            worded = words.tr(source, comment, number)
            assert re.findall(r"[−-]?\d+", worded) == [str(number).replace("-", "−")], (language, worded)
            assert "%n" not in worded
            assert "(s)" not in worded


def test_only_the_number_itself_gets_the_sign() -> None:
    assert with_sign("21 of 12 points: 1 left", -1) == "21 of 12 points: −1 left"
    assert with_sign("3 points", 3) == "3 points"


@pytest.fixture
def ruined() -> State:
    """CrownTaker with France one asset below zero."""
    state = after_wars("england", step="cards", france={"assets": 2}, turn="france")
    play(state, "negotiate A", "negotiate 2")
    assert state.points()[0] == -1
    return state


def test_a_ruined_side_is_shown_with_a_minus_everywhere(language: str, ruined: State, qtbot: QtBot) -> None:
    assert language
    text, names = text_of("crowntaker"), ("Aki", "Ben")
    scores = ScoreModel(text)
    scores.show(ruined, ruined.view(None), names, None)
    assert scores.index(0, POINTS).data() == "−1"
    around = QWidget()
    qtbot.addWidget(around)
    ending, panel = Ending(around), ScorePanel(scores)
    qtbot.addWidget(panel)
    for part in (ending, panel):
        part.apply_theme(NIGHT)
        part.retranslate()
    panel.show_seat(0)
    around.resize(800, 600)
    around.show()
    panel.show()
    ending.set_speed("off")
    ending.show_end(FINALES.of(GAMES["crowntaker"], ruined, ruined.view(None), names, text), play=True)
    scene = CrownTakerScene(CrownTakerText(), NIGHT)
    scene.show_position(view_of(ruined, 0), 0, (), names)
    for words in (said(panel), said(ending), scores.explanation(0).splitlines(), on_table(scene)):
        assert any("−1" in one for one in words), words
        assert not [one for one in words if "%n" in one or re.search(r"(?<!\w)-1\b", one)]
