"""A position of CrownTaker: its fields, the order of its phases, and what a seat may know of it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.actions import (
    ACCEPT,
    COMMANDS,
    DECLINE,
    EVENT_ROLLS,
    FREES,
    NEGOTIATE,
    NO_SKILL,
    USE_SKILL,
    WAR_ROLLS,
    Answer,
    Command,
    Deploy,
    EventRoll,
    Free,
    Negotiate,
    Propose,
    Skill,
    WarRoll,
)
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.event_phase import begin_event, free_captive, roll_event
from hoshikan.games.crowntaker.rules.formation import ask_for_lord, deploy, take_command
from hoshikan.games.crowntaker.rules.negotiation import answer, begin_negotiation, choose, next_round, request, requests
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    CARD,
    CARDS,
    DEPLOY,
    ENGLAND,
    EVENT,
    FRANCE,
    FREE,
    IN_MASK,
    LEDGER,
    LORD,
    MEDAL_OWNERS,
    NOBODY,
    OVER,
    PHASES,
    REQUEST,
    ROLL,
    SKILL,
)
from hoshikan.games.crowntaker.rules.refusals import refusal, skill_refusal
from hoshikan.games.crowntaker.rules.setup import Start
from hoshikan.games.crowntaker.rules.view import CrownTakerView, view_for
from hoshikan.games.crowntaker.rules.war import begin_war, declare, dice, end_war, recover, roll

LEDGER_RULES: Final = ("CT-0.1", "CT-2.1", "CT-3.4", "CT-3.1", "CT-5.4", "CT-5.5", "CT-5.2", "CT-0.5")
"""The rules that assets come and go by, in the order of `phases.LEDGER`."""
TEAMS: Final = 4
"""With so many players each side has a general and a negotiator (CT-8.1)."""
_NEGOTIATORS_STEPS: Final = (REQUEST, ANSWER, CARD)
_ROLLS: Final = (ROLL, EVENT)


class CrownTakerState(State):
    """A position. Lists of two run France, England; masks of lords and cards are those of `phases.IN_MASK`."""

    __slots__ = (
        "arms",
        "assets",
        "box",
        "burgundy",
        "came",
        "captives",
        "cards",
        "castle",
        "chosen",
        "church",
        "commander",
        "declared",
        "end",
        "first",
        "hand",
        "last_cards",
        "last_roll",
        "ledger",
        "lords",
        "medals",
        "passes",
        "phase",
        "proposal",
        "proposed",
        "round",
        "shown",
        "side",
        "spaces",
        "start",
        "step",
        "table",
        "troops",
        "uses",
        "waiting",
        "war_round",
        "winner",
    )

    def __init__(self, start: Start, source: CrownTakerState | None = None) -> None:
        self.start = start
        self.events = []
        if source is not None:
            self._copy(source)
            return
        self.box: ComponentBox = start.box
        self.players = start.players
        self.narrating = True
        self.phase = start.phase
        self.first = start.first
        """The side with the start-player marker."""
        self.step = start.step
        self.side = start.side
        """The side whose decision the step asks for."""
        self.assets: list[int] = list(start.assets)
        self.ledger: list[int] = [0] * (2 * len(LEDGER))
        """Where the assets come from: by side and number of `phases.LEDGER`."""
        for side in (FRANCE, ENGLAND):
            self.ledger[side * len(LEDGER)] = start.assets[side]
        self.hand: list[int] = list(start.hand)
        """Tokens in hand; those of `castle`, `troops`, `arms` and `church` lie there."""
        self.castle: list[int] = list(start.castle)
        self.troops: list[int] = list(start.troops)
        self.arms: list[int] = list(start.arms)
        self.church: list[int] = list(start.church)
        self.burgundy = start.burgundy
        """The side that holds the Burgundy token, or NOBODY."""
        self.lords: list[int] = list(start.lords)
        """Lords in hand (masks)."""
        self.captives: list[int] = list(start.captives)
        """A side's own lords that the other one holds (masks)."""
        self.commander: list[int] = list(start.commander)
        self.waiting: list[int] = list(start.waiting)
        """The lord in the castle, or NOBODY."""
        self.spaces: tuple[int, ...] = start.spaces
        """Owners of the medals on the map, by phase."""
        self.medals: list[int] = [start.spaces.count(owner) for owner in range(MEDAL_OWNERS)]
        self.uses: list[int] = list(start.uses)
        """How often the skill has been used in this war."""
        self.declared: list[int] = list(start.declared)
        """1 if the skill is used in this round of war."""
        self.war_round = 1
        self.last_roll = ""
        self.round = start.round
        self.cards: list[int] = list(start.cards)
        """Unused negotiation cards (masks)."""
        self.table: list[int] = list(start.table)
        """The owner's captive on the table, or NOBODY."""
        self.came: list[int] = list(start.came)
        """1 if a captive of this owner has come on the table in this round."""
        self.shown: list[int] = list(start.shown)
        """The owner's lords that have been on the table in this phase (masks)."""
        self.passes = start.passes
        self.proposed: list[int] = list(start.proposed)
        """1 if the side has proposed a deal in this request step."""
        self.proposal: Propose | None = start.proposal
        self.chosen = NOBODY
        """The card France has chosen while England has not."""
        self.last_cards: tuple[int, int] = (NOBODY, NOBODY)
        self.winner = NOBODY
        self.end = ""
        self.ask(self.step, self.side)

    def _copy(self, source: CrownTakerState) -> None:
        self.box = source.box
        self.players = source.players
        self.narrating = source.narrating
        self.to_move = source.to_move
        self.phase = source.phase
        self.first = source.first
        self.step = source.step
        self.side = source.side
        self.assets = source.assets[:]
        self.ledger = source.ledger[:]
        self.hand = source.hand[:]
        self.castle = source.castle[:]
        self.troops = source.troops[:]
        self.arms = source.arms[:]
        self.church = source.church[:]
        self.burgundy = source.burgundy
        self.lords = source.lords[:]
        self.captives = source.captives[:]
        self.commander = source.commander[:]
        self.waiting = source.waiting[:]
        self.spaces = source.spaces
        self.medals = source.medals[:]
        self.uses = source.uses[:]
        self.declared = source.declared[:]
        self.war_round = source.war_round
        self.last_roll = source.last_roll
        self.round = source.round
        self.cards = source.cards[:]
        self.table = source.table[:]
        self.came = source.came[:]
        self.shown = source.shown[:]
        self.passes = source.passes
        self.proposed = source.proposed[:]
        self.proposal = source.proposal
        self.chosen = source.chosen
        self.last_cards = source.last_cards
        self.winner = source.winner
        self.end = source.end

    def seat(self, side: int) -> int:
        """The seat that decides for `side` in this step (CT-8.1)."""
        return side + 2 if self.players == TEAMS and self.step in _NEGOTIATORS_STEPS else side

    def ask(self, step: int, side: int) -> None:
        """`side` is asked `step` next; rolls are left to chance."""
        self.step = step
        self.side = side
        self.to_move = CHANCE if step in _ROLLS else self.seat(side)

    def pay(self, side: int, assets: int, kind: int) -> None:
        """`side` gains (or, negative, loses) assets by a `kind` of `LEDGER`, without limit (CT-7.3)."""
        self.assets[side] += assets
        self.ledger[side * len(LEDGER) + kind] += assets

    def ruined(self) -> bool:
        """Ends the game if a side has no assets left (CT-7.2)."""
        for side in (FRANCE, ENGLAND):
            if self.assets[side] <= 0:
                self.finish("ruin", 1 - side)
                return True
        return False

    def finish(self, reason: str, winner: int) -> None:
        """The game is over; a draw has no `winner` (NOBODY)."""
        self.end = reason
        self.winner = winner
        self.step = OVER
        self.to_move = TERMINAL
        if self.narrating:
            self.tell(happened.GameEnded(reason, winner))

    def put_medal(self, owner: int) -> None:
        """On the phase's space of the map (CT-3.4)."""
        self.spaces = (*self.spaces, owner)
        self.medals[owner] += 1

    def fewer_medals(self) -> int:
        """The side with fewer victory medals, NOBODY if equal; Burgundy's do not count (CT-6.1)."""
        france, england = self.medals[FRANCE], self.medals[ENGLAND]
        return NOBODY if france == england else FRANCE if france < england else ENGLAND

    def tell(self, event: Event) -> None:
        """Call it only while narrating: making the event is what costs."""
        self.events.append(event)

    @property
    def setup(self) -> dict[str, Any]:
        return deepcopy(self.start.setup)

    @property
    def simultaneous_phase(self) -> int:
        return self.phase * len(CARDS) + self.round if self.step == CARD else 0

    def clone(self) -> CrownTakerState:
        return CrownTakerState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        step, side = self.step, self.side
        if step == REQUEST:
            return requests(self)
        if step == CARD:
            return [NEGOTIATE[card] for card in IN_MASK[self.cards[side]]]
        if step == SKILL:
            return [NO_SKILL] if skill_refusal(self) is not None else [USE_SKILL, NO_SKILL]
        if step == DEPLOY:
            return self.box.deployments(self.commander[side], self.hand[side])[:]
        if step == LORD:
            return [COMMANDS[lord] for lord in IN_MASK[self.lords[side]]]
        if step == ANSWER:
            return [ACCEPT, DECLINE]
        if step == FREE:
            return [FREES[lord] for lord in IN_MASK[self.captives[side]]]
        return [action for action, _ in self.chance_outcomes()]

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.step == ROLL:
            return WAR_ROLLS[dice(self)]
        return EVENT_ROLLS if self.step == EVENT else ()

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        refused = refusal(self, action)
        if refused is not None:
            raise refused
        self.events = []
        if self.step <= ROLL:
            self._go_to_war(action)
        else:
            self._make_peace(action)

    # The order of a phase (CT-1.1)

    def _go_to_war(self, action: Action) -> None:
        if isinstance(action, WarRoll):
            if roll(self, action) and end_war(self):
                recover(self)
                begin_negotiation(self)
        elif isinstance(action, Skill):
            declare(self, action.uses)
        elif isinstance(action, Command):
            take_command(self, action)
        elif isinstance(action, Deploy) and deploy(self, action):
            begin_war(self)

    def _make_peace(self, action: Action) -> None:
        if isinstance(action, Negotiate):
            if choose(self, action) and not next_round(self) and not begin_event(self):
                self._end_phase()
        elif isinstance(action, Answer):
            answer(self, action.accepts)
        elif isinstance(action, EventRoll):
            if roll_event(self, action):
                self._end_phase()
        elif isinstance(action, Free):
            free_captive(self, action.lord)
            self._end_phase()
        else:
            request(self, action)

    def _end_phase(self) -> None:
        """The next phase with its start player (CT-7.1), after the last one the end by assets (CT-7.2)."""
        france, england = self.assets
        if self.phase == PHASES:
            if france == england:
                self.finish("equal-assets", NOBODY)
            else:
                self.finish("more-assets", FRANCE if france > england else ENGLAND)
            return
        fewer, reason = self.fewer_medals(), "medals"
        if fewer != NOBODY:
            self.first = 1 - fewer
        elif france != england:
            self.first, reason = (FRANCE if france > england else ENGLAND), "assets"
        else:
            reason = "unchanged"
        self.phase += 1
        if self.narrating:
            self.tell(happened.PhaseBegan(self.phase, self.first, reason))
        ask_for_lord(self, self.first)

    # Result

    def points(self) -> list[int]:
        """The side's assets for each of its seats (CT-7.3)."""
        return self.assets * (self.players // 2)

    def winners(self) -> frozenset[int]:
        """A side wins together, a draw is everybody's (CT-7.3, CT-8.1)."""
        assert self.to_move == TERMINAL
        return frozenset(seat for seat in range(self.players) if self.winner in (NOBODY, seat % 2))

    def end_reason(self) -> str:
        return self.end

    def score_lines(self, seat: int) -> list[ScoreLine]:
        row = seat % 2 * len(LEDGER)
        return [
            ScoreLine(kind, points, rule, {"assets": points})
            for kind, points, rule in zip(LEDGER, self.ledger[row : row + len(LEDGER)], LEDGER_RULES, strict=True)
            if points
        ]

    # Knowledge of a seat

    def view(self, seat: int | None) -> CrownTakerView:
        return view_for(self, seat)

    def sees_choice(self, seat: int | None) -> bool:
        """Whether `seat` knows the negotiation card France has chosen: its own seat at the cards alone (CT-5.3)."""
        return self.chosen == NOBODY or seat == self.seat(FRANCE)

    def determinize(self, seat: int, rng: Random) -> CrownTakerState:
        copy = self.clone()
        copy.narrating = False
        if not self.sees_choice(seat):
            copy.chosen = rng.choice(IN_MASK[self.cards[FRANCE]])
        return copy

    def information_key(self, seat: int) -> Hashable:
        """What the future can depend on, as far as `seat` knows it.

        At the cards that is the same before and after France has chosen: England's decision is met with that choice
        taken back (see `reopen`).
        """
        own_choice = self.chosen != NOBODY and seat == self.seat(FRANCE)
        proposal = self.proposal
        return (
            self.step,
            NOBODY if self.step == CARD else self.side,
            self.phase,
            self.first,
            self.round,
            self.passes,
            self.burgundy,
            self.chosen if own_choice else NOBODY,
            "" if proposal is None else proposal.text,
            (
                *self.assets,
                *self.hand,
                *self.castle,
                *self.troops,
                *self.arms,
                *self.church,
                *self.lords,
                *self.captives,
                *self.commander,
                *self.waiting,
                *self.medals,
                *self.uses,
                *self.declared,
                *self.cards,
                *self.table,
                *self.came,
                *self.shown,
                *self.proposed,
            ),
        )

    def reopen(self, seat: int) -> None:
        """Give the choice of a card back to France if `seat` may not know it."""
        if not self.sees_choice(seat):
            self.chosen = NOBODY
            self.ask(self.step, FRANCE)
