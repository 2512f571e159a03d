"""Helpers that play Carcassonne: Star Wars in tests: by whole turns or at random, with small sets of tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from hoshikan.engine import CHANCE, TERMINAL, Event, State
from hoshikan.engine.action import Action
from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.view import BattleView, StarWarsView
from tests.games import playing

GAME = GAMES["carcassonne-star-wars"]
view_of = partial(playing.view_of, StarWarsView)
PLAIN = "-"

PLANET_RING: Sequence[tuple[str, int, int, int]] = (
    ("straight:-", 1, 0, 1),
    ("straight:-", -1, 0, 1),
    ("edge:-", 1, 1, 1),
    ("edge:-", -1, 1, 3),
    ("edge:-", 1, 2, 1),
    ("edge:e", -1, 2, 3),
    ("edge:h", 0, 2, 2),
)
"""With the start tile the eight neighbours of 0,1, whose sides towards it are all space."""


class Turns:
    """A game played by whole turns; `told` are the events since the last draw."""

    def __init__(
        self,
        players: int = 2,
        *,
        components: Mapping[str, Any] | None = None,
        colours: Sequence[str] = ("red", "black", "orange", "green", "white", "blue"),
        start_rotation: int = 0,
        **options: bool,
    ) -> None:
        if options.get("teams"):
            colours = ("red", "black", "green", "white")
        setup: dict[str, Any] = {
            "players": [{"colour": colour} for colour in colours[:players]],
            "options": options,
            "start_seat": 0,
            "start_rotation": start_rotation,
        }
        if components is not None:
            setup["components"] = components
        self.state: State = GAME.new(setup=setup)
        self.told: list[Event] = []

    def play(self, *actions: str) -> Turns:
        self.told += playing.play(GAME, self.state, *actions)
        return self

    def lay(self, face: str, x: int, y: int, rotation: int = 0) -> Turns:
        """Draw and place, leaving the claim to be made."""
        self.told = []
        return self.play(f"draw {face}", f"place {x},{y} {rotation}")

    def turn(self, face: str, x: int, y: int, rotation: int = 0, claim: str = "skip") -> Turns:
        return self.lay(face, x, y, rotation).play(claim)

    def lay_straight(self, x: int, y: int, claim: str = "skip") -> Turns:
        """A turn with a straight route from north to south."""
        return self.turn("straight:-", x, y, 0, claim)

    def turns(self, *turns: tuple[str, int, int, int]) -> Turns:
        """Turns without claims."""
        for turn in turns:
            self.turn(*turn)
        return self

    def legal(self) -> list[str]:
        return playing.legal(self.state)

    def claims(self) -> list[str]:
        """Legal claims with a small meeple, by what they name."""
        return [text.removeprefix("claim small ") for text in self.legal() if "small" in text]

    def refusal(self, action: str) -> tuple[str, str]:
        """Rule and reason for an illegal action."""
        return playing.refusal(GAME, self.state, action)

    def points(self) -> list[int]:
        return self.state.points()

    @property
    def view(self) -> StarWarsView:
        """The view of a spectator."""
        return view_of(self.state)

    @property
    def battle(self) -> BattleView:
        """The battle under way."""
        assert self.view.battle is not None
        return self.view.battle

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]


def tiles(start: str, *kinds: tuple[str, str, Sequence[str], Sequence[str]]) -> dict[str, Any]:
    """A component set of (id, edges, features, copies)."""
    listed = [
        {"id": name, "edges": edges, "features": list(features), "copies": list(copies)}
        for name, edges, features, copies in kinds
    ]
    return {"tile": listed, "start": start}


def straights(count: int, *symbols: str) -> dict[str, Any]:
    """Nothing but straight routes, `count` without a symbol; the start tile's runs north and south."""
    copies = [PLAIN] * count + [f"{symbol} route NS" for symbol in symbols]
    return tiles("straight", ("straight", "RSRS", ["route NS"], copies))


GATE = ("gate", "ARSR", ["asteroid N", "route EW"], ["-"])
EDGE = ("edge", "ASSS", ["asteroid N"], ["-", "-", "-", "-"])
VOID = ("planet", "SSSS", ["planet"], ["r planet"])
FORK = tiles(
    "curve",
    ("curve", "SSRR", ["route SW"], ["-", "-", "-"]),
    ("straight", "RSRS", ["route NS"], ["-", "-"]),
    ("void", "SSSS", [], ["-"]),
    ("fork", "RRSR", ["route N", "route EW"], ["-"]),
)
"""A tile with two routes that can be joined elsewhere and still lead on."""
MIXED = tiles(
    "core",
    ("core", "AAAA", ["asteroid NESW"], ["-"]),
    EDGE,
    ("straight", "RSRS", ["route NS"], ["-", "-"]),
    ("curve", "SSRR", ["route SW"], ["-"]),
    ("planet", "SSSS", ["planet"], ["-"]),
    ("bend-curve", "ARRA", ["asteroid NW", "route ES"], ["-"]),
)
"""Tiles for three battles in one turn."""


