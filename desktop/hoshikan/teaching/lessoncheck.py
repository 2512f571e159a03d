"""Checks for authors of lessons: every finding names the lesson, the step and the fault."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.game import Game
from hoshikan.engine.state import TERMINAL, State
from hoshikan.teaching.lessonrun import LessonRun, Verdict
from hoshikan.teaching.lessons import Lesson, Step


def findings(game: Game, lesson: Lesson) -> list[str]:
    """Everything wrong with `lesson`, as lines for its author; empty if it is sound."""
    return [*_chained(lesson), *_findings(game, lesson)]


def _findings(game: Game, lesson: Lesson) -> Iterator[str]:
    try:
        run = LessonRun(game, lesson)
        while True:
            for trouble in _step(game, run):
                yield f"{lesson.id}, step {run.index + 1}: {trouble}"
            if not run.solved and run.try_action(run.step.accept[0]).verdict != Verdict.RIGHT:
                yield f"{lesson.id}, step {run.index + 1}: {run.step.accept[0]} is not taken as right"
                return
            if run.next() is None:
                return
    except HoshikanError as error:
        yield f"{lesson.id}: {error}"


def _chained(lesson: Lesson) -> Iterator[str]:
    """A step that goes on must find the same position whatever right move came before."""
    for number in range(1, len(lesson.steps)):
        before = lesson.steps[number - 1]
        if lesson.steps[number].setup is None and before.kind == "move" and len(before.accept) > 1:
            yield f"{lesson.id}, step {number + 1}: goes on from a step with several right moves"


def _step(game: Game, run: LessonRun) -> Iterator[str]:
    step, state = run.step, run.state
    cited = [*step.rules, *(feedback.rule for feedback in step.feedback if feedback.rule)]
    yield from (f"cites {rule}, which is no rule of {game.id}" for rule in cited if rule not in game.rule_ids)
    if step.kind == "read":
        return
    if state.to_move == TERMINAL:
        yield "the game is over before this step: give it a setup"
        return
    if state.to_move != step.seat:
        yield f"seat {step.seat} is asked while seat {state.to_move} is to move"
        return
    legal = [str(action) for action in state.legal_actions()]
    for feedback in step.feedback:
        wrong = [text for text in legal if text not in step.accept]
        if not any(fnmatchcase(text, pattern) for text in wrong for pattern in feedback.moves):
            yield f"no wrong move matches the feedback for {', '.join(feedback.moves)}"
    yield from _good(game, run, legal)
    if step.kind == "forbidden":
        yield from _forbidden(game, state, step)
    else:
        yield from _accepted(game, run, legal)


def _good(game: Game, run: LessonRun, legal: list[str]) -> Iterator[str]:
    """Check that every move called good meets the criteria that make it so."""
    tutor = game.tutor()
    for text in legal:
        matching = (one for one in run.step.feedback if any(fnmatchcase(text, pattern) for pattern in one.moves))
        feedback = next(matching, None)
        if feedback is None or text in run.step.accept:
            continue
        try:
            failed = [one for one in feedback.good if not tutor.meets(run.state, game.parse(text), one)]
        except KeyError as error:
            yield f"names the unknown criterion {error}"
            return
        if failed:
            yield f"{text} is called good, and does not meet {', '.join(failed)}"


def _forbidden(game: Game, state: State, step: Step) -> Iterator[str]:
    for text in step.accept:
        refusal = state.explain_illegal(game.parse(text))
        if refusal is None:
            yield f"{text} is allowed"
        elif refusal.rule not in step.rules:
            yield f"{text} is forbidden by {refusal.rule}, which the step does not cite"


def _accepted(game: Game, run: LessonRun, legal: list[str]) -> Iterator[str]:
    step, state = run.step, run.state
    if not step.check:
        yield "names no criterion for its accepted moves"
        return
    tutor = game.tutor()
    try:
        right = {text for text in legal if all(tutor.meets(state, game.parse(text), check) for check in step.check)}
    except KeyError as error:
        yield f"names the unknown criterion {error}"
        return
    for text in sorted(right ^ set(step.accept)):
        yield f"{text} {'meets' if text in right else 'does not meet'} {', '.join(step.check)}"
    for text in step.accept:
        if text in legal:
            yield from _script(game, run, text)


def _script(game: Game, run: LessonRun, text: str) -> Iterator[str]:
    """The scripted answers of the other seats must be legal after every accepted move and end the round."""
    after = run.state.clone()
    for line in (text, *run.pending):
        refusal = after.explain_illegal(game.parse(line))
        if refusal is not None:
            yield f"after {text}, the scripted {line} is illegal: {refusal}"
            return
        after.apply(game.parse(line))
    if after.simultaneous and after.to_move > run.step.seat:
        yield f"after {text} and the script, seat {after.to_move} still has to choose"
