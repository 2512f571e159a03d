"""Choosing an action by its parts: what is picked, what that would do, and what comes of it. No Qt, no drawing.

Drag and drop, clicks, keys and screen readers tell `Choosing` to which piece something is done; it asks the game what
that means, and tells the table what has changed and what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hoshikan.ui.table.model import Affordance
from hoshikan.ui.table.picking import Picking


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


Outcome = Chosen | Attempted | Objected | Useless


class ChoosingGame(Protocol):
    """What `Choosing` asks of a game. What each means is told where a game's scene overrides it: `ui.table.hooks`."""

    @property
    def follows_picks(self) -> bool: ...
    def affordances_of(self, actions: Sequence[str]) -> Sequence[Affordance]: ...
    def holdable(self) -> frozenset[str]: ...
    def first_picks(self) -> tuple[str, ...]: ...
    def stands_for(self, key: str) -> str: ...
    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]: ...
    def attempt(self, picked: frozenset[str]) -> str | None: ...
    def objection(self, picked: frozenset[str]) -> tuple[str, str]: ...
    def turn(self, step: int) -> bool: ...
    def turn_to(self, key: str) -> bool: ...
    def opens(self, key: str) -> bool: ...
    def pointed_at(self, key: str) -> None: ...


class ChoosingTable(Protocol):
    """Whom `Choosing` tells."""

    def tell(self, outcome: Outcome) -> None:
        """What came of a choice."""

    def picks_changed(self) -> None:
        """Other keys are picked."""

    def lay_out(self) -> None:
        """What lies where has changed with the picks."""

    def dress(self) -> None:
        """Something else is pointed at."""

    def fast_forward(self) -> None:
        """Nothing may move any longer: what is meant is what lies there in the end."""

    def let_go(self) -> None:
        """Whatever is carried is to be put back; calls `Choosing.put_back`."""


