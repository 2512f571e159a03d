"""Staging of the events of CrownTaker, and their pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.phases import RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.peacestory import PeaceStory
from hoshikan.games.crowntaker.screen.story import Staged
from hoshikan.games.crowntaker.screen.warstory import WarStory

_STAGED: Final = (
    events.Rolled,
    events.Pressed,
    events.Guarded,
    events.TroopLost,
    events.NobodyLost,
    events.WarWon,
    events.LordCaptured,
    events.WarDrawn,
    events.PutUp,
    events.Proposed,
    events.Answered,
    events.CaptiveReturned,
    events.DealPaid,
    events.CardsRevealed,
    events.Suffered,
    events.Ransomed,
    events.CaptiveKept,
    events.EventRolled,
    events.EventAssets,
    events.BurgundyTaken,
    events.CaptiveFreed,
    events.PhaseBegan,
    events.GameEnded,
)


class PhaseStory(WarStory, PeaceStory):
    """All that one action can bring, in the order of a phase."""

    def whole(self) -> list[Staged]:
        """Return the staging of everything; the end of the game comes last, and then no lord goes home any more."""
        self.war()
        self.recovery()
        self.peace()
        self.next_phase()
        self.end()
        return self.staged


def cues(latest: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> list[Staged]:
    """Return the staging before the table settles, from the view `before` to `view`, both of `seat`."""
    return PhaseStory(latest, before, view, seat).whole()


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
    if isinstance(event, events.CardsRevealed):
        keys.update(("choice:0", "choice:1"))
    if isinstance(event, events.Rolled):
        keys.update(("die:0", "die:1", "attack:0", "attack:1"))
    return frozenset(keys)
