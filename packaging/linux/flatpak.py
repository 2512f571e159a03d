"""Writes a Flatpak manifest: our wheel upon wheels with hashes from the lock, without network, without other files.

python packaging/linux/flatpak.py WHEEL [FOLDER]    into FOLDER (build/flatpak by default), beside a copy of the wheel

The addresses of the wheels come from pip, which ignores a user's settings here, since they must work everywhere. The
manifest is accepted by flatpak-builder; **it has not been built yet**, for want of a machine with the runtime.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import desktopfiles  # packaging is a folder of scripts, not a package
from hoshikan import product
from locks import FOLDER as LOCKS
from locks import RUNTIME_PYTHON

ROOT: Final = Path(__file__).resolve().parents[2]
RUNTIME: Final = {"runtime": "org.freedesktop.Platform", "runtime-version": "25.08", "sdk": "org.freedesktop.Sdk"}
PERMISSIONS: Final = ("--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio")
"""A window and sounds. Files of the player's are reached through the portal's dialogs, nothing through the network."""
WHEEL_TAGS: Final = {"x86_64": "manylinux_2_34_x86_64", "aarch64": "manylinux_2_39_aarch64"}


def wheels(machine: str) -> list[dict[str, Any]]:
    """Address and hash of each wheel in the lock of a machine. Raises CalledProcessError with pip's complaint."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            sys.executable,
            "-m",
            "pip",
            "--isolated",
            "install",
            "--quiet",
            "--dry-run",
            "--ignore-installed",
            "--no-deps",
        ]
        command += ["--only-binary", ":all:", "--python-version", RUNTIME_PYTHON, "--implementation", "cp"]
        command += [word for tag in compatible(WHEEL_TAGS[machine]) for word in ("--platform", tag)]
        command += ["--require-hashes", "-r", str(LOCKS / f"flatpak-{machine}.txt"), "--target", folder]
        subprocess.run([*command, "--report", str(report)], check=True)
        found = json.loads(report.read_text("utf-8"))["install"]
    return [
        {
            "type": "file",
            "url": one["download_info"]["url"],
            "sha256": one["download_info"]["archive_info"]["hashes"]["sha256"],
            "only-arches": [machine],
        }
        for one in found
    ]


def compatible(newest: str) -> list[str]:
    """Tags of wheels that a system with `newest` runs: those of every older C library too."""
    _, major, minor, machine = newest.split("_", 3)
    older = [f"manylinux_{major}_{number}_{machine}" for number in range(int(minor), 4, -1)]
    return [*older, f"manylinux2014_{machine}", f"manylinux2010_{machine}", f"manylinux1_{machine}"]


def manifest(wheel: str, dependencies: list[dict[str, Any]]) -> dict[str, Any]:
    """The manifest for our `wheel`, a file beside it, and the sources of what it stands on."""
    share = "/app/share"
    places = {
        f"{product.APP_ID}.desktop": f"{share}/applications/{product.APP_ID}.desktop",
        f"{product.APP_ID}.metainfo.xml": f"{share}/metainfo/{product.APP_ID}.metainfo.xml",
        f"{product.APP_ID}.mime.xml": f"{share}/mime/packages/{product.APP_ID}.xml",
        f"{product.APP_ID}.svg": f"{share}/icons/hicolor/scalable/apps/{product.APP_ID}.svg",
    }
    install = "pip3 install --no-index --no-deps --no-build-isolation --prefix=/app"
    return {
        "id": product.APP_ID,
        **RUNTIME,
        "command": "hoshikan",
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": "libraries",
                "buildsystem": "simple",
                "build-commands": [f"{install} *.whl"],
                "sources": dependencies,
            },
            {
                "name": "hoshikan",
                "buildsystem": "simple",
                "build-commands": [
                    f"{install} {wheel}",
                    *(f"install -Dm644 {file} {place}" for file, place in places.items()),
                ],
                "sources": [{"type": "file", "path": path} for path in (wheel, *places)],
            },
        ],
    }


def main(wheel: Path, out: Path) -> int:
    """Write the manifest and what it takes from beside it."""
    desktopfiles.write(out)
    shutil.copy(wheel, out)
    sources = [source for machine in WHEEL_TAGS for source in wheels(machine)]
    made = out / f"{product.APP_ID}.json"
    made.write_text(json.dumps(manifest(wheel.name, sources), indent=2) + "\n", "utf-8")
    print(f"flatpak: {made}, {len(sources)} wheels")
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("flatpak: wants our wheel, and perhaps a folder")
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "build" / "flatpak"))
