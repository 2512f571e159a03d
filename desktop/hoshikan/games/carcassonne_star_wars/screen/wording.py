"""What the pieces on the table of Carcassonne: Star Wars say of themselves: labels, tooltips, buttons."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.games.carcassonne_star_wars.rules.view import FeatureView
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.look.words import Words, listed


class StarWarsWording(Words):
    """Names for everything that can be focused."""

    def __init__(self) -> None:
        self.labels = StarWarsLabels()

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

    def spot(self, x: int, y: int, fits: bool) -> str:
        sentence = (
            self.tr("Free place {place}: the tile fits") if fits else self.tr("Free place {place}: it does not fit")
        )
        return sentence.format(place=self.labels.place(x, y))

    def target(self, called: str, feature: FeatureView, names: Sequence[str]) -> str:
        """A place for a meeple: what it would hold and what that is worth."""
        prospect = self.labels.prospect(feature)
        if feature.seats:
            who = listed(names[seat] for seat in feature.seats)
            return self.tr("{feature}: {prospect}; held by {names}").format(
                feature=called, prospect=prospect, names=who
            )
        return self.tr("{feature}: {prospect}").format(feature=called, prospect=prospect)

    def drawn(self, tile: str, rotation: int) -> str:
        return self.tr("Drawn tile: {tile}; {turned}").format(tile=tile, turned=self.labels.turned(rotation))

    def turn(self, rotation: int) -> str:
        return self.tr("The drawn tile, {turned}").format(turned=self.labels.turned(rotation))

    def seat(self, name: str, faction: str, points: int, small: int, large: int, blaster: int, sabre: int) -> str:
        """A seat with all that lies before it."""
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

    def stock(self, tile: str, count: int) -> str:
        return self.tr("{count} × {tile}").format(count=count, tile=tile)
