"""Names of things on the table of Carcassonne: Star Wars: tiles, features, meeples, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.carcassonne_star_wars.rules.components import FACTION_OF
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SIDES, SYMBOLS
from hoshikan.games.carcassonne_star_wars.rules.tiles import Face
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, FeatureView, MeepleView, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.arena import Strength
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.text.covertext import Counts


class StarWarsLabels(Counts):
    """Short phrases for the language now installed."""

    def place(self, x: int, y: int) -> str:
        """A place on the board."""
        return self.tr("({x}, {y})", "a place on the board").format(x=x, y=y).replace("-", "−")

    def kind(self, kind: str) -> str:
        """A kind of feature."""
        return {
            "route": self.tr("trade route"),
            "asteroid": self.tr("asteroid field"),
            "planet": self.tr("planet"),
        }.get(kind, kind)

    def the(self, kind: str) -> str:
        """A kind of feature in the middle of a sentence."""
        return {
            "route": self.tr("the trade route"),
            "asteroid": self.tr("the asteroid field"),
            "planet": self.tr("the planet"),
        }.get(kind, kind)

    def spot(self, spot: str) -> str:
        """A feature of a tile by its first edge: "trade route, from the east"."""
        kind, _, side = spot.partition(":")
        return self._at_side(self.kind(kind), side)

    def edge(self, kind: str, side: int) -> str:
        """Return the name of an edge of a tile, by its side, 0..3 for N E S W."""
        shown = self.tr("space", "an edge of a tile") if kind == "space" else self.kind(kind)
        return self._at_side(shown, SIDES[side])

    def _at_side(self, feature: str, side: str) -> str:
        edges = {
            "N": self.tr("{feature} at the top"),
            "E": self.tr("{feature} on the right"),
            "S": self.tr("{feature} at the bottom"),
            "W": self.tr("{feature} on the left"),
        }
        return edges.get(side, "{feature}").format(feature=feature)

    def turned(self, rotation: int) -> str:
        """Return the rotation of a tile in words."""
        return (
            self.tr("upright", "a tile"),
            self.tr("turned to the right"),
            self.tr("upside down"),
            self.tr("turned to the left"),
        )[rotation]

    def faction(self, number: int) -> str:
        return (self.tr("rebels"), self.tr("empire"), self.tr("hunters"), self.tr("order"))[number]

    def faction_of(self, colour: str) -> str:
        return self.faction(FACTION_OF[colour])

    def gear(self, gear: str) -> str:
        return {"blaster": self.tr("blaster"), "sabre": self.tr("sabre")}.get(gear, gear)

    def meeple(self, large: bool, gear: str = "") -> str:
        """A meeple with what it bears."""
        name = self.tr("large meeple") if large else self.tr("small meeple")
        if not gear:
            return name
        return self.tr("{meeple} with {gear}").format(meeple=name, gear=self.gear(gear))

    def dice(self, text: str) -> str:
        """Return the faces of "y5 3" in words; the yellow die is marked."""
        faces = [self.tr("{face} (yellow)").format(face=one[1:]) if one[0] == "y" else one for one in text.split()]
        return listed(faces)

    def dice_count(self, count: int) -> str:
        return self.tr("%n die(s)", "", count)

    def tiles(self, count: int) -> str:
        return self.tr("%n tile(s)", "", count)

    def symbols(self, count: int) -> str:
        return self.tr("%n symbol(s)", "", count)

    def meeples(self, count: int) -> str:
        return self.tr("%n meeple(s)", "", count)

    def sum(self, tiles: int, symbols: int) -> str:
        """Return the summands of points."""
        return listed([self.tiles(tiles), self.symbols(symbols)] if symbols else [self.tiles(tiles)])

    # Tiles and what is on them

    def face(self, face: Face) -> str:
        """Return the print of a tile: "trade route, asteroid field; symbol: empire"."""
        features = [self.kind(KIND_NAMES[kind]) for kind, _, _ in face.features]
        names = listed(f"{count} × {name}" if count > 1 else name for name, count in _counted(features))
        if face.symbol not in SYMBOLS:
            return names or self.tr("space")
        sentence = self.tr("{features}; symbol: {faction}")
        return sentence.format(features=names, faction=self.faction(SYMBOLS.index(face.symbol)))

    def tile(self, view: StarWarsView, place: Coordinates, names: Sequence[str]) -> str:
        """A lying tile with its features, who holds them and what they are worth."""
        said = [self.worth(view.feature(place, spot), names, self.spot(spot)) for spot in view.spots(place)]
        return self.tr("Tile {place}: {features}").format(
            place=self.place(*place), features=listed(said) or self.tr("space")
        )

    def worth(self, feature: FeatureView, names: Sequence[str], called: str) -> str:
        """A feature's holder and points."""
        points = self.points(feature.points)
        if not feature.seats:
            return self.tr("{feature} ({points}, free)").format(feature=called, points=points)
        who = listed(names[seat] for seat in feature.seats)
        return self.tr("{feature} ({points}, {names})").format(feature=called, points=points, names=who)

    def standing(self, meeple: MeepleView, feature: FeatureView, names: Sequence[str]) -> str:
        """A meeple on the board."""
        sentence = self.tr("{name}: {meeple} on {feature} at {place}; {points} now")
        return sentence.format(
            name=names[meeple.seat],
            meeple=self.meeple(meeple.large, meeple.gear),
            feature=self.the(feature.kind),
            place=self.place(*meeple.place),
            points=self.points(feature.points),
        )

    def promise(self, feature: FeatureView) -> str:
        """Return the points of a feature and its open ends."""
        if not feature.open:
            return self.tr("{points}, complete").format(points=self.points(feature.points))
        if feature.kind == "planet":
            missing = self.tr("%n tile(s) missing around it", "", feature.open)
        else:
            missing = self.tr("%n open end(s)", "", feature.open)
        return self.tr("{points} now, {missing}").format(points=self.points(feature.points), missing=missing)


