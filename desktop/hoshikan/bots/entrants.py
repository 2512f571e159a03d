"""Participants of a series of games, each in one word: a player with its own budget or numbers, or a program.

skilled         a player as `bots.players.player` knows it, with the budget of the series
skilled@300     with 300 playouts a move, independent of the others
skilled@500ms   with 500 milliseconds a move
skilled+FILE    with the tuned numbers of a file in place of the shipped ones
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hoshikan.bots.levels import Level
from hoshikan.bots.outsider import Outsider
from hoshikan.bots.players import PLAYERS, Player, in_series, level_player, player
from hoshikan.engine.game import Game
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.tuning import Tuning, read_tuning
from hoshikan.processes import termination_unwinds

MOST_PLAYOUTS: Final = 10_000_000
MOST_MILLISECONDS: Final = 3_600_000
_WORD: Final = re.compile(r"(?P<player>[^@+]*)(@(?P<budget>[^+]*))?(\+(?P<file>.*))?")
_PROGRAM: Final = re.compile(r"engine(=(?P<level>[^@:]+))?(@(?P<budget>[^:]*))?:(?P<command>.*\S.*)")
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,7})(ms)?")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player under a name. It goes to other processes and machines, so it holds all it needs."""

    name: str
    player: str
    """A name for `bots.players.player`; for a program, the level to ask for, or ""."""
    playouts: int | None = None
    milliseconds: int | None = None
    """A budget of its own; without one it has that of the series, or its level's."""
    tuning: Tuning | None = None
    """Tuned numbers in place of those that stand in the game's file."""
    command: str = ""
    """The command line of a program that plays."""
    level: Level | None = None
    """A level with numbers of its own, in place of the player of that name."""

    def sit(self, game: Game, playouts: int | None = None, milliseconds: int | None = None) -> Player:
        """This player, for one game; the budget is that of the series. A program sits down by `seated`."""
        playouts, milliseconds = self._budget(playouts, milliseconds)
        knowledge = None if self.tuning is None else tuned(game, self.tuning)
        if self.level is not None:
            return level_player(knowledge or game.knowledge(), in_series(self.level, playouts, milliseconds))
        return player(self.player, game, playouts, milliseconds, knowledge)

    @contextmanager
    def seated(
        self, game: Game, record: Callable[[], str], playouts: int | None, milliseconds: int | None, patience: float
    ) -> Iterator[Player]:
        """This player for one game: a program is ended after it. `record` returns the match so far.

        `patience` is the number of seconds that a program may take beyond its budget. Raises OutsiderError.
        """
        if not self.command:
            yield self.sit(game, playouts, milliseconds)
            return
        budget = self._budget(playouts, milliseconds)
        with termination_unwinds():
            outsider = Outsider(self.name, self.command, game, record, self.player or None, *budget, patience)
            with closing(outsider):
                yield outsider

    def _budget(self, playouts: int | None, milliseconds: int | None) -> tuple[int | None, int | None]:
        own = self.playouts, self.milliseconds
        return (playouts, milliseconds) if own == (None, None) else own


def tuned(game: Game, tuning: Tuning) -> FittedKnowledge:
    """The knowledge of `game` with other fitted weights; its constants stay. Raises TypeError where none are fitted."""
    knowledge = game.knowledge()
    if not isinstance(knowledge, FittedKnowledge):
        raise TypeError(f"the knowledge of {game.id} has no features to fit")
    return type(knowledge)(tuning.valuations(knowledge.feature_names, game.players[-1]))


def entrant(text: str) -> Entrant:
    """Return the entrant that `text` names. Raises ValueError with the fault, SetupError and OSError for its file."""
    program = _PROGRAM.fullmatch(text)
    if program is not None:
        shlex.split(program["command"])
        budget = _budget(text, program["budget"])
        return Entrant(text, program["level"] or "", *budget, command=program["command"])
    word = _WORD.fullmatch(text)
    if word is None or word["player"] not in PLAYERS:
        raise ValueError(f"{text!r} is no player (choose from {', '.join(PLAYERS)}, engine:COMMAND)")
    playouts, milliseconds = _budget(text, word["budget"])
    tuning = None if word["file"] is None else read_tuning(Path(word["file"]))
    return Entrant(text, word["player"], playouts, milliseconds, tuning)


def _budget(text: str, budget: str | None) -> tuple[int | None, int | None]:
    """Playouts and milliseconds."""
    if budget is None:
        return None, None
    number = _BUDGET.fullmatch(budget)
    most = MOST_MILLISECONDS if number is not None and number[2] else MOST_PLAYOUTS
    if number is None or int(number[1]) > most:
        raise ValueError(f"{text!r}: after the @ stand playouts or milliseconds a move, such as @300 or @500ms")
    return (None, int(number[1])) if number[2] else (int(number[1]), None)
