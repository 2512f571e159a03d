"""Line breaks in the sentences of the status line."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.bar import StatusLine, phrase_lines
from hoshikan.ui.session.context import AppContext


@pytest.mark.parametrize(
    ("sentence", "letters", "lines"),
    [
        ("駒を置いてください", 10, ("駒を置いてください",)),
        ("数字を宣言し、終えたら押してください", 14, ("数字を宣言し、", "終えたら押してください")),
        ("タイルを置いてください（ホイールで回転）", 14, ("タイルを置いてください", "（ホイールで回転）")),
        ("一、二、三、四、五", 6, ("一、二、三、", "四、五")),
        ("とても長くて区切りのない文です", 9, ("とても長くて区切りのない文です",)),
        ("Lay the tile, then turn it", 14, ("Lay the tile,", "then turn it")),
        ("Aki: lay the tile; wheel or keys turn it", 38, ("Aki: lay the tile;", "wheel or keys turn it")),
        ("Aki: choose the lord who takes command", 36, ("Aki: choose the lord", "who takes command")),
        ("Lay the tile, then turn it", 9, ("Lay the tile, then turn it",)),
    ],
)
def test_a_sentence_is_broken_between_its_phrases(sentence: str, letters: int, lines: tuple[str, ...]) -> None:
    assert phrase_lines(sentence, "", lambda text: len(text) <= letters) == lines


def test_the_rule_behind_a_sentence_takes_its_room_in_the_last_line() -> None:
    def fits(text: str) -> bool:
        return len(text) <= 12

    assert phrase_lines("一つ目、二つ目、三つ目", "", fits) == ("一つ目、二つ目、三つ目",)
    assert phrase_lines("一つ目、二つ目、三つ目", " SK-1.2", fits) == ("一つ目、二つ目、", "三つ目")


def test_no_sentence_makes_the_line_higher(qtbot: QtBot, context: AppContext) -> None:
    context.settings.text_size = 150
    line = StatusLine()
    qtbot.addWidget(line)
    line.apply_theme(context.theme())
    line.show()
    for width in range(440, 800, 4):
        line.resize(width, 90)
        line.say("相手が破産：王冠はソフィアとイネスの手に")
        QApplication.processEvents()
        assert line.heightForWidth(width) <= line.minimumHeight(), width
