"""Finds the reasons for and against declaring a number in Sterre en Kroon, and for and against stopping."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.state import TERMINAL
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
    K_CROWN,
    K_PLAY,
    NEXT,
    S_CARD,
    S_END_CARD,
    S_END_SCORE,
    S_RECORD,
    S_SCORE,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.reasons import (
    AddsToLine,
    CompletesBingo,
    CompletesLine,
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
    OpensForRival,
    OpensNumber,
    SpendsCrown,
    SterreReason,
    TakesMapCrowns,
    TakesTrackCrowns,
    UsesCardRight,
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
