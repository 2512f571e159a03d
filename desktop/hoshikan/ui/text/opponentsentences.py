"""Explanations of other seats' actions in words, and the proof that a bot did not look at what is hidden from it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hoshikan.engine.tutor import Tutor
from hoshikan.engine.view import View
from hoshikan.teaching.explanation import Explanation, GivenReason, Outlook, Peeked
from hoshikan.ui.kit.look.words import Words, percent
from hoshikan.ui.text.gametext import GameText, in_first_person
from hoshikan.ui.text.hintsentences import MINUS, PLUS, paragraphs, rule_link
from hoshikan.ui.text.levels import CHANCES, LevelWords

NEARLY_ALWAYS: Final = 0.95
"""Share of the worlds from which on a reason is given without it."""


class OpponentSentences(Words):
    """The sentences about one action, in the position before it as the asking seat sees it."""

    def __init__(self, text: GameText[View], tutor: Tutor, view: View, names: Sequence[str]) -> None:
        self._text = text
        self._tutor = tutor
        self._view = view
        self._names = names

    def why(self, answer: Explanation) -> str:
        """Return the explanation as HTML."""
        name, move = self._names[answer.seat], self._move(answer.action)
        head = self.tr("{name}: {move}").format(name=name, move=move)
        parts = [f"<b>{escape(head)}</b>"]
        if not answer.searches:
            parts.append(escape(self._rule(answer)))
        known = None if answer.known is None else self._seen(answer, answer.known)
        truth = None if answer.truth is None else self._seen(answer, answer.truth)
        if known is None:
            unknown = self.tr("From what you can know, this choice was too unlikely to be explained.")
            parts.append(escape(unknown))
        else:
            parts += known
        if truth is not None and truth == known:
            parts.append(escape(self.tr("What {name} really knew changes none of this.").format(name=name)))
        elif truth is not None:
            head = self.tr("With what {name} really knew:").format(name=name)
            parts += [f"<b>{escape(head)}</b>", *truth]
        return paragraphs(parts)

    def _rule(self, answer: Explanation) -> str:
        """Describe a level that does not search by its own rule."""
        rule = self.tr(
            "The level “{level}” doesn't search: it looks one step ahead, "
            "notices about {percent} of the moves and may misjudge them."
        )
        return rule.format(level=LevelWords().name(answer.level), percent=percent(answer.attention))

    def _seen(self, answer: Explanation, seen: Outlook) -> list[str]:
        name = self._names[answer.seat]
        if seen.forced:
            return [escape(self.tr("There was no other choice."))]
        lines = [line for given in seen.reasons if (line := self._line(given))]
        if lines:
            head = self.tr("What {name} may have had in mind:").format(name=name)
            parts = [escape(head), *lines]
        else:
            parts = [escape(self.tr("No single reason stands out."))]
        parts += map(escape, [*self._usual(answer, seen), *self._sight(answer, seen), *self._verdict(answer, seen)])
        before = ""
        for threat in seen.threats:
            could = self.tr("If {name} had chosen “{move}”, {other} would have had a strong reply:").format(
                name=name, move=self._move(threat.instead), other=self._names[threat.seat]
            )
            parts += [self._line(threat.reply)] if could == before else [escape(could), self._line(threat.reply)]
            before = could
        return parts

    def _usual(self, answer: Explanation, seen: Outlook) -> list[str]:
        if answer.level:
            often = self.tr("{name} would choose this about {percent} of the time.")
        else:
            often = self.tr("A skilled player would choose this about {percent} of the time.")
        parts = [often.format(name=self._names[answer.seat], percent=percent(seen.usual))]
        if seen.favourite != answer.action:
            parts.append(self.tr("More usual: “{move}”").format(move=self._move(seen.favourite)))
        return parts

    def _sight(self, answer: Explanation, seen: Outlook) -> list[str]:
        """Explain a level that does not search by its own rule."""
        if answer.searches:
            return []
        if round(seen.better) == 0:
            return [self.tr("At first sight, nothing looked better.")]
        return [self.tr("At first sight, about %n other choice(s) looked better.", "", round(seen.better))]

    def _verdict(self, answer: Explanation, seen: Outlook) -> list[str]:
        best = self._move(seen.best)
        if seen.verdict == "slip":
            slip = self.tr("A slip: a longer search prefers “{move}”, by {points} of winning chance.")
            return [slip.format(move=best, points=CHANCES.points(seen.loss))]
        if seen.verdict == "unclear":
            return [self.tr("Perhaps a slip: a longer search prefers “{move}”, but isn't sure.").format(move=best)]
        if seen.verdict == "plan":
            if seen.best == answer.action:
                return [self.tr("A longer search finds nothing better.")]
            return [self.tr("About as good as the best a longer search finds, “{move}”.").format(move=best)]
        return []

    def _line(self, given: GivenReason) -> str:
        reason = given.reason(self._tutor)
        words = self._text.reason(reason, self._names, quoted=True)
        if not words:
            return ""
        if given.share < NEARLY_ALWAYS:
            words = self.tr("{reason} (likely: {percent})").format(reason=words, percent=percent(given.share))
        return f"{PLUS if given.value > 0 else MINUS}&nbsp; {escape(words)} {rule_link(reason.rule)}"

    def _move(self, notation: str) -> str:
        return in_first_person(self._text.action(notation, self._view))


class PeekSentences(Words):
    """The proof that bots decided by their own view, as sentences."""

    def decision(self, proof: Peeked, *, over: bool) -> str:
        """Return the proof for one decision; only after the end with what it says about hidden things."""
        if proof.different:
            return self.tr("Decided differently in {different} of {worlds} other worlds.").format(
                different=proof.different, worlds=proof.worlds
            )
        alike = self.tr("Decided alike in %n other world(s) that agree with what it could see.", "", proof.worlds)
        if not over:
            return alike
        if proof.deals:
            hidden = self.tr("What was hidden from it was different in %n way(s).", "", proof.deals)
        else:
            hidden = self.tr("Nothing was hidden from it here.")
        return self.tr("{alike} {hidden}").format(alike=alike, hidden=hidden)

    def different(self, proof: Peeked, number: int, names: Sequence[str]) -> str:
        """Return the line of a decision that depends on something hidden."""
        said = self.tr("Move {number}, {name}: {proof}")
        return said.format(number=number, name=names[proof.seat], proof=self.decision(proof, over=True))

    def match(self, proofs: Sequence[Peeked]) -> str:
        """Return the result for all decisions of a match."""
        if not proofs:
            return self.tr("No bot had a choice in this game.")
        decisions = self.tr("%n decision(s)", "of bots", len(proofs))
        worlds = self.tr("%n other world(s)", "", sum(proof.worlds for proof in proofs))
        different = sum(not proof.alike for proof in proofs)
        if different:
            found = self.tr("{decisions} made again in {worlds}: {different} depended on something hidden.")
            return found.format(decisions=decisions, worlds=worlds, different=different)
        return self.tr("{decisions} made again in {worlds}: all alike.").format(decisions=decisions, worlds=worlds)
