"""The final check (HW-4.1) as it would turn out now: which constellations stay face up, and for how many zs."""

from __future__ import annotations

from hoshikan.games.hoshi_wo_wataru.rules.setup import Box


class Account:
    """One seat's account; the masks have bit n for circled number n."""

    __slots__ = ("face_up", "have", "need", "turned", "zs")

    def __init__(self, box: Box, won: int, have: int) -> None:
        """Turning over the highest while stars are missing leaves the longest ascending line that `have` pays for."""
        self.have = have
        self.need = 0
        """Stars of the constellations that stay face up."""
        self.zs = 0
        self.face_up = 0
        self.turned = won
        stars = box.stars
        points = box.points
        while self.turned:
            card = self.turned & -self.turned
            number = card.bit_length() - 1
            if self.need + stars[number] > have:
                break
            self.need += stars[number]
            self.zs += points[number]
            self.face_up |= card
            self.turned ^= card


def needed(box: Box, constellations: int) -> int:
    """The stars that all `constellations` need."""
    total = 0
    while constellations:
        card = constellations & -constellations
        constellations ^= card
        total += box.stars[card.bit_length() - 1]
    return total


def numbers(constellations: int) -> list[int]:
    """The circled numbers in a mask, ascending."""
    found: list[int] = []
    while constellations:
        card = constellations & -constellations
        constellations ^= card
        found.append(card.bit_length() - 1)
    return found
