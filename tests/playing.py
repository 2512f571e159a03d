"""Facts that the tests of every game need: `tests/games/<game>/profile.py` has them, found by its name.

A profile tells how the game is played by hand, which kinds of decision it knows, what a component file may have
otherwise and how its places are called. A test over all games that misses something names the file to write.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from hoshikan.engine import CHANCE, TERMINAL, Game, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES

if TYPE_CHECKING:
    from hoshikan.engine.view import View
    from hoshikan.ui.board.table.scene import TableScene


ODD: Final = "a/b|c,d;e+f:g {0} %s <b> 星 é"
"""A name with everything that somewhere parts one thing from another."""


class Walk(NamedTuple):
    """In which games every kind of decision that the notation knows can be met; which deals, the tests find out."""

    players: int
    kinds: str
    """First words of notations, separated by blanks."""
    options: Mapping[str, OptionValue] = MappingProxyType({})


class Playing(ABC):
    """A person's way to play a game on the table: aims, and the pieces that carry them out."""

    name: str = ""
    """Distinguishes several ways to play one game, such as "strict"."""
    options: Mapping[str, OptionValue] = MappingProxyType({})
    """Rule variants to choose before the start."""
    walk: Walk

    def wants(self, actions: Sequence[str], rng: Random) -> str:
        """One of the legal actions; taken again and again, the game comes to its end."""
        return rng.choice(actions)

    @abstractmethod
    def presses(self, scene: TableScene[View], action: str) -> list[str]:
        """The pieces to press for an action, one after another, when nothing has been picked yet."""

    def carries(self, scene: TableScene[View], action: str) -> tuple[str, str] | None:
        """The piece to drag for an action and where to drop it; None if nothing is dragged."""
        return None

    def prepares(self, scene: TableScene[View], action: str) -> list[str]:
        """Keys that are pressed before the piece is taken up, such as to turn it."""
        return []


class Cells(Playing):
    """A cell of a `BoardScene` is pressed; with a name and options, another way to play."""

    def __init__(self, name: str = "", options: Mapping[str, OptionValue] = MappingProxyType({})) -> None:
        self.name = name
        self.options = options
        self.walk = Walk(2, "place", options)

    def presses(self, scene: TableScene[View], action: str) -> list[str]:
        return [action.replace("place ", "cell:")]


class Mark(NamedTuple):
    """A face with a visible meaning: by itself, or beside the same kind of piece that does not say so."""

    kind: str
    face: Hashable
    off: tuple[Hashable, ...] | None = None
    """The face of such a piece that says nothing; None where the piece is seen on its bare ground."""
    on: Literal["table", "card", "tile"] = "table"


def _turn() -> Mark:
    from hoshikan.ui.board.table.model import SeatFace  # here, because rules are tested without Qt, too

    return Mark("seat", SeatFace(0, active=True), SeatFace(0))


@dataclass(frozen=True)
class Profile:
    """One game for the tests that run over all games: `PROFILE` in its `profile.py`."""

    playings: tuple[Playing, ...]
    """The usual way first; more where other rule variants are played otherwise."""
    change: tuple[str, str] | None = None
    """Text of the shipped component file that a player's own may have otherwise, and what it has there instead; None
    for a game without components."""
    boxes: Sequence[str] = ()
    """Files in `resources/games/<game>/` that each deal what is dealt without one, the one to change first; by default
    `components.toml`."""
    places: Sequence[str] = ()
    """Names of the places that lists of a view run over, for the expectations in scenarios."""
    marks: Sequence[Mark] = field(default_factory=lambda: [_turn()])
    """Facts that must be seen in every theme: by default, whose turn it is."""
    odd_names: Sequence[tuple[str, str]] = ()
    """Names in the component file, as patterns, and odd ones that are accepted in their place."""
    refused_names: Sequence[tuple[str, str]] = ()
    """The same with names that cannot be painted or distinguished."""
    seldom: Sequence[tuple[str, frozenset[str]]] = ()
    """Refusals with the names of their facts that stand in tables and that random play meets too seldom to wait for."""
    readings: str = ""
    """The rules of which the rule books must say what this edition decided (restrictions, changes, additions,
    estimates), in their order and separated by blanks. Taken from the specification: a mark that is gone fails."""
    published: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options of which one value is the published rule, and that value."""
    agreement: float = 0.9
    """Share of comparisons in which the tutor's reasons must speak for the move that searches find better."""


