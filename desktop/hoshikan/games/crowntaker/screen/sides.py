"""Pieces of each realm: arms, assets, castle, church and tower on its banner, lords and cards on its shelf."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from hoshikan.games.crowntaker.rules.phases import CARDS, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.faces import (
    BannerFace,
    CardFace,
    PlayerFace,
    RealmFace,
    StatFace,
    StoreFace,
    TowerFace,
)
from hoshikan.games.crowntaker.screen.labels import LABELS, lord_face
from hoshikan.games.crowntaker.screen.layout import Hand
from hoshikan.games.crowntaker.screen.realmplaces import RealmPlaces
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.model import EmblemFace, Placement, TextFace, at
from hoshikan.ui.kit.look.words import Words, figure

SHORTCUTS: Final = MappingProxyType({"baron": "1", "count": "2", "duke": "3", "prince": "4", "king": "5"})


class CrownTakerSides(Words):
    """The pieces of the realms for one view; `large` are keys that lie in the tray instead."""

    def __init__(self, text: CrownTakerText, view: CrownTakerView, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._names = names

    def lord(
        self,
        side: int,
        rank: str,
        place: Rect,
        z: float = 2.0,
        zone: str = "",
        short: bool = True,
        leads: bool = False,
    ) -> Placement:
        """Return a lord, at any place; `leads` if it commands an army on the map."""
        view, text = self._view, self._text
        face = lord_face(view, side, rank, rank in view.captives[side], leads)
        lord = at(
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
        return replace(lord, note="above")

    def card(self, side: int, card: str, place: Rect, state: str = "", z: float = 2.0, zone: str = "") -> Placement:
        """A negotiation card: `state` "" (unused) or "used"."""
        face = CardFace(side, card, LABELS.card_costs(card, self._view), state)
        effect = LABELS.card_does(card, self._view)
        label = ""
        if not state:
            sentence = self.tr("{side}, {card}: {effect}")
            label = sentence.format(side=LABELS.side(side), card=LABELS.card(card), effect=effect)
        short = card if zone == "tray" else ""
        return at(place, f"card:{side}:{card}", "card", face, z, label, short, effect, zone or f"realm:{side}")

    def pieces(self, side: int, banner: RealmPlaces, hand: Hand, large: frozenset[str]) -> Iterator[Placement]:
        """Yield all pieces of a side beside the map."""
        yield from self._head(side, banner)
        yield from self._stats(side, banner)
        yield from self._castle(side, banner)
        yield from self._church(side, banner)
        yield from self._tower(side, banner, large)
        yield from self._lords(side, hand, large)
        yield from self._cards(side, hand, large)

    def _head(self, side: int, banner: RealmPlaces) -> Iterator[Placement]:
        view, zone = self._view, f"realm:{side}"
        acts = view.to_move >= 0 and view.asked == side
        label = self._text.realm_label(side, view, self._names)
        yield at(banner.frame, f"realm:{side}", "realm", RealmFace(side, acts), -2, label, zone=zone)
        first = view.start == SIDES[side]
        tip = self.tr("Start player") if first else ""
        yield at(banner.arms, f"coat:{side}", "banner", BannerFace(side, first, acts), tooltip=tip)
        yield at(banner.title, f"title:{side}", "text", TextFace(LABELS.side(side), bold=True))
        for index, seat in enumerate(view.seats_of(side)):
            emblem, name = banner.player(index)
            role = self._text.role(seat, view.players)
            words = self._names[seat] if not role else f"{self._names[seat]} · {role}"
            active = view.to_move == seat
            yield at(emblem, f"emblem:{seat}", "emblem", EmblemFace(seat))
            if active:
                yield at(emblem, f"turn:{seat}", "player", PlayerFace(seat), z=-0.5)
            yield at(name, f"name:{seat}", "text", TextFace(words, "text" if active else "muted", bold=active))

    def _stats(self, side: int, banner: RealmPlaces) -> Iterator[Placement]:
        view = self._view
        assets, hand = view.assets[side], view.hand[side]
        purse = self.tr("{assets}. At 0 or below the side is ruined").format(assets=LABELS.assets(assets))
        tip = self.tr("{tokens} in hand, ready to place").format(tokens=LABELS.tokens(hand))
        burgundy = view.burgundy == SIDES[side]
        for name, face, words, more in (
            ("purse", StatFace("coin", figure(assets), side), self.tr("Assets", "above a number"), purse),
            ("hand", StatFace("token", str(hand), side, burgundy), self.tr("In hand", "above a number of tokens"), tip),
        ):
            yield at(banner.stat_word(name), f"word:{name}:{side}", "text", TextFace(words, "muted"))
            yield at(banner.stat(name), f"{name}:{side}", "stat", face, tooltip=more)

    def _sign(self, side: int, banner: RealmPlaces, section: str, name: str, line: str) -> Iterator[Placement]:
        """Yield the name and the purpose of a place."""
        yield at(banner.heading(section), f"sign:{section}:{side}", "text", TextFace(name, bold=True))
        yield at(banner.line(section), f"line:{section}:{side}", "text", TextFace(line, "muted"))

    def _castle(self, side: int, banner: RealmPlaces) -> Iterator[Placement]:
        view = self._view
        yield from self._sign(side, banner, "castle", self.tr("Castle"), self.tr("back after a war", "of the castle"))
        waiting, castle = view.waiting[side], view.castle[side]
        if waiting is not None:
            yield self.lord(side, waiting, banner.waiting, short=False)
        tip = self.tr("{tokens} in the castle, back after the next war").format(tokens=LABELS.tokens(castle))
        place = banner.store("castle", waiting is not None)
        yield at(place, f"store:castle:{side}", "store", StoreFace("castle", side, castle), tooltip=tip)

    def _church(self, side: int, banner: RealmPlaces) -> Iterator[Placement]:
        church = self._view.church[side]
        line = self.tr("wins equal cards", "of the church")
        yield from self._sign(side, banner, "church", LABELS.space("church"), line)
        decides = self.tr("{tokens} in the church: the side with more wins equal cards")
        tip = decides.format(tokens=LABELS.tokens(church))
        face = StoreFace("church", side, church)
        yield at(banner.store("church"), f"store:church:{side}", "store", face, tooltip=tip)

    def _tower(self, side: int, banner: RealmPlaces, large: frozenset[str]) -> Iterator[Placement]:
        view, other = self._view, 1 - side
        line = self.tr("captives held", "of the tower")
        yield from self._sign(side, banner, "tower", self.tr("Tower"), line)
        yield at(banner.tower, f"prison:{side}", "tower", TowerFace(side), -1)
        held = [
            rank for rank in view.captives[other] if f"lord:{other}:{rank}" not in large and view.table[other] != rank
        ]
        for rank, place in zip(held, banner.prison(len(held)), strict=True):
            yield self.lord(other, rank, place, zone=f"realm:{side}")

    def _heading(self, side: int, hand: Hand, section: str, words: str) -> Placement:
        return at(hand.heading(section), f"heading:{section}:{side}", "text", TextFace(words))

    def _lords(self, side: int, hand: Hand, large: frozenset[str]) -> Iterator[Placement]:
        yield self._heading(side, hand, "lords", self.tr("Lords in hand"))
        lords = [rank for rank in self._view.lords[side] if f"lord:{side}:{rank}" not in large]
        for rank, place in zip(lords, hand.lords(len(lords)), strict=True):
            yield self.lord(side, rank, place)

    def _cards(self, side: int, hand: Hand, large: frozenset[str]) -> Iterator[Placement]:
        yield self._heading(side, hand, "cards", self.tr("Negotiation cards"))
        for card, place in zip(CARDS, hand.cards(len(CARDS)), strict=True):
            if f"card:{side}:{card}" not in large:
                state = "" if card in self._view.cards[side] else "used"
                yield self.card(side, card, place, state)
