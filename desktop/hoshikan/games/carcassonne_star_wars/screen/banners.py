"""Words on the stage of Carcassonne: Star Wars: battles and their dice, features that score, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.games.carcassonne_star_wars.screen.arena import Strength
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.kit.look.words import Words, listed, together

_LABELS: Final = StarWarsLabels()


class StarWarsBanners(Words):
    """One thing at a time, for the language now installed."""

    # Battles

    def battle(self, kind: str) -> str:
        return self.tr("Battle for {feature}").format(feature=_LABELS.the(kind))

    def highest_wins(self, names: Sequence[str]) -> str:
        """Describe how the battle is decided."""
        return self.tr("{names}: the highest single die wins").format(names=together(names))

    def strength(self, why: Strength, faction: str) -> str:
        """Return the origin of a number of dice."""
        meeple, dice = _LABELS.meeple(why.large), 2 if why.large else 1
        if not why.symbol:
            return self.tr("{meeple}: {dice}").format(meeple=meeple, dice=_LABELS.dice_count(dice))
        sentence = self.tr("{meeple} {dice} + {faction} 1", "so many dice for a meeple and for a symbol")
        return sentence.format(meeple=meeple, dice=dice, faction=faction)

    def gear(self, gear: Sequence[str]) -> str:
        """Return the effect of equipment on the dice."""
        said = {"blaster": self.tr("blaster: a yellow die"), "sabre": self.tr("sabre: +1 on the highest")}
        return listed([said[piece] for piece in gear])

    def tied(self, value: int) -> str:
        return self.tr("Tied at {value}: +1 each, roll again").format(value=value)

    def wins(self, name: str) -> str:
        return self.tr("{name} wins the battle").format(name=name)

    def stays(self, kind: str) -> str:
        """Return the winner's gain."""
        return self.tr("and stays on {feature}").format(feature=_LABELS.the(kind))

    def loses(self, name: str, points: int) -> str:
        return self.tr("{name} loses: +{points}").format(name=name, points=_LABELS.points(points))

    def for_dice(self, meeples: int) -> str:
        """Why a loser scores, and how many meeples go home."""
        return self.tr("One point per die. Back in supply: {meeples}").format(meeples=_LABELS.meeples(meeples))

    # Points

    def complete(self, kind: str, points: int) -> str:
        sentences = {
            "route": self.tr("Trade route complete: {points}"),
            "asteroid": self.tr("Asteroid field complete: {points}"),
            "planet": self.tr("Planet complete: {points}"),
        }
        return sentences[kind].format(points=_LABELS.points(points))

    def sum(self, names: Sequence[str], points: int, tiles: int, symbols: int) -> str:
        """Return the scoring players, and the summands of the points."""
        each = (points - 2 * symbols) // tiles
        made = self.tr("{tiles} × {points}").format(tiles=_LABELS.tiles(tiles), points=_LABELS.points(each))
        if symbols:
            bonus = self.tr("{symbols} × {points}").format(symbols=_LABELS.symbols(symbols), points=_LABELS.points(2))
            made = self.tr("{tiles} + {symbols}").format(tiles=made, symbols=bonus)
        return self.tr("{names}: {sum}").format(names=together(names), sum=made)

    # The end

    def last_tile(self) -> str:
        return self.tr("The last tile")

    def final_scoring(self) -> str:
        return self.tr("Final scoring")

    def unfinished(self, names: Sequence[str], points: int) -> str:
        """Return a player's unfinished features."""
        return self.tr("{names}: {points} for unfinished features").format(
            names=together(names), points=_LABELS.points(points)
        )

    def by_kind(self, points: Mapping[str, Sequence[int]]) -> str:
        """Return the number of features of each kind, and their points."""
        return listed(
            [
                self.tr("{feature} × {count}: {points}").format(
                    feature=_LABELS.kind(kind), count=len(each), points=_LABELS.points(sum(each))
                )
                for kind, each in points.items()
            ]
        )


BANNERS: Final = StarWarsBanners()
