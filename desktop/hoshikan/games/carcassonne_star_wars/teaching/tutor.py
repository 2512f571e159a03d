"""Reasons for moves of Carcassonne: Star Wars, the first step of a hint, the criteria that lessons name for the right
move, and what is unknown: nothing is hidden, only the next tile is not drawn yet (CS-2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from hoshikan.engine import TERMINAL
from hoshikan.engine.action import Action
from hoshikan.engine.secrets import Hidden, Secrets
from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.carcassonne_star_wars.bot.odds import chances
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import OWN_TILE, SKIP, Claim, Draw, Fight, Place, StarWarsAction
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of, gear_of
from hoshikan.games.carcassonne_star_wars.rules.board import SEAT
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet, node_of
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, STEPS, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import DRAWING, OVER
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
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


class StarWarsSecrets(Secrets[StarWarsState, Action]):
    """The next tile by the tiles left: no play shows anything about it."""

    kinds = ("tile", "choice")

    def choice(self, state: StarWarsState) -> Hidden:
        return Hidden("tile", -1) if state.phase == DRAWING else super().choice(state)

    def chosen(self, action: Action) -> str:
        return action.face if isinstance(action, Draw) else super().chosen(action)

    def held(self, world: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return the next tile; what is laid until then may still change which tiles fit."""
        return self.held_by_rules(world, asker)

    def held_by_rules(self, present: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        if present.phase == OVER or present.bag.brings_nothing(present.board.frontier):
            return {}
        draws = present.bag.draws(present.board.frontier)
        return {Hidden("tile", -1): {self.chosen(action): share for action, share in draws}}


SECRETS: Final = StarWarsSecrets()


Criterion = Callable[[StarWarsState, Action], bool]
EVEN: Final = 0.5
"""The chance to win a battle that favours neither side."""
_DECISIONS: Final = ("place", "claim", "skip", "fight")


def meets(state: StarWarsState, action: Action, check: str) -> bool:
    """Return true if `action` meets `check`: a key of `CRITERIA`, "continues KIND" (the tile makes a route or field
    longer) or the notation's first words ("place 0,1", "claim large", "skip"). Raises KeyError for anything else."""
    word, _, argument = check.partition(" ")
    if word in _DECISIONS:
        return f"{action} ".startswith(check + " ")
    if word == "continues" and argument in KIND_NAMES[2:]:
        return isinstance(action, Place) and _continues(state, action, KIND_NAMES.index(argument))
    return CRITERIA[check](state, action)


def _turns(state: StarWarsState, action: Action) -> Iterator[StarWarsState]:
    """Yield the possible states after the turn, with or without a meeple; battles are still to be fought."""
    after = state.after(action)
    if isinstance(action, Place):
        yield from (after.after(claim) for claim in after.legal_actions())
    else:
        yield after


def _side(state: StarWarsState) -> int:
    return state.start.side_of[state.turn]


def _points(state: StarWarsState, action: Action) -> int:
    """The most points the own side can have more after the turn, final scoring included; 0 if a battle comes first."""
    side = _side(state)
    gains = [turn.scores[side] - state.scores[side] for turn in _turns(state, action) if turn.battle is None]
    return max(gains, default=0)


def _most_points(state: StarWarsState, action: Action) -> bool:
    best = max(_points(state, other) for other in state.legal_actions())
    return 0 < _points(state, action) == best


def _touched(state: StarWarsState, action: Action) -> Iterator[tuple[bool, set[int]]]:
    """Yield, for each feature a placement changes, whether it is complete then, and the sides that hold it."""
    if not isinstance(action, Place):
        return
    board, side_of = state.after(action).board, state.start.side_of
    nodes = range(board.firsts[-1], board.firsts[-1] + board.lays[-1].count)
    planets = [board.planets[cell] for cell in board.planets_around(action.cell)]
    for root in {board.root(node) for node in (*nodes, *planets)}:
        yield not board.open[root], {side_of[claim & SEAT] for claim in board.claims[root]}


def _completes(state: StarWarsState, action: Action) -> bool:
    """A feature the own side holds alone is complete and scores."""
    return (True, {_side(state)}) in list(_touched(state, action))


def _home(state: StarWarsState, action: Action) -> bool:
    """A meeple placed earlier comes home."""
    after = state.after(action, SKIP) if isinstance(action, Place) else state.after(action)
    seat = state.turn
    return after.supply.small[seat] + after.supply.large[seat] > state.supply.small[seat] + state.supply.large[seat]


def _continues(state: StarWarsState, place: Place, kind: int) -> bool:
    board = state.after(place).board
    nodes = range(board.firsts[-1], board.firsts[-1] + board.lays[-1].count)
    return any(board.kinds[node] == kind and board.tile_count(board.root(node)) > 1 for node in nodes)


def _grows(state: StarWarsState, action: Action) -> bool:
    """True if a feature that the player's side holds alone gets larger, and meets no rival."""
    return any(holders == {_side(state)} for _, holders in _touched(state, action))


def _neighbours(state: StarWarsState, action: Action) -> int:
    return sum(action.cell + step in state.board.taken for step in STEPS) if isinstance(action, Place) else 0


def _most_neighbours(state: StarWarsState, action: Action) -> bool:
    return 0 < _neighbours(state, action) == max(_neighbours(state, other) for other in state.legal_actions())


def _dice(state: StarWarsState, action: Action) -> tuple[int, int] | None:
    """The dice of the own side and of the strongest other one in the battle an action starts, if it does."""
    battling = state.after(action, SKIP) if isinstance(action, Place) else state.after(action)
    battle, board, side_of = battling.battle, battling.board, state.start.side_of
    if battle is None:
        return None
    dice = [0] * state.start.sides
    for seat in {claim & SEAT for claim in board.claims[battle.node]}:
        own = dice_of(board, battle.node, seat, state.start.factions[seat])
        dice[side_of[seat]] = max(dice[side_of[seat]], own)
    own = dice.pop(_side(state))
    return (own, max(dice)) if own else None


def _lead(state: StarWarsState, action: Action) -> int | None:
    """By how many dice the own side is ahead in the battle an action starts."""
    dice = _dice(state, action)
    return None if dice is None else dice[0] - dice[1]


def _best_lead(state: StarWarsState, action: Action) -> bool:
    leads = [lead for other in state.legal_actions() if (lead := _lead(state, other)) is not None]
    return bool(leads) and _lead(state, action) == max(leads)


def _odds(state: StarWarsState, action: Action) -> float:
    """The chance to win the battle an action starts, with all equipment; 0 if it starts none."""
    after = state.after(action)
    battle, board = after.battle, after.board
    if battle is None or battle.choosing:
        return 0.0
    factions, side_of = state.start.factions, state.start.side_of
    fighters = [
        dice_of(board, battle.node, seat, factions[seat]) << 2 | gear_of(board, battle.node, seat)
        for seat in battle.fighters
    ]
    own = [side_of[seat] == _side(state) for seat in battle.fighters]
    return sum(chance for chance, mine in zip(chances(fighters), own, strict=True) if mine)


def _best_odds(state: StarWarsState, action: Action) -> bool:
    best = max(_odds(state, other) for other in state.legal_actions())
    return 0 < _odds(state, action) == best


def _most_dice(state: StarWarsState, action: Action) -> bool:
    """True if no other possible fighter would roll more dice."""
    if not isinstance(action, Fight) or state.battle is None:
        return False
    dice = {
        other: dice_of(state.board, state.battle.node, other.seat, state.start.factions[other.seat])
        for other in state.legal_actions()
        if isinstance(other, Fight)
    }
    return dice[action] == max(dice.values())


def _ends_game(state: StarWarsState, action: Action) -> bool:
    """The game is over after the turn, whatever is claimed."""
    return all(turn.to_move == TERMINAL for turn in _turns(state, action))


def _attacks(state: StarWarsState, action: Action) -> bool:
    return isinstance(action, Claim) and action.cell != OWN_TILE and _dice(state, action) is not None


def _free_planet(state: StarWarsState, action: Action) -> bool:
    """True for a planet around the new tile, without meeples."""
    return (
        isinstance(action, Claim) and action.cell != OWN_TILE and not state.board.claims[node_of(state.board, action)]
    )


def _reaches_rival(state: StarWarsState, action: Action) -> bool:
    """True if the new tile is beside a planet that a rival holds."""
    if not isinstance(action, Place):
        return False
    board, side_of = state.board, state.start.side_of
    held = [cell for cell in board.planets_around(action.cell) if board.claims[board.planets[cell]]]
    return any(not holds_planet(board, cell, _side(state), side_of) for cell in held)


def _own_symbol(state: StarWarsState, action: Action) -> bool:
    """True if the claimed feature shows a symbol of the player's own faction."""
    if not isinstance(action, Claim) or action.spot < 0:
        return False
    board = state.board
    return board.factions[board.root(node_of(board, action))] & state.start.factions[state.turn] != 0


def _promise(state: StarWarsState, action: Action) -> int:
    """Points of what is claimed if the game ended now."""
    if not isinstance(action, Claim) or action.spot < 0:
        return 0
    root = state.board.root(node_of(state.board, action))
    return scoring.worth(state.board, root, not state.board.open[root])


def _best_promise(state: StarWarsState, action: Action) -> bool:
    best = max(_promise(state, other) for other in state.legal_actions())
    return 0 < _promise(state, action) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "most-points": _most_points,
    "scores-now": lambda state, action: _points(state, action) > 0,
    "safe-points": lambda state, action: _promise(state, action) > 0 and _dice(state, action) is None,
    "completes": _completes,
    "brings-home": _home,
    "grows-own": _grows,
    "most-neighbours": _most_neighbours,
    "starts-battle": lambda state, action: _dice(state, action) is not None,
    "no-battle": lambda state, action: _dice(state, action) is None,
    "more-dice": lambda state, action: (_lead(state, action) or 0) > 0,
    "best-dice": _best_lead,
    "best-odds": _best_odds,
    "even-odds": lambda state, action: round(_odds(state, action), 9) >= EVEN,
    "most-dice": _most_dice,
    "ends-game": _ends_game,
    "attacks": _attacks,
    "free-planet": _free_planet,
    "reaches-rival": _reaches_rival,
    "own-symbol": _own_symbol,
    "best-promise": _best_promise,
}
"""Every criterion without an argument; several in one step must all be met."""


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
