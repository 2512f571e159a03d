"""The bars of a reading are as long as the chances say."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.teaching.explanation import HiddenFact, Likelihood, Reading
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.opponentsentences import BAR, ReadingSentences

COLOR = QColor("#ff0000")


def lengths(html: str) -> list[int]:
    """Return the pixels of this colour in each bar, from the top."""
    document = QTextDocument()
    document.setHtml(html)
    image = QImage(document.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    rows = [sum(image.pixelColor(x, y) == COLOR for x in range(image.width())) for y in range(image.height())]
    return [row for row, above in zip(rows, [0, *rows], strict=False) if row and not above]


def test_bars_are_as_long_as_the_chances(qapp: QApplication) -> None:
    game = "hoshi-wo-wataru"
    chances = (0.5, 0.25, 0.1)
    values = [Likelihood(str(card), chance, 0.1) for card, chance in enumerate(chances, 5)]
    reading = Reading(0, 0, 40, [HiddenFact("card", 1, 0, values)])
    words = ReadingSentences(text_of(game), GAMES[game].new(3, 7).view(0), ["Aki", "Vega", "Altair"], str)
    found = lengths(words.at(1, reading, COLOR.name()))
    assert len(found) == len(chances)
    for length, chance in zip(found, chances, strict=True):
        assert abs(length - BAR * chance) <= BAR / 16


def test_the_card_says_what_its_chances_are(qapp: QApplication) -> None:
    game = "hoshi-wo-wataru"

    def card(rules: float) -> str:
        reading = Reading(0, 0, 40, [HiddenFact("card", 1, 0, [Likelihood("5", 0.5, rules)])])
        words = ReadingSentences(text_of(game), GAMES[game].new(3, 7).view(0), ["Aki", "Vega", "Altair"], str)
        return words.at(1, reading, COLOR.name())

    both, alike = card(rules=0.1), card(rules=0.5)
    for one in (both, alike):
        assert "estimated from what has been played" in one
    assert "rules alone 10%" in both.replace("&nbsp;", " ")
    assert "leaves out how players choose" in both
    assert "ules alone" not in alike
