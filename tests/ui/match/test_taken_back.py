"""Undone actions are shown with all between them, and counted once the game goes on otherwise."""

from __future__ import annotations

import pytest

from hoshikan.engine import CHANCE, Match, Seat
from hoshikan.games import GAMES
from hoshikan.library.help import Help
from hoshikan.ui.board.match.controller import Crossing, TakenBack, Tally, crossing
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.hintsentences import TAKEN_BACK

NAMES = ("Aki", "Vega", "Altair")
DICE = ("dice 6 2",)


@pytest.fixture
def back() -> TakenBack:
    back = TakenBack()
    back.rolls = text_of("carcassonne-star-wars").rolls
    return back


def test_what_lies_between_is_what_chance_brought_and_others_decided() -> None:
    seats = [Seat("human", "Aki"), Seat("bot", "Vega", "casual")]
    match = Match.start(GAMES["carcassonne-star-wars"], seats, 3)
    plies: dict[tuple[int, str], int] = {}
    while match.state.to_move == CHANCE or len(plies) < 3:
        if match.state.to_move == CHANCE:
            match.apply_chance()
            continue
        plies.setdefault((match.state.to_move, str(match.state.legal_actions()[0]).split()[0]), match.ply)
        match.apply(match.state.legal_actions()[0])
    own, theirs = plies[0, "place"], plies[1, "place"]
    assert crossing(match, own, frozenset({0})).others == (1,)
    assert crossing(match, theirs, frozenset({0, 1})) == Crossing(
        tuple(str(match.actions[ply]) for ply in range(theirs, match.ply) if match.mover(ply) == CHANCE)
    )


def test_it_counts_when_something_else_is_played(back: TakenBack) -> None:
    back.undone(Crossing())
    back.undone(Crossing((*DICE, "draw gate"), (1,)))
    assert back.last == Crossing((*DICE, "draw gate"), (1,))
    back.redone()
    assert back.last is None
    assert back.tally == Tally()
    back.went_on()
    assert back.tally == Tally(1)
    back.undone(Crossing(DICE, (1,)))
    back.undone(Crossing(("draw gate",), (1,)))
    back.went_on()
    assert back.tally == Tally(3, over_dice=1, over_others=2)
    back.went_on()
    assert back.tally.times == 3


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (Crossing(), "Undone."),
        (Crossing(("draw gate",)), "Undone, draw included."),
        (Crossing(DICE), "Undone, dice roll included."),
        (Crossing(("draw gate",), (1,)), "Undone, with the turn of Vega."),
        (Crossing(DICE, (1, 2)), "Undone, with the dice roll and the turn of Vega and Altair."),
    ],
)
def test_the_status_line_names_what_went_with_it(back: TakenBack, what: Crossing, said: str) -> None:
    assert TAKEN_BACK.now(*what, back.rolls, NAMES) == said


def test_the_result_says_how_often() -> None:
    helped = Help(), Help(2), Help(3, 1), Help(3, 0, 2), Help(3, 1, 2)
    assert [TAKEN_BACK.in_all(had) for had in helped] == [
        "",
        "Moves undone: 2",
        "Moves undone: 3 (1 across dice)",
        "Moves undone: 3 (2 across others' turns)",
        "Moves undone: 3 (1 across dice, 2 across others' turns)",
    ]


def test_the_result_names_all_help() -> None:
    assert TAKEN_BACK.help(Help()) == ""
    assert TAKEN_BACK.help(Help(2, 0, 0, 3, 1)) == "Moves undone: 2  ·  Decisions with help: 3  ·  Coach questions: 1"
