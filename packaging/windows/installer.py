"""Makes the installer for Windows: writes what Inno Setup has to know of the product, then starts it.

python packaging/windows/installer.py               on Windows, after `python dev.py bundle`
python packaging/windows/installer.py --no-build    write build/windows/product.iss only

Not yet run on Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hoshikan import __version__, product
from windows.version_info import numbers  # packaging is a folder of scripts, not a package

ROOT: Final = Path(__file__).resolve().parents[2]
DEFINES: Final = ROOT / "build" / "windows" / "product.iss"
SCRIPT: Final = ROOT / "packaging" / "windows" / "hoshikan.iss"


def defines() -> str:
    """The product's names and addresses as the script includes them."""
    values = {
        "Version": __version__,
        "Numbers": ".".join(map(str, numbers(__version__))),
        "Name": product.NAME,
        "Makers": product.MAKERS,
        "Repository": product.REPOSITORY,
        "Issues": product.ISSUES,
        "Suffix": product.SUFFIX,
        "MediaType": product.MEDIA_TYPE,
    }
    return "".join(f'#define {name} "{value}"\n' for name, value in values.items())


def compiler() -> str | None:
    """Inno Setup's compiler, from the path or from where its own installer puts it."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Inno Setup 6" / "ISCC.exe"
    return shutil.which("iscc") or (str(usual) if usual.is_file() else None)


def main(*, build: bool) -> int:
    """Write the defines and build; the exit code of the compiler."""
    DEFINES.parent.mkdir(parents=True, exist_ok=True)
    DEFINES.write_text(defines(), "utf-8")
    if not build:
        return 0
    found = compiler()
    if found is None:
        print("installer: Inno Setup 6 is not installed", file=sys.stderr)
        return 1
    return subprocess.run([found, "/Qp", str(SCRIPT)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(build=sys.argv[1:] != ["--no-build"]))
