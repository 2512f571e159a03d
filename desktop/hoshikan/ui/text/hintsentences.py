"""Hints and their reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hoshikan.engine.tutor import Feature
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Difference, Hint, Reason, WhyNot
from hoshikan.ui.look.words import Words, decimal, percent, signed
from hoshikan.ui.text.chances import CHANCES
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.rulelink import rule_link

PLUS, MINUS = "+", "−"
MOST_DIFFERENCES = 4
"""More are not read."""
ALWAYS = 0.95
"""A share of a mixture above which there is nothing to vary."""


class HintSentences(Words):
    """The sentences of one game's hints, for the position at hand."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def move(self, hint: Hint) -> str:
        """The third step of a hint as HTML: the move, what it is expected to bring, and why it and no other."""
        parts = [self._head(hint.action), *map(escape, self._expected(hint))]
        apart = [reason for reason in hint.reasons if self._sets_apart(reason)]
        if apart and hint.rival is not None:
            rival = self._text.action(hint.rival, self._view)
            parts += [escape(self.tr("Compared with “{move}”:").format(move=rival)), *map(self._reason, apart)]
        rest = [self._reason(reason) for reason in hint.reasons if reason not in apart]
        if apart and rest:
            parts.append(escape(self.tr("Besides:")))
        parts += rest
        if hint.equals:
            others = self.tr("; ", "between moves").join(
                self._text.action(action, self._view) for action in hint.equals
            )
            named = self.tr("Just as good: {moves}") if hint.share is None else self.tr("Also good to mix in: {moves}")
            parts.append(escape(named.format(moves=others)))
        return _paragraphs(parts)

    def _sets_apart(self, reason: Reason) -> bool:
        """Whether it is something else for the action than for its rival, in words too."""
        same = reason.versus is not None and self._phrase(reason.versus) == self._phrase(reason.feature)
        return (reason.apart or reason.versus is not None) and not same

    def _expected(self, hint: Hint) -> list[str]:
        parts = []
        if hint.result is None:
            parts.append(self.tr("It was not examined long enough to tell the winning chance."))
        elif hint.points is None:
            parts.append(self.tr("Winning chance: {percent}.").format(percent=percent(hint.result)))
        else:
            gain = self.tr("Winning chance: {percent}. About {points} points at the end.")
            parts.append(gain.format(percent=percent(hint.result), points=decimal(hint.points)))
        if hint.share is not None and hint.share < ALWAYS:
            varied = self.tr(
                "Everyone chooses secretly here, so vary your play: choose this about {percent} of the time."
            )
            parts.append(varied.format(percent=percent(hint.share)))
        if hint.doubt == "early":
            parts.append(self.tr("It is early: a longer look may change this."))
        elif hint.doubt == "close":
            parts.append(self.tr("It is close: the next best choice may be as good."))
        if hint.unexplained:
            unseen = self.tr("No single reason stands out; the search likes where it leads.")
            parts.append(unseen)
        return parts

    def why_not(self, answer: WhyNot) -> str:
        """What speaks against a choice, compared with the best one, as HTML."""
        parts = [self._head(answer.asked)]
        if answer.best == answer.asked:
            return _paragraphs([*parts, escape(self.tr("This is the best choice the search has found."))])
        parts.append(escape(self._compared(answer)))
        best = self._text.action(answer.best, self._view)
        parts.append(escape(self.tr("The best: {move}").format(move=best)))
        parts += self._contrasts(answer.differences, MOST_DIFFERENCES)
        return _paragraphs(parts)

    def against(self, differences: Sequence[Difference], most: int) -> str:
        """What speaks against a choice, as HTML, without naming the better one."""
        return _paragraphs(self._contrasts([one for one in differences if one.worth > 0], most))

    def _contrasts(self, differences: Sequence[Difference], most: int) -> list[str]:
        return [self._difference(difference) for difference in differences if self._tells(difference)][:most]

    def _compared(self, answer: WhyNot) -> str:
        if answer.even:
            return self.tr("As good as the best: the search cannot tell them apart.")
        if answer.shares is not None:
            best, asked = (percent(share) for share in answer.shares)
            often = self.tr(
                "Everyone chooses secretly here, so the best plan varies: it makes this choice {asked} of the time, "
                "the best one {best}."
            )
            return often.format(asked=asked, best=best)
        if answer.result is None:
            return self.tr("This move was not examined: we can't say how much worse it is.")
        if answer.points is None:
            return CHANCES.costs(answer.result)
        loss = self.tr("Compared with the best move: winning chance {change}, score at the end {points}.")
        return loss.format(change=CHANCES.change(-answer.result), points=signed(-answer.points, 1))

    def _tells(self, difference: Difference) -> bool:
        """Whether there are different words for the two: some differences are too fine for words."""
        best, asked = difference.best, difference.asked
        return best is None or asked is None or self._phrase(best) != self._phrase(asked)

    def _head(self, action: str) -> str:
        return f"<b>{escape(self._text.action(action, self._view))}</b>"

    def _reason(self, reason: Reason) -> str:
        sign = PLUS if reason.speaks_for else MINUS
        words = self._phrase(reason.feature)
        if reason.of_rival:
            other = self.tr("only the other: {reason}") if reason.versus is None else self.tr("the other: {reason}")
            words = other.format(reason=words)
        elif reason.versus is not None and (versus := self._phrase(reason.versus)) != words:
            words = self.tr("{reason}; the other: {versus}").format(reason=words, versus=versus)
        return f"{sign}&nbsp; {escape(words)} {rule_link(reason.rule)}"

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
