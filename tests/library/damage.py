"""Everything that can be wrong with a file: variants of a good record and of a good library, made without luck."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

Variant = tuple[str, bytes]
"""Kind of damage, for the test's name, and the bytes of the file."""

_WRONG_VALUES = (
    "null",
    "true",
    "-1",
    "0",
    "1.5",
    "1e999",
    "NaN",
    "9" * 400,
    "9" * 5000,
    '"x"',
    '"\\ud800 "',
    '"\\u0000"',
    "[]",
    "[[]]",
    '{"": {}}',
    "[" * 100_000,
    '{"a":' * 100_000,
    "",
    "'",
)
FOREIGN: tuple[Variant, ...] = (
    ("empty", b""),
    ("png", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00"),
    ("zip", b"PK\x03\x04\x14\x00\x00\x00\x08\x00" + bytes(range(256))),
    ("gzip", b"\x1f\x8b\x08\x00" + zlib.compress(b"hoshikan-record 1\n")),
    ("json", b'{"game": "conquestar", "actions": ["trade A1"]}'),
    ("pgn", b'[Event "Casual"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n'),
    ("sqlite", b"SQLite format 3\x00" + b"\x10\x00\x01\x01" + bytes(5000)),
    ("zeros", bytes(8192)),
    ("ones", b"\xff" * 8192),
    ("utf-16", "hoshikan-record 1\n".encode("utf-16")),
    ("latin-1", 'hoshikan-record 1\ndate "é"\n'.encode("latin-1")),
    ("half-surrogate", b'hoshikan-record 1\ndate "\xed\xa0\x80"\n'),
    ("control", bytes(range(32))),
    ("spaces", b" \n" * 1000),
)


def records(good: bytes) -> Iterator[Variant]:
    """Damaged forms of a good record."""
    text = good.decode()
    lines = text.split("\n")
    body = lines.index("")
    yield from FOREIGN
    yield from _cut(good, text)
    yield from _wrong_values(lines, body)
    yield from _wrong_setup(lines, body)
    yield from _wrong_lines(lines, body)
    yield from _huge(text)
    yield from flips(good, 80, "record")


def _cut(good: bytes, text: str) -> Iterator[Variant]:
    ends = [index for index, letter in enumerate(text) if letter in '\n"{}[],:']
    for index in ends:
        yield f"cut-after-{index}", text[:index].encode()
    yield "cut-in-a-letter", good[:-1] + "星".encode()[:2]


def _wrong_values(lines: list[str], body: int) -> Iterator[Variant]:
    for number in range(1, body):
        name = lines[number].split(" ")[0]
        for kind, value in enumerate(_WRONG_VALUES):
            yield f"{name}-{number}-wrong-{kind}", _with(lines, number, f"{name} {value}")
        yield f"{name}-{number}-missing", _with(lines, number, "# nothing")
        yield f"{name}-{number}-twice", _with(lines, number, f"{lines[number]}\n{lines[number]}")
        yield f"{name}-{number}-tab", _with(lines, number, lines[number].replace(" ", "\t", 1))


def _wrong_setup(lines: list[str], body: int) -> Iterator[Variant]:
    number = next(number for number in range(1, body) if lines[number].startswith("setup "))
    setup = json.loads(lines[number].removeprefix("setup "))
    for key in setup:
        for kind, value in enumerate(_WRONG_VALUES[:15]):
            parts = [f"{json.dumps(name)}: {value if name == key else json.dumps(setup[name])}" for name in setup]
            yield f"setup-{key}-wrong-{kind}", _with(lines, number, f"setup {{{', '.join(parts)}}}")
        rest = {name: value for name, value in setup.items() if name != key}
        yield f"setup-{key}-missing", _with(lines, number, f"setup {json.dumps(rest)}")
    yield "setup-unknown-key", _with(lines, number, f"setup {json.dumps(setup | {'warp': 9})}")


def _wrong_lines(lines: list[str], body: int) -> Iterator[Variant]:
    for version in ("2", "999999999", "9" * 50, "0", "-1", "1.0", "", "one", "１"):
        yield f"version-{version[:12]}", _with(lines, 0, f"hoshikan-record {version}")
    yield "other-game", _with(lines, 1, 'game "tetris"')
    for number in range(body + 1, len(lines) - 1):
        yield f"action-{number}-garbage", _with(lines, number, "castle O-O")
        yield f"action-{number}-control", _with(lines, number, lines[number] + "\x00\x1b[2J")
        yield f"action-{number}-missing", _with(lines, number, "")
        yield f"action-{number}-again", _with(lines, number, f"{lines[number]}\n" * 40)
    yield "action-endless", _with(lines, body + 1, "trade " + "9" * 100_000)
    yield "tag-unknown", _with(lines, 1, f'{lines[1]}\nweather "星"')
    yield "tag-unknown-wrong", _with(lines, 1, f"{lines[1]}\nweather 5")
    yield "tag-no-name", _with(lines, 1, f'{lines[1]}\n"weather" "x"')
    yield "tag-escape", _with(lines, 1, f'{lines[1]}\n\x1b[2J "x"')


def _huge(text: str) -> Iterator[Variant]:
    yield "million-lines", (text + "#\n" * 1_000_000).encode()
    yield "million-actions", (text + "trade A1\n" * 400_000).encode()
    yield "million-seats", text.replace("seat", 'seat {"kind": "bot"}\n' * 100_000 + "seat", 1).encode()
    yield "million-tags", text.replace("seat", "".join(f't{n} "x"\n' for n in range(100_000)) + "seat", 1).encode()
    yield "long-line", (text + "x" * 3_000_000).encode()
    yield "too-large", (text + "#" * 4_000_001).encode()


def _with(lines: list[str], number: int, line: str) -> bytes:
    return "\n".join([*lines[:number], line, *lines[number + 1 :]]).encode("utf-8", "surrogatepass")


def flips(good: bytes, count: int, seed: str) -> Iterator[Variant]:
    """Single bytes, short runs and swapped blocks changed at places the seed decides."""
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        data = bytearray(good)
        place = rng.randrange(len(data))
        width = (1, 1, 4, 64)[number % 4]
        end = min(len(data), place + width)
        data[place:end] = rng.randbytes(end - place)
        yield f"flip-{number}", bytes(data)


def libraries(good: bytes, page: int) -> Iterator[Variant]:
    """Damaged forms of a good library file with pages of that many bytes."""
    yield from FOREIGN[1:]
    for size in (1, 15, 16, 17, 60, 99, 100, 101, 512):
        yield f"cut-at-{size}", good[:size]
    for start in range(page, len(good), page):
        yield f"cut-at-page-{start // page}", good[:start]
        yield f"cut-in-page-{start // page}", good[: start + page // 3]
    for start in range(0, len(good), page):
        for word, filling in (("zero", bytes(page)), ("noise", Random(start).randbytes(page))):
            yield f"{word}-page-{start // page}", good[:start] + filling + good[start + page :]
    for place in range(100):
        yield f"header-{place}", good[:place] + bytes([good[place] ^ 0xFF]) + good[place + 1 :]
    for version in (-1, 1, 3, 99, 2**31 - 1):
        yield f"version-{version}", good[:60] + struct.pack(">i", version) + good[64:]
    yield from flips(good, 80, "library")


def write(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path
