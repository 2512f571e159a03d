"""What lies at the two sides of the table: arms, assets, lords, castle, church, captives and cards of each side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.games.crowntaker.rules.phases import CARDS, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.faces import (
    BannerFace,
    CardFace,
    EmptyFace,
    LordFace,
    PlayerFace,
    RealmFace,
    StatFace,
    StoreFace,
)
from hoshikan.games.crowntaker.screen.labels import LABELS, labels_of
from hoshikan.games.crowntaker.screen.layout import Panel
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.geometry import Rect
from hoshikan.ui.look.words import Words, figure
from hoshikan.ui.table.faces import TextFace
from hoshikan.ui.table.model import Placement, at

SHORTCUTS: Final = MappingProxyType({"baron": "1", "count": "2", "duke": "3", "prince": "4", "king": "5"})


class CrownTakerSides(Words):
    """The pieces of the sides' panels for one view; `large` are keys that lie in the tray instead."""

    def __init__(self, text: CrownTakerText, view: CrownTakerView, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def lord(self, side: int, rank: str, place: Rect, z: float = 2.0, zone: str = "", short: bool = True) -> Placement:
        """A lord, wherever it lies."""
        view, text = self._view, self._text
        numbers = view.numbers.lords[rank]
        name = labels_of(view).lord(side, rank)
        skill = f"{LABELS.skill(numbers.skill)} −{numbers.cost}"
        face = LordFace(side, rank, name, numbers.troops, numbers.arms, numbers.ransom, skill)
        return at(
            place,
            f"lord:{side}:{rank}",
            "lord",
            face,
            z,
            text.lord_label(side, rank, view),
            SHORTCUTS[rank] if short and view.step in ("lord", "free") else "",
            text.lord_skill(rank, view),
            zone or f"realm:{side}",
        )

    def card(self, side: int, card: str, place: Rect, state: str = "", z: float = 2.0, zone: str = "") -> Placement:
        """A negotiation card: `state` "" (unused) or "used"."""
        numbers = self._view.numbers.cards[card]
        face = CardFace(side, card, numbers.tokens, numbers.assets, state)
        effect = LABELS.card_does(card, self._view)
        label = ""
        if not state:
            sentence = self.tr("{side}, {card}: {effect}")
            label = sentence.format(side=LABELS.side(side), card=LABELS.card(card), effect=effect)
        short = card if zone == "tray" else ""
        return at(place, f"card:{side}:{card}", "card", face, z, label, short, effect, zone or f"realm:{side}")

    def panel(self, side: int, panel: Panel, large: frozenset[str]) -> Iterator[Placement]:
        """Everything in the panel of a side."""
        yield from self._head(side, panel)
        yield from self._stats(side, panel)
        yield from self._lords(side, panel, large)
        yield from self._castle(side, panel)
        yield from self._cards(side, panel, large)

    def _head(self, side: int, panel: Panel) -> Iterator[Placement]:
        view, zone = self._view, f"realm:{side}"
        acts = view.to_move >= 0 and view.asked == side
        label = self._text.realm_label(side, view, self._names)
        yield at(panel.frame, f"realm:{side}", "realm", RealmFace(side, acts), -2, label, zone=zone)
        first = view.start == SIDES[side]
        tip = self.tr("Start player") if first else ""
        yield at(panel.arms, f"coat:{side}", "banner", BannerFace(side, first), tooltip=tip)
        yield at(panel.title, f"title:{side}", "text", TextFace(LABELS.side(side), f"seat{side}", bold=True))
        seats = view.seats_of(side)
        for index, seat in enumerate(seats):
            emblem, name = panel.player(index)
            role = self._text.role(seat, view.players)
            words = self._names[seat] if not role else f"{self._names[seat]} · {role}"
            active = view.to_move == seat
            yield at(emblem, f"emblem:{seat}", "player", PlayerFace(seat, active))
            yield at(name, f"name:{seat}", "text", TextFace(words, "text" if active else "muted", bold=active))

    def _stats(self, side: int, panel: Panel) -> Iterator[Placement]:
        view = self._view
        assets, hand = view.assets[side], view.hand[side]
        medals = view.medals_of(side)
        burgundy = view.burgundy == SIDES[side]
        purse = self.tr("{assets}. At 0 or below the side is ruined").format(assets=LABELS.assets(assets))
        words = self.tr("{medals}. Five win the crown").format(medals=LABELS.medals(medals))
        face = StatFace("coin", figure(assets), side)
        yield at(panel.stat(0), f"purse:{side}", "stat", face, tooltip=purse)
        yield at(panel.stat(1), f"medals:{side}", "stat", StatFace("medal", str(medals), side), tooltip=words)
        tip = self.tr("{tokens} in hand, free to be placed").format(tokens=LABELS.tokens(hand))
        yield at(panel.stat(2), f"hand:{side}", "stat", StatFace("token", str(hand), side, burgundy), tooltip=tip)

    def _heading(self, side: int, panel: Panel, section: str, words: str) -> Placement:
        return at(panel.heading(section), f"heading:{section}:{side}", "text", TextFace(words, "muted"))

    def _lords(self, side: int, panel: Panel, large: frozenset[str]) -> Iterator[Placement]:
        view, other = self._view, 1 - side
        yield self._heading(side, panel, "lords", self.tr("Lords in hand"))
        lords = [rank for rank in view.lords[side] if f"lord:{side}:{rank}" not in large]
        yield from self._row(side, lords, panel.lords(max(len(lords), 1)), f"lords:{side}")
        yield self._heading(side, panel, "prison", self.tr("Captives held"))
        held = [
            rank for rank in view.captives[other] if f"lord:{other}:{rank}" not in large and view.table[other] != rank
        ]
        yield from self._row(other, held, panel.prison(max(len(held), 1)), f"prison:{side}", f"realm:{side}")

    def _row(
        self, side: int, ranks: Sequence[str], places: Sequence[Rect], key: str, zone: str = ""
    ) -> Iterator[Placement]:
        if not ranks:
            yield at(places[0], key, "empty", EmptyFace())
        for rank, place in zip(ranks, places, strict=False):
            yield self.lord(side, rank, place, zone=zone)

    def _castle(self, side: int, panel: Panel) -> Iterator[Placement]:
        view = self._view
        yield self._heading(side, panel, "castle", self.tr("Castle"))
        waiting, castle, church = view.waiting[side], view.castle[side], view.church[side]
        if waiting is None:
            yield at(panel.waiting, f"waiting:{side}", "empty", EmptyFace("castle"))
        else:
            yield self.lord(side, waiting, panel.waiting, short=False)
        tip = self.tr("{tokens} in the castle, back after the next war").format(tokens=LABELS.tokens(castle))
        yield at(panel.castle, f"store:castle:{side}", "store", StoreFace("castle", side, castle), tooltip=tip)
        yield self._heading(side, panel, "church", LABELS.space("church"))
        decides = self.tr("{tokens} in the church: the side with more wins equal cards")
        tip = decides.format(tokens=LABELS.tokens(church))
        yield at(panel.church, f"store:church:{side}", "store", StoreFace("church", side, church), tooltip=tip)

    def _cards(self, side: int, panel: Panel, large: frozenset[str]) -> Iterator[Placement]:
        yield self._heading(side, panel, "cards", self.tr("Negotiation cards"))
        for card, place in zip(CARDS, panel.cards(len(CARDS)), strict=True):
            if f"card:{side}:{card}" not in large:
                state = "" if card in self._view.cards[side] else "used"
                yield self.card(side, card, place, state)
