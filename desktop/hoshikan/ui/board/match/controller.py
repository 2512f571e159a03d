"""The controller of a match on the table: whose turn it is, what they may see, and what happens next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, TERMINAL, Action, Event, IllegalAction, Match, NotationError
from hoshikan.engine.chance import stream
from hoshikan.engine.state import State
from hoshikan.engine.view import View
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.botseats import BotSeats
from hoshikan.ui.board.match.engine_client import EngineClient
from hoshikan.ui.board.match.onlyanswers import OnlyAnswers
from hoshikan.ui.board.match.seating import first_viewer, human_seats, needs_curtain
from hoshikan.ui.board.match.takenback import TakenBack, crossing, others_since

_SEEN: Final = 20
"""Milliseconds after something has been shown in which its end is painted: what comes next is another frame's work."""


class MatchController(QObject):
    """Owns the Match while it is on the table. Never blocks; nothing is shown before it is stored.

    `viewer` is the seat from whose view the table is shown, None for a spectator's; in hot seat it changes only
    through a curtain: `handed_over` names the next player, and the table shows public things only until
    `take_over` is called. While the page animates it holds the controller back with `hold` and lets go with `release`.
    """

    changed = Signal(object)
    """Tuple of the events of one action, or of several of a bot that run together; empty after a silent change (undo,
    redo, jump, another viewer)."""
    thinking = Signal(int, object)
    """A bot's seat thinks; the ranking so far (`protocol.RankedAction`s), empty if it has none to show."""
    played = Signal(int)
    """The player at the screen has carried out an action by hand: which, counted from 0."""
    refused = Signal(object)
    """IllegalAction or NotationError: what was tried is not allowed."""
    finished = Signal()
    handed_over = Signal(int)

    def __init__(
        self,
        match: Match,
        engine: EngineClient,
        autosave: Autosave,
        parent: QObject | None = None,
        programs: Mapping[int, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        """`programs` are the commands of other people's engines by the seats they play."""
        super().__init__(parent)
        self.match = match
        self.engine = engine
        self.bots = BotSeats(engine, programs, self)
        self.autosave = autosave
        self.people = human_seats(match)
        self.viewer = first_viewer(match)
        self.only = OnlyAnswers(match, self.people)
        self.taken_back = TakenBack()
        self.waiting_for: int | None = None
        """The player the screen is being handed to."""
        self._held: set[str] = set()
        """Reasons to hold it back from going on by itself."""
        self._resting = False
        self._answer: Action | None = None
        """A bot's move that waits until what is being shown has been seen."""
        self._end_announced = False
        self.runs_on: Callable[[View, View], bool] = lambda _before, _after: False
        """True if a bot's action belongs to the action before it, by the views before and after it: then `changed` is
        emitted for both together."""
        self._unannounced: list[Event] = []
        """Events of a bot's actions that `changed` has not emitted yet."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._advance)

    # What the table shows

    @property
    def state(self) -> State:
        return self.match.state

    def view(self) -> View:
        """The view of the player at the screen."""
        return self.state.view(self.viewer)

    def actions(self) -> list[str]:
        """The legal actions in the notation; empty unless the player at the screen must decide."""
        if not self.deciding:
            return []
        return [str(action) for action in self.state.legal_actions()]

    @property
    def deciding(self) -> bool:
        """True if the game waits for the player at the screen."""
        return self._is_asked and self.only.now() is None

    @property
    def _is_asked(self) -> bool:
        """True if the player at the screen has to decide, even with only one legal action."""
        return self.waiting_for is None and self.viewer is not None and self.state.to_move == self.viewer

    @property
    def over(self) -> bool:
        return self.state.to_move == TERMINAL

    @property
    def bot_thinking(self) -> bool:
        """True if a bot has been asked and has not answered yet."""
        # An analysis for the player at the screen keeps the engine busy too.
        return self.bots.thinking and self.state.to_move >= 0 and self.state.to_move not in self.people

    @property
    def can_hurry(self) -> bool:
        """True if a bot is to move that can answer at once on request: external engines cannot."""
        return self.state.to_move >= 0 and self.state.to_move not in self.people | self.bots.outside

    # Playing

    def begin(self) -> None:
        """Start the engine in the background and the game with it."""
        self.bots.start()
        self._next.start(0)

    def play(self, notation: str) -> bool:
        """Carry out an action of the player at the screen; False (and `refused`) if it is none or not allowed."""
        if not self.deciding:
            return False
        action = self._parsed(notation)
        if isinstance(action, NotationError):
            self.refused.emit(action)
            return False
        if refusal := self.match.explain_illegal(action):
            self.refused.emit(refusal)
            return False
        self.bots.cancel()
        ply = self.match.ply
        self._apply(action)
        self.played.emit(ply)
        return True

    def why_illegal(self, notation: str) -> IllegalAction | NotationError | None:
        """Why the rules forbid this action now; None if they allow it."""
        action = self._parsed(notation)
        return action if isinstance(action, NotationError) else self.match.explain_illegal(action)

    def _parsed(self, notation: str) -> Action | NotationError:
        try:
            return self.match.game.parse(notation)
        except NotationError as error:
            return error

    def hurry(self) -> None:
        """Let the bot answer with the best it has found so far."""
        if self.bot_thinking:
            self.bots.hurry()

    def take_over(self) -> None:
        """The player named by `handed_over` sits at the screen now."""
        if self.waiting_for is not None:
            self.viewer, self.waiting_for = self.waiting_for, None
            self._change_silently()
            self._next.start(0)

    def hold(self, why: str = "shown") -> None:
        """Do not change anything by yourself: something is still being shown, or asked. Bots may think meanwhile."""
        self._held.add(why)

    def release(self, why: str = "shown") -> None:
        """Go on where `hold` stopped, unless something else holds it too."""
        if why in self._held:
            self._held.remove(why)
            if not self._held:
                self._next.start(_SEEN)

    def rest(self) -> None:
        """Stop going on: the table is out of sight."""
        self._resting = True
        self.bots.cancel()
        self._next.stop()

    def wake(self) -> None:
        """Go on after `rest`."""
        if self._resting:
            self._resting = False
            self._next.start(0)

    def let_ours_play(self, seat: int) -> None:
        """From now on our engine decides for a seat that another program played."""
        self.bots.dismiss(seat)
        self._next.start(0)

    # Going back and forth

    def can_undo(self) -> bool:
        return self._before() is not None

    def can_redo(self) -> bool:
        return self.match.ply < len(self.match.actions)

    def undo(self) -> None:
        """Back to the previous decision of a person that had several answers, across the bots' moves."""
        ply = self._before()
        if ply is not None:
            self.taken_back.undone(crossing(self.match, ply, self.people))
            self.jump(ply)

    @property
    def asker(self) -> int | None:
        """The person who uses the screen now or is to take it over; None for spectators."""
        return self.viewer if self.waiting_for is None else self.waiting_for

    def others_in_undo(self) -> tuple[int, ...]:
        """The people beside `asker` whose choices an undo would undo, or show before they are made again: those of a
        phase of secret choices that was revealed belong together."""
        ply = self._before()
        return () if ply is None else others_since(self.match, ply, self.people - {self.asker})

    def redo(self) -> None:
        """Forward to the next decision of a person in the line taken back, or to its end."""
        match = self.match
        if self.can_redo():
            end = len(match.actions)
            ahead = (ply for ply in range(match.ply + 1, end) if self._was_asked(ply))
            self.taken_back.redone()
            self.jump(next(ahead, end))

    def jump(self, ply: int) -> None:
        """To the position after `ply` actions; what comes after can be redone."""
        self.bots.cancel()
        self._answer = None
        self.match.jump(ply)
        self.autosave.moved()
        self._end_announced = False
        self.waiting_for = None
        self._seat_viewer()
        self._change_silently()
        self._next.start(0)

    def _before(self) -> int | None:
        # Without people everything is a spectacle: step back by single actions.
        if not self.people:
            return self.match.ply - 1 if self.match.ply else None
        return next((ply for ply in range(self.match.ply - 1, -1, -1) if self._was_asked(ply)), None)

    def _was_asked(self, ply: int) -> bool:
        """True if a person decided at `ply` between several actions."""
        return self.match.mover(ply) in self.people and self.only.at(ply) is None

    # What happens next

    def _advance(self) -> None:
        if self._resting or self.waiting_for is not None or self.bots.busy:
            return
        mover = self.state.to_move
        if mover >= 0 and mover not in self.people and self._answer is None:
            self._ask_bot(mover)
        elif self._held:
            return
        elif self._answer is not None:
            self._apply(self._answer)
        elif mover == TERMINAL:
            self._announce_end()
        elif mover == CHANCE:
            self.match.apply_chance()
            self._applied()
        elif mover != self.viewer:
            self._seat_viewer()
            self._change_silently()
            self._next.start(0)
        elif self._is_asked and (answer := self.only.now()) is not None:
            self._take(answer)

    def _change_silently(self) -> None:
        """Announce a change without its events."""
        self._unannounced = []
        self.changed.emit(())

    def reconsider(self) -> None:
        """Check again which only actions are applied without asking."""
        self._change_silently()
        self._next.start(0)

    def _take(self, answer: Action) -> None:
        """Carry out the only answer; what follows it can still be redone."""
        ply = self.match.ply
        self.match.apply(answer)
        self.only.taken.add(ply)
        self._applied()

    def _seat_viewer(self) -> None:
        """Give the screen to the person to move, behind a curtain where something must stay secret."""
        mover = self.state.to_move
        if needs_curtain(self.state, self.people, self.viewer):
            self.viewer, self.waiting_for = None, mover
            self.handed_over.emit(mover)
        elif mover in self.people:
            self.viewer = mover

    def _ask_bot(self, seat: int) -> None:
        seed = stream(self.match.header.seed, self.match.ply).getrandbits(32)
        self.thinking.emit(seat, ())
        self.bots.choose(self.match, seat, seed, self._on_bot_answer)

    def _on_bot_answer(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Info):
            self.thinking.emit(self.state.to_move, answer.ranking)
        elif isinstance(answer, protocol.Best):
            self._answer = self.match.game.parse(answer.action)
            self._next.start(0)

    def _apply(self, action: Action) -> None:
        self._answer = None
        self.only.changed_at(self.match.ply)
        self.taken_back.went_on()
        mover, before = self.state.to_move, self.state.view(None)
        self.match.apply(action)
        # Even the action played before starts a new line here: bots are asked again.
        self.match.forget_redo()
        stays = mover not in self.people and self.state.to_move in (mover, CHANCE)
        if stays and self.runs_on(before, self.state.view(None)):
            self.autosave.acted()
            self._unannounced += self.match.events(self.match.ply - 1)
            self._next.start(0)
        else:
            self._applied()

    def _applied(self) -> None:
        self.autosave.acted()
        events = (*self._unannounced, *self.match.events(self.match.ply - 1))
        self._unannounced = []
        self.changed.emit(events)
        self._next.start(0)

    def _announce_end(self) -> None:
        if not self._end_announced:
            self._end_announced = True
            self.finished.emit()

    # Teaching

    def determinization(self) -> State:
        """A determinization for the player at the screen, for hints: it reveals no secrets."""
        assert self.viewer is not None
        return self.state.determinize(self.viewer, Random(f"{self.match.header.seed}/{self.match.ply}"))
