"""Future value of features and meeples: estimates for bots and hints, from the open table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from hoshikan.games.carcassonne_star_wars.bot.odds import DUELS, chances
from hoshikan.games.carcassonne_star_wars.bot.tuned import CONSTANTS
from hoshikan.games.carcassonne_star_wars.rules.actions import BLASTER, SABRE
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, ASTEROID, PLANET
from hoshikan.games.carcassonne_star_wars.rules.scoring import points_for
from hoshikan.games.carcassonne_star_wars.rules.tiles import Lay

if TYPE_CHECKING:
    from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

FULL_PACE: Final = CONSTANTS["growth-pace"]
"""Number of tiles left from which there is time for everything to grow."""
MEEPLE_PACE: Final = CONSTANTS["meeple-pace"]
"""Number of tiles left from which a meeple at hand has its full value."""
FINISHING: Final[tuple[float, ...]] = (1.0, *[CONSTANTS[f"finished-{sides}"] for sides in range(1, 7)])
"""Chance that a field with this number of open sides is completed in time."""
FILLING: Final = CONSTANTS["planet-growth"]
"""Tiles a planet gains per missing neighbour."""
ROUTE_GROWTH: Final = CONSTANTS["route-growth"]
FIELD_GROWTH: Final = CONSTANTS["asteroid-growth"]
"""Tiles that a feature gains per open side, up to two sides, besides the value of any move."""
SUPPLY_WORTH: Final[tuple[float, ...]] = (0.0, *[CONSTANTS[f"small-{meeples}"] for meeples in range(1, 5)])
"""Points that this number of small meeples in supply brings over a whole game's time, and the large one."""
LARGE_WORTH: Final = CONSTANTS["large"]
RETURN_WORTH: Final = CONSTANTS["return"]
"""Value of a meeple's early return."""
RAID: Final = CONSTANTS["raid"]
"""Chance that rivals land on a planet, per gap around it."""
RAID_GAIN: Final = CONSTANTS["raid-gain"]
"""Share of what the holder loses by it that goes to the raider."""
MOST_RAIDS: Final = 0.5
"""Taste: however many gaps, a raid is never surer."""
GEAR_WORTH: Final = 0.6
"""Taste: points that a piece of equipment at hand is worth."""
BLASTER_DICE: Final = 0.9
SABRE_DICE: Final = 0.7
"""Taste: equipment as a number of further dice, to rank reasons and fighters; battles are evaluated by `odds`."""


@mypyc_attr(acyclic=True)
class EvaluatedFeature:
    """A feature as it is or would be; `node` is its root, -1 while it is only imagined."""

    __slots__ = ("claims", "factions", "kind", "node", "open", "spot", "symbols", "tiles")

    def __init__(self, kind: int, tiles: int, open_sides: int, symbols: int, factions: int) -> None:
        self.kind = kind
        self.tiles = tiles
        self.open = open_sides
        self.symbols = symbols
        self.factions = factions
        self.claims: tuple[int, ...] = ()
        self.node = -1
        self.spot = -1


