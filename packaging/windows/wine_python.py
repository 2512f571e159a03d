"""Assemble a Windows CPython from a wheel's files and the standard library of a Linux Python of the same minor version.

python3.12 wine_python.py DLLS EXPORTS OUT SOURCES

DLLS is the folder `deploy_libs` of panda3d's wheel for Windows, which carries python312.dll and the compiled modules;
EXPORTS is what `objdump -p` prints of python312.dll. OUT receives the installation but for what a compiler makes:
python.exe, the forwarding python3.dll and the launcher that `venv` copies (`wine_launcher.c`). What they are compiled
from is written to SOURCES; `wine_trial.sh` compiles it.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

VERSION: Final = f"{sys.version_info[0]}{sys.version_info[1]}"
LEFT_OUT: Final = ("site-packages", "__pycache__", "lib-dynload", "test", "config-*", "idlelib", "turtledemo")
PROGRAM: Final = """#include <wchar.h>
int Py_Main(int, wchar_t **);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
"""


def copy_libraries(source: Path, out: Path) -> None:
    """Copy python312.dll and Microsoft's runtime to the top, the compiled modules and their libraries to `DLLs`."""
    beside = re.compile(rf"(python{VERSION}|vcruntime140.*)\.dll", re.IGNORECASE)
    (out / "DLLs").mkdir(parents=True, exist_ok=True)
    for file in source.iterdir():
        name = file.name.lower()
        # _wmi ends Wine 8 and is slow in Wine 10; platform does without it.
        if name.startswith(("api-ms", "_test", "tcl", "tk", "_wmi")) or "t-win_amd64" in name:
            continue
        shutil.copy(file, out / name if beside.fullmatch(name) else out / "DLLs" / file.name)


def copy_pure_library(out: Path) -> None:
    """Copy what is the same on every system, with an empty folder for packages and the licence."""
    library = Path(sysconfig.get_path("stdlib"))
    ignored = shutil.ignore_patterns(*LEFT_OUT, "_sysconfigdata*")
    shutil.copytree(library, out / "Lib", dirs_exist_ok=True, ignore=ignored)
    (out / "Lib" / "site-packages").mkdir(exist_ok=True)
    (out / "Lib" / "venv" / "scripts" / "nt").mkdir(exist_ok=True)


def exported(listing: str) -> list[str]:
    """Return the exported names in what `objdump -p` prints of a DLL."""
    _, _, table = listing.partition("[Ordinal/Name Pointer] Table")
    return re.findall(r"^\s*\[\s*\d+\]\s+(?:\+base\[\s*\d+\]\s+(?:[0-9a-f]+\s+)?)?(\w+)\s*$", table, re.MULTILINE)


def write_sources(names: list[str], folder: Path) -> None:
    """Write C sources, and module definitions for an import library and for the forwarder that abi3 wheels need."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "python.c").write_text(PROGRAM)
    (folder / "empty.c").write_text("int __stdcall DllMain(void *a, unsigned b, void *c) { return 1; }\n")
    (folder / "main.def").write_text(f"LIBRARY python{VERSION}.dll\nEXPORTS\n  Py_Main\n")
    forwards = "".join(f"  {name} = python{VERSION}.{name}\n" for name in names)
    (folder / "python3.def").write_text(f"LIBRARY python3.dll\nEXPORTS\n{forwards}")


def main(source: Path, exports: Path, out: Path, sources: Path) -> int:
    """Copy the installation and write the sources of the rest; return 1 if the DLL seems to export next to nothing."""
    names = exported(exports.read_text("utf-8"))
    print(f"python{VERSION}.dll: {len(names)} names for python3.dll to forward")
    if len(names) < 1000:
        return 1
    copy_libraries(source, out)
    copy_pure_library(out)
    write_sources(names, sources)
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    sys.exit(main(*map(Path, sys.argv[1:])))
