"""The table of CrownTaker: places and handling of its pieces, and the staging of a phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, NOBODY
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.affordances import PROPOSE, affordance, declined, meant, offered
from hoshikan.games.crowntaker.screen.art.pieces import PAINTERS
from hoshikan.games.crowntaker.screen.draft import PILE, SPACES, draft_of, is_sum, typed, values, with_one_more
from hoshikan.games.crowntaker.screen.events import LOG, Staged, wants_answer
from hoshikan.games.crowntaker.screen.field import CrownTakerField
from hoshikan.games.crowntaker.screen.haggling import STEPS, step
from hoshikan.games.crowntaker.screen.layout import Layout
from hoshikan.games.crowntaker.screen.onlooking import goes_on, runs_on, story
from hoshikan.games.crowntaker.screen.problems import OBJECTIONS
from hoshikan.games.crowntaker.screen.sides import CrownTakerSides
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.games.crowntaker.screen.tray import CrownTakerTray
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.choosing import Attempted, Chosen, Outcome
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import alike
from hoshikan.ui.board.table.model import Affordance, BadgeFace, Badges, Clue, Placement, Scenery, at_end
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import GameText

DIGITS: Final = frozenset("0123456789")
NEVER: Final = "verb:never"
"""The tile that declines a skill for the rest of a war."""
SILENT: Final = "verb:silent"
"""The tile that passes for the rest of a negotiation."""
BOTH: Final = 2
"""Lords in a deal that exchanges captives."""


class CrownTakerScene(TableScene[CrownTakerView]):
    """Keys: "lord:0:duke" (anywhere), "card:1:A", "troops:3", "space:troops", "sum:14", "verb:pass", "post:0",
    "choice:0", "realm:0", "purse:0", "phase:3",
    "more:1", "less:5".

    A deployment and the sum of a deal are drafts: their counts are always among the picks, and the seal makes them.
    """

    lands: Mapping[str, Sound] = MappingProxyType(
        {"coin": "coin", "token": "set", "medal": "set", "lord": "lay", "card": "lay", "back": "lay", "dice": "dice"}
    )

    follows_picks = True
    _before: CrownTakerView | None = None
    """The position that the newest events began in."""
    _without: tuple[int, int] | None = None
    """The war, by its phase, in which a side uses no skill any more, and the side."""
    _silent: tuple[int, int] | None = None
    """The negotiation, by its phase, in which a side requests nothing any more, and the side."""

    def __init__(self, text: GameText[CrownTakerView], theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(text, theme, parent)
        # Not at once: what has arrived is still being shown to others.
        self.arrived.connect(self._pass_over, Qt.ConnectionType.QueuedConnection)

    def painters(self) -> Painters:
        return PAINTERS

    @property
    def words(self) -> CrownTakerText:
        assert isinstance(self.text, CrownTakerText)
        return self.text

    # Where it lies

    def scenery(self, view: CrownTakerView, seat: int | None, names: Sequence[str]) -> Scenery:
        places = Layout(self.aspect, len(view.seats_of(FRANCE)))
        realms = CrownTakerSides(self.words, view, names)
        legal = [one.action for one in self.picking.affordances] if seat == view.to_move else []
        draft = draft_of(view, self.picking.picked) if legal else None
        tray = CrownTakerTray(self.words, view, realms, places, draft, legal)
        large = tray.large
        pieces = (
            *tray.pieces(),
            *CrownTakerField(self.words, view, realms, places, draft, decides=bool(legal)).pieces(),
            *(
                piece
                for side in (FRANCE, ENGLAND)
                for piece in realms.pieces(side, places.banners[side], places.hands[side], large)
            ),
        )
        return Scenery(
            WIDTH,
            places.height,
            alike(
                pieces,
                ("title:", "sign:", "name:", "line:", "word:", "heading:", "talk:", "legend:", "count:"),
                self.theme,
            ),
        )

    def clue_place(self, clue: Clue, pieces: Mapping[str, Placement]) -> Rect | None:
        """Return the place beside a name, of the realm where it has two seats: only one of them decides."""
        side = FRANCE if clue.seat in self.view.seats_of(FRANCE) else ENGLAND
        if len(self.view.seats_of(side)) > 1:
            title = pieces[f"title:{side}"]
            return at_end(title, title.width / 2)
        name, face = pieces[f"name:{clue.seat}"], pieces[f"emblem:{clue.seat}"]
        return at_end(replace(name, y=face.y, height=face.height), name.width * 0.6)

    # What can be done

    def affordances(
        self,
        view: CrownTakerView,
        seat: int | None,
        actions: Sequence[str],
    ) -> list[Affordance]:
        # Deals that were declined are put together like others: to type 12 leads over 1, and the rules refuse what is
        # proposed a second time (CT-5.2).
        made = [affordance(view, action) for action in (*actions, *(declined(view) if actions else ()))]
        forever = {"no-skill": NEVER, "pass": SILENT}
        return [*made, *(Affordance(action, (tile,)) for action, tile in forever.items() if action in actions)]

    def stands_for(self, key: str) -> str:
        if not self.actions:
            return key
        name, _, number = key.partition(":")
        draft = draft_of(self.view, self.picking.picked)
        if name == "digit" and self.view.step == "request":
            picked = self.picking.picked
            fresh = not picked or not is_sum(picked[-1])
            kind = "both" if _lords(picked) == BOTH else "sum"
            return f"{kind}:{typed(None if fresh else draft.total, int(number), max(self._amounts(), default=0))}"
        if key in STEPS and self.view.step == "request":
            total = step(draft.total, STEPS[key], self._amounts())
            kind = "both" if _lords(self.picking.picked) == BOTH else "sum"
            return key if total is None else f"{kind}:{total}"
        if self.view.step != "deploy":
            return key
        if name == "space":
            return f"{number}:{with_one_more(draft, number)}"
        if name in SPACES and PILE in self.picking.picked:
            # A token carried from the pile is the next one, wherever in the row it is let go.
            return f"{name}:{min(draft.now[SPACES.index(name)] + 1, draft.most[SPACES.index(name)])}"
        return key

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        if not self.actions:
            return picked
        if self.view.step == "deploy":
            kept = tuple(key for key in picked if key != PILE or key == picked[-1])
            known = values(kept)
            missing = (f"{space}:{int(space == 'troops')}" for space in SPACES if space not in known)
            return (*missing, *kept)
        if self.view.step == "request":
            return self._with_sum(picked)
        return picked

    def _with_sum(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        """Once a deal for assets is picked, the lord's ransom is the sum until another is typed; if two lords are
        exchanged, what the ransom of one is more."""
        chosen = [key for key in picked if not is_sum(key)]
        count = max(_lords(chosen), 1)
        fits = [one for one in self.picking.affordances if one.fits(chosen) and _lords(one.pieces) == count]
        lords = {key for one in fits for key in one.pieces if key.startswith("lord:")}
        if not chosen or len(lords) != count or not all(any(map(is_sum, one.targets)) for one in fits):
            return tuple(chosen)
        kind = "both" if count == BOTH else "sum"
        if values(picked).get(kind) is not None:
            return tuple(key for key in picked if not is_sum(key) or key.startswith(kind))
        ransoms = sorted(self.view.numbers.lords[lord.split(":")[2]].ransom for lord in lords)
        usual = ransoms[-1] if count == 1 else max(ransoms[-1] - ransoms[0], 1)
        return (f"{kind}:{min(usual, max(map(self._sum_of, fits)))}", *chosen)

    def _amounts(self) -> list[int]:
        """The amounts that the picked deal allows."""
        return [self._sum_of(one) for one in self.picking.affordances if self._is_wanted(one) and one.targets]

    @property
    def can_turn(self) -> bool:
        """The wheel adds coins to a deal, and takes them back."""
        return self.view.step == "request" and draft_of(self.view, self.picking.picked).total is not None

    def turn(self, step: int) -> None:
        key = self.stands_for("less:1" if step > 0 else "more:1")
        if is_sum(key):
            self.picking.add(key)

    def typed(self, letter: str) -> str:
        return f"digit:{letter}" if letter in DIGITS and self.can_turn else ""

    def _is_wanted(self, one: Affordance) -> bool:
        chosen = [key for key in self.picking.picked if not is_sum(key)]
        return one.fits(chosen) and _lords(one.pieces) == max(_lords(chosen), 1)

    @staticmethod
    def _sum_of(one: Affordance) -> int:
        return max((int(key.partition(":")[2]) for key in one.targets if is_sum(key)), default=0)

    def attempt(self, picked: frozenset[str]) -> str | None:
        if not self.actions:
            return None
        notation = meant(self.view, picked, draft_of(self.view, self.picking.picked))
        return None if notation in (*self.actions, *declined(self.view)) else notation

    def report(self, outcome: Outcome) -> None:
        """Show the rule for a deal proposed a second time, and let its sum be changed before it is proposed again."""
        if isinstance(outcome, Chosen) and outcome.action in declined(self.view):
            self.picking.remove(PROPOSE)
            self.picks_changed()
            outcome = Attempted(outcome.action)
        if isinstance(outcome, Chosen) and NEVER in self.picking.picked:
            self._without = (self.view.phase, self.view.asked)
        if isinstance(outcome, Chosen) and SILENT in self.picking.picked:
            self._silent = (self.view.phase, self.view.asked)
        super().report(outcome)

    def _pass_over(self) -> None:
        """Roll without the skill or request nothing, as the player has decided for the whole war or negotiation."""
        if not self.actions:
            return
        now = (self.view.phase, self.view.asked)
        if (self.view.step, now) not in (("skill", self._without), ("request", self._silent)):
            return
        self.choosing.activate("verb:no-skill" if self.view.step == "skill" else "verb:pass")
        if self.choosing.waiting:
            self.choosing.confirm()

    def nowhere(self, held: str) -> tuple[str, str]:  # each step has pieces of one kind
        return OBJECTIONS.about(self.view.step)

    def size_on(self, held: str, place: str) -> float:  # what goes there fills it
        goal = self.stage.get(place)
        fills = goal is not None and place.startswith(("post:", "choice:"))
        return goal.placement.width if goal is not None and fills else 0.0

    def carries(self, key: str) -> bool:
        """Tiles are pressed."""
        return not key.startswith("verb:")

    # Assistance

    def costs(self, focus: str) -> Badges:
        view = self.view
        if focus == "verb:skill" and view.step == "skill":
            side = view.asked
            lord = view.commanding(side)
            return {} if lord is None else {f"purse:{side}": _price(view, side, lord.cost)}
        if view.step == "deploy":
            gain = draft_of(view, self.picking.picked).now[SPACES.index("treasury")] * view.numbers.per_token
            return {f"purse:{view.asked}": BadgeFace("good", f"+{gain}", "coin")} if gain else {}
        if view.step == "answer":
            return offered(view)
        if view.step not in ("request", "cards"):
            return {}
        found = {}
        for side in (FRANCE, ENGLAND):
            rank = view.table[side]
            if rank is not None:
                ransom = view.numbers.lords[rank].ransom
                found[f"lord:{side}:{rank}"] = _price(view, side, ransom)
        return found

    def happened(self, events: Sequence[Event]) -> None:
        self._before = None if self.is_empty else self.view
        if not events:
            self._without = self._silent = None  # after an undo the player is asked again
        if any(map(wants_answer, events)):
            self._silent = None

    def cues(self, events: Sequence[Event]) -> list[Staged]:
        return story(events, self._before or self.view, self.view, self.seat).whole()

    def runs_on(self, before: CrownTakerView, after: CrownTakerView) -> bool:
        return runs_on(before, after, self.seat)

    def goes_on(self, view: CrownTakerView) -> bool:
        return goes_on(view, self.seat)

    def sound_of(self, event: Event) -> Sound | None:
        return LOG.meaning(event).sound

    def is_moment(self, event: Event) -> bool:
        return LOG.meaning(event).is_moment

    def keys_of(self, event: Event) -> frozenset[str]:
        return LOG.meaning(event).keys

    def feelings(self, events: Sequence[Event]) -> Mapping[int, Mood]:
        felt: dict[int, Mood] = {}
        for one in map(LOG.meaning, events):
            sides: tuple[tuple[int, Mood], ...] = ((one.worried, "worried"), (one.pleased, "pleased"))
            for side, mood in sides:
                if side != NOBODY:
                    felt.update(dict.fromkeys(self.view.seats_of(side), mood))
        return felt


def _lords(keys: Sequence[str]) -> int:
    """Return the number of lords among picked keys."""
    return sum(key.startswith("lord:") for key in keys)


def _price(view: CrownTakerView, side: int, assets: int) -> BadgeFace:
    """The badge of what a side would pay, "bad" if it could not go on with what is left."""
    return BadgeFace("good" if view.survives(side, assets) else "bad", f"−{assets}", "coin")


Scene: Final = CrownTakerScene
