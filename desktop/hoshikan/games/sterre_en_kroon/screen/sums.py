"""Words of the sums of Sterre en Kroon: each quantity and each of its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, cast

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.teaching import sums, terms
from hoshikan.ui.look.words import listed, sentence_case
from hoshikan.ui.text.sumwords import SumWords


class SterreSums(SumWords[SterreView]):
    """One sum at a time, for the language now installed."""

    def at(self, key: str, view: SterreView, seat: int | None) -> Sequence[Sum]:  # noqa: ARG002  # same for all
        return sums.shown(key, view)

    def of_event(self, event: Event, before: SterreView, after: SterreView) -> Sequence[Sum]:
        return sums.of_event(event, before, after)

    def heading(self, found: Sum, view: SterreView, names: Sequence[str]) -> str:  # noqa: ARG002  # names say it all
        quantity, total = cast("sums.SterreQuantity", found.quantity), found.total
        if isinstance(quantity, sums.MissingInLine):
            line = sentence_case(LABELS.map_line(quantity.line))
            return self.tr("{line}: %n number(s) missing", "", total).format(line=line)
        if isinstance(quantity, sums.Deck):
            return LABELS.deck_caption(total)
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
            case sums.Crowns():
                return self.tr("{name}: {crowns}").format(name=name, crowns=LABELS.crowns(total))
            case sums.Supply():
                return self.tr("{name}: {pawns} left").format(name=name, pawns=LABELS.pawns(total))
            case sums.SecretCards():
                return self.tr("{name}: %n secret card(s)", "", total).format(name=name)
        assert_never(quantity)

    def term(self, term: Term, view: SterreView, names: Sequence[str]) -> str:  # noqa: ARG002  # names are enough
        known = cast("terms.SterreTerm", term)
        match known:
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
            case terms.Start():
                return self.tr("on the track before")
            case terms.CrownsLeft():
                return self.tr("1 for each unused crown")
            case _:
                return self._count(known, names)

    def _count(self, term: terms.CountTerm | terms.CardTerm, names: Sequence[str]) -> str:
        """Name a place of crowns, pawns or cards."""
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
