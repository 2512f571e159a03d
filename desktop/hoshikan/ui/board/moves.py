"""The list of moves: every legal action in words. A game can be played with it alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from hoshikan.ui.board.match.models import MovesFilter, MovesModel
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.tables import WrappedLines


class MovesPanel(QWidget):
    """A box to type into, the moves that match, and actions on the selected one.

    Enter in the box plays the only or selected move that matches; other text is tried as it is typed, so that
    the refusal gives the reason. While there is nothing to choose the box keeps the focus, and text typed there waits.
    """

    play_wanted = Signal(str)
    why_not_wanted = Signal(str)
    pointed = Signal(str)
    """The notation of the selected move, "" for none."""
    left = Signal()
    """Escape was pressed: the keyboard is wanted back where it was."""

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = MovesFilter(self)
        self._filter.setSourceModel(model)
        self.box = QLineEdit()
        self.box.setClearButtonEnabled(True)
        self.box.textChanged.connect(self._look_for)
        self.box.returnPressed.connect(self._play)
        self.box.installEventFilter(self)
        self.list = QListView()
        self.list.setModel(self._filter)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setItemDelegate(WrappedLines(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.activated.connect(self._play)
        self.list.selectionModel().currentChanged.connect(self._on_selected)
        self._empty = label(muted=True, wrap=True)
        self.play_button = button("", self._play)
        self.why_button = button("quiet", lambda: self.why_not_wanted.emit(self.selected()))
        row = QHBoxLayout()
        spaced(row, 0, GAP["s"])
        row.addWidget(self.play_button)
        row.addWidget(self.why_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.box)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        model.modelReset.connect(lambda: self._look_for(self.box.text()))
        self._refresh()

    def retranslate(self) -> None:
        self.box.setPlaceholderText(self.tr("Type words or a move"))
        self.box.setAccessibleName(self.tr("Search or type a move"))
        self.list.setAccessibleName(self.tr("Moves you can make"))
        self._empty.setText(self.tr("No move to choose right now."))
        self.play_button.setText(self.tr("Play this"))
        self.why_button.setText(self.tr("Why not this?"))

    def take_keyboard(self) -> None:
        """Give the box the focus; what is typed next replaces what is in it."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def selected(self) -> str:
        """The notation of the selected move, "" for none."""
        notation = self.list.currentIndex().data(MovesModel.NotationRole)
        return notation if isinstance(notation, str) else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrow keys lead from the box into the list."""
        if watched is self.box and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                row = min(max(self.list.currentIndex().row() + step, 0), self._filter.rowCount() - 1)
                self.list.setCurrentIndex(self._filter.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _look_for(self, typed: str) -> None:
        self._filter.look_for(typed)
        self.list.setCurrentIndex(self._filter.index(0, 0) if typed.strip() else QModelIndex())
        self._refresh()

    def _play(self) -> None:
        notation = self.selected() or self.box.text().strip()
        if notation and self._any_moves():
            self.box.clear()
            self.play_wanted.emit(notation)

    def _on_selected(self) -> None:
        self._refresh()
        self.pointed.emit(self.selected())

    def _refresh(self) -> None:
        self._empty.setVisible(not self._any_moves())
        for pressed in (self.play_button, self.why_button):
            pressed.setEnabled(bool(self.selected()))

    def _any_moves(self) -> bool:
        return self._filter.sourceModel().rowCount() > 0
