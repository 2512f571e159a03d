"""Play a game in this terminal, against bots, with hints; moves are typed in the notation or by their number."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from hoshikan.bots.levels import LEVELS, levels_of
from hoshikan.bots.players import Player, level_player, with_budget
from hoshikan.cli.advice import Adviser
from hoshikan.cli.arguments import WrongUseError, chosen_components, chosen_options, seats, whole
from hoshikan.engine import record
from hoshikan.engine.action import Action
from hoshikan.engine.chance import stream
from hoshikan.engine.errors import HoshikanError, NotationError, SetupError
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import read_file
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games import GAMES
from hoshikan.library import rescue, write_atomically
from hoshikan.ui.board.match.deals import free_bot_name, fresh_seed, today
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import sketch_of, text_of
from hoshikan.ui.kit.look.words import LANGUAGES, Words, language_of_system, speaking
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.sketch import aligned

HELP, MOVES, SAVE = "help", "moves", "save"
CONTINUE: Final = "hoshikan-cli play --continue"
SHORT: Final = 20
"""So many moves are listed without being asked for; `moves` lists all."""


class SittingWords(Words):
    """The terminal's words besides the games' own."""

    def commands(self) -> list[tuple[str, str]]:
        """Each command with what it does."""
        return [
            (self.tr("a number or a move"), self.tr("plays it")),
            ("hint", self.tr("where to look; once more: which move, and why")),
            ("why MOVE", self.tr("what is wrong with a move, or which rule forbids it")),
            (MOVES, self.tr("all moves that the rules allow")),
            ("table", self.tr("shows the table again")),
            ("undo", self.tr("undoes your last move")),
            (f"{SAVE} FILE", self.tr("saves the game to a file")),
            ("quit", self.tr("quits; the game is kept")),
        ]

    def more(self, count: int) -> str:
        return self.tr("… and %n more: type {command} to see all", "", count).format(command=MOVES)

    def how(self) -> str:
        return self.tr("Type a number or a move. {command} lists everything else.").format(command=HELP)

    def not_understood(self, typed: str) -> str:
        return self.tr("“{typed}” is neither a move nor a command. Type {command}.").format(typed=typed, command=HELP)

    def no_such_number(self, most: int) -> str:
        return self.tr("The moves are numbered 1 to {most}.").format(most=most)

    def nothing_to_undo(self) -> str:
        return self.tr("You have no move to undo.")

    def which_file(self) -> str:
        return self.tr("Type a file name behind {command}.").format(command=SAVE)

    def written(self, path: Path) -> str:
        return self.tr("The game was saved to {path}.").format(path=path)

    def not_written(self, path: Path, why: str) -> str:
        return self.tr("{path} could not be written: {why}. Choose another place.").format(path=path, why=why)

    def kept(self, path: Path, *, over: bool) -> str:
        """Return the message with the place of the match at the end of the sitting."""
        if over:
            return self.tr("The game was saved in {path}. The window adds it to the library.").format(path=path)
        sentence = self.tr(
            "The game was saved in {path}. Continue with “{command}”, or in the window, which adds it to the library."
        )
        return sentence.format(path=path, command=CONTINUE)

    def not_kept(self, why: str) -> str:
        return self.tr("The game could not be saved: {why}. Free some space, or check permissions.").format(why=why)


class Sitting:
    """One person's match against bots. `say` shows a line, `ask` shows a prompt and returns the typed text; it raises
    EOFError at the end of input."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        say: Callable[[str], None],
        ask: Callable[[str], str],
        playouts: int | None = None,
    ) -> None:
        """`playouts` bound the search for a hint; None for as many as fit into a second and a half."""
        self.match = match
        self.saved = -1
        """The ply that was written to a file last."""
        self._bots = bots
        self._say = say
        self._ask = ask
        self._words = SittingWords()
        self._text = text_of(match.game.id)
        self._names = seat_names(match.header.seats)
        self._adviser = Adviser(match, self._names, playouts)
        self._leaving = False
        self._seen = -1
        """The ply whose table was shown last."""

    def play(self) -> None:
        """Until the end of the match, or until the player leaves."""
        self._say(self._words.how())
        while not self._leaving and self.match.state.to_move != TERMINAL:
            seat = self.match.state.to_move
            if seat == CHANCE:
                self._play(self.match.apply_chance)
            elif (bot := self._bots.get(seat)) is not None:
                self._play(partial(self._decide, bot))
            else:
                self._ask_player()
        if self.match.state.to_move == TERMINAL:
            self._show_table()

    # What happens

    def _decide(self, bot: Player) -> None:
        rng = stream(self.match.header.seed, self.match.ply)
        self.match.apply(bot.choose(self.match.state, rng))

    def _play(self, act: Callable[[], object]) -> None:
        """Do something and print its events."""
        act()
        view = self.match.state.view(None)
        for event in self.match.events(self.match.ply - 1):
            if sentence := self._text.log(event, view, self._names):
                self._say(f"  {sentence}")

    # The player

    def _ask_player(self) -> None:
        seat, ply = self.match.state.to_move, self.match.ply
        if self._seen < 0 or any(self.match.mover(one) != seat for one in range(self._seen, ply)):
            self._show_table()
        legal = self.match.state.legal_actions()
        view = self.match.state.view(seat)
        self._say("")
        if self._seen != ply:
            self._say(self._text.expectation(view, seat, self._names))
        self._list(legal, SHORT)
        while not self._leaving and self.match.ply == ply:
            typed = self._ask(f"{self._names[seat]}> ").strip()
            if typed:
                self._carry_out(typed, legal)

    def _carry_out(self, typed: str, legal: Sequence[Action]) -> None:
        word, _, rest = typed.partition(" ")
        plain: dict[str, Callable[[], None]] = {
            HELP: self._help,
            "?": self._help,
            "hint": lambda: self._lines(self._adviser.hint()),
            MOVES: lambda: self._list(legal, len(legal)),
            "table": self._show_table,
            "undo": self._undo,
            "quit": self._leave,
            "exit": self._leave,
        }
        if not rest and word.lower() in plain:
            plain[word.lower()]()
        elif word.lower() == SAVE:
            self._save(rest.strip())
        elif word.lower() == "why":
            self._why(rest.strip(), legal)
        elif (action := self._meant(typed, legal)) is not None:
            self._try(action)

    def _meant(self, typed: str, legal: Sequence[Action]) -> Action | None:
        """The move that was typed, by number or notation; None after saying that it is none."""
        if typed.isascii() and typed.isdigit():
            number = int(typed[:9])
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self._say(self._words.no_such_number(len(legal)))
            return None
        try:
            return self.match.game.parse(typed)
        except NotationError:
            self._say(self._words.not_understood(typed[:60]))
            return None

    def _try(self, action: Action) -> None:
        refusal = self.match.explain_illegal(action)
        if refusal is None:
            self._play(lambda: self.match.apply(action))
        else:
            self._say(f"{Messages().of(refusal)} ({refusal.rule})")

    def _why(self, typed: str, legal: Sequence[Action]) -> None:
        if not typed:
            self._lines(self._adviser.hint())
        elif (action := self._meant(typed, legal)) is not None:
            if action in legal:
                self._lines(self._adviser.why_not(str(action)))
            else:
                self._try(action)

    def _undo(self) -> None:
        people = frozenset(range(self.match.state.players)) - self._bots.keys()
        ply = self.match.previous_decision(people)
        if ply is None:
            self._say(self._words.nothing_to_undo())
            return
        self.match.jump(ply)
        self._seen = -1

    def _save(self, name: str) -> None:
        if not name:
            self._say(self._words.which_file())
            return
        path = Path(name).expanduser()
        if path.suffix != record.SUFFIX:
            path = path.with_name(path.name + record.SUFFIX)
        try:
            write_atomically(path, with_checksum(record.write(self.match)).encode())
        except OSError as error:
            self._say(self._words.not_written(path, error.strerror or str(error)))
        else:
            self.saved = self.match.ply
            self._say(self._words.written(path))

    def _leave(self) -> None:
        self._leaving = True

    # What is shown

    def _show_table(self) -> None:
        self._seen = self.match.ply
        people = [seat for seat in range(self.match.state.players) if seat not in self._bots]
        seat = self.match.state.to_move if self.match.state.to_move in people else people[0]
        view = self.match.state.view(seat)
        self._lines(["", *sketch_of(self.match.game.id).picture(view, self._text, seat, self._names)])

    def _list(self, legal: Sequence[Action], most: int) -> None:
        view = self.match.state.view(self.match.state.to_move)
        rows = [
            (f"{number:3}", str(action), self._text.action(str(action), view))
            for number, action in enumerate(legal[:most], start=1)
        ]
        self._lines(aligned(rows))
        if len(legal) > most:
            self._say(self._words.more(len(legal) - most))

    def _help(self) -> None:
        self._lines(aligned(self._words.commands()))

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._say(line)


