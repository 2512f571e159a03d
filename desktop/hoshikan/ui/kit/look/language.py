"""The language on the screen: chosen from the settings or the system, switched while everything stays open."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from hoshikan import resources
from hoshikan.ui.kit.look.words import LANGUAGES as LANGUAGES
from hoshikan.ui.kit.look.words import forget

NAMES: Final[Mapping[str, str]] = {"ja": "日本語", "en": "English"}
"""Each language in itself: in the wrong one, the way out can still be read."""


def resolve(chosen: str) -> str:
    """The language for a setting: itself, or for "" the system's (Japanese for Japanese systems, else English)."""
    if chosen in LANGUAGES:
        return chosen
    first = next(iter(QLocale.system().uiLanguages()), "")
    return "ja" if first.replace("_", "-").split("-")[0] == "ja" else "en"


class LanguageSwitch:
    """Holds the installed translators. `missing` names the files that should have been there."""

    def __init__(self) -> None:
        self.current = ""
        self.missing: tuple[Path, ...] = ()
        self._installed: list[QTranslator] = []

    def use(self, language: str) -> None:
        """Show everything in `language` from now on; every open widget gets a LanguageChange event."""
        self.clear()
        self.current = language
        QLocale.setDefault(QLocale(language))
        own = resources.translations() / f"hoshikan_{language}.qm"
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
        self.missing = tuple(file for file in (qt, own) if not self._install(file))

    def clear(self) -> None:
        """Take the translators out again."""
        for translator in self._installed:
            forget()
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.current = ""

    def _install(self, file: Path) -> bool:
        translator = QTranslator()
        if not (file.is_file() and translator.load(str(file))):
            return False
        self._installed.append(translator)
        forget()  # before it is there, since Qt sends events about it at once
        QCoreApplication.installTranslator(translator)
        return True
