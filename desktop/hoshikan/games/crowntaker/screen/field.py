"""Pieces between the realms: the rim of medals, and the map for wars and negotiations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hoshikan.games.crowntaker.rules.phases import ENGLAND, EVENT_PHASES, FRANCE, PHASES, SIDES
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.screen.arena import shows_arena
from hoshikan.games.crowntaker.screen.draft import SPACES, Draft
from hoshikan.games.crowntaker.screen.faces import (
    AttackFace,
    BackFace,
    CourseFace,
    DiceFace,
    EmptyFace,
    PhaseFace,
    PostFace,
    StatFace,
)
from hoshikan.games.crowntaker.screen.labels import LABELS, army_face, army_words, castle_face, lord_face, skill_face
from hoshikan.games.crowntaker.screen.layout import REACH, Half, Layout
from hoshikan.games.crowntaker.screen.sides import CrownTakerSides
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.ui.board.table.model import Placement, TextFace, at
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


def course(text: CrownTakerText, view: CrownTakerView) -> CourseFace:
    """Return the stage of the phase, and those before and after it."""
    stages = [stage for stage in _COURSE if stage[0] != "dice" or view.phase in EVENT_PHASES]
    now = next((index for index, (_, steps) in enumerate(stages) if view.step in steps), len(stages))
    past, ahead = stages[:now], stages[now + 1 :]
    if view.step == "over":
        past, ahead = [], []
    return CourseFace(text.summary(view), tuple(sign for sign, _ in past), tuple(sign for sign, _ in ahead))


class CrownTakerField(Words):
    """The pieces of the middle of the table for one view."""

    def __init__(
        self,
        text: CrownTakerText,
        view: CrownTakerView,
        realms: CrownTakerSides,
        places: Layout,
        draft: Draft | None,
        *,
        decides: bool,
    ) -> None:
        """`decides`: the player at this screen has to decide."""
        self._decides = decides
        self._text = text
        self._view = view
        self._realms = realms
        self._places = places
        self._draft = draft

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
        if dice and not shows_arena(view, decides=self._decides):
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
