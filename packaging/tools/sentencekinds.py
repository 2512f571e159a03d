"""Every kind of sentence of a game, found where the game defines it, and rendered with values of all sorts.

Kinds are the game's own: the classes of `rules/events.py`, the reasons and nudges of `teaching`, the refusals of
`GameText.problems`; those that only occur in play (choices, status lines, summands, ends) are collected from random
games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from inspect import getsource
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from hoshikan.engine import CHANCE, TERMINAL, Event, IllegalAction, ScoreLine, SetupError, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.listing import package_of
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import Words, signed
from hoshikan.ui.text.gametext import GameText
from tools.sentencefacts import ABSENT, CELLS, ENDS, FACTS, NUMBERS, OF_REASONS, SEATS, SIGNED

Names = Sequence[str]
NOBODY: Final[Names] = ("?",) * 6
MOST: Final = 4
"""Examples of one kind that are worth reading."""


class Sentence(NamedTuple):
    """One sentence of a kind, to be rendered in the language installed then."""

    part: str
    """"log", "reasons", "themes", "nudges", "refusals", "choices", "status", "score" or "end"."""
    kind: str
    """The id that the game has for it."""
    told: Callable[[Names], str]


def _nameless(told: Callable[[], str]) -> Callable[[Names], str]:
    """Return a renderer of a sentence without names."""
    return lambda _: told()


def sentences(game_id: str, games: int = 2) -> Iterator[Sentence]:
    """Yield all sentences of a game; choices, status lines, summands and ends as they occur in `games` of each
    variant."""
    game, facts = GAMES[game_id], FACTS.get(game_id, SEATS)
    yield from _log(game, facts)
    own = {**facts, **OF_REASONS.get(game_id, {} if game_id in FACTS else CELLS)}
    reasons = {name: values for name, values in own.items() if values}
    yield from _hints(game, reasons)
    yield from _refusals(game, reasons)
    yield from _played(game, games)
    yield from _ends(game)


def event_kinds(game_id: str) -> list[type[Event]]:
    """The events that a game defines, in the order of its rules."""
    defined = vars(import_module(f"{package_of(game_id)}.rules.events")).values()
    return [one for one in defined if isinstance(one, type) and issubclass(one, Event) and one is not Event]


def reason_kinds(game_id: str) -> tuple[list[str], list[str]]:
    """The kinds of reasons and of nudges that a game's tutor knows."""
    tutor = GAMES[game_id].tutor()
    return [reason.kind for reason in tutor.kinds], list(tutor.nudges)


def refusal_kinds(game_id: str) -> list[str]:
    """Return the kinds of refusals of a game."""
    return list(text_of(game_id).problems.sentences())