@mypyc_attr(acyclic=True)
class Evaluation:
    """Future value of features, meeples and pieces of one position: the quantities that bots and tutor share."""

    __slots__ = ("_raiders", "_values", "board", "factions", "meeple_pace", "pace", "side_of", "sides", "state")

    def __init__(self, state: StarWarsState) -> None:
        self.state = state
        self.board = state.board
        self.side_of = state.start.side_of
        self.sides = state.start.sides
        self.factions = state.start.factions
        self.pace = min(1.0, state.bag.left / FULL_PACE)
        self.meeple_pace = min(1.0, state.bag.left / MEEPLE_PACE)
        supply = state.supply
        self._raiders = [
            (side, 1 + (supply.large[seat] > 0), self.factions[seat])
            for seat, side in enumerate(self.side_of)
            if supply.large[seat] or supply.small[seat]
        ]
        """Side, dice without a symbol and faction of each seat that could attack a planet."""
        self._values: dict[int, list[float]] = {}

    def value(self, kind: int, tiles: int, open_sides: int, symbols: int) -> float:
        """Return the expected points of a feature at the end for its holder then."""
        if kind == PLANET:
            return tiles + 2 * symbols + open_sides * FILLING * self.pace
        if kind == ASTEROID:
            if not open_sides:
                return points_for(kind, tiles, symbols, True)
            growing = FIELD_GROWTH * min(open_sides, 2) * self.pace
            finished = FINISHING[min(open_sides, 6)] * self.pace
            return (tiles + growing) * (1 + finished) + 2 * symbols
        return tiles + 2 * symbols + ROUTE_GROWTH * min(open_sides, 2) * self.pace

    def returning(self, kind: int, open_sides: int) -> float:
        """Return how soon a meeple comes home from there, 0..1."""
        if kind == PLANET:
            return 1 - open_sides / 10
        return FINISHING[min(open_sides, 6)] if kind == ASTEROID else 1 / (1 + open_sides)

    def holding(self, feature: EvaluatedFeature) -> list[float]:
        """Per side what a feature promises: its points, shared by the odds of a battle, and meeples that come home."""
        promised = [0.0] * self.sides
        claims = feature.claims
        if not claims:
            return promised
        value = self.value(feature.kind, feature.tiles, feature.open, feature.symbols)
        back = self.returning(feature.kind, feature.open) * RETURN_WORTH * self.meeple_pace
        first = self.side_of[claims[0] & SEAT]
        if len(claims) == 1 or all(self.side_of[claim & SEAT] == first for claim in claims):
            promised[first] = value + back * len(claims)
            if feature.kind == PLANET and feature.open:
                loss, raider = self.raid(feature, first, promised[first])
                if raider >= 0:
                    promised[first] -= loss
                    promised[raider] += self.raided(loss)
            return promised
        fighters = self.fighters(feature.factions, claims)
        for (side, fighter), chance in zip(fighters.items(), chances(list(fighters.values())), strict=True):
            # A loser scores its dice and has its meeple back.
            lost = (fighter >> 2) + RETURN_WORTH * self.meeple_pace
            promised[side] = chance * (value + back) + (1 - chance) * lost
        return promised

    def raid(self, planet: EvaluatedFeature, holder: int, points: float) -> tuple[float, int]:
        """CS-3.3: a tile beside a planet lets its player attack it. Return the part of `points` that its holder may
        lose by that, and the side that fights best for it, -1 if none can."""
        factions = planet.factions
        defender = self.fighters(factions, planet.claims)[holder]
        best, raider = 0.0, -1
        for side, dice, faction in self._raiders:
            if side != holder:
                chance = DUELS[dice + (factions & faction != 0) << 2][defender]
                if chance > best:
                    best, raider = chance, side
        return min(MOST_RAIDS, RAID * planet.open) * self.pace * best * points, raider

    def raided(self, loss: float) -> float:
        """Return the raider's gain for this loss of the holder."""
        return loss * RAID_GAIN

    def fighters(self, factions: int, claims: Sequence[int]) -> dict[int, int]:
        """By side there, the fighter (see `odds`) it would send."""
        if len(claims) == 1:
            claim = claims[0]
            seat = claim & SEAT
            dice = 1 + (claim & LARGE > 0) + (factions & self.factions[seat] != 0)
            return {self.side_of[seat]: dice << 2 | (claim & GEAR) >> GEAR_SHIFT}
        by_seat: dict[int, int] = {}
        for claim in claims:
            seat, gear = claim & SEAT, (claim & GEAR) >> GEAR_SHIFT
            dice = 1 + (claim & LARGE > 0) + (factions & self.factions[seat] != 0)
            known = by_seat.get(seat, 0)
            by_seat[seat] = max(dice, known >> 2) << 2 | known & 3 | gear
        best: dict[int, int] = {}
        for seat, fighter in by_seat.items():
            side = self.side_of[seat]
            if side not in best or DUELS[fighter][best[side]] > 0.5:
                best[side] = fighter
        return best

    def dice(self, factions: int, claims: Sequence[int]) -> list[float]:
        """Per side its best fighter's dice, equipment as parts of a die."""
        best = [0.0] * self.sides
        own: dict[int, float] = {}
        for claim in claims:
            seat, gear = claim & SEAT, (claim & GEAR) >> GEAR_SHIFT
            strength = 2.0 if claim & LARGE else 1.0
            strength += BLASTER_DICE * (gear == BLASTER) + SABRE_DICE * (gear == SABRE)
            strength += factions & self.factions[seat] != 0
            own[seat] = max(own.get(seat, 0.0), strength)
        for seat, strength in own.items():
            side = self.side_of[seat]
            best[side] = max(best[side], strength)
        return best

    def supply(self, seat: int) -> float:
        """Return the value of the meeples and pieces at hand."""
        state = self.state
        small = SUPPLY_WORTH[min(state.supply.small[seat], 4)] + LARGE_WORTH * state.supply.large[seat]
        return self.meeple_pace * (small + GEAR_WORTH * state.supply.gear[seat].bit_count())

    def meeple_cost(self, seat: int, large: int) -> float:
        """Return the cost of placing a meeple."""
        if large:
            return LARGE_WORTH * self.meeple_pace
        small = min(self.state.supply.small[seat], 4)
        return (SUPPLY_WORTH[small] - SUPPLY_WORTH[small - 1]) * self.meeple_pace

    def existing(self, root: int) -> EvaluatedFeature:
        """A feature of the board."""
        board = self.board
        feature = EvaluatedFeature(
            board.kinds[root], board.tile_count(root), board.open[root], board.symbols[root], board.factions[root]
        )
        feature.claims = board.claims[root]
        feature.node = root
        return feature

    def planet_beside(self, cell: int) -> EvaluatedFeature:
        """The planet on `cell` as it would be with one more tile around it."""
        planet = self.existing(self.board.planets[cell])
        planet.open -= 1
        planet.tiles += 1
        return planet

    def held(self, root: int) -> list[float]:
        """`holding` of a feature of the board, remembered."""
        values = self._values.get(root)
        if values is None:
            values = self._values[root] = self.holding(self.existing(root))
        return values


