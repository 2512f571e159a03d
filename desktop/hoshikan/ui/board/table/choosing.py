"""Choosing an action by its parts: the picks, their effect, and the result. No Qt, no drawing.

Drag and drop, clicks, keys and screen readers pass pieces to `Choosing`; it asks the game for their
meaning, and informs the table of changes and results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from hoshikan.ui.board.table.model import Affordance


class Picking:
    """The affordances of a position and the keys picked so far; every pick narrows what can still be done."""

    def __init__(self, affordances: Sequence[Affordance] = ()) -> None:
        self.reset(affordances)

    def reset(self, affordances: Sequence[Affordance], holdable: frozenset[str] = frozenset()) -> None:
        """Start over with the affordances of a new position; `holdable` pieces can be picked up whatever they are."""
        self._all = tuple(affordances)
        self._holdable = holdable
        self._pieces = holdable.union(key for one in self._all for key in one.pieces)
        self._usable = self._pieces.union(key for one in self._all for key in one.targets)
        self._settle(())

    @property
    def affordances(self) -> tuple[Affordance, ...]:
        return self._all

    @property
    def picked(self) -> tuple[str, ...]:
        """Picked keys, oldest first. Their order never matters to the rules."""
        return self._picked

    @property
    def candidates(self) -> tuple[Affordance, ...]:
        """The actions that are still possible."""
        return self._candidates

    @property
    def chosen(self) -> Affordance | None:
        """The one action left, if the picks seal it."""
        if not self._picked or len({one.action for one in self._candidates}) != 1:
            return None
        return next((one for one in self._candidates if not one.missing(self._picked)), None)

    @property
    def open_keys(self) -> frozenset[str]:
        """Keys that would narrow the choice further, and seals that are still missing."""
        return self._open

    @property
    def places(self) -> frozenset[str]:
        """Places for the picked piece."""
        return frozenset(key for one in self._candidates for key in one.targets)

    @property
    def nearest_keys(self) -> frozenset[str]:
        """The open keys that narrow it most: where the eye should go next."""
        return self._nearest

    @property
    def shared_keys(self) -> frozenset[str]:
        """Keys that every remaining action has in common: those already fixed by the picks."""
        return self._shared

    def usable(self, key: str) -> bool:
        """True if anything can be done with `key` now."""
        return key in self._usable

    def accepts(self, key: str) -> bool:
        """True if `key` fits the picks."""
        return any(one.fits((key,)) for one in self._candidates)

    def is_piece(self, key: str) -> bool:
        """True if `key` can be picked up rather than dropped on."""
        return key in self._pieces

    def goes_somewhere(self, key: str) -> bool:
        """True if `key` can be picked up and there are places for it, or may be."""
        return key in self._holdable or any(key in one.pieces and one.targets for one in self._all)

    def add(self, key: str) -> None:
        """Pick `key`; picks that do not go with it are given up, the oldest first."""
        kept: list[str] = [key]
        for other in reversed(self._picked):
            if other != key and any(one.fits((*kept, other)) for one in self._all):
                kept.append(other)
        self._settle(tuple(reversed(kept)))

    def remove(self, key: str) -> None:
        self._settle(tuple(other for other in self._picked if other != key))

    def restore(self, picked: Sequence[str]) -> None:
        """Go back to earlier picks of the same position."""
        self._settle(tuple(picked))

    def _settle(self, picked: tuple[str, ...]) -> None:
        """Work out once per pick what lights, hovering and dragging ask many times."""
        self._picked = picked
        left = self._candidates = tuple(one for one in self._all if one.fits(picked))
        keys = [frozenset((*one.pieces, *one.targets)) for one in left]
        missing = {key for one in left for key in one.missing(picked)}
        self._shared = frozenset.intersection(*keys) - missing if left and picked else frozenset[str]()
        counts = Counter(key for one in keys for key in one)
        self._open = frozenset(counts.keys() - self._shared).difference(picked)
        least = min((counts[key] for key in self._open), default=0)
        self._nearest = frozenset(key for key in self._open if counts[key] == least)


TICK: Final = "~tick"
"""The key of the button that does what waits; it is there as long as something does."""
CLUE: Final = "~clue:"
"""Keys of the marks of readings begin so; the seat follows."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A legal action is to be played."""

    action: str


@dataclass(frozen=True, slots=True)
class Attempted:
    """An action was tried that the rules do not allow; for an explanation."""

    action: str


@dataclass(frozen=True, slots=True)
class Objected:
    """A piece cannot go where it was tried, and no action is meant by that: why, and the rule's id or ""."""

    sentence: str
    rule: str


@dataclass(frozen=True, slots=True)
class Useless:
    """Nothing can be done with a piece: it is only called by its name."""

    key: str


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A piece was let go where it may go, or a place was pressed, and more is to be chosen: one of `keys`."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClueWanted:
    """The mark of a reading was pressed: all of it is wanted."""

    seat: int


