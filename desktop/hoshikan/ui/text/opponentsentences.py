"""Explanations of other seats' actions in words, and the proof that a bot did not look at what is hidden from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from hoshikan.engine import View
from hoshikan.engine.secrets import YES
from hoshikan.engine.tutor import Tutor
from hoshikan.teaching.explanation import (
    Explanation,
    GivenReason,
    Habit,
    HiddenFact,
    Likelihood,
    Outlook,
    Peeked,
    Readability,
    Reading,
)
from hoshikan.teaching.predicting import LEAST, TOGETHER, Prediction
from hoshikan.ui.kit.look.words import Words, decimal, listed, percent
from hoshikan.ui.text.gametext import GameText, in_first_person
from hoshikan.ui.text.hintsentences import MINUS, PLUS, paragraphs, rule_link
from hoshikan.ui.text.levels import CHANCES, LevelWords

MOVE_SCHEME: Final = "move:"
SEAT_SCHEME: Final = "seat:"
NONE: Final = -1
"""In place of the seat of what no seat holds."""
MOST_VALUES: Final = 5
"""Values that are named of one fact, and facts of one kind that are true or not."""
BAR: Final = 96
"""Pixels of the bar of something certain."""
MENTIONED: Final = 0.03
"""Smallest chance of a value that is named beside a likelier one. Taste."""
BETTER: Final = 1.25
"""Factor from which on a chance is called greater than another. Taste."""
TELLING: Final = 0.08
"""Smallest change of the chances for which the move behind it is named. Taste."""


class ReadingSentences(Words):
    """The sentences about what is hidden from a seat; `view` is the one of that seat, and `move` names an action by
    its ply, from 0."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str], move: Callable[[int], str]) -> None:
        self._text = text
        self._view = view
        self._names = names
        self._move = move

    def reading(self, reading: Reading) -> str:
        """Return the whole reading as HTML."""
        if not reading.facts:
            return paragraphs([escape(self.tr("Nothing is hidden from you here."))])
        parts: list[str] = []
        for seat, facts in groupby(reading.facts, key=lambda fact: fact.seat):
            if seat >= 0:
                parts.append(f"<b>{escape(self._names[seat])}</b>")
            for _, alike in groupby(facts, key=_joined):
                parts += map(escape, self._lines(list(alike)))
        return paragraphs(parts)

    def at(self, seat: int, reading: Reading, color: str) -> str:
        """Return what a seat hides, and what no seat holds, as HTML with bars of a colour; links lead to the other
        seats."""
        here = [fact for fact in reading.facts if fact.seat in (seat, NONE)]
        parts: list[str] = []
        shown = [list(alike) for _, alike in groupby(here, key=lambda fact: (fact.seat, *_joined(fact)))]
        if here:
            parts.append(escape(self._meaning(one for alike in shown for _, one in _likeliest(alike))))
        else:
            parts.append(escape(self.tr("Nothing is hidden from you here.")))
        for alike in shown:
            parts += self._drawn(alike, color)
        others = sorted({fact.seat for fact in reading.facts} - {seat, NONE})
        if others:
            links = listed(f'<a href="{SEAT_SCHEME}{other}">{escape(self._names[other])}</a>' for other in others)
            parts.append(self.tr("Also hidden: {names}").format(names=links))
        return paragraphs(parts)

    def _meaning(self, values: Iterable[Likelihood]) -> str:
        """Explain the chances of these values."""
        chances = self.tr("The chances are estimated from what has been played.")
        if not any(map(_differs, values)):
            return chances
        return self.tr("{chances} “Rules alone” leaves out how players choose.").format(chances=chances)

    def brief(self, fact: HiddenFact, one: Likelihood) -> str:
        """Return a value in a word or two, "" where it takes more."""
        return self._text.brief_value(fact.kind, fact.place, one.value, self._view)

    def clue(self, fact: HiddenFact, one: Likelihood) -> str:
        """Return a value of a fact with its chances."""
        return self.tr("{fact}: {values}").format(fact=self.about(fact), values=self._value(fact, one))

    def about(self, fact: HiddenFact) -> str:
        """Return the name of a fact with that of its seat."""
        label = self._text.hidden(fact.kind, fact.place, self._view)
        return label if fact.seat < 0 else self.tr("{name}: {fact}").format(name=self._names[fact.seat], fact=label)

    def named(self, fact: HiddenFact, value: str) -> str:
        """Return the name of a value; of joined facts that of the one which is true."""
        if fact.place == TOGETHER:
            return self._text.hidden_value(fact.kind, int(value), YES, self._view)
        return self._text.hidden_value(fact.kind, fact.place, value, self._view)

    def _lines(self, facts: Sequence[HiddenFact]) -> list[str]:
        """Return the line of a fact, or of those of a kind that are true or not, and of the move that shows most."""
        values = listed(self.values(facts))
        line = self.tr("{fact}: {values}").format(fact=self._label(facts[0]), values=values)
        return [line, *self._shown(facts), *self._true(facts)]

    def _drawn(self, facts: Sequence[HiddenFact], color: str) -> list[str]:
        """Return the same as HTML with a bar for each chance, a link to the move that shows most, and the truth."""
        rows = "".join(self._bar(fact, one, color) for fact, one in _likeliest(facts))
        table = f'<table cellspacing="2">{rows}</table>'
        most = max(facts, key=lambda fact: fact.change)
        shown = [move_link(most.shown_by or 0, line) for line in self._shown(facts)]
        true = [f"<b>{escape(line)}</b>" for line in self._true(facts)]
        return [f"{escape(self._label(facts[0]))}{table}", *shown, *true]

    def _bar(self, fact: HiddenFact, one: Likelihood, color: str) -> str:
        name = self._text.hidden_value(fact.kind, fact.place, one.value, self._view)
        share = min(99, max(1, round(100 * one.chance)))  # Qt draws no cell of the width 0
        cells = f'<td width="{share}%" bgcolor="{color}"></td><td width="{100 - share}%">&nbsp;</td>'
        bar = f'<table cellspacing="0" width="{BAR}"><tr>{cells}</tr></table>'
        chance = percent(one.chance)
        if _differs(one):
            chance = self.tr("{chance} (rules alone {rules})").format(chance=chance, rules=percent(one.rules))
        chance = escape(chance).replace(" ", "&nbsp;")
        return f'<tr><td>{escape(name)}&nbsp;</td><td width="{BAR + 8}">{bar}</td><td>{chance}</td></tr>'

    def _label(self, first: HiddenFact) -> str:
        label = self._text.hidden(first.kind, first.place, self._view)
        return self.tr("{fact} (to come)").format(fact=label) if first.to_come else label

    def _shown(self, facts: Sequence[HiddenFact]) -> list[str]:
        """Return the line of the move that changed the chances most, if one changed them."""
        most = max(facts, key=lambda fact: fact.change)
        if most.shown_by is None or most.change < TELLING:
            return []
        number, move = most.shown_by + 1, self._move(most.shown_by)
        return [self.tr("Shown most by move {number}: {move}").format(number=number, move=move)]

    def _true(self, facts: Sequence[HiddenFact]) -> list[str]:
        """Return the line of what was true, with the chances that it had; none as long as that cannot be known."""
        true = [
            self._value(fact, next((one for one in fact.values if one.value == fact.true), Likelihood(fact.true, 0, 0)))
            for fact in facts
            if fact.true is not None and (fact.true == YES or not _of_truth(fact))
        ]
        return [self.tr("In fact: {values}").format(values=listed(true))] if true else []

    def values(self, facts: Sequence[HiddenFact]) -> list[str]:
        """Return the likeliest values with their chances, and those by the rules alone."""
        return [self._value(fact, one) for fact, one in _likeliest(facts)]

    def _value(self, fact: HiddenFact, one: Likelihood) -> str:
        name = self._text.hidden_value(fact.kind, fact.place, one.value, self._view)
        if not _differs(one):
            return self.tr("{value} {chance}").format(value=name, chance=percent(one.chance))
        return self.tr("{value} {chance} (by the rules {rules})").format(
            value=name, chance=percent(one.chance), rules=percent(one.rules)
        )


