"""The bundle's engine process."""

from __future__ import annotations

import sys

from hoshikan.bots.engine import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
