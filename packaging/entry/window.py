"""The bundle's window and its command-line tools; as hoshikan-cli, which has a console on Windows, the tools alone."""

from __future__ import annotations

import sys
from pathlib import Path

from hoshikan.__main__ import main, tools

if __name__ == "__main__":
    if len(sys.argv) > 1:
        # `arena --jobs` starts this program again as its workers. The window alone need not load this.
        import multiprocessing
        from importlib import import_module

        import_module("pyi_rth_multiprocessing")  # PyInstaller's; it mends the function below
        multiprocessing.freeze_support()
    sys.exit(tools() if Path(sys.executable).stem.lower() == "hoshikan-cli" else main())
