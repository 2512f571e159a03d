"""Words on the stage of 星を渡る: a heading and a sentence for each moment, a few words beside a piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.ui.kit.look.words import Words, listed, together


class HoshiBanners(Words):
    """One thing at a time, for the language now installed."""

    # An auction

    def auction(self, view: HoshiView, slot: int, constellations: Sequence[int]) -> str:
        """Return the slot that is opened, and its constellations."""
        names = listed(CARDS.name(view.constellation(number)) for number in constellations)
        return self.tr("{slot}: {constellations}").format(slot=LABELS.slot(slot), constellations=names)

    def ranked(self, bids: Sequence[tuple[str, int | None]]) -> str:
        """All bids, the highest first; None for a player without a card there."""
        more, equal = self.tr(" > ", "between bids, the higher one first"), self.tr(" = ", "between equal bids")
        said, before = "", -1
        for place, (name, bid) in enumerate(bids):
            part = self.tr("{name} {bid}", "a player's bid").format(name=name, bid="–" if bid is None else bid)
            said += (equal if (bid or 0) == before else more if place else "") + part
            before = bid or 0
        return said

    def tied(self, names: Sequence[str], bid: int, winner: str) -> str:
        """Why one of several equal bids wins."""
        sentence = self.tr("{names} tie at {bid} – better marker: {winner}")
        return sentence.format(names=together(names), bid=bid, winner=winner)

    def supernova(self, name: str, season: str) -> str:
        """A third constellation of one season."""
        sentence = self.tr("{name}: third constellation of the season {season}")
        return sentence.format(name=name, season=CARDS.season(season))

    def stardust(self, name: str, *, left: bool) -> str:
        """Won with three cards or more."""
        if left:
            return self.tr("{name}: won with three cards or more").format(name=name)
        return self.tr("{name}: won with three cards or more, but no stardust left").format(name=name)

    def word_stardust(self) -> str:
        """Heading of a stardust."""
        return LABELS.supply("stardust")

    def word_supernova(self) -> str:
        """Heading of a supernova."""
        return self.tr("Supernova")

    def word_no_card(self) -> str:
        """In place of a card in a slot."""
        return self.tr("no card")

    # A lost card

    def word_pooled(self, stars: int) -> str:
        """In place of a pooled card."""
        return self.tr("pooled ★+{stars}", "what becomes of a lost card").format(stars=stars)

    def word_shifted(self, slot: int) -> str:
        """In place of a shifted card; slots count from 0."""
        return self.tr("to slot {slot}", "what becomes of a lost card").format(slot=slot + 1)

    def word_kept(self) -> str:
        """In place of a kept card."""
        return self.tr("kept", "what becomes of a lost card")

    # Years

    def markers(self, names: Sequence[str], ranking: Sequence[events.MarkerTaken]) -> str:
        """Return the new priority markers and the reason: the stars of the pool, in a tie the number on top."""
        stars = [taken.stars for taken in ranking]
        parts = []
        for taken in ranking:
            part = self.tr("{marker} {name} ★{stars}", "a priority marker, and the stars it was given for")
            if taken.top and stars.count(taken.stars) > 1:
                part = self.tr(
                    "{marker} {name} ★{stars}, top card {top}", "a priority marker and what it was given for"
                )
            parts.append(part.format(marker=taken.marker, name=names[taken.seat], stars=taken.stars, top=taken.top))
        between = self.tr(" · ", "between several priority markers on one line")
        return self.tr("Priority markers: {markers}").format(markers=between.join(parts))

    # The end

    def word_check(self) -> str:
        """Heading of the final check."""
        return self.tr("Enough stars?")

    def checked(self, name: str, need: int, have: int) -> str:
        """One player's final check."""
        if have < need:
            sentence = self.tr("{name} needs ★{need} and has ★{have}: ★{short} missing")
            return sentence.format(name=name, need=need, have=have, short=need - have)
        return self.tr("{name} needs ★{need} and has ★{have}: all shine").format(name=name, need=need, have=have)

    def turned(self, name: str, constellations: Sequence[str], need: int, have: int) -> str:
        """Constellations without light, and what those need that shine."""
        sentence = self.tr("{name} – turned over: {constellations} (now ★{need} needed, ★{have} at hand)")
        return sentence.format(name=name, constellations=listed(constellations), need=need, have=have)

    def objective(self, name: str, title: str, points: int) -> str:
        """An objective that is opened, and what it brings."""
        return self.tr("{name}: {objective}, {points}").format(name=name, objective=title, points=LABELS.points(points))

    def word_objectives(self) -> str:
        """Heading of the objectives."""
        return self.tr("Objectives")

    def word_end(self) -> str:
        """Heading of the result."""
        return self.tr("The journey is over")

    def broken(self, winner: str, constellation: str) -> str:
        """Return the winner among equals."""
        sentence = self.tr("Tied on points – highest constellation: {winner}, {constellation}")
        return sentence.format(winner=winner, constellation=constellation)

    def won(self, names: Sequence[str], points: int) -> str:
        """Return the winners."""
        return self.tr("First: {names}, {points}").format(names=together(names), points=LABELS.points(points))


BANNERS: Final = HoshiBanners()
