"""Bars and panels of a board page, and the status line: whose turn it is and what is expected, or why something is not
allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from hoshikan.ui.board.labels import RuleText, emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters
from hoshikan.ui.kit.look.theme import GAP, TEXT, Theme, scaled
from hoshikan.ui.kit.widgets.basic import later
from hoshikan.ui.text.hintsentences import rule_link

_EMPHASIS: Final = 1.1
_ENDS: Final = "、。："
_OPENS: Final = "（「"
_CLOSES: Final = "）」"
"""Ends of Japanese phrases, and beginnings of others."""
_LATIN_ENDS: Final = (",", ";", ":")
_LEAST_SHARE: Final = 0.3
"""Share of a sentence that its shorter line has at least, where that can be chosen."""
_FACE: Final = 0.94
"""Height of a face as a share of the line's least height."""


class StatusLine(QWidget):
    """Emblem and sentence. A refusal stays until the player does something else.

    There is always room for two lines, and longer text is written smaller: the table below does not move.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._seat: int | None = None
        self._sitters = Sitters()
        self._refusal: tuple[str, str] | None = None
        self._sentence = ""
        self._markup = "", ""
        self._emblem = QLabel()
        self._words = RuleText(self.rule_wanted.emit, "large")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["xs"], 0, GAP["s"], 0)
        row.setSpacing(GAP["s"])
        row.addWidget(self._emblem)
        row.addWidget(self._words, 1)
        self._fit()

    @property
    def words(self) -> str:
        """Return the text, without markup."""
        return self._words.accessibleName()

    def say(self, sentence: str, seat: int | None = None) -> None:
        """A sentence, about a seat if one is given."""
        self._refusal = None
        self._put(sentence, sentence, ("<span>", "</span>"), seat)

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Show the faces of those who sit at the table now, by seat."""
        if self._sitters.seat(sitters):
            self._show_emblem()

    def refuse(self, sentence: str, rule: str) -> None:
        """Why something is not allowed; the rule id is a link."""
        self._refusal = sentence, rule
        bad = self._theme.bad if self._theme is not None else ""
        markup = f'<span style="color:{bad}">', f"</span> {rule_link(rule)}"
        self._put(f"{sentence} {rule}".strip(), sentence, markup)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._refusal is not None:
            self.refuse(*self._refusal)
        self._show_emblem()

    def _put(self, plain: str, sentence: str, markup: tuple[str, str], seat: int | None = None) -> None:
        """Say `plain`, of which the `sentence` stands between the two parts of `markup`."""
        later(self, self._fit)  # once the emblem has come or gone
        self._seat = seat
        self._sentence, self._markup = sentence, markup
        self._words.setAccessibleName(plain)
        self._fit()
        self._show_emblem()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        later(self, self._fit)  # once the words have their new width

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_emblem()
            self._fit()

    def _fit(self) -> None:
        body = self.fontMetrics()
        self.setMinimumHeight(2 * body.lineSpacing() + 2)
        # Emphasis and the size of the role make a line longer than the plain font knows. Sizes are whole pixels.
        plain = self.fontInfo().pixelSize()
        text_size = round(100 * self._theme.interface_scale) if self._theme else 100
        wide = body.horizontalAdvance(self.words) * scaled(TEXT["large"], text_size) / plain * _EMPHASIS
        role = "large" if wide <= self._words.width() else "body"
        if self._words.property("role") != role:
            self._words.setProperty("role", role)
            self.style().unpolish(self._words)
            self.style().polish(self._words)
        metrics, width = self._words.fontMetrics(), self._words.width()
        rest = self.words.removeprefix(self._sentence)
        lines = phrase_lines(self._sentence, rest, lambda text: metrics.horizontalAdvance(text) * _EMPHASIS <= width)
        html = "<br>".join(map(escape, lines)).join(self._markup)
        if html != self._words.text():  # else a link would lose the focus
            self._words.setText(html)

    def _show_emblem(self) -> None:
        self._emblem.setVisible(self._seat is not None)
        if self._seat is not None and self._theme is not None:
            # As high as large words, beside small ones too: else the room for words hangs on what was fitted before.
            size = round(self.fontMetrics().height() * TEXT["large"] / TEXT["body"])
            sitter = self._sitters.of(self._seat)
            if sitter.who:
                high = max(size, round(self.minimumHeight() * _FACE))
                self._emblem.setPixmap(portrait_pixmap(sitter.who, self._seat, self._theme, high, sitter.mood))
            else:
                self._emblem.setPixmap(emblem_pixmap(self._seat, self._theme, size))


def phrase_lines(sentence: str, rest: str, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """The two lines of a sentence that is too long for one: Japanese broken between its phrases and not within a word,
    other languages at the comma or else the space nearest the middle, so that no word stands alone.
    `rest` follows the sentence. What fits neither way stays whole."""
    if fits(sentence + rest):
        return (sentence,)
    for at in range(len(sentence) - 1, 0, -1):
        begins = (sentence[at - 1] in _ENDS and sentence[at] not in _CLOSES) or sentence[at] in _OPENS
        if begins and fits(sentence[:at]) and fits(sentence[at:] + rest):
            return sentence[:at], sentence[at:]
    parts = [(sentence[:at], sentence[at + 1 :]) for at, letter in enumerate(sentence) if letter == " "]
    possible = [(first, second) for first, second in parts if fits(first) and fits(second + rest)]
    fair = [pair for pair in possible if min(map(len, pair)) >= _LEAST_SHARE * len(sentence)]
    phrases = [(first, second) for first, second in fair if first[-1:] in _LATIN_ENDS]
    best = phrases or fair or possible
    return min(best, key=lambda pair: abs(len(pair[0]) - len(pair[1] + rest))) if best else (sentence,)


class BoardPart(QFrame):
    """Shows something of the session's state, and sends commands."""

    command = Signal(object)
    """A Command."""
    rule_wanted = Signal(str)

    def apply_theme(self, theme: Theme) -> None:
        """Take over colours that the application's palette does not carry."""

    def retranslate(self) -> None:
        """Put in the words that do not depend on the state."""


class BoardBar(BoardPart):
    """The bar above the table: a status line, and buttons after it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self.status = StatusLine()
        self.status.rule_wanted.connect(self.rule_wanted)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        self.row.setSpacing(GAP["s"])
        self.row.addWidget(self.status, 1)

    def apply_theme(self, theme: Theme) -> None:
        self.status.apply_theme(theme)
