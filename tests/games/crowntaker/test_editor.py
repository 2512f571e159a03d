"""Set-ups by the editor of CrownTaker for a step, and refusals of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

GAME = GAMES["crowntaker"]


def draft(*edits: str) -> Draft:
    made = Draft(GAME, GAME.new(seed=7))
    for edit in edits:
        made.apply(edit)
    return made


def seen(made: Draft) -> dict[str, Any]:
    return made.state.view(None).plain()


@pytest.mark.parametrize(
    ("edits", "refused", "reason"),
    [
        ((), "move lord:0:king captive:0", "more-captives-than-lost-wars"),
        ((), "move lord:1:king post:1", "no-commander-yet"),
        ((), "move token:0:hand church:0", "church-token-too-early"),
        (("set step roll",), "move lord:0:king waiting:0", "commander-needed"),
        (("set step roll",), "move token:0:troops pile:0", "bad-troops"),
        (("set step request",), "move lord:0:king table:0", "more-captives-than-lost-wars"),
        ((), "set step event", "step-not-in-this-phase"),
        (
            ("set phase 6", "set medal:0 england", "set medal:1 england", "set medal:2 england"),
            "set medal:3 england",
            "already-over",
        ),
    ],
)
def test_what_the_rules_forbid_is_refused(edits: tuple[str, ...], refused: str, reason: str) -> None:
    made = draft(*edits)
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        made.apply(refused)


def test_a_step_of_the_war_has_its_commanders_and_troops() -> None:
    view = seen(draft("set step roll"))
    assert view["commander"] == ["king", "king"]
    assert view["troops"] == [1, 1]
    assert seen(draft("set step roll", "set step lord"))["commander"] == [None, None]


def test_negotiation_cards_are_used_in_pairs() -> None:
    made = draft("set step cards", "move card:0:3 used:0")
    assert [len(cards) for cards in seen(made)["cards"]] == [5, 5]
    assert "3" not in seen(made)["cards"][1]
    made.apply("move card:1:3 cards:1")
    assert [len(cards) for cards in seen(made)["cards"]] == [6, 6]


def test_the_phase_has_as_many_medals_as_wars_were_fought() -> None:
    made = draft("set phase 4")
    assert len(seen(made)["medals"]) == 3
    made.apply("set step request")
    assert len(seen(made)["medals"]) == 4
    assert seen(made)["phase"] == 4


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"france": {"assets": 10, "ledger": [5, 0, 0, 0, 0, 0, 0, 0]}}, "bad-ledger"),
        ({"last_roll": "accept"}, "no-roll"),
        ({"last_roll": "what"}, "no-roll"),
        ({"chosen": "A"}, "bad-cards"),
    ],
)
def test_positions_with_a_past_are_checked(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        GAME.new(setup=GAME.new(seed=7).setup | {"state": given})
