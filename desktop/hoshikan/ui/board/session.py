"""A board screen without widgets: its state, and the commands that change it.

Every screen with a table has a session of its own: play, replay, review, lesson, exercise, question, position editor.
A page shows the session's state and sends commands; it changes nothing itself. So a whole game can be played, and
tested, without a window. What a session has to do outside of itself (engine, clock, library, settings) is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.engine import TERMINAL, Event, View
from hoshikan.teaching.here import Kind
from hoshikan.ui.board.otherside import OtherSide, Topic

__all__ = [
    "AskWhy",
    "AwaitGuess",
    "BoardSession",
    "BoardState",
    "Clock",
    "CloseWhy",
    "Command",
    "Enter",
    "GiveGuess",
    "GoTo",
    "GuessAbout",
    "Leave",
    "MarkReadings",
    "Next",
    "OpenGuess",
    "PickGuess",
    "Play",
    "Practise",
    "ReadHidden",
    "Redo",
    "RequestHint",
    "RequestWhyNot",
    "Seen",
    "SetUp",
    "ShowAnswer",
    "TimerClock",
    "TurnTo",
    "Undo",
    "WeighGuess",
    "WhyIllegal",
    "no_view",
]


class BoardState(msgspec.Struct, frozen=True, kw_only=True):
    """The state that every board screen shows. A mode adds its own fields in a subclass."""

    view: View
    seat: int | None = None
    """The seat whose view it is; None for a spectator's."""
    actions: tuple[str, ...] = ()
    """Notation of the actions that can be taken now."""
    events: tuple[Event, ...] = ()
    """Events that led to `view`, to be animated; empty after a jump."""
    change: int = 0
    """Number of the position: states with the same number show the same position and the same events."""
    hinted: tuple[str, ...] = ()
    """Actions or keys of pieces that are marked as advised."""
    other: OtherSide | None = None
    """The answers about an action of another seat, while somebody reads them."""


S = TypeVar("S", bound=BoardState)


class Command(msgspec.Struct, frozen=True):
    """A wish of the player. A session ignores commands that make no sense in its state."""


class Enter(Command, frozen=True):
    """Begin or go on: the page is in front now."""


class Leave(Command, frozen=True):
    """Pause what runs: another page is in front, or the window closes."""


class Play(Command, frozen=True):
    """Take an action."""

    notation: str


class WhyIllegal(Command, frozen=True):
    """Ask why the rules forbid an action; `BoardSession.refused` answers."""

    notation: str


class Undo(Command, frozen=True):
    """Go back before the last decision of the player."""


class Redo(Command, frozen=True):
    """Take an undo back."""


class GoTo(Command, frozen=True):
    """Show the position after `ply` actions."""

    ply: int


class RequestHint(Command, frozen=True):
    """Ask for the next step of a hint."""


class ShowAnswer(Command, frozen=True):
    """Show what is right here: a lesson marks it, an exercise carries it out with its reasons."""


class RequestWhyNot(Command, frozen=True):
    """Ask for the reasons against a legal action."""

    notation: str


class AskWhy(Command, frozen=True):
    """Ask why another seat chose action number `ply`, counted from 0."""

    ply: int


class TurnTo(Command, frozen=True):
    """Ask something else about the action of `BoardState.other`."""

    topic: Topic


class CloseWhy(Command, frozen=True):
    """Forget the action of `BoardState.other`, and a guess that was not given."""


class MarkReadings(Command, frozen=True):
    """Mark at the seats what is read of them at each decision of the player, or no more."""

    wanted: bool


class ReadHidden(Command, frozen=True):
    """Ask what is hidden at the present position; `seat` is the one asked about, -1 for none."""

    seat: int


class OpenGuess(Command, frozen=True):
    """Begin to guess what is hidden."""


class GuessAbout(Command, frozen=True):
    """Guess another of the hidden things, by its place among them."""

    place: int


class PickGuess(Command, frozen=True):
    """Pick a value as likely, or drop it."""

    value: str


class WeighGuess(Command, frozen=True):
    """Give a value this chance, 0..1."""

    value: str
    share: float


class AwaitGuess(Command, frozen=True):
    """Guess as soon as another seat has a decision, before it is taken."""


class GiveGuess(Command, frozen=True):
    """Let the guess wait for the truth."""


class Next(Command, frozen=True):
    """Go on to the next step, exercise or question."""


class Practise(Command, frozen=True):
    """Go on from here in a match of its own, against bots of that level."""

    level: str


class SetUp(Command, frozen=True):
    """Change the position before going on from it."""


class Seen(Command, frozen=True):
    """Go on with what waits until the position has been seen."""


class BoardSession(QObject, Generic[S]):
    """A state that observers are informed of, and commands.

    Signals beside `changed` are for what happens once and is not part of a state: a refusal, a sound, a message,
    another page.
    """

    changed = Signal(object, object)
    """The new state and the one before it."""
    refused = Signal(object)
    """IllegalAction, NotationError or SetupError: what was tried is not allowed."""
    sounded = Signal(str)
    """Name of a sound (`ui/kit/sound/room.py`)."""
    noticed = Signal(object)
    """A Notice."""
    settled = Signal(str)
    """The key of a Notice that no longer holds."""
    table_wanted = Signal(object)
    """A Match to be played at a table of its own."""
    page_wanted = Signal(str, tuple)
    """Another page by its name, with its arguments."""

    def __init__(self, state: S, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = state

    @property
    def state(self) -> S:
        """The state now."""
        return self._state

    def dispatch(self, command: Command) -> None:
        """Carry out a command. Raises TypeError for one that the screen does not have."""
        raise TypeError(f"{type(self).__name__} has no {type(command).__name__}")

    def meaning(self, rule: str) -> tuple[Kind, ...] | None:
        """Return what a rule means for the decision at the screen, by what its seat may know; None if that is open."""
        return None

    def close(self) -> None:
        """Release processes and timers; nothing is dispatched after it."""

    def _change(self, state: S) -> None:
        """Replace the state, and inform observers if it is another one."""
        before, self._state = self._state, state
        if state is not before:
            self.changed.emit(state, before)

    def _update(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self._change(msgspec.structs.replace(self._state, **changes))


def no_view() -> View:
    """Return the view where there is no table to show."""
    return View(game="", players=0, options={}, to_move=TERMINAL, points=[], winners=[], end="")


class Clock(Protocol):
    """Calls back once."""

    def start(self, milliseconds: int, then: Callable[[], object]) -> None:
        """Call `then` after some time, and no more what was to be called before."""

    def stop(self) -> None:
        """Call nothing."""


class TimerClock:
    """A clock of the window's thread."""

    def __init__(self, owner: QObject) -> None:
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._call)
        self._then: Callable[[], object] = lambda: None

    def start(self, milliseconds: int, then: Callable[[], object]) -> None:
        self._then = then
        self._timer.start(milliseconds)

    def stop(self) -> None:
        self._timer.stop()

    def _call(self) -> None:
        self._then()
