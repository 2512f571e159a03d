"""A position of CrownTaker: its decisions, the order of its phases, and what a seat may know of it; formation (CT-2)
and the events after phases 3 and 6 (CT-6)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL
from hoshikan.games.crowntaker.rules import events
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
    Skill,
    WarRoll,
)
from hoshikan.games.crowntaker.rules.negotiation import answer, begin_negotiation, choose, next_round, request, requests
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    BY_EVENTS,
    BY_TREASURY,
    CARD,
    CARDS,
    DEPLOY,
    DIE,
    ENGLAND,
    EVENT,
    EVENT_PHASES,
    FRANCE,
    FREE,
    IN_MASK,
    LEDGER,
    LORD,
    NOBODY,
    PHASES,
    REQUEST,
    ROLL,
    SKILL,
    of_war,
)
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition
from hoshikan.games.crowntaker.rules.refusals import refusal, skill_refusal
from hoshikan.games.crowntaker.rules.setup import Start, read_setup
from hoshikan.games.crowntaker.rules.view import CrownTakerView, view_of
from hoshikan.games.crowntaker.rules.war import begin_war, declare, dice, end_war, recover, roll, take_back


def ask_for_lord(state: CrownTakerPosition, side: int) -> None:
    """A side without a lord in hand gets the one that waits (CT-2.3), one without a token those in its castle (CT-2.2).

    Cards cannot take all nine tokens, but a position that was set up may have most of them in a castle.
    """
    if not state.hand[side]:
        take_back(state, side)
    lord = state.waiting[side]
    if not state.lords[side]:
        assert lord != NOBODY, "five captives would be five lost wars"
        state.lords[side] = 1 << lord
        state.waiting[side] = NOBODY
        if state.record_events:
            state.emit(events.WaitingLordCalled(side, lord))
    state.ask(LORD, side)


def take_command(state: CrownTakerPosition, action: Command) -> None:
    """The side asked puts a lord from its hand in command, then deploys (CT-2.1)."""
    side = state.side
    state.lords[side] &= ~(1 << action.lord)
    state.commander[side] = action.lord
    if state.record_events:
        state.emit(events.LordPlaced(side, action.lord))
    state.ask(DEPLOY, side)


def deploy(state: CrownTakerPosition, action: Deploy) -> bool:
    """Tokens go from the hand to the spaces, those of the treasury for assets (CT-2.1); whether both sides stand."""
    side = state.side
    state.hand[side] -= action.tokens
    state.troops[side] = action.troops
    state.arms[side] = action.arms
    state.church[side] = action.church
    if state.record_events:
        spaces = (action.troops, action.arms, action.church, action.treasury)
        state.emit(events.Deployed(side, *spaces, state.hand[side]))
    if action.treasury:
        state.castle[side] += action.treasury
        assets = action.treasury * state.box.per_token
        state.pay(side, assets, BY_TREASURY)
        if state.record_events:
            state.emit(events.TreasuryFilled(side, action.treasury, assets))
    if side != state.first:
        return True
    ask_for_lord(state, 1 - side)
    return False


def begin_event(state: CrownTakerPosition) -> bool:
    """Begin the event after some phases, in which the side with fewer medals rolls (CT-6.1); false if there is none."""
    if state.phase not in EVENT_PHASES:
        return False
    side = state.fewer_medals()
    if side == NOBODY:
        if state.record_events:
            state.emit(events.NoEvent(state.phase))
        return False
    state.ask(EVENT, side)
    return True


def roll_event(state: CrownTakerPosition, action: EventRoll) -> bool:
    """Apply the event table to the die (CT-0.5).

    Returns true if the phase ends: not if the game does, or if a captive has to be chosen first.
    """
    side, phase = state.side, state.phase
    line = state.box.event_lines[phase * (DIE + 1) + action.die]
    state.last_roll = action.text
    if state.record_events:
        state.emit(events.EventRolled(side, phase, action.die))
    if line.burgundy:
        _take_burgundy(state, side)
    chooses = line.free and state.captives[side] != 0
    _change(state, side, line.assets + (line.otherwise if line.free and not chooses else 0))
    _change(state, 1 - side, -line.opponent_loses)
    if state.ruined():
        return False
    if chooses:
        state.ask(FREE, side)
    return not chooses


def _change(state: CrownTakerPosition, side: int, assets: int) -> None:
    if assets:
        state.pay(side, assets, BY_EVENTS)
        if state.record_events:
            state.emit(events.EventAssets(side, assets))


def _take_burgundy(state: CrownTakerPosition, side: int) -> None:
    """The Burgundy token changes hands (CT-6.1): tokens are alike, one from the castle goes first."""
    before = state.burgundy
    if before == NOBODY:
        state.hand[side] += 1
    elif state.castle[before]:
        state.castle[before] -= 1
        state.hand[side] += 1
    elif before != side:
        state.hand[before] -= 1
        state.hand[side] += 1
    state.burgundy = side
    if state.record_events:
        state.emit(events.BurgundyTaken(side, before))


def free_captive(state: CrownTakerPosition, lord: int) -> None:
    """A captive goes home for nothing, at the owner's choice (CT-0.5)."""
    side = state.side
    state.captives[side] &= ~(1 << lord)
    state.lords[side] |= 1 << lord
    if state.record_events:
        state.emit(events.CaptiveFreed(side, lord))


LEDGER_RULES: Final = ("CT-0.1", "CT-2.1", "CT-3.4", "CT-3.1", "CT-5.4", "CT-5.5", "CT-5.2", "CT-0.5")
"""The rules that assets come and go by, in the order of `phases.LEDGER`."""


class CrownTakerState(CrownTakerPosition):
    """A position: what may be decided, and which phase carries it out."""

    __slots__ = ()

    @property
    def setup(self) -> dict[str, Any]:
        return deepcopy(self.start.setup)

    @property
    def simultaneous_phase(self) -> int:
        return self.phase * len(CARDS) + self.round if self.step == CARD else 0

    def clone(self) -> CrownTakerState:
        return CrownTakerState(self.start, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

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
        if of_war(self.step):
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
        if self.step == REQUEST:
            request(self, action)
        elif isinstance(action, Negotiate):
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
        if self.record_events:
            self.emit(events.PhaseBegan(self.phase, self.first, reason))
        ask_for_lord(self, self.first)

    # Result

    def points(self) -> list[int]:
        """The side's assets for each of its seats (CT-7.3)."""
        return self.assets * (self.players // 2)

    def winners(self) -> frozenset[int]:
        """A side wins together, a draw belongs to all (CT-7.3, CT-8.1)."""
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
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> CrownTakerState:
        copy = self.clone()
        copy.record_events = False
        if not self.sees_choice(seat):
            copy.chosen = rng.choice(IN_MASK[self.cards[FRANCE]])
        return copy

    def information_key(self, seat: int) -> Hashable:
        """Return all that the future can depend on and `seat` knows.

        At the cards that is the same before and after France has chosen: at England's decision that choice is
        undone (see `reopen`).
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
            *self.proposals,
        )

    def reopen(self, seat: int) -> None:
        """Give the choice of a card back to France if `seat` may not know it."""
        if not self.sees_choice(seat):
            self.chosen = NOBODY
            self.ask(self.step, FRANCE)


def from_setup(setup: dict[str, Any]) -> CrownTakerState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read_setup(setup)
    return CrownTakerState(Start(data.players, dict(data.options), data))
