"""War and negotiation as matters of others: which of their actions are shown together, and which light stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.events import BOTH, TALKS, OnlookerStory, PhaseStory, is_familiar

_FORMATION: Final = ("lord", "deploy")
_WAR: Final = ("skill", "roll")


def looks_on(view: CrownTakerView, seat: int | None) -> bool:
    """True if the step of `view` is others' matter: of two players on a side the first makes war and the other one
    negotiates (CT-8.1). A spectator came to see everything."""
    for team in map(view.seats_of, BOTH):
        if seat in team and len(team) > 1:
            return view.step in ((*_FORMATION, *_WAR) if team.index(seat) else TALKS)
    return False


def runs_on(before: CrownTakerView, after: CrownTakerView, seat: int | None) -> bool:
    """True if what follows an action belongs to it. There is nothing to be seen of a skill that is not used; of others'
    matters the orders up to a deployment and a whole round of cards run on, and once they are familiar both formations,
    all rounds of a war, and all of a negotiation."""
    if before.step == "skill" and before.declared == after.declared:
        return True
    if not looks_on(before, seat) or before.phase != after.phase:
        return False
    step, following = before.step, after.step
    if is_familiar(before):
        return any(step in part and following in part for part in (_FORMATION, _WAR, TALKS))
    same_round = before.card_round == after.card_round
    return (step, following) == _FORMATION or (same_round and step in TALKS and following in TALKS)


def goes_on(view: CrownTakerView, seat: int | None) -> bool:
    """True between two rounds of others' war or negotiation, and from a familiar march to the first of them."""
    if not looks_on(view, seat):
        return False
    if view.step == "skill":
        return (view.war_round > 1 or is_familiar(view)) and not any(view.declared)
    return view.step == "request" and view.card_round > 1 and not (view.passes or any(view.came) or any(view.proposed))


def story(latest: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> PhaseStory:
    """Return the staging of what led from one view to the other, as `seat` sees it."""
    kind = OnlookerStory if looks_on(before, seat) else PhaseStory
    return kind(latest, before, view, seat)