def _ways(names: Sequence[str], facts: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """The facts called `names`, with every number for what is counted, then with each other value of what is not."""
    usual: dict[str, Any] = {}
    for number in (*NUMBERS[:-1], -1, NUMBERS[-1]):
        usual = {name: facts[name][0] if name in facts else _count(name, number) for name in names}
        yield usual
    for name in names:
        for value in facts.get(name, ())[1:]:
            yield {**usual, name: value}


def _of_kind(kind: str, facts: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
    """The facts with those that only this kind of sentence has."""
    own = {name.removeprefix(f"{kind}."): values for name, values in facts.items() if name.startswith(f"{kind}.")}
    return {**facts, **own}


def _count(name: str, number: int) -> int:
    return number if name in SIGNED else abs(number)


def _log(game: Game, facts: Mapping[str, Sequence[Any]]) -> Iterator[Sentence]:
    text, view = text_of(game.id), game.new(players=game.players[-1], seed=1).view(None)
    for kind in event_kinds(game.id):
        fields = [field.name for field in msgspec.structs.fields(kind)]
        truths = {field.name: (True, False) for field in msgspec.structs.fields(kind) if field.type is bool}
        for way in _ways(fields, {**truths, **_of_kind(kind.__name__, facts)}):
            event = kind(**way)
            yield Sentence("log", kind.__name__, partial(text.log, event, view))


def _facts_of(words: Words, facts: Mapping[str, Sequence[Any]]) -> list[str]:
    """Every word of the module of `words` that may be the name of a fact: more than there are do no harm."""
    module = import_module(type(words).__module__)
    return list(dict.fromkeys([*facts, *re.findall(r'[{"](\w+)[}"]', getsource(module))]))


def _told(way: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in way.items() if value is not ABSENT}


def _hints(game: Game, facts: Mapping[str, Sequence[Any]]) -> Iterator[Sentence]:
    text = text_of(game.id)
    reasons, nudges = reason_kinds(game.id)
    for kind in reasons:
        yield Sentence("themes", kind, _nameless(partial(text.theme, kind)))
    for reason in (reason for one in game.tutor().kinds for reason in _examples(one, facts)):
        if text.reason(reason, NOBODY):
            yield Sentence("reasons", reason.kind, partial(text.reason, reason))
    for way in _ways(_facts_of(text.reasons, facts), facts):
        for kind in nudges:
            nudge = Nudge(kind, _told(way))
            yield Sentence("nudges", kind, _nameless(partial(text.nudge, nudge)))


def _examples(kind: type[Reason], facts: Mapping[str, Sequence[Any]]) -> Iterator[Reason]:
    """A kind of reason with facts of all sorts, helping and hurting."""
    own = [one for one in msgspec.structs.fields(kind) if one.name != "value"]
    samples: dict[object, Sequence[Any]] = {bool: (True, False), str: ("C3",)}
    typed = {one.name: samples[one.type] for one in own if one.type in samples}
    for way in _ways([one.name for one in own], {**typed, **_of_kind(kind.kind, facts)}):
        present = {name: None if value is ABSENT else value for name, value in way.items()}
        yield from (kind(value=value, **present) for value in (1.0, -1.0))


def _refusals(game: Game, facts: Mapping[str, Sequence[Any]]) -> Iterator[Sentence]:
    text = text_of(game.id)
    names = _facts_of(text.problems, facts)
    for kind in refusal_kinds(game.id):
        for way in _ways(names, _of_kind(kind, facts)):
            error = IllegalAction("", kind, _told(way))
            yield Sentence("refusals", kind, _nameless(partial(text.refusal, error)))


def _variants(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """The largest and the smallest table, then each other value of each option."""
    yield game.players[-1], {}
    yield game.players[0], {}
    for option in game.options:
        for value in option.values[1:]:
            for players in (game.players[-1], *game.players):
                with suppress(SetupError):
                    game.new(players=players, seed=0, options={option.id: value})
                    yield players, {option.id: value}
                    break


def _played(game: Game, games: int) -> Iterator[Sentence]:
    met: dict[tuple[str, str], set[str]] = {}
    for players, options in _variants(game):
        for seed in range(games):
            state = game.new(players=players, seed=seed, options=options)
            for one, example in _along(game, state, Random(seed)):
                known = met.setdefault((one.part, one.kind), set())
                if len(known) < MOST and example not in known:
                    known.add(example)
                    yield one


def _along(game: Game, state: State, rng: Random) -> Iterator[tuple[Sentence, str]]:
    """Yield the sentences along a game, each with a key within its kind."""
    text = text_of(game.id)
    while state.to_move != TERMINAL:
        seat = state.to_move
        if seat == CHANCE:
            state.apply(sample(state, rng))
            continue
        view, actions = state.view(seat), state.legal_actions()
        for action in rng.sample(actions, min(MOST, len(actions))):
            note = str(action)
            told = Sentence("choices", note.partition(" ")[0], _nameless(partial(text.action, note, view)))
            yield told, re.sub(r"\d+", "", note)
        status = re.sub(r"\d+", "#", text.expectation(view, seat, NOBODY))
        yield Sentence("status", status, partial(text.expectation, view, seat)), ""
        state.apply(rng.choice(actions))
    for seat in range(state.players):
        for line in state.score_lines(seat):
            told = Sentence("score", line.kind, _nameless(partial(_summand, text, line)))
            yield told, f"{line.kind} {line.points}"
    view = state.view(None)
    for column, (heading, _) in enumerate(text.tally(view)):
        yield Sentence("score", heading, _nameless(partial(_heading, text, view, column))), heading


def _summand(text: GameText[View], line: ScoreLine) -> str:
    return f"{signed(line.points)}: {text.score_line(line)}"


def _heading(text: GameText[View], view: View, column: int) -> str:
    return text.tally(view)[column][0]


def _ends(game: Game) -> Iterator[Sentence]:
    text = text_of(game.id)
    for end in ("", "standstill", *ENDS.get(game.id, ())):
        for winners in ([0], [1], [0, 1]):
            with suppress(KeyError):  # of a game that always says why it ended
                text.end(end, winners, NOBODY)
                yield Sentence("end", end, partial(text.end, end, winners))
