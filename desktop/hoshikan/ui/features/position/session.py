"""The session of a position that is being set up: the position, the way back, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Literal, Protocol

from PySide6.QtCore import QObject

from hoshikan.engine import Game, Match, MatchHeader, Seat, SetupError, State, record
from hoshikan.engine.draft import Draft
from hoshikan.engine.editing import Dial, Piece
from hoshikan.engine.game import Options
from hoshikan.library import LibraryProblem
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.deals import Hidden
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.session import BoardSession, BoardState, Command, Play, Redo, Undo
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.shared.messages import Messages

if TYPE_CHECKING:
    from hoshikan.ui.session.notebook import PositionDrafts

Origin = Literal["", "left", "kept", "dealt"]
"""Origin of the position before the first edit: "left" on this page; of hidden things as in `Hidden`."""


class BeginAnew(Command, frozen=True):
    """Go to the usual start of a game."""

    players: int
    options: Options


class Clear(Command, frozen=True):
    """Take everything off the table that can be."""


class DealHidden(Command, frozen=True):
    """Deal anew what cannot be known from the user's seat."""


class TakeSeat(Command, frozen=True):
    """Look at the table, and play, from another seat."""

    seat: int


class Load(Command, frozen=True):
    """Go on with a position of a match, of the same game or on another page."""

    match: Match


class Practise(Command, frozen=True):
    """Play from the position against bots of a level."""

    level: str


class Save(Command, frozen=True):
    """Put the position into the library."""


class EditState(BoardState, frozen=True, kw_only=True):
    """A position being set up; `actions` are the edits that move a piece, those that the rules refuse included."""

    seat: int
    position: State
    """Read it only."""
    pieces: tuple[Piece, ...]
    dials: tuple[Dial, ...]
    seats: tuple[Seat, ...] = ()
    """The players of the match that the position comes from, if any."""
    can_undo: bool = False
    can_redo: bool = False
    origin: Origin = ""


class Drafts(Protocol):
    """Stores the positions that are being set up."""

    def keep(self, draft: Draft, position: Match, /) -> None: ...


class Matches(Protocol):
    """Stores matches."""

    def create(self, match: Match, /) -> int: ...


def copied(text: str, games: Mapping[str, Game]) -> Match:
    """Return the first match of a copied text, whose position can be set up. Raises RecordError and SetupError."""
    match = record.read_all(text, games)[0]
    Draft(match.game, match.state)
    return match


class EditSession(BoardSession[EditState]):
    """Edits of one position, each checked by the rules and stored at once, so that closing the window loses nothing."""

    def __init__(
        self,
        draft: Draft,
        seat: int,
        seats: Sequence[Seat],
        origin: Origin,
        drafts: Drafts,
        library: Callable[[], Matches],
        player_name: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`seat` is the user's; `seats` are the players of the match that the position comes from, if any."""
        self._draft = draft
        self._drafts = drafts
        self._library = library
        self._player_name = player_name
        self._is_unkept = False
        """True if it was reported that the library cannot store the position."""
        super().__init__(self._shown(0, seat, tuple(seats), origin), parent)

    @classmethod
    def begin(
        cls,
        game: Game,
        first: State | None,
        seats: Sequence[Seat],
        hidden: Hidden,
        drafts: PositionDrafts,
        library: Callable[[], Matches],
        player_name: Callable[[], str],
    ) -> EditSession:
        """Begin with the position `first` of `seats`; without one where the user left off, or with the usual start."""
        if first is None and (left := drafts.of(game.id)) is not None:
            return cls(left.draft, left.own, left.seats, "left", drafts, library, player_name)
        draft = Draft(game, first or game.new(seed=deals.fresh_seed()))
        return cls(draft, max(0, draft.state.to_move), seats, hidden, drafts, library, player_name)

    @property
    def game(self) -> Game:
        return self._draft.game

    def dispatch(self, command: Command) -> None:
        draft, state = self._draft, self.state
        match command:
            case Play(edit):
                self._do(lambda: draft.apply(edit))
            case Undo():
                self._do(draft.undo)
            case Redo():
                self._do(draft.redo)
            case Clear():
                self._do(draft.clear)
            case BeginAnew(players, options):
                self._do(lambda: draft.begin_anew(players, options, deals.fresh_seed()))
            case DealHidden():
                other = state.position.determinize(state.seat, Random(deals.fresh_seed()))
                self._do(lambda: draft.load(other), origin="dealt")
            case Load(match) if match.game.id == self.game.id:
                self._do(lambda: draft.load(match.state), seats=match.header.seats)
            case Load(match):
                self.page_wanted.emit("position", (match.game.id, match.state, match.header.seats))
            case TakeSeat(seat):
                self._change(self._shown(state.change + 1, seat, state.seats, state.origin))
            case Practise(level):
                self.table_wanted.emit(deals.against(self.match(), state.seat, level, self._player_name()))
            case Save():
                self._save()

    def names(self) -> tuple[str, ...]:
        """The names of the seats in the language now installed: those of the match that the position comes from, else
        the user and bots."""
        seats, players = self.state.seats, self.state.position.players
        if len(seats) == players:
            return tuple(seat_names(seats))
        names = [self._player_name() or seat_names((Seat(), Seat("bot")))[0]]
        while len(names) < players:
            names.append(deals.free_bot_name(names))
        return tuple(names)

    def match(self) -> Match:
        """The position as a match of its own, in which nothing has happened yet: a person at the user's seat."""
        setup, own = self.state.position.setup, self.state.seat
        options = self.game.checked_options(setup.get("options"))
        seats = tuple(Seat("bot" if seat != own else "human", name) for seat, name in enumerate(self.names()))
        header = MatchHeader(
            self.game.id, self.game.rules_version, seats, options, deals.fresh_seed(), setup, deals.today()
        )
        return Match(self.game, header)

    def _do(self, act: Callable[[], object], origin: Origin = "", seats: tuple[Seat, ...] | None = None) -> None:
        """Change the draft; where the rules forbid it, nothing changes."""
        state = self.state
        try:
            act()
        except SetupError as error:
            self.sounded.emit("refuse")
            self.refused.emit(error)
            return
        self._change(self._shown(state.change + 1, state.seat, state.seats if seats is None else seats, origin))
        try:
            self._drafts.keep(self._draft, self.match())
        except LibraryProblem as error:
            if not self._is_unkept:
                self._is_unkept = True
                self._report(error)

    def _shown(self, change: int, seat: int, seats: tuple[Seat, ...], origin: Origin) -> EditState:
        draft = self._draft
        own = min(seat, draft.state.players - 1)
        return EditState(
            view=draft.state.view(own),
            seat=own,
            actions=tuple(draft.moves()),
            change=change,
            position=draft.state,
            pieces=tuple(draft.editor.pieces(draft.state)),
            dials=tuple(draft.dials()),
            seats=seats,
            can_undo=draft.can_undo,
            can_redo=draft.can_redo,
            origin=origin,
        )

    def _save(self) -> None:
        match = deals.against(self.match(), self.state.seat, deals.DEFAULT_LEVEL, self._player_name())
        try:
            self._library().create(match)
        except LibraryProblem as error:
            self._report(error)
            return
        there = NoticeAction(lambda: self.tr("Show it there"), lambda: self.page_wanted.emit("library", ()))
        self.noticed.emit(Notice("saved", lambda: self.tr("The position was saved."), actions=(there,), here=True))

    def _report(self, problem: LibraryProblem) -> None:
        self.noticed.emit(Notice("library", lambda: Messages().of(problem), bad=True))
