"""Reviews in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from random import Random

from hoshikan.engine import Match
from hoshikan.engine.errors import IllegalAction, NotationError
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Coach, WhyNot
from hoshikan.teaching.review import Judged, LuckAndSkill, Review
from hoshikan.ui.kit.look.words import Words, percent
from hoshikan.ui.text.counts import CHANCES, in_points
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences

VARIED = 0.95
"""A share of the recommended play below which one had better vary."""


class ReviewWords(Words):
    """Texts of the review of one match."""

    def __init__(self, match: Match, text: GameText[View], names: Sequence[str]) -> None:
        self._match = match
        self._text = text
        self.names = names
        self._coach = Coach(match.game)

    def grade(self, grade: str) -> str:
        """Return the name of a grade."""
        return {
            "best": self.tr("Best"),
            "good": self.tr("Good"),
            "inaccuracy": self.tr("Inaccuracy"),
            "mistake": self.tr("Mistake"),
        }[grade]

    def part(self, number: int) -> str:
        """A third of the game."""
        return (self.tr("Beginning"), self.tr("Middle"), self.tr("End"))[number]

    def line(self, one: Judged) -> str:
        """A decision on two lines."""
        head = self.tr("Move {ply}: {grade}, winning chance {change}").format(
            ply=one.ply + 1, grade=self.grade(one.grade), change=CHANCES.change(-one.loss)
        )
        return f"{head}\n{self.action(one, one.played)}"

    def action(self, one: Judged, notation: str) -> str:
        """An action of that decision."""
        return self._text.action(notation, self._match.position(one.ply).view(one.seat))

    def why(self, one: Judged) -> str:
        """Compare the played action with the better one, with reasons, as HTML."""
        state = self._match.position(one.ply)
        view = state.view(one.seat)
        sentences = HintSentences(self._text, view, self.names)
        if one.best == one.played:
            return sentences.why_not(WhyNot(one.best, one.played, False, None, None))
        try:
            known = state.determinize(one.seat, Random(f"{self._match.header.seed}/{one.ply}"))
            answer = replace(self._coach.why_not(known, one.best, one.played), even=False, result=one.loss)
        except (IllegalAction, NotationError):
            answer = WhyNot(one.best, one.played, False, one.loss, None)
        said = sentences.why_not(answer)
        if one.share < VARIED:
            vary = self.tr(
                "Everyone chooses secretly here, so the best plan varies: {percent} of it is the best choice."
            ).format(percent=percent(one.share))
            said += f"<p>{escape(vary)}</p>"
        return said

    def counts(self, review: Review, seat: int) -> str:
        """Return the number of a person's decisions by grade."""
        counts = review.counts(seat)
        fine = self.tr("%n good decision(s)", "", counts["best"] + counts["good"])
        inaccurate = self.tr("%n inaccuracy(ies)", "", counts["inaccuracy"])
        wrong = self.tr("%n mistake(s)", "", counts["mistake"])
        said = self.tr("{good}, {inaccuracies}, {mistakes}").format(good=fine, inaccuracies=inaccurate, mistakes=wrong)
        if idle := review.idle(seat):
            said += "\n" + self.tr("%n decision(s) with nothing at stake (not counted)", "", idle)
        return said

    def decided(self, review: Review, seat: int) -> str:
        """From when on it was certain whether a person wins; "" if it was open to the end."""
        plies = review.decided(seat)
        if plies is None:
            return ""
        if plies == 0:
            return self.tr("The game was decided from the start.")
        return self.tr("The game was decided after move {ply}: later decisions hardly count.").format(ply=plies)

    def accuracy(self, value: float | None) -> str:
        """An accuracy, or that there was nothing to judge it by."""
        return self.tr("nothing at stake") if value is None else percent(value)

    def luck_parts(self, luck: LuckAndSkill) -> list[tuple[str, float]]:
        """Return the parts from a fair share to the result, by name; those impossible in this game are left out."""
        parts = [(self.tr("The deal"), luck.deal)]
        if self._match.game.kind.chance:
            parts.append((self.tr("Dice and draws"), luck.chance))
        parts.append((self.tr("Decisions"), luck.decisions))
        parts.append((self.tr("Others' play"), luck.others))
        return _adding_up(luck, parts)

    def luck(self, luck: LuckAndSkill) -> str:
        """The same as one sentence for each part, for who does not see the picture."""
        said = [self.tr("Equal chances: {percent}").format(percent=percent(luck.fair))]
        said += [
            self.tr("{part}: {change}").format(part=part, change=CHANCES.change(value))
            for part, value in self.luck_parts(luck)
        ]
        said.append(self.tr("The result: {percent}").format(percent=percent(luck.result)))
        return self.tr("; ", "between the parts of luck and skill").join(said)

    def verdict(self, luck: LuckAndSkill) -> str:
        """Luck against decisions in one sentence."""
        chance = luck.deal + luck.chance
        gifts, given = CHANCES.points(chance), CHANCES.points(luck.decisions)
        if in_points(luck.decisions) == 0:
            if in_points(chance) == 0:
                return self.tr("Neither luck nor decisions cost any winning chance.")
            if chance > 0:
                return self.tr("Luck brought {gifts} of winning chance; decisions cost nothing.").format(gifts=gifts)
            return self.tr("Luck cost {gifts} of winning chance; decisions cost nothing.").format(gifts=gifts)
        if in_points(chance) == 0:
            return self.tr("Luck made no difference; decisions cost {given} of winning chance.").format(given=given)
        if chance > 0:
            sentence = self.tr("Luck brought {gifts} of winning chance; decisions cost {given}.")
        else:
            sentence = self.tr("Luck cost {gifts} of winning chance; decisions cost {given}.")
        return sentence.format(gifts=gifts, given=given)


def _adding_up(luck: LuckAndSkill, parts: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The parts rounded to whole points, so that what is shown leads from the fair share to the result; the last
    part, which is what is left, takes up what rounding loses."""
    *measured, (name, _) = [(word, in_points(value) / 100) for word, value in parts]
    rest = in_points(luck.result) / 100 - in_points(luck.fair) / 100 - sum(value for _, value in measured)
    return [*measured, (name, rest)]
