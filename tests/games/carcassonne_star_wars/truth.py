"""Claims of the reasons of Carcassonne: Star Wars, recomputed by carrying the action out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, OWN_TILE, SKIP, Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.claiming import node_of
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, KIND_NAMES, PLANET, cell_at
from hoshikan.games.carcassonne_star_wars.rules.position import PLACING
from hoshikan.games.carcassonne_star_wars.rules.scoring import COMPLETE, worth
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from tests.games.truth import Truth

RARE: Final = 0.15
"""Share of the tiles to come up to which few fit."""
Facts = Mapping[str, Fact]


def _after(state: StarWarsState, *actions: Action) -> StarWarsState:
    copy = state.clone()
    copy.record_events = False
    for action in actions:
        copy.apply(action)
    return copy


def _turn(state: StarWarsState, action: Action) -> StarWarsState:
    """The whole turn, with no meeple after a tile."""
    return _after(state, action, SKIP) if isinstance(action, Place) else _after(state, action)


def _side(state: StarWarsState) -> int:
    return state.start.side_of[state.to_move]


def _roots(board: Board, facts: Facts) -> Iterator[int]:
    """Features of the stated kind with a meeple on the stated tile."""
    tile = board.taken[cell_at(int(facts["x"]), int(facts["y"]))]
    for node in range(board.firsts[tile], len(board.parent)):
        root = board.root(node)
        if board.tile_of(node) == tile and KIND_NAMES[board.kinds[root]] == facts["feature"]:
            yield root


def _sides(state: StarWarsState, board: Board, root: int) -> set[int]:
    return {state.start.side_of[claim & SEAT] for claim in board.claims[root]}


def _completes(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after = _turn(state, action)
    if after.battle is not None:
        return None
    side = state.start.side_of[int(facts["rival"])] if "rival" in facts else _side(state)
    scored = _scored(state, after)
    alike = [points for scorer, points in scored if (scorer == _side(state)) == (side == _side(state))]
    count, points = int(facts["count"]), int(facts["points"])
    if count > 1:
        return any(sum(some) == points for some in combinations(alike, count)) and any(side == one[0] for one in scored)
    return (side, points) in scored


def _scored(state: StarWarsState, after: StarWarsState) -> list[tuple[int, int]]:
    """Sides and points of the features completed between two positions."""
    entries = after.book[len(state.book) :]
    return [(state.start.side_of[seat], points) for seat, reason, points, *_ in entries if reason == COMPLETE]


def _extends(state: StarWarsState, action: Action, facts: Facts) -> bool:
    board = _after(state, action).board
    seats = {int(facts["rival"])} if "rival" in facts else None
    for root in _roots(board, facts):
        holders = {claim & SEAT for claim in board.claims[root]}
        own = seats is None and _sides(state, board, root) == {_side(state)}
        if (own or (seats is not None and seats <= holders)) and (board.tile_count(root), board.open[root]) == (
            facts["tiles"],
            facts["open"],
        ):
            return True
    return False


def _joins(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Meeples that were on several features are on one."""
    before, board = state.board, _after(state, action).board
    for root in _roots(board, facts):
        held = {before.root(node) for node in range(len(before.parent)) if board.root(node) == root}
        several = sum(bool(before.claims[one]) for one in held) > 1
        if several and (len(board.claims[root]), board.tile_count(root)) == (facts["meeples"], facts["tiles"]):
            return True
    return False


def _strongest(state: StarWarsState, board: Board, root: int, side: int) -> int:
    seats = {claim & SEAT for claim in board.claims[root] if state.start.side_of[claim & SEAT] == side}
    return max((dice_of(board, root, seat, state.start.factions[seat]) for seat in seats), default=0)


