"""Setting up a position: on the real table of a game, checked by its rules at every step, and played from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Game, RecordError, Seat, SetupError, State, View
from hoshikan.engine.editing import Dial
from hoshikan.ui.board import keytable
from hoshikan.ui.board.bar import BoardBar, BoardPart
from hoshikan.ui.board.match.deals import Hidden, OriginWords, guess
from hoshikan.ui.board.screens import edit_text_of
from hoshikan.ui.board.session import Play, Redo, Undo
from hoshikan.ui.board.side import PractiseButton
from hoshikan.ui.board.table.editing import Editing
from hoshikan.ui.features.position.session import (
    BeginAnew,
    Clear,
    DealHidden,
    EditSession,
    EditState,
    Load,
    Origin,
    Practise,
    Save,
    TakeSeat,
    copied,
)
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, TARGET
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import Column, DropDown, Flow, button, emptied, label, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import sharing as clipboard
from hoshikan.ui.shared.actionpage import ActionPage
from hoshikan.ui.text.covertext import COUNTS
from hoshikan.ui.text.gametext import EditText, GameText


class _Box(QSpinBox):
    """Without the focus it leaves the wheel to the page that scrolls under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Stepper(QWidget):
    """`turned` carries the wanted number; `show_number` sets it."""

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _Box()
        self.box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.box.setMinimumHeight(TARGET)
        self.box.setAlignment(Qt.AlignmentFlag.AlignRight)
        # A number of several figures is meant when it is whole.
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self.turned)
        self._fit()
        self.less = self._button("−", self.box.stepDown)
        self.more = self._button("+", self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["xs"])
        for part in (self.less, self.box, self.more):
            row.addWidget(part)
        self.setFocusProxy(self.box)
        # Qt puts nothing in order that takes no focus itself.
        self.setFocusPolicy(self.box.focusPolicy())

    def show_number(self, number: int, values: range) -> None:
        """Set the number and its range, without a signal."""
        with QSignalBlocker(self.box):
            self.box.setRange(values[0], values[-1])
            self.box.setValue(number)
        self.less.setEnabled(number > values[0])
        self.more.setEnabled(number < values[-1])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Every control in a column is as wide, whatever its number."""
        self.box.setFixedWidth(self.fontMetrics().horizontalAdvance("0000") + 2 * GAP["m"])

    def say(self, name: str) -> None:
        """Set the name of the number, for screen readers."""
        self.box.setAccessibleName(name)
        self.less.setAccessibleName(f"{name} −1")
        self.more.setAccessibleName(f"{name} +1")

    def _button(self, sign: str, step: object) -> QToolButton:
        made = QToolButton()
        made.setText(sign)
        made.setProperty("kind", "quiet")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(step)
        return made


_COMMANDS: Final = ("start", "clear", "copy", "paste", "deal", "save")


class EditPanel(BoardPart):
    """Dials in groups: the piece that is picked, each seat, the table as a whole."""

    copy_wanted = Signal()
    paste_wanted = Signal()

    def __init__(self, game: Game, text: GameText[View], words: EditText[View], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._state: EditState | None = None
        self._text = text
        self._words = words
        self._built: tuple[str, ...] = ()
        self.controls: dict[str, Stepper | DropDown] = {}
        """By the id of the dial."""
        self.players = _drop_down()
        self.players.activated.connect(self._on_variant)
        self.options = {option.id: _drop_down() for option in game.options}
        for choice in self.options.values():
            choice.activated.connect(self._on_variant)
        self.seat = _drop_down()
        self.seat.activated.connect(lambda seat: self.command.emit(TakeSeat(seat)))
        self.buttons: dict[str, QPushButton] = {name: button("", partial(self._on_button, name)) for name in _COMMANDS}
        self._whole = label("large")
        self._fixed = [label(wrap=True) for _ in range(2 + len(self.options))]
        self._dials = QVBoxLayout()
        self._dials.setSpacing(GAP["m"])
        hides = guess(game, game.new(seed=0), 0) is not None
        self.hands = label("small", muted=True, wrap=True)
        """Explain how to see what the others hold."""
        if not hides:
            self.buttons["deal"].hide()
            self.hands.hide()
        commands = QWidget()
        row = Flow(commands)
        spaced(row, 0, GAP["s"])
        row.stand_in_columns(2)
        for name in _COMMANDS:
            row.addWidget(self.buttons[name])
        place = QGridLayout()
        place.setColumnStretch(0, 1)
        _place(place, 0, self._fixed[0], self.seat)
        place.addWidget(self.hands, 2, 0, 1, 2)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for number, control in enumerate((self.players, *self.options.values())):
            _place(grid, number, self._fixed[number + 1], control)
        self._column = Column(600)
        body = self._column.body
        body.addWidget(commands)
        body.addLayout(place)
        body.addLayout(self._dials)
        body.addWidget(self._whole)
        body.addLayout(grid)
        body.addStretch(1)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addWidget(self._column)

    # What is shown

    def minimumSizeHint(self) -> QSize:
        """Width of what is inside, which would be cut at the side otherwise."""
        bar = self._column.verticalScrollBar().sizeHint().width()
        wide = self._column.inside.minimumSizeHint().width() + bar
        return super().minimumSizeHint().expandedTo(QSize(wide, 0))

    def show_state(self, state: EditState, picked: str = "") -> None:
        """Show the position; `picked` is the piece that is in the hand, or ""."""
        self._state = state
        dials = [dial for dial in state.dials if dial.piece in ("", picked)]
        if (built := (*self._words.names, *(dial.id for dial in dials))) != self._built:
            self._built = built
            self._build(dials, state)
        for dial in dials:
            self._show_dial(dial, state.view)
        self._fill(self.seat, list(self._words.names), state.seat)
        game, options = self._game, state.position.setup.get("options", {})
        counts = list(game.players_with(options))
        self._fill(self.players, [COUNTS.players(count) for count in counts], counts.index(state.position.players))
        chosen = game.option_values(options)
        for option in game.options:
            words = [self._text.option_value(option, value) for value in option.values]
            self._fill(self.options[option.id], words, option.values.index(chosen[option.id]))
        self.updateGeometry()

    def retranslate(self) -> None:
        self._whole.setText(self.tr("The whole table"))
        words = {
            "start": self.tr("Standard setup"),
            "clear": self.tr("Clear the table"),
            "copy": self.tr("Copy as text"),
            "paste": self.tr("Paste"),
            "deal": self.tr("Redeal hidden cards"),
            "save": self.tr("Save to the library"),
        }
        self.buttons["deal"].setToolTip(literal(self.tr("What you can't see from your seat is dealt at random.")))
        self.hands.setText(self.tr("This hand is open. Switch seats to see and change another hand."))
        for name, control in self.buttons.items():
            control.setText(words[name])
        named = [(self.seat, self.tr("Your seat")), (self.players, self.tr("Players"))]
        named += [(self.options[one.id], self._text.option(one)[0]) for one in self._game.options]
        for line, (choice, name) in zip(self._fixed, named, strict=True):
            line.setText(name)
            choice.setAccessibleName(name)
        self.setAccessibleName(self.tr("Position"))
        self._built = ()

    def _build(self, dials: Sequence[Dial], state: EditState) -> None:
        emptied(self._dials)
        self.controls.clear()
        view = state.position.view(None)
        groups: dict[str, list[Dial]] = {}
        for dial in sorted(dials, key=lambda one: not one.piece):
            groups.setdefault("" if dial.seat is None else dial.id.partition(":")[0], []).append(dial)
        for kind, members in groups.items():
            if kind or len(groups) > 1:
                head = label("large", wrap=True)
                head.setText(self._words.dial(members[0], view) if kind else self.tr("The game"))
                self._dials.addWidget(head)
            grid = QGridLayout()
            grid.setColumnStretch(0, 1)
            for number, dial in enumerate(members):
                name = label(wrap=True)
                name.setText(self._words.dial(dial, view) if dial.seat is None else self._words.owner(dial.seat))
                control = self._control(dial)
                self.controls[dial.id] = control
                _place(grid, number, name, control)
            self._dials.addLayout(grid)
        stops = [self.buttons[_COMMANDS[-1]], self.seat, *self.controls.values(), self.players, *self.options.values()]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _control(self, dial: Dial) -> Stepper | DropDown:
        if isinstance(dial.values, range):
            stepper = Stepper()
            stepper.turned.connect(lambda number: self.command.emit(Play(f"set {dial.id} {number}")))
            return stepper
        choice = _drop_down()
        choice.activated.connect(lambda _index: self.command.emit(Play(f"set {dial.id} {choice.currentData()}")))
        return choice

    def _show_dial(self, dial: Dial, view: View) -> None:
        control, name = self.controls[dial.id], self._words.dial(dial, view)
        whose = name if dial.seat is None else f"{self._words.owner(dial.seat)}: {name}"
        if isinstance(control, Stepper):
            assert isinstance(dial.values, range)
            assert isinstance(dial.value, int)
            control.show_number(dial.value, dial.values)
            control.say(whose)
            return
        with QSignalBlocker(control):
            control.clear()
            for value in dial.values:
                control.addItem(self._words.value(dial, value, view), str(value))
            control.setCurrentIndex(list(dial.values).index(dial.value))
        control.setAccessibleName(whose)

    @staticmethod
    def _fill(choice: DropDown, words: Sequence[str], index: int) -> None:
        with QSignalBlocker(choice):
            choice.clear()
            choice.addItems(list(words))
            choice.setCurrentIndex(index)

    # What is wanted

    def _on_variant(self, _index: int) -> None:
        game, before = self._game, self._begin_anew()
        options = dict(before.options)
        for option in game.options:
            options[option.id] = option.values[self.options[option.id].currentIndex()]
        counts = list(game.players_with(before.options))
        players, allowed = counts[self.players.currentIndex()], game.players_with(options)
        self.command.emit(BeginAnew(players if players in allowed else allowed[0], options))

    def _on_button(self, name: str) -> None:
        if name == "copy":
            self.copy_wanted.emit()
        elif name == "paste":
            self.paste_wanted.emit()
        elif name == "start":
            self.command.emit(self._begin_anew())
        else:
            self.command.emit({"clear": Clear, "deal": DealHidden, "save": Save}[name]())

    def _begin_anew(self) -> BeginAnew:
        """Return the command for the usual start of what is being played."""
        assert self._state is not None
        position = self._state.position
        return BeginAnew(position.players, dict(position.setup.get("options", {})))


def _drop_down() -> DropDown:
    """One that is as wide as the panel, however long its words are."""
    made = DropDown()
    made.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(8)
    return made


def _place(grid: QGridLayout, number: int, name: QWidget, control: QWidget) -> None:
    """A number stands beside its name, words that may be long below it."""
    if isinstance(control, Stepper):
        grid.addWidget(name, 2 * number, 0)
        grid.addWidget(control, 2 * number, 1)
    else:
        grid.addWidget(name, 2 * number, 0, 1, 2)
        grid.addWidget(control, 2 * number + 1, 0, 1, 2)


class EditBar(BoardBar):
    """Origin of the position, the way back, and the way on to a game."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.undo = button("", lambda: self.command.emit(Undo()))
        self.redo = button("", lambda: self.command.emit(Redo()))
        self.practise = PractiseButton("primary", edits=False)
        self.practise.levels.offer(game.id)
        self.practise.wanted.connect(lambda level: self.command.emit(Practise(level)))
        for part in (self.undo, self.redo, self.practise):
            self.row.addWidget(part)

    def show_state(self, state: EditState) -> None:
        """Show the origin of the position, and which steps there are."""
        self.status.say(self._origin(state.origin))
        self.undo.setEnabled(state.can_undo)
        self.redo.setEnabled(state.can_redo)

    def retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.practise.retranslate()

    def _origin(self, origin: Origin) -> str:
        if origin == "left":
            return self.tr("This is the position you left here. “Standard setup” starts over.")
        if origin:
            return OriginWords().hidden(origin)
        return self.tr("Move pieces where the rules allow. You can start playing from here at any time.")


