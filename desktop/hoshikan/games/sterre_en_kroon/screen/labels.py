"""Names of the places and pieces of Sterre en Kroon: on the table, in lists and for screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.text.covertext import Counts

_PROVINCE: Final = re.compile(r"p(\d+)-(top|bottom|left|right)")
_NUMBERED: Final = re.compile(r"(row|col)(\d+)")


class SterreLabels(Counts):
    """One phrase at a time, for the language now installed."""

    # Lines

    def map_line(self, line: str) -> str:
        """A line of the map: "map row 3", "province 2 (top half)"; lines of one's own sheet have their id."""
        province, numbered = _PROVINCE.fullmatch(line), _NUMBERED.fullmatch(line)
        if province:
            half = {
                "top": self.tr("province {number} (top half)"),
                "bottom": self.tr("province {number} (bottom half)"),
                "left": self.tr("province {number} (left half)"),
                "right": self.tr("province {number} (right half)"),
            }[province[2]]
            return half.format(number=province[1])
        if numbered:
            phrase = self.tr("map row {number}") if numbered[1] == "row" else self.tr("map column {number}")
            return phrase.format(number=numbered[2])
        known = {"diag1": self.tr("map diagonal ↘"), "diag2": self.tr("map diagonal ↙")}
        return known.get(line, self.tr("map line {line}").format(line=line))

    def card_line(self, line: str) -> str:
        """A bingo of a card: "card row 2", "card column N", "card diagonal ↘"."""
        if line == "diag1":
            return self.tr("card diagonal ↘")
        if line == "diag2":
            return self.tr("card diagonal ↙")
        if line.startswith("col"):
            return self.tr("card column {letter}").format(letter="BINGO"[int(line[3:]) - 1])
        return self.tr("card row {number}").format(number=line[3:])

    def line(self, line: str, facts: Mapping[str, object]) -> str:
        """A line that is of the card or of the map: facts that speak of a claim name the action."""
        of_card = str(facts.get("action", "")).startswith("claim card:")
        return self.card_line(line) if of_card and line in CARD_LINES else self.map_line(line)

    # What counters and piles are called where they lie

    def counted(self, kind: str) -> str:
        """The word beside a counter of a seat."""
        return {
            "points": self.tr("Points", "beside a number"),
            "crowns": self.tr("Crowns", "beside a number"),
            "pawns": self.tr("Pawns", "beside a number"),
        }[kind]

    def deck_caption(self, rest: int) -> str:
        """The words above the deck, with the cards below the visible one."""
        return self.tr("Deck: %n left", "", rest)

    def hand_caption(self) -> str:
        """The words above the own hand."""
        return self.tr("Your number cards")

    def card_title(self) -> str:
        """Return the title of the player's bingo card."""
        return self.tr("Bingo card", "at the head of the own one")

    def marks_title(self) -> str:
        """Return the title of the marks at its edge, which count the numbers that a bingo lacks."""
        return self.tr("left", "above numbers: how many are missing")

    def short_of(self, missing: int) -> str:
        """Return the count of numbers that a line of the map lacks, on its record space."""
        return self.tr("%n left", "numbers that a line lacks", missing)

    def declared_title(self) -> str:
        """The words for the numbers declared in this turn."""
        return self.tr("Declared this turn")

    # Numbers of things

    def crowns(self, count: int) -> str:
        return self.tr("%n crown(s)", "", count)

    def pawns(self, count: int) -> str:
        return self.tr("%n pawn(s)", "", count)

    def cards(self, count: int) -> str:
        return self.tr("%n card(s)", "", count)

    def still_missing(self, count: int) -> str:
        """Cells of a line that are not covered yet."""
        return self.tr("%n number(s)", "not recorded or open yet", count)

    def numbers(self, count: int) -> str:
        return self.tr("%n number(s)", "", count)

    # The map and the track

    def cell(self, number: int, view: SterreView, names: Sequence[str]) -> str:
        """A cell of the map with who recorded it."""
        owner = view.pawns[number - 1]
        if owner is not None:
            return self.tr("Map {number}: recorded by {name}").format(number=number, name=names[owner])
        if number in view.pending:
            return self.tr("Map {number}: declared, not recorded yet").format(number=number)
        return self.tr("Map {number}: empty").format(number=number)

    def crown_cell(self, place: tuple[int, int], has_crown: bool) -> str:
        sentence = self.tr("Crown cell {column},{row} with its crown")
        if not has_crown:
            sentence = self.tr("Crown cell {column},{row}, free")
        return sentence.format(column=place[0], row=place[1])

    def record(self, line: str, view: SterreView, names: Sequence[str]) -> str:
        """A record space: what is missing in its line, and who stands there."""
        owners = [view.pawns[number - 1] for number in numbers_of_line(view.sheet, line)]
        missing = owners.count(None)
        counts = [(owners.count(seat), name) for seat, name in enumerate(names) if seat in owners]
        who = listed(self.tr("{name} {count}").format(name=name, count=count) for count, name in counts)
        state = self.tr("%n number(s) missing", "", missing) if missing else self.tr("complete")
        sentence = self.tr("Record of {line}: {state}; {who}") if who else self.tr("Record of {line}: {state}")
        return sentence.format(line=self.map_line(line), state=state, who=who)

    def space(self, number: int, has_crown: bool) -> str:
        """A space of the score track."""
        if not number:
            return self.tr("Score track: start")
        sentence = self.tr("Score track {number}, with a crown") if has_crown else self.tr("Score track {number}")
        return sentence.format(number=number)

    def start(self) -> str:
        """The word on the first space of the score track."""
        return self.tr("start", "word on the score track")

    # Seats

    def seat(self, view: SterreView, seat: int, name: str) -> str:
        """A player with all that is open about them."""
        sentence = self.tr("{name}: {points} of {most}, {crowns}, {pawns} left")
        return sentence.format(
            name=name,
            points=view.points[seat],
            most=TRACK_END,
            crowns=self.crowns(view.crowns[seat]),
            pawns=self.pawns(view.supply[seat]),
        )

    def bingo_card(self, view: SterreView, seat: int, name: str) -> str:
        """Another player's bingo card in words."""
        sentence = self.tr("{name}: bingo card, {opened} of 24 open, {bingos} of 12 bingos scored")
        return sentence.format(name=name, opened=len(view.opened[seat]), bingos=len(view.bingos[seat]))

    def known_cards(self, known: Sequence[int], secret: int, name: str) -> str:
        """Return the known cards of another player's hand."""
        if not known and not secret:
            return self.tr("{name}: no number cards").format(name=name)
        parts = [str(number) for number in known]
        if secret:
            parts.append(self.tr("%n secret card(s)", "", secret))
        return self.tr("{name}: hand, {cards}").format(name=name, cards=listed(parts))

    def own_crowns(self, count: int) -> str:
        return self.tr("Your crowns: {count}").format(count=count)

    def own_pawns(self, count: int) -> str:
        return self.tr("Your pawns: {count}").format(count=count)

    def own_cell(self, number: int, view: SterreView, seat: int) -> str:
        """A cell of the own bingo card."""
        if number in view.opened[seat]:
            return self.tr("Your card {number}: open").format(number=number)
        if view.recorded(number):
            return self.tr("Your card {number}: recorded, not open yet").format(number=number)
        return self.tr("Your card {number}: not recorded").format(number=number)

    def own_line(self, line: str, view: SterreView, seat: int) -> str:
        """One of the 12 bingos of the own card."""
        name = self.card_line(line)
        if line in view.bingos[seat]:
            return self.tr("{line}: scored").format(line=name)
        missing = len(view.closed(seat, line))
        if missing:
            return self.tr("{line}: {missing}").format(line=name, missing=self.tr("%n number(s) not open", "", missing))
        return self.tr("{line}: open, not scored yet").format(line=name)

    # Deck and choices

    def hand_card(self, number: int, view: SterreView) -> str:
        if view.recorded(number):
            return self.tr("Number card {number}, recorded already").format(number=number)
        return self.tr("Number card {number}").format(number=number)

    def deck(self, view: SterreView) -> str:
        """The deck with its visible card."""
        top, rest = view.top, view.deck
        if top is None:
            return self.tr("Deck: a card is being turned") if rest else self.tr("Deck: empty")
        sentence = self.tr("Deck: {number} on top, {rest} below")
        if view.recorded(top):
            sentence = self.tr("Deck: {number} on top, recorded already, {rest} below")
        return sentence.format(number=top, rest=self.cards(rest))

    def declared(self, numbers: Iterable[int]) -> str:
        """The numbers declared in this turn."""
        return self.tr("Declared this turn: {numbers}").format(numbers=self.declared_numbers(numbers))

    def declared_numbers(self, numbers: Iterable[int]) -> str:
        """These alone."""
        return listed(str(number) for number in numbers) or "–"

    def tile(self, action: str) -> str:
        """The word on a tile."""
        return {
            "draw": self.tr("Draw", "word on a tile"),
            "extra": self.tr("Two more", "word on a tile: spend a crown for two more cards"),
            "no-extra": self.tr("Keep crown", "word on a tile"),
            "done": self.tr("Done", "word on a tile: no more declarations"),
            "next": self.tr("Next step", "word on a tile"),
        }[action]

    def tile_label(self, action: str) -> str:
        """A tile in full."""
        return {
            "draw": self.tr("Draw the visible card"),
            "extra": self.tr("Spend a crown: two more cards"),
            "no-extra": self.tr("Keep the crown: no more cards"),
            "done": self.tr("Done declaring: recording, opening and scoring follow"),
            "next": self.tr("Close this step"),
        }[action]

    def right(self, name: str) -> str:
        """One of the two declarations that each turn allows once."""
        return (
            self.tr("Bingo card", "a right of each turn")
            if name == "card"
            else self.tr("Crown", "a right of each turn")
        )

    def right_label(self, name: str, used: bool) -> str:
        """Return the label of a right: used in this turn or not."""
        if name == "card":
            return (
                self.tr("A number from the bingo card: declared")
                if used
                else self.tr("A number from the bingo card: still possible")
            )
        return self.tr("A number by crown: declared") if used else self.tr("A number by crown: still possible")

    def step(self, stage: str) -> str:
        """The name of a step of the turn."""
        return {
            "draw": self.tr("Draw", "step of a turn"),
            "declare": self.tr("Declare", "step of a turn"),
            "record": self.tr("Record", "step of a turn"),
            "card": self.tr("Open", "step of a turn"),
            "score": self.tr("Score", "step of a turn"),
            "end-card": self.tr("Open", "step of a turn"),
            "end-score": self.tr("Score", "step of a turn"),
        }[stage]


LABELS: Final = SterreLabels()


class SterreObjections(Words):
    """Targets of a piece that was let go elsewhere; and the rule about it."""

    def about(self, held: str, stage: str) -> tuple[str, str]:
        """The sentence and the rule's id for a piece by its key, in a stage of the turn."""
        kind = held.partition(":")[0]
        if kind == "hand":
            return self.tr("Lay a number card on its number on the map to declare it."), "SK-3.1"
        if kind == "bingo":
            return self.tr("Drag a number on your bingo card to its place on the map to declare it."), "SK-3.2"
        if kind == "crowns" and stage == "draw":
            return self.tr("Lay a crown on the deck to buy two more cards."), "SK-2.2"
        if kind == "crowns":
            return self.tr("Lay a crown on a number on the map to declare it."), "SK-3.3"
        if kind == "pawns":
            return self.tr("A pawn goes on a number that was declared this turn."), "SK-4.1"
        if kind == "crown":
            return self.tr("A crown won on the map goes to your crowns."), "SK-4.3"
        return self.tr("Drag what you claim to your pawn on the track."), "SK-8.5"


OBJECTIONS: Final = SterreObjections()
