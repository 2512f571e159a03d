"""What things on the table of Carcassonne: Star Wars are called: tiles, features, meeples, dice."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.games.carcassonne_star_wars.rules.components import FACTION_OF
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SYMBOLS
from hoshikan.games.carcassonne_star_wars.rules.tiles import Face
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, FeatureView, MeepleView, StarWarsView
from hoshikan.ui.look.words import Words, listed


class StarWarsLabels(Words):
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
        if not side:
            return self.kind(kind)
        edges = {
            "N": self.tr("{feature} at the top"),
            "E": self.tr("{feature} on the right"),
            "S": self.tr("{feature} at the bottom"),
            "W": self.tr("{feature} on the left"),
        }
        return edges.get(side, "{feature}").format(feature=self.kind(kind))

    def turned(self, rotation: int) -> str:
        """How a tile lies."""
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
        """Faces such as "y5 3"; the yellow die is told apart."""
        faces = [self.tr("{face} (yellow)").format(face=one[1:]) if one[0] == "y" else one for one in text.split()]
        return listed(faces)

    def dice_count(self, count: int) -> str:
        return self.tr("%n die(s)", "", count)

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def tiles(self, count: int) -> str:
        return self.tr("%n tile(s)", "", count)

    def symbols(self, count: int) -> str:
        return self.tr("%n symbol(s)", "", count)

    def meeples(self, count: int) -> str:
        return self.tr("%n meeple(s)", "", count)

    def sum(self, tiles: int, symbols: int) -> str:
        """What points are made of."""
        return listed([self.tiles(tiles), self.symbols(symbols)] if symbols else [self.tiles(tiles)])

    # Tiles and what is on them

    def face(self, face: Face) -> str:
        """What is printed on a tile: "trade route, asteroid field; symbol: empire"."""
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

    def prospect(self, feature: FeatureView) -> str:
        """What a feature brings and what it still needs."""
        if not feature.open:
            return self.tr("{points}, complete").format(points=self.points(feature.points))
        if feature.kind == "planet":
            missing = self.tr("%n tile(s) missing around it", "", feature.open)
        else:
            missing = self.tr("%n open end(s)", "", feature.open)
        return self.tr("{points} now, {missing}").format(points=self.points(feature.points), missing=missing)


def _counted(names: Sequence[str]) -> list[tuple[str, int]]:
    return [(name, names.count(name)) for name in dict.fromkeys(names)]
