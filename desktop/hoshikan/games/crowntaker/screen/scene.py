"""The table of CrownTaker: places and handling of its pieces, the staging of a phase, others' wars and talks in brief;
the same for setting up a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from hoshikan.engine import Event
from hoshikan.engine.editing import Dial, DialValue
from hoshikan.games.crowntaker.rules.actions import Deploy, Propose, parse
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, NOBODY, RANKS, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.art.pieces import PAINTERS
from hoshikan.games.crowntaker.screen.draft import PILE, SPACES, Draft, draft_of, is_sum, typed, values, with_one_more
from hoshikan.games.crowntaker.screen.events import (
    BOTH,
    LOG,
    TALKS,
    OnlookerStory,
    PhaseStory,
    Staged,
    is_familiar,
    wants_answer,
)
from hoshikan.games.crowntaker.screen.haggling import STEPS, step
from hoshikan.games.crowntaker.screen.labels import LABELS, CrownTakerLabels
from hoshikan.games.crowntaker.screen.layout import Layout
from hoshikan.games.crowntaker.screen.sides import CrownTakerSides
from hoshikan.games.crowntaker.screen.text import OBJECTIONS, CrownTakerProblems, CrownTakerText
from hoshikan.games.crowntaker.screen.tray import WAR, CrownTakerField, CrownTakerTray, course
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.choosing import Attempted, Chosen, Outcome
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.editing import Boxed, Editing
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.board.table.marks import alike
from hoshikan.ui.board.table.model import Affordance, BadgeFace, Badges, Clue, Cue, Placement, Scenery, at_end
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import signed
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import EditText, GameText

LINE_UP: Final = "verb:lineup"
PROPOSE: Final = "verb:propose"


def affordance(view: CrownTakerView, action: str) -> Affordance:
    """The handles of a legal action."""
    side = view.asked
    verb, _, rest = action.partition(" ")
    if verb == "deploy":
        numbers = tuple(zip(SPACES, _spaces(action), strict=True))
        counts = tuple(f"{space}:{count}" for space, count in numbers)
        arrows = tuple((f"space:{space}", f"{space}:{count}") for space, count in numbers if count)
        return Affordance(action, (PILE, LINE_UP), counts, seal=(LINE_UP,), arrows=arrows)
    if verb == "lord":
        return Affordance(action, (_lord(side, rest),), (f"post:{side}",), seal=(f"post:{side}",))
    if verb == "free":
        return Affordance(action, (_lord(side, rest),), (f"realm:{side}",), seal=(_lord(side, rest),))
    if verb == "negotiate":
        card = f"card:{side}:{rest}"
        return Affordance(action, (card,), (f"choice:{side}",), seal=(f"choice:{side}",))
    if verb in ("demand", "offer"):
        owner = side if verb == "demand" else 1 - side
        lord, post = _lord(owner, rest), f"post:{owner}"
        return Affordance(action, (lord, f"verb:{verb}"), (post,), seal=(f"verb:{verb}", post), arrows=((lord, post),))
    if verb == "propose":
        return _deal(action, side)
    return Affordance(action, (f"verb:{verb}",))


def offered(view: CrownTakerView) -> dict[str, BadgeFace]:
    """Badges by key that show what the deal to be answered would move."""
    deal = view.deal()
    answering = view.asked
    lords = ((1 - answering, deal.ours), (answering, deal.theirs))
    badges = {_lord(owner, RANKS[rank]): BadgeFace("gold", "⇄") for owner, rank in lords if rank != NOBODY}
    gain = deal.pays - deal.asks
    if gain:
        badges |= {
            f"purse:{side}": BadgeFace("good" if change > 0 else "bad", signed(change), "coin")
            for side, change in ((answering, gain), (1 - answering, -gain))
        }
    return badges


def declined(view: CrownTakerView) -> list[str]:
    """Deals that the side asked has proposed in this request and that its captives and assets still allow."""
    if view.step != "request" or not view.proposals:
        return []
    side = view.asked
    return [deal for deal in view.proposals[side] if _is_possible(view, side, deal)]


def _is_possible(view: CrownTakerView, side: int, notation: str) -> bool:
    deal = parse(notation)
    assert isinstance(deal, Propose)
    captives = ((side, deal.ours), (1 - side, deal.theirs))
    held = all(lord == NOBODY or RANKS[lord] in view.captives[owner] for owner, lord in captives)
    return held and deal.pays < view.assets[side] and deal.asks < view.assets[1 - side]


def _deal(action: str, side: int) -> Affordance:
    deal = parse(action)
    assert isinstance(deal, Propose)
    lords = [_lord(side, RANKS[deal.ours])] if deal.ours != NOBODY else []
    lords += [_lord(1 - side, RANKS[deal.theirs])] if deal.theirs != NOBODY else []
    verb = "verb:" + action.split(" ")[1]
    if deal.combined:
        # As a release that a captive is given for besides, by the side that pays.
        verb = "verb:release" if deal.pays else "verb:sell"
    if verb == "verb:swap":
        return Affordance(action, (*lords, verb), seal=(verb,))
    name = "both" if deal.combined else "sum"
    return Affordance(action, (*lords, verb, PROPOSE), (f"{name}:{deal.pays + deal.asks}",), seal=(PROPOSE,))


def _lord(side: int, rank: str) -> str:
    return f"lord:{side}:{rank}"


def _spaces(action: str) -> tuple[int, int, int, int]:
    placed = parse(action)
    assert isinstance(placed, Deploy)
    return placed.troops, placed.arms, placed.church, placed.treasury


def meant(view: CrownTakerView, picked: frozenset[str], draft: Draft) -> str | None:
    """Return the action meant by keys that make no legal action; None if they are not enough."""
    step, side = view.step, view.asked
    verbs = {key.removeprefix("verb:") for key in picked if key.startswith("verb:")}
    lords = [key.split(":") for key in sorted(picked) if key.startswith("lord:")]
    if step == "deploy":
        return _deployment(picked, draft)
    if step == "skill":
        return "skill" if "skill" in verbs else None
    if step == "cards":
        cards = [key.split(":") for key in picked if key.startswith("card:")]
        return next((f"negotiate {card}" for _, owner, card in cards if int(owner) == side), None)
    ours = [rank for _, owner, rank in lords if int(owner) == side]
    theirs = [rank for _, owner, rank in lords if int(owner) != side]
    if step in ("lord", "free"):
        return f"{step} {ours[0]}" if len(ours) == 1 and not theirs else None
    return _request(verbs, ours, theirs, picked) if step == "request" else None


def _deployment(picked: frozenset[str], draft: Draft) -> str | None:
    """The draft with the one count that differs from it."""
    wanted = dict(zip(SPACES, draft.now, strict=True))
    for key in picked:
        space, _, count = key.partition(":")
        if space in wanted and count.isdigit() and int(count) != draft.now[SPACES.index(space)]:
            wanted[space] = int(count)
    if wanted == dict(zip(SPACES, draft.now, strict=True)) or sum(wanted.values()) <= draft.hand:
        return None
    return "deploy " + " ".join(f"{space}={count}" for space, count in wanted.items())


def _request(verbs: set[str], ours: list[str], theirs: list[str], picked: frozenset[str]) -> str | None:
    total = max((int(key.partition(":")[2]) for key in picked if is_sum(key)), default=0)
    if "demand" in verbs and len(ours) == 1:
        return f"demand {ours[0]}"
    if "offer" in verbs and len(theirs) == 1:
        return f"offer {theirs[0]}"
    if "swap" in verbs and len(ours) == len(theirs) == 1:
        return f"propose swap {ours[0]} {theirs[0]}"
    if len(ours) == len(theirs) == 1 and total and verbs & {"release", "sell"}:
        return f"propose swap {ours[0]} {theirs[0]} {'pay' if 'release' in verbs else 'ask'} {total}"
    if "release" in verbs and len(ours) == 1:
        return f"propose release {ours[0]} {total}"
    if "sell" in verbs and len(theirs) == 1:
        return f"propose sell {theirs[0]} {total}"
    return None


_FORMATION: Final = ("lord", "deploy")
_WAR: Final = ("skill", "roll")


def looks_on(view: CrownTakerView, seat: int | None) -> bool:
    """True if the step of `view` is others' matter: of two players on a side the first makes war and the other one
    negotiates (CT-8.1). A spectator came to see everything."""
    for team in map(view.seats_of, BOTH):
        if seat in team and len(team) > 1:
            return view.step in ((*_FORMATION, *_WAR) if team.index(seat) else TALKS)
    return False


def runs_on(before: CrownTakerView, after: CrownTakerView, seat: int | None) -> bool:
    """True if what follows an action belongs to it. There is nothing to be seen of a skill that is not used; of others'
    matters the orders up to a deployment and a whole round of cards run on, and once they are familiar both formations,
    all rounds of a war, and all of a negotiation."""
    if before.step == "skill" and before.declared == after.declared:
        return True
    if not looks_on(before, seat) or before.phase != after.phase:
        return False
    step, following = before.step, after.step
    if is_familiar(before):
        return any(step in part and following in part for part in (_FORMATION, _WAR, TALKS))
    same_round = before.card_round == after.card_round
    return (step, following) == _FORMATION or (same_round and step in TALKS and following in TALKS)


def goes_on(view: CrownTakerView, seat: int | None) -> bool:
    """True between two rounds of others' war or negotiation, and from a familiar march to the first of them."""
    if not looks_on(view, seat):
        return False
    if view.step == "skill":
        return (view.war_round > 1 or is_familiar(view)) and not any(view.declared)
    return view.step == "request" and view.card_round > 1 and not (view.passes or any(view.came) or any(view.proposed))