class PredictionSentences(Words):
    """The score of a guess about a hidden fact, in words."""

    def score(self, one: Prediction) -> str:
        """Return the chances of what was true by the guess, the reading and the rules, and what they mean."""
        gave = self.tr("You gave it {chance}, the reading {reader}, the rules alone {rules}.").format(
            chance=percent(one.chance), reader=percent(one.reader), rules=percent(one.rules)
        )
        times = max(LEAST, one.chance) / max(LEAST, one.rules)
        if times >= BETTER:
            compared = self.tr("{times} times as much as by the rules: well read.").format(times=decimal(times))
        elif times <= 1 / BETTER:
            compared = self.tr("Less than by the rules alone: a miss this time.")
        else:
            compared = self.tr("About as much as by the rules alone.")
        return self.tr("{gave} {compared}").format(gave=gave, compared=compared)

    def result(self, one: Prediction, about: str, true: Sequence[str]) -> str:
        """Return the score after the truth; `about` names the fact."""
        was = self.tr("{fact}: it was {value}.").format(fact=about, value=listed(true))
        return self.tr("{was} {score}").format(was=was, score=self.score(one))


class ReadableSentences(Words):
    """The readability of a player in words; `move` names an action by its ply, from 0."""

    def __init__(self, move: Callable[[int], str]) -> None:
        self._move = move

    def summary(self, found: Readability, name: str) -> list[str]:
        """Return the sentences about the secret choices of one game."""
        if not found.choices:
            return [self.tr("{name} made no secret choices.").format(name=name)]
        choices = self.tr("%n secret choice(s)", "", len(found.choices))
        mean = self.tr("{name}, {choices}: a reader gave {mean} on average to the choice, the rules alone {rules}.")
        lines = [
            mean.format(name=name, choices=choices, mean=percent(found.mean), rules=percent(found.rules)),
        ]
        if found.mean <= found.rules * BETTER:
            lines.append(self.tr("That gains a reader next to nothing: hard to read."))
        lines.append(self._habit(found.habit))
        return lines

    def _habit(self, habit: Habit | None) -> str:
        if habit is None:
            return self.tr("No habit stands out that an opponent could play against.")
        sentence = {
            "sight": self.tr("A habit: taking what looks best, {times} of {of} times (expected: {expected})."),
            "repeat": self.tr("A habit: doing the same again, {times} of {of} times (expected: {expected})."),
            "verb": self.tr("A habit: choices such as “{move}”, {times} of {of} times (expected: {expected})."),
        }[habit.kind]
        return sentence.format(
            times=habit.times, of=habit.of, expected=decimal(habit.expected), move=self._move(habit.example)
        )

    def exercise(self, number: int) -> str:
        """Return the task of the exercise before move `number`."""
        return self.tr("Exercise: before move {number}, find another choice that is as good and less expected.").format(
            number=number
        )


