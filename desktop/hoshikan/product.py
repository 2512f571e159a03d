"""What systems, stores and other programs call Hoshikan, and where it lives. Standard library only: packages read it.

Nothing that a player keeps hangs on the account or the id: settings and matches lie under `FOLDER`, records are known
by their own type.
"""

from __future__ import annotations

from typing import Final

NAME: Final = "Hoshikan"
MAKERS: Final = "The Hoshikan authors"
OWNER: Final = "hoshikan"
"""The account on GitHub that publishes it, and with it the id and every address. **Not registered yet**: whoever
publishes from another one changes this line. No release is built anywhere else (`packaging/product_check.py`)."""
REPOSITORY: Final = f"https://github.com/{OWNER}/hoshikan"
ISSUES: Final = f"{REPOSITORY}/issues"
APP_ID: Final = f"io.github.{OWNER.replace('-', '_')}.hoshikan"
"""The name of desktop entry, icon, AppStream component, Flatpak and macOS bundle: of the account's, so that nobody has
to own a domain, and in lower case as AppStream wants it."""
MEDIA_TYPE: Final = "application/x-hoshikan-match"
SUFFIX: Final = ".hoshikan"
"""Of match records."""
MUTEX: Final = "Hoshikan.Window"
"""Of a window on Windows: as long as there is one, nothing is installed over it and nothing removed."""
FOLDER: Final = "hoshikan"
"""Where each system keeps what belongs to a program: the name of our folder there. Matches lie in it, so it stays."""
