"""The words of the hints of 星を渡る: one short phrase for each kind of feature and nudge of `teaching`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS
from hoshikan.ui.look.words import Words, fill, percent


class HoshiReasons(Words):
    """One phrase at a time, for the language now installed."""

    def feature(self, feature: Feature, _: Sequence[str]) -> str:
        """A reason such as "takes Leo, worth 7 zs, with 60 %"."""
        kind, facts = feature.kind, self._in_words(feature.facts)
        phrase = self._setting(kind) or self._losing(kind) or self._shifting(kind)
        if kind == "back-in-hand":
            phrase = self.tr("the {card} can still be used in %n year(s)", "", int(feature.facts.get("years", 1)))
        elif kind == "three-cards":
            cards = int(feature.facts.get("cards", 3))
            phrase = self.tr("winning there with %n card(s) brings stardust, worth ★{stars}", "", cards)
        return fill(phrase, facts)

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        if nudge.kind == "look-at-hand":
            return self.tr(
                "%n card(s) in your hand: which do you need in the years to come?", "", int(nudge.facts.get("cards", 1))
            )
        sentences = {
            "look-at-objectives": self.tr("Which of the two objectives fits more constellations?"),
            "look-at-slot": self.tr("Look at slot {slot}: what is {constellation} worth to you?"),
            "look-at-next-slot": self.tr("Look at slot {slot}: could you win {constellation} there?"),
            "look-at-stars": self.tr("You need ★{need} and have ★{have}: what are more ★ worth to you now?"),
        }
        return fill(sentences[nudge.kind], self._in_words(nudge.facts))

    def theme(self, kind: str) -> str:
        """What a kind of feature is about, without telling a move; several kinds may be about the same."""
        kinds = {
            "promises objective-gains": self.tr("the objective"),
            "wins": self.tr("winning constellations"),
            "needs-stars covers-need stars-to-spare": self.tr("the \u2605 that are needed"),
            "near-supernova": self.tr("the supernova"),
            "ties-won": self.tr("equal cards"),
            "uses-card costs-little out-of-reach used-up": self.tr("sparing cards"),
            "stars-if-lost pools-stars": self.tr("\u2605 for the pool"),
            "missed-elsewhere": self.tr("the right slot"),
            "takes-marker": self.tr("the marker"),
            "back-in-hand fills-hand": self.tr("cards for next year"),
            "too-late": self.tr("the last year"),
            "raises-bid": self.tr("raising a bid"),
            "three-cards": self.tr("stardust"),
            "decided-anew": self.tr("another chance"),
        }
        return next((name for told, name in kinds.items() if kind in told.split()), "")

    def _setting(self, kind: str) -> str:
        return {
            "promises": self.tr("brings about {points} zs on average"),
            "wins": self.tr("{chance} likely to win {constellation}, worth {points} zs"),
            "objective-gains": self.tr("counts for {objective}: {points} zs more"),
            "needs-stars": self.tr("with it you need ★{need}; you have ★{have}"),
            "near-supernova": self.tr("constellation {count} of three for the supernova ({season})"),
            "ties-won": self.tr("beats another {card}, thanks to marker {marker}"),
            "uses-card": self.tr("the {card} is gone if it wins"),
            "out-of-reach": self.tr("nothing in your hand is likely to win {constellation}, so nothing is lost there"),
            "costs-little": self.tr("a dummy is no loss in slot {slot}"),
            "stars-if-lost": self.tr("if it loses, the {card} can give ★{stars}"),
            "missed-elsewhere": self.tr("the {card} would do better in slot {slot}, for {constellation}"),
        }.get(kind, "")

    def _losing(self, kind: str) -> str:
        return {
            "pools-stars": self.tr("adds ★{stars}: ★{total} in the pool"),
            "covers-need": self.tr("you then have ★{have} of the ★{need} you need"),
            "stars-to-spare": self.tr("more ★ than needed so far: ★{have} for ★{need}"),
            "takes-marker": self.tr("the most ★ of all ({stars}): marker 1 next year"),
            "fills-hand": self.tr("saves you a dummy next year"),
            "too-late": self.tr("in the last year, a card in the hand is worth nothing"),
        }.get(kind, "")

    def _shifting(self, kind: str) -> str:
        return {
            "raises-bid": self.tr(
                "bids {bid} instead of {before} in slot {slot}: {chance} likely to win {constellation}"
            ),
            "decided-anew": self.tr("if it loses in slot {slot} too, it can still be pooled or kept"),
            "used-up": self.tr("the {card} is gone if it wins there"),
        }.get(kind, "")

    def _in_words(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        for name in ("constellation", "objective"):
            if name in facts:
                words[name] = CARDS.named(facts[name])
        if "season" in facts:
            words["season"] = CARDS.season(facts["season"])
        if "chance" in facts:
            words["chance"] = percent(int(facts["chance"]) / 100)
        return words


REASONS: Final = HoshiReasons()
