"""CrownTaker in numbers: actions, how long a game can last, and a seat's view. Nothing is dealt. Values of both sides
come in pairs, the seat's own side first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import RISK, Bounds, Encoding, trials
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.crowntaker.rules.actions import (
    ACCEPT,
    COMMANDS,
    DECLINE,
    DEMANDS,
    EVENT_ROLLS,
    FREES,
    NEGOTIATE,
    NO_SKILL,
    OFFERS,
    PASS,
    SWAPS,
    USE_SKILL,
    WAR_ROLLS,
    Propose,
    combined,
    parse,
    releases,
    sales,
)
from hoshikan.games.crowntaker.rules.component_box import shipped_box
from hoshikan.games.crowntaker.rules.phases import (
    BURGUNDY,
    CARDS,
    DIE,
    EVENT_PHASES,
    NOBODY,
    PHASES,
    RANKS,
    SIDES,
    STEPS,
)
from hoshikan.games.crowntaker.rules.setup import FREE_TALKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView

ASSETS: Final = 100
"""The unit of assets."""
TOKENS: Final = 10
_LORDS: Final = range(len(RANKS))


def _pair(seat: int) -> tuple[int, int]:
    """The own side and the other one."""
    return seat % 2, 1 - seat % 2


def _both(about: str, name: str, unit: int = 1) -> Part:
    """A number of each side."""

    def read(view: CrownTakerView, seat: int) -> Numbers:
        return [getattr(view, name)[side] / unit for side in _pair(seat)]

    return Part(name, 2, about + (f" / {unit}" if unit > 1 else ""), read)


def _both_of(about: str, name: str, order: Sequence[str], read: Callable[[Any, Sequence[str]], Numbers]) -> Part:
    """A mark for each of `order`, of each side."""

    def found(view: CrownTakerView, seat: int) -> Numbers:
        return [mark for side in _pair(seat) for mark in read(getattr(view, name)[side], order)]

    return Part(name, 2 * len(order), f"{about}, each {order[0]}–{order[-1]}", found)


def _medals(view: CrownTakerView, seat: int) -> Numbers:
    owners = [SIDES[owner] for owner in (*_pair(seat), BURGUNDY)]
    spaces = [*view.medals, *[""] * (PHASES - len(view.medals))]
    return [mark for owner in spaces for mark in one_of(owner, owners)]


def _proposal(view: CrownTakerView, _: int) -> Numbers:
    deal = parse(view.proposal) if view.proposal else None
    if not isinstance(deal, Propose):
        return [0.0] * (2 * len(RANKS) + 2)
    ours = one_of(None if deal.ours == NOBODY else deal.ours, _LORDS)
    theirs = one_of(None if deal.theirs == NOBODY else deal.theirs, _LORDS)
    return [*ours, *theirs, deal.pays / ASSETS, deal.asks / ASSETS]


def _sides(name: str) -> Callable[[CrownTakerView, int], Numbers]:
    """Return a reader of a field: whether it names the seat's own side, or the other one."""
    return lambda view, seat: [float(getattr(view, name) == SIDES[side]) for side in _pair(seat)]


def _talks(view: CrownTakerView, seat: int) -> Numbers:
    made = view.proposals or [[], []]
    return [float(FREE_TALKS in view.options), *(len(made[side]) / TOKENS for side in _pair(seat))]


def _plan(view: CrownTakerView, _: int) -> Numbers:
    return one_of(view.plan, [f"negotiate {card}" for card in CARDS])


