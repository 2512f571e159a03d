"""The words of Sterre en Kroon, through Qt Linguist: options, choices, the status line, scores and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event, ScoreLine
from hoshikan.engine.game import Option, OptionValue
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
    parse,
)
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.cover import COVER
from hoshikan.games.sterre_en_kroon.screen.events import EVENTS
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.games.sterre_en_kroon.screen.problems import PROBLEMS
from hoshikan.games.sterre_en_kroon.screen.reasons import REASONS
from hoshikan.games.sterre_en_kroon.screen.sums import SUMS
from hoshikan.ui.text.gametext import GameText, Heading


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
