"""Every kind of refusal that hands can ask for is met: by a drop where something is carried, else by a press.

`MET` says where: in which game played at random (`seed`), before which decision (from 0), with which pieces. Who adds a
refusal adds a line, or says in `NEVER` why no hand can ask for it.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, NamedTuple

import pytest

from hoshikan.engine import CHANCE, State
from tests.engine.variants import any_action
from tests.playing import PLAYINGS, playing_of
from tests.ui.callsites import sentences_of
from tests.ui.table.test_objections import Hand
from tests.ui.test_sentences import folder_of


class Row(NamedTuple):
    """A piece that is let go on a place, or pieces that are pressed one after another."""

    playing: str
    seed: int
    decision: int
    drag: tuple[str, str] | None
    press: tuple[str, ...] = ()


def drop(playing: str, seed: int, decision: int, piece: str, place: str) -> Row:
    return Row(playing, seed, decision, (piece, place))


def press(playing: str, seed: int, decision: int, *keys: str) -> Row:
    return Row(playing, seed, decision, None, keys)


CQ, HW, SK, STRICT, CT, CS = (
    "conquestar",
    "hoshi-wo-wataru",
    "sterre-en-kroon",
    "sterre-en-kroon strict",
    "crowntaker",
    "carcassonne-star-wars",
)
MET: Final[Mapping[str, Mapping[str, Row]]] = {
    CQ: {
        "card-on-table": drop(CQ, 0, 3, "card:0:E", "star:C5"),
        "star-full": drop(CQ, 0, 4, "own:trade", "star:C4"),
        "star-gone": drop(CQ, 0, 12, "card:0:A", "empty:D4"),
    },
    HW: {
        "objective-asked": press(HW, 0, 0, "card:0:3:0"),
        "card-to-set-asked": drop(HW, 0, 3, "card:0:1:0", "pool:1"),
        "lost-card-asked": drop(HW, 0, 15, "card:1:4:0", "card:1:2:0"),
        "nothing-after-last-slot": drop(HW, 0, 21, "card:1:6:0", "cell:1:0"),
        "other-card-first": drop(HW, 5, 38, "card:1:6:0", "card:1:4:1"),
    },
    SK: {
        "step-over": press(SK, 0, 0, "deck"),
        "not-on-card": press(SK, 0, 0, "cell:37"),
        "no-crown": press(SK, 0, 0, "crowns:0"),
        "card-number-used": press(SK, 0, 1, "cell:10"),
        "step-not-reached": drop(SK, 0, 72, "crowns:0", "cell:11"),
        "recorded-already": drop(SK, 0, 84, "crowns:1", "cell:63"),
        "crown-used": press(SK, 0, 87, "crowns:1"),
        "declared-already": press(SK, 3, 39, "bingo:0:16"),
        "draw-first": press(STRICT, 0, 0, "tile:extra"),
        "not-declared": drop(STRICT, 0, 6, "pawns:0", "cell:21"),
        "no-line-through-crown": press(STRICT, 0, 6, "crown:3,2"),
        "not-recorded": press(STRICT, 0, 21, "bingo:1:21"),
        "drawn-already": press(STRICT, 0, 24, "deck"),
        "open-already": press(STRICT, 0, 39, "bingo:1:39"),
        "cell-taken": drop(STRICT, 0, 45, "pawns:0", "cell:65"),
        "line-not-complete": press(STRICT, 0, 90, "record:row6"),
        "bingo-not-open": press(STRICT, 0, 90, "line:1:diag2"),
        "claimed-already": press(STRICT, 0, 342, "line:0:diag2"),
        "crown-next-turn": press(STRICT, 0, 456, "tile:extra"),
        "bought-already": press(STRICT, 0, 467, "tile:extra"),
        "own-turn-only": press(STRICT, 3, 534, "line:0:diag1"),
        "crown-gone": press(STRICT, 6, 363, "crown:3,2"),
        "deck-empty": press(STRICT, 21, 802, "tile:draw"),
    },
    CT: {
        "skill-used-up": press(CT, 1, 10, "verb:skill"),
        "troops-full": press(CT, 2, 11, "verb:skill"),
        "skill-too-dear": press(CT, 3, 162, "verb:skill"),
        "lord-not-in-hand": press(CT, 3, 114, "lord:1:king"),
        "no-captive": press(CT, 0, 12, "verb:offer", "lord:1:baron"),
        "one-proposal-a-step": drop(CT, 6, 132, "lord:0:king", "verb:release"),
        "was-on-table": drop(CT, 6, 255, "lord:0:baron", "verb:demand"),
    },
    CS: {
        "edges-differ": drop(CS, 0, 0, "tile:1", "spot:0,1"),
        "place-taken": drop(CS, 0, 0, "tile:1", "tile:0"),
        "no-planet-beside": drop(CS, 0, 1, "own:large+blaster", "tile:0"),
        "feature-held": drop(CS, 0, 3, "own:large", "at:asteroid:N"),
        "own-planet": drop(CS, 2, 59, "own:small", "tile:2"),
        "no-small-meeple-left": press(CS, 0, 57, "at:asteroid:W"),
    },
}
OVER: Final = "nobody decides after the end"
CHANCES: Final = "it is about what chance does"
NOT_THERE: Final = "no piece on the table stands for it then"
SELDOM: Final = "it takes a game of many hundred turns; asked in tests/games"
NEVER: Final[Mapping[str, Mapping[str, str]]] = {
    CQ: {"game-over": OVER, "no-such-plan": NOT_THERE},
    HW: {
        "game-over": OVER,
        "reveal-asked": CHANCES,
        "constellation-seen-before": CHANCES,
        "objective-not-dealt": NOT_THERE,
        "card-not-in-hand": NOT_THERE,
        "no-dummy-in-hand": NOT_THERE,
    },
    SK: {
        "game-over": OVER,
        "no-such-move": NOT_THERE,
        "card-not-in-deck": CHANCES,
        "no-card-to-turn": CHANCES,
        "card-being-turned": CHANCES,
        "only-automatic": NOT_THERE,
        "only-strict": NOT_THERE,
        "card-not-in-hand": NOT_THERE,
        "no-crown-cell": NOT_THERE,
        "no-such-line": NOT_THERE,
        "no-pawn-left": SELDOM,
        "no-pawn-in-line": SELDOM,
        "line-of-earlier-turn": SELDOM,
    },
    CT: {
        "game-over": OVER,
        "wrong-dice": CHANCES,
        "proposed-before": "the scene tells it of a finished deal; asked in tests/games/crowntaker",
        "no-combined-deal": NOT_THERE,
        "asked-for-something-else": NOT_THERE,
        "card-used": NOT_THERE,
        "no-troops": "the first troop cannot be taken away",
        "too-many-troops": NOT_THERE,
        "too-many-arms": NOT_THERE,
        "too-much-treasury": NOT_THERE,
        "too-few-tokens": "a counter goes no further than the tokens in hand",
        "sum-too-high": "what is typed goes no further than the payer can go",
        "no-token-left": SELDOM,
        "one-captive-a-round": SELDOM,
    },
    CS: {
        "game-over": OVER,
        **dict.fromkeys(("draw-first", "no-such-tile-left", "tile-fits-nowhere"), CHANCES),
        **dict.fromkeys(("roll-the-dice-first", "wrong-number-of-dice", "no-blaster", "blaster-rolls-yellow"), CHANCES),
        "place-the-tile-first": NOT_THERE,
        "claim-or-skip-first": NOT_THERE,
        "name-a-fighter-first": NOT_THERE,
        "does-not-fight-for-this-side": NOT_THERE,
        "beside-no-tile": NOT_THERE,
        "looks-like-smaller-rotation": "only ways round that differ are offered",
        "no-such-feature": NOT_THERE,
        "no-large-meeple-left": NOT_THERE,
        "no-equipment-in-play": NOT_THERE,
        "equipment-in-use": NOT_THERE,
    },
}


def reasons(game_id: str) -> set[str]:
    """All reasons for which the rules of a game refuse an action."""
    texts: set[str] = set()
    for path in (folder_of(game_id) / "rules").glob("*.py"):
        source = path.read_text("utf-8")
        if "IllegalAction" in source:
            nodes = ast.walk(ast.parse(source))
            texts |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return texts & (sentences_of(folder_of(game_id)) | {"game-over"})


def course(playing: str, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody decides, each of them once."""
    game, way = playing_of(playing)
    state, rng = game.new(way.walk.players, seed, options=way.walk.options), Random(seed)
    while True:
        if state.to_move != CHANCE:
            yield state
        state.apply(any_action(state, rng))


