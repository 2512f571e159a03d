"""Hints and their reasons in words, and the help that was used in a match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from html import escape
from typing import Final

from hoshikan.engine import View
from hoshikan.engine.tutor import Reason
from hoshikan.library.help import Help
from hoshikan.teaching.hints import Argument, Hint, WhyNot
from hoshikan.ui.kit.look.words import SEPARATOR, Words, percent, together
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.levels import CHANCES

RULE_SCHEME: Final = "rule:"


def rule_link(rule: str) -> str:
    """HTML that opens a rule when it is inside a `RuleText`; nothing for no rule."""
    return f'<a href="{RULE_SCHEME}{escape(rule)}"><small>{escape(rule)}</small></a>' if rule else ""


PLUS, MINUS = "+", "−"
MOST_LINES = 3
"""Lines of one sort, such as drawbacks; more are not read."""
ALWAYS = 0.95
"""A share of a mixture above which there is nothing to vary."""


class WhyNotSentences(Words):
    """The sentences of one game's answers to "Why not?", for the position at hand."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def _no_reason(self) -> str:
        return self.tr("No single reason stands out; the search likes where it leads.")

    def why_not(self, answer: WhyNot) -> str:
        """Return the drawbacks of a choice, compared with the best one, as HTML."""
        parts = [self._head(answer.asked)]
        if answer.best == answer.asked:
            return paragraphs([*parts, escape(self.tr("This is the best choice the search has found."))])
        parts.append(escape(self._compared(answer)))
        parts += self._lines(answer.against) + self._lines(answer.gained)
        best = self._text.action(answer.best, self._view)
        parts += [escape(self.tr("The best: {move}").format(move=best)), *self._lines(answer.given_up)]
        return paragraphs(parts)

    def against(self, answer: WhyNot) -> str:
        """Return what is wrong with a choice as HTML, and what the better one is about, without naming it."""
        parts = self._lines(answer.against)
        themes = list(dict.fromkeys(self._theme(one.reason) for one in answer.given_up[:MOST_LINES]))
        if themes:
            joined = self.tr("; ", "between themes").join(themes)
            words = self.tr("The best move is stronger in: {themes}")
            parts.append(f"→&nbsp; {escape(words).format(themes=joined)}")
        return paragraphs(parts)

    def for_the_best(self, answer: WhyNot) -> str:
        """Return what the best choice does, and what is wrong with the other one, as HTML."""
        parts, against = self._lines(answer.given_up), self._lines(answer.against)
        if against:
            asked = self._text.action(answer.asked, self._view)
            parts += [escape(self.tr("“{move}”:").format(move=asked)), *against]
        return paragraphs(parts or [escape(self._no_reason())])

    def _lines(self, arguments: Sequence[Argument]) -> list[str]:
        """As many lines as are read; each argument is one of the move above them."""
        return [line for one in arguments if (line := self._line(one._replace(versus=None), one.versus))][:MOST_LINES]

    def _theme(self, reason: Reason) -> str:
        return f"{escape(self._text.theme(reason.kind))} {rule_link(reason.rule)}".lstrip()

    def _compared(self, answer: WhyNot) -> str:
        if answer.even:
            return self.tr("As good as the best: the search can't tell them apart.")
        if answer.shares is not None:
            best, asked = (percent(share) for share in answer.shares)
            often = self.tr(
                "Everyone chooses secretly here, so the best plan varies: it makes this choice {asked} of the time, "
                "the best one {best}."
            )
            return often.format(asked=asked, best=best)
        if answer.result is None:
            return self.tr("This move wasn't examined, so we can't say how much worse it is.")
        if answer.points is None or round(answer.points) == 0:
            return CHANCES.costs(answer.result)
        loss = self.tr("Compared with the best move: winning chance {change}, at the end {points}.")
        points = self._text.amount(-answer.points, change=True)
        return loss.format(change=CHANCES.change(-answer.result), points=points)

    def _head(self, action: str) -> str:
        return f"<b>{escape(self._text.action(action, self._view))}</b>"

    def _line(self, argument: Argument, beside: Reason | None = None) -> str:
        """Return an argument with its sign, as HTML; "" if its words equal those of `beside` or of the compared one."""
        words = self._phrase(argument.reason)
        other = argument.versus or beside
        versus = "" if other is None else self._phrase(other)
        if not words or versus == words:
            return ""
        if argument.of_rival:
            words = self.tr("the other: {reason}").format(reason=words)
        elif argument.versus is not None:
            words = self.tr("{reason}; the other: {versus}").format(reason=words, versus=versus)
        sign = PLUS if argument.reason.value > 0 else MINUS  # of the move that the line names
        return f"{sign}&nbsp; {escape(words)} {rule_link(argument.reason.rule)}"

    def _phrase(self, reason: Reason) -> str:
        return self._text.reason(reason, self._names)


