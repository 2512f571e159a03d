"""From options or set-up data to a checked start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

import msgspec

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import check_per_seat, decode
from hoshikan.games.carcassonne_star_wars.rules.components import (
    COLOURS,
    COMPONENTS,
    FACTION_OF,
    ORDER_COLOUR,
    Components,
    PlayerData,
    PositionData,
    SetupData,
)
from hoshikan.games.carcassonne_star_wars.rules.tiles import ComponentBox, shipped_box

TEAM_COLOURS: Final = ("red", "black", "green", "white")
TEAM_PLAYERS: Final = 4
FEWEST: Final = 2
MOST_WITHOUT_ADDITION: Final = 5
MOST_WITH_ADDITION: Final = 6
EXPANSION: Final = "expansion"
"""The option for all additions together."""
SIXTH_PLAYER: Final = "sixth_player"
EXTRA_TILES: Final = "extra_tiles"
EQUIPMENT: Final = "equipment"
ADDITIONS: Final = (SIXTH_PLAYER, EXTRA_TILES, EQUIPMENT)
"""The parts of the expansion (CS-0.3, CS-0.4, CS-8.1)."""


class Start:
    """The checked start of a game, shared by all its states and never changed."""

    __slots__ = (
        "_setup",
        "box",
        "colours",
        "equipment",
        "factions",
        "members",
        "options",
        "players",
        "position",
        "side_of",
        "sides",
        "start_rotation",
        "start_seat",
        "teams",
    )

    def __init__(self, data: SetupData, options: dict[str, Any]) -> None:
        self.players = len(data.players)
        self.colours = tuple(player.colour for player in data.players)
        self.equipment = has(options, EQUIPMENT)
        self.teams: bool = options["teams"]
        self._check(options["colours"], has(options, SIXTH_PLAYER))
        self.start_seat = data.start_seat
        self.start_rotation = data.start_rotation
        self.factions = tuple(1 << FACTION_OF[colour] for colour in self.colours)
        """Per seat the bit of its faction in a feature's symbols."""
        by_side = list(dict.fromkeys(self.factions if self.teams else range(self.players)))
        self.side_of = tuple(by_side.index(key) for key in (self.factions if self.teams else range(self.players)))
        """Per seat who it plays for: itself, or its team (CS-7.1)."""
        self.sides = len(by_side)
        self.members = tuple(
            tuple(seat for seat in range(self.players) if self.side_of[seat] == side) for side in range(self.sides)
        )
        own = data.components
        if own is not None:
            COMPONENTS.check(own)
        custom = None if own == COMPONENTS.shipped() else own
        extra = has(options, EXTRA_TILES)
        self.box = shipped_box(extra) if custom is None else ComponentBox(custom, extra)
        self.options = options
        self._setup: dict[str, Any] = {
            "players": [{"colour": colour} for colour in self.colours],
            "teams": self.teams,
            "options": options,
            "start_seat": self.start_seat,
            "start_rotation": self.start_rotation,
        }
        if custom is not None:
            self._setup["components"] = COMPONENTS.plain(custom)
        self.position: PositionData | None = data.position
        if data.position is not None:
            self._setup["position"] = msgspec.json.decode(msgspec.json.encode(data.position))

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up data that start the same game."""
        return deepcopy(self._setup)

    @property
    def own_components(self) -> dict[str, Any] | None:
        """The tiles as plain data if they are not the shipped ones."""
        return deepcopy(self._setup.get("components"))

    def _check(self, wanted: str, sixth: bool) -> None:
        check_seats(self.players, sixth, self.teams)
        for seat, colour in enumerate(self.colours):
            if colour not in FACTION_OF or self.colours.index(colour) != seat:
                raise SetupError(f"players[{seat}].colour", "bad-colour", {"colour": colour[:40]})
            if colour == ORDER_COLOUR and not sixth:
                raise SetupError(f"players[{seat}].colour", "needs-sixth-player", {"colour": colour})
        if wanted and wanted.split(",") != list(self.colours):
            raise SetupError("options.colours", "colours-differ", {"colours": wanted[:60]})
        factions = [FACTION_OF[colour] for colour in self.colours]
        if self.teams and (set(factions) != {0, 1} or factions[:2] != factions[2:] or factions[0] == factions[1]):
            raise SetupError("players", "sides-do-not-alternate", {"rule": "CS-7.1"})


def has(options: Mapping[str, Any], addition: str) -> bool:
    """Return whether checked options have this part of the expansion."""
    return bool(options.get(addition, options[EXPANSION]))


def allowed_players(sixth: bool, teams: bool) -> tuple[int, ...]:
    """The numbers of seats that go with the options (CS-0.4, CS-7.1)."""
    most = MOST_WITH_ADDITION if sixth else MOST_WITHOUT_ADDITION
    return (TEAM_PLAYERS,) if teams else tuple(range(FEWEST, most + 1))


def check_seats(players: int, sixth: bool, teams: bool) -> None:
    """Raises SetupError for a number of seats that the options do not allow."""
    if players not in allowed_players(sixth, teams):
        reason = "needs-sixth-player" if players > MOST_WITHOUT_ADDITION and not sixth else "teams-need-four"
        raise SetupError("players", reason, {"players": players})


def deal(players: int, seed: int, options: Mapping[str, Any], components: Mapping[str, Any] | None = None) -> SetupData:
    """Seats with their colours; the start seat comes from `seed` (CS-1.1), tiles from the box or a player's own set."""
    seats = [PlayerData(colour) for colour in deal_seats(players, options)]
    own = None if components is None else decode(components, Components)
    return SetupData(seats, start_seat=Random(seed).randrange(players), components=own)


def deal_seats(players: int, options: Mapping[str, Any]) -> Sequence[str]:
    """The colours of the seats: those that were chosen, else the usual ones. Raises SetupError."""
    usual: Sequence[str] = TEAM_COLOURS if options["teams"] else COLOURS
    check_seats(players, has(options, SIXTH_PLAYER), options["teams"])
    colours: Sequence[str] = options["colours"].split(",") if options["colours"] else usual[:players]
    check_per_seat("options.colours", colours, players)
    return colours


def read(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, its shape checked. Raises SetupError."""
    data = decode(setup, SetupData)
    if not 0 <= data.start_seat < max(1, len(data.players)):
        raise SetupError("start_seat", "no-such-seat", {"seat": data.start_seat})
    if data.teams is not None:
        given = data.options.setdefault("teams", data.teams)
        if given != data.teams:
            raise SetupError("options.teams", "options-differ", {"teams": str(given)[:20]})
    return data
