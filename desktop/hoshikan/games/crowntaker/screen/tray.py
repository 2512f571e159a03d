"""Pieces between the realms: the rim of medals, the map for wars and negotiations, and the tray where the player at the
screen decides: lords, counters, requests, sums and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.games.crowntaker.rules.phases import ENGLAND, EVENT_PHASES, FRANCE, PHASES, SIDES
from hoshikan.games.crowntaker.rules.setup import FREE_TALKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.arena import arena_pieces, shows_arena
from hoshikan.games.crowntaker.screen.draft import SPACES, Draft
from hoshikan.games.crowntaker.screen.faces import (
    AttackFace,
    BackFace,
    CounterFace,
    CourseFace,
    DiceFace,
    EmptyFace,
    HeadFace,
    PhaseFace,
    PileFace,
    PlaceFace,
    PostFace,
    SpeechFace,
    StatFace,
    StepFace,
    SumFace,
    TileFace,
    TrayFace,
)
from hoshikan.games.crowntaker.screen.haggling import Opinion, opinion, speaker
from hoshikan.games.crowntaker.screen.labels import LABELS, army_face, army_words, castle_face, lord_face, skill_face
from hoshikan.games.crowntaker.screen.layout import REACH, Half, Layout
from hoshikan.games.crowntaker.screen.sides import CrownTakerSides
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.model import Placement, TextFace, at
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.words import Words

WAR: Final = ("lord", "deploy", "skill", "roll", "event", "free", "over")
"""Steps at which the map is one of war, and not a table of negotiation."""
FIGHTING: Final = ("skill", "roll")
"""Steps at which the armies are at the front."""
_COURSE: Final = (
    ("banner", ("lord", "deploy")),
    ("arms", FIGHTING),
    ("scroll", ("request", "answer", "cards")),
    ("dice", ("event", "free")),
)
"""The stages of a phase: their signs and steps."""
_STEP: Final = 14.0
"""By how much the front moves for a troop."""
_LETTERS: Final = MappingProxyType({"troops": "T", "arms": "A", "church": "C", "treasury": "Y"})
_MOODS: Final[Mapping[Opinion, Mood]] = MappingProxyType(
    {"ready": "calm", "mocked": "worried", "low": "worried", "dear": "worried", "fair": "calm", "good": "pleased"}
)
_LORD: Final = (190.0, 298.0)
_CARD: Final = (150.0, 210.0)
_THIRD: Final = (236.0, 240.0)


def course(text: CrownTakerText, view: CrownTakerView) -> CourseFace:
    """Return the stage of the phase, and those before and after it."""
    stages = [stage for stage in _COURSE if stage[0] != "dice" or view.phase in EVENT_PHASES]
    now = next((index for index, (_, steps) in enumerate(stages) if view.step in steps), len(stages))
    past, ahead = stages[:now], stages[now + 1 :]
    if view.step == "over":
        past, ahead = [], []
    return CourseFace(text.summary(view), tuple(sign for sign, _ in past), tuple(sign for sign, _ in ahead))


class _Part(Words):
    """A part of the table for one view."""

    def __init__(
        self,
        text: CrownTakerText,
        view: CrownTakerView,
        realms: CrownTakerSides,
        places: Layout,
        draft: Draft | None,
        legal: Sequence[str],
    ) -> None:
        """`legal` has actions if the player at this screen has to decide."""
        self._legal = legal
        self._text = text
        self._view = view
        self._realms = realms
        self._places = places
        self._draft = draft


class CrownTakerField(_Part):
    """The pieces of the middle of the table."""

    def pieces(self) -> Iterator[Placement]:
        """Yield the rim, the map and the pieces on it."""
        view, places = self._view, self._places
        yield at(places.rim, "rim", "wood", z=-4)
        yield from self._medals()
        for phase in range(1, PHASES + 1):
            owner = SIDES.index(view.medals[phase - 1]) if phase <= len(view.medals) else None
            now = phase == view.phase and view.step != "over"
            face = PhaseFace(phase, owner, now, phase in EVENT_PHASES)
            label = self._text.phase_label(phase, view)
            yield at(places.phase(phase), f"phase:{phase}", "phase", face, 0, label, zone="map")
        yield at(places.summary, "summary", "course", course(self._text, view))
        yield at(places.field, "field", "field", z=-3)
        if not self._is_war:
            yield at(places.stake, "stake", "text", TextFace(self._text.stake(view), "ink", "center"))
            yield at(places.church, "balance", "text", TextFace(self._text.balance(view), "ink_quiet", "center"))
        for side in (FRANCE, ENGLAND):
            yield from self._half(side, places.halves[side])

    def _medals(self) -> Iterator[Placement]:
        """Counted at the two ends of the rim."""
        for side in (FRANCE, ENGLAND):
            count = self._view.medals_of(side)
            words = self.tr("{medals}. Five win the crown").format(medals=LABELS.medals(count))
            word = TextFace(self.tr("Medals"), "text", "center")
            yield at(self._places.medals_word(side), f"word:medals:{side}", "text", word)
            face = StatFace("medal", str(count), side)
            yield at(self._places.medals(side), f"medals:{side}", "stat", face, tooltip=words)

    @property
    def _is_war(self) -> bool:
        return self._view.step in WAR

    def _advance(self, side: int) -> float | None:
        """By how far the front is on the enemy's ground: the side with more troops pushes it there. None if there is no
        war."""
        view = self._view
        if view.step not in FIGHTING:
            return None
        ahead = (view.troops[side] - view.troops[1 - side]) * _STEP
        return max(-REACH, min(REACH, ahead))

    def _half(self, side: int, half: Half) -> Iterator[Placement]:
        if self._is_war:
            yield self._castle(side, half)
            yield from self._command(side, half)
            yield from self._army(side, half)
        else:
            yield from self._negotiation(side, half)

    def _castle(self, side: int, half: Half) -> Placement:
        face = castle_face(self._view, side)
        words = self._text.castle(face)
        return at(
            half.captive if not self._is_war else half.castle, f"castle:{side}", "castle", face, -1, tooltip=words
        )

    def _command(self, side: int, half: Half) -> Iterator[Placement]:
        view, advance = self._view, self._advance(side)
        commander, lord = view.commander[side], view.commanding(side)
        post = self.tr("{side}'s commander space").format(side=LABELS.side(side))
        label = post if view.step == "lord" and view.asked == side else ""
        place = half.commander(advance)
        if view.step in ("lord", "deploy"):
            empty = PostFace(side, commander is None)
            yield at(place, f"post:{side}", "post", empty, -1, label, "C" if label else "", zone="field")
        if commander is None or lord is None:
            return
        yield self._realms.lord(side, commander, place, zone="field", short=False, leads=True)
        if view.step not in FIGHTING:
            printed, tip = lord_face(view, side, commander, held=False), self._text.lord_skill(commander, view)
            yield at(half.printed, f"skill:{side}", "printed", printed, tooltip=tip)
            return
        dice = view.dice(side)
        if dice and not shows_arena(view, decides=bool(self._legal)):
            tip = self.tr("Last roll")
            yield at(half.die, f"die:{side}", "dice", DiceFace(side, dice), tooltip=tip)
        uses = LABELS.uses(view.uses[side], view.numbers.uses_per_war)
        tip = self.tr("{skill}, {uses}. {effect}").format(
            skill=LABELS.skill(lord.skill), uses=uses, effect=self._text.lord_skill(commander, view)
        )
        face = skill_face(view, side, view.uses[side], view.declared[side])
        yield at(half.skill, f"skill:{side}", "skill", face, tooltip=tip)

    def _army(self, side: int, half: Half) -> Iterator[Placement]:
        view, advance = self._view, self._advance(side)
        lord = view.commanding(side)
        if lord is None:
            return
        lords = [lord for lord in map(view.commanding, (FRANCE, ENGLAND)) if lord is not None]
        widest = max(max(lord.troops, lord.arms) for lord in lords)
        for space in ("troops", "arms"):
            count = self._count(side, space)
            face = army_face(view, side, space, count)
            sentence = self.tr("{side}, {space}: {count} of {most}")
            words = sentence.format(side=LABELS.side(side), space=LABELS.space(space), count=count, most=face.most)
            place = half.army(space, face.most, widest, advance)
            yield at(place, f"army:{space}:{side}", "rank", face, 0, words, zone="field")
            yield at(half.count(space), f"count:{space}:{side}", "text", army_words(face), tooltip=words)
        attack = lord.attack[min(self._count(side, "arms"), len(lord.attack) - 1)]
        legend = self.tr("What the die brings: × 0 · shield 1 · star 2", "powers")
        yield at(half.legend, f"legend:{side}", "text", TextFace(legend, "ink_quiet", "center"))
        tip = self.tr("What each die brings: × is power 0, the shield 1, the star 2")
        yield at(half.attack, f"attack:{side}", "attack", AttackFace(attack, view.dice(side)), tooltip=tip)

    def _count(self, side: int, space: str) -> int:
        """Tokens that stand there, those of a deployment in the making included."""
        deploying = self._view.step == "deploy" and self._view.asked == side
        if self._draft is not None and deploying:
            return self._draft.now[SPACES.index(space)]
        return (self._view.troops if space == "troops" else self._view.arms)[side]

    def _negotiation(self, side: int, half: Half) -> Iterator[Placement]:
        view = self._view
        lord = view.table[side]
        words = self.tr("On the table: {side}").format(side=LABELS.side(side))
        yield at(half.heading, f"talk:{side}", "text", TextFace(words, "ink", "center"))
        yield at(half.captive, f"post:{side}", "post", PostFace(side, False), -1)
        if lord is None:
            yield self._castle(side, half)
        else:
            yield self._realms.lord(side, lord, half.captive, zone="field")
        yield self._choice(side, half)

    def _choice(self, side: int, half: Half) -> Placement:
        """The card of this round face down, or its empty place."""
        view, key, place = self._view, f"choice:{side}", half.choice
        words = self.tr("{side}'s card").format(side=LABELS.side(side))
        chooses = view.step == "cards" and view.asked == side
        if view.chosen[side]:
            return at(place, key, "back", BackFace(side), 1, self.tr("{place}: chosen, face down").format(place=words))
        return at(place, key, "empty", EmptyFace(side), 1, words, "C" if chooses else "", zone="field")


class CrownTakerTray(_Part):
    """The pieces of the tray."""

    def __init__(
        self,
        text: CrownTakerText,
        view: CrownTakerView,
        realms: CrownTakerSides,
        places: Layout,
        draft: Draft | None,
        legal: Sequence[str],
    ) -> None:
        super().__init__(text, view, realms, places, draft, legal)
        self._verbs = frozenset(
            " ".join(action.split(" ")[: 2 if action.startswith("propose") else 1]) for action in legal
        )
        self._side = view.asked

    @property
    def large(self) -> frozenset[str]:
        """Keys of pieces that lie here rather than in a panel."""
        side, view = self._side, self._view
        if not self._legal:
            return frozenset()
        if view.step == "lord":
            return frozenset(f"lord:{side}:{rank}" for rank in view.lords[side])
        if view.step == "free":
            return frozenset(f"lord:{side}:{rank}" for rank in view.captives[side])
        if view.step == "cards":
            return frozenset(f"card:{side}:{card}" for card in view.cards[side])
        return frozenset()

    def pieces(self) -> Iterator[Placement]:
        places, step = self._places, self._view.step
        yield at(places.shelf, "shelf", "wood", z=-4)
        yield at(places.tray, "tray", "tray", TrayFace(bool(self._legal)), -3)
        if shows_arena(self._view, decides=bool(self._legal)):
            yield from arena_pieces(self._view, places)
            return
        if not self._legal:
            words = self._text.asks(self._view)
            yield at(
                places.tray_row(places.tray.height / 2 - 24, 48), "asks", "text", TextFace(words, "muted", "center")
            )
            return
        if step == "deploy":
            yield from self._deployment()
        elif step == "request":
            yield from self._requests()
        elif step == "answer":
            yield from self._answer()
        elif step == "skill":
            yield from self._skill()
        elif step == "cards":
            yield from self._cards()
        else:
            yield from self._lords(step)

    def _title(self, words: str) -> Placement:
        return at(self._places.tray_row(14, 40), "asks", "text", TextFace(words, "text", "center", bold=True))

    def _tile(
        self,
        place: Rect,
        verb: str,
        icon: str,
        words: str,
        short: str,
        more: str = "",
        usable: bool = True,
        brief: str | None = None,
    ) -> Placement:
        """`brief` is printed instead of `more`, which then is for the tool tip and the reader."""
        label = f"{words}: {more}" if more else words
        face = TileFace(icon, words, more if brief is None else brief, usable)
        return at(place, f"verb:{verb}", "tile", face, 3, label, short, more, "tray")

    def _lords(self, step: str) -> Iterator[Placement]:
        view, side = self._view, self._side
        if step == "free":
            yield self._title(self.tr("Which captive comes home?"))
            ranks = view.captives[side]
        else:
            yield self._title(self.tr("Who takes command?"))
            ranks = view.lords[side]
        for rank, place in zip(ranks, self._places.large(len(ranks), _LORD), strict=True):
            yield self._realms.lord(side, rank, place, 4, "tray")

    def _deployment(self) -> Iterator[Placement]:
        view, side, draft, places = self._view, self._side, self._draft, self._places
        assert draft is not None
        for index, space in enumerate(SPACES):
            now, most = draft.now[index], draft.most[index]
            word = LABELS.space(space)
            sentence = self.tr("{space}: {count} of {most}. {use}")
            label = sentence.format(space=word, count=now, most=most, use=LABELS.space_use(space))
            use = LABELS.space_short(space, view.numbers.per_token)
            face = CounterFace(space, word, use, now, most)
            yield at(places.counter(index), f"space:{space}", "counter", face, 3, label, _LETTERS[space], zone=space)
            for number in range(1, most + 1):
                words = self.tr("{space}: {tokens}").format(space=word, tokens=LABELS.tokens(number))
                state = "full" if number <= now else "open" if number - now <= draft.left else "far"
                place = PlaceFace(side, state)
                yield at(places.count(index, number), f"{space}:{number}", "place", place, 4, words, zone=space)
        words = self.tr("%n token(s) left to place", "", draft.left)
        yield at(places.pile, "pile", "pile", PileFace(side, draft.left, words), 3, words, "K", zone="lineup")
        gain = draft.now[3] * view.numbers.per_token
        remarks = [self.tr("treasury +{gain}").format(gain=gain)] if gain else []
        remarks += [self.tr("%n token(s) stay in hand", "", draft.left)] if draft.left else []
        more = self.tr(", ", "between two remarks").join(remarks)
        yield self._tile(places.seal, "lineup", "banner", self.tr("Deploy"), "D", more)

    def _skill(self) -> Iterator[Placement]:
        view = self._view
        lord = view.commanding(self._side)
        assert lord is not None
        yield self._title(self.tr("Use the skill in this round?"))
        use, keep, never = self._places.large(3, _THIRD)
        cost = LABELS.assets(lord.cost)
        words = self.tr("{skill} for {assets}").format(skill=LABELS.skill(lord.skill), assets=cost)
        does, brief = LABELS.skill_does(lord.skill), LABELS.skill_short(lord.skill)
        yield self._tile(use, "skill", "skill", words, "S", does, "skill" in self._verbs, brief)
        yield self._tile(keep, "no-skill", "dice", self.tr("No skill"), "N", self.tr("roll without it"))
        yield self._tile(never, "never", "pass", self.tr("Not in this war"), "W", self.tr("no more questions"))

    def _requests(self) -> Iterator[Placement]:
        release, sell = self.tr("assets for your captive's return"), self.tr("a captive you hold for assets")
        if FREE_TALKS in self._view.options:
            release = self.tr("assets for your captive's return; one you hold can be added")
            sell = self.tr("a captive you hold for assets; one of yours can be added")
        tiles = (
            (
                "demand",
                "demand",
                self.tr("Demand"),
                "D",
                self.tr("bring your captive to the table"),
                self.tr("your captive", "to be demanded"),
            ),
            (
                "propose swap",
                "swap",
                self.tr("Exchange"),
                "E",
                self.tr("a captive for a captive"),
                self.tr("one for one", "captives"),
            ),
            (
                "propose sell",
                "sell",
                self.tr("Release"),
                "S",
                sell,
                self.tr("for assets", "a captive is released"),
            ),
            (
                "offer",
                "offer",
                self.tr("Bring forward"),
                "T",
                self.tr("bring a captive you hold"),
                self.tr("one you hold", "to be brought to the table"),
            ),
            (
                "propose release",
                "release",
                self.tr("Ask for release"),
                "B",
                release,
                self.tr("yours, for assets", "a captive"),
            ),
            ("pass", "pass", LABELS.passing(), "P", self.tr("request nothing"), self.tr("for now", "to pass")),
        )
        for index, (verb, icon, words, short, more, brief) in enumerate(tiles):
            usable = verb in self._verbs
            yield self._tile(self._places.verb(index), verb.split(" ")[-1], icon, words, short, more, usable, brief)
        more = self.tr("pass for the rest of this negotiation, unless the other side requests something")
        brief = self.tr("to the end", "of a negotiation")
        place = self._places.verb(len(tiles))
        yield self._tile(place, "silent", "decline", self.tr("No requests"), "R", more, True, brief)
        if any(verb.startswith("propose ") for verb in self._verbs):
            yield from self._haggling()
        elif self._verbs == {"pass"}:
            words = self._text.why_only_pass(self._view)
            yield at(self._places.why_pass, "asks", "text", TextFace(words, "text", "center"))

    def _haggling(self) -> Iterator[Placement]:
        """Yield the other side's face and words, the two piles of coins, and the steps between them."""
        draft, talk, other = self._draft, self._places.talk, 1 - self._side
        deal = draft.deal if draft is not None else None
        thinks = opinion(self._view, deal)
        words = LABELS.opinion(thinks)
        yield at(talk("face"), "face", "head", HeadFace(other, speaker(self._view, other), _MOODS[thinks]), 3)
        note = self.tr("By the printed ransom alone: the answer may differ")
        yield at(talk("speech"), "speech", "speech", SpeechFace(words), 3, tooltip=note)
        total = draft.total if draft is not None else None
        payer = other if deal is not None and deal.asks else self._side
        side = LABELS.side(payer)
        keeps = self.tr("{side} keeps").format(side=side)
        rest = self._view.assets[payer] - (total or 0)
        label = self.tr("Amount: {sum}. {opinion}").format(sum="–" if total is None else total, opinion=words)
        yield at(
            talk("sum"),
            "sum",
            "sum",
            SumFace(total, self.tr("Price", "coins of a deal"), payer, True),
            3,
            label,
            zone="sum",
        )
        kept = self.tr("{words}: {assets}").format(words=keeps, assets=LABELS.assets(rest))
        yield at(
            talk("rest"),
            "rest",
            "sum",
            SumFace(rest, self.tr("Purse", "coins left"), payer, False),
            3,
            kept,
            zone="sum",
        )
        for key, coins, short in (("more:1", 1, "+"), ("more:5", 5, ""), ("less:1", -1, "-"), ("less:5", -5, "")):
            named = self.tr("%n coin(s) more", "", coins) if coins > 0 else self.tr("%n coin(s) less", "", -coins)
            yield at(talk(key), key, "step", StepFace(coins), 3, named, short, zone="sum")
        yield self._tile(talk("propose"), "propose", "scroll", self.tr("Propose"), "O", "", total is not None)

    def _answer(self) -> Iterator[Placement]:
        view, answer, other = self._view, self._places.answer, 1 - self._side
        deal = view.deal()
        yield self._title(self._text.proposal(view))
        yield at(answer("face"), "face", "head", HeadFace(other, speaker(view, other), "calm"), 3)
        total = deal.pays + deal.asks
        payer = other if deal.pays else self._side
        if total:
            face = SumFace(total, self.tr("Price", "coins of a deal"), payer, True)
            yield at(answer("coins"), "sum", "sum", face, 3)
        yield self._tile(answer("accept"), "accept", "accept", self.tr("Accept"), "Y")
        yield self._tile(answer("decline"), "decline", "decline", self.tr("Decline"), "N")

    def _cards(self) -> Iterator[Placement]:
        side, cards = self._side, self._view.cards[self._side]
        yield self._title(self.tr("Which card? The higher one wins; A beats 6"))
        for card, place in zip(cards, self._places.large(len(cards), _CARD), strict=True):
            yield self._realms.card(side, card, place, z=4, zone="tray")