Touch = Literal["picked", "lifted", "laid", "turned", "refused"]
"""An action of a hand on a piece: picked by a press, taken up, let go where it may be put, turned; or refused."""
Outcome = Chosen | Attempted | Objected | Unfinished | Useless | ClueWanted


class ChoosingGame(Protocol):
    """The part of a game that `Choosing` needs. A game's scene overrides these: see `ui.board.table.hooks`."""

    @property
    def follows_picks(self) -> bool: ...
    def affordances_of(self, actions: Sequence[str]) -> Sequence[Affordance]: ...
    def holdable(self) -> frozenset[str]: ...
    def first_picks(self) -> tuple[str, ...]: ...
    def stands_for(self, key: str) -> str: ...
    def typed(self, letter: str) -> str: ...
    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]: ...
    def attempt(self, picked: frozenset[str]) -> str | None: ...
    def objection(self, picked: frozenset[str]) -> tuple[str, str]: ...
    def nowhere(self, held: str) -> tuple[str, str]: ...
    def carries(self, key: str) -> bool: ...
    def size_on(self, held: str, place: str) -> float: ...
    @property
    def can_turn(self) -> bool: ...
    def turn(self, step: int) -> None: ...
    def turn_to(self, key: str) -> bool: ...
    def opens(self, key: str) -> bool: ...
    def pointed_at(self, key: str) -> None: ...


class ChoosingTable(Protocol):
    """The table informed by `Choosing`."""

    def report(self, outcome: Outcome) -> None:
        """Report the result of a choice."""

    def touched(self, touch: Touch, key: str = "") -> None:
        """Report an action of a hand, for its sound."""

    def picks_changed(self) -> None:
        """Other keys are picked."""

    def lay_out(self) -> None:
        """Lay the table out again: places depend on the picks."""

    def dress(self) -> None:
        """Something else is pointed at."""

    def fast_forward(self) -> None:
        """End all motion: choices refer to the final places."""

    def let_go(self) -> None:
        """Whatever is carried is to be put back; calls `Choosing.put_back`."""