def two_routes(table: Turns, first: str = "claim small route:E", second: str = "claim large route:E") -> Turns:
    """Seats 0 and 1 hold a route each; a straight on 1,1 joins them, and seat 0 is to draw (two players)."""
    table.turn("straight:-", 1, 0, 1, first)
    table.turn("straight:-", 0, 1, 1, second)
    table.turn("curve:-", 2, 0, 0)
    return table.turn("curve:-", 2, 1, 1)


def three_fields(table: Turns) -> Turns:
    """Three players, each with a small meeple on an asteroid edge; the core on 0,-1 joins all, seat 2 is to draw."""
    table.turns(("straight:-", 1, 0, 1), ("straight:-", -1, 0, 1))
    table.turn("edge:-", 1, -1, 3, "claim small asteroid:W")
    table.turn("edge:-", -1, -1, 1, "claim small asteroid:E")
    table.turns(("planet:r", 1, -2, 0), ("straight:-", 2, 0, 1), ("straight:-", -2, 0, 1))
    return table.turn("edge:-", 0, -2, 2, "claim small asteroid:S")


def three_battles(table: Turns) -> Turns:
    """With `MIXED`: seat 0 is to lay the bend-curve on 0,1, which joins two fields and two routes beside a planet of
    seat 1 on -1,2."""
    table.turn("edge:-", 0, -1, 2, "claim small asteroid:S").turn("edge:-", -1, 0, 1).turn("edge:-", 1, 0, 3)
    table.turn("edge:-", -1, 1, 1, "claim small asteroid:E").turn("straight:-", 1, 1, 1, "claim small route:E")
    table.turn("planet:-", -1, 2, 0, "claim small planet").turn("straight:-", 1, 2, 1)
    return table.turn("curve:-", 0, 2, 2, "claim small route:N")


def two_meeples_on_a_route(table: Turns) -> Turns:
    """With `straights`, two players: a straight on 1,-3 joins two small meeples of seat 0 and a large one of seat 1;
    seat 0 is to draw."""
    table.lay_straight(1, 0, "claim small route:N").lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.lay_straight(1, -2, "claim small route:N").lay_straight(0, -4).lay_straight(1, -1)
    return table.lay_straight(1, -4, "claim large route:N")


def one_team_twice(table: Turns, waiting: int = 0) -> Turns:
    """With `straights`, teams: a straight on 1,-3 joins a meeple each of seats 0 and 2 and a large one of seat 1; the
    seat to draw is `waiting`."""
    table.lay_straight(1, 0, "claim small route:N").lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.lay_straight(0, -4).lay_straight(1, -4, "claim large route:N").lay_straight(1, -2, "claim small route:N")
    table.lay_straight(1, -1)
    for turn in range(waiting):
        table.lay_straight(0, -5 - turn)
    return table


def both_teams_twice(table: Turns) -> Turns:
    """With `straights`, teams: a straight on 1,-3 joins a meeple of every seat; seat 1 is to draw."""
    table.lay_straight(1, 0, "claim small route:N").lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.lay_straight(0, -4).lay_straight(1, -4, "claim small route:N").lay_straight(1, -2, "claim small route:N")
    table.lay_straight(0, -5).lay_straight(0, -6).lay_straight(1, -1).lay_straight(0, -7)
    return table.lay_straight(1, -6, "claim large route:N").lay_straight(1, -5)


GAMES_PLAYED: tuple[tuple[int, Mapping[str, bool]], ...] = (
    (2, {}),
    (5, {}),
    (6, {"expansion": True}),
    (4, {"teams": True, "expansion": True}),
)
"""Players and options."""


def walk(players: int, options: Mapping[str, bool], seed: int = 3) -> Iterator[State]:
    """Every position of a random game in which meeples are placed whenever possible; the same object each time."""
    state, rng = GAME.new(players=players, seed=seed, options=options), Random(seed)
    yield state
    while state.to_move != TERMINAL:
        state.apply(_choice(state, rng))
        yield state


def _choice(state: State, rng: Random) -> Action:
    if state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        return rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0]
    actions = state.legal_actions()
    return rng.choice([action for action in actions if str(action) != "skip"] or actions)
