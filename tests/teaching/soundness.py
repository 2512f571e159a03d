"""Checks that the lines of a hint agree with their signs, with each other and with the advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hoshikan.engine.view import View
from hoshikan.teaching.hints import Argument, Hint, WhyNot
from hoshikan.ui.text.gametext import GameText


def faults_of_hint(text: GameText[View], names: Sequence[str], hint: Hint) -> list[str]:
    """List contradictions and repetitions in the arguments of a hint; empty if it is sound."""
    found = _wrongly_worded(text, names, hint.arguments)
    found += [
        f"speaks against the advice as a whole: {one.reason}"
        for one in hint.arguments
        if one.reason.opinion and not one.speaks_for
    ]
    found += [f"compared without a rival: {one.reason}" for one in hint.arguments if one.apart and hint.rival is None]
    found += [f"called worse: {one.reason}" for one in hint.arguments if one.versus and not _greater(one)]
    return found + _repeated(text, names, hint.arguments)


def faults_of_answer(text: GameText[View], names: Sequence[str], answer: WhyNot) -> list[str]:
    """List contradictions and repetitions in the answer to "why not this?"; empty if it is sound."""
    found: list[str] = []
    for arguments, helps in ((answer.against, False), (answer.given_up, True), (answer.gained, True)):
        found += [f"wrong sign: {one.reason}" for one in arguments if (one.reason.value > 0) != helps]
        found += _wrongly_worded(text, names, arguments) + _repeated(text, names, arguments)
    found += [f"praises the worse move: {one.reason}" for one in answer.gained if one.reason.opinion]
    return found + _repeated(text, names, [*answer.against, *answer.gained])


def _wrongly_worded(text: GameText[View], names: Sequence[str], arguments: Sequence[Argument]) -> list[str]:
    """Lines whose words are not the ones for their sign, or are missing."""
    found = []
    for one in arguments:
        wording = text.reasons.wording(one.reason, names)
        meant, other = (wording.helps, wording.hurts) if one.reason.value > 0 else (wording.hurts, wording.helps)
        if not meant or meant == other or text.reason(one.reason, names) != meant:
            found.append(f"wrongly worded: {one.reason}: {meant!r}")
    return found


def _repeated(text: GameText[View], names: Sequence[str], arguments: Sequence[Argument]) -> list[str]:
    kinds = Counter(one.reason.kind for one in arguments)
    words = Counter(text.reason(one.reason, names) for one in arguments)
    return [f"given twice: {one}" for counted in (kinds, words) for one, times in counted.items() if times > 1]


def _greater(argument: Argument) -> bool:
    """Return true if the own reason is the greater advantage, or the smaller drawback, of the two that are compared."""
    assert argument.versus is not None
    return not argument.of_rival and argument.reason.value > argument.versus.value
