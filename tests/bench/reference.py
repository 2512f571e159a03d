"""Fixed work that stands for "this machine, this Python": what the games' own speed is compared with."""

from __future__ import annotations

STEPS = 20_000


class _Counter:
    """A state as plain as a state can be."""

    __slots__ = ("cells", "value")

    def __init__(self, value: int, cells: list[int]) -> None:
        self.value = value
        self.cells = cells

    def step(self) -> None:
        self.value = (self.value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        self.cells[self.value & 31] += 1


def work() -> int:
    """20,000 method calls with integer arithmetic, a list write and, every 32nd, a small copy. Returns a checksum."""
    counter = _Counter(1, [0] * 32)
    for index in range(STEPS):
        counter.step()
        if index & 31 == 0:
            counter = _Counter(counter.value, counter.cells[:])
    return counter.value
