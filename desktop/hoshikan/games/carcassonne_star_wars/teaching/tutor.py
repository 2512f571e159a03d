"""Reasons for moves of Carcassonne: Star Wars, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place, StarWarsAction
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.criteria import meets
from hoshikan.games.carcassonne_star_wars.teaching.finder import ReasonFinder
from hoshikan.games.carcassonne_star_wars.teaching.reasons import (
    KINDS,
    Attacks,
    CompletesOwn,
    CompletesRival,
    ExtendsOwn,
    ExtendsRival,
    Hinders,
    JoinsOwn,
    MeeplesLeft,
    OpensAttack,
    OpensPlanet,
    Promises,
    RivalsBattle,
    ScoresNow,
    StartsBattle,
    StarWarsReason,
)

NUDGES: Final = (
    "look-at-own",
    "look-at-rival",
    "look-at-gap",
    "look-at-battle",
    "look-at-planet",
    "look-at-complete",
    "look-for-claim",
    "look-for-harm",
    "look-at-supply",
    "look-at-last-turn",
    "count-dice",
)
"""Every kind of nudge; `look-at-own` and `look-at-rival` name the kind of `feature`."""


class StarWarsTutor(Tutor[StarWarsState, StarWarsAction]):
    """Finds reasons on the open table; the estimates behind their values are those of the bots."""

    kinds = KINDS

    def reasons(self, state: StarWarsState, action: StarWarsAction) -> list[Reason]:
        return list(_found(state, action))

    def nudge(self, state: StarWarsState, action: StarWarsAction) -> Nudge:
        """Return what the weightiest reason for the move is about."""
        if isinstance(action, Fight):
            return Nudge("count-dice")
        if state.bag.left < state.players:
            return Nudge("look-at-last-turn")
        good = [reason for reason in _found(state, action) if reason.value > 0]
        facts = [reason for reason in good if not reason.remark or isinstance(reason, Hinders)]
        if facts:
            return _pointer(facts[0])
        return Nudge("look-for-harm" if isinstance(action, Place) else "look-at-supply")

    def meets(self, state: StarWarsState, action: StarWarsAction, check: str) -> bool:
        return meets(state, action, check)


def _found(state: StarWarsState, action: StarWarsAction) -> list[StarWarsReason]:
    finder = ReasonFinder(state)
    if isinstance(action, Place):
        finder.place(action)
    elif isinstance(action, Claim):
        finder.claim(action)
    elif isinstance(action, Fight):
        finder.fight(action)
    return finder.found


def _pointer(reason: StarWarsReason) -> Nudge:
    match reason:
        case CompletesOwn(feature=feature) | ExtendsOwn(feature=feature) | JoinsOwn(feature=feature):
            return Nudge("look-at-own", {"feature": feature})
        case CompletesRival(feature=feature) | ExtendsRival(feature=feature):
            return Nudge("look-at-rival", {"feature": feature})
        case Hinders():
            return Nudge("look-at-gap")
        case StartsBattle() | RivalsBattle() | OpensAttack() | Attacks():
            return Nudge("look-at-battle")
        case OpensPlanet() | Promises(feature="planet"):
            return Nudge("look-at-planet")
        case ScoresNow():
            return Nudge("look-at-complete")
        case MeeplesLeft():
            return Nudge("look-at-supply")
    return Nudge("look-for-claim")


TUTOR: Final = StarWarsTutor()
