"""Names: what is printed on the cards of 星を渡る, and what every piece on its table is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import (
    COMPONENTS,
    Components,
    Constellation,
    EverySeasonObjective,
    GroupObjective,
    NamedObjective,
    ObjectiveCard,
    SeasonObjective,
    StepsObjective,
    ThriftObjective,
)
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.ui.kit.look.words import Words, language_code, listed


class HoshiCards(Words):
    """Names and sentences of cards, for the language now installed."""

    def name(self, card: Constellation | ObjectiveCard) -> str:
        """A card's printed name."""
        return card.ja if language_code() == "ja" else card.en

    def named(self, identifier: object) -> str:
        """Return the name of a shipped card by its id; an id of a player's own card is its name."""
        return COMPONENTS.shipped().names(language_code()).get(str(identifier), str(identifier))

    def constellation(self, view: HoshiView, number: int) -> str:
        """A constellation with its circled number: "Leo (21)"."""
        return self.tr("{name} ({number})", "a constellation, such as Leo (21)").format(
            name=self.name(view.constellation(number)), number=number
        )

    def season(self, season: object) -> str:
        """A season's name."""
        return {
            "spring": self.tr("spring"),
            "summer": self.tr("summer"),
            "autumn": self.tr("autumn"),
            "winter": self.tr("winter"),
            "polar": self.tr("seen all year"),
        }.get(str(season), str(season))

    def bid_card(self, card: int) -> str:
        """A bid card: its number, or that it is a dummy."""
        return self.tr("dummy") if card == 0 else str(card)

    def objective(self, view: HoshiView, name: str) -> tuple[str, str]:
        """An objective's name and what it scores."""
        card = view.objective(name)
        return self.name(card), self._scores(card, view.box)

    def _scores(self, card: ObjectiveCard, components: Components) -> str:
        match card:
            case SeasonObjective():
                return self.tr("{points} zs for each {season} constellation").format(
                    points=card.points, season=self.season(card.season)
                )
            case EverySeasonObjective():
                return self.tr("{points} zs for at least one constellation of each season").format(points=card.points)
            case NamedObjective():
                names = {known.id: self.name(known) for known in components.constellation}
                parts = [
                    self.tr("{name}: {points} zs").format(name=names[known], points=points)
                    for known, points in card.worth.items()
                ]
                return listed(parts)
            case GroupObjective():
                names = {known.id: self.name(known) for known in components.constellation}
                sentence = self.tr("{points} zs for each of these from no. {first} on: {names}")
                group = listed(names[one] for one in card.of)
                return sentence.format(points=card.points, first=card.free + 1, names=group)
            case StepsObjective():
                sentence = self.tr(
                    "{points} zs for every two constellations with consecutive numbers, such as No. 7 and No. 8"
                )
                return sentence.format(points=card.points)
            case ThriftObjective():
                return self.tr(
                    "{points} zs with {least} or more constellations, none turned over, and at most ★{spare} left over"
                ).format(points=card.points, least=card.least, spare=card.spare)


CARDS: Final = HoshiCards()


