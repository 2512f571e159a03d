"""All seats of a new game, as many as the game allows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import Seat
from hoshikan.ui.deals import DEFAULT_LEVEL, free_bot_name
from hoshikan.ui.theme import GAP, NIGHT, Theme
from hoshikan.ui.widgets.basic import button, emptied, label
from hoshikan.ui.widgets.seateditor import SeatEditor


class SeatList(QFrame):
    """Rows of seats with a button that adds one."""

    changed = Signal()

    def __init__(self, allowed: range, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._allowed = allowed
        self._theme = NIGHT
        self._editors: list[SeatEditor] = []
        self._heading = label("large")
        self._add = button("", self.add)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._add)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(GAP["s"])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        whole.setSpacing(GAP["m"])
        whole.addLayout(head)
        whole.addLayout(self._rows)

    def seats(self) -> list[Seat]:
        """Who sits where."""
        return [editor.seat() for editor in self._editors]

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Show these seats instead."""
        emptied(self._rows)
        self._editors = []
        for place, seat in enumerate(seats):
            editor = SeatEditor(place, seat, free_bot_name([other.name for other in seats]))
            editor.changed.connect(self.changed)
            # Queued: the row goes away, and with it the button that is being pressed.
            editor.removed.connect(lambda place=place: self.remove(place), Qt.ConnectionType.QueuedConnection)
            editor.set_removable(len(seats) > self._allowed[0])
            editor.apply_theme(self._theme)
            editor.retranslate()
            self._rows.addWidget(editor)
            self._editors.append(editor)
        self._add.setEnabled(len(seats) < self._allowed[-1])
        self.changed.emit()

    def editor(self, place: int) -> SeatEditor:
        """The row of a seat."""
        return self._editors[place]

    def add(self) -> None:
        """Bots, of the level of the last one, up to the next number of seats the game allows."""
        seats = self.seats()
        level = next((seat.level for seat in reversed(seats) if seat.is_bot), DEFAULT_LEVEL)
        wanted = min((count for count in self._allowed if count > len(seats)), default=len(seats))
        while len(seats) < wanted:
            seats.append(Seat("bot", free_bot_name([seat.name for seat in seats]), level))
        if len(seats) > len(self._editors):
            self.set_seats(seats)

    def remove(self, place: int) -> None:
        """Without this seat, and without the last ones as far as the game asks for it."""
        seats = self.seats()
        wanted = max((count for count in self._allowed if count < len(seats)), default=0)
        if wanted:
            self.set_seats((seats[:place] + seats[place + 1 :])[:wanted])

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for editor in self._editors:
            editor.apply_theme(theme)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Players"))
        self._add.setText(self.tr("Add a player"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
