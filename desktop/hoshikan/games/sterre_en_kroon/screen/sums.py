"""Words of the sums of Sterre en Kroon: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.teaching import sums, terms
from hoshikan.ui.kit.look.words import listed, sentence_case
from hoshikan.ui.text.gametext import SumWords


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
            case sums.Opened():
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
