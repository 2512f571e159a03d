"""Words of the sums of Carcassonne: Star Wars: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.games.carcassonne_star_wars.teaching import sums
from hoshikan.ui.kit.look.words import fill, sentence_case, together
from hoshikan.ui.text.gametext import SumWords

_LABELS: Final = StarWarsLabels()


class StarWarsSums(SumWords[StarWarsView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: StarWarsView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: StarWarsView, after: StarWarsView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: StarWarsView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.StarWarsQuantity", found.quantity), found.total
        points = _LABELS.points(total)
        match quantity:
            case sums.Value(kind=kind, place=place, complete=complete, seats=seats):
                sentence = self.tr("{feature} at {place}, unfinished: {points}")
                if complete:
                    sentence = self.tr("{feature} at {place}, complete: {points}")
                feature = _LABELS.kind(kind)
                heading = sentence_case(sentence.format(feature=feature, place=_LABELS.place(*place), points=points))
                return heading if seats is None else self._held(heading, seats, names)
            case sums.DiceCount(seat=seat):
                return self.tr("{name} rolls {dice}").format(name=names[seat], dice=_LABELS.dice_count(total))
            case sums.Roll(seat=seat):
                return self.tr("{name}, value of the roll: {value}").format(name=names[seat], value=total)
            case sums.TiePoints(seats=seats):
                tied = together(names[seat] for seat in seats)
                return self.tr("{names}, tied: {points} each").format(names=tied, points=points)
            case sums.DefeatPoints(seat=seat):
                sentence = self.tr("{name}, one point per die for losing: {points}")
                return sentence.format(name=names[seat], points=points)
            case sums.Points(seat=seat):
                return self.tr("{name}: {points}").format(name=names[seat], points=points)
            case sums.Forecast(seat=seat):
                return self.tr("{name}, if the game ended now: {points}").format(name=names[seat], points=points)
        assert_never(quantity)

    def _held(self, heading: str, seats: Sequence[int], names: Sequence[str]) -> str:
        sentence = self.tr("{heading} (meeples of {names})") if seats else self.tr("{heading} (no meeples on it)")
        return fill(sentence, {"heading": heading, "names": together(names[seat] for seat in seats)})

    def term(self, term: Term, view: StarWarsView, names: Sequence[str]) -> str:  # none needs them
        known = cast("sums.StarWarsTerm", term)
        match known:
            case sums.Tiles(amount=points, tiles=count):
                if points == count:
                    return self.tr("a point for each tile")
                return self._each(_LABELS.tiles(count), points // count, points)
            case sums.PlanetTile():
                return self.tr("a point for the planet itself")
            case sums.TilesAround():
                return self.tr("a point for each tile around it", "a planet")
            case sums.Symbols(amount=points, symbols=count):
                return self._each(_LABELS.symbols(count), points // count, points)
            case sums.BestMeeple(large=large):
                return _LABELS.meeple(large)
            case sums.OwnSymbol(colour=colour):
                return self.tr("symbol of the same faction: {faction}").format(faction=_LABELS.faction_of(colour))
            case sums.YellowDie():
                return self.tr("blaster: one of them is yellow")
            case sums.HighestDie():
                return self.tr("highest die")
            case sums.Sabre():
                return _LABELS.gear("sabre")
            case sums.Earned():
                return self.tr("complete places and battles so far")
        assert_never(known)

    def _each(self, counted: str, points: int, total: int) -> str:
        """Return what is counted, with the points of each."""
        if points == total:
            return counted
        return self.tr("{things}, {points} each").format(things=counted, points=_LABELS.points(points))


SUMS: Final = StarWarsSums()
