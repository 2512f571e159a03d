"""The words of Sterre en Kroon's hints: how each kind of reason helps and how it hurts, its themes and the nudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.sterre_en_kroon.rules.actions import STAGES
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.teaching import reasons as given
from hoshikan.ui.kit.look.words import fill, sentence_case
from hoshikan.ui.text.gametext import ReasonWords, Wording


class SterreReasons(ReasonWords):
    """One reason at a time, for the language now installed."""

    kinds = given.KINDS

    def sentences(self, reason: Reason) -> Wording:  # noqa: C901  # one case for each kind
        assert isinstance(reason, given.SterreReason)
        match reason:
            case given.CompletesLine():
                return self._completes(reason)
            case given.TakesMapCrowns():
                return Wording(helps=self.tr("takes {crowns} from the map"))
            case given.LeadsLine():
                return self._leads(reason)
            case given.JoinsLine():
                return Wording(
                    helps=self.tr("your first pawn in {line}, so that it scores for you ({missing} missing)")
                )
            case given.AddsToLine():
                return Wording(
                    helps=self.tr("catches up in {line}: {pawns}, the best rival has {rival_pawns} ({missing} missing)")
                )
            case given.HelpsRivals():
                return Wording(
                    hurts=self.tr(
                        "brings {line} closer to completion; {rival} has the most pawns there ({missing} missing)"
                    )
                )
            case given.CompletesBingo(bingos=1):
                return Wording(helps=self.tr("completes {bingo}: 1 point"))
            case given.CompletesBingo():
                return Wording(helps=self.tr("completes {bingos} of your card at once, one of them {bingo}"))
            case given.OpensNumber(bingos=1):
                return Wording(helps=self.tr("opens {number} on your card: {bingo} then lacks {missing}"))
            case given.OpensNumber():
                return Wording(helps=self.tr("opens {number} on your card, in {bingos}: {bingo} then lacks {missing}"))
            case given.OpensForRival(declared=True, missing=0):
                return Wording(hurts=self.tr("{number} also completes a bingo for {rival}"))
            case given.OpensForRival(declared=True):
                return Wording(hurts=self.tr("also opens {number} for {rival}, whose bingo then lacks {missing}"))
            case given.OpensForRival():
                return Wording(helps=self.tr("holds back {number}, which is on {rival}'s card and not on yours"))
            case given.TakesTrackCrowns(crowns=1):
                return Wording(helps=self.tr("first to reach the crown on space {space} of the track"))
            case given.TakesTrackCrowns():
                return Wording(helps=self.tr("first to reach {crowns} on the track"))
            case given.EndsGame():
                return Wording(
                    helps=self.tr("ends the game with you in the lead: {points} against {rival_points}"),
                    hurts=self.tr("ends the game with you behind: {points} against {rival_points}"),
                )
            case given.NoEffect():
                return Wording(hurts=self.tr("{number} has no effect: it's already recorded or declared"))
            case given.UsesCardRight():
                return Wording(hurts=self.tr("uses your bingo card for {number}, which you could play from your hand"))
            case given.FreeDeclaration(cards=0):
                return Wording(helps=self.tr("declared from the bingo card: no number card needed"))
            case given.FreeDeclaration():
                return Wording(helps=self.tr("declared from the bingo card: you keep your {cards}"))
            case given.SpendsCrown(kept=True):
                return Wording(helps=self.tr("leaves you {crowns}, a point each at the end"))
            case given.SpendsCrown():
                return Wording(hurts=self.tr("costs a crown, which is a point at the end ({crowns} left)"))
            case given.CrownCanFinish():
                return Wording(helps=self.tr("the crown can still declare {number}, the last of {bingo}"))
            case given.BuysCards():
                return Wording(helps=self.tr("gives you {cards}"))
            case given.VisibleFits(bought=True):
                return Wording(helps=self.tr("brings {number}, which is on your card: {bingo} lacks {missing}"))
            case given.VisibleFits():
                return Wording(hurts=self.tr("leaves {number}, which is on your card: {bingo} lacks {missing}"))
            case given.VisibleMisses(bought=True):
                return Wording(hurts=self.tr("the visible card, {number}, is in no bingo you still need"))
            case given.VisibleMisses():
                return Wording(helps=self.tr("does without {number}, which is in no bingo you still need"))
            case given.KeepsForLine(missing=1):
                return Wording(helps=self.tr("{number} stays in hand and can complete {line} later"))
            case given.KeepsForLine():
                return Wording(helps=self.tr("{number} can wait: {line} still lacks {missing}"))
            case given.KeepsForBingo(missing=1):
                return Wording(helps=self.tr("{number} stays in hand and can complete {bingo} later"))
            case given.KeepsForBingo():
                return Wording(helps=self.tr("{number} can wait: your {bingo} still lacks {missing}"))
            case given.HandIsSpent(cards=0):
                return Wording(helps=self.tr("no number cards are left in your hand"))
            case given.HandIsSpent():
                return Wording(helps=self.tr("every number in your hand is already recorded or declared"))
            case given.LeavesBest():
                return Wording(hurts=self.tr("leaves {number} undeclared, which would help you more than your rivals"))
            case given.Draws(number=0):
                return Wording(
                    helps=self.tr("draws an unknown card: the visible one is already recorded and leaves the game"),
                    hurts=self.tr("gives up this turn's card"),
                )
            case given.Draws():
                return Wording(helps=self.tr("draws {number}"), hurts=self.tr("gives up drawing {number}"))
            case given.Records():
                return Wording(
                    helps=self.tr("records {number}: only then does it count"),
                    hurts=self.tr("{numbers} you declared would be void"),
                )
            case given.TakesCrown():
                return Wording(
                    helps=self.tr("takes the crown at {column},{row}"), hurts=self.tr("leaves {crowns} on the map")
                )
            case given.Opens():
                return Wording(
                    helps=self.tr("opens {number} on your card"),
                    hurts=self.tr("leaves {numbers} closed that you could open now"),
                )
            case given.Claims():
                return Wording(
                    helps=self.tr("{points} for {line}"), hurts=self.tr("leaves {points} that you could claim now")
                )
            case given.Closes():
                return Wording(helps=self.tr("nothing else can be done in this step"))
        assert_never(reason)

    def _completes(self, reason: given.CompletesLine) -> Wording:
        hurts = self.tr("completes {line}: {rival_points} for the best rival, only {points} for you")
        if reason.lines > 1:
            hurts = self.tr("completes {lines} of the map: {rival_points} for the best rival, only {points} for you")
            return Wording(
                helps=self.tr("completes {lines} of the map: {points} for you, {rival_points} for the best rival"),
                hurts=hurts,
            )
        if not reason.rival_points:
            return Wording(helps=self.tr("completes {line}: {points} for you, none for the others"), hurts=hurts)
        return Wording(
            helps=self.tr("completes {line}: {points} for you, {rival_points} for the best rival"), hurts=hurts
        )

    def _leads(self, reason: given.LeadsLine) -> Wording:
        if not reason.ahead:
            return Wording(helps=self.tr("ties for the lead in {line} with {pawns} ({missing} missing)"))
        if reason.ahead == 1:
            return Wording(helps=self.tr("takes the lead in {line} with {pawns} ({missing} missing)"))
        return Wording(helps=self.tr("widens your lead in {line} to {ahead} ({missing} missing)"))

    def in_words(self, reason: Reason, names: Sequence[str]) -> Mapping[str, object]:
        words = self._in_words(reason.facts)
        if isinstance(reason, given.HelpsRivals | given.OpensForRival):
            words["rival"] = names[reason.rival]
        if isinstance(reason, given.Claims) and reason.of_card:
            words["line"] = LABELS.card_line(reason.line)
        return words

    def _in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The facts with lines by name, and counts with their noun."""
        counts = {
            "points": LABELS.points,
            "rival_points": LABELS.points,
            "pawns": LABELS.pawns,
            "ahead": LABELS.pawns,
            "crowns": LABELS.crowns,
            "cards": LABELS.cards,
            "missing": LABELS.still_missing,
            "numbers": LABELS.numbers,
            "lines": self._lines,
            "bingos": self._bingos,
        }
        words = dict(facts)
        for fact, value in facts.items():
            match fact:
                case "line":
                    words[fact] = LABELS.map_line(str(value))
                case "bingo":
                    words[fact] = LABELS.card_line(str(value))
                case "step" if value in STAGES:
                    words[fact] = LABELS.step(str(value))
                case _ if fact in counts:
                    words[fact] = counts[fact](int(value))
        return words

    def _lines(self, count: int) -> str:
        return self.tr("%n line(s)", "", count)

    def _bingos(self, count: int) -> str:
        return self.tr("%n bingo(s)", "", count)

    def nudge(self, nudge: Nudge) -> str:
        sentences = {
            "look-at-line": self.tr("{line}, {missing} missing: who will have the most pawns there when it is full?"),
            "look-at-full-line": self.tr(
                "{line}, {missing} missing: what does it score, and for whom, if it fills up now?"
            ),
            "look-at-map-crowns": self.tr("There are crowns on the map: which line would bring you one?"),
            "look-at-card": self.tr(
                "Your {bingo}, {missing} missing: can you declare any, and who else would it help?"
            ),
            "look-at-bingos": self.tr(
                "Which of your bingos lacks the fewest numbers, and can you declare them by card, bingo card or crown?"
            ),
            "look-at-track": self.tr("You have {points}: how many more to the next crown on the track?"),
            "look-at-end": self.tr("18 points end the game: would you be ahead if that happened now?"),
            "look-at-hand": self.tr("{cards} in your hand: which number might someone else declare before you?"),
            "look-at-crowns": self.tr("You have {crowns}: what could crowns be worth later?"),
            "look-at-deck": self.tr("A crown would bring you {number} and the card after it: is that worth it?"),
            "look-at-rivals": self.tr(
                "Look at the others' bingo cards: would playing {cards} help them more than you?"
            ),
            "look-at-step": self.tr("The step “{step}”: what would be lost if you left it out?"),
            "enough-declared": self.tr(
                "One more number: would it bring you more than it brings the others? {cards} would stay in hand."
            ),
            "nothing-to-play": self.tr(
                "Nothing in your hand can be declared any more. What about your bingo card, or a crown?"
            ),
        }
        return sentence_case(fill(sentences[nudge.kind], self._in_words(nudge.facts)))

    def theme_name(self, theme: str) -> str:
        names: dict[given.Theme, str] = {
            "complete lines": self.tr("complete lines of the map"),
            "lead in a line": self.tr("the lead in a line"),
            "first pawn": self.tr("a first pawn in a line"),
            "more pawns": self.tr("more pawns in a line"),
            "rivals": self.tr("helping rivals"),
            "crowns on the map": self.tr("crowns on the map"),
            "bingo": self.tr("bingo"),
            "own card": self.tr("numbers on your card"),
            "track crown": self.tr("the crown on the track"),
            "end": self.tr("the end of the game"),
            "no effect": self.tr("numbers without effect"),
            "without a card": self.tr("declaring without the card"),
            "crowns": self.tr("using crowns"),
            "getting cards": self.tr("getting cards"),
            "cards for later": self.tr("cards kept for later"),
            "stopping": self.tr("when to stop declaring"),
            "recording": self.tr("recording numbers"),
        }
        return next((words for name, words in names.items() if name == theme), "")


REASONS: Final = SterreReasons()
