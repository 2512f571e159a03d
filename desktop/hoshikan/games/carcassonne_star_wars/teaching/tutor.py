"""Reasons for moves of Carcassonne: Star Wars, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.carcassonne_star_wars.rules.actions import OWN_TILE, Claim, Fight, Place, StarWarsAction
from hoshikan.games.carcassonne_star_wars.rules.grid import place_of
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


class StarWarsTutor(Tutor[StarWarsState, StarWarsAction]):
    """Finds reasons on the open table; the estimates behind their values are those of the bots."""

    kinds = KINDS
    nudges = (
        "look-at-own",
        "look-at-rival",
        "look-at-gap",
        "look-at-battle",
        "look-at-planet",
        "look-at-complete",
        "look-for-claim",
        "look-at-ends",
        "look-for-harm",
        "look-at-supply",
        "look-at-last-turn",
        "count-dice",
    )
    """Facts are of the position: a feature and its place, tiles and turns to come; never the move."""

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
            return _pointer(state, action, facts[0])
        return Nudge("look-for-harm", {"left": state.bag.left}) if isinstance(action, Place) else _supply(state)

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


def _supply(state: StarWarsState) -> Nudge:
    seat, supply = state.to_move, state.supply
    meeples = supply.small[seat] + supply.large[seat]
    return Nudge("look-at-supply", {"meeples": meeples, "turns": state.bag.left // state.players})


def _pointer(state: StarWarsState, action: StarWarsAction, reason: StarWarsReason) -> Nudge:
    newest = state.board.cells[-1]
    match reason:
        case (
            CompletesOwn(feature=feature, x=x, y=y)
            | ExtendsOwn(feature=feature, x=x, y=y)
            | JoinsOwn(feature=feature, x=x, y=y)
        ):
            return Nudge("look-at-own", {"feature": feature, "x": x, "y": y})
        case CompletesRival(feature=feature, x=x, y=y) | ExtendsRival(feature=feature, x=x, y=y):
            return Nudge("look-at-rival", {"feature": feature, "x": x, "y": y})
        case Hinders(x=x, y=y):
            return Nudge("look-at-gap", {"x": x, "y": y})
        case StartsBattle(x=x, y=y) | RivalsBattle(x=x, y=y) | OpensAttack(x=x, y=y) | Attacks(x=x, y=y):
            return Nudge("look-at-battle", {"x": x, "y": y})
        case OpensPlanet(x=x, y=y):
            return Nudge("look-at-planet", {"x": x, "y": y})
        case Promises(feature=feature) if isinstance(action, Claim):
            x, y = place_of(newest if action.cell == OWN_TILE else action.cell)
            return Nudge("look-at-planet" if feature == "planet" else "look-at-ends", {"x": x, "y": y})
        case ScoresNow():
            x, y = place_of(newest)
            return Nudge("look-at-complete", {"x": x, "y": y})
        case MeeplesLeft():
            return _supply(state)
    return Nudge("look-for-claim", {"left": state.bag.left})


TUTOR: Final = StarWarsTutor()
