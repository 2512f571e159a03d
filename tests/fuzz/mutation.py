"""Ways to damage a text, such that the same number makes the same damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

NUMBERS: Final = (b"-1", b"0", b"99", b"1e400", b"9" * 30, b"1" * 5000, b"null", b"true", b"NaN", b'""', b"[]", b"{}")
TEXTS: Final = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\x00",
    b"\n",
    b"\r",
    b"\\u0000",
    b"\\ud800",
    b'"',
    b"\\",
    b"{0.__class__}",
    b"%s%n",
    b"<img src='/x'>",
    b"../../x",
    "\u202e星".encode(),
    b"[" * 3000,
    b"x" * 3000,
    b"a." * 3000,
)


def mutated(data: bytes, rng: Random) -> bytes:
    """`data` with one to three damages."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(_WAYS)(data, rng)
    return data


def _flipped(data: bytes, rng: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(min(len(changed), rng.choice((1, 3, 20)))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _part(data: bytes, rng: Random) -> tuple[int, int]:
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + rng.choice((1, 5, 40, 400)))


def _deleted(data: bytes, rng: Random) -> bytes:
    start, end = _part(data, rng)
    return data[:start] + data[end:]


def _doubled(data: bytes, rng: Random) -> bytes:
    start, end = _part(data, rng)
    return data[:end] + data[start:end] * rng.choice((1, 1, 50)) + data[end:]


def _cut_off(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _inserted(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(TEXTS) + data[at:]


def _other_lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(3)
    if way == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif way == 1:
        lines.insert(one, lines[other])
    else:
        del lines[one]
    return b"\n".join(lines)


def _shortened(data: bytes, rng: Random) -> bytes:
    """Some of the last lines gone: what is left may be whole."""
    lines = data.split(b"\n")
    return b"\n".join([*lines[: rng.randrange(len(lines) // 2, len(lines) + 1)], b""])


def _commented(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    lines.insert(rng.randrange(len(lines) + 1), b"# " + rng.choice(TEXTS))
    return b"\n".join(lines)


def _other_value(data: bytes, rng: Random) -> bytes:
    """A number replaced by something else."""
    places = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not places:
        return data
    start = end = rng.choice(places)
    while end < len(data) and 48 <= data[end] <= 57:
        end += 1
    return data[:start] + rng.choice(NUMBERS) + data[end:]


_WAYS: Final[Sequence[Callable[[bytes, Random], bytes]]] = (
    _flipped,
    _deleted,
    _doubled,
    _cut_off,
    _inserted,
    _other_lines,
    _other_value,
    _other_value,
    _shortened,
    _shortened,
    _commented,
)
