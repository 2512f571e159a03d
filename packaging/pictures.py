"""The README's pictures: some screens of `dev.py screenshots` as WebP, which a page of text loads quickly.

python packaging/pictures.py
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SCREENS = ROOT / "screenshots" / "1280x720"
PICTURES = ROOT / "resources" / "pictures"
CHOSEN: Final[Mapping[str, str]] = {
    "galaxy": "en-night-100/carcassonne-star-wars-table-middle.png",
    "hint": "en-night-100/conquestar-table-hint.png",
    "home": "en-night-100/home.png",
    "lesson": "ja-night-100/conquestar-lesson-right.png",
    "constellations": "ja-night-100/hoshi-wo-wataru-table-why-not.png",
    "replay": "en-day-100/conquestar-replay.png",
}
"""Name in the README: screen."""
QUALITY: Final = 80
"""Quality of WebP: paper and cloth have a grain that lossless pictures keep at three times the size."""


def main() -> None:
    """Write all of them anew. Raises SystemExit, before anything is written, if a screen is missing."""
    if missing := [screen for screen in CHOSEN.values() if not (SCREENS / screen).is_file()]:
        raise SystemExit(f"pictures: {SCREENS / missing[0]} is missing: take all screenshots first")
    PICTURES.mkdir(exist_ok=True)
    for name, screen in CHOSEN.items():
        with Image.open(SCREENS / screen) as picture:
            picture.convert("RGB").save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
