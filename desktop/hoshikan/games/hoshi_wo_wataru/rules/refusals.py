"""Refusals: the reason why an action is not allowed now, with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, KEEP, OBJECTIVE, POOL, REVEAL, SET, SHIFT, HoshiAction
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.position import OBJECTIVES as CHOOSING
from hoshikan.games.hoshi_wo_wataru.rules.position import OVER, RESOLVING, REVEALING, SETTING, HoshiPosition
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS

_FITTING: Final[Mapping[int, tuple[int, ...]]] = {
    CHOOSING: (OBJECTIVE,),
    REVEALING: (REVEAL,),
    SETTING: (SET,),
    RESOLVING: (POOL, SHIFT, KEEP),
}
_RULES: Final[Mapping[int, str]] = {
    CHOOSING: "HW-1.3",
    REVEALING: "HW-2.1",
    SETTING: "HW-2.3",
    RESOLVING: "HW-3.3",
}
_ASKED: Final[Mapping[int, str]] = {
    CHOOSING: "objective-asked",
    REVEALING: "reveal-asked",
    SETTING: "card-to-set-asked",
    RESOLVING: "lost-card-asked",
}


def explain(state: HoshiPosition, action: Action) -> IllegalAction:
    """The refusal of an action that is not allowed in this position."""
    phase = state.phase
    if phase == OVER:
        return IllegalAction("HW-4.2", "game-over")
    if not isinstance(action, HoshiAction) or action.kind not in _FITTING[phase]:
        return IllegalAction(_RULES[phase], _ASKED[phase], {"action": str(action)[:60]})
    value = action.value
    if phase == CHOOSING:
        return IllegalAction("HW-1.3", "objective-not-dealt", {"objective": OBJECTIVES[value]})
    if phase == REVEALING:
        return IllegalAction("HW-2.1", "constellation-seen-before", {"constellation": value})
    if phase == SETTING:
        if value == DUMMY:
            return IllegalAction("HW-2.3", "no-dummy-in-hand")
        return IllegalAction("HW-2.3", "card-not-in-hand", {"card": value})
    due = state.lying[state.to_move][0]
    if value != due:
        return IllegalAction("HW-3.3", "other-card-first", {"card": value, "due": due})
    return IllegalAction("HW-3.3", "nothing-after-last-slot", {"card": value, "slot": SLOTS})