def _battle(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after = _turn(state, action)
    battle, board = after.battle, after.board
    if battle is None:
        return False
    if len(after.contested):
        return None  # several battles: which comes first is no matter here
    root = board.root(battle.node)
    rival = state.start.side_of[int(facts["rival"])]
    if worth(board, root, not board.open[root]) != facts["points"] or rival not in _sides(state, board, root):
        return False
    if "dice" not in facts:
        other = state.start.side_of[int(facts["other"])]
        return other != rival and other in _sides(state, board, root)
    dice = (_strongest(state, board, root, _side(state)), _strongest(state, board, root, rival))
    return dice == (facts["dice"], facts["rival_dice"])


def _claims(state: StarWarsState, place: Action) -> Iterator[tuple[Claim, Board, int]]:
    """Yield claims that may be made after a placement, for each feature as it is then."""
    after = _after(state, place)
    for claim in after.legal_actions():
        if isinstance(claim, Claim) and claim.spot >= 0:
            yield claim, after.board, after.board.root(node_of(after.board, claim))


def _free(state: StarWarsState, action: Action, facts: Facts) -> bool:
    return any(
        claim.cell == OWN_TILE
        and not board.claims[root]
        and KIND_NAMES[board.kinds[root]] == facts["feature"]
        and worth(board, root, not board.open[root]) == facts["points"]
        and facts.get("open", board.open[root]) == board.open[root]
        for claim, board, root in _claims(state, action)
    )


def _one_more_free(state: StarWarsState, action: Action, facts: Facts) -> bool:
    board = _after(state, action).board
    free = [root for root in {board.root(node) for node in range(board.firsts[-1], len(board.parent))}
            if not board.claims[root]]  # fmt: skip
    growing = [(KIND_NAMES[board.kinds[root]], worth(board, root, False)) for root in free if board.open[root]]
    return len(free) > 1 and (facts["feature"], facts["points"]) in growing


def _planet(state: StarWarsState, action: Action, facts: Facts) -> bool:
    cell = cell_at(int(facts["x"]), int(facts["y"]))
    for claim, board, root in _claims(state, action):
        if claim.cell == cell:
            holders = {seat & SEAT for seat in board.claims[root]}
            whose = facts["rival"] in holders if "rival" in facts else not holders
            return whose and worth(board, root, not board.open[root]) == facts["points"]
    return False


def _scores(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after = _after(state, action)
    if after.battle is not None:
        return None
    return (_side(state), facts["points"]) in _scored(state, after)


def _promises(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    board = state.board
    root = board.root(node_of(board, action))
    told = (KIND_NAMES[board.kinds[root]], worth(board, root, False), board.open[root])
    return told == (facts["feature"], facts["points"], facts["open"])


def _attacks(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    return _battle(state, action, facts)


def _exposed(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    board = state.board
    home = board.cells[-1] if action.cell == OWN_TILE else action.cell
    empty = sum(home + step not in board.taken for step in AROUND)
    rivals = sum(side != _side(state) and _meeples(state, seat) > 0 for seat, side in enumerate(state.start.side_of))
    return (empty, rivals) == (facts["open"], facts["rivals"])


def _supply(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Return true if the supply after the turn is small, as claimed: a drawback of placing, a point for skipping."""
    supply, seat, turns = _after(state, action).supply, state.to_move, _turns(state)
    left = supply.small[seat], supply.large[seat]
    few = sum(left) <= turns if action == SKIP else sum(left) < turns
    return (
        few
        and facts["helps"] == (action == SKIP)
        and (*left, turns) == (facts["small"], facts["large"], facts["turns"])
    )


def _turns(state: StarWarsState) -> int:
    return state.bag.left // state.players


def _meeples(state: StarWarsState, seat: int) -> int:
    return state.supply.small[seat] + state.supply.large[seat]


def _home(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after, seat = _turn(state, action), state.to_move
    if after.battle is not None:
        return None
    return _meeples(after, seat) - _meeples(state, seat) == facts["meeples"]


def _fit(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Every tile to come is tried at the place."""
    after = _after(state, action) if isinstance(action, Place) else state.clone()
    cell, left = cell_at(int(facts["x"]), int(facts["y"])), after.bag.left
    if (_fitting(after, cell), left) != (facts.get("fit", 0), facts.get("left", left)):
        return False
    return _waits(state, after.board, facts, cell)


def _goes_on(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Not few tiles fit if that helps; the feature is whose it is said to be."""
    few = int(facts["fit"]) <= RARE * int(facts["left"])
    return facts["helps"] == (not few) and _fit(state, action, facts)


def _hardened(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Fewer tiles fit than before."""
    cell = cell_at(int(facts["x"]), int(facts["y"]))
    return _fitting(state, cell) > int(facts["fit"]) and _fit(state, action, facts)


def _fitting(state: StarWarsState, cell: int) -> int:
    """Tiles to come that can be placed on a cell."""
    copy, count = state.clone(), 0
    for face, copies in enumerate(state.bag.stock):
        copy.face, copy.phase = face, PLACING
        if any(isinstance(place, Place) and place.cell == cell for place in copy.placements()):
            count += copies
    return count


def _is_claimed(state: StarWarsState, board: Board, root: int) -> bool:
    """A feature is the side's after a placement, or is what a claim may name."""
    if state.phase == PLACING:
        return _sides(state, board, root) == {_side(state)}
    return _side(state) not in _sides(state, board, root)


def _waits(state: StarWarsState, board: Board, facts: Facts, cell: int) -> bool:
    """A feature of the stated kind goes on at the place, with the stated owner."""
    for node in range(len(board.parent)):
        root = board.root(node)
        if KIND_NAMES[board.kinds[root]] != facts["feature"]:
            continue
        if "rival" in facts and facts["rival"] not in {claim & SEAT for claim in board.claims[root]}:
            continue
        if facts.get("held") and not _is_claimed(state, board, root):
            continue
        if facts.get("held") is False and board.claims[root]:
            continue
        if board.kinds[root] == PLANET:
            if cell - board.cells[board.tile_of(node)] in AROUND:
                return True
        elif any(key // 4 == cell and board.root(waiting) == root for key, waiting in board.loose.items()):
            return True
    return False


def _enough(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    left, turns = _meeples(_after(state, action), state.to_move), _turns(state)
    enough = left > turns if action == SKIP else left >= turns
    return enough and facts["helps"] == (action != SKIP) and (left, turns) == (facts["meeples"], facts["turns"])


def _gear(state: StarWarsState, action: Action, facts: Facts) -> bool:
    if isinstance(action, Claim):
        root = state.board.root(node_of(state.board, action))
        attacks = facts["attacks"] == bool(state.board.claims[root])
        return (
            attacks and KIND_NAMES[state.board.kinds[root]] == facts["feature"] and f"+{facts['gear']}" in str(action)
        )
    assert state.battle is not None
    on_board = state.board.claims[state.board.root(state.battle.node)]
    pieces = [GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT] for claim in on_board if claim & SEAT == facts["fighter"]]
    return facts["gear"] in pieces


def _fights(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Fight)
    assert state.battle is not None
    root = state.board.root(state.battle.node)
    dice = {
        fight.seat: dice_of(state.board, root, fight.seat, state.start.factions[fight.seat])
        for fight in state.legal_actions()
        if isinstance(fight, Fight)
    }
    own, others = dice[action.seat], [count for seat, count in dice.items() if seat != action.seat]
    most = all(own >= other for other in others)
    return (action.seat, own) == (facts["fighter"], facts["dice"]) and (not facts["helps"] or most)


TRUTHS: Final[Mapping[str, Truth]] = {
    "completes-own": _completes,
    "completes-rival": _completes,
    "extends-own": _extends,
    "extends-rival": _extends,
    "joins-own": _joins,
    "starts-battle": _battle,
    "rivals-battle": _battle,
    "opens-claim": _free,
    "leaves-free": _one_more_free,
    "opens-planet": _planet,
    "opens-attack": _planet,
    "brings-home": _home,
    "goes-on": _goes_on,
    "stuck": _fit,
    "hinders": _hardened,
    "narrows": _hardened,
    "scores-now": _scores,
    "promises": _promises,
    "attacks": _attacks,
    "exposed": _exposed,
    "spends-meeple": _supply,
    "enough-meeples": _enough,
    "takes-piece": _gear,
    "brings-gear": _gear,
    "fights-with": _fights,
}
"""By kind of reason."""
