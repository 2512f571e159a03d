"""Hidden things of Sterre en Kroon: the first cards of the others (SK-1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from hoshikan.engine.secrets import NO, YES, Hidden, Likings, Secrets
from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import numbers_in
from hoshikan.games.sterre_en_kroon.rules.state import SterreState


class SterreSecrets(Secrets[SterreState, SterreAction]):
    """A fact for each number that may be in another seat's hand."""

    kinds = ("first-card", "choice")
    memory = 10

    def start(
        self, earlier: SterreState, present: SterreState, asker: int, rng: Random, likings: Likings = ()
    ) -> SterreState:
        """Deal the cards that are hidden now anew; those that have been played since were held for sure."""
        now = present.determinize(asker, rng)
        begun = earlier.clone()
        begun.record_events = False
        hidden = now.hidden_from(asker)
        dealt = list(begun.dealt)
        for seat in range(begun.players):
            if seat == asker:
                continue
            shown = begun.secrets(seat) & ~hidden
            held = now.secrets(seat)
            begun.hands[seat] = begun.hands[seat] & ~begun.secrets(seat) | shown | held
            dealt[seat] = dealt[seat] & ~hidden | shown | held
        everywhere = hidden | begun.deck
        for seat in range(begun.players):
            everywhere &= ~begun.hands[seat]
        begun.deck = everywhere
        begun.dealt = tuple(dealt)
        return begun

    def held(self, world: SterreState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return for each hidden number and seat whether it is held there."""
        return {
            fact: {YES if world.secrets(fact.seat) >> fact.place & 1 else NO: 1.0} for fact in _hidden(world, asker)
        }

    def held_by_rules(self, present: SterreState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Every hidden number alike."""
        hidden = present.hidden_from(asker).bit_count()
        chances: dict[Hidden, Mapping[str, float]] = {}
        for fact in _hidden(present, asker):
            share = present.secrets(fact.seat).bit_count() / hidden
            chances[fact] = {YES: share, NO: 1 - share}
        return chances


def _hidden(state: SterreState, asker: int) -> list[Hidden]:
    if state.to_move == TERMINAL:
        return []
    numbers = numbers_in(state.hidden_from(asker))
    return [
        Hidden("first-card", seat, number)
        for seat in range(state.players)
        if seat != asker and state.secrets(seat)
        for number in numbers
    ]


SECRETS: Final = SterreSecrets()
