"""Makes the display face: the serif letters that the program can need, heavier, so that they carry titles and figures.

python packaging/displayfont.py    make it if it lacks characters or its recipe has changed (`translations.py` does so)
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FONTS: Final = ROOT / "resources" / "fonts"
MADE: Final = FONTS / "display.otf"
STAMP: Final = FONTS / "display.txt"
"""The characters it was made of, after the version of its recipe."""
LICENCE: Final = FONTS / "OFL.txt"
FAMILY: Final = "Hoshikan Display"
"""A name of its own, as befits changed letters; `ui.kit.look.theme` asks for it."""

_PACKAGE: Final = "pylopdf-fonts-jp"
_SOURCE: Final = "NotoSerifJP-Regular.otf"
_RECIPE: Final = "2"
"""Another one makes the font anew."""
_STRONGER: Final = (21.0, 12.0)
"""Shift of the edge of a stroke outwards, across and down, in thousandths of the letter: hairlines gain a larger share
than stems, and so stay visible on a dark table."""
_WEIGHT: Final = 700
_MARKS: Final = (
    "–—‘’“”…‹›«»‐‑−×÷±≠≤≥·•°′″†‡←↑→↓⇒◆◇○●◎★☆△▽▲▼□■♪✓✕＋－＝～〜、。・「」『』（）【】［］！？：；／％￥＃＆＊＠ー々〆〇"
)


def characters() -> str:
    """All characters that a heading or a name may need: those of the interface, kana, Latin and the usual ideographs,
    sorted."""
    sources = [
        *sorted((ROOT / "translations").glob("*.ts")),
        *sorted(path for kind in ("md", "toml") for path in (ROOT / "resources").rglob(f"*.{kind}")),
    ]
    found = {letter for path in sources for letter in path.read_text("utf-8")}
    found |= {
        chr(code) for first, last in ((0x20, 0x7F), (0xA1, 0x100), (0x3041, 0x3100)) for code in range(first, last)
    }
    found |= set(_MARKS)
    # The first level of JIS X 0208: names are written with these.
    found |= set(_decoded(bytes((0xA0 + row, 0xA0 + cell)) for row in range(16, 48) for cell in range(1, 95)))
    return "".join(sorted(letter for letter in found if letter.isprintable()))


def _decoded(codes: Iterable[bytes]) -> str:
    return "".join(code.decode("euc_jp", "ignore") for code in codes)


def make() -> int:
    """Make the font unless it is up to date; 0, or 1 after saying what is missing."""
    wanted = characters()
    if MADE.exists() and STAMP.exists():
        recipe, _, made = STAMP.read_text("utf-8").partition("\n")
        if recipe == _RECIPE and set(wanted) <= set(made):
            return 0
    try:
        papers = metadata.files(_PACKAGE) or []
        source = next(Path(str(file.locate())) for file in papers if file.name == _SOURCE)
        licence = next(Path(str(file.locate())) for file in papers if "licen" in str(file).lower())
        font = _reduced(source, wanted)
    except (ImportError, StopIteration) as missing:
        print(f"the display face needs {_PACKAGE} and fonttools: {missing}", file=sys.stderr)
        return 1
    _embolden(font)
    _name(font)
    FONTS.mkdir(exist_ok=True)
    # Under another name first: a start at the same time must not find half a font.
    half = MADE.with_suffix(".new")
    font.save(half)
    half.replace(MADE)
    shutil.copyfile(licence, LICENCE)
    STAMP.write_text(f"{_RECIPE}\n{wanted}", "utf-8")
    return 0


def _reduced(source: Path, text: str) -> Any:
    """The font of `source` with the letters of `text` alone. Raises ImportError."""
    from fontTools import subset

    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.name_languages = [0x409]
    options.layout_features = ["kern", "liga", "locl", "palt"]
    font = subset.load_font(str(source), options)
    maker = subset.Subsetter(options)
    maker.populate(text=text)
    maker.subset(font)
    return font


def _embolden(font: Any) -> None:
    """Move every outline outwards, and letters of alphabets as far apart."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen

    glyphs, table, widths = font.getGlyphSet(), font["CFF "].cff.topDictIndex[0], font["hmtx"]
    drawn: dict[str, list[tuple[str, tuple[Any, ...]]]] = {}
    for name in font.getGlyphOrder():
        pen = RecordingPen()
        glyphs[name].draw(pen)
        drawn[name] = pen.value
    em = font["head"].unitsPerEm
    across, down = (part * em / 1000 for part in _STRONGER)
    for name, value in drawn.items():
        width, bearing = widths[name]
        wider = 0.0 if width >= em or not value else across
        pen = T2CharStringPen(round(width + 2 * wider), None)
        for contour in _contours(value):
            moved = _grown(contour, across, down)
            if not moved:
                continue
            points = [(x + wider, y) for x, y in moved]
            pen.moveTo(points[0])
            for at in range(1, len(points) - 1, 3):
                pen.curveTo(*points[at : at + 3])
            pen.closePath()
        made = table.CharStrings[name]
        new = pen.getCharString(private=made.private, globalSubrs=made.globalSubrs)
        table.CharStrings[name] = new
        widths[name] = (round(width + 2 * wider), round(bearing + wider - across) if value else bearing)


