"""Positions of CrownTaker, and short ways to play and look at them."""

from __future__ import annotations

from functools import partial
from typing import Any

from hoshikan.engine import Event, State
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from tests.games import playing

GAME = GAMES["crowntaker"]
play = partial(playing.play, GAME)
refusal = partial(playing.refusal, GAME)
legal = playing.legal
view_of = partial(playing.view_of, CrownTakerView)
FRANCE, ENGLAND, BURGUNDY, NOBODY = 0, 1, 2, -1
BARON, COUNT, DUKE, PRINCE, KING = range(5)
RANKS = ("baron", "count", "duke", "prince", "king")
CARDS = ("A", "2", "3", "4", "5", "6")

Data = dict[str, Any]


def setup(step: str = "lord", players: int = 2, data: Data | None = None, **state: Any) -> Data:
    """Set-up data with a position: keys of the position, `france` and `england` among them, and `free_talks`."""
    options = {"free_talks": True} if state.pop("free_talks", False) else {}
    made: Data = {"players": players, "options": options, "state": {"step": step, **state}}
    if data is not None:
        made["data"] = data
    return made


def position(step: str = "lord", players: int = 2, data: Data | None = None, **state: Any) -> State:
    """The state that `setup` describes."""
    return GAME.new(setup=setup(step, players, data, **state))


def army(commander: str, troops: int, arms: int = 0, **more: Any) -> Data:
    """A side that stands."""
    return {"commander": commander, "troops": troops, "arms": arms, **more}


def war(france: Data, england: Data, step: str = "skill", **state: Any) -> State:
    """Two armies, the start player to declare."""
    return position(step, france=france, england=england, **state)


def after_wars(*winners: str, step: str = "request", **state: Any) -> State:
    """A position after these wars, in the negotiation by default."""
    return position(step, medals=list(winners), **state)


def fight(state: State, *rolls: str) -> list[Event]:
    """Rounds of war without skills, each by its dice ("4 2")."""
    told: list[Event] = []
    for roll in rolls:
        told += play(state, "no-skill", "no-skill", f"roll {roll}")
    return told


def cards(state: State, france: str, england: str) -> list[Event]:
    """One round of cards without requests."""
    return play(state, "pass", "pass", f"negotiate {france}", f"negotiate {england}")


def sides(state: State, *keys: str) -> list[tuple[int, int]]:
    """Pairs of the public view, France first."""
    pairs = [getattr(view_of(state), key) for key in keys]
    return [(france, england) for france, england in pairs]


def ending(state: State) -> tuple[str, set[int]]:
    """Return the end of the game, and the winning seats."""
    return state.end_reason(), set(state.winners())
