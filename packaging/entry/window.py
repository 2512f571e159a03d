"""The bundle's window, and its command-line tools."""

from __future__ import annotations

import sys

from hoshikan.__main__ import main

if __name__ == "__main__":
    if len(sys.argv) > 1:
        # `arena --jobs` starts this program again as its workers. The window alone need not load this.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
