"""Exercises in words: what is asked, and the answer to each try."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hoshikan.engine.tutor import Feature
from hoshikan.engine.view import View
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.teaching.hints import Difference
from hoshikan.ui.look.words import Words, percent
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import MINUS, PLUS
from hoshikan.ui.text.rulelink import rule_link

MOST: Final = 3
"""So many reasons are read after a try."""


class TrySentences(Words):
    """The sentences for one exercise, for the position it asks about."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def prompt(self, exercise: Exercise) -> str:
        """What is asked."""
        if not exercise.played:
            return self.tr("It is your turn: find the best move.")
        return self.tr("You played “{move}” here. Find something better.").format(move=self._move(exercise.played))

    def head(self, answer: Answer, outcome: Outcome) -> str:
        """The verdict in a few words."""
        if answer.verdict is Verdict.RIGHT:
            if outcome is Outcome.SHOWN:
                return self.tr("This was the best move:")
            return self.tr("Found at the first try!") if outcome is Outcome.FIRST else self.tr("That is it!")
        if answer.verdict is Verdict.NEARLY:
            return self.tr("Nearly!")
        return self.tr("That is what you played.") if answer.again else self.tr("There is something better.")

    def body(self, answer: Answer) -> str:
        """The move, what it costs and why, as HTML.

        As long as the best move is to be found, only what was tried is spoken of in full: of the best one no more is
        told than what it is about.
        """
        parts = [f"<b>{escape(self._move(answer.tried))}</b>"]
        right = answer.verdict is Verdict.RIGHT
        if costs := self._costs(answer):
            parts.append(escape(costs))
        # Why the right one is right is read before what else there is to say.
        told = sorted(answer.differences, key=lambda one: one.worth <= 0)
        lines = [self._compared(one) if right else self._hinted(one) for one in told]
        parts += [line for line in lines if line][:MOST]
        return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)

    def _costs(self, answer: Answer) -> str:
        if answer.verdict is Verdict.RIGHT:
            if not answer.against or answer.costs is None:
                return ""
            more = self.tr("{percent} more likely to win than with “{move}”:")
            return more.format(percent=percent(answer.costs), move=self._move(answer.against))
        if answer.costs is None:
            return self.tr("How much it costs is not known: the search has hardly looked at it.")
        return self.tr("{percent} less likely to win than with the best move.").format(percent=percent(answer.costs))

    def _compared(self, difference: Difference) -> str:
        """What the right answer does, beside what it is compared with."""
        best, other = difference.best, difference.asked
        said = [self._phrase(best)] if best is not None else []
        if other is not None and (words := self._phrase(other)) not in said:
            said.append(self.tr("the other: {reason}").format(reason=words))
        return self._line(difference, self.tr("; ", "between moves").join(said), good=difference.worth > 0)

    def _hinted(self, difference: Difference) -> str:
        """What is wrong with a try, or where the best one is better; "" for what speaks for the try."""
        if difference.worth <= 0:
            return ""
        tried, best = difference.asked, difference.best
        if tried is not None and tried.worth < 0:
            return self._line(difference, self._phrase(tried), good=False)
        if best is None:
            return ""
        theme = self._text.theme(best.kind)
        words = (
            self.tr("the best move is better here: {theme}")
            if tried is not None
            else self.tr("what the best move does and this one does not: {theme}")
        )
        return self._line(difference, words.format(theme=theme), good=None)

    def _line(self, difference: Difference, words: str, *, good: bool | None) -> str:
        sign = "→" if good is None else PLUS if good else MINUS
        return f"{sign}&nbsp; {escape(words)} {rule_link(difference.rule)}"

    def _move(self, notation: str) -> str:
        return self._text.action(notation, self._view)

    def _phrase(self, feature: Feature) -> str:
        return self._text.feature(feature, self._names)
