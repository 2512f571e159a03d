"""For authors of questions: are they answered right? Every finding names the question and the trouble."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questions import Answer, Question


def findings(game: Game, question: Question) -> list[str]:
    """Everything wrong with `question`, as lines for its author; empty if it is sound."""
    return [f"{game.id}, question {question.id}: {trouble}" for trouble in _findings(game, question)]


def _findings(game: Game, question: Question) -> Iterator[str]:
    yield from (f"asks {rule}, which is no rule of {game.id}" for rule in question.rules if rule not in game.rule_ids)
    for language in ("ja", "en"):
        words = [answer.in_language(language) for answer in question.answers]
        if len(set(words)) < len(words):
            yield f"two answers are the same in {language}"
    if not question.is_shown:
        return
    try:
        yield from _confirmed(game, question)
    except (HoshikanError, TeachingError, MissingResourceError) as error:
        yield f"{error}"
    except (KeyError, LookupError, AttributeError, ValueError) as error:
        yield f"cannot be confirmed: {error!r}"


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
    """Whether what an answer says of a position, or of what it becomes, is so."""
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
    """What a view has at a path of names and numbers, "pools.0.stars"; a method without arguments is asked."""
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