def story(latest: Sequence[Event], before: CrownTakerView, view: CrownTakerView, seat: int | None) -> PhaseStory:
    """Return the staging of what led from one view to the other, as `seat` sees it."""
    kind = OnlookerStory if looks_on(before, seat) else PhaseStory
    return kind(latest, before, view, seat)


DIGITS: Final = frozenset("0123456789")
NEVER: Final = "verb:never"
"""The tile that declines a skill for the rest of a war."""
SILENT: Final = "verb:silent"
"""The tile that passes for the rest of a negotiation."""
BOTH_LORDS: Final = 2
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
            *CrownTakerField(self.words, view, realms, places, draft, legal).pieces(),
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
            kind = "both" if _lords(picked) == BOTH_LORDS else "sum"
            return f"{kind}:{typed(None if fresh else draft.total, int(number), max(self._amounts(), default=0))}"
        if key in STEPS and self.view.step == "request":
            total = step(draft.total, STEPS[key], self._amounts())
            kind = "both" if _lords(self.picking.picked) == BOTH_LORDS else "sum"
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
        kind = "both" if count == BOTH_LORDS else "sum"
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
        staging = story(events, self._before or self.view, self.view, self.seat)
        staged = staging.whole()
        if isinstance(staging, OnlookerStory):
            courses = {step: course(self.words, view) for step, view in staging.reached.items()}
            staged += [Cue(step, "summary", kind="course", face=face) for step, face in courses.items()]
        return staged

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


