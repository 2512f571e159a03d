"""What a game says about its table: the methods that its scene overrides. The words are explained in `model.py`.

Three say how the game looks and is played; each of the others is for games that have such a thing, and says here what
holds for those that have not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic

from hoshikan.engine import Event
from hoshikan.ui.look.portraits import Mood
from hoshikan.ui.sound.names import Sound
from hoshikan.ui.table.drawing import Ground
from hoshikan.ui.table.faces import Badges
from hoshikan.ui.table.model import Affordance, Beat, Cue, Placement, Scenery
from hoshikan.ui.table.paint import Painters
from hoshikan.ui.text.gametext import V


class SceneHooks(Generic[V]):
    """See `TableScene`, which calls them."""

    @abstractmethod
    def painters(self) -> Painters:
        """The game's painters by kind."""

    @abstractmethod
    def scenery(self, view: V, seat: int | None, names: Sequence[str]) -> Scenery:
        """Where everything lies, seen from `seat` (None: a spectator)."""

    @abstractmethod
    def affordances(self, view: V, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        """How each of the legal actions is done."""

    ground: Ground = "cloth"
    """What the pieces lie on: the cloth of a table, or the sky that a map is part of."""

    wants_whole_window = False
    """Whether the side panel lies over the table, and is closed at first, where the window has not the room for both:
    for games whose map can never be too large."""

    # What an impossible try meant

    def attempt(self, picked: frozenset[str]) -> str | None:  # noqa: ARG002  # a hook
        """The action meant by keys of which no legal action is made; None if they do not say enough.

        One that is legal, and only not done so, is none that could be explained: `objection` has the word then.
        """
        return None

    @abstractmethod
    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        """Why keys that mean no action cannot go together: a sentence, and the id of its rule or "". `TableScene` says
        where the picked piece goes."""

    @abstractmethod
    def nowhere(self, held: str) -> tuple[str, str]:
        """What to say of a piece that is let go where nothing lies: where it could go, and the id of a rule or "".
        `TableScene` has a sentence that fits everywhere."""

    def carries(self, key: str) -> bool:  # noqa: ARG002  # a hook
        """Whether a piece that goes to some place is carried there, rather than pressed like a button."""
        return True

    def size_on(self, held: str, place: str) -> float:  # noqa: ARG002  # a hook
        """How wide a carried piece will be on `place`, or wherever it goes for "", in scene units; 0 for what fits
        into the place."""
        return 0.0

    # How events look

    def cues(self, events: Sequence[Event]) -> Sequence[Cue | Beat]:  # noqa: ARG002  # a hook
        """How `events` are shown before the table settles, and which of them each step tells.

        They play on the pieces of the former position: what `events` bring is not there yet, so `source` and `target`
        are keys that lay there before (the place where a stone will lie); a cue of others is passed over. New pieces
        come afterwards, out of their `Placement.origin`.
        """
        return ()

    lands: Mapping[str, Sound] = MappingProxyType({})
    """What is heard when a piece of a kind comes to lie somewhere, by cues, by hand or as the table settles. Kinds that
    are not named fly like cards ("lay"), and lie down in silence. Dice are those that sound like "dice"."""

    sounds: Mapping[type[Event], Sound] = MappingProxyType({})
    """What an event sounds like, beside the motion of its pieces: heard as the step begins that tells it."""

    def is_moment(self, event: Event) -> bool:  # noqa: ARG002  # a hook
        """Whether an event belongs to a great moment (`Beat.moment`), so that it is worth seeing again."""
        return False

    def goes_on(self, view: V) -> bool:  # noqa: ARG002  # a hook
        """Whether the great moment that led to `view` is not over with it, as between two rolls of dice. Its light and
        its words stay until the next position; who skips it skips its next part too, and it is seen again as a whole.
        """
        return False

    def runs_on(self, before: V, after: V) -> bool:  # noqa: ARG002  # a hook
        """Whether what a bot does next belongs to the action that led from `before` to `after`, so that both are shown
        at once, such as the single steps of bookkeeping."""
        return False

    def name_places(self, wanted: bool) -> None:
        """Show what places are called, such as coordinates, while a text beside the table names them. Nothing to do
        for a game whose places always show their names."""

    def keys_of(self, event: Event) -> frozenset[str]:  # noqa: ARG002  # a hook
        """The pieces an event is about."""
        return frozenset()

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:  # noqa: ARG002  # a hook
        """Who is pleased or worried by what everybody at the table has just seen happen, by seat: what the game is
        about, won or lost. Whoever is not named feels as their points let them. Faces tell it once it has been shown.
        """
        return {}

    def happened(self, events: Sequence[Event]) -> None:
        """A new position is about to be shown, to which `events` led (none after a jump), for what no view tells."""

    def place_of_interest(self, view: V) -> tuple[float, float] | None:  # noqa: ARG002  # a hook
        """The coordinates on the map that must be seen in a new position; None for nowhere in particular."""
        return None

    # Choices in many parts

    follows_picks = False
    """Whether what lies where depends on the picks: pieces that are placed one after another, counters, a sum."""

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        """`picked` with what the game picks of itself, so that each part of a choice in many parts has a value."""
        return picked

    def beginnings(self, affordances: Sequence[Affordance]) -> frozenset[str]:
        """What is lit as allowed before anything is picked: the pieces that can be taken up. Not what is pressed like a
        button, which looks like one, and not where pieces go."""
        return frozenset(key for one in affordances for key in one.pieces if self.carries(key))

    def first_picks(self) -> tuple[str, ...]:
        """What is picked up at once in a new position, since there is no other to begin with."""
        return ()

    def stands_for(self, key: str) -> str:
        """The key that picking `key` means as the picks now are, such as the next number of a counter."""
        return key

    def holdable(self) -> frozenset[str]:
        """Pieces that can be picked up although, as they are now, nothing legal can be done with them."""
        return frozenset()

    # Pieces that turn, displays that open

    @property
    def can_turn(self) -> bool:
        """Whether there is a piece to be laid, picked up or not, that turns."""
        return False

    def turn(self, step: int) -> None:
        """Turn the piece to be laid one step on (1) or back (-1), if there is one that turns."""

    def turn_to(self, key: str) -> bool:  # noqa: ARG002  # a hook
        """Turn the piece to be laid as `key` says, which is about to be picked in place of its kind: a way round that
        is offered, a place where it fits another way round only, or the piece itself where it is shown. False if `key`
        turns nothing."""
        return False

    def opens(self, key: str) -> bool:  # noqa: ARG002  # a hook
        """Whether a press of `key` shows or hides something, such as what is left in a bag, instead of picking it.
        `choosing.opened` is what is shown; putting everything down hides it too."""
        return False

    def foreseen(self) -> Sequence[Placement]:
        """Pieces, whatever their keys, that a touch may bring and whose pictures take long: these are drawn while
        nobody does anything."""
        return ()

    # Assistance

    def costs(self, focus: str) -> Badges:  # noqa: ARG002  # a hook
        """The notes to show by key while `focus` (a key, or "") is pointed at, as the picks now are."""
        return {}

    def related(self, focus: str) -> frozenset[str]:  # noqa: ARG002  # a hook
        """The pieces that belong to the one pointed at and are lit with it, such as the place of a number."""
        return frozenset()

    def pointed_at(self, key: str) -> None:
        """The mouse has come to another piece; "" for none."""
