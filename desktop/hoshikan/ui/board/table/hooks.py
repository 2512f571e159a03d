"""A game's description of its table: the methods that its scene overrides. The words are explained in `model.py`.

Three define the look and the handling of the game; each of the others is for games that have such a thing, with a
default for those that have not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Generic

from hoshikan.engine import Event
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import Ground, Paint, Painters
from hoshikan.ui.board.table.model import Affordance, Badges, Beat, Clue, Cue, Placement, Scenery, at_end
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import V

_ROOMY_NAME: Final = 150.0
"""Least width of a name that leaves room for the mark of a reading, …"""
_CLUE: Final = 180.0
"""… and the greatest width of this."""


class SceneHooks(Generic[V]):
    """See `TableScene`, which calls them."""

    @abstractmethod
    def painters(self) -> Painters:
        """The game's painters by kind."""

    @abstractmethod
    def scenery(self, view: V, seat: int | None, names: Sequence[str]) -> Scenery:
        """Return the places of all pieces, seen from `seat` (None: a spectator)."""

    @abstractmethod
    def affordances(self, view: V, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        """Return the handling of each legal action."""

    ground: Ground = "cloth"
    """The ground of the pieces: the cloth of a table, or the sky that a map is part of."""

    wants_whole_window = False
    """True if the side panel is over the table, and closed at first, where the window has no room for both:
    for games whose map can never be too large."""

    turns_map = False
    """True if `scenery` turns its map by a quarter where `stage.camera.is_turned`."""

    # What an impossible try meant

    def attempt(self, picked: frozenset[str]) -> str | None:
        """Return the action meant by keys that make no legal action; None if they are not enough.

        A legal one that is done otherwise cannot be explained this way: `objection` is called then.
        """
        return None

    @abstractmethod
    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        """Return the reason why keys that mean no action cannot go together: a sentence, and the id of its rule or "".
        `TableScene` names the targets of the picked piece."""

    @abstractmethod
    def nowhere(self, held: str) -> tuple[str, str]:
        """Return a message for a piece that is let go beside all places: its targets, and the id of a rule or "".
        `TableScene` has a general sentence."""

    def carries(self, key: str) -> bool:
        """True if a piece that goes to some place is carried there, rather than pressed like a button."""
        return True

    def size_on(self, held: str, place: str) -> float:
        """Return the width of a carried piece on `place`, or on any place for "", in scene units; 0 for one that fits
        into the place."""
        return 0.0

    # How events look

    def cues(self, events: Sequence[Event]) -> Sequence[Cue | Beat]:
        """Return the animation of `events` before the table settles, and the events of each step.

        It plays on the pieces of the former position: new pieces are not there yet, so `source` and `target`
        are keys from before (the place of a stone to come); a cue of others is skipped. New pieces
        come afterwards, out of their `Placement.origin`.
        """
        return ()

    lands: Mapping[str, Sound] = MappingProxyType({})
    """Sounds of pieces put down, by kind: by cues, by hand or as the table settles. Kinds that
    are not named fly like cards ("lay"), and are put down silently. Dice are those with the sound "dice"."""

    def sound_of(self, event: Event) -> Sound | None:
        """Return the sound of an event beside those of moving pieces: it is played as the step of the event begins."""
        return None

    def is_moment(self, event: Event) -> bool:
        """True if an event belongs to a spotlight (`Beat.moment`), so that it can be seen again."""
        return False

    def goes_on(self, view: V) -> bool:
        """True if the spotlight that led to `view` is not over with it, as between two rolls of dice. Its light and
        its banner stay until the next position; a skip holds for its next part too, and it is seen again as a whole.
        """
        return False

    def runs_on(self, before: V, after: V) -> bool:
        """True if the next action of a bot or of chance belongs to the one that led from `before` to `after`, so that
        both are shown at once, such as the single steps of bookkeeping, or what others do among themselves."""
        return False

    def name_places(self, wanted: bool) -> None:
        """Show what places are called, such as coordinates, while a text beside the table names them. Nothing to do
        for a game whose places always show their names."""

    def keys_of(self, event: Event) -> frozenset[str]:
        """The pieces an event is about."""
        return frozenset()

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        """Return the moods that public events cause, by seat: for goals of the game
        that were won or lost. Other seats feel as their points let them. Faces show it after the events.
        """
        return {}

    def happened(self, events: Sequence[Event]) -> None:
        """Notice a new position, to which `events` led (none after a jump), for data that no view has."""

    def keepsake(self, view: V) -> Paint | None:
        """Return a picture of a finished game that is shown behind its result; None for the cover of the game."""
        return None

    def place_of_interest(self, view: V) -> tuple[float, float] | None:
        """The coordinates on the map that must be seen in a new position; None for nowhere in particular."""
        return None

    def pictured(self, kind: str, value: str) -> tuple[str, Hashable] | None:
        """Return the kind and the face of a square piece that shows a value of a hidden fact; None where words are
        enough."""
        return None

    def clue_place(self, clue: Clue, pieces: Mapping[str, Placement]) -> Rect | None:
        """Return the place of the mark for a reading among the `pieces` of the table, where it covers nothing but the
        end of a line of text, which becomes narrower; None if there is none."""
        name = pieces.get(f"name:{clue.seat}")
        return None if name is None or name.width < _ROOMY_NAME else at_end(name, min(name.width * 0.6, _CLUE))

    # Choices in many parts

    follows_picks = False
    """True if places depend on the picks: pieces that are placed one after another, counters, a sum."""

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        """`picked` with what the game picks of itself, so that each part of a choice in many parts has a value."""
        return picked

    def beginnings(self, affordances: Sequence[Affordance]) -> frozenset[str]:
        """Return the pieces lit as allowed before anything is picked: those that can be taken up, not buttons,
        and not the places where pieces go."""
        return frozenset(key for one in affordances for key in one.pieces if self.carries(key))

    def first_picks(self) -> tuple[str, ...]:
        """Return the pieces picked up at once in a new position, since there is no other to begin with."""
        return ()

    def stands_for(self, key: str) -> str:
        """The key that picking `key` means as the picks now are, such as the next number of a counter."""
        return key

    def typed(self, letter: str) -> str:
        """Return the key that a character picks where no piece has it as its shortcut, such as a digit of a sum; ""
        for none."""
        return ""

    def holdable(self) -> frozenset[str]:
        """Pieces that can be picked up although, as they are now, nothing legal can be done with them."""
        return frozenset()

    # Pieces that turn, displays that open

    @property
    def can_turn(self) -> bool:
        """True if there is a piece to be put down, picked up or not, that turns."""
        return False

    def turn(self, step: int) -> None:
        """Turn the piece to be laid one step on (1) or back (-1), if there is one that turns."""

    def turn_to(self, key: str) -> bool:
        """Turn the piece to be laid by `key`, which is about to be picked in place of its kind: a way round that
        is offered, a place where it fits another way round only, or the piece itself where it is shown. False if `key`
        turns nothing."""
        return False

    def opens(self, key: str) -> bool:
        """Return true if a press of `key` shows or hides something, such as the rest of a bag, instead of picking it.
        `choosing.opened` is the shown part; putting everything down hides it too."""
        return False

    def foreseen(self) -> Sequence[Placement]:
        """Pieces, whatever their keys, that a touch may bring and whose pictures take long: these are drawn in
        idle time."""
        return ()

    # Assistance

    def costs(self, focus: str) -> Badges:
        """The notes to show by key while `focus` (a key, or "") is pointed at, as the picks now are."""
        return {}

    def related(self, focus: str) -> frozenset[str]:
        """The pieces that belong to the one pointed at and are lit with it, such as the place of a number."""
        return frozenset()

    def pointed_at(self, key: str) -> None:
        """The mouse has come to another piece; "" for none."""
