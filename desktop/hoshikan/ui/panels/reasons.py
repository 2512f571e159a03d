"""Hints and their reasons in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from hoshikan.engine.tutor import Feature
from hoshikan.teaching.hints import Difference, Hint, WhyNot
from hoshikan.ui.gametext import GameText
from hoshikan.ui.panels.richtext import rule_link
from hoshikan.ui.words import Words, signed

PLUS, MINUS = "+", "−"
MOST_DIFFERENCES = 4
"""More are not read."""


class Reasons(Words):
    """The sentences of one game's hints, for the position at hand."""

    def __init__(self, text: GameText, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def move(self, hint: Hint) -> str:
        """The third step of a hint as HTML: the move, what it is expected to bring, and why."""
        gain = self.tr("Expected: {percent} % to win, about {points} points at the end.").format(
            percent=round(100 * hint.result), points=f"{hint.points:.1f}"
        )
        parts = [self._head(hint.action), escape(gain), *map(self._reason, hint.reasons)]
        if hint.equals:
            others = self.tr("; ", "between moves").join(
                self._text.action(action, self._view) for action in hint.equals[:2]
            )
            parts.append(escape(self.tr("Just as good: {moves}").format(moves=others)))
        return _paragraphs(parts)

    def why_not(self, answer: WhyNot) -> str:
        """What speaks against a choice, compared with the best one, as HTML."""
        parts = [self._head(answer.asked)]
        if answer.best == answer.asked:
            return _paragraphs([*parts, escape(self.tr("This is the best choice the search has found."))])
        if answer.even:
            parts.append(escape(self.tr("As good as the best: the search cannot tell them apart.")))
        elif answer.result is not None and answer.points is not None:
            loss = self.tr("Compared with the best: {percent} % less to win, {points} points at the end.")
            percent = max(0, round(100 * answer.result))
            parts.append(escape(loss.format(percent=percent, points=signed(-answer.points, 1))))
        best = self._text.action(answer.best, self._view)
        parts.append(escape(self.tr("The best: {move}").format(move=best)))
        parts += map(self._difference, answer.differences[:MOST_DIFFERENCES])
        return _paragraphs(parts)

    def _head(self, action: str) -> str:
        return f"<b>{escape(self._text.action(action, self._view))}</b>"

    def _reason(self, feature: Feature) -> str:
        sign = PLUS if feature.worth > 0 else MINUS
        return f"{sign}&nbsp; {escape(self._text.feature(feature, self._names))} {rule_link(feature.rule)}"

    def _difference(self, difference: Difference) -> str:
        parts = []
        if difference.asked is not None:
            parts.append(self.tr("this one: {reason}").format(reason=self._phrase(difference.asked)))
        if difference.best is not None:
            parts.append(self.tr("the best: {reason}").format(reason=self._phrase(difference.best)))
        sign = MINUS if difference.worth > 0 else PLUS
        return f"{sign}&nbsp; {escape(self.tr('; ', 'between moves').join(parts))} {rule_link(difference.rule)}"

    def _phrase(self, feature: Feature) -> str:
        return self._text.feature(feature, self._names)


def _paragraphs(parts: Sequence[str]) -> str:
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)
