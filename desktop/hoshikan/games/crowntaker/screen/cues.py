"""How the events of CrownTaker are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.phases import BURGUNDY, CARDS, NOBODY, RANKS, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.faces import (
    ArmyFace,
    BackFace,
    CardFace,
    DiceFace,
    MedalFace,
    StoreFace,
    TokenFace,
)
from hoshikan.ui.table.model import Cue

_SIGNS: Final = ("×", "◆", "★", "★+")
_TUMBLES: Final = (2, 4, 1, 3)
"""By how much dice differ, while they roll, from what they come to show."""


def cues(events: Sequence[Event], view: CrownTakerView) -> list[Cue]:
    """What is told before the table settles. Every event is a step of its own, those of both sides together one."""
    told: list[Cue] = []
    for step, event in enumerate(events):
        told += _formation(step, event) or _war(step, event, view) or _peace(step, event, view)
        told += _homecoming(step, event) or _event(step, event)
    return told


def _coins(step: int, source: str, target: str, assets: int) -> list[Cue]:
    """Assets on their way."""
    if assets <= 0:
        return []
    return [Cue(step, source, target, "coin", "", min(assets, 5), f"+{assets}")]


def _loss(step: int, side: int, assets: int) -> list[Cue]:
    return [Cue(step, f"purse:{side}", caption=f"−{assets}")] if assets else []


def _tokens(step: int, source: str, target: str, side: int, count: int) -> list[Cue]:
    stays = not target.startswith("hand:")
    return [Cue(step, source, target, "token", TokenFace(side), count, stays=stays)] if count else []


def _formation(step: int, event: Event) -> list[Cue]:
    if isinstance(event, happened.LordPlaced):
        return [Cue(step, f"lord:{event.side}:{RANKS[event.lord]}")]
    if isinstance(event, happened.Deployed):
        hand = f"hand:{event.side}"
        return [
            cue
            for target, count in (
                (f"army:troops:{event.side}", event.troops),
                (f"army:arms:{event.side}", event.arms),
                (f"store:church:{event.side}", event.church),
                (f"store:castle:{event.side}", event.treasury),
            )
            for cue in _tokens(step, hand, target, event.side, count)
        ]
    if isinstance(event, happened.TreasuryFilled):
        return _coins(step, f"store:castle:{event.side}", f"purse:{event.side}", event.assets)
    return []


def _war(step: int, event: Event, view: CrownTakerView) -> list[Cue]:
    if isinstance(event, happened.SkillUsed):
        return [Cue(step, f"skill:{event.side}"), *_loss(step, event.side, event.cost)]
    if isinstance(event, happened.Levied):
        source = f"store:castle:{event.side}" if event.from_castle else f"hand:{event.side}"
        return _tokens(step, source, f"army:troops:{event.side}", event.side, 1)
    if isinstance(event, happened.Rolled):
        shown = []
        for side, rolled in enumerate((event.france, event.england)):
            key, sign = f"die:{side}", _SIGNS[event.powers[side]]
            tumbling = tuple(DiceFace(side, tuple((die + turn) % 6 + 1 for die in rolled)) for turn in _TUMBLES)
            shown.append(Cue(step, key, kind="dice", face=DiceFace(side, rolled), caption=sign, through=tumbling))
        return shown
    if isinstance(event, happened.Pressed | happened.Guarded):
        return [Cue(step, f"skill:{event.side}")]
    if isinstance(event, happened.TroopLost):
        row = f"army:troops:{event.side}"
        return [*_tokens(step, row, f"store:castle:{event.side}", event.side, 1), *_left(step, event, view)]
    if isinstance(event, happened.WarWon):
        flown = Cue(step, f"post:{event.side}", f"phase:{event.phase}", "medal", MedalFace(event.side), stays=True)
        return [flown, *_coins(step, f"army:troops:{event.side}", f"purse:{event.side}", event.assets)]
    if isinstance(event, happened.WarDrawn):
        return [Cue(step, "field", f"phase:{event.phase}", "medal", MedalFace(BURGUNDY), stays=True)]
    if isinstance(event, happened.LordCaptured):
        return [Cue(step, f"lord:{event.owner}:{RANKS[event.lord]}", caption="!")]
    return []


def _peace(step: int, event: Event, view: CrownTakerView) -> list[Cue]:
    if isinstance(event, happened.PutUp):
        return [Cue(step, f"lord:{event.owner}:{RANKS[event.lord]}")]
    if isinstance(event, happened.Passed):
        return [Cue(step, f"coat:{event.side}", caption="…")]
    if isinstance(event, happened.Proposed):
        lords = ((event.side, event.ours), (1 - event.side, event.theirs))
        return [Cue(step, f"lord:{owner}:{RANKS[lord]}") for owner, lord in lords if lord != NOBODY]
    if isinstance(event, happened.Answered):
        return [Cue(step, f"coat:{event.side}", caption="✓" if event.accepts else "×")]
    if isinstance(event, happened.DealPaid):
        return _coins(step, f"purse:{event.payer}", f"purse:{1 - event.payer}", event.assets)
    if isinstance(event, happened.CardChosen):
        row = f"heading:cards:{event.side}"
        return [Cue(step, row, f"choice:{event.side}", "back", BackFace(event.side), stays=True, share=1)]
    if isinstance(event, happened.CardsRevealed):
        return [
            Cue(step, f"choice:{side}", kind="card", face=_card_face(side, card, view))
            for side, card in enumerate((event.france, event.england))
        ]
    if isinstance(event, happened.Suffered):
        taken = _tokens(step, f"hand:{event.side}", f"store:castle:{event.side}", event.side, event.tokens)
        return [*taken, *_loss(step, event.side, event.assets)]
    if isinstance(event, happened.Ransomed):
        return _coins(step, f"purse:{event.owner}", f"purse:{1 - event.owner}", event.assets)
    return []


def _left(step: int, event: happened.TroopLost, view: CrownTakerView) -> list[Cue]:
    """The row of troops without the one that leaves it, while its commander still stands there."""
    lord = view.commanding(event.side)
    if lord is None:
        return []
    face = ArmyFace("troops", event.left, lord.troops, event.side)
    return [Cue(step, f"army:troops:{event.side}", kind="rank", face=face)]


def _homecoming(step: int, event: Event) -> list[Cue]:
    """Tokens on their way back to the hands."""
    places = {
        happened.ArmsReturned: "army:arms",
        happened.TokensReturned: "store:castle",
        happened.NegotiationEnded: "store:church",
    }
    place = places.get(type(event))
    if place is None:
        return []
    told: list[Cue] = []
    for side, count in enumerate(getattr(event, side) for side in SIDES[:2]):
        source = f"{place}:{side}"
        flight = _tokens(step, source, f"hand:{side}", side, count)
        if place.startswith("store:"):
            empty = Cue(step, source, kind="store", face=StoreFace(place.removeprefix("store:"), side, 0))
            told += [*flight, empty] if flight else []
        else:
            told += [replace(cue, hides=source) for cue in flight]
    return told


def _card_face(side: int, card: int, view: CrownTakerView) -> CardFace:
    numbers = view.numbers.cards[CARDS[card]]
    return CardFace(side, CARDS[card], numbers.tokens, numbers.assets)


def _event(step: int, event: Event) -> list[Cue]:
    if isinstance(event, happened.EventRolled):
        face = DiceFace(event.side, (event.die,))
        die = Cue(step, f"coat:{event.side}", "field", "dice", face, stays=True, share=0.14)
        return [Cue(step, f"phase:{event.phase}"), die]
    if isinstance(event, happened.EventAssets):
        if event.assets < 0:
            return _loss(step, event.side, -event.assets)
        return _coins(step, "field", f"purse:{event.side}", event.assets)
    if isinstance(event, happened.BurgundyTaken):
        source = "field" if event.before == NOBODY else f"hand:{event.before}"
        return [Cue(step, source, f"hand:{event.side}", "token", TokenFace(BURGUNDY))]
    if isinstance(event, happened.CaptiveFreed):
        return [Cue(step, f"lord:{event.owner}:{RANKS[event.lord]}")]
    if isinstance(event, happened.PhaseBegan):
        return [Cue(step, f"phase:{event.phase}")]
    if isinstance(event, happened.GameEnded) and event.winner != NOBODY:
        return [Cue(step, f"coat:{event.winner}", caption="★")]
    return []


def keys_of(event: Event) -> frozenset[str]:
    """The sides, lords and spaces an event is about."""
    keys: set[str] = set()
    side = getattr(event, "side", getattr(event, "owner", None))
    lord = getattr(event, "lord", None)
    if isinstance(side, int) and side >= 0:
        keys.add(f"lord:{side}:{RANKS[lord]}" if isinstance(lord, int) else f"coat:{side}")
    phase = getattr(event, "phase", None)
    if isinstance(phase, int):
        keys.add(f"phase:{phase}")
    if isinstance(event, happened.CardsRevealed):
        keys.update(("choice:0", "choice:1"))
    if isinstance(event, happened.Rolled):
        keys.update(("die:0", "die:1", "attack:0", "attack:1"))
    return frozenset(keys)
