"""Makes the installer for Windows: writes what Inno Setup has to know of the product, then starts it.

python packaging/windows/installer.py               on Windows, after `python dev.py bundle`
python packaging/windows/installer.py --no-build    write build/windows/product.iss only

Run under Wine (`wine_trial.sh`), not yet on Windows.
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
        "Mutex": product.MUTEX,
    }
    return "".join(f'#define {name} "{value}"\n' for name, value in values.items())


def compiler() -> str | None:
    """Return Inno Setup's compiler, from the path or from where its installer puts it for all users or for one."""
    parents = [Path(folder) for name in ("PROGRAMFILES(X86)", "PROGRAMFILES") if (folder := os.environ.get(name))]
    parents += [Path(folder) / "Programs" for name in ("LOCALAPPDATA",) if (folder := os.environ.get(name))]
    usual = [parent / "Inno Setup 6" / "ISCC.exe" for parent in parents]
    return shutil.which("iscc") or next((str(path) for path in usual if path.is_file()), None)


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
