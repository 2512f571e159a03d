"""Reasons for and against declaring a number in Sterre en Kroon, stopping, drawing and the steps of strict
bookkeeping; the first step of a hint, the criteria that lessons name for the right move, and hidden things: the
first cards of the others (SK-1.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from hoshikan.engine import TERMINAL
from hoshikan.engine.secrets import NO, YES, Hidden, Likings, Secrets
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.sterre_en_kroon.bot.evaluation import (
    CARD_RIGHT,
    CROWN_WORTH,
    USELESS,
    Evaluation,
    NumberWorth,
    line_share,
)
from hoshikan.games.sterre_en_kroon.rules.actions import (
    DONE,
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
    NEXT,
    S_CARD,
    S_DECLARE,
    S_DRAW,
    S_END_CARD,
    S_END_SCORE,
    S_RECORD,
    S_SCORE,
    STAGES,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.reasons import (
    KINDS,
    AddsToLine,
    BuysCards,
    Claims,
    Closes,
    CompletesBingo,
    CompletesLine,
    CrownCanFinish,
    Draws,
    EndsGame,
    FreeDeclaration,
    HandIsSpent,
    HelpsRivals,
    JoinsLine,
    KeepsForBingo,
    KeepsForLine,
    LeadsLine,
    LeavesBest,
    NoEffect,
    Opens,
    OpensForRival,
    OpensNumber,
    Records,
    SpendsCrown,
    SterreReason,
    TakesCrown,
    TakesMapCrowns,
    TakesTrackCrowns,
    UsesCardRight,
    VisibleFits,
    VisibleMisses,
)

CALM: Final = 0.1
"""Value of what is good to know and changes nothing now."""
_COMPULSORY: Final = (S_RECORD, S_CARD, S_SCORE, S_END_CARD, S_END_SCORE)


class ReasonFinder:
    """Finds the reasons in one position, from the knowledge of the seat to move."""

    def __init__(self, state: SterreState) -> None:
        self._found: list[SterreReason] = []
        self._state = state
        self._seat = state.to_move
        self._evaluation = Evaluation(state, state.to_move)
        self.worth = NumberWorth(self._evaluation)

    def declaring(self, move: SterreAction) -> list[SterreReason]:
        """Return the reasons for and against declaring a number."""
        state, number = self._state, move.number
        if (state.recorded | state.declared) >> number & 1:
            return [NoEffect(value=USELESS, number=number)]
        self._means(move)
        points = self._lines(number) + self._bingos(number)
        if points:
            self._advance(points, move)
        self._rival_cards(number)
        return self._found

    def _means(self, move: SterreAction) -> None:
        """Find the cost of the declaration itself."""
        state, hand = self._state, self._state.hands[self._seat]
        if move.kind == K_CROWN:
            self._found.append(SpendsCrown(value=-CROWN_WORTH, kept=False, crowns=state.crowns[self._seat] - 1))
        elif move.kind == K_CARD and not hand >> move.number & 1:
            self._found.append(FreeDeclaration(value=CARD_RIGHT / 2, cards=hand.bit_count()))
        elif move.kind == K_CARD and self._free_on_card() & ~(1 << move.number):
            self._found.append(UsesCardRight(value=-CARD_RIGHT, number=move.number))

    def _free_on_card(self) -> int:
        """Numbers of the player's card that are neither recorded nor declared."""
        return self._state.start.card_numbers[self._seat] & ~self._evaluation.recorded & ~self._state.declared

    # Lines of the map

    def _lines(self, number: int) -> int:
        """Lines completed, or the one the number does most for, and that in which it helps a rival most."""
        worth = self.worth
        lines = self._state.start.sheet.lines_of[number]
        points = self._complete([line for line in lines if worth.completes >> line & 1])
        growing = [line for line in lines if not worth.completes >> line & 1]
        if growing:
            best, worst = (choose(growing, key=worth.line.__getitem__) for choose in (max, min))
            if worth.line[best] > 0:
                self._grow(best)
            if worth.line[worst] < 0:
                self._help(worst)
        return points

    def _rivals(self, line: int) -> tuple[dict[int, int], int]:
        """Pawns of each rival in a line, and its empty cells."""
        mask = self._state.start.sheet.line_masks[line]
        counts = {seat: (pawns & mask).bit_count() for seat, pawns in enumerate(self._evaluation.pawns)}
        del counts[self._seat]
        return counts, (mask & ~self._evaluation.recorded).bit_count()

    def _own(self, line: int) -> int:
        """The player's pawns in a line with the one to come."""
        return (self._evaluation.pawns[self._seat] & self._state.start.sheet.line_masks[line]).bit_count() + 1

    def _complete(self, lines: list[int]) -> int:
        """Lines that the number completes; returns their points."""
        if not lines:
            return 0
        points, theirs = 0, dict.fromkeys(range(self._state.players), 0)
        for line in lines:
            rivals, _ = self._rivals(line)
            own = self._own(line)
            most = max(own, *rivals.values())
            points += share(own, most)
            for seat, pawns in rivals.items():
                theirs[seat] += share(pawns, most)
        best = max(theirs.values())
        name = self._state.start.sheet.line_ids[lines[0]]
        self._found.append(
            CompletesLine(value=points - best, line=name, lines=len(lines), points=points, rival_points=best)
        )
        crowns = self._crowns_on(lines)
        if crowns:
            self._found.append(TakesMapCrowns(value=crowns * CROWN_WORTH, crowns=crowns))
        return points

    def _crowns_on(self, lines: list[int]) -> int:
        """Crowns on these lines that no line completed earlier in this turn takes."""
        sheet, taken = self._state.start.sheet, 0
        for line in self._declared_lines():
            taken |= sheet.line_crowns[line]
        cells = 0
        for line in lines:
            cells |= sheet.line_crowns[line]
        return (cells & ~taken & self._state.map_crowns).bit_count()

    def _declared_lines(self) -> list[int]:
        """Lines of the map that are completed in this turn by the numbers declared so far."""
        masks = enumerate(self._state.start.sheet.line_masks)
        missing = ~self._evaluation.recorded
        return [line for line, mask in masks if not mask & missing and not self._state.complete >> line & 1]

    def _grow(self, line: int) -> None:
        rivals, missing = self._rivals(line)
        own, most = self._own(line), max(rivals.values())
        name = self._state.start.sheet.line_ids[line]
        value = self._gain(own, most, missing)
        if own == 1:
            self._found.append(JoinsLine(value=value, line=name, missing=missing - 1))
        elif own >= most:
            self._found.append(LeadsLine(value=value, line=name, pawns=own, ahead=own - most, missing=missing - 1))
        else:
            self._found.append(AddsToLine(value=value, line=name, pawns=own, rival_pawns=most, missing=missing - 1))

    def _gain(self, own: int, most: int, empty: int) -> float:
        """Points that the `own`th pawn in a line with `empty` cells may bring."""
        powers, players = self._evaluation.powers, self._state.players
        before = powers[empty] * line_share(own - 1, most, empty, players)
        return powers[empty - 1] * line_share(own, most, empty - 1, players) - before

    def _help(self, line: int) -> None:
        rivals, missing = self._rivals(line)
        rival = max(rivals, key=lambda seat: rivals[seat])
        if rivals[rival] > self._own(line):
            name = self._state.start.sheet.line_ids[line]
            self._found.append(HelpsRivals(value=self.worth.line[line], line=name, rival=rival, missing=missing - 1))

    # Bingo cards

    def _bingos(self, number: int) -> int:
        """The bingos completed by the number, or how near it brings the nearest one; returns their points."""
        left = {name: missing - 1 for name, missing in self._bingos_left(self._seat, 1 << number)}
        done = [name for name, missing in left.items() if not missing]
        if done:
            self._found.append(CompletesBingo(value=len(done), bingo=done[0], bingos=len(done)))
        elif left:
            pushes = self._evaluation.pushes
            value = sum(pushes[missing] - pushes[missing + 1] for missing in left.values())
            nearest = min(left, key=left.__getitem__)
            self._found.append(
                OpensNumber(value=value, number=number, bingo=nearest, bingos=len(left), missing=left[nearest])
            )
        return len(done)

    def _bingos_left(self, seat: int, mask: int) -> list[tuple[str, int]]:
        """Bingos of a seat through one of the numbers that are still to come, and how many numbers they lack."""
        state = self._state
        return [
            (name, (line & ~self._evaluation.recorded).bit_count())
            for index, (line, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True))
            if line & mask and not state.bingos[seat] >> index & 1
        ]

    def nearest_bingo(self, number: int) -> tuple[str, int] | None:
        """Return the player's bingo through a number that is still to come and lacks the fewest, and how many."""
        return min(self._bingos_left(self._seat, 1 << number), key=lambda bingo: bingo[1], default=None)

    def last_of_bingo(self) -> tuple[int, str] | None:
        """Return a number that alone is missing in a bingo of the player's card, and that bingo."""
        state, seat = self._state, self._seat
        for index, (mask, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True)):
            missing = mask & ~self._evaluation.recorded
            if missing.bit_count() == 1 and not state.bingos[seat] >> index & 1:
                return missing.bit_length() - 1, name
        return None

    def _rival_cards(self, number: int) -> None:
        nearest = self._nearest_rival(number)
        if nearest is not None:
            rival, missing = nearest
            value = -self.worth.rival_card[number]
            self._found.append(
                OpensForRival(value=value, declared=True, number=number, rival=rival, missing=missing - 1)
            )

    def _nearest_rival(self, number: int) -> tuple[int, int] | None:
        """Return the rival whose bingo through the number lacks the fewest, and how many."""
        found = {
            seat: min(missing for _, missing in left)
            for seat in range(self._state.players)
            if seat != self._seat and (left := self._bingos_left(seat, 1 << number))
        }
        rival = min(found, key=found.__getitem__, default=None)
        return None if rival is None else (rival, found[rival])

    # The track and the end

    def _advance(self, points: int, move: SterreAction) -> None:
        """Crowns on the track, and the end of the game (SK-6.3, SK-7.1), beyond what was declared earlier."""
        state, seat = self._state, self._seat
        before = min(state.scores[seat] + self._declared_points(), TRACK_END)
        after = min(before + points, TRACK_END)
        spaces = numbers_in(state.track & ((2 << after) - (2 << before)))
        if spaces:
            value = len(spaces) * CROWN_WORTH
            self._found.append(TakesTrackCrowns(value=value, space=spaces[0], crowns=len(spaces)))
        if before < POINTS_TO_END <= after:
            self._end(move)

    def _declared_points(self) -> int:
        """Points that the numbers declared so far in this turn, and bingos that others completed, bring the player."""
        state, seat = self._state, self._seat
        points = 0
        for line in self._declared_lines():
            rivals, _ = self._rivals(line)
            own = self._own(line) - 1
            points += share(own, max(own, *rivals.values()))
        full = [not mask & ~self._evaluation.recorded for mask in state.start.card_lines[seat]]
        return points + sum(done and not state.bingos[seat] >> index & 1 for index, done in enumerate(full))

    def _end(self, move: SterreAction) -> None:
        after = self._state.after(move, NEXT if self._state.start.strict else DONE)
        while after.to_move != TERMINAL and after.stage in _COMPULSORY:
            after.apply(after.legal_actions()[0])
        scores = after.points()
        own = scores.pop(self._seat)
        best = max(scores)
        if after.to_move == TERMINAL and own != best:
            self._found.append(EndsGame(value=1.0 if own > best else -1.0, points=own, rival_points=best))

    # Stopping

    def stopping(self) -> list[SterreReason]:
        """Return the reasons for and against the end of declaring: what stays in hand or undeclared."""
        state, hand = self._state, self._state.hands[self._seat]
        kept = list(numbers_in(hand & ~state.recorded & ~state.declared))
        if kept:
            self._keep(kept)
        else:
            self._found.append(HandIsSpent(value=CALM, cards=hand.bit_count()))
        gains = {
            move.number: self.worth.of(state, move.number)
            for move in state.legal_actions()
            if isinstance(move, SterreAction)
            if move.kind in (K_PLAY, K_CARD) and not (state.recorded | state.declared) >> move.number & 1
        }
        best = max(gains, key=lambda number: gains[number], default=0)
        if best and gains[best] > CALM:
            self._found.append(LeavesBest(value=-CALM, number=best))
        return self._found

    def _keep(self, kept: list[int]) -> None:
        """Find the effect of playing the cards that stay in hand for others, and the use of another one."""
        state, worth = self._state, self.worth
        held_back = self._hold_back(kept)
        kept = [number for number in kept if number != held_back]
        if not kept:
            return
        best = max(kept, key=lambda number: worth.of(state, number))
        line = max(state.start.sheet.lines_of[best], key=worth.line.__getitem__, default=-1)
        bingo = self.nearest_bingo(best)
        if bingo is not None and (line < 0 or worth.card[best] >= worth.line[line]):
            self._found.append(KeepsForBingo(value=2 * CALM, number=best, bingo=bingo[0], missing=bingo[1]))
        elif line >= 0:
            missing = (state.start.sheet.line_masks[line] & ~self._evaluation.recorded).bit_count()
            name = state.start.sheet.line_ids[line]
            self._found.append(KeepsForLine(value=2 * CALM, number=best, line=name, missing=missing))

    def _hold_back(self, kept: list[int]) -> int:
        """Return the number in hand that would help a rival most and not the player, with its reason found; or 0."""
        worth, own = self.worth, self._state.start.card_numbers[self._seat]
        theirs = [number for number in kept if worth.rival_card[number] > 0 and not own >> number & 1]
        number = max(theirs, key=worth.rival_card.__getitem__, default=0)
        nearest = self._nearest_rival(number) if number else None
        if nearest is None:
            return 0
        rival, missing = nearest
        value = worth.rival_card[number] + CALM
        self._found.append(OpensForRival(value=value, declared=False, number=number, rival=rival, missing=missing - 1))
        return number