class CrownTakerEditText(EditText[CrownTakerView]):
    """For the language now installed. Dials belong to sides, not to seats."""

    def owner(self, seat: int) -> str:
        return LABELS.side(seat)

    def piece(self, piece: str, view: CrownTakerView) -> str:
        kind, side, which = piece.split(":")
        if kind == "lord":
            return CrownTakerLabels(view.numbers.printed).full(int(side), which)
        if kind == "card":
            return self.tr("{side}: {piece}").format(side=LABELS.side(int(side)), piece=LABELS.card(which))
        where = self._space("pile" if which == "hand" else which)
        return self.tr("{side}: token ({where})").format(side=LABELS.side(int(side)), where=where)

    def place(self, place: str, view: CrownTakerView) -> str:  # all tables have the same places
        kind, _, side = place.partition(":")
        name = LABELS.side(int(side))
        if kind == "captive":
            return self.tr("captive of {side}").format(side=LABELS.side(1 - int(side)))
        words = {
            "hand": self.tr("hand", "where a lord is"),
            "post": self.tr("command", "where a lord is"),
            "waiting": self.tr("castle", "where a lord is"),
            "table": self.tr("table of the negotiation", "where a captive is"),
            "cards": self.tr("in hand", "of a negotiation card"),
            "used": self.tr("used", "of a negotiation card"),
        }
        return self.tr("{side}: {piece}").format(side=name, piece=words.get(kind) or self._space(kind))

    def refusal(self, piece: str, place: str, view: CrownTakerView) -> tuple[str, str]:
        kind, side, _ = piece.split(":") if piece else ("", "0", "")
        own, other = LABELS.side(int(side)), LABELS.side(1 - int(side))
        if kind == "lord":
            sentence = self.tr("{side}'s lords go to its hand, command or castle, or to {other}'s tower.")
            return sentence.format(side=own, other=other), "CT-4.1"
        if kind == "card":
            return self.tr("A negotiation card is either in hand or used. Press it to switch."), "CT-5.3"
        sentence = self.tr("{side}'s tokens go to its hand, army, treasury, church or castle.")
        return sentence.format(side=own), "CT-2.1"

    def dial(self, dial: Dial, view: CrownTakerView) -> str:  # all tables have the same dials
        kind, _, number = dial.id.partition(":")
        if kind == "medal":
            return self.tr("Medal of phase {phase}").format(phase=int(number) + 1)
        return {
            "step": self.tr("Decision to be made"),
            "start": self.tr("Start player"),
            "phase": self.tr("Phase"),
            "turn": self.tr("Side to decide"),
            "burgundy": self.tr("Burgundy token"),
            "assets": self.tr("Assets"),
            "uses": self.tr("Uses of the skill in this war"),
        }.get(kind) or self._space(kind)

    def value(self, dial: Dial, value: DialValue, view: CrownTakerView) -> str:
        if dial.id == "step":
            return CrownTakerProblems().step(str(value))
        if value == "burgundy":
            return self.tr("Burgundy")
        if value == "nobody":
            return self.tr("No one")
        return LABELS.side(SIDES.index(str(value)))

    def _space(self, space: str) -> str:
        """Return the name of a place of tokens."""
        if space == "pile":
            return self.tr("hand", "where a token is")
        return LABELS.space(space) if space in SPACES else self.tr("Castle", "where tokens lie")