TENSOR: Final = TensorLayout(
    2,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("own_side", 2, "whether the own side is France, England", lambda _, seat: one_of(seat % 2, (0, 1))),
        Part("negotiator", 1, "1 for a side's second seat, who negotiates", lambda _, seat: [float(seat > 1)]),
        Part("phase", PHASES, "the phase", lambda view, _: one_of(view.phase, range(1, PHASES + 1))),
        Part("step", len(STEPS), "what is asked: " + ", ".join(STEPS), lambda view, _: one_of(view.step, STEPS)),
        Part("side", 2, "the side asked, or asked last", _sides("side")),
        Part("start", 2, "the side with the start-player marker", _sides("start")),
        Part("burgundy", 2, "the side that holds the Burgundy token", _sides("burgundy")),
        _both("assets", "assets", ASSETS),
        Part("medals", 3 * PHASES, "by phase the medal's owner: own side, other side, Burgundy", _medals),
        _both("tokens in hand", "hand", TOKENS),
        _both("tokens in the castle", "castle", TOKENS),
        _both("troops", "troops", TOKENS),
        _both("arms", "arms", TOKENS),
        _both("church tokens", "church", TOKENS),
        _both_of("lords in hand", "lords", RANKS, marks),
        _both_of("own lords that the other side holds", "captives", RANKS, marks),
        _both_of("the lord in command", "commander", RANKS, one_of),
        _both_of("the lord that rests", "waiting", RANKS, one_of),
        Part("war_round", 1, "round of the war / 10", lambda view, _: [view.war_round / 10]),
        _both("uses of the skill in this war", "uses", 2),
        _both("1 if the skill is used in this round", "declared"),
        Part("card_round", len(CARDS), "round of the cards", lambda view, _: one_of(view.card_round, range(1, 7))),
        Part("passes", 1, "passes on end", lambda view, _: [float(view.passes)]),
        _both_of("unused negotiation cards", "cards", CARDS, marks),
        _both_of("the captive on the table", "table", RANKS, one_of),
        _both_of("captives that were on the table in this phase", "shown", RANKS, marks),
        _both("1 if a captive has come on the table in this round", "came"),
        _both("1 if a deal was proposed in this round", "proposed"),
        Part(
            "proposal",
            2 * len(RANKS) + 2,
            "the deal to be answered: the proposer's captive, the other one (baron–king), assets paid and asked / 100",
            _proposal,
        ),
        _both("1 if a card lies face down", "chosen"),
        Part("plan", len(CARDS), "the card France has chosen, for who may know it", _plan),
        _both_of("the cards played last", "last_cards", CARDS, one_of),
        Part("talks", 3, "1 with free talks; then deals proposed in this round / 10, own and other side", _talks),
    ),
)


ROUND_OF_CARDS: Final = 14
"""Decisions of a round at most: two captives come on the table and two deals are proposed, both answered, a pass before
each of these four and two at last, then a card of each side (CT-5.1, CT-5.2)."""


def _most_assets() -> int:
    """Return the most assets of both sides together: from the start, by tokens in the treasury and troops left in each
    phase, and by events (CT-0.5, CT-2.1, CT-3.4); ransoms and deals only change hands."""
    box = shipped_box()
    phase = 2 * box.most_treasury * box.per_token + max(box.troops)
    lines = box.event_lines.values()
    events = sum(max(line.assets + line.otherwise for line in lines if line.phase == phase) for phase in EVENT_PHASES)
    return 2 * box.assets + PHASES * phase + events


def _deals() -> int:
    """Return the number of deals that one side may propose in a request, each of them once (CT-5.2)."""
    pairs, assets = len(RANKS) ** 2, _most_assets()
    return pairs + 2 * (len(RANKS) + pairs) * assets


def bounds(_: int, options: Mapping[str, Any]) -> Bounds:
    """Only wars have no certain end: a round in which both sides roll nothing costs none. One in which a side rolls
    a power costs a troop, unless a guard spares it (CT-3.2)."""
    box = shipped_box()
    nothing = max(row.count(0) for rows in box.power for row in rows) / DIE
    troops, uses = max(box.troops), 2 * box.uses_per_war
    lost = 2 * troops - 1 + uses
    """Troops that both sides lose in a war, those levied included."""
    rounds = trials(PHASES * lost, 1 - nothing * nothing) + PHASES * uses
    events = len(EVENT_PHASES)
    # With free talks both sides propose, after a pass, all deals there are, and all are answered.
    talks = 3 * 2 * (_deals() - 1) if options.get(FREE_TALKS) else 0
    decisions = PHASES * (4 + len(CARDS) * (ROUND_OF_CARDS + talks)) + 2 * rounds + events
    return Bounds(decisions, rounds + events, RISK)


def _deployments() -> Enumerated:
    """Every formation of any lord with all tokens and Burgundy's (CT-2.1, CT-6.1)."""
    box = shipped_box()
    return Enumerated(action for lord in _LORDS for action in box.deployments(lord, box.tokens + 1))


ENCODING: Final = Encoding(
    Enumerated(
        (
            *(*COMMANDS, USE_SKILL, NO_SKILL, *NEGOTIATE, PASS, ACCEPT, DECLINE),
            *(*DEMANDS, *OFFERS, *FREES),
            *_deployments(),
            *(swap for row in SWAPS for swap in row),
            *(deal for lord in _LORDS for deal in releases(lord, _most_assets())),
            *(deal for lord in _LORDS for deal in sales(lord, _most_assets())),
            *(
                deal
                for ours in _LORDS
                for theirs in _LORDS
                for deal in combined(ours, theirs, _most_assets(), _most_assets())
            ),
        )
    ),
    Enumerated((*(roll for rolls in WAR_ROLLS for roll, _ in rolls), *(roll for roll, _ in EVENT_ROLLS))),
    TENSOR,
    bounds,
)