_DUTY: Final = 1.0
"""Assumed points of a number recorded or opened, or of a card drawn."""
_TWO: Final = 2
"""Cards that a crown buys."""


def drawing(state: SterreState, move: SterreAction) -> list[SterreReason]:
    """Return the reasons for and against a card drawn, two bought for a crown, or the crown kept (SK-2, SK-8.1)."""
    if move.kind == K_DRAW:
        return [Draws(value=_DUTY, drawn=True, number=_visible(state))]
    return _buying(state) if move.kind == K_EXTRA else _keeping(state)


def _visible(state: SterreState) -> int:
    """The visible card, 0 if its number is recorded."""
    return 0 if state.recorded >> state.top & 1 else state.top


def _buying(state: SterreState) -> list[SterreReason]:
    visible = _visible(state)
    cards = min(_TWO, state.deck.bit_count() + (visible > 0))
    return [
        BuysCards(value=ReasonFinder(state).worth.of_two_cards(state), cards=cards),
        SpendsCrown(value=-CROWN_WORTH, kept=False, crowns=state.crowns[state.to_move] - 1),
        *_seen(state, visible, bought=True),
    ]


def _keeping(state: SterreState) -> list[SterreReason]:
    """A crown that stays: what it can do later, and what it does not buy now."""
    kept = SpendsCrown(value=CALM, kept=True, crowns=state.crowns[state.to_move])
    found: list[SterreReason] = [kept, *_seen(state, _visible(state), bought=False)]
    last = ReasonFinder(state).last_of_bingo()
    if last is not None:
        found.append(CrownCanFinish(value=2 * CALM, number=last[0], bingo=last[1]))
    return found


