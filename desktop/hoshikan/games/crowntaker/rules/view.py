"""What a seat knows of a position: everything but the negotiation card that France has chosen first (CT-5.3)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from hoshikan.engine.view import LooseView
from hoshikan.games.crowntaker.rules.phases import CARD, CARDS, FRANCE, IN_MASK, NOBODY, RANKS, SIDES, STEPS
from hoshikan.games.crowntaker.rules.realm import Realm


def sees_choice(realm: Realm, seat: int | None) -> bool:
    """Whether `seat` knows the card France has chosen: its own seat at the cards alone."""
    return realm.chosen == NOBODY or seat == realm.seat(FRANCE)


def key_for(realm: Realm, seat: int) -> Hashable:
    """What the future can depend on, as far as `seat` knows it.

    At the cards that is the same before and after France has chosen: England's decision is met with that choice taken
    back (see `reopen_choice`).
    """
    own_choice = realm.chosen != NOBODY and seat == realm.seat(FRANCE)
    proposal = realm.proposal
    return (
        realm.step,
        NOBODY if realm.step == CARD else realm.side,
        realm.phase,
        realm.first,
        realm.round,
        realm.passes,
        realm.burgundy,
        realm.chosen if own_choice else NOBODY,
        "" if proposal is None else proposal.text,
        (
            *realm.assets,
            *realm.hand,
            *realm.castle,
            *realm.troops,
            *realm.arms,
            *realm.church,
            *realm.lords,
            *realm.captives,
            *realm.commander,
            *realm.waiting,
            *realm.medals,
            *realm.uses,
            *realm.declared,
            *realm.cards,
            *realm.table,
            *realm.came,
            *realm.shown,
            *realm.proposed,
        ),
    )


def view_for(realm: Realm, seat: int | None) -> dict[str, Any]:
    """Plain data; lists of two run France, England."""
    plan = NOBODY if realm.chosen == NOBODY or not sees_choice(realm, seat) else realm.chosen
    setup = realm.start.setup
    return LooseView(
        {
            "game": "crowntaker",
            "players": realm.players,
            "options": dict(setup["options"]),
            "sides": [seat % 2 for seat in range(realm.players)],
            "custom": realm.start.custom,
            "numbers": _numbers(realm),
            "round": realm.phase,
            "phase": realm.phase,
            "step": STEPS[realm.step],
            "side": SIDES[realm.side],
            "to_move": realm.to_move,
            "start": SIDES[realm.first],
            "points": realm.points(),
            "assets": realm.assets[:],
            "medals": [SIDES[owner] for owner in realm.spaces],
            "burgundy": None if realm.burgundy == NOBODY else SIDES[realm.burgundy],
            "hand": realm.hand[:],
            "castle": realm.castle[:],
            "troops": realm.troops[:],
            "arms": realm.arms[:],
            "church": realm.church[:],
            "lords": [_names(mask, RANKS) for mask in realm.lords],
            "captives": [_names(mask, RANKS) for mask in realm.captives],
            "commander": [_name(lord) for lord in realm.commander],
            "waiting": [_name(lord) for lord in realm.waiting],
            "war_round": realm.war_round,
            "uses": realm.uses[:],
            "declared": [bool(declared) for declared in realm.declared],
            "last_roll": realm.last_roll,
            "card_round": realm.round,
            "passes": realm.passes,
            "cards": [_names(mask, CARDS) for mask in realm.cards],
            "table": [_name(lord) for lord in realm.table],
            "shown": [_names(mask, RANKS) for mask in realm.shown],
            "came": [bool(came) for came in realm.came],
            "proposed": [bool(proposed) for proposed in realm.proposed],
            "proposal": None if realm.proposal is None else realm.proposal.text,
            "chosen": [realm.chosen != NOBODY, False],
            "plan": None if plan == NOBODY else f"negotiate {CARDS[plan]}",
            "last_cards": [None if card == NOBODY else CARDS[card] for card in realm.last_cards],
            "winner": None if realm.winner == NOBODY else SIDES[realm.winner],
            "winners": sorted(realm.winners()) if realm.end else [],
            "end": realm.end,
        }
    )


def _numbers(realm: Realm) -> dict[str, Any]:
    """The numbers of the lords and cards in play, which a custom set may have changed."""
    box = realm.box
    lords, printed = box.components.lords, box.printed
    return {
        **({"printed": printed} if printed else {}),
        "lords": {
            lord.id: {
                "troops": lord.troops,
                "arms": lord.arms,
                "ransom": lord.ransom,
                "skill": lord.skill,
                "cost": lord.cost,
                "attack": list(lord.attack),
            }
            for lord in lords
        },
        "cards": {card.id: [card.tokens, card.assets] for card in box.components.cards},
        "per_token": box.per_token,
        "most_treasury": box.most_treasury,
        "uses_per_war": box.uses_per_war,
    }


def _names(mask: int, order: tuple[str, ...]) -> list[str]:
    return [order[number] for number in IN_MASK[mask]]


def _name(lord: int) -> str | None:
    return None if lord == NOBODY else RANKS[lord]


def reopen_choice(realm: Realm, seat: int) -> None:
    """Give the choice back to France if `seat` may not know it."""
    if not sees_choice(realm, seat):
        realm.chosen = NOBODY
        realm.ask(realm.step, FRANCE)
