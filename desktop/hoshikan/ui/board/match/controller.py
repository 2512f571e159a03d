"""The controller of a match on the table: whose turn it is, what they may see, and what happens next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.bots.levels import LEVELS
from hoshikan.engine import CHANCE, TERMINAL, Action, Event, IllegalAction, Match, NotationError, State, View
from hoshikan.engine.chance import stream
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.engine_client import EngineClient, Listener, Patience
from hoshikan.ui.board.match.seating import first_viewer, holds_secrets, human_seats, needs_curtain


class Crossing(NamedTuple):
    """Other actions undone along with a decision."""

    chance: tuple[str, ...] = ()
    """The outcomes of chance, in the notation."""
    others: tuple[int, ...] = ()
    """The seats of others that had decided something."""


class Tally(NamedTuple):
    """Number of undos after which another action was played."""

    times: int = 0
    over_dice: int = 0
    """… of them after a roll of dice."""
    over_others: int = 0
    """… of them after others had decided."""


def crossing(match: Match, back_to: int, people: frozenset[int]) -> Crossing:
    """Return the actions between the ply `back_to` and now."""
    plies = range(back_to, match.ply)
    chance = tuple(str(match.actions[ply]) for ply in plies if match.mover(ply) == CHANCE)
    movers = (match.mover(ply) for ply in plies)
    others = dict.fromkeys(mover for mover in movers if mover != CHANCE and mover not in people)
    return Crossing(chance, tuple(others))


def others_since(match: Match, ply: int, people: AbstractSet[int]) -> tuple[int, ...]:
    """Those of `people` who decided something since `ply`, in order of seats. If secret choices that `ply` is among
    have been revealed since, all of these count."""
    phase = match.position(ply).simultaneous_phase
    if phase != match.state.simultaneous_phase or match.state.to_move == TERMINAL:
        while phase and ply and match.position(ply - 1).simultaneous_phase == phase:
            ply -= 1
    return tuple(sorted({match.mover(one) for one in range(ply, match.ply)} & people))


class TakenBack:
    """Counts what is taken back for good: what is done again as it was, is not."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.rolls: Callable[[str], bool] = lambda _notation: False
        """True if an outcome of chance, in the notation, is a roll of dice."""
        self.last: Crossing | None = None
        """The last undo, until something else happens."""
        self._open: list[Crossing] = []

    def undone(self, what: Crossing) -> None:
        """One decision was taken back."""
        self._open.append(what)
        self.last = what

    def redone(self) -> None:
        """The last decision that was taken back stands again."""
        self._open[-1:] = []
        self.last = None

    def went_on(self) -> None:
        """Something was played: what was taken back until now counts."""
        times, over_dice, over_others = self.tally
        for one in self._open:
            times += 1
            over_dice += any(map(self.rolls, one.chance))
            over_others += bool(one.others)
        self.tally = Tally(times, over_dice, over_others)
        self._open, self.last = [], None


OUTSIDE = Patience(searching=60_000)
"""Another program may think for any time."""