LABELS: Final = StarWarsLabels()


class StarWarsTableLabels(Words):
    """Texts of pieces on the table: labels, tooltips, buttons. Everything that can be focused has one."""

    def __init__(self) -> None:
        self.labels = LABELS

    def title(self, phase: str) -> str:
        """The heading of the dock."""
        return {
            "place": self.tr("Drawn tile"),
            "claim": self.tr("Place a meeple"),
            "fight": self.tr("Who fights?"),
            "dice": self.tr("Battle"),
            "over": self.tr("Final scoring"),
        }.get(phase, self.tr("Next tile"))

    def left(self, count: int) -> str:
        return self.tr("%n tile(s) face down", "", count)

    def pile(self) -> str:
        return self.tr("Press to see which tiles are left")

    def values(self) -> str:
        """The switch that shows what claims are worth."""
        return self.tr("Values", "button: shows what each claim is worth")

    def values_shown(self, on: bool) -> str:
        return self.tr("Values of the claims: shown") if on else self.tr("Values of the claims: hidden")

    def what_values_are(self) -> str:
        return self.tr("What each meeple's feature would score if the game ended now")

    def spot(self, x: int, y: int, fits: bool) -> str:
        sentence = (
            self.tr("Free place {place}: the tile fits") if fits else self.tr("Free place {place}: it does not fit")
        )
        return sentence.format(place=self.labels.place(x, y))

    def target(self, called: str, feature: FeatureView, names: Sequence[str]) -> str:
        """A place for a meeple: what it would hold and what that is worth."""
        promise = self.labels.promise(feature)
        if feature.seats:
            who = listed(names[seat] for seat in feature.seats)
            return self.tr("{feature}: {prospect}; held by {names}").format(feature=called, prospect=promise, names=who)
        return self.tr("{feature}: {prospect}").format(feature=called, prospect=promise)

    def drawn(self, tile: str, rotation: int) -> str:
        return self.tr("Drawn tile: {tile}; {turned}").format(tile=tile, turned=self.labels.turned(rotation))

    def turn(self, rotation: int) -> str:
        return self.tr("The drawn tile, {turned}").format(turned=self.labels.turned(rotation))

    def seat(self, name: str, faction: str, points: int, small: int, large: int, blaster: int, sabre: int) -> str:
        """Describe a seat with all its pieces."""
        gear = [self.labels.gear(piece) for piece, count in (("blaster", blaster), ("sabre", sabre)) if count]
        sentence = self.tr("{name} ({faction}): {points}; in supply {small} small, {large} large")
        said = sentence.format(name=name, faction=faction, points=self.labels.points(points), small=small, large=large)
        return listed([said, *gear])

    def skip(self) -> str:
        return self.tr("No meeple", "button: place none this turn")

    def none_left(self) -> str:
        return self.tr("none left")

    def sends(self, name: str) -> str:
        return self.tr("{name} fights").format(name=name)

    def fighter(self, name: str, dice: int, value: int) -> str:
        if value:
            return self.tr("{name}: rolled {value}").format(name=name, value=value)
        return self.tr("{name}: {dice}").format(name=name, dice=self.labels.dice_count(dice))

    def strength(self, why: Strength, faction: str) -> str:
        """Return the origin of a number of dice."""
        meeple, dice = self.labels.meeple(why.large), 2 if why.large else 1
        if not why.symbol:
            return self.tr("{meeple}: {dice}").format(meeple=meeple, dice=self.labels.dice_count(dice))
        sentence = self.tr("{meeple} {dice} + {faction} 1", "so many dice for a meeple and for a symbol")
        return sentence.format(meeple=meeple, dice=dice, faction=faction)

    def gear(self, gear: Sequence[str]) -> str:
        """Return the effect of equipment on the dice."""
        said = {"blaster": self.tr("blaster: a yellow die"), "sabre": self.tr("sabre: +1 on the highest")}
        return listed([said[piece] for piece in gear])

    def stock(self, tile: str, count: int) -> str:
        return self.tr("{count} × {tile}").format(count=count, tile=tile)


def _counted(names: Sequence[str]) -> list[tuple[str, int]]:
    return [(name, names.count(name)) for name in dict.fromkeys(names)]