def refusals(playing: str, rows: Mapping[str, Row]) -> Iterator[tuple[str, str]]:
    """Actions and sentences for the rows of one way to play a game."""
    game, _ = playing_of(playing)
    hand = Hand(game)
    games: dict[int, list[tuple[int, str, Row]]] = defaultdict(list)
    for reason, row in rows.items():
        games[row.seed].append((row.decision, reason, row))
    for seed, wanted in games.items():
        wanted.sort()
        for decision, state in enumerate(course(playing, seed)):
            while wanted and wanted[0][0] == decision:
                _, reason, row = wanted.pop(0)
                hand.show(state)
                yield reason, hand.drop(*row.drag) if row.drag else hand.press(*row.press)
            if not wanted:
                break


@pytest.mark.parametrize("playing", PLAYINGS)
def test_hands_meet_every_refusal(playing: str) -> None:
    rows = {reason: row for table in MET.values() for reason, row in table.items() if row.playing == playing}
    assert [(wanted, told) for wanted, told in refusals(playing, rows) if wanted != told] == []


@pytest.mark.parametrize("game_id", MET)
def test_no_refusal_is_forgotten(game_id: str) -> None:
    assert MET[game_id].keys() | NEVER[game_id].keys() == reasons(game_id)
    assert MET[game_id].keys() & NEVER[game_id].keys() == set()