Point = tuple[float, float]


def _contours(value: Sequence[tuple[str, tuple[Any, ...]]]) -> list[list[Point]]:
    """The outlines of a letter as cubic curves alone: a start, then two control points and an end for each piece."""
    found: list[list[Point]] = []
    for verb, points in value:
        if verb == "moveTo":
            found.append([points[0]])
        elif verb == "lineTo":
            start, end = found[-1][-1], points[0]
            if start != end:
                found[-1] += [_between(start, end, 1 / 3), _between(start, end, 2 / 3), end]
        elif verb == "curveTo":
            found[-1] += list(points)
    for contour in found:
        start, end = contour[-1], contour[0]
        if start != end:
            contour += [_between(start, end, 1 / 3), _between(start, end, 2 / 3), end]
    return [contour for contour in found if len(contour) > 3]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _grown(contour: list[Point], across: float, down: float) -> list[Point]:
    """Return a closed outline, its inside to the left, each point moved along the middle of the normals of its sides.

    Where sides are short or a corner is sharp the way is no longer than a side, so that no outline crosses itself.
    """
    ring = contour[:-1]
    moved: list[Point] = []
    for at, (x, y) in enumerate(ring):
        before, ahead = _way(ring, at, -1), _way(ring, at, 1)
        if before is None or ahead is None:
            moved.append((x, y))
            continue
        (bx, by, near), (ax, ay, far) = before, ahead
        bx, by = -bx, -by  # the direction in which one comes
        straight = bx * ax + by * ay
        if straight < -0.94:  # a spike
            moved.append((x, y))
            continue
        # Outwards is to the right; their sum over 1 + cos is the point where both moved sides meet.
        nx, ny = (by + ay) / (1 + straight), -(bx + ax) / (1 + straight)
        turn = abs(ax * by - ay * bx)
        most = min(near, far) * (1 + straight) / turn if turn > 1e-6 else across * 4
        moved.append((x + nx * min(across, most), y + ny * min(down, most)))
    return [*moved, moved[0]]


def _way(ring: list[Point], at: int, step: int) -> tuple[float, float, float] | None:
    """The direction from a point to the next one elsewhere, and how far that is."""
    x, y = ring[at]
    for index in range(1, len(ring)):
        other = ring[(at + step * index) % len(ring)]
        dx, dy = other[0] - x, other[1] - y
        far = float((dx * dx + dy * dy) ** 0.5)
        if far > 0.5:
            return dx / far, dy / far, far
    return None


def _name(font: Any) -> None:
    """Give it its own name and weight; copyright and licence stay."""
    names = font["name"]
    for identifier in (1, 2, 3, 4, 6, 16, 17, 21, 22, 25):
        names.removeNames(nameID=identifier)
    script = FAMILY.replace(" ", "") + "-Bold"
    for identifier, text in ((1, FAMILY), (2, "Bold"), (3, f"{script};{_RECIPE}"), (4, f"{FAMILY} Bold"), (6, script)):
        names.setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = _WEIGHT
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection | 0x20) & ~0x40
    font["head"].macStyle |= 1
    cff = font["CFF "].cff
    cff.fontNames[0] = script
    top = cff.topDictIndex[0]
    for attribute, text in (("FullName", f"{FAMILY} Bold"), ("FamilyName", FAMILY), ("Weight", "Bold")):
        if hasattr(top, attribute):
            setattr(top, attribute, text)


if __name__ == "__main__":
    sys.exit(make())
