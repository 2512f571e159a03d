"""Exercises in words: what is asked, and the answer to each try."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hoshikan.engine.tutor import Feature
from hoshikan.engine.view import View
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.teaching.hints import Difference
from hoshikan.ui.look.words import Words
from hoshikan.ui.text.chances import CHANCES, in_points
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
            return self.tr("Found at the first try!") if outcome is Outcome.FIRST else self.tr("That’s it!")
        if answer.verdict is Verdict.NEARLY:
            return self.tr("Nearly!")
        return self.tr("That is what you played.") if answer.again else self.tr("There is something better.")

    def body(self, answer: Answer, *, measuring: bool = False) -> str:
        """The move, what it costs and why, as HTML.

        While `measuring`, what the try costs is still to come. Until the best move is found, only what was tried is
        described in full; of the best one no more than what it is about.
        """
        parts = [f"<b>{escape(self._move(answer.tried))}</b>"]
        right = answer.verdict is Verdict.RIGHT
        if measuring and answer.costs is None:
            parts.append(escape(self.tr("Checking how much worse it is…")))
        elif costs := self._costs(answer):
            parts.append(escape(costs))
        # Why the right one is right is read before what else there is to say.
        told = sorted(answer.differences, key=lambda one: one.worth <= 0)
        parts += [self._compared(one) for one in told][:MOST] if right else self._hints(told)
        return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)

    def _costs(self, answer: Answer) -> str:
        if answer.verdict is Verdict.RIGHT:
            if not answer.against or answer.costs is None:
                return ""
            if in_points(answer.costs) == 0:
                return self.tr("Compared with “{move}”:").format(move=self._move(answer.against))
            more = self.tr("Winning chance {points} higher than with “{move}”:")
            return more.format(points=CHANCES.points(answer.costs), move=self._move(answer.against))
        if answer.costs is None:
            return self.tr("We can't say how much worse it is.")
        return CHANCES.costs(answer.costs)

    def _compared(self, difference: Difference) -> str:
        """What the right answer does, beside what it is compared with."""
        best, other = difference.best, difference.asked
        said = [self._phrase(best)] if best is not None else []
        if other is not None and (words := self._phrase(other)) not in said:
            said.append(self.tr("the other: {reason}").format(reason=words))
        return self._line(difference, self.tr("; ", "between moves").join(said), good=difference.worth > 0)

    def _hints(self, differences: Sequence[Difference]) -> list[str]:
        """What is wrong with a try, a line each, and what the best one is about, together; not what speaks for the
        try."""
        against: list[str] = []
        better: dict[str, str] = {}
        only: dict[str, str] = {}
        for difference in [one for one in differences if one.worth > 0][:MOST]:
            tried, best = difference.asked, difference.best
            if tried is not None and tried.worth < 0:
                against.append(self._line(difference, self._phrase(tried), good=False))
            elif best is not None:
                theme = f"{escape(self._text.theme(best.kind))} {rule_link(difference.rule)}"
                (only if tried is None else better).setdefault(best.kind, theme)
        for themes, words in (
            (better, self.tr("The best move is better here: {themes}")),
            (only, self.tr("Only the best move offers: {themes}")),
        ):
            if themes:
                joined = self.tr("; ", "between themes").join(themes.values())
                against.append(f"→&nbsp; {escape(words).format(themes=joined)}")
        return against

    def _line(self, difference: Difference, words: str, *, good: bool) -> str:
        return f"{PLUS if good else MINUS}&nbsp; {escape(words)} {rule_link(difference.rule)}"

    def _move(self, notation: str) -> str:
        return self._text.action(notation, self._view)

    def _phrase(self, feature: Feature) -> str:
        return self._text.feature(feature, self._names)