class BotSeats(QObject):
    """One decision at a time, for any bot."""

    failed = Signal(int, str)
    """Another program, at this seat, does not go on, tried twice; the text is that of `EngineClient.failed`."""
    settled = Signal()
    """The failure of `failed` is over."""

    def __init__(self, ours: EngineClient, programs: Mapping[int, Sequence[str]], parent: QObject | None) -> None:
        """`programs` has the commands of other programs by seat; each plays in a process of its own."""
        super().__init__(parent)
        self._ours = ours
        self._others: dict[int, EngineClient] = {}
        for seat, command in programs.items():
            client = EngineClient(command, None, self, OUTSIDE, greets=True)
            client.failed.connect(lambda said, seat=seat: self.failed.emit(seat, said))
            client.settled.connect(self.settled)
            self._others[seat] = client

    @property
    def outside(self) -> frozenset[int]:
        """The seats that other programs play."""
        return frozenset(self._others)

    @property
    def busy(self) -> bool:
        """True if a question waits for its answer, also one to our engine for a person."""
        return any(client.asked for client in self._others.values()) or self._ours.busy

    @property
    def thinking(self) -> bool:
        """True if one of them works at an answer."""
        return any(client.busy for client in (self._ours, *self._others.values()))

    def start(self) -> None:
        """Start all processes in the background."""
        for client in (self._ours, *self._others.values()):
            client.start()

    def choose(self, match: Match, seat: int, seed: int, listen: Listener) -> None:
        """The move of the bot at `seat`, which is to move; `listen` gets `Best`."""
        level = match.header.seats[seat].level
        # A record may name a level of another version or of another program: ours play at their usual one.
        self._others.get(seat, self._ours).choose(match, level if level in LEVELS else "", seed, listen)

    def hurry(self) -> None:
        """Ask for the best answer found so far; another program answers when it likes."""
        self._ours.hurry()

    def cancel(self) -> None:
        """Forget the question under way."""
        for client in (self._ours, *self._others.values()):
            client.cancel()

    def retry(self, seat: int) -> None:
        """Ask the program at `seat` again what failed."""
        if seat in self._others:
            self._others[seat].retry()

    def dismiss(self, seat: int) -> None:
        """End the program at `seat`: from now on our engine decides there."""
        client = self._others.pop(seat, None)
        if client is not None:
            client.close()
            client.deleteLater()

    def close(self) -> None:
        """End all processes."""
        for client in (self._ours, *self._others.values()):
            client.close()


class OnlyAnswers:
    """Finds them in one match, for its `people`. Where several of these have secrets from each other there are none:
    an action applied without asking would reveal something to the others.
    """

    def __init__(self, match: Match, people: frozenset[int]) -> None:
        self._match = match
        self._people = people
        self._known: dict[int, Action | None] = {}
        self.allowed: Callable[[View], bool] = _nowhere
        """True if such a decision may be applied, by public information."""
        self.taken: set[int] = set()
        """The plies at which one was taken."""

    def now(self) -> Action | None:
        """The only answer to the decision at hand; None if there are several, or the player is to be asked."""
        return self._of(self._match.ply, self._match.state)

    def at(self, ply: int) -> Action | None:
        """The same of the decision that was taken at `ply`."""
        return self._of(ply, None)

    def taken_at(self, ply: int) -> bool:
        """True if the action number `ply` was applied without asking."""
        return ply in self.taken

    def changed_at(self, ply: int) -> None:
        """Another action than before may have been taken at `ply`: what followed is no longer so."""
        self._known = {known: action for known, action in self._known.items() if known <= ply}
        self.taken = {known for known in self.taken if known < ply}

    def _of(self, ply: int, state: State | None) -> Action | None:
        if ply not in self._known:
            state = state or self._match.position(ply)
            legal = state.legal_actions()
            self._known[ply] = legal[0] if len(legal) == 1 and not self._is_secret(state) else None
        answer = self._known[ply]
        if answer is None:
            return None
        state = state or self._match.position(ply)
        return answer if self.allowed(state.view(None)) else None

    def _is_secret(self, state: State) -> bool:
        return len(self._people) > 1 and (state.simultaneous or holds_secrets(state, self._people))


def _nowhere(_view: View) -> bool:
    return False


_SEEN: Final = 20
"""Milliseconds after something has been shown in which its end is painted: what comes next is another frame's work."""


class MatchController(QObject):
    """Owns the Match while it is on the table. Never blocks; nothing is shown before it is stored.

    `viewer` is the seat from whose view the table is shown, None for a spectator's; in hot seat it changes only
    through a curtain: `handed_over` names the next player, and the table shows public things only until
    `take_over` is called. While the page animates it holds the controller back with `hold` and lets go with `release`.
    """

    changed = Signal(object)
    """Tuple of the events of one action, or of several of bots that run together; empty after a silent change (undo,
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
        """True if an action of a bot or of chance and the next one belong together, by the views before and after the
        first: then `changed` is emitted for both together."""
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
            before = self.state.view(None)
            self.match.apply_chance()
            self._acted(CHANCE, before)
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
        self._acted(mover, before)

    def _acted(self, mover: int, before: View) -> None:
        """Announce the last action, unless what follows it belongs to it and no person decides either."""
        following = self.state.to_move
        unattended = following != TERMINAL and self.people.isdisjoint((mover, following))
        if unattended and self.runs_on(before, self.state.view(None)):
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