EDIT_TEXT: Final = CrownTakerEditText()


class EditScene(Editing[CrownTakerView], CrownTakerScene):
    """The table of CrownTaker, on which everything has its place."""

    has_box = False
    edit_words = EDIT_TEXT

    def seen_from(self, seat: int | None) -> int | None:
        return None

    def keys_of_piece(self, piece: str, view: CrownTakerView) -> tuple[str, ...]:
        kind, side, which = piece.split(":")
        if kind != "token":
            return (piece,)
        if which == "hand":
            return (f"hand:{side}",)
        if which in ("troops", "arms"):
            return (f"army:{which}:{side}",) if view.step in WAR and view.commander[int(side)] else ()
        return (f"store:{which}:{side}",)

    def keys_of_place(self, place: str, view: CrownTakerView) -> tuple[str, ...]:
        kind, _, side = place.partition(":")
        war = view.step in WAR
        if kind in ("troops", "arms"):
            return (f"army:{kind}:{side}",) if war and view.commander[int(side)] else ("field",)
        keys: dict[str, tuple[str, ...]] = {
            "hand": (f"realm:{side}",),
            "pile": (f"realm:{side}", f"hand:{side}"),
            "post": (f"post:{side}",) if war else ("field",),
            "table": ("field",) if war else (f"post:{side}",),
            "waiting": (f"store:castle:{side}",),
            "castle": (f"store:castle:{side}",),
            "church": (f"store:church:{side}",),
            "captive": (f"prison:{1 - int(side)}",),
        }
        return keys.get(kind, ())

    def boxed(self, piece: str, view: CrownTakerView) -> Boxed | None:  # nothing lies there
        return None
