"""Files for a Linux desktop: menu entry, file type and AppStream component, filled from `hoshikan.product`.

python packaging/desktopfiles.py [FOLDER]    (build/desktop by default)
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

from hoshikan import __version__, product

ROOT: Final = Path(__file__).resolve().parent.parent
TEMPLATES: Final = ROOT / "packaging" / "linux"
VALUES: Final = {
    "APP_ID": product.APP_ID,
    "DEVELOPER_ID": product.APP_ID.rpartition(".")[0],
    "ISSUES": product.ISSUES,
    "MAKERS": product.MAKERS,
    "MEDIA_TYPE": product.MEDIA_TYPE,
    "PICTURES": f"{product.REPOSITORY}/raw/v{__version__}/resources/pictures",
    "REPOSITORY": product.REPOSITORY,
    "SUFFIX": product.SUFFIX,
}
"""Values for the places between @ and @ in a template; pictures are taken from the tag of the release."""


def filled(template: str) -> str:
    """The text with every value in its place. Raises KeyError for a name that is none of `VALUES`."""
    return re.sub(r"@([A-Z_]+)@", lambda found: VALUES[found[1]], template)


def write(folder: Path) -> None:
    """Write every file under the name the desktop looks for, and the icon beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for template in sorted(TEMPLATES.glob("hoshikan.*.in")):
        ending = template.name.removeprefix("hoshikan").removesuffix(".in")
        (folder / f"{product.APP_ID}{ending}").write_text(filled(template.read_text("utf-8")), "utf-8")
    shutil.copy(ROOT / "resources" / "icons" / "hoshikan.svg", folder / f"{product.APP_ID}.svg")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "desktop")
