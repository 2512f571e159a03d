"""Readings of hidden things in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from hoshikan.engine.secrets import YES
from hoshikan.engine.view import View
from hoshikan.teaching.explanation import Habit, HiddenFact, Likelihood, Readability, Reading
from hoshikan.teaching.predicting import LEAST, Prediction
from hoshikan.ui.kit.look.words import Words, decimal, listed, percent
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import paragraphs

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

    def reading(self, reading: Reading, bars: str = "") -> str:
        """Return the whole reading as HTML; chances are drawn as bars of the colour `bars`, if given."""
        if not reading.facts:
            return paragraphs([escape(self.tr("Nothing is hidden from you here."))])
        parts: list[str] = []
        for seat, facts in groupby(reading.facts, key=lambda fact: fact.seat):
            if seat >= 0:
                parts.append(f"<b>{escape(self._names[seat])}</b>")
            for _, alike in groupby(facts, key=lambda fact: (fact.kind, fact.place if not _of_truth(fact) else -1)):
                kind = list(alike)
                parts += self._drawn(kind, bars) if bars else map(escape, self._lines(kind))
        return paragraphs(parts)

    def _lines(self, facts: Sequence[HiddenFact]) -> list[str]:
        """Return the line of a fact, or of those of a kind that are true or not, and of the move that shows most."""
        values = listed(self.values(facts))
        line = self.tr("{fact}: {values}").format(fact=self._label(facts[0]), values=values)
        return [line, *self._shown(facts), *self._true(facts)]

    def _drawn(self, facts: Sequence[HiddenFact], color: str) -> list[str]:
        """Return the same as HTML with a bar for each chance."""
        rows = "".join(self._bar(fact, one, color) for fact, one in _likeliest(facts))
        table = f'<table cellspacing="2">{rows}</table>'
        return [f"{escape(self._label(facts[0]))}{table}", *map(escape, [*self._shown(facts), *self._true(facts)])]

    def _bar(self, fact: HiddenFact, one: Likelihood, color: str) -> str:
        name = self._text.hidden_value(fact.kind, fact.place, one.value, self._view)
        share = min(99, max(1, round(100 * one.chance)))  # Qt draws no cell of the width 0
        cells = f'<td width="{share}%" bgcolor="{color}"></td><td width="{100 - share}%">&nbsp;</td>'
        bar = f'<table cellspacing="0" width="{BAR}"><tr>{cells}</tr></table>'
        chance = escape(self._chance(one)).replace(" ", "&nbsp;")
        return f'<tr><td>{escape(name)}&nbsp;</td><td width="{BAR + 8}">{bar}</td><td>{chance}</td></tr>'

    def _chance(self, one: Likelihood) -> str:
        if round(100 * one.chance) == round(100 * one.rules):
            return percent(one.chance)
        return self.tr("{chance} (by the rules {rules})").format(chance=percent(one.chance), rules=percent(one.rules))

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
        """Return the line of what was true, with the chances that it had; none while the game goes on."""
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
        if round(100 * one.chance) == round(100 * one.rules):
            return self.tr("{value} {chance}").format(value=name, chance=percent(one.chance))
        return self.tr("{value} {chance} (by the rules {rules})").format(
            value=name, chance=percent(one.chance), rules=percent(one.rules)
        )


class PredictionSentences(Words):
    """The score of a guess about a hidden fact, in words."""

    def score(self, one: Prediction) -> str:
        """Return what a guess was worth, compared with the rules alone and with the program's reading."""
        times = max(LEAST, one.chance) / max(LEAST, one.rules)
        gave = self.tr("You gave {chance} to what was true; by the rules alone it was {rules}.").format(
            chance=percent(one.chance), rules=percent(one.rules)
        )
        if times >= BETTER:
            compared = self.tr("{times} times as much: you read well.").format(times=decimal(times))
        elif times <= 1 / BETTER:
            compared = self.tr("Only 1/{times} of that: knowing nothing would have been better.").format(
                times=decimal(1 / times)
            )
        else:
            compared = self.tr("About as much as somebody who only knows the rules.")
        reader = self.tr("The program's reading gave {chance}.").format(chance=percent(one.reader))
        return self.tr("{gave} {compared} {reader}").format(gave=gave, compared=compared, reader=reader)


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
            lines.append(self.tr("That is hardly more than by the rules: hard to read."))
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
