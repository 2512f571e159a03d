"""All that a seat has seen and done since the start of a game, as a text: an information state with perfect recall."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from hoshikan.engine.action import Action
from hoshikan.engine.state import State


class Memory:
    """The memory that one seat (None: a spectator) has of a game.

    Two games have equal memories of a seat as long as it cannot distinguish them.

    The text has one line for the view at the start, and one for each action since: the action if it was the seat's
    own, the events that everybody saw, and what changed in its view.
    """

    __slots__ = ("_seen", "_state", "plies", "seat", "text")

    def __init__(self, state: State, seat: int | None, before: Memory | None = None, plies: int = 0) -> None:
        """The view of `seat` of `state`, after `plies` actions that it does not remember; or with its memory `before`,
        which led to the current view."""
        self.seat = seat
        self.plies: int = before.plies if before else plies
        """Number of actions since the start."""
        self._state = state.clone()
        self._state.record_events = True
        self._seen: dict[str, Any] = before._seen if before else state.view(seat).plain()  # noqa: SLF001  # its own kind
        self.text: str = before.text if before else as_json(self._seen) + "\n"

    def note(self, action: Action) -> None:
        """Remember what `action` showed the seat. Raises IllegalAction."""
        own = self._state.to_move == self.seat
        self._state.apply(action)
        seen = self._state.view(self.seat).plain()
        events = [[type(event).__name__, *msgspec.structs.astuple(event)] for event in self._state.events]
        self.text += as_json([action.text if own else None, events, change(self._seen, seen)]) + "\n"
        self._seen = seen
        self.plies += 1

    def clone(self) -> Memory:
        """An independent copy."""
        return Memory(self._state, self.seat, self)


def as_json(data: Any) -> str:
    """Plain data as a line of text."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def change(before: Any, after: Any) -> Any:
    """Return the difference that leads from `before` to `after`: both are plain data."""
    if isinstance(before, dict) and isinstance(after, dict):
        news = [key for key, value in after.items() if key not in before or before[key] != value]
        changed = {key: change(before.get(key), after[key]) for key in news}
        gone = sorted(before.keys() - after.keys())
        return changed | ({"-": gone} if gone else {})
    if isinstance(before, list) and isinstance(after, list):
        if len(after) == len(before):
            pairs = enumerate(zip(before, after, strict=True))
            return {str(place): change(old, new) for place, (old, new) in pairs if old != new}
        if before == after[: len(before)]:
            return {"+": after[len(before) :]}
    return [after]
