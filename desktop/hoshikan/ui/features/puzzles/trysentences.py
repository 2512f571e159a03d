"""Exercises in words: what is asked, and the answer to each try."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hoshikan.engine.view import View
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.text.chances import CHANCES, in_points
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences


class TrySentences(Words):
    """The sentences for one exercise, for the position it asks about."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._hints = HintSentences(text, view, names)

    def prompt(self, exercise: Exercise) -> str:
        """Return the question."""
        if not exercise.played:
            return self.tr("Your turn: find the best move.")
        return self.tr("You played “{move}” here. Find something better.").format(move=self._move(exercise.played))

    def head(self, answer: Answer, outcome: Outcome) -> str:
        """The verdict in a few words."""
        if answer.verdict is Verdict.RIGHT:
            if outcome is Outcome.SHOWN:
                return self.tr("This was the best move:")
            return self.tr("Found on the first try!") if outcome is Outcome.FIRST else self.tr("That's it!")
        if answer.verdict is Verdict.NEARLY:
            return self.tr("Nearly!")
        return self.tr("That's what you played.") if answer.again else self.tr("There's something better.")

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
        head = "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)
        if answer.compared is None:
            return head
        return head + (self._hints.for_the_best(answer.compared) if right else self._hints.against(answer.compared))

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

    def _move(self, notation: str) -> str:
        return self._text.action(notation, self._view)