class HintSentences(WhyNotSentences):
    """The sentences of its hints besides."""

    def move(self, hint: Hint) -> str:
        """The third step of a hint as HTML: the move, what it is expected to bring, and why it and no other."""
        parts = [self._head(hint.action), *map(escape, self._expected(hint))]
        lines = [(argument, self._line(argument)) for argument in hint.arguments]
        apart = [line for argument, line in lines if line and argument.apart]
        if apart and hint.rival is not None:
            rival = self._text.action(hint.rival, self._view)
            parts += [escape(self.tr("Compared with “{move}”:").format(move=rival)), *apart]
        rest = [line for argument, line in lines if line and not argument.apart]
        if apart and rest:
            parts.append(escape(self.tr("Also:")))
        parts += rest
        if hint.equals:
            others = self.tr("; ", "between moves").join(
                self._text.action(action, self._view) for action in hint.equals
            )
            named = self.tr("Just as good: {moves}") if hint.share is None else self.tr("Also good to mix in: {moves}")
            parts.append(escape(named.format(moves=others)))
        return paragraphs(parts)

    def _expected(self, hint: Hint) -> list[str]:
        parts = []
        if hint.result is None:
            parts.append(self.tr("It wasn't examined long enough to estimate its winning chance."))
        elif hint.points is None:
            parts.append(self.tr("Winning chance: {percent}.").format(percent=percent(hint.result)))
        else:
            gain = self.tr("Winning chance: {percent}. At the end: about {points}.")
            parts.append(gain.format(percent=percent(hint.result), points=self._text.amount(hint.points)))
        if hint.share is not None and hint.share < ALWAYS:
            varied = self.tr(
                "Everyone chooses secretly here, so vary your play: choose this about {percent} of the time."
            )
            parts.append(varied.format(percent=percent(hint.share)))
        if hint.doubt == "early":
            parts.append(self.tr("It's early: a longer look may change this."))
        elif hint.doubt == "close":
            parts.append(self.tr("It's close: the next best choice may be just as good."))
        if hint.unexplained:
            parts.append(self._no_reason())
        return parts


def paragraphs(parts: Sequence[str]) -> str:
    """Return the parts, which are HTML, one below the other."""
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)


class TakenBackWords(Words):
    """One sentence for each."""

    def now(
        self, chance: Sequence[str], others: Collection[int], rolls: Callable[[str], bool], names: Sequence[str]
    ) -> str:
        """Describe the last undo, across these actions of chance and decisions of these other seats."""
        dice = any(map(rolls, chance))
        if others:
            with_dice = self.tr("Undone, with the dice roll and the turn of {names}.")
            sentence = with_dice if dice else self.tr("Undone, with the turn of {names}.")
            return sentence.format(names=together(names[seat] for seat in others))
        if dice:
            return self.tr("Undone, dice roll included.")
        return self.tr("Undone, draw included.") if chance else self.tr("Undone.")

    def redo(self) -> str:
        """Explain how to redo."""
        return self.tr("Redo: Shift+U.")

    def in_all(self, had: Help) -> str:
        """Return the number of undos, for the result; "" for none."""
        if not had.undos:
            return ""
        if had.over_dice and had.over_others:
            sentence = self.tr("Moves undone: {times} ({dice} across dice, {others} across others' turns)")
        elif had.over_dice:
            sentence = self.tr("Moves undone: {times} ({dice} across dice)")
        elif had.over_others:
            sentence = self.tr("Moves undone: {times} ({others} across others' turns)")
        else:
            sentence = self.tr("Moves undone: {times}")
        return sentence.format(times=had.undos, dice=had.over_dice, others=had.over_others)

    def help(self, had: Help) -> str:
        """Return the amount of help in a game, for the result; "" for none."""
        hints = self.tr("Decisions with help: {count}").format(count=had.hints) if had.hints else ""
        coach = self.tr("Coach questions: {count}").format(count=had.questions) if had.questions else ""
        return SEPARATOR.join(part for part in (self.in_all(had), hints, coach) if part)


TAKEN_BACK: Final = TakenBackWords()
