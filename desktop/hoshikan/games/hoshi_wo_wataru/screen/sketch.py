"""星を渡る as plain text: the slots of the year, their cards, and all stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.text.sketch import Column, Sketch, aligned


class HoshiSketch(Sketch[HoshiView]):
    """Bid cards are their numbers, 0 a dummy, ? a face-down one."""

    def table(self, view: HoshiView, seat: int | None, names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for slot, numbers in enumerate(view.slots):
            mark = "> " if slot == view.slot and not view.end else "  "
            shown = [self._prize(view, number, names) for number in numbers]
            lines.append(f"{mark}{LABELS.slot(slot)}: {listed(shown) or '-'}")
        slots = range(len(view.slots))
        rows = [["", *map(LABELS.slot, slots)]]
        rows += [[name, *(self._cards(view, place, slot) for slot in slots)] for place, name in enumerate(names)]
        return [*lines, "", *aligned(rows), *self._own(view, seat)]

    def _prize(self, view: HoshiView, number: int, names: Sequence[str]) -> str:
        label = LABELS.constellation(view, number)
        owner = next((seat for seat, won in enumerate(view.won) if number in won), None)
        return label if owner is None else self.tr("{name} has {prize}").format(name=names[owner], prize=label)

    def _cards(self, view: HoshiView, seat: int, slot: int) -> str:
        if slot < len(view.ledger):
            auction = view.ledger[slot]
            return f"{'+'.join(map(str, auction.cards[seat])) or '-'}={auction.bids[seat]}"
        down = view.rows[seat][slot] if slot < len(view.rows[seat]) else None
        shown = [*view.moved[seat]] if slot == view.slot else []
        face = [] if down is None else ["?" if down < 0 else str(down)]
        return "+".join([*map(str, shown), *face]) or "-"

    def _own(self, view: HoshiView, seat: int | None) -> list[str]:
        if seat is None:
            return []
        cards = self.tr("Your hand: {cards}").format(cards=listed(map(CARDS.bid_card, view.hand)) or "-")
        kept = view.objectives[seat]
        return ["", cards, *(LABELS.objective(view, name) for name in ([kept] if kept else view.dealt))]

    def columns(self, view: HoshiView) -> Sequence[Column]:
        held = [" ".join(map(str, sorted(cards))) for cards in view.remaining]
        return (
            (self.tr("Cards left"), held),
            (self.tr("Won"), [" ".join(map(str, won)) or "-" for won in view.won]),
            (LABELS.supply("stardust"), [str(count) for count in view.stardust]),
            (self.tr("Marker"), [str(marker) for marker in view.markers]),
        )


SKETCH: Final = HoshiSketch()
