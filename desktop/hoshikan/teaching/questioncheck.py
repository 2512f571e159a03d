"""For authors of questions: are they answered right? Every finding names the question and the trouble."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questions import Answer, Question


def findings(game: Game, question: Question) -> list[str]:
    """Everything wrong with `question`, as lines for its author; empty if it is sound."""
    return [f"{game.id}, question {question.id}: {trouble}" for trouble in _findings(game, question)]


def _findings(game: Game, question: Question) -> Iterator[str]:
    if unknown := [rule for rule in question.rules if rule not in game.rule_ids]:
        yield f"asks {', '.join(unknown)}, which is no rule of {game.id}"
        return
    for language in ("ja", "en"):
        words = [answer.in_language(language) for answer in question.answers]
        if len(set(words)) < len(words):
            yield f"two answers are the same in {language}"
        if question.own_numbers and question.own_numbers not in rulebook.load(game.id, language).readings():
            yield f"asks for own numbers, but the {language} book has no reason for {question.own_numbers}"
    yield from _taught(game, question)
    if not question.is_shown:
        return
    try:
        yield from _confirmed(game, question)
    except (HoshikanError, TeachingError, MissingResourceError) as error:
        yield f"{error}"
    except (KeyError, LookupError, AttributeError, ValueError) as error:
        yield f"cannot be confirmed: {error!r}"


def _taught(game: Game, question: Question) -> Iterator[str]:
    """Check that the named step of a lesson cites the rule and contains the words that give the answer."""
    taught = question.taught
    lesson = next((one for one in lessons(game.id) if one.id == f"{game.id}/{taught.lesson}"), None)
    if lesson is None or taught.step > len(lesson.steps):
        yield f"there is no step {taught.step} of lesson {taught.lesson}"
        return
    step = lesson.steps[taught.step - 1]
    if question.rules[0] not in (*step.rules, *(feedback.rule for feedback in step.feedback)):
        yield f"step {taught.step} of {taught.lesson} does not cite {question.rules[0]}"
    shown = [words for words in (step.text, step.goal, step.right) if words is not None]
    giving = [question.why, *(answer for answer in question.answers if answer.right)]
    hiding = [question.text, *(answer for answer in question.answers if not answer.right)]
    for language in ("ja", "en"):
        fact = taught.in_language(language)
        if not _contain((words.in_language(language) for words in shown), fact):
            yield f"step {taught.step} of {taught.lesson} does not contain “{fact}”"
        if not _contain((words.in_language(language) for words in giving), fact):
            yield f"neither a right answer nor the reason contains “{fact}”"
        if _contain((words.in_language(language) for words in hiding), fact):
            yield f"“{fact}” is in the question or a wrong answer, and so gives no answer"


def _contain(texts: Iterable[str], words: str) -> bool:
    """Return true if a text contains `words`, not as part of a longer Latin word or number."""
    before, after = (rf"(?{look}[A-Za-z0-9])" for look in ("<!", "!"))
    start = before if words[:1].isascii() and words[:1].isalnum() else ""
    end = after if words[-1:].isascii() and words[-1:].isalnum() else ""
    pattern = re.compile(start + re.escape(words) + end, re.IGNORECASE)
    return any(pattern.search(text) for text in texts)


def _confirmed(game: Game, question: Question) -> Iterator[str]:
    position = question.shown(game)
    shown, after = position.state(game), position.state(game)
    for text in question.then:
        after.apply(game.parse(text))
    for answer in question.answers:
        if len(answer.claims) > 1:
            yield f"“{answer.en}” says more than one thing: {', '.join(answer.claims)}"
        elif answer.claims:
            true = _is_true(game, question, answer, (shown, after), position.seat)
            if true is not answer.right:
                yield f"“{answer.en}” is declared {'right' if answer.right else 'wrong'}, and that is not so"


def _is_true(game: Game, question: Question, answer: Answer, states: tuple[State, State], seat: int | None) -> bool:
    """True if an answer's claim about a position, or about its successor, holds."""
    shown, after = states
    if answer.legal:
        return shown.explain_illegal(game.parse(answer.legal)) is None
    if answer.illegal:
        refusal = shown.explain_illegal(game.parse(answer.illegal))
        if refusal is not None and refusal.rule not in question.rules:
            raise ValueError(f"{answer.illegal} is forbidden by {refusal.rule}, which the question does not ask")
        return refusal is not None
    if answer.action:
        action = game.parse(answer.action)
        if not question.check:
            raise ValueError(f"{answer.action} is said to meet criteria, and none are named")
        legal = shown.explain_illegal(action) is None
        return legal and all(game.tutor().meets(shown, action, check) for check in question.check)
    if answer.points is not None:
        return after.points()[seat or 0] == answer.points
    if answer.winners is not None:
        return frozenset(after.view(None).winners) == frozenset(answer.winners)
    return bool(_plain(_read(after.view(seat), question.reads)) == answer.value)


def _read(found: Any, path: str) -> Any:
    """Return the value of a view at a path of names and numbers, "pools.0.stars"; a method without arguments is
    called."""
    if not path:
        raise ValueError("a value needs `reads`, the place in the view where it stands")
    for part in path.split("."):
        if part.lstrip("-").isdecimal():
            found = found[int(part)]
        elif isinstance(found, dict):
            found = found[part]
        else:
            found = getattr(found, part)
            found = found() if callable(found) else found
    return found


def _plain(found: Any) -> Any:
    """A value as TOML writes it."""
    if isinstance(found, (tuple, list)):
        return [_plain(item) for item in found]
    if isinstance(found, (set, frozenset)):
        return sorted(found)
    return found
