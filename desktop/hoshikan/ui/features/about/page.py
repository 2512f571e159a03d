"""About: what this is, under which terms it and its parts come, and how to report a fault without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hoshikan import __version__
from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.features.about.papers import facts, papers, write_report
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, frame, label
from hoshikan.ui.kit.widgets.column import Column
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.recordfiles import RecordFiles

WIDEST: Final = 1180
_ICON: Final = QSize(96, 96)
_LEAST_TEXT: Final = 300
_LIST: Final = 300
REPORT: Final = "hoshikan-report.zip"


class AboutPage(Page):
    """Name and version, a report of a fault as a file, and the licences of everything shipped."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._papers = papers()
        self._icon = QLabel()
        try:
            self._icon.setPixmap(QIcon(str(resource("icons", "hoshikan.svg"))).pixmap(_ICON))
        except MissingResourceError:
            self._icon.hide()
        self._name, self._words = label("display"), label(wrap=True)
        self._version = label("large", muted=True)
        self._fault, self._fault_words = label("large"), label(wrap=True)
        self._facts = label("small", muted=True)
        self._facts.setText(facts().strip().replace("\n", "  ·  "))
        self.report = button("primary", self._save_report)
        self.folder = button("", self._open_folder)
        self._licences = label("large")
        self.list, self.text = QListWidget(), QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for paper in self._papers:
            self.list.addItem("  ·  ".join(filter(None, (f"{paper.name} {paper.version}".strip(), paper.licence))))
        self.list.currentRowChanged.connect(self._show_paper)
        self._build()
        self.list.setCurrentRow(0)

    def title(self) -> str:
        return self.tr("About Hoshikan")

    def retranslate(self) -> None:
        self._name.setText(self.tr("Hoshikan"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._words.setText(
            self.tr(
                "Five games of stars and crowns to learn, and to play against bots or with each other. An "
                "unofficial fan project. It works offline and sends nothing anywhere."
            )
        )
        self._fault.setText(self.tr("Something not working?"))
        self._fault_words.setText(
            self.tr(
                "Save a report and send it to the person you got Hoshikan from. It's a file with the log and "
                "the line below; you can open it to check."
            )
        )
        self.report.setText(self.tr("Save a report…"))
        self.folder.setText(self.tr("Open my data folder"))
        self._licences.setText(self.tr("Licences"))
        self.list.setAccessibleName(self.tr("What's included"))
        self.text.setAccessibleName(self.tr("Licence text"))
        self._show_paper(self.list.currentRow())

    def save_report(self, path: Path) -> None:
        """Write the report and show its path, or the reason why it could not be written."""
        try:
            write_report(path)
        except OSError as error:
            reason = error.strerror or str(error)
            self.notice.emit(
                Notice("report", lambda: self.tr("The report could not be saved: {why}").format(why=reason), bad=True)
            )
        else:
            self.notice.emit(Notice("report", lambda: self.tr("Saved as {file}.").format(file=path)))

    def _build(self) -> None:
        column = Column(WIDEST)
        head = QHBoxLayout()
        head.setSpacing(GAP["xl"])
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        for part in (self._name, self._version, self._words):
            words.addWidget(part)
        head.addLayout(words, 1)
        column.body.addLayout(head)
        panel = frame("panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        inside.setSpacing(GAP["s"])
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP["m"])
        buttons.addWidget(self.report)
        buttons.addWidget(self.folder)
        buttons.addStretch(1)
        for part in (self._fault, self._fault_words, self._facts):
            inside.addWidget(part)
        inside.addLayout(buttons)
        column.body.addWidget(panel)
        column.body.addWidget(self._licences)
        both = QHBoxLayout()
        both.setSpacing(GAP["m"])
        self.list.setMinimumWidth(_LIST)
        self.list.setMinimumHeight(_LEAST_TEXT)
        self.text.setMinimumHeight(_LEAST_TEXT)
        both.addWidget(self.list, 2)
        both.addWidget(self.text, 3)
        column.body.addLayout(both, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column)

    def _show_paper(self, row: int) -> None:
        if 0 <= row < len(self._papers):
            text = self._papers[row].text
            self.text.setPlainText(text or self.tr("You will find it in the program folder."))
            self.list.setToolTip(literal(self._papers[row].name))

    def _save_report(self) -> None:
        start = Path(RecordFiles(self.context.settings).folder()) / REPORT
        chosen, _filter = QFileDialog.getSaveFileName(self, self.tr("Save a report"), str(start), "ZIP (*.zip)")
        if chosen:
            self.save_report(Path(chosen).with_suffix(".zip"))

    def _open_folder(self) -> None:
        folder = folders.data_folder()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
