"""Names of Hoshikan for systems, stores and other programs, and its address. Standard library only: packages read it.

No data of a player depend on the account or the id: settings and matches are under `FOLDER`, records are known
by their own type.
"""

from __future__ import annotations

from typing import Final

NAME: Final = "Hoshikan"
MAKERS: Final = "The Hoshikan authors"
OWNER: Final = "hoshikan"
"""The account on GitHub that publishes it, and with it the id and every address. **Not registered yet**: to
publish from another one, change this line. No release is built anywhere else (`packaging/product_check.py`)."""
REPOSITORY: Final = f"https://github.com/{OWNER}/hoshikan"
ISSUES: Final = f"{REPOSITORY}/issues"
APP_ID: Final = f"io.github.{OWNER.replace('-', '_')}.hoshikan"
"""The name of desktop entry, icon, AppStream component, Flatpak and macOS bundle: based on the account, so that no
domain is needed, and in lower case as AppStream requires."""
MEDIA_TYPE: Final = "application/x-hoshikan-match"
SUFFIX: Final = ".hoshikan"
"""Suffix of match records."""
MUTEX: Final = "Hoshikan.Window"
"""Name of a window's mutex on Windows: as long as there is one, nothing is installed over it and nothing removed."""
FOLDER: Final = "hoshikan"
"""Name of our folder in each system's place for a program's data. Matches are in it, so it never changes."""