class MissingProfileError(AssertionError):
    """A registered game without a profile for tests; the message names the file to write."""


def profile_of(game_id: str) -> Profile:
    """The profile of a game. Raises MissingProfileError."""
    name = f"tests.games.{game_id.replace('-', '_')}"
    found = None
    if find_spec(name) is not None and find_spec(f"{name}.profile") is not None:
        found = getattr(import_module(f"{name}.profile"), "PROFILE", None)
    if not isinstance(found, Profile) or not found.playings:
        raise MissingProfileError(f"write {name.replace('.', '/')}/profile.py: PROFILE (see tests/playing.py)")
    return found


def profiles() -> Iterator[tuple[str, Profile]]:
    """The profiles by the games' ids; of a game without one other tests say what to write."""
    for game_id in GAMES:
        with suppress(MissingProfileError):
            yield game_id, profile_of(game_id)


def playing_of(name: str) -> tuple[Game, Playing]:
    """The game and the way to play it that a name of `PLAYINGS` means. Raises MissingProfileError."""
    game_id, _, way = name.partition(" ")
    playing = next((one for one in profile_of(game_id).playings if one.name == way), None)
    if playing is None or not hasattr(playing, "walk"):
        folder = game_id.replace("-", "_")
        raise MissingProfileError(f"write tests/games/{folder}/profile.py: a Playing with a walk, named {way!r}")
    return GAMES[game_id], playing


def playing_with(game_id: str, options: Mapping[str, OptionValue]) -> Playing:
    """The way to play a game with these rule variants, the usual one if none is for them alone."""
    playings = profile_of(game_id).playings
    return next((one for one in reversed(playings) if one.walk.options.items() <= options.items()), playings[0])


def _names(game_id: str) -> list[str]:
    try:
        return [f"{game_id} {playing.name}".strip() for playing in profile_of(game_id).playings]
    except MissingProfileError:
        return [game_id]  # the tests of this game fail with the message


PLAYINGS: Sequence[str] = tuple(name for game_id in GAMES for name in _names(game_id))
"""Each way to play each game: the game's id, then the way's name if it has one."""


def first_word(action: str) -> str:
    """The kind of decision an action is."""
    return action.partition(" ")[0]


def decisions(game: Game, playing: Playing, state: State, rng: Random) -> Iterator[tuple[int, list[str], str]]:
    """Play `state` to its end: who decided, between what, and what the player wanted. The state stands before it."""
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        actions = [str(action) for action in state.legal_actions()]
        wanted = playing.wants(actions, rng)
        yield state.to_move, actions, wanted
        state.apply(game.parse(wanted))


MOST_DEALS = 400
"""Deals that are looked at for one in which something happens."""
SHORT_OF = 12
"""Deals of which the shortest are played in the window."""


def telling_deals(game: Game, playing: Playing) -> list[int]:
    """Numbers of deals in which, taken together, every kind of decision of the walk can be taken; few of them."""
    walk, found = playing.walk, []
    missing = set(walk.kinds.split())
    for seed in range(MOST_DEALS):
        state = game.new(players=walk.players, seed=seed, options=walk.options)
        met = {first_word(one) for _, actions, _ in decisions(game, playing, state, Random(seed)) for one in actions}
        if met & missing:
            found.append(seed)
            missing -= met
        if not missing:
            return found
    raise AssertionError(f"{game.id}: no decision like {sorted(missing)} in {MOST_DEALS} deals; is the walk right?")


def lasting_deals(game: Game, playing: Playing, turns: int) -> Iterator[int]:
    """Numbers of deals in which the first seat decides at least so many times if all play alike, short games first."""
    return (seed for seeds in _batches(game, playing, turns) for seed in seeds)


def _batches(game: Game, playing: Playing, turns: int) -> Iterator[list[int]]:
    seeds = count(1)
    while True:
        lengths: dict[int, int] = {}
        for seed in islice(seeds, SHORT_OF):
            state = game.new(seed=seed, options=playing.options)
            movers = [mover for mover, _, _ in decisions(game, playing, state, Random(seed))]
            if movers.count(0) >= turns:
                lengths[seed] = len(movers)
        yield sorted(lengths, key=lambda seed: (lengths[seed], seed))
        assert next(seeds) < MOST_DEALS, f"{game.id}: no deal lasts {turns} turns"