def _seen(state: SterreState, visible: int, *, bought: bool) -> list[SterreReason]:
    """Return the reasons about the visible card."""
    if not visible:
        return []
    nearest = ReasonFinder(state).nearest_bingo(visible)
    if nearest is None:
        return [VisibleMisses(value=-CALM if bought else CALM, bought=bought, number=visible)]
    bingo, missing = nearest
    return [VisibleFits(value=CALM if bought else -CALM, bought=bought, number=visible, bingo=bingo, missing=missing)]


def closing(state: SterreState) -> list[SterreReason]:
    """Return the reasons for and against `next` in strict bookkeeping: what is lost or put off by it."""
    moves = [move for move in state.legal_actions() if isinstance(move, SterreAction)][:-1]
    stage, count = state.stage, len(moves)
    if not moves:
        return [Closes(value=CALM)]
    if stage == S_DRAW:
        if any(move.kind == K_DRAW for move in moves):
            return [Draws(value=-_DUTY, drawn=False, number=_visible(state))]
        return _keeping(state)
    if stage == S_RECORD:
        return _unrecorded(moves)
    if stage in (S_CARD, S_END_CARD):
        return [Opens(value=-_DUTY * count, number=0, numbers=count)]
    points = sum(_claimed(state, move) for move in moves)
    return [Claims(value=-points, of_card=False, line="", points=points)]


