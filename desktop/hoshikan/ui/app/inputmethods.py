"""Typing Japanese on Linux: which of Qt's input methods is taken where the system names one that we do not have."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

FOLDER: Final = "platforminputcontexts"
"""Folder of Qt's plugins."""
_FCITX: Final = frozenset({"fcitx", "fcitx5"})
_STAND_IN: Final = "ibus"


def choose(environment: MutableMapping[str, str], plugins: Path) -> None:
    """Let fcitx be spoken to by way of IBus where Qt has no plugin for it; before the application is made.

    Fcitx 5 answers at the portal of IBus, which needs `IBUS_USE_PORTAL` (fcitx5 issue 444). Qt's wheels bring the
    plugin for IBus and none for fcitx; with one in the folder `plugins` (a distribution's Qt) nothing is changed.
    """
    if not sys.platform.startswith("linux") or any((plugins / FOLDER).glob("*fcitx*")):
        return
    for variable, separator in (("QT_IM_MODULE", None), ("QT_IM_MODULES", ";")):
        named = environment.get(variable, "")
        asked = [named] if separator is None else named.split(separator)
        if _FCITX.isdisjoint(asked):
            continue
        taken = dict.fromkeys(_STAND_IN if one in _FCITX else one for one in asked)
        environment[variable] = (separator or "").join(taken)
        environment["IBUS_USE_PORTAL"] = "1"
