"""The words of Conquestar's hints: one short phrase for each kind of feature and nudge of `teaching`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.ui.look.words import Words, fill


class ConquestarReasons(Words):
    """One phrase at a time, for the language now installed."""

    def feature(self, feature: Feature, names: Sequence[str]) -> str:
        """A reason such as "takes Vega, worth 5 points"."""
        facts = self._in_words(feature.facts, names)
        phrase = self._gain(feature.kind) or self._risk(feature.kind) or self._hand_and_end(feature)
        return fill(phrase, facts)

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        sentences = {
            "look-at-row": self.tr("Row {row}: which star is worth its price to you now, and who else could come?"),
            "look-at-column": self.tr(
                "Column {column}: which star is worth its price to you now, and who else could come?"
            ),
            "look-at-last-star": self.tr("Only one star is left: what does it decide?"),
        }
        return fill(sentences[nudge.kind], nudge.facts)

    def theme(self, kind: str) -> str:
        """What a kind of feature is about, without telling a move; several kinds may be about the same."""
        kinds = {
            "income": self.tr("earning coins"),
            "develops reaches-cap": self.tr("coins on a star"),
            "takes": self.tr("taking stars"),
            "coins-back": self.tr("coins that come back"),
            "pays cannot-pay may-not-pay": self.tr("the cost of an invasion"),
            "may-be-outbid may-tie richest": self.tr("rivals at the same star"),
            "denies": self.tr("a star that a rival wants"),
            "cheaper-later opens-allies": self.tr("stars that get cheaper"),
            "last-star": self.tr("the last star"),
            "tie-break": self.tr("level on points"),
            "keeps-reach gives-up": self.tr("cards for later"),
            "lays-down": self.tr("the end of the hand"),
            "keeps-going stays-quiet": self.tr("standstill"),
        }
        return next((name for told, name in kinds.items() if kind in told.split()), "")

    def _gain(self, kind: str) -> str:
        return {
            "income": self.tr("earns {coin_count}"),
            "develops": self.tr("{star} then holds {coin_count} for whoever takes it"),
            "reaches-cap": self.tr("{star} is full then: {rival_count} can no longer trade there"),
            "takes": self.tr("takes {star}, worth {point_count}"),
            "coins-back": self.tr("brings {coin_count} from {star}"),
            "richest": self.tr("nobody who could also come to {star} has as many coins"),
            "denies": self.tr("{rival_name} could pay for {star} now"),
            "opens-allies": self.tr("makes {star_count} allied with {star} one coin cheaper, for everybody"),
        }.get(kind, "")

    def _risk(self, kind: str) -> str:
        return {
            "pays": self.tr("costs {coin_count} for the allies of {star}"),
            "cannot-pay": self.tr("{star} costs {cost}, more than your {coin_count}"),
            "may-not-pay": self.tr("too expensive with {visitor_count} beside you at {star}"),
            "may-be-outbid": self.tr("{rival_count} with up to {coin_count} may come to {star} and outbid you"),
            "may-tie": self.tr("{rival_count} with as many coins may come to {star}: then nobody gets it"),
            "cheaper-later": self.tr("nobody else can pay for {star} yet, and it will get cheaper"),
            "gives-up": self.tr("{star}, worth {point_count}, is out of reach until the cards return"),
            "lays-down": self.tr("the rest of the hand is laid down while {rival_count} can play on"),
        }.get(kind, "")

    def _hand_and_end(self, feature: Feature) -> str:
        lead = int(feature.facts.get("lead", 0))
        if feature.kind == "last-star":
            return self._with_lead(self.tr("ends the game"), lead)
        if feature.kind == "keeps-going":
            return self.tr("prevents the end by standstill")
        return {
            "tie-break": self.tr("level on points: coins decide, {coins} against {rival_coins}"),
            "keeps-reach": self.tr("the rest of the hand still leads to {star_count}"),
            "stays-quiet": self.tr("the game may end by standstill"),
        }[feature.kind]

    def _with_lead(self, phrase: str, lead: int) -> str:
        if lead > 0:
            return self.tr("{phrase}, %n point(s) ahead", "", lead).format(phrase=phrase)
        if lead < 0:
            return self.tr("{phrase}, %n point(s) behind", "", -lead).format(phrase=phrase)
        return self.tr("{phrase}, level on points").format(phrase=phrase)

    def _in_words(self, facts: dict[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
        """The facts, and their counts as "3 coins" under `coin_count` and the like."""
        words = dict(facts)
        if "coins" in facts:
            words["coin_count"] = LABELS.coins(int(facts["coins"]))
        if "value" in facts:
            words["point_count"] = LABELS.points(int(facts["value"]))
        if "stars" in facts:
            words["star_count"] = self.tr("%n star(s)", "", int(facts["stars"]))
        if "rivals" in facts:
            words["rival_count"] = LABELS.players(int(facts["rivals"]))
        if "visitors" in facts:
            words["visitor_count"] = LABELS.players(int(facts["visitors"]))
        if "rival" in facts:
            words["rival_name"] = names[int(facts["rival"])]
        return words


REASONS: Final = ConquestarReasons()
