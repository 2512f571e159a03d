"""The words of the hints of Carcassonne: Star Wars: one phrase for each kind of feature and nudge of `teaching`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.look.words import Words, fill

_LABELS: Final = StarWarsLabels()


class StarWarsReasons(Words):
    """One phrase at a time, for the language now installed."""

    def feature(self, feature: Feature, names: Sequence[str]) -> str:
        """A reason such as "completes your trade route: 5 points"."""
        facts = self._in_words(feature.facts, names)
        phrase = fill((self._laying() | self._going_on() | self._placing()).get(feature.kind, ""), facts)
        count = int(feature.facts.get("count", 1))
        if count > 1:
            return self.tr("{phrase} (%n in all)", "", count).format(phrase=phrase)
        return phrase

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        sentences = {
            "look-at-own": self.tr("Your {feature}: what would complete it, and what could still get in its way?"),
            "look-at-rival": self.tr("The {feature} of another player: would this tile help it or get in its way?"),
            "look-at-battle": self.tr("Where could there be a battle, and who has the better dice?"),
            "look-for-claim": self.tr("What could you claim with this tile, and would it ever be completed?"),
            "look-at-supply": self.tr("How many meeples do you have left, and when will they come home?"),
            "count-dice": self.tr("Who would roll the most dice? Count meeple, symbol and equipment."),
        }
        return fill(sentences[nudge.kind], self._in_words(nudge.facts, ()))

    def theme(self, kind: str) -> str:
        """What a kind of feature is about, without telling a move; several kinds may be about the same."""
        kinds = {
            "completes-own scores-now": self.tr("completing your features"),
            "extends-own promises": self.tr("extending your features"),
            "joins-own": self.tr("joining two"),
            "completes-rival extends-rival": self.tr("what helps a rival"),
            "starts-battle attacks fights-with": self.tr("battles"),
            "rivals-battle": self.tr("battles of others"),
            "opens-claim leaves-free": self.tr("what is free to claim"),
            "opens-planet opens-attack exposed": self.tr("planets"),
            "brings-home back-at-once": self.tr("meeples that come home"),
            "goes-on stuck narrows": self.tr("what tiles still fit"),
            "hinders": self.tr("getting in the way"),
            "keeps-away": self.tr("keeping one's distance"),
            "enough-meeples turns-left spends-meeple keeps-meeples": self.tr("meeples in supply"),
            "takes-piece brings-gear": self.tr("equipment"),
        }
        return next((name for told, name in kinds.items() if kind in told.split()), "")

    def _laying(self) -> dict[str, str]:
        return {
            "completes-own": self.tr("completes your {feature} at {place}: {point_count}"),
            "extends-own": self.tr("extends your {feature} at {place} to {tile_count}; still open: {open}"),
            "joins-own": self.tr("joins your {feature} at {place}, which then has {meeple_count} of yours"),
            "completes-rival": self.tr("completes {rival_name}'s {feature} at {place}: {point_count} for them"),
            "extends-rival": self.tr("extends {rival_name}'s {feature} at {place} to {tile_count}"),
            "starts-battle": self.tr(
                "starts a battle with {rival_name} for the {feature} at {place}: dice {dice} against {rival_dice}"
            ),
            "rivals-battle": self.tr("lets others fight for the {feature} at {place}"),
            "opens-claim": self.tr("leaves you a free {feature} to claim: {point_count} now"),
            "brings-home": self.tr("brings {meeple_count} home to your supply"),
            "leaves-free": self.tr("leaves another {feature} free ({point_count}), which you cannot claim as well"),
            "keeps-away": self.tr("helps nobody else: it touches nothing that others hold"),
            "opens-planet": self.tr("lets you land on the free planet at {place}"),
            "opens-attack": self.tr("lets you attack {rival_name} on the planet at {place}"),
        }

    def _going_on(self) -> dict[str, str]:
        return {
            "goes-on": self.tr("tiles to come that fit at {place}, where the {feature} goes on: {fit} of {left}"),
            "stuck": self.tr("no tile to come fits at {place}: the {feature} cannot be completed"),
            "hinders": self.tr("then few tiles fit at {place}, where {rival_name} needs one: {fit} of {left}"),
            "narrows": self.tr("then few tiles fit at {place}, where you need one: {fit} of {left}"),
        }

    def _placing(self) -> dict[str, str]:
        return {
            "scores-now": self.tr("scores {point_count} at once for the completed {feature}"),
            "promises": self.tr("the {feature} is worth {point_count} already"),
            "attacks": self.tr("fights {rival_name} for the planet at {place}: dice {dice} against {rival_dice}"),
            "exposed": self.tr("the planet can still be attacked; free places around it: {open}"),
            "spends-meeple": self.tr("leaves in supply: {small} small, {large} large"),
            "takes-piece": self.tr("takes the {gear_name} along"),
            "back-at-once": self.tr("the meeple is back in your supply at once"),
            "enough-meeples": self.tr("{meeple_count} in supply, enough for your turns left (about {turns})"),
            "turns-left": self.tr("turns left to use what is in supply: about {turns}"),
            "keeps-meeples": self.tr("keeps in supply: {small} small, {large} large"),
            "fights-with": self.tr("{fighter} fights with {dice_count}"),
            "brings-gear": self.tr("{fighter} brings the {gear_name}"),
        }

    def _in_words(self, facts: dict[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
        """The facts as phrases: places, features, counts and names."""
        words: dict[str, Fact] = {"feature": _LABELS.kind(str(facts.get("kind", "planet"))), "place": ""}
        words |= facts
        if "x" in facts:
            words["place"] = _LABELS.place(int(facts["x"]), int(facts["y"]))
        for name, counted in (("points", _LABELS.points), ("tiles", _LABELS.tiles), ("meeples", _LABELS.meeples)):
            words[name[:-1] + "_count"] = counted(int(facts.get(name, 0)))
        words["dice_count"] = _LABELS.dice_count(int(facts.get("dice", 0)))
        words["gear_name"] = _LABELS.gear(str(facts.get("gear", "")))
        for fact, name in (("rival", "rival_name"), ("seat", "fighter")):
            number = int(facts.get(fact, -1))
            words[name] = names[number] if 0 <= number < len(names) else ""
        return words
