"""What the reasons of Carcassonne: Star Wars claim, reckoned again by carrying the action out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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

Facts = Mapping[str, Fact]


def _after(state: StarWarsState, *actions: Action) -> StarWarsState:
    copy = state.clone()
    copy.narrating = False
    for action in actions:
        copy.apply(action)
    return copy


def _turn(state: StarWarsState, action: Action) -> StarWarsState:
    """The whole turn, with no meeple after a tile."""
    return _after(state, action, SKIP) if isinstance(action, Place) else _after(state, action)


def _side(state: StarWarsState) -> int:
    return state.start.side_of[state.to_move]


def _roots(board: Board, facts: Facts) -> Iterator[int]:
    """Features of the kind told with a meeple on the tile told."""
    tile = board.taken[cell_at(int(facts["x"]), int(facts["y"]))]
    for node in range(board.firsts[tile], len(board.parent)):
        root = board.root(node)
        if board.tile_of(node) == tile and KIND_NAMES[board.kinds[root]] == facts["kind"]:
            yield root


def _sides(state: StarWarsState, board: Board, root: int) -> set[int]:
    return {state.start.side_of[claim & SEAT] for claim in board.claims[root]}


def _completes(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after = _turn(state, action)
    if after.battle is not None:
        return None
    side = state.start.side_of[int(facts["rival"])] if "rival" in facts else _side(state)
    scored = [entry[:3] for entry in after.book[len(state.book) :] if entry[1] == COMPLETE]
    alike = sum((entry[0] == _side(state)) == (side == _side(state)) for entry in scored)
    return (side, COMPLETE, facts["points"]) in scored and alike >= int(facts.get("count", 1))


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
    board = _after(state, action).board
    return any(len(board.claims[root]) == facts["meeples"] for root in _roots(board, facts))


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
        return True
    dice = (_strongest(state, board, root, _side(state)), _strongest(state, board, root, rival))
    return dice == (facts["dice"], facts["rival_dice"])


def _claims(state: StarWarsState, place: Action) -> Iterator[tuple[Claim, Board, int]]:
    """What may be claimed after a placement, each feature as it lies."""
    after = _after(state, place)
    for claim in after.legal_actions():
        if isinstance(claim, Claim) and claim.spot >= 0:
            yield claim, after.board, after.board.root(node_of(after.board, claim))


def _free(state: StarWarsState, action: Action, facts: Facts) -> bool:
    return any(
        claim.cell == OWN_TILE
        and not board.claims[root]
        and KIND_NAMES[board.kinds[root]] == facts["kind"]
        and worth(board, root, not board.open[root]) == facts["points"]
        and facts.get("open", board.open[root]) == board.open[root]
        for claim, board, root in _claims(state, action)
    )


def _one_more_free(state: StarWarsState, action: Action, facts: Facts) -> bool:
    board = _after(state, action).board
    free = [root for root in {board.root(node) for node in range(board.firsts[-1], len(board.parent))}
            if not board.claims[root]]  # fmt: skip
    told = [(KIND_NAMES[board.kinds[root]], worth(board, root, not board.open[root])) for root in free]
    return len(free) > 1 and (facts["kind"], facts["points"]) in told


def _planet(state: StarWarsState, action: Action, facts: Facts) -> bool:
    cell = cell_at(int(facts["x"]), int(facts["y"]))
    for claim, board, root in _claims(state, action):
        if claim.cell == cell:
            holders = {seat & SEAT for seat in board.claims[root]}
            whose = facts["rival"] in holders if "rival" in facts else not holders
            return whose and worth(board, root, not board.open[root]) == facts["points"]
    return False


def _scores(state: StarWarsState, action: Action, facts: Facts) -> bool:
    after = _after(state, action)
    side = _side(state)
    return any(entry[:3] == (side, COMPLETE, facts["points"]) for entry in after.book[len(state.book) :])


def _promises(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    board = state.board
    root = board.root(node_of(board, action))
    told = (KIND_NAMES[board.kinds[root]], worth(board, root, False), board.open[root])
    return told == (facts["kind"], facts["points"], facts["open"])


def _attacks(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    return _battle(state, action, facts)


def _exposed(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    board = state.board
    home = board.cells[-1] if action.cell == OWN_TILE else action.cell
    empty = sum(home + step not in board.taken for step in AROUND)
    rivals = sum(side != _side(state) for side in state.start.side_of)
    return (empty, rivals) == (facts["open"], facts["rivals"])


def _supply(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    supply, seat = _after(state, action).supply, state.to_move
    return (supply.small[seat], supply.large[seat]) == (facts["small"], facts["large"])


def _meeples(state: StarWarsState, seat: int) -> int:
    return state.supply.small[seat] + state.supply.large[seat]


def _home(state: StarWarsState, action: Action, facts: Facts) -> bool | None:
    after, seat = _turn(state, action), state.to_move
    if after.battle is not None:
        return None
    return _meeples(after, seat) - _meeples(state, seat) == facts["meeples"]


def _at_once(state: StarWarsState, action: Action, _: Facts) -> bool | None:
    after = _after(state, action)
    return None if after.battle is not None else _meeples(after, state.to_move) >= _meeples(state, state.to_move)


def _fit(state: StarWarsState, action: Action, facts: Facts) -> bool:
    """Every tile to come is tried at the place."""
    after = _after(state, action) if isinstance(action, Place) else state.clone()
    cell, count = cell_at(int(facts["x"]), int(facts["y"])), 0
    for face, copies in enumerate(after.bag.stock):
        after.face, after.phase = face, PLACING
        if any(isinstance(place, Place) and place.cell == cell for place in after.placements()):
            count += copies
    return (count, after.bag.left) == (facts.get("fit", 0), facts["left"]) and _waits(state, after.board, facts, cell)


def _waits(state: StarWarsState, board: Board, facts: Facts, cell: int) -> bool:
    """A feature of the kind told goes on at the place, held by whom it is said."""
    for node in range(len(board.parent)):
        root = board.root(node)
        if KIND_NAMES[board.kinds[root]] != facts["kind"]:
            continue
        if "rival" in facts and facts["rival"] not in {claim & SEAT for claim in board.claims[root]}:
            continue
        if board.kinds[root] == PLANET:
            if cell - board.cells[board.tile_of(node)] in AROUND:
                return True
        elif any(key // 4 == cell and board.root(waiting) == root for key, waiting in board.loose.items()):
            return True
    return False


def _keeps_away(state: StarWarsState, action: Action, _: Facts) -> bool:
    """What others hold is as it was."""
    after = _after(state, action).board

    side_of, side = state.start.side_of, _side(state)
    theirs = [
        node for node, claims in enumerate(state.board.claims) if any(side_of[claim & SEAT] != side for claim in claims)
    ]

    def held(board: Board) -> list[tuple[int, int]]:
        roots = map(board.root, theirs)
        return [(board.tile_count(root), board.open[root]) for root in roots]

    return held(after) == held(state.board)


def _time(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Claim)
    left = _meeples(_after(state, action), state.to_move)
    turns = state.bag.left // state.players
    if facts["turns"] != turns:
        return False
    return left == facts["meeples"] and left >= turns if "meeples" in facts else left < turns


def _gear(state: StarWarsState, action: Action, facts: Facts) -> bool:
    if isinstance(action, Claim):
        return f"+{facts['gear']}" in str(action)
    assert state.battle is not None
    on_board = state.board.claims[state.board.root(state.battle.node)]
    pieces = [GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT] for claim in on_board if claim & SEAT == facts["seat"]]
    return facts["gear"] in pieces


def _fights(state: StarWarsState, action: Action, facts: Facts) -> bool:
    assert isinstance(action, Fight)
    assert state.battle is not None
    seat = action.seat
    dice = dice_of(state.board, state.board.root(state.battle.node), seat, state.start.factions[seat])
    return (seat, dice) == (facts["seat"], facts["dice"])


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
    "goes-on": _fit,
    "stuck": _fit,
    "hinders": _fit,
    "narrows": _fit,
    "keeps-away": _keeps_away,
    "scores-now": _scores,
    "promises": _promises,
    "attacks": _attacks,
    "exposed": _exposed,
    "spends-meeple": _supply,
    "keeps-meeples": _supply,
    "back-at-once": _at_once,
    "enough-meeples": _time,
    "turns-left": _time,
    "takes-piece": _gear,
    "brings-gear": _gear,
    "fights-with": _fights,
}
"""By kind of reason."""
