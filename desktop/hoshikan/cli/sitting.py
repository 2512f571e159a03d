"""A match at a terminal: shows the table, asks for a move, lets the others play, until the end or `quit`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from hoshikan.bots.players import Player
from hoshikan.cli.advice import Adviser
from hoshikan.engine import record
from hoshikan.engine.action import Action
from hoshikan.engine.chance import stream
from hoshikan.engine.errors import NotationError
from hoshikan.engine.match import Match
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.library import write_atomically
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import sketch_of, text_of
from hoshikan.ui.kit.look.words import Words
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