class HoshiLabels(Words):
    """One piece at a time, for the language now installed."""

    def year(self, year: int) -> str:
        return self.tr("Year {year}").format(year=year)

    def slot(self, slot: int) -> str:
        """A slot's heading; slots count from 0."""
        return self.tr("Slot {slot}").format(slot=slot + 1)

    def supply(self, kind: str) -> str:
        """The word on a supply."""
        return {
            "deck": self.tr("Deck", "constellations not yet seen"),
            "dummies": self.tr("Dummies"),
            "stardust": self.tr("Stardust"),
        }[kind]

    def supply_label(self, kind: str, count: int) -> str:
        return self.tr("{supply}: {count} left").format(supply=self.supply(kind), count=count)

    def nova(self, season: str) -> str:
        return self.tr("Supernova card: {season}").format(season=CARDS.season(season))

    def order(self) -> str:
        """The word beside the seats in the order of their priority markers."""
        return self.tr("Ties", "who comes first among equal bids")

    def markers(self, names: Sequence[str]) -> str:
        """Return the order of the markers."""
        return self.tr("Order of the priority markers: {names}").format(names=listed(names))

    def word_pool(self) -> str:
        """Return the print at the place of pooled cards."""
        return self.tr("Pooled ★", "a place on the table")

    def word_shelf(self) -> str:
        """Return the print at the place of won constellations."""
        return self.tr("Constellations", "a place on the table")

    def word_goal(self) -> str:
        """Return the print at the place of the objective."""
        return self.tr("Objective", "a place on the table")

    def needed(self) -> str:
        """Return the word beside the stars that a player's constellations need."""
        return self.tr("need", "stars needed, in a few letters")

    def needs(self) -> str:
        """Beside or above needed stars."""
        return self.tr("Needs", "printed on a constellation, above its stars")

    def unit(self) -> str:
        """Beside a number of points."""
        return self.tr("zs", "beside a number of points")

    def unlit(self, waiting: int) -> str:
        """Beside a number of points: how many more come once their constellations are lit."""
        return self.tr("+{waiting} unlit", "beside a number of points").format(waiting=waiting)

    def points_unlit(self, points: int, waiting: int) -> str:
        """A seat's points, and what it has won without having the stars for it."""
        sentence = self.tr("{points}, and {waiting} more waiting for light")
        return sentence.format(points=self.points(points), waiting=self.points(waiting))

    def points_word(self) -> str:
        """Beside or above a number of points."""
        return self.tr("Points", "printed on a constellation")

    def printed(self, number: int) -> tuple[str, str, str, str]:
        """Return the print of a constellation: its number, and the words for its points, for their unit, for its
        stars."""
        return (
            self.tr("No. {number}", "a constellation's number, in a few letters").format(number=number),
            self.points_word(),
            self.unit(),
            self.needs(),
        )

    def tally(self, name: str, cards: Sequence[int]) -> str:
        if not cards:
            return self.tr("{name}: no bid cards left").format(name=name)
        return self.tr("{name}: cards left, {cards}").format(name=name, cards=listed(str(card) for card in cards))

    def constellation(self, view: HoshiView, number: int) -> str:
        """A constellation with all that is printed on it."""
        card = view.constellation(number)
        return self.tr("{name}, number {number}, {season}: needs ★{stars}, scores {points} zs").format(
            name=CARDS.name(card),
            number=number,
            season=CARDS.season(card.season),
            stars=card.stars,
            points=card.points,
        )

    def won(self, view: HoshiView, number: int, unlit: bool) -> str:
        """Return the label of a won constellation; `unlit` if its stars are missing."""
        label = self.constellation(view, number)
        if not unlit:
            return label
        if view.end:
            return self.tr("{constellation} – turned over").format(constellation=label)
        return self.tr("{constellation} – not enough ★ for it yet").format(constellation=label)

    def sky(self, view: HoshiView, names: Sequence[str]) -> str:
        """Return the owners of all constellations."""
        part = self.tr("{name}: {constellations}", "a player, and the constellations won")
        owned = [(name, won) for name, won in zip(names, view.won, strict=False) if won]
        found = [
            part.format(name=name, constellations=listed(CARDS.name(view.constellation(number)) for number in won))
            for name, won in owned
        ]
        return self.tr("The sky of this game. {parts}").format(parts=" ".join(found))

    def seat(self, view: HoshiView, seat: int, name: str) -> str:
        """Return a player's counts."""
        return self.tr("{name}: {points} zs, ★{have} of ★{need} needed, {cards}, priority marker {marker}").format(
            name=name,
            points=view.points[seat],
            have=view.have[seat],
            need=view.need[seat],
            cards=self.cards(view.hand_counts[seat]),
            marker=view.markers[seat],
        )

    def cards(self, count: int) -> str:
        return self.tr("%n card(s)", "", count)

    def light(self, have: int, need: int) -> str:
        return self.tr("★{have} to light constellations that need ★{need}").format(have=have, need=need)

    def marker(self, marker: int) -> str:
        return self.tr("Priority marker {marker}").format(marker=marker)

    def points(self, points: int) -> str:
        return self.tr("{points} zs").format(points=points)

    def stardust(self, count: int, stars: int) -> str:
        return self.tr("Stardust: %n tile(s), ★{stars} together", "", count).format(stars=stars)

    def cell(self, name: str, slot: int, cards: Sequence[int | None], bid: int | None) -> str:
        """Return a player's cards in a slot; None is a card hidden from the others."""
        place = self.tr("{name}, slot {slot}").format(name=name, slot=slot + 1)
        if not cards and bid is None:
            return self.tr("{place}: empty").format(place=place)
        parts = [self.tr("a card face down") if card is None else CARDS.bid_card(card) for card in cards]
        if bid is not None:
            parts.append(self.tr("bid {bid}").format(bid=bid))
        return self.tr("{place}: {cards}").format(place=place, cards=listed(parts))

    def pool(self, name: str, cards: Sequence[int], stars: int) -> str:
        if not cards:
            return self.tr("{name}: pool, empty").format(name=name)
        sentence = self.tr("{name}: pool, ★{stars} on {cards}")
        return sentence.format(name=name, stars=stars, cards=listed(str(card) for card in cards))

    def tray(self) -> str:
        return self.tr("Your hand")

    def bid_card(self, card: int, stars: int) -> str:
        """A card in the hand."""
        if card == 0:
            return self.tr("Dummy, number 0")
        return self.tr("{card} with ★{stars}").format(card=card, stars=stars)

    def with_key(self, label: str, key: str) -> str:
        """A label with the key that picks the piece."""
        return self.tr("{label} (key {key})").format(label=label, key=key)

    def face_down(self, card: int, slot: int) -> str:
        return self.tr("{card}, face down in slot {slot}").format(card=CARDS.bid_card(card), slot=slot + 1)

    def objective(self, view: HoshiView, name: str) -> str:
        return self.tr("Objective {name}: {scores}").format_map(
            dict(zip(("name", "scores"), CARDS.objective(view, name), strict=True))
        )

    def secret_objective(self, name: str) -> str:
        return self.tr("{name}: objective, secret until the end").format(name=name)

    def fill_in_order(self, slot: int) -> str:
        """Why a card cannot go to another slot."""
        return self.tr("Slots are filled in order: slot {slot} is next.").format(slot=slot + 1)


LABELS: Final = HoshiLabels()


class HoshiObjections(Words):
    """One sentence for the keys that were tried together, and the rule it follows from."""

    def about(self, view: HoshiView, seat: int | None, picked: frozenset[str]) -> tuple[str, str]:
        """The sentence and the rule's id."""
        phase = view.phase
        rule = "HW-2.3" if phase == "setting" else "HW-3.3"
        tried = [key.split(":") for key in picked]
        if any(key[0] in ("cell", "pool") and key[1] != str(seat) for key in tried):
            return self.tr("That place is another player's."), rule
        if phase != "setting":
            return self.tr("A lost card can go to the ★ pool, to the next slot or back into the hand."), rule
        if any(key[0] == "cell" for key in tried):
            return LABELS.fill_in_order(view.slot), rule
        return self.tr("Cards are set into your own row, now into slot {slot}.").format(slot=view.slot + 1), rule


OBJECTIONS: Final = HoshiObjections()
