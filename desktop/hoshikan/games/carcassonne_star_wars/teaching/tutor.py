"""The tutor of Carcassonne: Star Wars: what a move does, in named features, and where to look first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Tutor, TwoSides
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.criteria import meets
from hoshikan.games.carcassonne_star_wars.teaching.features import REMARKS, RULES, FeatureFinder

__all__ = ["NUDGES", "RULES", "TUTOR"]

NUDGES: Final = ("look-at-own", "look-at-rival", "look-at-battle", "look-for-claim", "look-at-supply", "count-dice")
"""Every kind of nudge; `look-at-own` and `look-at-rival` name the `kind` of feature, the latter the `rival` too."""

_NUDGE_OF: Final[Mapping[str, str]] = {
    "completes-own": "look-at-own",
    "extends-own": "look-at-own",
    "joins-own": "look-at-own",
    "completes-rival": "look-at-rival",
    "extends-rival": "look-at-rival",
    "starts-battle": "look-at-battle",
    "attacks": "look-at-battle",
    "opens-attack": "look-at-battle",
    "spends-meeple": "look-at-supply",
    "keeps-meeples": "look-at-supply",
    "fights-with": "count-dice",
    "brings-gear": "count-dice",
}


class StarWarsTutor(Tutor):
    """Names reasons from the open table; the estimates behind their worth are those of the bots."""

    risks = frozenset(("exposed", "stuck"))
    two_sides = (
        TwoSides("keeps-meeples", "spends-meeple"),
        TwoSides("keeps-away", "extends-rival"),
        TwoSides("keeps-away", "completes-rival"),
    )

    def features(self, state: State, action: Action) -> list[Feature]:
        assert isinstance(state, StarWarsState)
        reasons = FeatureFinder(state)
        if isinstance(action, Place):
            reasons.place(action)
        elif isinstance(action, Claim):
            reasons.claim(action)
        elif isinstance(action, Fight):
            reasons.fight(action)
        return reasons.sorted()

    def nudge(self, state: State, action: Action) -> Nudge:
        """What the weightiest reason for the move is about."""
        reasons = [reason for reason in self.features(state, action) if reason.kind not in REMARKS]
        best = max(reasons, key=lambda reason: reason.worth, default=None)
        kind = _NUDGE_OF.get(best.kind, "look-for-claim") if best is not None else "look-for-claim"
        facts = best.facts if best is not None else {}
        named = {"look-at-own": ("kind",), "look-at-rival": ("kind", "rival")}.get(kind, ())
        return Nudge(kind, {name: facts[name] for name in named})

    def meets(self, state: State, action: Action, check: str) -> bool:
        assert isinstance(state, StarWarsState)
        return meets(state, action, check)


TUTOR: Final = StarWarsTutor()
