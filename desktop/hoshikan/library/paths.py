"""The path of this user's library."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

from hoshikan.product import FOLDER

HOME_VARIABLE: Final = "HOSHIKAN_HOME"
"""Environment variable that overrides the data folder: portable installations and tests set it."""
FILE_NAME: Final = "library.sqlite3"


def data_folder() -> Path:
    """The folder of the user's data; not created by asking."""
    given = os.environ.get(HOME_VARIABLE)
    return Path(given) if given else platformdirs.user_data_path(FOLDER, appauthor=False)


def library_path() -> Path:
    """The library used when none is named."""
    return data_folder() / FILE_NAME
