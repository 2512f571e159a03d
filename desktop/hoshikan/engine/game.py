"""The contract of a game: how it starts, what it calls its actions, and the rooms that belong to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from hoshikan.engine.errors import Fact, SetupError, errors_of
from hoshikan.engine.generics import A, S
from hoshikan.engine.knowledge import Knowledge
from hoshikan.listing import Listing, package_of

if TYPE_CHECKING:
    from hoshikan.engine.codec import ActionCodec
    from hoshikan.engine.components import ComponentFile
    from hoshikan.engine.editing import Editor
    from hoshikan.engine.encoding import Encoding
    from hoshikan.engine.secrets import Secrets
    from hoshikan.engine.tutor import Tutor

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """A rule variant chosen at the start: its id, its values (the first is the default) and the rule that names it."""

    id: str
    values: tuple[OptionValue, ...]
    rule: str
    formerly: OptionValue | None = None
    """The default of earlier versions where it was another: what a record means that does not name the option."""
    implied: bool = False
    """Left out of set-ups and records at its default, so that games that could be played before the option existed
    are recorded as they were then."""

    @property
    def default(self) -> OptionValue:
        """The value of a game that sets none."""
        return self.values[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Properties of a game in any of its variants; tests, tools and other programs use these, never a list of games.

    `tests/engine/test_every_kind.py` plays every variant and compares.
    """

    chance: bool = False
    """Dice, decks or draws decide something after the deal."""
    hidden: bool = False
    """A seat may know something that a spectator does not, at least at times."""
    simultaneous: bool = False
    """Some decisions stay hidden until all of them are in."""
    scored: bool = False
    """Points are counted. Where they are not, hints speak of chances to win alone."""
    teams: bool = False
    """Some variant has seats that win together."""
    most_distinct_actions: int | None = None
    """Largest number of different notations over all positions and variants; None without a bound."""

    @property
    def imperfect(self) -> bool:
        """True if a seat may have to decide without knowing all that others know, or have decided."""
        return self.hidden or self.simultaneous


def numbered(game: str, *parts: int) -> tuple[str, ...]:
    """Return the rule ids of a rule book whose parts, from 0 on, have these numbers of rules: "CQ-0.1", "CQ-0.2" …"""
    return tuple(f"{game}-{part}.{rule}" for part, rules in enumerate(parts) for rule in range(1, rules + 1))


class GameParts(Protocol):
    """The parts of a game beside its rules; each function imports a part when it is called."""

    @property
    def listing(self) -> Listing:
        """Its id, players and minutes."""

    @property
    def knowledge(self) -> Callable[[], Knowledge[Any, Any]]:
        """`Game.knowledge` of `bot/knowledge.py`."""

    @property
    def tutor(self) -> Callable[[], Tutor[Any, Any]]:
        """`Game.tutor` of `teaching/tutor.py`."""

    @property
    def secrets(self) -> Callable[[], Secrets[Any, Any]] | None:
        """`Game.secrets` of `teaching/tutor.py`; None for the default."""


