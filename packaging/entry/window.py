"""The bundle's window."""

from __future__ import annotations

import sys

from hoshikan.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
