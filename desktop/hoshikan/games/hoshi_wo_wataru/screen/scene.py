"""The table of 星を渡る: places and handling of its pieces, and the staging of a year."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules.actions import ACTION_BY_TEXT, OBJECTIVE, POOL, SET, SHIFT
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.art.pieces import PAINTERS
from hoshikan.games.hoshi_wo_wataru.screen.art.sky import draw_whole_sky
from hoshikan.games.hoshi_wo_wataru.screen.cardfaces import sky_face
from hoshikan.games.hoshi_wo_wataru.screen.events import LOG, Story, feelings, is_moment, keys_of
from hoshikan.games.hoshi_wo_wataru.screen.keys import Whereabouts, hand_keys, lost_key
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.games.hoshi_wo_wataru.screen.problems import OBJECTIONS
from hoshikan.games.hoshi_wo_wataru.screen.rows import POOL_NOTE, PREVIEW, Rows
from hoshikan.games.hoshi_wo_wataru.screen.scenery import sky, star_face
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import Paint, Painters
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.model import Affordance, BadgeFace, Badges, Beat, Clue, Cue, Placement, Scenery
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import GameText

__all__ = ["HoshiScene", "Scene"]


class HoshiScene(TableScene[HoshiView]):
    """Keys: "star:17", "slot:0", "cell:0:2", "card:0:9:1", "down:1:2", "pool:0", "tray", "choice:zodiac", "seat:0",
    "marker:1", "supply:deck", "tally:0", "objective:0"."""

    lands: Mapping[str, Sound] = MappingProxyType(
        {
            **dict.fromkeys(("bid", "set", "back", "constellation", "nova", "objective", "goalback"), "lay"),
            "marker": "set",
            "stardust": "coin",
        }
    )

    def __init__(self, text: GameText[HoshiView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        self._where = self._where_before = Whereabouts()

    def painters(self) -> Painters:
        return PAINTERS

    # Where it lies

    def scenery(self, view: HoshiView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = self._places(view, seat)
        rows = Rows(view, places, names, self.theme)
        pieces = (*sky(view, places, names, self.theme), *rows.all())
        self._where_before, self._where = self._where, rows.where
        return Scenery(WIDTH, places.height, pieces)

    def _places(self, view: HoshiView, seat: int | None) -> Places:
        double = bool(view.options["last_slot_double"])
        return Places(view.players, seat, self.aspect, double, self.bars, view.year)

    def first_picks(self) -> tuple[str, ...]:
        """A lost card to decide about is taken up at once: there is no other to begin with."""
        lost = self._lost_card()
        return (lost,) if lost else ()

    def _lost_card(self) -> str:
        """The key of the own lost card to decide about, or ""."""
        view, seat = self.view, self.seat
        deciding = seat is not None and view.phase == "resolving" and view.to_move == seat
        return lost_key(view) if deciding else ""

    # What can be done

    def affordances(self, view: HoshiView, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        found = []
        for notation in actions:
            action = ACTION_BY_TEXT[notation]
            if action.kind == OBJECTIVE:
                found.append(Affordance(notation, (), (f"choice:{OBJECTIVES[action.value]}",)))
            elif action.kind == SET:
                cell = f"cell:{seat}:{view.slot}"
                found += [Affordance(notation, (key,), (cell,), (cell,)) for key in hand_keys(view, action.value)]
            elif action.kind == SHIFT:
                found.append(Affordance(notation, (lost_key(view),), self._next_cells(view, seat)))
            else:
                target = f"pool:{seat}" if action.kind == POOL else "tray"
                found.append(Affordance(notation, (lost_key(view),), (target,)))
        return found

    @staticmethod
    def _next_cells(view: HoshiView, seat: int | None) -> tuple[str, ...]:
        """Return the targets of a shifted card. After the last slot there is none: any other takes its part."""
        following = view.slot + 1
        slots = (following,) if following < SLOTS else range(SLOTS - 1)
        return tuple(f"cell:{seat}:{slot}" for slot in slots)

    def attempt(self, picked: frozenset[str]) -> str | None:
        view, seat = self.view, self.seat
        cards = [key for key in picked if key.startswith(f"card:{seat}:")]
        if view.phase == "objectives":
            return f"set {_number(cards[0]) or 'dummy'}" if cards else None
        if view.phase == "setting" and cards and any(key.startswith("pool:") for key in picked):
            # No rule speaks of pooling a dummy.
            return f"pool {_number(cards[0])}" if _number(cards[0]) else None
        if view.phase != "resolving":
            return None
        lost = self._lost_card()
        for key in cards:
            if key != lost:
                card = _number(key)
                lies = card and key in self._where.lying.values()
                return f"pool {card}" if lies else f"set {card or 'dummy'}"
        beyond = view.slot + 1 == SLOTS and any(key.startswith(f"cell:{seat}:") for key in picked)
        return f"shift {_number(lost)}" if lost and beyond else None

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        return OBJECTIONS.about(self.view, self.seat, picked)

    def nowhere(self, held: str) -> tuple[str, str]:
        return OBJECTIONS.about(self.view, self.seat, frozenset({held}))

    # Assistance

    def clue_place(self, clue: Clue, pieces: Mapping[str, Placement]) -> Rect | None:
        """Return the place where the number of a bid will be written; there is none for objectives."""
        if clue.kind != "card":
            return None
        view = self.view
        follows = view.phase == "resolving" and clue.place == view.slot + 1
        count = 1 + (len(view.moved[clue.seat]) if follows else 0)
        return self._places(view, self.seat).unseen(clue.seat, clue.place, count)

    def costs(self, focus: str) -> Badges:
        view, seat = self.view, self.seat
        if seat is None:
            return {}
        badges: dict[str, BadgeFace] = {}
        lost = self._lost_card()
        if lost:
            card = _number(lost)
            badges[POOL_NOTE] = BadgeFace("gold", f"+{view.box.stars_on(card)}", "star")
            if view.slot + 1 < SLOTS:
                badges[PREVIEW] = BadgeFace("gold", str(view.bid_with_shifted(seat, card)), "card")
        kind, _, number = focus.partition(":")
        if kind == "star" and int(number) not in view.taken:
            have, need = view.have[seat], view.need[seat] + view.constellation(int(number)).stars
            badges[focus] = BadgeFace("good" if have >= need else "bad", f"{have}/{need}", "star")
        return badges

    def cues(self, events: Sequence[Event]) -> list[Cue | Beat]:
        places = self._places(self.view, self.seat)
        look = partial(star_face, self.view, places, self.theme)
        story = Story(self._where_before, self._where, self.view, self.seat, self.names, look)
        return story.staged(events)

    def sound_of(self, event: Event) -> Sound | None:
        return LOG.presentation(event).sound

    def is_moment(self, event: Event) -> bool:
        return is_moment(event)

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        return feelings(events)

    def keepsake(self, view: HoshiView) -> Paint:
        """The sky of the game, without names: pillars cover a part of it."""
        face = sky_face(view, checked=True)
        return lambda painter, rect, theme: draw_whole_sky(painter, rect, face, theme, named=False)

    def keys_of(self, event: Event) -> frozenset[str]:
        return keys_of(event)


def _number(key: str) -> int:
    """The number on the card a key names."""
    return int(key.split(":")[2])


Scene: Final = HoshiScene
