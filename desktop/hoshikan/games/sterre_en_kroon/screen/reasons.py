"""The words of Sterre en Kroon's hints: one short phrase for each kind of feature and nudge of `features`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Feature, Nudge
from hoshikan.games.sterre_en_kroon.rules.actions import STAGES
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.look.words import Words, fill, sentence_case


class SterreReasons(Words):
    """One phrase at a time, for the language now installed."""

    def feature(self, feature: Feature, names: Sequence[str]) -> str:
        """A reason such as "completes map row 3"."""
        phrases = self._map() | self._card_and_track() | self._declaring() | self._books()
        kind = feature.kind
        if kind in ("buys-cards", "draws", "visible-misses") and not feature.facts.get("number"):
            kind += "-unseen"
        if kind == "free-declaration" and not feature.facts.get("cards"):
            kind += "-alone"
        return fill(phrases[kind], self._in_words(feature.facts, names, kind))

    def nudge(self, nudge: Nudge) -> str:
        """The first step of a hint."""
        sentences = {
            "look-at-line": self.tr(
                "{line}, {missing_count} missing: who will have the most pawns there when it is full?"
            ),
            "look-at-card": self.tr(
                "Your {bingo}, {missing_count} missing: can you declare any, and whom else would it help?"
            ),
            "look-at-hand": self.tr("{card_count} in your hand: which number might somebody else declare before you?"),
            "look-at-crowns": self.tr("You have {crown_count}: what could crowns be worth later?"),
            "look-at-step": self.tr("The step “{step}”: what would be lost if you left it out?"),
            "enough-declared": self.tr(
                "One more number: would it bring you more than it brings the others? {card_count} would stay in hand."
            ),
        }
        return sentence_case(fill(sentences[nudge.kind], self._in_words(nudge.facts, (), nudge.kind)))

    def theme(self, kind: str) -> str:
        """What a kind of feature is about, without telling a move; several kinds may be about the same."""
        kinds = {
            "completes-line claims leaves-points": self.tr("complete lines of the map"),
            "leads-line": self.tr("the lead in a line"),
            "joins-line": self.tr("a first pawn in a line"),
            "adds-to-line": self.tr("more pawns in a line"),
            "helps-rivals opens-for-rival would-help": self.tr("helping rivals"),
            "takes-crowns takes-crown leaves-crowns": self.tr("crowns on the map"),
            "completes-bingo": self.tr("bingo"),
            "opens-number opens leaves-closed": self.tr("numbers on one's own card"),
            "track-crown": self.tr("the crown on the track"),
            "ends-game": self.tr("the end of the game"),
            "no-effect closes": self.tr("numbers without effect"),
            "uses-card-right free-declaration": self.tr("declaring without the card"),
            "spends-crown keeps-crown crown-can-finish": self.tr("using crowns"),
            "buys-cards visible-fits visible-misses draws gives-up-draw": self.tr("getting cards"),
            "keeps-for-line keeps-for-bingo": self.tr("cards kept for later"),
            "hand-is-spent leaves-best": self.tr("when to stop declaring"),
            "places voids": self.tr("recording numbers"),
        }
        return next((name for told, name in kinds.items() if kind in told.split()), "")

    def _map(self) -> dict[str, str]:
        return {
            "completes-line": self.tr("completes {line}: {point_count} for you, {rival} for the best rival"),
            "leads-line": self.tr("{pawn_count} in {line}, nobody has more; {missing_count} missing"),
            "joins-line": self.tr("your first pawn in {line}; {missing_count} missing"),
            "adds-to-line": self.tr("{pawn_count} in {line}, a rival has {most}"),
            "helps-rivals": self.tr(
                "brings {line} closer to completion, which helps {rival_name}; {missing_count} missing"
            ),
            "takes-crowns": self.tr("takes {crown_count} on {line}"),
        }

    def _card_and_track(self) -> dict[str, str]:
        return {
            "completes-bingo": self.tr("completes {bingo}: {bingo_count} on your card"),
            "opens-number": self.tr("opens {number} on your card; a bingo through it then lacks {missing}"),
            "opens-for-rival": self.tr("also opens {number} on {rival_name}'s card"),
            "track-crown": self.tr("first to reach the crown on {space}"),
            "ends-game": self.tr("brings on the end, with {point_count} against {rival}"),
        }

    def _declaring(self) -> dict[str, str]:
        return {
            "no-effect": self.tr("{number} is recorded or declared already"),
            "uses-card-right": self.tr("you hold {number} as a card: another number could be declared instead"),
            "free-declaration": self.tr("declares {number} without a card (still in hand: {card_count})"),
            "free-declaration-alone": self.tr("declares {number} although your hand is empty"),
            "spends-crown": self.tr("costs a crown; {left} left"),
            "buys-cards": self.tr("two more cards, the first is {number}"),
            "buys-cards-unseen": self.tr("two more cards, unseen yet"),
            "visible-fits": self.tr("the visible {number} is on your card: {bingo} lacks {missing_count}"),
            "visible-misses": self.tr("the visible {number} is not on your card"),
            "visible-misses-unseen": self.tr("no visible card is worth having: nobody knows what comes"),
            "keeps-crown": self.tr("keeps {crown_count}; the best rival has {most}"),
            "crown-can-finish": self.tr("a crown kept can declare {number}, the last of {bingo}"),
            "keeps-for-line": self.tr("keeps {number} for {line}: {missing_count} missing"),
            "keeps-for-bingo": self.tr("keeps {number} for your {bingo}: {missing_count} missing"),
            "hand-is-spent": self.tr("no card in your hand has an empty cell on the map"),
            "would-help": self.tr("{number} in your hand would help {rival_name}, and not your own card"),
            "leaves-best": self.tr("leaves {number} undeclared, which would bring more now"),
        }

    def _books(self) -> dict[str, str]:
        return {
            "draws": self.tr("draws {number}"),
            "draws-unseen": self.tr("draws a card; the visible one is recorded and leaves the game"),
            "gives-up-draw": self.tr("gives up the right to draw {number}"),
            "places": self.tr("{number} counts only when it is recorded"),
            "voids": self.tr("{number_count} declared would be void"),
            "takes-crown": self.tr("takes the crown at {column},{row}"),
            "leaves-crowns": self.tr("leaves {crown_count} on the map"),
            "opens": self.tr("opens {number} on your card"),
            "leaves-closed": self.tr("{number_count} on your card could be opened now"),
            "claims": self.tr("{point_count} for {line}"),
            "leaves-points": self.tr("{point_count} could be claimed now"),
            "closes": self.tr("nothing else can be done in this step"),
        }

    def _in_words(self, facts: Mapping[str, Fact], names: Sequence[str], kind: str) -> dict[str, Fact]:
        """The facts with lines and players by name, and counts as "3 pawns" under `pawn_count` and the like."""
        words = dict(facts)
        if "line" in facts:
            line = str(facts["line"])
            # A claim names bingos and map lines alike; those of the card score a single point.
            of_card = kind == "claims" and line in CARD_LINES and facts.get("points") == 1
            words["line"] = LABELS.card_line(line) if of_card else LABELS.map_line(line)
        if facts.get("bingo") in CARD_LINES:
            words["bingo"] = LABELS.card_line(str(facts["bingo"]))
        if facts.get("step") in STAGES:
            words["step"] = LABELS.step(str(facts["step"]))
        counts = {
            "points": ("point_count", LABELS.points),
            "pawns": ("pawn_count", LABELS.pawns),
            "crowns": ("crown_count", LABELS.crowns),
            "cards": ("card_count", LABELS.cards),
            "missing": ("missing_count", LABELS.still_missing),
            "numbers": ("number_count", LABELS.numbers),
        }
        for name, (key, worded) in counts.items():
            if name in facts:
                words[key] = worded(int(facts[name]))
        if "bingos" in facts:
            words["bingo_count"] = self.tr("%n bingo(s)", "", int(facts["bingos"]))
        rival = facts.get("rival")
        if isinstance(rival, int) and 0 <= rival < len(names):
            words["rival_name"] = names[rival]
        return words


REASONS: Final = SterreReasons()
