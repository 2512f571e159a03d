"""A position of Sterre en Kroon: what can be asked of it, and why an action is not allowed. The steps of a turn stand
in `phases`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import (
    BOUGHT,
    CARD_USED,
    CROWN_USED,
    DREW,
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
    S_CARD,
    S_DECLARE,
    S_DRAW,
    S_END_CARD,
    S_END_SCORE,
    S_RECORD,
    S_SCORE,
    STAGES,
    TURNS,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, member_at, members, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, plain, plain_sheet
from hoshikan.games.sterre_en_kroon.rules.laying import lay_out
from hoshikan.games.sterre_en_kroon.rules.phases import allows, begin_turn, legal_actions, perform
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition
from hoshikan.games.sterre_en_kroon.rules.setup import Start, read
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_of

_STEPS: Final[Mapping[int, tuple[str, tuple[int, ...]]]] = {
    K_DRAW: ("SK-8.1", (S_DRAW,)),
    K_EXTRA: ("SK-2.2", (S_DRAW,)),
    K_NO_EXTRA: ("SK-2.2", (S_DRAW,)),
    K_PLAY: ("SK-3.1", (S_DECLARE,)),
    K_CARD: ("SK-3.2", (S_DECLARE,)),
    K_CROWN: ("SK-3.3", (S_DECLARE,)),
    K_DONE: ("SK-3.1", (S_DECLARE,)),
    K_PLACE: ("SK-8.3", (S_RECORD,)),
    K_TAKE_CROWN: ("SK-8.3", (S_RECORD,)),
    K_OPEN: ("SK-8.4", (S_CARD, S_END_CARD)),
    K_CLAIM_MAP: ("SK-8.5", (S_SCORE, S_END_SCORE)),
    K_CLAIM_CARD: ("SK-8.5", (S_SCORE, S_END_SCORE)),
}
"""Per kind of action the rule of its step, and the stages it belongs to."""
_ONLY_AUTO: Final = frozenset((K_NO_EXTRA, K_DONE))
_ONLY_STRICT: Final = frozenset((K_DRAW, K_PLACE, K_TAKE_CROWN, K_OPEN, K_CLAIM_MAP, K_CLAIM_CARD, K_NEXT))
Why = tuple[str, str]
"""Rule and reason."""


def refusal(state: SterrePosition, action: Action) -> IllegalAction:
    """Why `action`, which is not legal, is not."""
    facts: dict[str, Fact] = {"action": action.text[:60]}
    if not isinstance(action, SterreAction):
        return IllegalAction("SK-8.1", "no-such-move", facts)
    rule, reason = _why(state, action)
    return IllegalAction(rule, reason, facts | {"step": STAGES[state.stage]} | _facts(action))


def _facts(action: SterreAction) -> dict[str, Fact]:
    if action.line:
        return {"line": action.line}
    if action.kind == K_TAKE_CROWN:
        column, row = action.cell
        return {"column": column, "row": row}
    return {"number": action.number} if action.number else {}


def _why(state: SterrePosition, action: SterreAction) -> Why:
    kind, strict = action.kind, state.start.strict
    if state.to_move == TERMINAL:
        return "SK-7.1", "game-over"
    if kind == K_TURN:
        return "SK-1.2", "card-not-in-deck" if state.to_move == CHANCE else "no-card-to-turn"
    if state.to_move == CHANCE:
        return "SK-1.2", "card-being-turned"
    if kind in (_ONLY_AUTO if strict else _ONLY_STRICT):
        return "SK-8.1", "only-automatic" if strict else "only-strict"
    rule, stages = _STEPS[kind]
    if state.stage not in stages:
        if state.stage < min(stages):
            return rule, "step-not-reached"
        if kind in (K_EXTRA, K_CROWN) and state.stage > S_DECLARE and state.crowns[state.to_move]:
            return "SK-3.4", "crown-next-turn"
        return rule, "step-over"
    if state.stage == S_DRAW:
        return _why_not_draw(state, kind)
    if state.stage == S_DECLARE:
        return _why_not_declare(state, action)
    if state.stage == S_RECORD:
        return _why_not_record(state, action)
    if kind == K_OPEN:
        return _why_not_open(state, action.number)
    return _why_not_claim(state, action)


def _why_not_draw(state: SterrePosition, kind: int) -> Why:
    rule = "SK-8.1" if kind == K_DRAW else "SK-2.2"
    if kind == K_DRAW and state.used & DREW:
        return rule, "drawn-already"
    if kind == K_EXTRA and not state.used & DREW:
        return "SK-8.1", "draw-first"
    if kind == K_EXTRA and state.used & BOUGHT:
        return rule, "bought-already"
    if kind == K_EXTRA and not state.crowns[state.active]:
        return rule, "no-crown"
    return rule, "deck-empty"


def _why_not_declare(state: SterrePosition, action: SterreAction) -> Why:
    seat, number = state.to_move, action.number
    if action.kind == K_PLAY:
        return "SK-3.1", "card-not-in-hand"
    if action.kind == K_CARD:
        rule = "SK-3.2"
        if state.used & CARD_USED:
            return rule, "card-number-used"
        if not state.start.card_numbers[seat] >> number & 1:
            return rule, "not-on-card"
    else:
        rule = "SK-3.3"
        if state.used & CROWN_USED:
            return rule, "crown-used"
        if not state.crowns[seat]:
            return rule, "no-crown"
    return rule, "recorded-already" if state.recorded >> number & 1 else "declared-already"


def _why_not_record(state: SterrePosition, action: SterreAction) -> Why:
    if action.kind == K_PLACE:
        if state.recorded >> action.number & 1:
            return "SK-4.1", "cell-taken"
        if not state.declared >> action.number & 1:
            return "SK-8.3", "not-declared"
        return "SK-4.1", "no-pawn-left"
    cell = state.start.sheet.crown_at.get(action.number, -1)
    if cell < 0:
        return "SK-0.4", "no-crown-cell"
    if not state.map_crowns >> cell & 1:
        return "SK-4.3", "crown-gone"
    return "SK-8.3", "no-line-through-crown"


def _why_not_open(state: SterrePosition, number: int) -> Why:
    if not state.start.card_numbers[state.to_move] >> number & 1:
        return "SK-5.1", "not-on-card"
    return "SK-5.1", "not-recorded" if not state.recorded >> number & 1 else "open-already"


def _why_not_claim(state: SterrePosition, action: SterreAction) -> Why:
    seat = state.to_move
    if action.kind == K_CLAIM_CARD:
        if state.stage == S_SCORE and seat != state.active:
            return "SK-8.5", "own-turn-only"
        return "SK-6.2", "claimed-already" if state.bingos[seat] >> action.number & 1 else "bingo-not-open"
    line = state.start.sheet.line_at.get(action.line, -1)
    if line < 0:
        return "SK-0.4", "no-such-line"
    if not state.complete >> line & 1:
        return "SK-4.2", "line-not-complete"
    if state.claimed[seat] >> line & 1:
        return "SK-6.1", "claimed-already"
    if not state.pawns[seat] & state.start.sheet.line_masks[line]:
        return "SK-6.1", "no-pawn-in-line"
    return "SK-8.5", "line-of-earlier-turn"


class SterreState(SterrePosition):
    """A position: what may be decided, what it counts, and what a seat knows."""

    __slots__ = ()

    def __init__(self, start: Start, source: SterreState | None = None) -> None:
        super().__init__(start, source)
        if source is None and start.position is not None:
            lay_out(self, start.position)
        elif source is None:
            # What happens before the first decision belongs to the set-up and emits no events.
            self.record_events = False
            begin_turn(self, start.first)
            self.record_events = True

    def clone(self) -> SterreState:
        return SterreState(self.start, self)

    @property
    def setup(self) -> dict[str, Any]:
        start = self.start
        setup: dict[str, Any] = {
            "players": start.players,
            "options": dict(start.options),
            "sheet": plain_sheet(start.sheet.data),
            "cards": [[row[:] for row in card] for card in start.cards],
            "hands": [numbers_in(hand) for hand in self.dealt],
            "start": start.first,
            "top": start.top,
        }
        if start.position is not None:
            setup["position"] = plain(start.position)
        return setup

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

    # Decisions

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.to_move != CHANCE:
            return ()
        turns = members(self.deck, TURNS)
        probability = 1.0 / len(turns)
        return [(turn, probability) for turn in turns]

    def drawn(self, point: float) -> Action:
        left = self.deck.bit_count()
        place = int(point * left)
        return member_at(place if place < left else left - 1, self.deck, TURNS)

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, SterreAction) and allows(self, action):
            return None
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        if not isinstance(action, SterreAction) or not allows(self, action):
            raise refusal(self, action)
        if self.record_events:
            self.events = []
        perform(self, action)

    # What a seat knows

    def view(self, seat: int | None) -> SterreView:
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> SterreState:
        """Return a copy in which the cards that `seat` cannot distinguish are dealt anew."""
        copy = self.clone()
        copy.record_events = False
        others = [other for other in range(self.players) if other != seat]
        needs = [self.secrets(other).bit_count() for other in others]
        hidden = self.hidden_from(seat)
        cards = rng.sample(numbers_in(hidden), sum(needs))
        dealt = [first & ~self.deck for first in self.dealt]
        for other, need in zip(others, needs, strict=True):
            before, after = self.secrets(other), 0
            for _ in range(need):
                after |= 1 << cards.pop()
            copy.hands[other] ^= before ^ after
            dealt[other] ^= before ^ after
            hidden ^= after
        unclaimed = hidden
        for owner, first in enumerate(self.dealt):
            # Only a position set up by hand has cards in the deck that were dealt.
            for _ in range((first & self.deck).bit_count()):
                card = unclaimed & -unclaimed
                dealt[owner] |= card
                unclaimed ^= card
        copy.dealt = tuple(dealt)
        copy.deck = hidden
        return copy

    def information_key(self, seat: int) -> Hashable:
        """All that the future can depend on: the way to a position does not matter."""
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

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """Return the seats with the most points, one or several (SK-7.3)."""
        assert self.to_move == TERMINAL
        best = max(self.scores)
        return frozenset(seat for seat in range(self.players) if self.scores[seat] == best)

    def end_reason(self) -> str:
        return self.ending if self.to_move == TERMINAL else ""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        sheet, lines = self.start.sheet, []
        for line, name in enumerate(sheet.line_ids):
            points = self.line_points(line, seat) if self.claimed[seat] >> line & 1 else 0
            if points:
                count = (self.pawns[seat] & sheet.line_masks[line]).bit_count()
                facts: dict[str, Fact] = {"line": name, "pawns": count}
                lines.append(ScoreLine("map-line" if points == 1 else "map-majority", points, "SK-6.1", facts))
        for index, name in enumerate(CARD_LINES):
            if self.bingos[seat] >> index & 1:
                lines.append(ScoreLine("card-line", 1, "SK-6.2", {"line": name}))
        crowns = self.crown_points[seat]
        if crowns:
            lines.append(ScoreLine("crowns", crowns, "SK-7.2", {"crowns": crowns}))
        lost = sum(line.points for line in lines) - self.scores[seat]
        if lost:
            lines.append(ScoreLine("beyond-the-track", -lost, "SK-6.3", {"lost": lost, "most": TRACK_END}))
        return lines


def from_setup(setup: dict[str, Any]) -> SterreState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read(setup)
    return SterreState(Start(data, dict(data.options)))