class Game(ABC, Generic[S, A]):
    """One game, with its class of states and that of its actions. Instances are stateless; `GAMES` holds one of each.

    Bot and teaching are imported on first use, so that a start never loads what it does not need; a game's looks and
    texts are loaded by `ui.text.rooms`.
    """

    def __init__(self, parts: GameParts) -> None:
        """`parts` are passed by `GAMES`."""
        self._parts = parts
        self.id = parts.listing.id
        self.players = parts.listing.players
        self.minutes = parts.listing.minutes

    id: str
    """Small letters, digits and hyphens, such as "five-stars"; its folder has "_" for "-"."""
    players: range
    """Numbers of seats it can be played with, ascending."""
    minutes: int
    """A usual duration, for the cover."""
    rules_version: int = 1
    """Counts up when a rule's meaning changes, so that older records are recognised."""
    options: tuple[Option, ...] = ()
    """Rule variants to choose before the start."""
    former_options: tuple[Option, ...] = ()
    """Options of earlier versions, read in place of those that followed them."""
    rule_ids: tuple[str, ...]
    """Every rule id of the rule book, in its order."""
    kind: Kind
    """Properties of some variant of the game, such as hidden information."""
    components: ComponentFile[Any] | None = None
    """The game's components; None for a game in which no piece could be another."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Support `pickle`: a game is made again of its parts."""
        return type(self), (self._parts,)

    def named_winners(self, winners: Collection[int], players: int) -> list[int]:
        """Return the winners that a screen names, in the order of the seats: none where all seats of a game without
        points win, since that is a draw."""
        drawn = not self.kind.scored and len(winners) == players > 1
        return [] if drawn else sorted(winners)

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        setup: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> S:
        """A fresh game dealt from `seed`, or the one that `setup` describes. Raises SetupError.

        Equal arguments make equal games. With a `setup` the other arguments are ignored, except `seed` for what the
        set-up leaves open; without `players` the usual number plays.

        `components` (from `read_components`) are dealt in place of the shipped ones. The set-up of the new state
        contains all of them that differ, so a record needs no other file.
        """
        with errors_of(self.id):
            if setup is not None:
                return self._restore(setup, seed)
            seats = self.checked_players(self.usual_players(options or {}) if players is None else players)
            return self._deal(seats, seed, self.options_for(seats, options), components)

    def usual_players(self, options: Options, /) -> int:
        """Return the default number of players; `options` are not checked yet."""
        return self.players[0]

    def options_for(self, players: int, options: Options | None, /) -> dict[str, OptionValue]:
        """Return the checked options for this number of players."""
        return self.checked_options(options)

    @abstractmethod
    def _deal(self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None, /) -> S:
        """A fresh game of checked players and options."""

    @abstractmethod
    def _restore(self, setup: Mapping[str, Any], seed: int, /) -> S:
        """The game that `setup` describes; what it may leave open comes from `seed`."""

    def read_components(self, path: Path) -> Mapping[str, Any]:
        """The component set in a player's own file, checked. Raises SetupError naming file and key, and OSError."""
        with errors_of(self.id):
            if self.components is None:
                raise SetupError(path.name, "no-components")
            return self.components.plain(self.components.load(path))

    @property
    def has_components(self) -> bool:
        """True if a player's own file can replace components."""
        return self.components is not None

    def is_estimated(self, components: Mapping[str, Any] | None) -> bool:
        """True if a set (from `read_components`; None: the shipped one) has estimates in place of published numbers."""
        return self._shipped_is_estimated() if components is None else components.get("reconstructed") is True

    def _shipped_is_estimated(self) -> bool:
        """`is_estimated` of the shipped set."""
        return self.components is not None and self.components.shipped().reconstructed is True

    def components_of(self, setup: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The player's own component set that `setup` was dealt from, None for the shipped one: deals it anew."""
        return None if self.components is None else setup.get(self.components.key)

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with this notation: `parse(str(action)) == action`. Raises NotationError.

        Whether it is legal is the state's matter.
        """

    @property
    def package(self) -> str:
        """The Python package of the game's folder, "hoshikan.games.…"."""
        return package_of(self.id)

    def knowledge(self) -> Knowledge[S, A]:
        """Return the knowledge that a search needs to play this game well (`bot/knowledge.py`)."""
        return self._parts.knowledge()

    @property
    def encoding(self) -> Encoding:
        """The game in numbers, for programs that learn. Raises LookupError for a game without."""
        raise LookupError(f"{self.id} is not available in numbers")

    @property
    def actions(self) -> ActionCodec:
        """Fixed numbers for the decisions of seats, the same as long as `rules_version` is."""
        return self.encoding.actions

    def tensor(self, state: S, seat: int) -> array[float]:
        """Return `state.view(seat)` as numbers of a documented layout (`Game.encoding.tensor`)."""
        return self.encoding.tensor.read(state.view(seat), seat)

    def tutor(self) -> Tutor[S, A]:
        """Return the tutor, which finds the reasons for a move (`teaching/tutor.py`)."""
        return self._parts.tutor()

    def editor(self) -> Editor[S] | None:
        """Return the editor of positions; None for a game without one."""
        return None

    def secrets(self) -> Secrets[S, A]:
        """Return what a seat may not know (`teaching/tutor.py`); by default simultaneous choices alone."""
        from hoshikan.engine.secrets import Secrets  # on first use, like the other parts

        return Secrets() if self._parts.secrets is None else self._parts.secrets()

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in unless they are implied. Raises SetupError for an unknown
        option or value."""
        given = dict(options or {})
        checked: dict[str, OptionValue] = {}
        for option in self.options:
            usual = option.default
            value = given.pop(option.id, usual)
            fits = value is usual or any(value == allowed and type(value) is type(allowed) for allowed in option.values)
            if not fits:
                raise SetupError(f"options.{option.id}", "bad-option-value", {"value": str(value)[:40]})
            if not (option.implied and value == usual):
                checked[option.id] = value
        if given:
            name = min(map(str, given))
            raise SetupError(f"options.{name[:40]}", "unknown-option", {"option": name[:40]})
        return checked

    def option_values(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """Return the value of each of `self.options`. Raises SetupError for an unknown option or value."""
        checked = self.checked_options(options)
        return {option.id: checked.get(option.id, option.default) for option in self.options}

    def options_recorded(self, options: Options | None) -> dict[str, OptionValue]:
        """`options` of a record, with those it leaves out as they were when such a record could be written."""
        formerly = {option.id: option.formerly for option in self.options if option.formerly is not None}
        return {**formerly, **(options or {})}

    def players_with(self, options: Options) -> tuple[int, ...]:
        """The numbers of players, ascending, with which the rule variants `options` can be dealt; never empty."""
        return tuple(self.players)

    def checked_players(self, players: object) -> int:
        """`players`, if this game is for that many. Raises SetupError."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            facts: dict[str, Fact] = {"players": str(players)[:20], "least": self.players[0], "most": self.players[-1]}
            raise SetupError("players", "bad-player-count", facts)
        return players
