"""Folders of the settings and the log; `HOSHIKAN_HOME` puts everything into one folder, the library included."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from hoshikan.product import FOLDER

HOME_VARIABLE: Final = "HOSHIKAN_HOME"
"""The same as the library's, whose import is too slow for a start."""


def settings_file() -> Path:
    """The settings of this user. Neither file nor folder need exist yet."""
    given = os.environ.get(HOME_VARIABLE)
    if given:
        return Path(given) / "settings.json"
    import platformdirs

    return platformdirs.user_config_path(FOLDER, appauthor=False) / "settings.json"


def data_folder() -> Path:
    """The folder of the user's data, the library's; it need not exist yet."""
    given = os.environ.get(HOME_VARIABLE)
    if given:
        return Path(given)
    import platformdirs

    return platformdirs.user_data_path(FOLDER, appauthor=False)


def log_file() -> Path:
    """The log of this user's sessions."""
    return data_folder() / "hoshikan.log"
