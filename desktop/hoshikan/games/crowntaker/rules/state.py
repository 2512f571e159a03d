"""A position of CrownTaker: its decisions, the order of its phases, and what a seat may know of it."""

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
from hoshikan.games.crowntaker.rules.war import begin_war, declare, dice, end_war, recover, roll

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
