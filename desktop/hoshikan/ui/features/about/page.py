"""About: what this is, under which terms it and its parts come, and how to report a fault without a network."""

from __future__ import annotations

import json
import platform
import sys
import zipfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
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

from hoshikan import __version__, resources
from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.kit.widgets.basic import Column, button, frame, label
from hoshikan.ui.kit.widgets.tables import WrappedLines
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.recordfiles import RecordFiles

SHIPPED: Final = (
    ("PySide6-Essentials", "LGPL-3.0-only"),
    ("shiboken6", "LGPL-3.0-only"),
    ("msgspec", "BSD-3-Clause"),
    ("mypy-extensions", "MIT"),
    ("platformdirs", "MIT"),
    ("tqdm", "MPL-2.0 AND MIT"),
    ("openskill", "MIT"),
    ("fsrs", "MIT"),
    ("typing-extensions", "PSF-2.0"),
    ("miniaudio", "MIT"),
    ("cffi", "MIT"),
    ("colorama", "BSD-3-Clause"),
    ("markdown-it-py", "MIT"),
    ("mdit-py-plugins", "MIT"),
    ("mdurl", "MIT"),
    ("noto-cjk-sans-jp-regular", "OFL-1.1"),
    ("pylopdf-fonts-jp", "OFL-1.1"),
)
"""Distributions that the window comes with, and their licences."""
_NOT_EVERYWHERE: Final = frozenset({"miniaudio", "cffi", "colorama"})
"""Those that some systems do without."""
_QT: Final = ("PySide6-Essentials", "shiboken6")
"""Their packages carry no text; ours does."""
INDEX: Final = "index.json"
"""Index of a bundle's folder of licences: the owners of its libraries. Written when it is made."""
_QT_IN_INDEX: Final = "Qt and PySide6"


@dataclass(frozen=True, slots=True)
class Paper:
    """Something shipped and the terms it comes under."""

    name: str
    version: str
    licence: str
    text: str
    """The licence in full; "" where it is not at hand."""


def papers() -> tuple[Paper, ...]:
    """Hoshikan itself first, then fonts and libraries; in a bundle also Python and what it brings of the system."""
    own = Paper("Hoshikan", __version__, "MIT", "\n\n".join(filter(None, map(_own, ("LICENSE", "NOTICE")))))
    try:
        letters = _read(resources.resource("fonts", "OFL.txt"))
    except resources.MissingResourceError:
        letters = ""
    display = Paper("Hoshikan Display", "", "OFL-1.1", letters)
    listed = (Paper(name, _version(name), licence, _text(name)) for name, licence in SHIPPED)
    there = (paper for paper in listed if paper.text or paper.name not in _NOT_EVERYWHERE)
    return own, display, *there, *bundled(_home("licences"))


def bundled(folder: Path) -> tuple[Paper, ...]:
    """Return a bundle's parts besides the distributions, by the index in its `folder`; empty where there is none."""
    try:
        owners = json.loads(_read(folder / INDEX) or "[]")
        found = [
            Paper(one["name"], one["version"], one["licence"], _read(folder / Path(one["text"]).name)) for one in owners
        ]
    except (ValueError, KeyError, TypeError):
        return ()
    named = {_QT_IN_INDEX, *(name for name, _licence in SHIPPED)}
    return tuple(paper for paper in found if paper.name not in named)


def facts() -> str:
    """Return the facts that a fault report needs first."""
    lines = (
        f"Hoshikan {__version__}",
        f"Qt {qVersion()}",
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        "bundle" if getattr(sys, "frozen", False) else "source",
    )
    return "\n".join(lines) + "\n"


def write_report(path: Path) -> None:
    """Pack the log and those facts into a zip file. Raises OSError."""
    log = folders.log_file()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("about.txt", facts())
        for part in sorted(log.parent.glob(f"{log.name}*")):
            packed.write(part, part.name)


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        # A bundle keeps no records of what it was made of.
        return ""


def _text(name: str) -> str:
    if name in _QT:
        return "\n\n".join(filter(None, (_own("LGPL-3.0.txt", "licences"), _own("GPL-3.0.txt", "licences"))))
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        found = sorted(_home("licences").glob(f"{name}-*.txt"))
    else:
        wanted = [file for file in files if ".dist-info" in str(file) and "licen" in file.name.lower()]
        found = [Path(str(file.locate())) for file in wanted]
    return "\n\n".join(filter(None, map(_read, found)))


def _own(name: str, folder: str = "") -> str:
    """A paper of ours: beside the program in a bundle, in the checkout, or in the records of an installation."""
    text = _read(_home(folder) / name)
    if not text and not folder:
        try:
            texts = [_read(Path(str(file.locate()))) for file in metadata.files("hoshikan") or [] if file.name == name]
        except metadata.PackageNotFoundError:
            texts = []
        text = next(filter(None, texts), "")
    return text


def _home(folder: str) -> Path:
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        return (beside.parent / "Resources" if sys.platform == "darwin" else beside) / folder
    root = resources.root()
    return root / "packaging" / folder if folder else root


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


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
        self.list.setItemDelegate(WrappedLines(self.list))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
                "Games of stars and crowns to learn, and to play against bots or with each other. An "
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
