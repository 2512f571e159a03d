"""The common part of the stories of CrownTaker: steps one after another, assets and tokens on their way."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final, Literal, TypedDict, TypeVar, Unpack

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules.phases import DIE, ENGLAND, FRANCE, RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.banners import CrownTakerBanners
from hoshikan.games.crowntaker.screen.faces import DiceFace, StatFace, TokenFace
from hoshikan.games.crowntaker.screen.labels import labels_of
from hoshikan.ui.board.table.faces import Tone
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration, Stance
from hoshikan.ui.kit.look.words import figure, signed
from hoshikan.ui.kit.sound.names import Sound

Staged = Cue | Beat
E = TypeVar("E", bound=Event)
BOTH: Final = (FRANCE, ENGLAND)
_MOST_COINS: Final = 5
_TUMBLES: Final = (2, 4, 1, 3, 5, 2, 4)
"""By how much dice differ, while they roll, from what they come to show."""


class More(TypedDict, total=False):
    """Further arguments of a `Cue`."""

    count: int
    stays: bool
    leaves: bool
    hides: str
    share: float
    through: tuple[Hashable, ...]
    caption: str
    word: str
    tone: Tone
    stance: Stance


class Story:
    """The steps of what happened in one action, from the position `before` it to `view`."""

    def __init__(self, events: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> None:
        """`seat` is who looks on, None for a spectator."""
        self.events = events
        self.before = before
        self.view = view
        self.seat = seat
        self.banners = CrownTakerBanners(labels_of(view))
        self.staged: list[Staged] = []
        self._assets = list(before.assets)
        self._step = -1

    @property
    def is_own(self) -> bool:
        """True if the viewer has just decided this: it needs less time to be understood."""
        return self.seat is not None and self.before.to_move == self.seat

    def all_of(self, *kinds: type[E]) -> list[E]:
        """The events of these kinds, in their order."""
        return [event for event in self.events if isinstance(event, kinds)]

    def one(self, kind: type[E]) -> E | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def beat(
        self,
        shown: Iterable[Event | None] = (),
        moment: str = "",
        lights: Sequence[str] = (),
        banner: Banner | None = None,
        lasts: Duration | None = None,
        hold: Duration | None = None,
        sound: Sound | Literal[""] = "",
    ) -> None:
        """Begin the next step."""
        self._step += 1
        events = tuple(event for event in shown if event is not None)
        self.staged.append(Beat(self._step, events, moment, tuple(lights), banner, lasts, hold, sound))

    def cue(self, source: str, target: str = "", kind: str = "", face: Hashable = "", **more: Unpack[More]) -> None:
        """Motion in the step that has begun."""
        self.staged.append(Cue(self._step, source, target, kind, face, **more))

    def pose(self, source: str, stance: Stance) -> None:
        """Set the look of a piece from now on."""
        self.cue(source, stance=stance)

    def say(self, key: str, word: str, tone: Tone = "gold") -> None:
        """A word on a piece."""
        self.cue(key, word=word, tone=tone)

    def roll(self, key: str, side: int, dice: tuple[int, ...]) -> None:
        """Dice that tumble until they show this."""
        through = tuple(DiceFace(side, tuple((die + turn) % DIE + 1 for die in dice)) for turn in _TUMBLES)
        self.cue(key, kind="dice", face=DiceFace(side, dice), through=through)

    # Assets, tokens, lords

    def pay(self, side: int, assets: int, source: str = "", target: str = "") -> None:
        """Assets come to a side from `source`, or (negative) leave it for `target`; its number changes as they do."""
        if not assets:
            return
        purse = f"purse:{side}"
        if source:
            self.cue(source, purse, "coin", "", count=min(assets, _MOST_COINS))
        if target:
            self.cue(purse, target, "coin", "", count=min(-assets, _MOST_COINS))
        self._assets[side] += assets
        face = StatFace("coin", figure(self._assets[side]), side)
        self.cue(purse, kind="stat", face=face, caption=signed(assets))

    def tokens(self, source: str, target: str, side: int, count: int, hides: str = "") -> None:
        """Tokens on their way."""
        if count:
            stays = not target.startswith("hand:")
            self.cue(source, target, "token", TokenFace(side), count=count, stays=stays, hides=hides)

    def home(self, owner: int) -> str:
        """Return the place of lords in the hand of a side."""
        free = [rank for rank in self.before.lords[owner] if self.before.commander[owner] != rank]
        lies_in_tray = self.before.step == "lord" and self.before.asked == owner
        return f"lord:{owner}:{free[-1]}" if free and not lies_in_tray else f"heading:lords:{owner}"

    def prison(self, owner: int) -> str:
        """Return the place of captives that belong to `owner`."""
        held = [rank for rank in self.before.captives[owner] if rank != self.before.table[owner]]
        return f"lord:{owner}:{held[-1]}" if held else f"prison:{1 - owner}"


def lord_key(owner: int, lord: int) -> str:
    """The piece of a lord, by its number."""
    return f"lord:{owner}:{RANKS[lord]}"
