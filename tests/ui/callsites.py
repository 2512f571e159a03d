"""Places where errors are made: their reasons and names of facts as the sources and as games show them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import hoshikan
from hoshikan.engine import TERMINAL, Action, Game, State
from hoshikan.engine.errors import Fact, HoshikanError, IllegalAction, RecordError, SetupError
from tests.engine.variants import EVERY, any_action

PACKAGE = Path(hoshikan.__file__).parent
REASON_AT = {"IllegalAction": 1, "SetupError": 1, "RecordError": 1, "_refuse": 1}
"""Which argument of each call is the reason; `_refuse` is CrownTaker's, with the facts as keywords."""
PROBES = 25
"""Actions of other positions that every position is asked about."""


@dataclass(frozen=True)
class Site:
    """One error as one line of code makes it."""

    kind: str
    reason: str
    facts: frozenset[str]
    where: str

    def error(self) -> HoshikanError:
        """Such an error; 1 stands for a number as well as for a name."""
        facts: dict[str, Fact] = dict.fromkeys(self.facts, 1)
        if self.kind == "IllegalAction":
            return IllegalAction("X-1.1", self.reason, facts)
        return RecordError(3, self.reason, facts) if self.kind == "RecordError" else SetupError("a", self.reason, facts)

    def in_a_record(self) -> RecordError:
        """The same where a record is read, as `engine.record` makes it."""
        more = {"action": "pass"} if self.kind == "IllegalAction" else {"place": "a"}
        return RecordError(3, self.reason, more | self.error().facts)


@cache
def in_sources(folder: Path) -> frozenset[Site]:
    """Every call whose reason and names of facts can be read off the source."""
    found: set[Site] = set()
    for path in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found.update(_in_function(function, path))
    return frozenset(found)


def _in_function(function: ast.FunctionDef, path: Path) -> Iterator[Site]:
    values = _assigned(function)
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in REASON_AT:
            continue
        name, place = node.func.id, REASON_AT[node.func.id]
        if len(node.args) <= place or isinstance(node.args[0], ast.Starred):
            continue
        keys = _keywords(node) if name == "_refuse" else _keys(node.args[place + 1 : place + 2], values)
        if keys is not None:
            kind = "SetupError" if name == "_refuse" else name
            for reason in _strings(node.args[place], values):
                yield Site(kind, reason, keys, f"{path.name}:{node.lineno}")


def _assigned(function: ast.FunctionDef) -> dict[str, ast.expr]:
    """Return the meaning of each local name; a name with two meanings is left to play."""
    values: dict[str, ast.expr] = {}
    twice: set[str] = set()
    for node in ast.walk(function):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and value is not None:
            twice.update({target.id} & values.keys())
            values[target.id] = value
    return {name: value for name, value in values.items() if name not in twice}


def _keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _keys(given: Sequence[ast.expr], values: Mapping[str, ast.expr]) -> frozenset[str] | None:
    """The names of facts; None if the source alone does not show them."""
    if not given:
        return frozenset()
    expression = given[0]
    if isinstance(expression, ast.Name) and expression.id in values:
        return _keys([values[expression.id]], values)
    if isinstance(expression, ast.BinOp):
        parts = [_keys([side], values) for side in (expression.left, expression.right)]
        return None if None in parts else frozenset().union(*(part for part in parts if part))
    if not isinstance(expression, ast.Dict):
        return None
    names = [key.value for key in expression.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(names) if len(names) == len(expression.keys) else None


def _strings(expression: ast.expr, values: Mapping[str, ast.expr]) -> Iterator[str]:
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif isinstance(expression, ast.IfExp):
        yield from _strings(expression.body, values)
        yield from _strings(expression.orelse, values)
    elif isinstance(expression, ast.Name) and expression.id in values:
        yield from _strings(values[expression.id], values)


def sentences_of(folder: Path) -> frozenset[str]:
    """The reasons that a game's class of `Problems` in `screen/text.py` has a sentence for."""
    screen = folder / "screen"
    classes = [one for one in ast.parse((screen / "text.py").read_text("utf-8")).body if isinstance(one, ast.ClassDef)]
    places = [one for one in classes if any(ast.unparse(base).startswith("Problems") for base in one.bases)]
    assert places, f"{screen}/text.py: a subclass of `Problems` (ui/text/gametext.py) with a sentence for each refusal"
    dicts = [node for place in places for node in ast.walk(place) if isinstance(node, ast.Dict)]
    keys = [key for one in dicts for key in one.keys if isinstance(key, ast.Constant)]
    return frozenset(key.value for key in keys if isinstance(key.value, str) and "-" in key.value)


def in_play(game: Game, games: int = 2) -> Iterator[IllegalAction]:
    """Yield refusals of random games of every variant, tried at every decision with actions of other positions."""
    variants = [variant for variant in EVERY if variant.game_id == game.id]
    known: dict[str, Action] = {}
    for number, variant in enumerate(variants * games):
        rng = Random(number)
        state = variant.new(number)
        while state.to_move != TERMINAL:
            known.update((str(action), action) for action in state.legal_actions()[:20])
            yield from _refused(state, _some(list(known.values()), rng))
            state.apply(any_action(state, rng))
        yield from _refused(state, _some(list(known.values()), rng))


def _some(actions: list[Action], rng: Random) -> Iterable[Action]:
    return rng.sample(actions, min(PROBES, len(actions)))


def _refused(state: State, actions: Iterable[Action]) -> Iterator[IllegalAction]:
    refusals = (state.explain_illegal(action) for action in actions)
    return (refusal for refusal in refusals if refusal is not None)