def _unrecorded(moves: list[SterreAction]) -> list[SterreReason]:
    void = sum(move.kind == K_PLACE for move in moves)
    crowns = len(moves) - void
    found: list[SterreReason] = []
    if void:
        found.append(Records(value=-_DUTY * void, number=0, numbers=void))
    if crowns:
        found.append(TakesCrown(value=-CROWN_WORTH * crowns, column=0, row=0, crowns=crowns))
    return found


def bookkeeping(state: SterreState, move: SterreAction) -> list[SterreReason]:
    """Return the reason for one compulsory move of strict bookkeeping."""
    if move.kind == K_PLACE:
        return [Records(value=_DUTY, number=move.number, numbers=0)]
    if move.kind == K_TAKE_CROWN:
        column, row = move.cell
        return [TakesCrown(value=CROWN_WORTH, column=column, row=row, crowns=0)]
    if move.kind == K_OPEN:
        return [Opens(value=_DUTY, number=move.number, numbers=0)]
    points = _claimed(state, move)
    return [Claims(value=points, of_card=move.kind == K_CLAIM_CARD, line=move.line, points=points)]


def _claimed(state: SterreState, move: SterreAction) -> int:
    """The points that a claim takes."""
    if move.kind == K_CLAIM_CARD:
        return 1
    return state.line_points(state.start.sheet.line_at[move.line], state.to_move)


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


