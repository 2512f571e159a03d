"""Staging of the events of CrownTaker, and their pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.phases import RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.peacestory import PeaceStory
from hoshikan.games.crowntaker.screen.telling import Staged
from hoshikan.games.crowntaker.screen.warstory import WarStory

_STAGED: Final = (
    happened.Rolled,
    happened.Pressed,
    happened.Guarded,
    happened.TroopLost,
    happened.NobodyLost,
    happened.WarWon,
    happened.LordCaptured,
    happened.WarDrawn,
    happened.PutUp,
    happened.Proposed,
    happened.Answered,
    happened.CaptiveReturned,
    happened.DealPaid,
    happened.CardsRevealed,
    happened.Suffered,
    happened.Ransomed,
    happened.CaptiveKept,
    happened.EventRolled,
    happened.EventAssets,
    happened.BurgundyTaken,
    happened.CaptiveFreed,
    happened.PhaseBegan,
    happened.GameEnded,
)


class PhaseStory(WarStory, PeaceStory):
    """All that one action can bring, in the order of a phase."""

    def told(self) -> list[Staged]:
        """Return the staging of everything; the end of the game comes last, and then no lord goes home any more."""
        self.war()
        self.recovery()
        self.peace()
        self.next_phase()
        self.end()
        return self.staged


def cues(events: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> list[Staged]:
    """Return the staging before the table settles, from the view `before` to `view`, both of `seat`."""
    return PhaseStory(events, before, view, seat).told()


def is_moment(event: Event) -> bool:
    """True if an event has light and words."""
    return isinstance(event, _STAGED)


def keys_of(event: Event) -> frozenset[str]:
    """The sides, lords and spaces an event is about."""
    keys: set[str] = set()
    side = getattr(event, "side", getattr(event, "owner", None))
    lord = getattr(event, "lord", None)
    if isinstance(side, int) and side >= 0:
        keys.add(f"lord:{side}:{RANKS[lord]}" if isinstance(lord, int) else f"coat:{side}")
    phase = getattr(event, "phase", None)
    if isinstance(phase, int):
        keys.add(f"phase:{phase}")
    if isinstance(event, happened.CardsRevealed):
        keys.update(("choice:0", "choice:1"))
    if isinstance(event, happened.Rolled):
        keys.update(("die:0", "die:1", "attack:0", "attack:1"))
    return frozenset(keys)
