"""The rules of Carcassonne: Star Wars written plainly: everything is found anew from the table, by flood fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from tests.games.carcassonne_star_wars.printed_tiles import BASE, EXPANSION, Row

SIDES = "NESW"
STEPS: Mapping[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
WORDS: Mapping[str, str] = {"R": "route", "A": "asteroid"}
FACTION: Mapping[str, str] = {"red": "r", "green": "r", "black": "e", "white": "e", "orange": "h", "blue": "o"}
Cell = tuple[int, int]


class Piece(NamedTuple):
    """One feature of a tile as it lies."""

    kind: str
    sides: str
    symbol: str

    @property
    def spot(self) -> str:
        return "planet" if self.kind == "P" else f"{WORDS[self.kind]}:{self.sides[0]}"


Where = tuple[Cell, Piece]


class Meeple(NamedTuple):
    seat: int
    size: str
    gear: str
    where: Where


def turned(sides: str, rotation: int) -> str:
    after = {SIDES[(SIDES.index(side) + rotation) % 4] for side in sides}
    return "".join(side for side in SIDES if side in after)


def laid(row: Row, symbol: str, rotation: int) -> tuple[str, tuple[Piece, ...]]:
    """Edges and features of a face in a rotation."""
    _, edges, features, on, symbols = row
    printed = on[symbols.index(symbol)] if len(on) > 1 else on
    seen = "".join(edges[(number - rotation) % 4] for number in range(4))
    return seen, tuple(
        Piece(name[0], turned(name[1:], rotation), symbol if symbol != "-" and name[0] == printed else "")
        for name in features
    )


class Reference:
    """A game in progress; `phase` is the view's word for what is asked."""

    def __init__(self, colours: Sequence[str], options: Mapping[str, Any], start_seat: int) -> None:
        tiles, equipment, teams = (options[name] for name in ("extra_tiles", "equipment", "teams"))
        rows = (*BASE, *EXPANSION) if tiles else BASE
        self.rows = {row[0]: row for row in rows}
        self.stock = Counter(f"{row[0]}:{symbol}" for row in rows for symbol in row[4])
        self.stock["gate:-"] -= 1
        self.faction = [FACTION[colour] for colour in colours]
        self.side = self.faction if teams else [str(seat) for seat in range(len(colours))]
        self.points = [0] * len(colours)
        self.edges: dict[Cell, str] = {}
        self.pieces: dict[Cell, tuple[Piece, ...]] = {}
        self.meeples: list[Meeple] = []
        self.gear = ["blaster", "sabre"] if equipment else []
        self.turn = start_seat
        self.drawn = ""
        self.last: Cell = (0, 0)
        self.fights: list[Where] = []
        self.fighters: list[int] = []
        self.rolled: dict[int, tuple[int, int]] = {}
        self.phase = "draw"
        self._lay((0, 0), "gate:-", 0)
        self._begin()

    # What lies on the table

    def area(self, where: Where) -> tuple[set[Where], bool]:
        """All pieces joined to one, and whether the feature is complete (CS-5.1)."""
        (x, y), piece = where
        if piece.kind == "P":
            around = [(x + dx, y + dy) for dx, dy in product((-1, 0, 1), repeat=2) if (dx, dy) != (0, 0)]
            return {where}, all(cell in self.edges for cell in around)
        found, waiting, complete = {where}, [where], True
        while waiting:
            (x, y), piece = waiting.pop()
            for side in piece.sides:
                beside = (x + STEPS[side][0], y + STEPS[side][1])
                if beside not in self.edges:
                    complete = False
                    continue
                facing = SIDES[(SIDES.index(side) + 2) % 4]
                other = next((beside, held) for held in self.pieces[beside] if facing in held.sides)
                if other not in found:
                    found.add(other)
                    waiting.append(other)
        return found, complete

    def tiles(self, where: Where) -> int:
        """Tiles that count for a feature."""
        if where[1].kind != "P":
            return len({cell for cell, _ in self.area(where)[0]})
        (x, y), _ = where
        return sum((x + dx, y + dy) in self.edges for dx, dy in product((-1, 0, 1), repeat=2))

    def symbols(self, where: Where) -> list[str]:
        return [piece.symbol for _, piece in self.area(where)[0] if piece.symbol]

    def there(self, where: Where) -> list[Meeple]:
        area = self.area(where)[0]
        return [meeple for meeple in self.meeples if meeple.where in area]

    def in_supply(self, seat: int, size: str) -> int:
        out = sum(meeple.seat == seat and meeple.size == size for meeple in self.meeples)
        return (4 if size == "small" else 1) - out

    # What may be done

    def places(self, face: str) -> Iterator[str]:
        """CS-2.2."""
        name, symbol = face.split(":")
        empty = {(x + dx, y + dy) for x, y in self.edges for dx, dy in STEPS.values()} - set(self.edges)
        looks: list[object] = []
        for rotation in range(4):
            edges, pieces = laid(self.rows[name], symbol, rotation)
            if (edges, set(pieces)) not in looks:
                looks.append((edges, set(pieces)))
                yield from (f"place {x},{y} {rotation}" for x, y in empty if self._matches((x, y), edges))

    def _matches(self, cell: Cell, edges: str) -> bool:
        for number, side in enumerate(SIDES):
            beside = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
            if beside in self.edges and self.edges[beside][(number + 2) % 4] != edges[number]:
                return False
        return True

    def claims(self) -> Iterator[str]:
        """CS-3.1 to CS-3.3, CS-8.1."""
        yield "skip"
        spots = [piece.spot for piece in self.pieces[self.last] if not self.there((self.last, piece))]
        for cell, planet in self._planets_around(self.last):
            if not any(self.side[meeple.seat] == self.side[self.turn] for meeple in self.there((cell, planet))):
                spots.append(f"planet@{cell[0]},{cell[1]}")
        used = {meeple.gear for meeple in self.meeples if meeple.seat == self.turn}
        extras = ["", *(f" +{gear}" for gear in self.gear if gear not in used)]
        for size, spot, extra in product(("small", "large"), spots, extras):
            if self.in_supply(self.turn, size):
                yield f"claim {size} {spot}{extra}"

    def _planets_around(self, cell: Cell) -> Iterator[Where]:
        for dx, dy in product((-1, 0, 1), repeat=2):
            beside = (cell[0] + dx, cell[1] + dy)
            if (dx, dy) != (0, 0):
                yield from ((beside, piece) for piece in self.pieces.get(beside, ()) if piece.kind == "P")

    def draws(self) -> dict[str, Fraction]:
        """CS-2.1."""
        fitting = {face: left for face, left in self.stock.items() if left and any(self.places(face))}
        return {f"draw {face}": Fraction(left, sum(fitting.values())) for face, left in fitting.items()}

    def choosers(self) -> list[int]:
        """CS-7.1: members of the first side that has still to name its fighter, the active player's before."""
        seats = self._seats_there()
        named = {self.side[seat] for seat in self.fighters}
        for side in sorted({self.side[seat] for seat in seats} - named, key=lambda side: side != self.side[self.turn]):
            return [seat for seat in seats if self.side[seat] == side]
        return []

    def decider(self) -> int:
        side = self.side[self.choosers()[0]]
        order = [(self.turn + step) % len(self.side) for step in range(len(self.side))]
        return next(seat for seat in order if self.side[seat] == side)

    def _seats_there(self) -> list[int]:
        return sorted({meeple.seat for meeple in self.there(self.fights[0])})

    def roller(self) -> int:
        return next(seat for seat in self.fighters if seat not in self.rolled)

    def dice(self, seat: int) -> list[str]:
        """CS-4.2, CS-8.2: "" for each white die, "y" for the yellow one."""
        own = [meeple for meeple in self.there(self.fights[0]) if meeple.seat == seat]
        count = 1 + any(meeple.size == "large" for meeple in own)
        count += self.faction[seat] in self.symbols(self.fights[0])
        yellow = any(meeple.gear == "blaster" for meeple in own)
        return ["y"] * yellow + [""] * (count - yellow)

    def rolls(self, seat: int) -> dict[str, Fraction]:
        kinds = self.dice(seat)
        faces = [range(3, 9) if kind else range(1, 7) for kind in kinds]
        chances: Counter[str] = Counter()
        for roll in product(*faces):
            shown = sorted(zip(roll, kinds, strict=True), key=lambda die: (-die[0], die[1] != "y"))
            chances["dice " + " ".join(f"{kind}{face}" for face, kind in shown)] += 1
        return {text: Fraction(ways, 6 ** len(kinds)) for text, ways in chances.items()}

    # What happens

    def play(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "draw":
            self.drawn, self.phase = rest, "place"
            self.stock[rest] -= 1
        elif word == "place":
            place, rotation = rest.split()
            x, y = map(int, place.split(","))
            self._lay((x, y), self.drawn, int(rotation))
            self.phase = "claim"
        elif word == "fight":
            self.fighters = sorted([*self.fighters, int(rest)])
            self._ask()
        elif word == "dice":
            self._roll(rest.split())
        else:
            self._claim(rest)

    def _lay(self, cell: Cell, face: str, rotation: int) -> None:
        name, symbol = face.split(":")
        self.edges[cell], self.pieces[cell] = laid(self.rows[name], symbol, rotation)
        self.last = cell

    def _claim(self, rest: str) -> None:
        self.fights = []
        if rest:
            size, spot, *extra = rest.split()
            name, _, place = spot.partition("@")
            cell = (int(place.split(",")[0]), int(place.split(",")[1])) if place else self.last
            where = next((cell, piece) for piece in self.pieces[cell] if piece.spot == name)
            self.meeples.append(Meeple(self.turn, size, extra[0].strip("+") if extra else "", where))
            if place:
                self.fights.append(where)
        first = sorted((SIDES.index(piece.sides[0]), piece) for piece in self.pieces[self.last] if piece.sides)
        self.fights += [(self.last, piece) for _, piece in first]
        self._next_battle()

    def _next_battle(self) -> None:
        """CS-4.1, CS-5.2."""
        self.fights = [where for where in self.fights if len({self.side[m.seat] for m in self.there(where)}) > 1]
        if not self.fights:
            self._score()
            return
        seats = self._seats_there()
        sides = [self.side[seat] for seat in seats]
        self.fighters = [seat for seat in seats if sides.count(self.side[seat]) == 1]
        self._ask()

    def _ask(self) -> None:
        self.rolled = {}
        self.phase = "fight" if self.choosers() else "dice"

    def _roll(self, faces: Sequence[str]) -> None:
        """CS-4.3, CS-4.4, CS-8.2."""
        seat, where = self.roller(), self.fights[0]
        sabre = any(meeple.seat == seat and meeple.gear == "sabre" for meeple in self.there(where))
        self.rolled[seat] = (max(int(face.strip("y")) for face in faces) + sabre, len(faces))
        if len(self.rolled) < len(self.fighters):
            return
        top = max(value for value, _ in self.rolled.values())
        for loser, (value, dice) in self.rolled.items():
            if value < top:
                self._give(loser, dice)
                for meeple in self.there(where):
                    if self.side[meeple.seat] == self.side[loser]:
                        self.meeples.remove(meeple)
        self.fighters = [fighter for fighter, (value, _) in self.rolled.items() if value == top]
        self.rolled = {}
        if len(self.fighters) == 1:
            self._next_battle()
            return
        for fighter in self.fighters:
            self._give(fighter, 1)

    def _give(self, seat: int, points: int) -> None:
        for other, side in enumerate(self.side):
            if side == self.side[seat]:
                self.points[other] += points

    def _score(self) -> None:
        """CS-5.1."""
        for meeple in list(self.meeples):
            if meeple in self.meeples and self.area(meeple.where)[1]:
                each = 2 if meeple.where[1].kind == "A" else 1
                self._give(meeple.seat, each * self.tiles(meeple.where) + 2 * len(self.symbols(meeple.where)))
                for other in self.there(meeple.where):
                    self.meeples.remove(other)
        self.turn = (self.turn + 1) % len(self.side)
        self._begin()

    def _begin(self) -> None:
        self.phase = "draw" if self.draws() else "over"
        if self.phase == "over":
            counted: set[Where] = set()
            for meeple in self.meeples:
                if meeple.where not in counted:
                    counted |= self.area(meeple.where)[0]
                    self._give(meeple.seat, self.tiles(meeple.where) + 2 * len(self.symbols(meeple.where)))
