"""Text from records, files and players, shown letter by letter where Qt would otherwise look for rich text in it."""

from __future__ import annotations

from PySide6.QtGui import Qt


def literal(text: str) -> str:
    """`text` for a tool tip or another widget that guesses the format of its text.

    As rich text a name such as `<img src="…">` would make Qt open the file it names.
    """
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text
