"""The vocabulary of scenario records: what a comment line `# expect …` claims about the position it follows.

    # expect points 3 5 0               a list or value of the public view; "gone" is null, "-" an empty text
    # expect stars C3 gone              one entry of a list of the view, by the name of its place
    # expect view 1 plan "trade C3"     a value (as JSON) of what one seat sees
    # expect to-move 1                  the seat asked next: a number, "chance" or "nobody"
    # expect legal trade C3 / no-legal trade C3
    # expect refuse CQ-2.3 trade C3     not legal, by this rule
    # expect event Conquered seat=1 cell=C3    an event of the last action, with these facts among others
    # expect no-event LaidDown
    # expect order Paid Conquered TookBack     events in this order, others between
    # expect winners 0 1 / end standstill      keys of the view like any other

Any other comment is for readers. An unknown expectation is an error, so that a slip of the pen cannot pass.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoshikan.engine import CHANCE, TERMINAL, Event, Game, State
from tests.playing import profile_of

WORD = "expect "
_MOVERS: Final[Mapping[str, int]] = {"chance": CHANCE, "nobody": TERMINAL}


class UnknownExpectationError(Exception):
    """A comment begins like an expectation but is none of the vocabulary."""


class Moment:
    """A position of a record with the events of the last action."""

    def __init__(self, game: Game, state: State, events: Sequence[Event]) -> None:
        self.game = game
        self.state = state
        self.events = events

    def check(self, expectation: str) -> None:
        """Assert `expectation`, the text after "expect ". Raises UnknownExpectationError."""
        word, _, rest = expectation.partition(" ")
        checks: Mapping[str, Callable[[str], None]] = {
            "to-move": self._to_move,
            "legal": self._legal,
            "no-legal": self._no_legal,
            "refuse": self._refuse,
            "event": self._event,
            "no-event": self._no_event,
            "order": self._order,
            "view": self._view,
        }
        check = checks.get(word)
        if check is not None:
            check(rest)
        else:
            self._value(word, rest)

    def _value(self, key: str, wanted: str) -> None:
        view = self.state.view(None).plain()
        if key not in view:
            raise UnknownExpectationError(key)
        told, words = view[key], wanted.split()
        places = profile_of(self.game.id).places
        if isinstance(told, list) and len(told) == len(places) and len(words) == 2 and words[0] in places:
            assert _shown(told[places.index(words[0])]) == words[1]
        elif isinstance(told, list):
            assert [_shown(value) for value in told] == words
        else:
            assert _shown(told) == wanted

    def _view(self, wanted: str) -> None:
        seat, key, value = wanted.split(maxsplit=2)
        view = self.state.view(int(seat)).plain()
        if key not in view:
            raise UnknownExpectationError(key)
        assert view[key] == json.loads(value)

    def _to_move(self, wanted: str) -> None:
        assert self.state.to_move == (_MOVERS[wanted] if wanted in _MOVERS else int(wanted))

    def _legal(self, wanted: str) -> None:
        assert self.game.parse(wanted) in self.state.legal_actions()

    def _no_legal(self, wanted: str) -> None:
        assert self.game.parse(wanted) not in self.state.legal_actions()

    def _refuse(self, wanted: str) -> None:
        rule, action = wanted.split(maxsplit=1)
        refused = self.state.explain_illegal(self.game.parse(action))
        assert refused is not None
        assert refused.rule == rule

    def _event(self, wanted: str) -> None:
        name, *facts = wanted.split()
        assert any(type(event).__name__ == name and self._has(event, facts) for event in self.events), self.events

    def _has(self, event: Event, facts: Sequence[str]) -> bool:
        places = profile_of(self.game.id).places
        for fact in facts:
            key, _, value = fact.partition("=")
            told = getattr(event, key)
            if _shown(told) != value and not (value in places and told == places.index(value)):
                return False
        return True

    def _no_event(self, wanted: str) -> None:
        assert wanted not in self._names()

    def _order(self, wanted: str) -> None:
        told = iter(self._names())
        assert all(name in told for name in wanted.split()), self._names()

    def _names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


def _shown(value: object) -> str:
    """A value as expectations write it."""
    if value is None:
        return "gone"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or "-"