_NARROWEST: Final = 310
"""Logical pixels that the panel's buttons need at text size 100 %."""


class PositionPage(ActionPage[EditState]):
    """Shows the state of an EditSession, which begins with the usual start of a game or with a position of a match."""

    escape_goes_back = False
    edits = True
    scene: Editing[View]

    def __init__(
        self,
        context: AppContext,
        game_id: str,
        state: State | None = None,
        seats: Sequence[Seat] = (),
        hidden: Hidden = "",
        parent: QWidget | None = None,
    ) -> None:
        """`state`: the first position, with its players; None for the one that was left here last, or the usual start.
        `hidden` is the state of hidden things."""
        self.game, self.words = context.games[game_id], edit_text_of(game_id)
        library, player_name = lambda: context.library, lambda: context.settings.player_name
        self.session = EditSession.begin(self.game, state, seats, hidden, context.drafts, library, player_name)
        super().__init__(context, game_id, self.session, parent=parent)
        self.bar = EditBar(self.game)
        self.panel = EditPanel(self.game, self.text, self.words)
        self.panel.copy_wanted.connect(lambda: self._on_key("copy"))
        self.panel.paste_wanted.connect(lambda: self._on_key("paste"))
        self._frame_actions("position", self.panel, self.words, self.bar)
        self.side.narrowest = _NARROWEST
        self.panel.setAutoFillBackground(False)  # its boxes are to be seen on the ground of the window
        self.scene.pick_changed.connect(self._on_picked)
        keys = {name: keytable.TABLE[name] for name in ("undo", "redo", "rules", "moves", "copy")}
        keytable.bind(self, keys | {"paste": keytable.LIBRARY["paste"]}, self._on_key)

    # The page

    def title(self) -> str:
        return self.tr("Set up a position: {game}").format(game=self.text.title())

    def own_bar(self) -> QFrame:
        return self.bar

    def next_focus(self, lost: QWidget) -> QWidget | None:
        return self.board if self.bar.isAncestorOf(lost) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page where nothing is held."""
        if event.key() == Qt.Key.Key_Escape and not self.scene.choosing.is_busy:
            self.go_back.emit()
        else:
            super().keyPressEvent(event)

    def _on_key(self, command: str) -> None:
        if command in ("undo", "redo"):
            self._send(Undo() if command == "undo" else Redo())
        elif command == "copy":
            self.notice.emit(clipboard.copy_position(self.session.match()))
        elif command == "paste":
            self.paste(clipboard.pasted())
        else:
            super()._on_key(command)

    def paste(self, text: str) -> None:
        """Go on with the position that a copied record ends with, the first of several."""
        try:
            match = copied(text, self.context.games)
        except (RecordError, SetupError) as error:
            problem = error
            self.notice.emit(Notice("pasted", lambda: clipboard.refusal(problem), bad=True, here=True))
            return
        self._send(Load(match))

    # What is shown

    def _names(self, _state: EditState) -> Sequence[str]:
        return self.words.names

    def _render(self, state: EditState, before: EditState | None) -> None:
        self.words.names = self.session.names()
        self.bar.show_state(state)
        self.panel.show_state(state)
        if before is None or state.change != before.change:
            self.scene.take_up(state.pieces)
        super()._render(state, before)

    def _refuse(self, error: Exception) -> None:
        """Show why the rules forbid an edit, where the user looks."""
        self.scene.choosing.cancel()
        self.panel.show_state(self.session.state)
        super()._refuse(error)

    def _object(self, sentence: str, rule: str) -> None:
        self.bar.status.refuse(sentence, rule)
        announce(self.board, f"{sentence} {rule}".strip())

    def _on_picked(self, picked: tuple[str, ...]) -> None:
        if self._begun and not self.scene.is_empty:
            self.panel.show_state(self.session.state, next(filter(None, map(self.scene.piece_at, picked)), ""))
