"""Other people's engines in the settings: which there are, and taking in another one."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hoshikan.bots import protocol
from hoshikan.bots.levels import LEVELS
from hoshikan.ui.board.match.handshake import Handshake, Refusal
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.basic import button, emptied, frame, label, spaced
from hoshikan.ui.kit.widgets.section import Row, Section
from hoshikan.ui.session.otherengines import LONGEST_COMMAND, LONGEST_NAME, OtherEngine, OtherEngines


class _Refusals(Words):
    """Why a program is not taken in, with the remedy."""

    def of(self, why: Refusal) -> str:
        return {
            Refusal.NOT_FOUND: self.tr("Program not found. Give its full path, in quotes if it has spaces."),
            Refusal.ENDED: self.tr("The program ended at once. Try the command in a terminal."),
            Refusal.SILENT: self.tr(
                "The program did not identify itself within ten seconds. It must speak the engine protocol."
            ),
            Refusal.NONSENSE: self.tr("The program wrote something that is not an engine protocol message."),
            Refusal.VERSION: self.tr("The program speaks another version of the engine protocol than this Hoshikan."),
            Refusal.NO_GAME: self.tr("The program doesn't play any of these games."),
        }[why]


class OtherEnginesPanel(Section):
    """A row for each program, and a line to name another one, which is started once to see whether it answers."""

    changed = Signal()

    def __init__(self, engines: OtherEngines, games: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engines = engines
        self._games = games
        self._asked: Handshake | None = None
        self._refused: Refusal | None = None
        self._level_taken = ""
        """A name that was refused, since a level has it."""
        self._about = label("small", muted=True, wrap=True)
        self.add_below(self._about)
        self._known = QVBoxLayout()
        spaced(self._known, 0, GAP["s"])
        listed_here = QWidget()
        listed_here.setLayout(self._known)
        self.add_below(listed_here)
        self.name, self.command = QLineEdit(), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.command.setMaxLength(LONGEST_COMMAND)
        self.take_in = button("", self._ask)
        for line in (self.name, self.command):
            line.returnPressed.connect(self._ask)
        self.command.textChanged.connect(lambda _text: self._show_state())
        entering = QWidget()
        row = QHBoxLayout(entering)
        spaced(row, 0, GAP["s"])
        row.addWidget(self.name, 1)
        row.addWidget(self.command, 3)
        row.addWidget(self.take_in)
        self.add_below(entering)
        self.status = label("small", muted=True, wrap=True)
        self.problem = label("bad", wrap=True)
        self.add_below(self.status)
        self.add_below(self.problem)

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Other engines"))
        self._about.setText(
            self.tr(
                "Programs that speak the engine protocol can play as bots. They run only when you choose them "
                "for a seat."
            )
        )
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of the engine"))
        self.command.setPlaceholderText(self.tr("Program and arguments"))
        self.command.setAccessibleName(self.tr("Command that starts the engine"))
        self.take_in.setText(self.tr("Add"))
        self.take_in.setAccessibleName(self.tr("Add this engine"))
        self._list()
        self._show_state()

    def close_all(self) -> None:
        """Nobody waits for a program any more."""
        if self._asked is not None:
            self._asked.close()
            self._asked = None

    def _list(self) -> None:
        emptied(self._known)
        for engine in self._engines.all():
            self._known.addWidget(self._row(engine))

    def _row(self, engine: OtherEngine) -> QWidget:
        remove = button("quiet", lambda: self._remove(engine.name))
        row, words = frame("plain"), QVBoxLayout()
        games = listed([cover_text_of(game).title() for game in engine.games if game in self._games])
        said = Row(remove)
        said.say(engine.name, self.tr("{games} · {command}").format(games=games, command=engine.command))
        remove.setText(self.tr("Remove"))
        remove.setAccessibleName(self.tr("Remove {engine}").format(engine=engine.name))
        spaced(words, 0, 0)
        words.addWidget(said.name)
        words.addWidget(said.explanation)
        beside = QHBoxLayout(row)
        spaced(beside, 0, GAP["m"])
        beside.addLayout(words, 1)
        beside.addWidget(remove)
        return row

    def _remove(self, name: str) -> None:
        self._engines.remove(name)
        self.command.setFocus()
        self._list()
        self._show_state()
        self.changed.emit()

    def _ask(self) -> None:
        command = self.command.text().strip()
        if not command or self._asked is not None or self._engines.full:
            return
        self._refused, self._level_taken = None, ""
        self._asked = Handshake(command, self._games, self)
        self._asked.met.connect(self._on_met)
        self._asked.refused.connect(self._on_refused)
        self._asked.begin()
        self._show_state()

    def _on_met(self, identity: protocol.Identity) -> None:
        self._forget()
        name = _shown(self.name.text()) or _shown(identity.name) or self.tr("Engine")
        if name.lower() in LEVELS:
            self._level_taken = name
        else:
            games = tuple(game for game in self._games if game in identity.games)
            self._engines.add(OtherEngine(name, self.command.text().strip(), games))
            self.name.clear()
            self.command.clear()
            self._list()
            self.changed.emit()
        self._show_state()

    def _on_refused(self, why: Refusal) -> None:
        self._forget()
        self._refused = why
        self._show_state()

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked.deleteLater()
            self._asked = None

    def _show_state(self) -> None:
        """Show the current work and errors."""
        waiting, full = self._asked is not None, self._engines.full
        self.take_in.setEnabled(not waiting and not full and bool(self.command.text().strip()))
        status = self.tr("Starting it to see if it answers…") if waiting else ""
        if full:
            status = self.tr("There's no room for more. Remove one first.")
        self.status.setText(status)
        self.status.setVisible(bool(status))
        problem = "" if self._refused is None else _Refusals().of(self._refused)
        if self._level_taken:
            problem = self.tr("“{name}” is a level's name. Choose another one.").format(name=self._level_taken)
        if problem and problem != self.problem.text():
            announce(self.problem, problem)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))


def _shown(name: str) -> str:
    """A name as it can stand in a list of levels."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME].strip()