class Choosing:
    """The choice of one seat in one position after another."""

    def __init__(self, game: ChoosingGame, table: ChoosingTable) -> None:
        self._game = game
        self._table = table
        self.picking = Picking()
        """The picks, and the actions left."""
        self.actions: tuple[str, ...] = ()
        """The legal actions; none unless a person at this screen has to decide."""
        self._tries: tuple[str, ...] = ()
        self.waits_for_confirm = False
        """True if a chosen action waits for `confirm()`."""
        self.held = ""
        """The piece that is being carried, or ""."""
        self.over = ""
        """Key of the place where it would go if it were let go now, or ""."""
        self.barred = ""
        """Key of the place where it is and cannot go, or ""."""
        self.pointed = ""
        """The piece under the mouse, or ""."""
        self.opened = ""
        """The piece whose display is open (`opens`), or ""."""
        self._picked_before: tuple[str, ...] = ()
        self._given: tuple[str, ...] = ()
        """Picks made automatically in this position."""
        self._dropped = False
        """True if the last pick was made by a drop."""

    # The position

    def begin(self, actions: Sequence[str]) -> None:
        """Begin a new position, in which `actions` are legal; none unless a person at this screen has to decide."""
        self.actions = tuple(actions)
        self._dropped = False
        self._offer()
        self.picking.restore(self._game.completed(()))
        for key in self._game.first_picks():
            if self.picking.usable(key):
                self.picking.add(key)
        self._given = self.picking.picked

    def rest(self) -> None:
        """Nothing can be done for the time being: what there is to decide is not seen yet."""
        self.actions = ()
        self.picking.reset(())

    def allow_tries(self, tries: Sequence[str]) -> None:
        """Illegal actions that can be done with the hands all the same in the positions to come, for a lesson in which
        they are to be seen refused. The table looks as it does without them."""
        self._tries = tuple(tries)

    def _offer(self) -> None:
        """Offer all that can be done now, with nothing picked."""
        actions = (*self.actions, *self._tries)
        self.picking.reset(self._game.affordances_of(actions), self._game.holdable())

    # What it is like

    @property
    def is_busy(self) -> bool:
        """True if something is picked, held or open that `cancel()` would put down."""
        return bool(self.held or self.opened) or self.picking.picked != self._game.completed(())

    @property
    def waiting(self) -> str:
        """The action that waits for `confirm()`, or ""."""
        chosen = self.picking.chosen
        return chosen.action if chosen is not None and self._waits(chosen) else ""

    def _waits(self, chosen: Affordance) -> bool:
        return self.waits_for_confirm or (chosen.preview and not self._dropped)

    @property
    def wanted_keys(self) -> frozenset[str]:
        """Keys of the next places once something is picked, of all that fit it.

        Picks that a game adds automatically leave one seal open at most; the parts they were made for stay in reach.
        """
        return self.picking.open_keys if self.picking.picked and not self._game.follows_picks else frozenset()

    @property
    def targets(self) -> frozenset[str]:
        """Keys that fit the piece that the player has just picked up to put it somewhere; empty if there is none."""
        last = self.picking.picked[-1] if self.picking.picked else ""
        if not last or last in self._given or not self.can_carry(last):
            return frozenset()
        return self.picking.open_keys

    def would_pick(self, key: str) -> bool:
        """True if a press of `key` does something, as it is meant now."""
        return self.is_live(self._game.stands_for(key))

    def is_live(self, key: str) -> bool:
        """True if anything can be done with `key` now, the tick and marks of readings included."""
        return self.picking.usable(key) or (key == TICK and bool(self.waiting)) or key.startswith(CLUE)

    def answers(self, key: str) -> bool:
        """True if a press of `key` does something, or explains why it cannot: the piece is a button then."""
        tried = bool(self.actions and self.picking.picked) and self.is_like_a_target(key)
        return self.is_live(key) or self._game.opens(key) or tried

    def is_like_a_target(self, key: str) -> bool:
        """True if `key` is a place of a kind that could take the picked piece."""
        return _kind(key) in {_kind(one) for one in (*self.picking.open_keys, *self.picking.places)}

    def can_carry(self, key: str) -> bool:
        """True if `key` is a piece that is taken up and let go somewhere else."""
        return self.picking.goes_somewhere(key) and self._game.carries(key)

    def size_on(self, key: str, place: str) -> float:
        """Return the width of a piece on a place, or on any place for "", in scene units; 0 for one that fits there."""
        return self._game.size_on(key, place)

    # Pressing

    def type(self, letter: str) -> bool:
        """Pick what a character means although no piece has it as its shortcut; False if it means nothing."""
        key = self._game.typed(letter)
        if key:
            self.activate(key)
        return bool(key)

    def activate(self, key: str) -> None:
        """Click, type or press a piece: picks it, or puts it back if it was picked; what is shown in place turns."""
        if key == TICK:
            self.confirm()
            return
        if key.startswith(CLUE):
            self._table.report(ClueWanted(int(key.removeprefix(CLUE))))
            return
        if self._game.opens(key):
            self._open("" if self.opened == key else key)
            return
        self._table.fast_forward()
        self._turn_to(key)
        meant = self._game.stands_for(key)
        if meant == key and key in self.picking.picked:
            self.picking.remove(key)
            self._complete()
        else:
            self.pick(meant)

    def pick(self, key: str, dropped: bool = False) -> bool:
        """Add `key` to the picks and do the action if it is the last one left; False, with a message, without
        effect. `dropped`: the picked piece was carried there."""
        key = self._game.stands_for(key)
        refused = self._refusal(key, dropped)
        if refused is not None:
            self._refuse(refused)
            return False
        self._dropped = dropped
        if not dropped:
            self._table.touched("picked", key)
        self.picking.add(key)
        self._complete()
        chosen = self.picking.chosen
        if chosen is None and (dropped or self._is_for_pieces(key)):
            self._table.report(Unfinished(self._missing()))
        elif chosen is not None and not self._waits(chosen):
            # Last: another position may be on the table afterwards.
            self._table.report(Chosen(chosen.action))
        return True

    def _refuse(self, outcome: Outcome) -> None:
        if not isinstance(outcome, Useless):
            self._table.touched("refused")
        self._table.report(outcome)

    def _refusal(self, key: str, dropped: bool) -> Outcome | None:
        """Return the message in place of picking `key`; None if it can be picked."""
        together = frozenset((*self.picking.picked, key))
        if not self.picking.accepts(key):
            meant = self._game.attempt(together)
            if meant is not None and self.actions and meant not in self.actions:
                return Attempted(meant)
            replaced = {_kind(one) for one in self.picking.picked if one != self.held}
            if dropped and self.actions and _kind(key) not in replaced:
                # Carrying a piece to another one is no wish to take that up instead.
                return Objected(*self._game.objection(together))
        if not self.picking.usable(key):
            tried = bool(self.actions and self.picking.picked) and self.is_like_a_target(key)
            return Objected(*self._game.objection(together)) if tried else Useless(key)
        return None

    def enter(self, key: str) -> None:
        """Enter with the focus on `key`, or on nothing (""): does what waits, else activates the piece. What is shown
        in one place goes on to another that is entered."""
        if self.waiting and not key.startswith(CLUE) and not self._is_another_place(key):
            self.confirm()
        elif key:
            self.activate(key)

    def confirm(self) -> None:
        """Do the action that waits, if one does."""
        chosen = self.picking.chosen
        if chosen is not None:
            self._table.report(Chosen(chosen.action))

    def cancel(self) -> None:
        """Put everything down."""
        self._open("")
        self._table.let_go()
        self.picking.restore(())
        self._complete()

    @property
    def can_turn(self) -> bool:
        """True if there is a piece to be put down that turns."""
        return bool(self.actions) and self._game.can_turn

    def turn(self, step: int) -> bool:
        """Let the game turn the piece to be laid one step on (1) or back (-1), wherever it is, and offer again what can
        be done with it; False if nothing turns."""
        if not self.can_turn:
            return False
        self._game.turn(step)
        self._table.touched("turned")
        self._offer_again(self.picking.picked)
        self._table.picks_changed()
        return True

    # Carrying

    def pick_up(self, key: str) -> None:
        """A piece is taken along; from a place where it is shown, it is taken away."""
        if key not in self.picking.picked:
            self._turn_to(key)
        self._table.touched("lifted", key)
        self.held, self._picked_before = key, self.picking.picked
        if self.picking.chosen is not None:
            self.picking.restore(tuple(one for one in self.picking.picked if self.picking.is_piece(one)))
        if key not in self.picking.picked:
            self.picking.add(key)
        self._table.picks_changed()

    def carry_over(self, key: str, barred: str = "") -> None:
        """The carried piece would go to `key`; "" if it would go nowhere, or not to `barred` where it is."""
        if (key, barred) != (self.over, self.barred):
            self.over, self.barred = key, barred
            self._table.dress()

    def drop(self, key: str) -> None:
        """Let the carried piece go on `key`, or beside all places for ""; where it cannot go, it goes back."""
        held = self.held
        self.carry_over("")
        meant = self._game.stands_for(key) if key else ""
        same = meant in ("", held, self._game.stands_for(held))
        refused = Objected(*self._game.nowhere(held)) if same else self._refusal(meant, dropped=True)
        self.held = ""
        if refused is None:
            self._table.touched("laid", held)
            self.pick(key, dropped=True)
            return
        self.picking.restore(self._picked_before)
        self._table.picks_changed()
        self._refuse(refused)

    def lay_back(self) -> None:
        """Let the carried piece go where it was taken up."""
        self._table.touched("laid", self.held)
        self.put_back()
        self._table.picks_changed()

    def put_back(self) -> None:
        """Put the carried piece back, if there is one, since something else has begun; that announces the picks."""
        self.carry_over("")
        if self.held:
            self.held = ""
            self.picking.restore(self._picked_before)

    def point_at(self, key: str) -> None:
        """The mouse is over `key`; "" for nothing."""
        if key != self.pointed:
            self.pointed = key
            self._table.dress()
            self._game.pointed_at(key)

    def _missing(self) -> tuple[str, ...]:
        """Return keys of which one has to be picked next."""
        picking = self.picking
        seals = {key: None for one in picking.candidates for key in one.missing(picking.picked)}
        return tuple(seals) or tuple(sorted(picking.nearest_keys))

    # Parts

    def _is_for_pieces(self, key: str) -> bool:
        """True if `key` is a place that one of several pieces of a kind is still to be chosen for."""
        missing, is_piece = self._missing(), self.picking.is_piece
        several = len(missing) > 1 and len(set(map(_kind, missing))) == 1
        return several and all(map(is_piece, missing)) and not is_piece(key)

    def _complete(self) -> None:
        """Let the game add to the picks, and show what they now mean."""
        self.picking.restore(self._game.completed(self.picking.picked))
        if self._game.follows_picks:
            self._table.lay_out()
        self._table.picks_changed()

    def _turn_to(self, key: str) -> None:
        """Let the game turn the piece to be put down for a press of `key`, if it defines that."""
        if self.actions and self._game.turn_to(key):
            kind = _kind(key)
            self._table.touched("turned", key)
            self._offer_again(tuple(one for one in self.picking.picked if _kind(one) != kind))

    def _offer_again(self, picked: tuple[str, ...]) -> None:
        """Offer the actions again after the picked piece was turned."""
        self._offer()
        self.picking.restore(())
        for key in picked:
            if self.picking.usable(key):
                self.picking.add(key)
        self._table.lay_out()

    def _open(self, key: str) -> None:
        if key != self.opened:
            self._table.fast_forward()
            self.opened = key
            self._table.lay_out()
            self._table.dress()

    def _is_another_place(self, key: str) -> bool:
        """True if the previewed piece could be shown at `key` instead."""
        chosen, picking = self.picking.chosen, self.picking
        if chosen is None or not chosen.preview or key in (*picking.picked, TICK):
            return False
        return picking.usable(key) and not picking.is_piece(key)


def _kind(key: str) -> str:
    """Return the kind of a key: the part before its colon."""
    return key.partition(":")[0]