class Choosing:
    """The choice of one seat in one position after another."""

    def __init__(self, game: ChoosingGame, table: ChoosingTable) -> None:
        self._game = game
        self._table = table
        self.picking = Picking()
        """What is picked, and what that leaves open."""
        self.actions: tuple[str, ...] = ()
        """The legal actions; none unless somebody at this screen has to decide."""
        self._tries: tuple[str, ...] = ()
        self.waits_for_confirm = False
        """Whether a chosen action waits for `confirm()`."""
        self.held = ""
        """The piece that is being carried, or ""."""
        self.over = ""
        """Where it would go if it were let go now, or ""."""
        self.pointed = ""
        """The piece under the mouse, or ""."""
        self.opened = ""
        """The piece whose display is open (`opens`), or ""."""
        self._picked_before: tuple[str, ...] = ()

    # The position

    def begin(self, actions: Sequence[str]) -> None:
        """A new position, in which `actions` are legal; none unless somebody at this screen has to decide."""
        self.actions = tuple(actions)
        self._offer()
        self.picking.restore(self._game.completed(()))
        for key in self._game.first_picks():
            if self.picking.usable(key):
                self.picking.add(key)

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
        """Whether something is picked, held or open that `cancel()` would put down."""
        return bool(self.held or self.opened) or self.picking.picked != self._game.completed(())

    @property
    def waiting(self) -> str:
        """The action that waits for `confirm()`, or ""."""
        chosen = self.picking.chosen
        return chosen.action if self.waits_for_confirm and chosen is not None else ""

    @property
    def wanted_keys(self) -> frozenset[str]:
        """Where to go next once something is picked, of all that fits it.

        Picks that a game adds of itself leave one seal open at most; the parts they were made for stay in reach.
        """
        return self.picking.open_keys if self.picking.picked and not self._game.follows_picks else frozenset()

    def would_pick(self, key: str) -> bool:
        """Whether something can be done by a press of `key`, as it is meant now."""
        return self.picking.usable(self._game.stands_for(key))

    # Pressing

    def activate(self, key: str) -> None:
        """Click, type or press a piece: picks it, or puts it back if it was picked."""
        if self._game.opens(key):
            self._open("" if self.opened == key else key)
            return
        self._table.fast_forward()
        if self.picking.usable(key) and self._game.turn_to(key):
            kind = _kind(key)
            self._offer_again(tuple(one for one in self.picking.picked if _kind(one) != kind))
        meant = self._game.stands_for(key)
        if meant == key and key in self.picking.picked:
            self.picking.remove(key)
            self._complete()
        else:
            self.pick(meant)

    def pick(self, key: str, dropped: bool = False) -> bool:
        """Add `key` to the picks and do the action if it is the last one left; False if nothing came of it, which is
        said. `dropped`: what is picked was carried there."""
        key = self._game.stands_for(key)
        together = frozenset((*self.picking.picked, key))
        if not self.picking.accepts(key):
            meant = self._game.attempt(together)
            if meant is not None and self.actions and meant not in self.actions:
                self._table.tell(Attempted(meant))
                return False
        if not self.picking.usable(key):
            tried = bool(self.actions and self.picking.picked) and (dropped or self._is_like_a_target(key))
            self._table.tell(Objected(*self._game.objection(together)) if tried else Useless(key))
            return False
        self.picking.add(key)
        self._complete()
        chosen = self.picking.chosen
        if chosen is not None and not self.waits_for_confirm:
            self._table.tell(Chosen(chosen.action))
        return True

    def enter(self, key: str) -> None:
        """Enter with the focus on `key`, or on nothing (""): does what waits, else activates the piece."""
        if self.waiting:
            self.confirm()
        elif key:
            self.activate(key)

    def confirm(self) -> None:
        """Do the action that waits, if one does."""
        chosen = self.picking.chosen
        if chosen is not None:
            self._table.tell(Chosen(chosen.action))

    def cancel(self) -> None:
        """Put everything down."""
        self._open("")
        self._table.let_go()
        self.picking.restore(())
        self._complete()

    def turn(self, step: int) -> bool:
        """Let the game turn what is picked one step on (1) or back (-1), and offer again what can be done with it;
        False if nothing turns."""
        if not self.picking.picked or not self._game.turn(step):
            return False
        self._offer_again(self.picking.picked)
        self._table.picks_changed()
        return True

    # Carrying

    def pick_up(self, key: str) -> None:
        """A piece is taken along."""
        self.held, self._picked_before = key, self.picking.picked
        if key not in self.picking.picked:
            self.picking.add(key)
        self._table.picks_changed()

    def carry_over(self, key: str) -> None:
        """What is carried would go to `key`; "" if it would go nowhere."""
        if key != self.over:
            self.over = key
            self._table.dress()

    def drop(self, key: str) -> None:
        """What is carried is let go on `key`; "" puts it back."""
        self.held = ""
        self.carry_over("")
        if not key or not self.pick(key, dropped=True):
            self.picking.restore(self._picked_before)
            self._table.picks_changed()

    def put_back(self) -> None:
        """What is carried goes back, if anything is, since something else has begun; that shall say what is picked."""
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

    # Parts

    def _complete(self) -> None:
        """Let the game add to the picks, and show what they now mean."""
        self.picking.restore(self._game.completed(self.picking.picked))
        if self._game.follows_picks:
            self._table.lay_out()
        self._table.picks_changed()

    def _offer_again(self, picked: tuple[str, ...]) -> None:
        """What is picked was turned: other actions are made of it now."""
        self._offer()
        self.picking.restore(tuple(key for key in picked if self.picking.usable(key)))
        self._table.lay_out()

    def _open(self, key: str) -> None:
        if key != self.opened:
            self._table.fast_forward()
            self.opened = key
            self._table.lay_out()
            self._table.dress()

    def _is_like_a_target(self, key: str) -> bool:
        """Whether `key` is a place of a kind that could take what is picked."""
        return _kind(key) in {_kind(one) for one in self.picking.open_keys}


def _kind(key: str) -> str:
    """What sort of piece a key names: the part before its colon."""
    return key.partition(":")[0]
