"""Messages and offers of the table while its match cannot be stored in the library."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from hoshikan.library import LibraryProblem
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session import recordfiles
from hoshikan.ui.shared.keeping import Keeping
from hoshikan.ui.shared.messages import Messages

KEY = "library"


class TableKeeping(QObject):
    """Follows an autosave; shows the place of the match, offers to try again and, if it has none, to save it
    elsewhere."""

    notice = Signal(object)
    over = Signal(str)
    """The key of a notice that no longer holds."""

    def __init__(self, autosave: Autosave, table: QWidget) -> None:
        super().__init__(table)
        self._keeper = autosave
        self._table = table
        self._reported = False
        autosave.problem.connect(self._on_problem)
        autosave.recovered.connect(self._on_recovered)
        autosave.diverted.connect(self._on_diverted)

    def close(self) -> None:
        """The table goes: a match that is nowhere can be saved now or never."""
        autosave = self._keeper
        while autosave.unsaved and self._wants_to_save():
            self._save()
        if self._reported:
            self.over.emit(KEY)
        if (file := autosave.rescued) is not None:
            self.notice.emit(Notice(KEY, lambda: Keeping().left_behind(file)))

    def _on_problem(self, problem: LibraryProblem) -> None:
        self._reported = True
        file, words = self._keeper.rescued, Keeping()
        actions = [NoticeAction(words.again, self._keeper.catch_up)]
        if file is None:
            actions.append(NoticeAction(words.save, self._save))
        self.notice.emit(Notice(KEY, lambda: words.of_a_match(problem, file), bad=True, actions=tuple(actions)))

    def _on_recovered(self) -> None:
        self._reported = False
        self.notice.emit(Notice(KEY, lambda: self.tr("Your game is saved again.")))

    def _on_diverted(self, problem: LibraryProblem) -> None:
        self._reported = False
        self.notice.emit(Notice(KEY, lambda: Keeping().diverted(problem), bad=True))

    def _wants_to_save(self) -> bool:
        words = Keeping()
        box = QMessageBox(self._table.window())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words.last_chance())
        save = box.addButton(words.save(), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(words.lose(), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(save)
        box.exec()
        return box.clickedButton() is save

    def _save(self) -> None:
        try:
            path = recordfiles.save(self._keeper.match, self._table.window())
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("record", lambda: Messages().of(problem), bad=True))
            return
        if path is not None:
            self._keeper.saved_as(path)
            self.over.emit(KEY)
            self.notice.emit(Notice("record", lambda: self.tr("Saved as {path}.").format(path=path)))
