"""Short ways to play 星を渡る and to look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from hoshikan.engine import CHANCE, Event, State
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from tests.games import playing

Happened = TypeVar("Happened", bound=Event)

GAME = GAMES["hoshi-wo-wataru"]
play = partial(playing.play, GAME)
refusal = partial(playing.refusal, GAME)
view_of = partial(playing.view_of, HoshiView)
DEALT = (("spring", "summer"), ("autumn", "winter"), ("zodiac", "polaris"), ("four-seasons", "thrift"))
FULL_SET = [1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 11, 12, 12]


def setup(players: int = 3, markers: Sequence[int] = (), **options: OptionValue) -> dict[str, Any]:
    """Set-up data with the objectives of DEALT; markers go by seat unless given."""
    return {
        "players": players,
        "options": options,
        "objectives": [list(pair) for pair in DEALT[:players]],
        "markers": list(markers or range(1, players + 1)),
    }


def game(players: int = 3, markers: Sequence[int] = (), **options: OptionValue) -> State:
    """A game before the first reveal: everybody has kept the first objective."""
    state = GAME.new(setup=setup(players, markers, **options))
    play(state, *(f"objective {first}" for first, _ in DEALT[:players]))
    return state


def reveal(state: State, *numbers: int) -> list[Event]:
    """Lay out a year's constellations."""
    return play(state, *(f"reveal {number}" for number in numbers))


def set_rows(state: State, *rows: str) -> list[Event]:
    """Everybody's cards from slot 1 on, in seat order: "12 9 dummy" for three cards."""
    return play(state, *(f"set {card}" for row in rows for card in row.split()))


def resolve(state: State, how: str = "keep") -> list[Event]:
    """Decide all lost cards of the year alike ("shift" becomes "pool" where it is impossible)."""
    events: list[Event] = []
    while view_of(state).phase == "resolving":
        card = view_of(state).lying[state.to_move][0]
        step = GAME.parse(f"{how} {card}")
        events += play(state, str(step) if step in state.legal_actions() else f"pool {card}")
    return events


def year(state: State, rows: Sequence[str], how: str = "keep", numbers: Sequence[int] = ()) -> list[Event]:
    """A whole year; without `numbers` the lowest unseen constellations."""
    events: list[Event] = []
    for number in numbers:
        events += reveal(state, number)
    while state.to_move == CHANCE:
        events += play(state, str(state.legal_actions()[0]))
    return events + set_rows(state, *rows) + resolve(state, how)


def quick_year(state: State, how: str = "keep") -> list[Event]:
    """A whole year in which everybody sets the first cards offered."""
    events: list[Event] = []
    while state.to_move == CHANCE or view_of(state).phase == "setting":
        events += play(state, str(state.legal_actions()[0]))
    return events + resolve(state, how)


def told(events: Sequence[Event], kind: type[Happened]) -> list[Happened]:
    return [event for event in events if isinstance(event, kind)]