Criterion = Callable[[SterreState, SterreAction], bool]
Change = Callable[[SterreState, SterreState, int], bool]
_KINDS: Final[Mapping[str, tuple[int, ...]]] = {
    "draw": (K_DRAW,),
    "extra": (K_EXTRA,),
    "no-extra": (K_NO_EXTRA,),
    "play": (K_PLAY,),
    "card": (K_CARD,),
    "crown": (K_CROWN,),
    "done": (K_DONE,),
    "place": (K_PLACE,),
    "take-crown": (K_TAKE_CROWN,),
    "open": (K_OPEN,),
    "claim": (K_CLAIM_MAP, K_CLAIM_CARD),
    "next": (K_NEXT,),
}


def meets(state: SterreState, move: SterreAction, check: str) -> bool:
    """Return true if `move` meets `check`: a key of `CRITERIA`, a word of the notation such as "play", or "number 12".

    Effects of a declaration are checked in automatic bookkeeping only. Raises KeyError for any other check.
    """
    word, _, argument = check.partition(" ")
    if word == "number" and argument.isdecimal():
        return _declares(move) and move.number == int(argument)
    if check in _KINDS:
        return move.kind in _KINDS[check]
    return CRITERIA[check](state, move)


def _declares(move: SterreAction) -> bool:
    return move.kind in (K_PLAY, K_CARD, K_CROWN)