def imagined(board: Board, cell: int, lay: Lay) -> tuple[list[EvaluatedFeature], list[int]]:
    """Return the features of a tile as they would be on `cell`, and the roots they would merge with."""
    features = [
        EvaluatedFeature(lay.kinds[slot], 1, lay.opens[slot], lay.symbols[slot], lay.factions[slot])
        for slot in range(lay.count)
    ]
    for slot in range(lay.count):
        features[slot].spot = lay.spots[slot]
    masks = [0] * lay.count
    merged = list(range(lay.count))
    taken_in: dict[int, int] = {}
    around = board.frontier[cell]
    for arm in lay.arms:
        if arm.slot < 0 or not around & arm.mask:
            continue
        root, slot = board.root(board.loose[4 * cell + arm.side]), merged[arm.slot]
        feature = features[slot]
        mine = merged[taken_in[root]] if root in taken_in else -1
        if mine == slot:
            feature.open -= 2
            continue
        if mine >= 0:
            # Two arms of the tile meet elsewhere: one feature (worked example 8).
            other = features[mine]
            _take(feature, other.open - 2, other.symbols, other.factions, other.claims)
            masks[slot] |= masks[mine]
            merged = [slot if number == mine else number for number in merged]
            continue
        taken_in[root] = slot
        _take(feature, board.open[root] - 2, board.symbols[root], board.factions[root], board.claims[root])
        masks[slot] |= board.tiles[root]
    if lay.count and lay.kinds[0] == PLANET:
        features[0].open -= sum([cell + step in board.taken for step in AROUND])
        features[0].tiles = 9 - features[0].open
    for slot in set(merged):
        if masks[slot]:
            features[slot].tiles = 1 + masks[slot].bit_count()
    return [features[slot] for slot in sorted(set(merged))], list(taken_in)


def _take(feature: EvaluatedFeature, open_sides: int, symbols: int, factions: int, claims: tuple[int, ...]) -> None:
    feature.open += open_sides
    feature.symbols += symbols
    feature.factions |= factions
    feature.claims += claims
