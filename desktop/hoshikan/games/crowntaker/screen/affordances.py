"""Handling of the actions of CrownTaker, and the action meant by a try. No Qt."""

from __future__ import annotations

from typing import Final

from hoshikan.games.crowntaker.rules.actions import Deploy, Propose, parse
from hoshikan.games.crowntaker.rules.phases import NOBODY, RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.draft import PILE, SPACES, Draft, is_sum
from hoshikan.ui.board.table.model import Affordance, BadgeFace
from hoshikan.ui.kit.look.words import signed

LINE_UP: Final = "verb:lineup"
PROPOSE: Final = "verb:propose"


def affordance(view: CrownTakerView, action: str) -> Affordance:
    """The handles of a legal action."""
    side = view.asked
    verb, _, rest = action.partition(" ")
    if verb == "deploy":
        numbers = tuple(zip(SPACES, _spaces(action), strict=True))
        counts = tuple(f"{space}:{count}" for space, count in numbers)
        arrows = tuple((f"space:{space}", f"{space}:{count}") for space, count in numbers if count)
        return Affordance(action, (PILE, LINE_UP), counts, seal=(LINE_UP,), arrows=arrows)
    if verb == "lord":
        return Affordance(action, (_lord(side, rest),), (f"post:{side}",), seal=(f"post:{side}",))
    if verb == "free":
        return Affordance(action, (_lord(side, rest),), (f"realm:{side}",), seal=(_lord(side, rest),))
    if verb == "negotiate":
        card = f"card:{side}:{rest}"
        return Affordance(action, (card,), (f"choice:{side}",), seal=(f"choice:{side}",))
    if verb in ("demand", "offer"):
        owner = side if verb == "demand" else 1 - side
        lord, post = _lord(owner, rest), f"post:{owner}"
        return Affordance(action, (lord, f"verb:{verb}"), (post,), seal=(f"verb:{verb}", post), arrows=((lord, post),))
    if verb == "propose":
        return _deal(action, side)
    return Affordance(action, (f"verb:{verb}",))


def offered(view: CrownTakerView) -> dict[str, BadgeFace]:
    """Badges by key that show what the deal to be answered would move."""
    deal = view.deal()
    answering = view.asked
    lords = ((1 - answering, deal.ours), (answering, deal.theirs))
    badges = {_lord(owner, RANKS[rank]): BadgeFace("gold", "⇄") for owner, rank in lords if rank != NOBODY}
    gain = deal.pays - deal.asks
    if gain:
        badges |= {
            f"purse:{side}": BadgeFace("good" if change > 0 else "bad", signed(change), "coin")
            for side, change in ((answering, gain), (1 - answering, -gain))
        }
    return badges


def declined(view: CrownTakerView) -> list[str]:
    """Deals that the side asked has proposed in this request and that its captives and assets still allow."""
    if view.step != "request" or not view.proposals:
        return []
    side = view.asked
    return [deal for deal in view.proposals[side] if _is_possible(view, side, deal)]


def _is_possible(view: CrownTakerView, side: int, notation: str) -> bool:
    deal = parse(notation)
    assert isinstance(deal, Propose)
    captives = ((side, deal.ours), (1 - side, deal.theirs))
    held = all(lord == NOBODY or RANKS[lord] in view.captives[owner] for owner, lord in captives)
    return held and deal.pays < view.assets[side] and deal.asks < view.assets[1 - side]


def _deal(action: str, side: int) -> Affordance:
    deal = parse(action)
    assert isinstance(deal, Propose)
    lords = [_lord(side, RANKS[deal.ours])] if deal.ours != NOBODY else []
    lords += [_lord(1 - side, RANKS[deal.theirs])] if deal.theirs != NOBODY else []
    verb = "verb:" + action.split(" ")[1]
    if deal.combined:
        # As a release that a captive is given for besides, by the side that pays.
        verb = "verb:release" if deal.pays else "verb:sell"
    if verb == "verb:swap":
        return Affordance(action, (*lords, verb), seal=(verb,))
    name = "both" if deal.combined else "sum"
    return Affordance(action, (*lords, verb, PROPOSE), (f"{name}:{deal.pays + deal.asks}",), seal=(PROPOSE,))


def _lord(side: int, rank: str) -> str:
    return f"lord:{side}:{rank}"


def _spaces(action: str) -> tuple[int, int, int, int]:
    placed = parse(action)
    assert isinstance(placed, Deploy)
    return placed.troops, placed.arms, placed.church, placed.treasury


def meant(view: CrownTakerView, picked: frozenset[str], draft: Draft) -> str | None:
    """Return the action meant by keys that make no legal action; None if they are not enough."""
    step, side = view.step, view.asked
    verbs = {key.removeprefix("verb:") for key in picked if key.startswith("verb:")}
    lords = [key.split(":") for key in sorted(picked) if key.startswith("lord:")]
    if step == "deploy":
        return _deployment(picked, draft)
    if step == "skill":
        return "skill" if "skill" in verbs else None
    if step == "cards":
        cards = [key.split(":") for key in picked if key.startswith("card:")]
        return next((f"negotiate {card}" for _, owner, card in cards if int(owner) == side), None)
    ours = [rank for _, owner, rank in lords if int(owner) == side]
    theirs = [rank for _, owner, rank in lords if int(owner) != side]
    if step in ("lord", "free"):
        return f"{step} {ours[0]}" if len(ours) == 1 and not theirs else None
    return _request(verbs, ours, theirs, picked) if step == "request" else None


def _deployment(picked: frozenset[str], draft: Draft) -> str | None:
    """The draft with the one count that differs from it."""
    wanted = dict(zip(SPACES, draft.now, strict=True))
    for key in picked:
        space, _, count = key.partition(":")
        if space in wanted and count.isdigit() and int(count) != draft.now[SPACES.index(space)]:
            wanted[space] = int(count)
    if wanted == dict(zip(SPACES, draft.now, strict=True)) or sum(wanted.values()) <= draft.hand:
        return None
    return "deploy " + " ".join(f"{space}={count}" for space, count in wanted.items())


def _request(verbs: set[str], ours: list[str], theirs: list[str], picked: frozenset[str]) -> str | None:
    total = max((int(key.partition(":")[2]) for key in picked if is_sum(key)), default=0)
    if "demand" in verbs and len(ours) == 1:
        return f"demand {ours[0]}"
    if "offer" in verbs and len(theirs) == 1:
        return f"offer {theirs[0]}"
    if "swap" in verbs and len(ours) == len(theirs) == 1:
        return f"propose swap {ours[0]} {theirs[0]}"
    if len(ours) == len(theirs) == 1 and total and verbs & {"release", "sell"}:
        return f"propose swap {ours[0]} {theirs[0]} {'pay' if 'release' in verbs else 'ask'} {total}"
    if "release" in verbs and len(ours) == 1:
        return f"propose release {ours[0]} {total}"
    if "sell" in verbs and len(theirs) == 1:
        return f"propose sell {theirs[0]} {total}"
    return None