def _ended(state: SterreState, *moves: SterreAction) -> SterreState:
    """The position once the turn is over after these moves."""
    return state.after(*moves, DONE)


def _brings(change: Change) -> Criterion:
    """Return a criterion for a change of the turn's end by declaring a number: with it, without it, for the seat to
    move."""

    def check(state: SterreState, move: SterreAction) -> bool:
        return _declares(move) and change(_ended(state, move), _ended(state), state.to_move)

    return check


def _track_crown(after: SterreState, without: SterreState, seat: int) -> bool:
    taken = without.track & ~after.track
    return bool(taken & (2 << after.scores[seat]) - 1)


def _lead(state: SterreState, seat: int) -> int:
    """Points ahead of the best rival."""
    return state.scores[seat] - max(score for other, score in enumerate(state.scores) if other != seat)


def _best(state: SterreState, move: SterreAction, worth: Callable[[SterreAction], int]) -> bool:
    """True if `move` has the greatest value of all declarations of its kind."""
    if not _declares(move):
        return False
    rivals = (other for other in state.legal_actions() if isinstance(other, SterreAction) and other.kind == move.kind)
    return worth(move) == max(map(worth, rivals))


def _most_ahead(state: SterreState, move: SterreAction) -> bool:
    return _best(state, move, lambda other: _lead(_ended(state, other), state.to_move))


def _most_points(state: SterreState, move: SterreAction) -> bool:
    """Takes the seat furthest along the track, whatever the others get."""
    return _best(state, move, lambda other: _ended(state, other).scores[state.to_move])


def _joined(state: SterreState, move: SterreAction) -> int:
    """Lines of the map in which the number gives the seat its first pawn."""
    if (state.recorded | state.declared) >> move.number & 1:
        return 0
    sheet = state.start.sheet
    own = state.pawns[state.to_move] | state.declared
    return sum(not own & sheet.line_masks[line] for line in sheet.lines_of[move.number])


def _most_lines(state: SterreState, move: SterreAction) -> bool:
    return _best(state, move, lambda other: _joined(state, other))


def _ends_ahead(state: SterreState, move: SterreAction) -> bool:
    """Ends the game in this turn, and its closing leaves the seat alone in front."""
    if not _declares(move):
        return False
    after = _ended(state, move)
    return after.to_move == TERMINAL and after.winners() == frozenset({state.to_move})


def _visible_bingo(state: SterreState, _: SterreAction) -> bool:
    seat, missing = state.to_move, 1 << state.top
    return any(mask & ~state.recorded == missing for mask in state.start.card_lines[seat])


CRITERIA: Final[Mapping[str, Criterion]] = {
    "on-own-card": lambda state, move: (
        _declares(move) and bool(state.start.card_numbers[state.to_move] >> move.number & 1)
    ),
    "records": _brings(lambda after, without, _: after.recorded != without.recorded),
    "ends-ahead": _ends_ahead,
    "completes-line": _brings(lambda after, without, _: after.complete != without.complete),
    "takes-map-crown": _brings(lambda after, without, _: after.map_crowns != without.map_crowns),
    "completes-bingo": _brings(lambda after, without, seat: after.bingos[seat] != without.bingos[seat]),
    "reaches-track-crown": _brings(_track_crown),
    "most-points-ahead": _most_ahead,
    "most-points": _most_points,
    "joins-most-lines": _most_lines,
    "joins-line": lambda state, move: _declares(move) and _joined(state, move) > 0,
    "visible-card-completes-bingo": _visible_bingo,
}
"""Every criterion without an argument besides the words of the notation; several in one step must all be met."""


