"""`python -m hoshikan` and the installed commands: `hoshikan` opens a window, `hoshikan-cli` has the tools."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from hoshikan.product import SUFFIX

TOOLS = (
    "play",
    "show",
    "ask",
    "export",
    "why",
    "peek",
    "read",
    "simulate",
    "arena",
    "check",
    "tune",
    "exploit",
    "puzzles",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Start what the arguments ask for; returns the exit code. Qt is imported for the window only."""
    speak_to_nobody()
    arguments = list(sys.argv[1:] if argv is None else argv)
    word = arguments[0] if arguments else ""
    if word in TOOLS:
        from hoshikan.cli import run

        return run(arguments)
    # Desktops hand over the record that was opened as the only argument.
    if word and not word.startswith("-") and not word.endswith(SUFFIX):
        tools = ", ".join(TOOLS)
        sys.stderr.write(
            f"hoshikan: no tool {word!r}: choose from {tools}, or none or a {SUFFIX} file for the window\n"
        )
        return 2
    # A start makes nothing that is garbage; looking for it would cost a fiftieth. The window collects once it is seen.
    gc.disable()
    try:
        return _window(arguments)
    finally:
        gc.enable()


def tools() -> int:
    """Entry point of `hoshikan-cli`: carry out a tool, or list all of them. Returns the exit code."""
    speak_to_nobody()
    from hoshikan.cli import run

    return run(sys.argv[1:])


def speak_to_nobody() -> None:
    """Discard output without a stream: programs with a window have no streams on Windows, and a record that is gone
    when it is opened there should not end in an error about the message for that."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  # for as long as we run


def _window(arguments: Sequence[str]) -> int:
    try:
        from hoshikan.ui.app import spare_the_start

        spare_the_start()
        from hoshikan.ui.app.main import main as window
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "PySide6" and isinstance(error, ModuleNotFoundError):
            tools = ", ".join(TOOLS)
            sys.stderr.write(
                "hoshikan: the window needs Qt, which is not installed: pip install 'hoshikan[app]'\n"
                f"Without a window there are {tools}: see hoshikan-cli --help\n"
            )
            return 1
        if "shared object" not in str(error):
            raise
        from hoshikan.systemlibraries import QT_PACKAGES, advice

        sys.stderr.write(f"hoshikan: {advice(QT_PACKAGES, str(error).partition(':')[0])}\n")
        return 1
    return window(arguments)


if __name__ == "__main__":
    sys.exit(main())