def move_link(ply: int, words: str) -> str:
    """Return HTML that leads to an action by its ply, from 0."""
    return f'<a href="{MOVE_SCHEME}{ply}">{escape(words)}</a>'


def _differs(one: Likelihood) -> bool:
    """Return true if a chance, in per cent, isn't the one by the rules."""
    return round(100 * one.chance) != round(100 * one.rules)


def _joined(fact: HiddenFact) -> tuple[str, int]:
    """Return a key that joins the facts of a kind that are true or not."""
    return fact.kind, -1 if _of_truth(fact) else fact.place


def _of_truth(fact: HiddenFact) -> bool:
    return any(one.value == YES for one in fact.values)


def _likeliest(facts: Sequence[HiddenFact]) -> list[tuple[HiddenFact, Likelihood]]:
    """Return the values that are named of a fact, or of those of a kind that are true or not."""
    if _of_truth(facts[0]):
        held = [(fact, one) for fact in facts for one in fact.values if one.value == YES]
    else:
        held = [(facts[0], one) for one in facts[0].values]
    held.sort(key=lambda pair: -pair[1].chance)
    return [pair for place, pair in enumerate(held[:MOST_VALUES]) if not place or pair[1].chance >= MENTIONED]


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
            return self.tr(
                "It chose differently in {different} of {worlds} other cases that look the same to the bot."
            ).format(different=proof.different, worlds=proof.worlds)
        alike = self.tr(
            "No sign of peeking: in %n other case(s) that look the same to the bot, it chose the same.",
            "",
            proof.worlds,
        )
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
        worlds = self.tr("%n other case(s)", "", sum(proof.worlds for proof in proofs))
        different = sum(not proof.alike for proof in proofs)
        if different:
            found = self.tr("{decisions} made again in {worlds}: {different} depended on something hidden.")
            return found.format(decisions=decisions, worlds=worlds, different=different)
        return self.tr("{decisions} made again in {worlds}: all alike.").format(decisions=decisions, worlds=worlds)
