"""Games that are dropped on the window: files, or text such as a message that holds a record."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from hoshikan.engine import record
from hoshikan.engine.recordpassages import passages
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.pasting import open_files, paste


def holds_a_game(data: QMimeData) -> bool:
    """True if `data` has a local file that is named like a record, or a record in its text."""
    if data.hasUrls():
        return any(path.suffix.lower() == record.SUFFIX for path in _files(data))
    text = data.text() if data.hasText() else ""
    return len(text) <= record.MAX_BYTES and bool(passages(text))


def open_dropped(page: Page, data: QMimeData) -> None:
    """Open what was dropped; see `pasting`."""
    if data.hasUrls():
        open_files(page, _files(data))
    else:
        paste(page, data.text())


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
