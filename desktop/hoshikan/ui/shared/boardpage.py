"""The page of a session: its table, a bar above it, panels below and beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.engine import Match, MatchHeader, View
from hoshikan.ui.board.bar import BoardBar, BoardPart
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.scenes import new_table
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import BoardSession, BoardState, Command, Enter, Leave, Play, Seen
from hoshikan.ui.board.side import COPY_PICTURE, SidePanel, row_of
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.why import OtherCard, WhyCard
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.focusring import wait_mark
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.notebook import TurnedMap
from hoshikan.ui.shared.sharing import Sharing
from hoshikan.ui.shared.sitting import Feelings, dressed, sitters
from hoshikan.ui.text.gametext import HereWords

_READING: Final = 460
"""Width of what is read beside a table, in logical pixels at text size 100 %, …"""
_READING_SHARE: Final = 0.46
"""… and as a share of the page at most."""
_ENOUGH: Final = 0.7
"""A part of that width which is enough, if it is free beside the table."""
S = TypeVar("S", bound=BoardState)


class BoardPage(Page, Generic[S]):
    """Shows the state of a session, and sends it commands.

    A new state is shown in two parts: `_render` at once, and `_describe` when its position has been seen.
    """

    _feelings: Feelings | None = None
    """The moods after recent events, where the faces show them."""
    animates: ClassVar[bool] = True
    """False if the pieces of every position are in their places at once."""
    edits: ClassVar[bool] = False
    """True if the table is one on which a position is set up."""
    explains: ClassVar[bool] = True
    """True if a card explains the numbers of the table."""

    def __init__(
        self,
        context: AppContext,
        game_id: str,
        session: BoardSession[S],
        header: MatchHeader | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`header` is that of the match on the table, if it is one: its seats have names, faces and emblems."""
        super().__init__(context, parent)
        self._header = header
        self._ground: QWidget = self
        """The widget over which cards appear."""
        self._session = session
        self._described: S | None = None
        """The state that was described last; None if all of it has to be described (again)."""
        self._begun = False
        self.other: OtherCard | None = None
        """The card about other seats, where the page explains."""
        self.names: Sequence[str] = seat_names(header.seats) if header is not None else []
        session.setParent(self)
        session.changed.connect(self._on_changed)
        session.refused.connect(self._refuse)
        session.sounded.connect(context.sounds.play)
        session.noticed.connect(self.notice)
        session.settled.connect(self.notice_over)
        session.table_wanted.connect(lambda match: self.open_table.emit(match, None))
        session.page_wanted.connect(self.open_page)
        self.sharing = Sharing(context, self)
        self.sharing.notice.connect(self.notice)
        self.sharing.over.connect(self.notice_over)
        self._set_table(game_id)

    def _set_table(self, game_id: str) -> None:
        """Begin with the empty table of a game."""
        self.game_id, self.text = game_id, text_of(game_id)
        self.board = new_table(game_id, self._dressed(self.context.theme()), self, self._wire, edits=self.edits)

    def _wire(self, scene: TableScene[View]) -> None:
        """Listen to the table."""
        context, session = self.context, self._session
        self.scene = scene
        scene.set_motion(context.speed() if self.animates else "off")
        if self.animates:
            context.speed_changed.connect(scene.set_motion)
        scene.hearing.heard.connect(context.sounds.play)
        scene.action_chosen.connect(lambda notation: self._send(Play(notation)))
        scene.arrived.connect(self._on_arrived)
        scene.settled.connect(lambda: session.dispatch(Seen()))
        if self._header is not None and scene.turns_map:
            self._turned = TurnedMap(context.notebook, self._header)
            scene.stage.turn_map(self._turned.value)
            scene.stage.map_turned.connect(lambda: self._turned.keep(turned=scene.stage.camera.is_turned))
        scene.objected.connect(self._object)
        scene.prompted.connect(self._prompt)

    def _frame(self, bar: BoardBar | None, side: SidePanel, *under: BoardPart, log: LogPanel | None = None) -> None:
        """Put everything in its place; `under` is below the table."""
        self._hold(*(() if bar is None else (bar,)), side, *under)
        around = self._ground = self._lay_out(bar, side, under)
        if self.explains:
            self.why = WhyCard(around, self.board, log)
            self.why.rule_wanted.connect(self.show_rule)
        if log is not None:
            scene = self.scene
            log.pointed.connect(lambda one: scene.highlight(frozenset() if one is None else scene.keys_of(one.event)))
            self.other = OtherCard(around, self.board, log, self._asked)
            self.other.command.connect(self._send)
            self.other.rule_wanted.connect(self.show_rule)
            self.other.move_wanted.connect(self._show_move)

    def _asked(self) -> tuple[Match, int, int | None] | None:
        """Return the match, its ply and the seat at the screen, where actions of other seats may be asked about."""
        shared = self._shared()
        return None if shared is None or not self._explains_others() else (*shared, self._session.state.seat)

    def ask_other(self) -> None:
        """Ask why another seat acted as it did."""
        if self.other is not None:
            self.other.ask()

    def _explains_others(self) -> bool:
        """True if actions of other seats may be asked about now."""
        return True

    def _show_move(self, ply: int) -> None:
        """Show the action that an answer is about."""

    def _show_other(self, state: S) -> None:
        shared = self._shared()
        if self.other is not None and shared is not None:
            self.other.show_other(state.other, shared[0], list(self.names))

    def _hold(self, *parts: BoardPart | SidePanel) -> None:
        """Connect what shows the state beside the table."""
        self._parts = parts
        for part in parts:
            part.command.connect(self._send)
            part.rule_wanted.connect(self.show_rule)

    # What a mode adds

    def _lay_out(self, bar: QWidget | None, side: SidePanel, under: Sequence[QWidget]) -> QWidget:
        """Lay the page out; returns the widget over which cards appear."""
        left, whole = QVBoxLayout(), QVBoxLayout(self)
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        for part in under:
            left.addWidget(part)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        if bar is not None:
            whole.addWidget(bar)
        whole.addLayout(row_of(left, side), 1)
        return self

    def _send(self, command: Command) -> None:
        """Pass a command of the table, the bar or a panel on."""
        self._session.dispatch(command)

    def _render(self, state: S, before: S | None) -> None:
        """Show what is new since `before`; everything if that is None."""
        if before is None or state.change != before.change:
            animate = before is not None and bool(state.events)
            events = state.events if animate else ()
            self.names = self._names(state)
            self.scene.show_position(state.view, state.seat, state.actions, self.names, events, animate)

    def _describe(self, state: S, before: S | None) -> None:
        """Show what may be known of the position now that it has been seen; `before` was described last."""
        moved = before is None or state.change != before.change
        if moved and (sitting := self._sitting()):
            self.scene.stage.seat(sitting)
        if moved or (before is not None and state.hinted != before.hinted):
            self.scene.set_hint(state.hinted)

    def _mark(self, notation: str) -> None:
        """Show an action on the table; none for ""."""
        self.scene.set_hint((notation,) if notation else ())

    def _names(self, _state: S) -> Sequence[str]:
        """Return the names of the seats in the language of the moment."""
        return self.names

    def _sitting(self) -> list[Sitter]:
        """Return the faces at the table, in the mood of the position."""
        if self._header is None:
            return []
        return sitters(self.context.notebook, self._header.seats, self._session.state.view, self.text, self._feelings)

    def _first_focus(self) -> QWidget:
        return self.board

    def _shared(self) -> tuple[Match, int] | None:
        """Return the match and the ply that can be shared."""
        return None

    def _object(self, sentence: str, _rule: str) -> None:
        """Say why a piece does not go where it was tried."""
        announce(self.board, sentence)

    def _refuse(self, error: Exception) -> None:
        """Say why the session refused a command."""

    def _prompt(self, sentence: str) -> None:
        """Name the next choice."""
        announce(self.board, sentence)

    def show_rule(self, rule: str) -> None:
        """Open the rule book at a rule."""
        self.open_rules.emit(self.game_id, rule)

    # Asking the rules

    def reading_room(self) -> QRect | None:
        top, beside = self.board.mapTo(self, QPoint()).y(), self._beside()
        wide = min(round(_READING * self.context.text_size / 100), round(self.width() * _READING_SHARE))
        wide = beside if beside >= wide * _ENOUGH else wide
        return QRect(self.width() - wide, top, wide, self.height() - top)

    def lie_under(self, pixels: int) -> None:
        beside = self._beside()
        self._ground.setContentsMargins(0, 0, max(0, pixels - beside), 0)

    def _beside(self) -> int:
        """Return how many pixels at the right the table leaves to other things."""
        free = self.width() - self.board.mapTo(self, QPoint(self.board.width(), 0)).x()
        return free - self._ground.contentsMargins().right()

    def rule_here(self, rule: str) -> Sequence[str]:
        kinds = self._session.meaning(rule) if rule else None
        lit = [str(action) for kind in kinds or () for action in kind.applying or kind.allowed]
        handled = self.scene.affordances_of(lit) if lit else ()
        self.scene.highlight(frozenset(key for one in handled for key in (*one.pieces, *one.seal, *one.targets)))
        return HereWords().of(kinds, self.text, self.scene.view) if rule else ()

    def share(self, way: str) -> None:
        """Copy a picture of the table, or the match as text."""
        shared = self._shared()
        if way == COPY_PICTURE:
            self.sharing.copy_picture(self.scene, self.board, self._sitting())
        elif shared is not None:
            self.sharing.copy(*shared)

    # The page

    def retranslate(self) -> None:
        self.scene.fast_forward()
        if self._header is not None:
            self.names = seat_names(self._header.seats)
        for part in self._parts:
            part.retranslate()
        if self.explains:
            self.why.retranslate()
        if self.other is not None:
            self.other.retranslate()
        self._show_again()

    def apply_theme(self, theme: Theme) -> None:
        theme = self._dressed(theme)
        self.scene.set_theme(theme)
        for part in self._parts:
            if isinstance(part, SidePanel):
                part.fit(self.context.text_size)
            part.apply_theme(theme)

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self._show_again()
        self._session.dispatch(Enter())
        self._first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        if (mark := wait_mark(self)) is not None:
            mark.end()
        self._session.dispatch(Leave())

    def closing(self) -> None:
        self.sharing.close()
        self._session.close()

    def _dressed(self, theme: Theme) -> Theme:
        return theme if self._header is None else dressed(theme, self.context.notebook, self._header)

    def _show_again(self) -> None:
        if self._begun:
            self._described = None
            self._render(self._session.state, None)
            self._on_arrived()

    def _on_changed(self, state: S, before: S) -> None:
        if not self._begun:
            return
        self._render(state, before)
        if state.other != before.other:
            self._show_other(state)
        self._mark_wait(state)
        if not self.scene.is_staging:
            self._on_arrived()

    def _mark_wait(self, state: S) -> None:
        """Let the pressed place show that an answer takes its time."""
        if (mark := wait_mark(self)) is not None:
            mark.moves = self.context.speed() not in ("off", "still")
            mark.follow(self._waits(state), self._wait_at())

    def _waits(self, state: S) -> bool:
        """True while an answer is not there that was asked for."""
        return state.other is not None and state.other.growing

    def _wait_at(self) -> QWidget | None:
        """Return the control of what was asked for by a key."""
        return None

    def _on_arrived(self) -> None:
        state, before = self._session.state, self._described
        if state is not before:
            self._described = state
            self._describe(state, before)
            self.here_changed.emit()
