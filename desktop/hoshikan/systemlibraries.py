"""Requirements of Qt on a Linux system, and the message where one is missing. Standard library only: `dev.py` reads
this file before anything is installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

QT_PACKAGES: Final = (
    "libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libfreetype6 fonts-dejavu-core"
)
"""Debian's names of what every program with Qt needs."""
X11_PACKAGES: Final = (
    "libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 "
    "libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 libxkbcommon-x11-0"
)
"""Further packages for a window under X11."""
COMMAND: Final = ("apt-get", "install", "-y", "--no-install-recommends")


def advice(packages: str, missing: str) -> str:
    """Which libraries are missing and how to install them."""
    command = " ".join(("sudo", *COMMAND, packages))
    return (
        f"Qt lacks system libraries ({missing}). On Debian and its relatives install them, then start again:\n"
        f"  {command}\nElsewhere install what Debian calls so."
    )


def missing_for_a_window(plugins: Path) -> str:
    """Return the library that a window under X11 lacks, "" for none. `plugins` is Qt's folder of platforms.

    Qt itself aborts and blames libxcb-cursor0 whatever is missing. Loading the plug-in here costs nothing: it is the
    one that Qt loads next.
    """
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    x11 = wanted.startswith("xcb") or (
        not wanted and bool(os.environ.get("DISPLAY")) and not os.environ.get("WAYLAND_DISPLAY")
    )
    plugin = plugins / "libqxcb.so"
    if not sys.platform.startswith("linux") or not x11 or not plugin.exists():
        return ""
    import ctypes

    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error).partition(":")[0]
    return ""


if __name__ == "__main__":  # for `apt-get install $(…)`
    sys.stdout.write(f"{QT_PACKAGES} {X11_PACKAGES}\n")
