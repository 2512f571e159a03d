"""The rules of Sterre en Kroon: who decides what, and what follows, in automatic and in strict bookkeeping."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.state import CHANCE
from hoshikan.games.sterre_en_kroon.rules import actions as moves
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CLAIM_CARD,
    K_CLAIM_MAP,
    K_CROWN,
    K_DONE,
    K_DRAW,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_OPEN,
    K_PLACE,
    K_PLAY,
    K_TAKE_CROWN,
    K_TURN,
    Move,
)
from hoshikan.games.sterre_en_kroon.rules.numbers import ALL_NUMBERS, numbers_in
from hoshikan.games.sterre_en_kroon.rules.refusals import refusal
from hoshikan.games.sterre_en_kroon.rules.scoring import Closing
from hoshikan.games.sterre_en_kroon.rules.setup import Start
from hoshikan.games.sterre_en_kroon.rules.table import (
    BOUGHT,
    CARD_USED,
    CROWN_USED,
    DREW,
    S_CARD,
    S_DECLARE,
    S_DRAW,
    S_END_CARD,
    S_RECORD,
    S_SCORE,
    may_buy,
)
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_for

EXTRA_CARDS: Final = 2


class SterreState(Closing):
    """A position of Sterre en Kroon: the seat to move is at one step of the turn of seat `active`."""

    __slots__ = ()

    def __init__(self, start: Start, source: SterreState | None = None) -> None:
        super().__init__(start, source)
        if source is None:
            # What happens before the first decision belongs to the set-up and is not told.
            self.narrating = False
            self._begin_turn(start.first)
            self.narrating = True

    def clone(self) -> SterreState:
        return SterreState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.to_move == CHANCE:
            return [moves.TURN[number] for number in numbers_in(self.deck)]
        if self.to_move < 0:
            return []
        stage = self.stage
        if stage == S_DECLARE:
            return self._declarations()
        actions: list[Action] = []
        if stage == S_DRAW:
            if not self.start.strict:
                return [moves.EXTRA, moves.NO_EXTRA]
            if self.top and not self.used & DREW:
                actions.append(moves.DRAW)
            elif self.may_buy():
                actions.append(moves.EXTRA)
        elif stage == S_RECORD:
            actions += self._placements()
        elif stage in (S_CARD, S_END_CARD):
            actions += [moves.OPEN[number] for number in numbers_in(self._openable(self.to_move))]
        else:
            actions += self._claims()
        actions.append(moves.NEXT)
        return actions

    def _declarations(self) -> list[Action]:
        """SK-3.1 to SK-3.3"""
        seat, taken = self.to_move, self.recorded | self.declared
        actions: list[Action] = [moves.PLAY[number] for number in numbers_in(self.hands[seat])]
        if not self.used & CARD_USED:
            actions += [moves.CARD[number] for number in numbers_in(self.start.card_numbers[seat] & ~taken)]
        if self.crowns[seat] and not self.used & CROWN_USED:
            actions += [moves.CROWN[number] for number in numbers_in(ALL_NUMBERS & ~taken)]
        actions.append(moves.NEXT if self.start.strict else moves.DONE)
        return actions

    def _placements(self) -> list[Action]:
        """SK-8.3"""
        actions: list[Action] = []
        if self.supply[self.active]:
            actions += [moves.PLACE[number] for number in sorted(self.pending)]
        crowns = self._fresh_crowns()
        actions += [take for cell, take in enumerate(self.start.sheet.takes) if crowns >> cell & 1]
        return actions

    def _claims(self) -> list[Action]:
        """SK-8.5, SK-8.6"""
        seat, sheet = self.to_move, self.start.sheet
        lines = self.claimable_lines(seat)
        actions: list[Action] = [claim for line, claim in enumerate(sheet.claims) if lines >> line & 1]
        bingos = self.claimable_bingos(seat)
        actions += [claim for line, claim in enumerate(moves.CLAIM_CARD) if bingos >> line & 1]
        return actions

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.to_move != CHANCE:
            return ()
        numbers = numbers_in(self.deck)
        probability = 1.0 / len(numbers)
        return [(moves.TURN[number], probability) for number in numbers]

    def may_buy(self) -> bool:
        """SK-2.2"""
        return may_buy(bool(self.used & DREW), bool(self.used & BOUGHT), self.top, self.crowns[self.active])

    def allows(self, move: Move) -> bool:
        """Whether the rules allow `move` now."""
        kind, seat = move.kind, self.to_move
        if seat < 0:
            return kind == K_TURN and seat == CHANCE and bool(self.deck >> move.number & 1)
        stage = self.stage
        if stage == S_DECLARE:
            return self._allows_declaring(kind, move.number)
        strict = self.start.strict
        if stage == S_DRAW and not strict:
            return kind in (K_EXTRA, K_NO_EXTRA)
        if kind == K_NEXT:
            return strict
        if stage == S_DRAW:
            if kind == K_DRAW:
                return bool(self.top and not self.used & DREW)
            return kind == K_EXTRA and self.may_buy()
        if stage == S_RECORD:
            return self._allows_recording(kind, move.number)
        if stage in (S_CARD, S_END_CARD):
            return kind == K_OPEN and bool(self._openable(seat) >> move.number & 1)
        return self._allows_claim(move, seat)

    def _allows_declaring(self, kind: int, number: int) -> bool:
        seat = self.to_move
        if kind == K_PLAY:
            return bool(self.hands[seat] >> number & 1)
        if kind == K_CARD:
            open_numbers = self.start.card_numbers[seat] & ~(self.recorded | self.declared)
            return not self.used & CARD_USED and bool(open_numbers >> number & 1)
        if kind == K_CROWN:
            free = self.crowns[seat] and not self.used & CROWN_USED
            return bool(free) and bool((ALL_NUMBERS & ~(self.recorded | self.declared)) >> number & 1)
        return kind == (K_NEXT if self.start.strict else K_DONE)

    def _allows_recording(self, kind: int, number: int) -> bool:
        if kind == K_PLACE:
            return self.supply[self.active] > 0 and number in self.pending
        if kind == K_TAKE_CROWN:
            cell = self.start.sheet.crown_at.get(number, -1)
            return cell >= 0 and bool(self._fresh_crowns() >> cell & 1)
        return False

    def _allows_claim(self, move: Move, seat: int) -> bool:
        if move.kind == K_CLAIM_MAP:
            line = self.start.sheet.line_at.get(move.line, -1)
            return line >= 0 and bool(self.claimable_lines(seat) >> line & 1)
        return move.kind == K_CLAIM_CARD and bool(self.claimable_bingos(seat) >> move.number & 1)

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, Move) and self.allows(action):
            return None
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        if not isinstance(action, Move) or not self.allows(action):
            raise refusal(self, action)
        if self.narrating:
            self.events = []
        kind = action.kind
        if K_PLAY <= kind <= K_CROWN:
            self._declare(kind, action.number)
        elif kind <= K_NO_EXTRA:
            self._apply_draw(kind, action.number)
        elif kind == K_DONE:
            self._finish_declaring()
        elif kind == K_NEXT:
            self._close_step()
        else:
            self._apply_strict(action)

    # SK-2, SK-8.1

    def _begin_turn(self, seat: int) -> None:
        self.active = seat
        self.to_move = seat
        self.stage = S_DRAW
        self.turn += 1
        self.used = 0
        self.declared = 0
        self.pending = []
        self.fresh = []
        self.busy = False
        if self.narrating:
            self.events.append(happened.TurnBegan(seat))
        if not self.start.strict:
            self.used = DREW
            self.owed = 1
            self._go_on_drawing()

    def _apply_draw(self, kind: int, number: int) -> None:
        seat = self.active
        if kind == K_NO_EXTRA:
            if self.narrating:
                self.events.append(happened.KeptCrown(seat))
            self.stage = S_DECLARE
            return
        if kind == K_TURN:
            self.top = number
            self.deck &= ~(1 << number)
            if self.narrating:
                self.events.append(happened.Turned(number))
        elif kind == K_DRAW:
            self.used |= DREW
            self.owed = 1
        else:
            self.used |= BOUGHT
            self._spend_crown()
            self.owed = EXTRA_CARDS
            if self.narrating:
                self.events.append(happened.BoughtCards(seat))
        self._go_on_drawing()

    def _go_on_drawing(self) -> None:
        if self._draw():
            self.to_move = self.active
            if not self.start.strict and not self.may_buy():
                self.stage = S_DECLARE

    # SK-3, SK-8.2

    def _declare(self, kind: int, number: int) -> None:
        seat, bit = self.active, 1 << number
        counts = not (self.recorded | self.declared) & bit
        if kind == K_PLAY:
            self.hands[seat] ^= bit
            self.gone |= bit
            self.busy = True
            if self.narrating:
                self.events.append(happened.Played(seat, number, counts))
        elif kind == K_CARD:
            self.used |= CARD_USED
            if self.narrating:
                self.events.append(happened.DeclaredFromCard(seat, number))
        else:
            self.used |= CROWN_USED
            self._spend_crown()
            if self.narrating:
                self.events.append(happened.DeclaredByCrown(seat, number))
        if counts:
            self.declared |= bit
            self.pending.append(number)

    def _finish_declaring(self) -> None:
        """Automatic bookkeeping does the other steps at once (SK-4 to SK-6)."""
        for number in self.pending:
            self._record(number)
        self.pending = []
        for cell in numbers_in(self._fresh_crowns()):
            self._take_map_crown(cell)
        self._open(self.active, self._openable(self.active))
        self._score_all()
        self._end_turn()

    # SK-8.3 to SK-8.6

    def _close_step(self) -> None:
        stage, seat = self.stage, self.to_move
        if self.narrating:
            self.events.append(happened.CLOSED[stage](seat))
        if stage == S_RECORD:
            if self.narrating:
                self.events += [happened.Forgotten(seat, number) for number in self.pending]
            self.pending = []
        if stage < S_SCORE:
            self.stage = stage + 1
        elif stage == S_SCORE:
            self._ask_next_scorer((seat - self.active) % self.players + 1)
        else:
            self._after_end_step()

    def _apply_strict(self, move: Move) -> None:
        kind, seat = move.kind, self.to_move
        if kind == K_PLACE:
            self.pending.remove(move.number)
            self._record(move.number)
        elif kind == K_TAKE_CROWN:
            self._take_map_crown(self.start.sheet.crown_at[move.number])
        elif kind == K_OPEN:
            self._open(seat, 1 << move.number)
        elif kind == K_CLAIM_MAP:
            self._advance(seat, self._note_map_points(seat, self.start.sheet.line_at[move.line]))
        else:
            self._advance(seat, self._note_bingos(seat, 1 << move.number))

    # Knowledge of a seat

    def view(self, seat: int | None) -> SterreView:
        return view_for(self, seat)

    def determinize(self, seat: int, rng: Random) -> SterreState:
        """A copy in which what `seat` cannot tell apart is dealt anew."""
        copy = self.clone()
        copy.narrating = False
        others = [other for other in range(self.players) if other != seat]
        needs = [self.secrets(other).bit_count() for other in others]
        hidden = self.hidden_from(seat)
        cards = rng.sample(numbers_in(hidden), sum(needs))
        dealt = list(self.dealt)
        for other, need in zip(others, needs, strict=True):
            before, after = self.secrets(other), 0
            for _ in range(need):
                after |= 1 << cards.pop()
            copy.hands[other] ^= before ^ after
            dealt[other] ^= before ^ after
            hidden ^= after
        copy.dealt = tuple(dealt)
        copy.deck = hidden
        return copy

    def information_key(self, seat: int) -> Hashable:
        """How a position came about does not matter."""
        known = [hand if other == seat else hand & ~self.dealt[other] for other, hand in enumerate(self.hands)]
        # Declared numbers are recorded in order, but the order only shows where pawns run out.
        ordered = min(self.supply) < self.start.sheet.most_pawns * len(self.pending)
        pending = tuple(self.pending) if ordered else frozenset(self.pending)
        return (
            (self.active, self.to_move, self.stage, self.used, self.owed, self.top, self.declared, pending),
            (self.gone, self.deck.bit_count(), self.hidden_from(seat), self.map_crowns, self.track, self.spent),
            (self.busy, self.quiet_turns, self.settled, self.ending, tuple(self.fresh)),
            (*known, *self.pawns, *self.supply, *self.claimed, *self.opened, *self.bingos),
            (*self.scores, *self.crowns, *self.records),
        )