class SterreTutor(Tutor[SterreState, SterreAction]):
    """Reads what the seat to move knows of a determinization: secret cards of others are never looked at."""

    kinds = KINDS
    nudges = (
        "look-at-line",  # line, missing
        "look-at-full-line",  # line, missing
        "look-at-map-crowns",
        "look-at-card",  # bingo, missing
        "look-at-bingos",
        "look-at-track",  # points
        "look-at-end",
        "look-at-hand",  # cards
        "look-at-crowns",  # crowns
        "look-at-deck",  # number: the visible card
        "look-at-rivals",  # cards
        "look-at-step",  # step: what can be done in it, or that nothing can
        "enough-declared",  # cards
        "nothing-to-play",
    )

    def reasons(self, state: SterreState, action: SterreAction) -> list[Reason]:
        return list(weightiest_first(_reasons(state, action)))

    def nudge(self, state: SterreState, action: SterreAction) -> Nudge:
        """Return what is at stake at a move, and where."""
        kind, seat = action.kind, state.to_move
        if kind in (K_EXTRA, K_NO_EXTRA):
            if state.recorded >> state.top & 1:
                return Nudge("look-at-crowns", {"crowns": state.crowns[seat]})
            return Nudge("look-at-deck", {"number": state.top})
        if _stops(state, action):
            return _at_the_end(state, action)
        if kind in (K_PLAY, K_CARD, K_CROWN):
            return _at_stake(state, action)
        return Nudge("look-at-step", {"step": STAGES[state.stage]})

    def meets(self, state: SterreState, action: SterreAction, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


def _stops(state: SterreState, move: SterreAction) -> bool:
    return move.kind == K_DONE or (move.kind == K_NEXT and state.stage == S_DECLARE)


def _reasons(state: SterreState, move: SterreAction) -> list[SterreReason]:
    kind = move.kind
    if kind in (K_PLAY, K_CARD, K_CROWN):
        return ReasonFinder(state).declaring(move)
    if kind in (K_DRAW, K_EXTRA, K_NO_EXTRA):
        return drawing(state, move)
    if _stops(state, move):
        return ReasonFinder(state).stopping()
    return closing(state) if kind == K_NEXT else bookkeeping(state, move)


def _at_the_end(state: SterreState, move: SterreAction) -> Nudge:
    """Return the nudge before stopping."""
    found = weightiest_first(_reasons(state, move))
    cards = state.hands[state.to_move].bit_count()
    if any(isinstance(reason, HandIsSpent) for reason in found):
        return Nudge("nothing-to-play")
    speaking = next((reason for reason in found if reason.value > 0), None)
    kind = "look-at-rivals" if isinstance(speaking, OpensForRival) else "enough-declared"
    return Nudge(kind, {"cards": cards})


def _at_stake(state: SterreState, move: SterreAction) -> Nudge:
    """Return the nudge to the number's largest effect: on the player's card, on the map or on the track."""
    seat = state.to_move
    helpful = (reason for reason in weightiest_first(_reasons(state, move)) if reason.value > 0)
    for reason in helpful:
        match reason:
            case CompletesLine(line=line):
                return Nudge("look-at-full-line", _line(state, line))
            case LeadsLine(line=line) | JoinsLine(line=line) | AddsToLine(line=line):
                return Nudge("look-at-line", _line(state, line))
            case TakesMapCrowns():
                return Nudge("look-at-map-crowns")
            case CompletesBingo():
                return Nudge("look-at-bingos")
            case OpensNumber(bingo=bingo, missing=missing):
                return Nudge("look-at-card", {"bingo": bingo, "missing": missing + 1})
            case TakesTrackCrowns():
                return Nudge("look-at-track", {"points": state.scores[seat]})
            case EndsGame():
                return Nudge("look-at-end")
    return Nudge("look-at-hand", {"cards": state.hands[seat].bit_count()})


def _line(state: SterreState, name: str) -> dict[str, int | str]:
    """A line of the map and how many numbers it lacks, with those declared in this turn."""
    sheet = state.start.sheet
    covered = state.recorded | state.declared
    return {"line": name, "missing": (sheet.line_masks[sheet.line_at[name]] & ~covered).bit_count()}


TUTOR: Final = SterreTutor()
