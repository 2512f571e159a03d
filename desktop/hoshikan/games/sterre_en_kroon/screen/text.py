"""The words of Sterre en Kroon, through Qt Linguist: options, choices, the status line, refusals, reasons of hints,
sums, scores and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.errors import Fact
from hoshikan.engine.game import Option, OptionValue
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.tutor import Nudge, Reason
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CLAIM_CARD,
    K_CLAIM_MAP,
    K_CROWN,
    K_OPEN,
    K_PLACE,
    K_PLAY,
    K_TAKE_CROWN,
    K_TURN,
    STAGES,
    parse,
)
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.cover import COVER
from hoshikan.games.sterre_en_kroon.screen.events import EVENTS
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.teaching import reasons as given
from hoshikan.games.sterre_en_kroon.teaching import sums, terms
from hoshikan.ui.kit.look.words import fill, listed, sentence_case
from hoshikan.ui.text.gametext import GameText, Heading, Problems, ReasonWords, SumWords, Wording


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


class SterreProblems(Problems):
    """For the language now installed."""

    def sentences(self) -> dict[str, str]:
        return self._steps() | self._declaring() | self._recording() | self._set_up() | self._positions()

    def _steps(self) -> dict[str, str]:
        return {
            "no-such-move": self.tr("This game has no such move."),
            "card-not-in-deck": self.tr("That card isn't in the deck."),
            "no-card-to-turn": self.tr("No card is being turned now."),
            "card-being-turned": self.tr("The next card is being turned right now."),
            "only-automatic": self.tr("In strict bookkeeping, close every step with “Next step”."),
            "only-strict": self.tr("That's done for you: bookkeeping is automatic in this game."),
            "step-not-reached": self.tr("Not yet: this is the step “{step}”."),
            "step-over": self.tr("Too late: this is the step “{step}”, and earlier steps stay closed."),
            "crown-next-turn": self.tr("You can't use this crown until your next turn."),
            "drawn-already": self.tr("You have already drawn this turn."),
            "draw-first": self.tr("Draw the first card before you buy more."),
            "bought-already": self.tr("Only one crown per turn buys cards."),
            "no-crown": self.tr("You have no crown."),
            "deck-empty": self.tr("The deck is empty."),
        }

    def _declaring(self) -> dict[str, str]:
        return {
            "card-not-in-hand": self.tr("You don't have the number card {number}."),
            "card-number-used": self.tr("You have already declared a number from your bingo card this turn."),
            "not-on-card": self.tr("{number} isn't on your bingo card."),
            "crown-used": self.tr("You have already declared a number by crown this turn."),
            "recorded-already": self.tr("{number} is already recorded on the map."),
            "declared-already": self.tr("{number} has already been declared this turn."),
        }

    def _recording(self) -> dict[str, str]:
        return {
            "cell-taken": self.tr("There's already a pawn on {number}."),
            "not-declared": self.tr("{number} has not been declared this turn."),
            "no-pawn-left": self.tr("You have no pawn left."),
            "no-crown-cell": self.tr("There's no crown cell at {column},{row}."),
            "crown-gone": self.tr("The crown at {column},{row} has been taken."),
            "no-line-through-crown": self.tr("No line through this crown was completed this turn."),
            "not-recorded": self.tr("{number} isn't recorded on the map."),
            "open-already": self.tr("{number} is already open."),
            "own-turn-only": self.tr("Bingos on your own card can only be claimed in your own turn."),
            "claimed-already": self.tr("You have already scored {line}."),
            "bingo-not-open": self.tr("Not all numbers of {line} are open."),
            "no-such-line": self.tr("There's no such line on this sheet."),
            "line-not-complete": self.tr("Numbers are missing in {line}."),
            "no-pawn-in-line": self.tr("You have no pawn in {line}."),
            "line-of-earlier-turn": self.tr(
                "{line} was completed in an earlier turn: claim it in your own turn or at the end."
            ),
        }

    def _set_up(self) -> dict[str, str]:
        return {
            "cell-number-or-crown": self.tr("Cell {column},{row} must have either a number or a crown."),
            "bad-cell-place": self.tr("Cell {column},{row} is outside the sheet or on another cell."),
            "numbers-do-not-add-up": self.tr("The cells must show each number from 1 to {numbers} once."),
            "crowns-do-not-add-up": self.tr("Crowns on map and track together: {crowns} needed, not {given}."),
            "line-id-twice": self.tr("Two lines are called “{line}”."),
            "bad-line-cells": self.tr("The line “{line}” names a cell twice, or one that is not on the sheet."),
            "line-without-number": self.tr("The line “{line}” has no number cell."),
            "bad-bingo-card": self.tr("This bingo card has a wrong number, or is there twice."),
            "card-dealt-twice": self.tr("The number card {number} has been dealt twice."),
            "no-such-seat": self.tr("There is no seat {seat}."),
        }

    def _positions(self) -> dict[str, str]:
        return {
            "card-in-two-places": self.tr("The number card {number} is in two places at once."),
            "number-recorded-twice": self.tr("Two pawns are on {number} ({rule})."),
            "too-many-pawns": self.tr("A player's pawns, besides the one on the track: at most {pawns} ({rule})."),
            "records-do-not-fit": self.tr("These record pawns do not fit the lines of the sheet."),
            "line-not-full": self.tr("Only a full line with a pawn of your own brings points ({rule})."),
            "opened-not-recorded": self.tr(
                "{number} is not recorded, or not on this card: it cannot be open ({rule})."
            ),
            "bingo-still-closed": self.tr("A bingo scores only when all its numbers are open ({rule})."),
            "no-crown-there": self.tr("There's no crown cell at {column},{row}."),
            "crown-passed": self.tr("A player has passed space {space}: its crown is gone ({rule})."),
            "too-many-crowns": self.tr("Crowns in all: {crowns}, not {given}."),
            "stage-not-asked": self.tr("No player has that decision now ({rule})."),
            "already-over": self.tr("The game would be over with this turn ({rule})."),
        }

    def in_words(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        words = dict(facts)
        if facts.get("step") in STAGES:
            words["step"] = LABELS.step(str(facts["step"]))
        if "line" in facts and "action" in facts:
            words["line"] = LABELS.line(str(facts["line"]), facts)
        return words


PROBLEMS: Final = SterreProblems()


class SterreSums(SumWords[SterreView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: SterreView, seat: int | None) -> Sequence[Sum]:  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: SterreView, after: SterreView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: SterreView, names: Sequence[str]) -> str:  # names say it all
        quantity, total = cast("sums.SterreQuantity", found.quantity), found.total
        if isinstance(quantity, sums.SupplyQuantity):
            return self._supply(quantity, total, names)
        if isinstance(quantity, sums.MissingInLine):
            line = sentence_case(LABELS.map_line(quantity.line))
            return self.tr("{line}: %n number(s) missing", "", total).format(line=line)
        name = names[quantity.seat]
        match quantity:
            case sums.LinePoints(line=line):
                sentence = self.tr("{name}, {line}: {points}")
                return sentence.format(name=name, line=LABELS.map_line(line), points=LABELS.points(total))
            case sums.BingoPoint(bingo=bingo):
                sentence = self.tr("{name}, {line}: {points}")
                return sentence.format(name=name, line=LABELS.card_line(bingo), points=LABELS.points(total))
            case sums.MissingInBingo(bingo=bingo):
                sentence = self.tr("{name}, {line}: %n number(s) not open", "", total)
                return sentence.format(name=name, line=LABELS.card_line(bingo))
            case sums.OpenNumbers():
                return self.tr("{name}, bingo card: %n number(s) open", "", total).format(name=name)
            case sums.Track():
                return self.tr("{name} on the track: {points}").format(name=name, points=LABELS.points(total))
            case sums.CrownPoints():
                return self.tr("{name}, unused crowns: {points}").format(name=name, points=LABELS.points(total))
            case sums.Points():
                return self.tr("{name}: {points}").format(name=name, points=LABELS.points(total))
        assert_never(quantity)

    def _supply(self, quantity: sums.SupplyQuantity, total: int, names: Sequence[str]) -> str:
        """Name a number of crowns, pawns or cards."""
        match quantity:
            case sums.Crowns(seat=seat):
                return self.tr("{name}: {crowns}").format(name=names[seat], crowns=LABELS.crowns(total))
            case sums.Supply(seat=seat):
                return self.tr("{name}: {pawns} left").format(name=names[seat], pawns=LABELS.pawns(total))
            case sums.SecretCards(seat=seat):
                return self.tr("{name}: %n secret card(s)", "", total).format(name=names[seat])
            case sums.Deck():
                return LABELS.deck_caption(total)
        assert_never(quantity)

    def term(self, term: Term, view: SterreView, names: Sequence[str]) -> str:  # names are enough
        known = cast("terms.SterreTerm", term)
        if isinstance(known, terms.LineTerm):
            return self._of_line(known, names)
        if isinstance(known, terms.BingoTerm):
            return self._of_bingo(known)
        if isinstance(known, terms.PieceTerm):
            return self._pieces(known, names)
        if isinstance(known, terms.CardTerm):
            return self._cards(known, names)
        match known:
            case terms.Start():
                return self.tr("on the track before")
            case terms.CrownsLeft():
                return self.tr("1 for each unused crown")
        assert_never(known)

    def _of_line(self, term: terms.LineTerm, names: Sequence[str]) -> str:
        """Name a part of a line of the map."""
        match term:
            case terms.TakingPart(pawns=pawns):
                return self.tr("for taking part: %n pawn(s)", "", pawns)
            case terms.MostPawns(amount=0, most=most):
                return self.tr("another player has more: %n pawn(s)", "", most)
            case terms.MostPawns():
                return self.tr("for the most pawns")
            case terms.LineCells():
                return self.tr("cells of the line")
            case terms.CrownCells():
                return self.tr("crown cells, filled from the start")
            case terms.PawnsOf(seat=seat):
                return self.tr("pawns of {name}").format(name=names[seat])
        assert_never(term)

    def _of_bingo(self, term: terms.BingoTerm) -> str:
        """Name a part of a bingo or of a card."""
        match term:
            case terms.FullBingo(numbers=numbers):
                return self.tr("all open: {numbers}").format(numbers=listed(map(str, numbers)))
            case terms.BingoCells():
                return self.tr("cells of the bingo")
            case terms.FreeCell():
                return self.tr("free cell in the middle")
            case terms.OpenCells(numbers=numbers):
                return self.tr("open: {numbers}").format(numbers=listed(map(str, numbers)))
            case terms.CardNumbers():
                return self.tr("numbers of the card")
            case terms.NotRecorded():
                return self.tr("not recorded on the map yet")
            case terms.NotOpened():
                return self.tr("recorded, not opened yet")
        assert_never(term)

    def _pieces(self, term: terms.PieceTerm, names: Sequence[str]) -> str:
        """Name a place of crowns or pawns."""
        match term:
            case terms.AllCrowns():
                return self.tr("crowns in the game")
            case terms.MapCrowns():
                return self.tr("still on the map")
            case terms.TrackCrowns():
                return self.tr("still on the track")
            case terms.SpentCrowns():
                return self.tr("spent")
            case terms.CrownsOf(seat=seat):
                return self.tr("crowns of {name}").format(name=names[seat])
            case terms.AllPawns():
                return self.tr("pawns of a colour")
            case terms.Marker():
                return self.tr("on the track")
            case terms.PawnsOnMap():
                return self.tr("on the map")
            case terms.RecordPawns():
                return self.tr("on record spaces")
        assert_never(term)

    def _cards(self, term: terms.CardTerm, names: Sequence[str]) -> str:
        """Name a place of number cards."""
        match term:
            case terms.Dealt():
                return self.tr("secret cards at the start")
            case terms.PlayedCards():
                return self.tr("played")
            case terms.AllCards():
                return self.tr("number cards in the game")
            case terms.TopCard():
                return self.tr("the visible card")
            case terms.HandOf(seat=seat):
                return self.tr("in {name}'s hand").format(name=names[seat])
            case terms.CardsGone():
                return self.tr("out of the game")
        assert_never(term)


SUMS: Final = SterreSums()


class SterreText(GameText[SterreView]):
    """All sentences of the game; the words on the table are those of `labels`, those of events of `events`."""

    cover = COVER
    problems = PROBLEMS
    reasons = REASONS
    sums = SUMS

    def takes_only_answer(self, view: SterreView) -> bool:
        """In strict bookkeeping one has to see oneself that there is nothing left to do."""
        return not view.strict

    def option(self, option: Option) -> tuple[str, str]:
        if option.id == "sheet":
            return self.tr("Map sheet"), self.tr("Where the numbers, crowns and lines of the map are.")
        if option.id == "crowns":
            return self.tr("Crowns"), self.tr("How many crowns you may spend on cards, and on numbers, in a turn.")
        return self.tr("Bookkeeping"), self.tr("Strict: nothing is done for you, and what you forget is lost or late.")

    def pictured(self, option: Option) -> str:
        return "map" if option.id == "sheet" else ""

    def option_value(self, option: Option, value: OptionValue) -> str:
        return {
            "auto": self.tr("automatic"),
            "strict": self.tr("strict"),
            "once": self.tr("one each"),
            "unlimited": self.tr("without limit"),
            "veld": self.tr("Veld: 18 rows and columns"),
            "karoo": self.tr("Karoo: square, with diagonals"),
            "provinces": self.tr("Provinces: halves of five provinces"),
        }[str(value)]

    def option_source(self, option: Option) -> str:
        if option.id == "sheet":
            return self.tr("We don't know the printed map: all three are our own.")
        return self.tr("The printed rule is “{value}”.").format(value=self.option_value(option, option.values[-1]))

    # What is asked and what happened

    def action(self, notation: str, view: SterreView) -> str:
        action = parse(notation)
        kind, number = action.kind, action.number
        if kind == K_CLAIM_CARD:
            return self.tr("Claim 1 point for {line}").format(line=LABELS.card_line(action.line))
        if kind == K_CLAIM_MAP:
            return self._claim(action.line, view)
        if kind == K_TAKE_CROWN:
            column, row = action.cell
            return self.tr("Take the crown at {column},{row}").format(column=column, row=row)
        sentence = {
            K_PLAY: self.tr("Play the number card {number}"),
            K_CARD: self.tr("Declare {number} from your bingo card"),
            K_CROWN: self.tr("Spend a crown to declare {number}"),
            K_PLACE: self.tr("Record {number} on the map"),
            K_OPEN: self.tr("Open {number} on your card"),
            K_TURN: EVENTS.turned(),
        }.get(kind, "")
        if kind == K_PLAY and (view.recorded(number) or number in view.declared):
            sentence = self.tr("Play the number card {number} (no effect)")
        return sentence.format(number=number) if sentence else LABELS.tile_label(notation)

    def hidden(self, kind: str, place: int, view: SterreView) -> str:
        return self.tr("Secret cards") if kind == "first-card" else super().hidden(kind, place, view)

    def hidden_value(self, kind: str, place: int, value: str, view: SterreView) -> str:
        return str(place) if kind == "first-card" else super().hidden_value(kind, place, value, view)

    def _claim(self, line: str, view: SterreView) -> str:
        fresh = line in view.fresh
        sentence = self.tr("Claim the points for {line}")
        if not fresh:
            sentence = self.tr("Claim the points for {line}, completed earlier")
        return sentence.format(line=LABELS.map_line(line))

    def expectation(self, view: SterreView, seat: int, names: Sequence[str]) -> str:
        sentence = self._strict(view) if view.strict else self._automatic(view.stage)
        return sentence.format(name=names[seat])

    def _automatic(self, stage: str) -> str:
        if stage == "draw":
            return self.tr("{name}: spend a crown for two more cards, or keep it")
        return self.tr("{name}: declare numbers with cards or crowns, then press Done")

    def _strict(self, view: SterreView) -> str:
        if view.stage == "draw":
            if view.drew:
                return self.tr("{name}: two more cards for a crown, or the next step")
            return self.tr("{name}: draw a card, then the next step")
        return {
            "declare": self.tr("{name}: declare numbers with cards or crowns, then take the next step"),
            "record": self.tr("{name}: put pawns on declared numbers, take crowns, then the next step"),
            "card": self.tr("{name}: open recorded numbers on your card, then the next step"),
            "score": self.tr("{name}: claim your points, then the next step"),
            "end-card": self.tr("{name}: the end. Open recorded numbers, then the next step"),
            "end-score": self.tr("{name}: the end. Claim your points, then the next step"),
        }[view.stage]

    def log(self, event: Event, view: SterreView, names: Sequence[str]) -> str:
        return EVENTS.sentence(event, names)

    # How much, and the end

    def score_line(self, line: ScoreLine) -> str:
        facts = line.facts
        if line.kind == "card-line":
            return LABELS.card_line(str(facts["line"]))
        if line.kind == "crowns":
            return self.tr("unused crowns")
        if line.kind == "beyond-the-track":
            return self.tr("beyond {most}, the end of the track").format(most=facts["most"])
        sentence = self.tr("{line}, at least one pawn")
        if line.kind == "map-majority":
            sentence = self.tr("{line}, most pawns")
        return sentence.format(line=LABELS.map_line(str(facts["line"])))

    def heading(self, line: ScoreLine) -> Heading:
        return {
            "map-line": Heading(0, self.tr("map lines")),
            "map-majority": Heading(0, self.tr("map lines")),
            "card-line": Heading(1, self.tr("bingos")),
            "crowns": Heading(2, self.tr("unused crowns")),
            "beyond-the-track": Heading(3, self.tr("the end of the track")),
        }[line.kind]

    def why_over(self, end: str) -> str:
        return {
            "card-full": self.tr("A bingo card was fully open"),
            "eighteen-points": self.tr("A player had 18 points"),
            "pawns-gone": self.tr("A player had run out of pawns"),
        }.get(end, "")

    def tally(self, view: SterreView) -> Sequence[tuple[str, Sequence[int]]]:
        return (self.tr("Crowns"), view.crowns), (self.tr("Pawns"), view.supply)


TEXT: Final = SterreText()