NEWEST: Final = Path()
"""Stands for the match that was left last."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.add_argument("game", nargs="?", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--continue", dest="record", nargs="?", type=Path, const=NEWEST, metavar="FILE",
        help="go on with a match record, or with the match left last",
    )  # fmt: skip
    parser.add_argument("--players", type=whole(99), help="seats at the table (default: the fewest possible)")
    parser.add_argument("--seat", type=whole(99), default=1, help="where you sit, from 1 (default: %(default)s)")
    parser.add_argument("--level", choices=LEVELS, default="casual", help="how bots play (default: %(default)s)")
    parser.add_argument("--playouts", type=whole(10_000_000), help="playouts per move or hint instead of the usual")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant, as often as needed"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="a component set of your own")
    parser.add_argument("--seed", type=whole(999_999_999), help="the deal (default: a new one)")
    parser.add_argument("--name", default="", help="what you are called")
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the system's)")


def run(chosen: argparse.Namespace) -> int:
    """Returns 0 whenever the player leaves, 1 if the match could then not be kept, 2 for a match that cannot be."""
    if sys.stdin is None:  # a program with a window has none on Windows
        raise WrongUseError("play: no terminal to read from; start hoshikan-cli in one")
    if sys.stdin.isatty():
        with suppress(ImportError):  # Windows edits lines by itself
            import_module("readline")  # arrow keys move in the line and through what was typed
    with speaking(chosen.language or language_of_system()):
        match, file = _left(chosen) if chosen.record is not None else (_dealt(chosen), None)
        table = Sitting(match, _bots(match, chosen), print, input, chosen.playouts)
        try:
            table.play()
        except (EOFError, KeyboardInterrupt):
            print()
        return _keep(match, file, table.saved)


def _dealt(chosen: argparse.Namespace) -> Match:
    if chosen.game is None:
        raise WrongUseError(f"play: which game? Choose from {', '.join(GAMES)}, or --continue")
    game, count = GAMES[chosen.game], seats(chosen)
    if chosen.seat > count:
        raise WrongUseError(f"--seat {chosen.seat}: this table has {count}")
    own = chosen_components(chosen)
    line, taken = [], [*text_of(game.id).taken_names(own), chosen.name]
    for place in range(1, count + 1):
        if place == chosen.seat:
            line.append(Seat("human", chosen.name))
        else:
            line.append(Seat("bot", free_bot_name(taken), chosen.level))
            taken.append(line[-1].name)
    seed = fresh_seed() if chosen.seed is None else chosen.seed
    try:
        return Match.start(game, line, seed, chosen_options(chosen), date=today(), components=own)
    except SetupError as error:
        raise WrongUseError(Messages().of(error)) from None


def _left(chosen: argparse.Namespace) -> tuple[Match, Path]:
    """The match to go on with, and its file."""
    path = chosen.record
    if path == NEWEST:
        waiting = [one for one in rescue.waiting() if chosen.game is None or one.name.startswith(chosen.game)]
        if not waiting:
            raise WrongUseError("--continue: no match was left here that a window has not taken in; name a FILE")
        path = max(waiting, key=lambda one: one.stat().st_mtime)
    try:
        match = read_file(path, GAMES)
    except HoshikanError as error:
        raise WrongUseError(f"{path}: {Messages().of(error)}") from None
    if all(seat.is_bot for seat in match.header.seats):
        raise WrongUseError(f"{path}: nobody but bots sits at this table")
    if match.state.to_move == TERMINAL:
        raise WrongUseError(f"{path}: this match is over; look at it with: hoshikan-cli show {path}")
    return match, path


def _bots(match: Match, chosen: argparse.Namespace) -> dict[int, Player]:
    levels, knowledge = levels_of(match.game.id), match.game.knowledge()
    return {
        place: level_player(knowledge, with_budget(levels.get(seat.level, levels[chosen.level]), chosen.playouts, None))
        for place, seat in enumerate(match.header.seats)
        if seat.is_bot
    }


def _keep(match: Match, file: Path | None, saved: int) -> int:
    """Save the played game where the window finds it at its next start."""
    words = SittingWords()
    if match.ply == saved or (not match.ply and file is None):
        return 0
    try:
        path = rescue.keep(match, file)
    except OSError as error:
        print(words.not_kept(error.strerror or str(error)), file=sys.stderr)
        return 1
    print(words.kept(path, over=match.state.to_move == TERMINAL))
    return 0
