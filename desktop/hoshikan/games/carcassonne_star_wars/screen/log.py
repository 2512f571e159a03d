"""The log of Carcassonne: Star Wars: one sentence for each kind of event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.kit.look.words import Words, together

_LABELS: Final = StarWarsLabels()


class StarWarsLog(Words):
    """One sentence at a time, for the language now installed."""

    def sentence_of(self, event: Event, view: StarWarsView, names: Sequence[str]) -> str:
        """An event as a sentence."""
        return (
            self._tile(event, view, names)
            or self._meeple(event, names)
            or self._battle(event, names)
            or self._scoring(event, names)
        )

    def _tile(self, event: Event, view: StarWarsView, names: Sequence[str]) -> str:
        if isinstance(event, events.TileDrawn):
            tile = _LABELS.face(view.face(event.face))
            return self.tr("{name} draws a tile: {tile}").format(name=names[event.seat], tile=tile)
        if isinstance(event, events.TilePlaced):
            place = _LABELS.place(event.x, event.y)
            return self.tr("{name} lays the tile at {place}").format(name=names[event.seat], place=place)
        if isinstance(event, events.NothingFits):
            return self.tr("No place for the remaining %n tile(s): final scoring", "", event.left)
        if isinstance(event, events.LastTileLaid):
            return self.tr("The last tile is in place: final scoring")
        return ""

    def _meeple(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, events.Skipped):
            return self.tr("{name} places no meeple").format(name=names[event.seat])
        if not isinstance(event, events.Claimed | events.Landed | events.CameHome):
            return ""
        name, meeple = names[event.seat], _LABELS.meeple(event.large, event.gear)
        place = _LABELS.place(event.x, event.y)
        if isinstance(event, events.CameHome):
            sentence = self.tr("{name}: a {meeple} comes home from {place}")
            return sentence.format(name=name, meeple=meeple, place=place)
        if isinstance(event, events.Claimed):
            feature = _LABELS.the(event.spot.partition(":")[0])
            sentence = self.tr("{name} places a {meeple} on {feature} at {place}")
            return sentence.format(name=name, feature=feature, place=place, meeple=meeple)
        if event.defenders:
            rivals = together(names[seat] for seat in event.defenders)
            sentence = self.tr("{name} sends a {meeple} against {rivals} on the planet at {place}")
            return sentence.format(name=name, rivals=rivals, place=place, meeple=meeple)
        sentence = self.tr("{name} lands a {meeple} on the planet at {place}")
        return sentence.format(name=name, place=place, meeple=meeple)

    def _battle(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, events.BattleBegun):
            who = together(names[seat] for seat in event.seats)
            return self.tr("Battle for {feature}: {names}").format(feature=_LABELS.the(event.kind), names=who)
        if isinstance(event, events.FighterChosen):
            name, by = names[event.seat], names[event.by]
            if event.seat == event.by:
                return self.tr("{name} fights for the team").format(name=name)
            return self.tr("{by} sends {name} to fight for the team").format(name=name, by=by)
        if isinstance(event, events.Rolled):
            sentence = self.tr("{name} rolls {dice}")
            if event.bonus:
                sentence = self.tr("{name} rolls {dice}, and {value} with the sabre")
            return sentence.format(name=names[event.seat], dice=_LABELS.dice(event.dice), value=event.value)
        if isinstance(event, events.Tied):
            who = together(names[seat] for seat in event.seats)
            sentence = self.tr("{names} tie at {value}: one point each, and they roll again")
            return sentence.format(names=who, value=event.value)
        if isinstance(event, events.Lost):
            sentence = self.tr("{name} loses the battle, scores {points} and takes back {meeples}")
            points, meeples = _LABELS.points(event.points), _LABELS.meeples(event.meeples)
            return sentence.format(name=names[event.seat], points=points, meeples=meeples)
        if isinstance(event, events.Won):
            feature = _LABELS.the(event.kind)
            return self.tr("{name} wins the battle and stays on {feature}").format(
                name=names[event.seat], feature=feature
            )
        return ""

    def _scoring(self, event: Event, names: Sequence[str]) -> str:
        if not isinstance(event, events.Scored | events.ScoredAtEnd):
            return ""
        sentence = self.tr("{names}: {points} for {feature} ({sum})")
        if isinstance(event, events.Scored):
            sentence = self.tr("{names}: {points}, {feature} is complete ({sum})")
        return sentence.format(
            names=together(names[seat] for seat in event.seats),
            points=_LABELS.points(event.points),
            feature=_LABELS.the(event.kind),
            sum=_LABELS.sum(event.tiles, event.symbols),
        )
