"""Sentences of the log."""

from __future__ import annotations

import pytest

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.ui.board.screens import text_of
from tests.games.hoshi_wo_wataru.playing import GAME, game
from tests.ui.table.hands import NAMES

TEXT = text_of(GAME.id)
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.StardustTaken(0, 4), "Aki gathers stardust for winning with three cards or more"),
        (events.StardustUsedUp(1), "Ben would gather stardust, but there is none left"),
        (
            events.SupernovaTaken(2, "winter"),
            "Chiyo takes a supernova for a third constellation of one season: winter",
        ),
        (
            events.TieBroken((0, 2), 2, 25),
            "Aki and Chiyo tie on points: Chiyo has the highest constellation, Orion (25)",
        ),
        (events.Finished((1,), 31), "The journey is over. Ben wins with 31 zs"),
        (events.CardShifted(0, 9, 1), "Aki shifts the 9 to slot 3"),
        (events.BidTied(0, (0, 1), 9, 1), "Aki and Ben tie at 9; Ben wins with the better marker"),
        (events.TurnedOver(0, 25, 3, 4), "Aki turns Orion (25) over (now ★3 needed, ★4 at hand)"),
    ],
)
def test_the_log_reads_like_a_story(event: Event, line: str) -> None:
    assert TEXT.log(event, game().view(None), NAMES) == line
