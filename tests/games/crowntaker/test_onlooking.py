"""War and negotiation as the partner sees them who takes no part: in brief, and complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Event, Match, Seat, State
from hoshikan.games.crowntaker.rules.events import Suffered
from hoshikan.games.crowntaker.screen.events import LOG
from hoshikan.games.crowntaker.screen.faces import CardFace, CourseFace, DiceFace, SkillFace, StatFace
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.board.table.model import Beat, Cue, TextFace
from hoshikan.ui.kit.look.theme import DURATION, NIGHT
from tests.games.crowntaker.playing import GAME, after_wars, army, play, position, view_of, war

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Aki", "Ben", "Chiyo", "Dai")
GENERAL, NEGOTIATOR = 0, 2


class Show(NamedTuple):
    """Events shown at once."""

    events: Sequence[Event]
    beats: list[Beat]
    cues: list[Cue]
    goes_on: bool

    @property
    def told(self) -> list[list[str]]:
        """The events of each step."""
        return [[type(event).__name__ for event in beat.events] for beat in self.beats if beat.events]

    @property
    def titles(self) -> list[str]:
        return list(dict.fromkeys(beat.banner.title for beat in self.beats if beat.banner))

    @property
    def stages(self) -> list[str]:
        """The title of the map, as often as it changes."""
        return [cue.face.words for cue in self.cues if isinstance(cue.face, CourseFace)]

    @property
    def milliseconds(self) -> int:
        return sum(DURATION[beat.lasts or "normal"] + (DURATION[beat.hold] if beat.hold else 0) for beat in self.beats)


def shows(state: State, seat: int | None, *actions: str) -> Iterator[Show]:
    """Everything that actions of others bring, as `seat` is shown it."""
    scene = CrownTakerScene(TEXT, NIGHT)
    scene.set_motion("off")
    scene.show_position(view_of(state, seat), seat, (), NAMES)
    events: list[Event] = []
    for number, action in enumerate(actions, start=1):
        before = view_of(state)
        events += play(state, action)
        unattended = seat not in (before.to_move, state.to_move)
        if unattended and scene.runs_on(before, view_of(state)) and number < len(actions):
            continue
        scene.show_position(view_of(state, seat), seat, (), NAMES, events)
        staged = scene.cues(events)
        yield Show(
            tuple(events),
            [one for one in staged if isinstance(one, Beat)],
            [one for one in staged if isinstance(one, Cue)],
            scene.goes_on(scene.view),
        )
        events.clear()


def bargain(**state: Any) -> State:
    """Each side holds a captive of the other."""
    france = {"captives": ["duke"], "assets": 12}
    england = {"captives": ["count"], "assets": 9}
    return after_wars("france", "england", players=4, france=france, england=england, turn="france", **state)


ROUND = ("demand duke", "pass", "pass", "negotiate 2", "negotiate 4")


def test_a_round_of_others_cards_is_one_show_whose_light_stays() -> None:
    (brief,) = shows(bargain(), GENERAL, *ROUND)
    assert brief.told == [["PutUp", "Passed", "Passed", "CardChosen", "CardChosen"], ["CardsRevealed", "CaptiveKept"]]
    assert brief.titles == ["France demands its Duke", "2 against 4: England wins"]
    assert {beat.moment for beat in brief.beats} == {"round 1"}
    assert brief.goes_on
    assert ("lord:0:duke", "post:0") in [(cue.source, cue.target) for cue in brief.cues]


@pytest.mark.parametrize("seat", [NEGOTIATOR, NEGOTIATOR + 1, None])
def test_those_who_negotiate_and_spectators_see_every_step(seat: int | None) -> None:
    full = list(shows(bargain(), seat, *ROUND))
    assert [len(show.events) for show in full] == [1, 1, 1, 1, 3]
    (brief,) = shows(bargain(), GENERAL, *ROUND)
    assert brief.milliseconds + 2000 < sum(show.milliseconds for show in full)
    assert not any(show.goes_on for show in full)


def test_of_several_offers_the_answer_to_the_last_is_shown_and_their_number() -> None:
    offers = ("propose release duke 2", "decline", "pass", "propose release duke 4", "accept")
    state = bargain(free_talks=True)
    (brief,) = shows(state, GENERAL, *offers)
    assert brief.told == [
        ["Proposed", "Answered", "Passed", "Proposed", "Answered"],
        ["CaptiveReturned", "DealPaid"],
    ]
    banner = brief.beats[0].banner
    assert banner is not None
    assert (banner.title, banner.tone) == ("England accepts the deal", "good")
    assert banner.sentence == "France pays 4 asset(s), France's Duke goes home · 2 offers"


def test_a_round_of_others_war_is_one_show_of_dice_and_what_comes_of_them() -> None:
    state = position("skill", players=4, france=army("duke", 3, 2), england=army("baron", 2))
    first, last = shows(state, NEGOTIATOR, "no-skill", "no-skill", "roll 6 1", "no-skill", "no-skill", "roll 6 1")
    assert first.told == [["Rolled", "TroopLost"]]
    assert [beat.moment for beat in first.beats] == ["round 1", "round 1"]
    assert first.goes_on
    assert last.told[:2] == [["Rolled", "TroopLost"], ["WarWon"]]
    assert not last.goes_on


def test_a_skill_is_seen_before_the_dice_that_it_changes() -> None:
    state = war(army("duke", 3, 2), army("count", 2), players=4)
    used, rolled = shows(state, NEGOTIATOR, "no-skill", "skill", "roll 6 1+2")
    assert used.told == [["SkillUsed"]]
    assert rolled.told == [["Rolled", "TroopLost"]]


def test_dice_lie_on_the_table_during_the_whole_war_of_others() -> None:
    state = war(army("duke", 3, 2), army("baron", 2), players=4)
    scene = CrownTakerScene(TEXT, NIGHT)
    scene.set_motion("off")
    play(state, "no-skill", "no-skill", "roll 6 1")
    assert state.to_move != CHANCE
    faces = {}
    for seat, actions in ((NEGOTIATOR, ()), (0, ("no-skill", "skill"))):
        scene.show_position(view_of(state, seat), seat, actions, NAMES)
        faces[seat] = [scene.stage.get(key) is not None for key in ("versus", "verb:skill")]
    assert faces == {NEGOTIATOR: [True, False], 0: [False, True]}


def test_from_the_third_round_on_a_war_of_others_runs_on_to_its_end() -> None:
    state = position("skill", players=4, france=army("duke", 4, 2), england=army("king", 5))
    rounds = ["no-skill", "no-skill", "roll 6 1"] * 5
    *brisk, rest = shows(state, NEGOTIATOR, *rounds)
    assert [show.told for show in brisk] == [[["Rolled", "TroopLost"]]] * 2
    assert rest.told[:3] == [["Rolled", "TroopLost"] * 2, ["Rolled", "TroopLost"], ["WarWon"]]
    assert rest.titles[:2] == [
        "Rounds 3 to 4: France loses 0 troop(s), England 2 troop(s)",
        "England loses a troop (0 troop(s) left)",
    ]
    assert rest.stages == ["Phase 1 · War, round 4", "Phase 1 · War, round 5"], "the map follows"
    dice = [cue for cue in rest.cues if cue.source == "die:0"]
    assert [cue.through for cue in dice[:1]] == [(DiceFace(0, (6,)),)], "the dice show what was rolled in each round"
    poses = [cue.step for cue in rest.cues if cue.source == "power:1" and cue.stance]
    assert poses == [rest.beats[2].step], "how it ends is held, what comes before passes"


def test_a_skill_that_ends_familiar_rounds_is_seen_after_them() -> None:
    state = position("skill", players=4, france=army("duke", 4, 2), england=army("count", 4))
    rounds = ["no-skill", "no-skill", "roll 6 1"] * 3
    *_, rest = shows(state, NEGOTIATOR, *rounds, "no-skill", "skill")
    assert rest.told == [["Rolled", "TroopLost"], ["SkillUsed"]]


def late(france: dict[str, Any], england: dict[str, Any], step: str = "skill", **state: Any) -> State:
    """A position of the third phase, in which everything is familiar."""
    wars = ("france", "england", "france") if step == "request" else ("france", "england")
    return after_wars(*wars, step=step, players=4, france=france, england=england, **state)


def test_in_later_phases_the_whole_war_of_others_is_one_show_however_long() -> None:
    long, short = ["1 1"] * 9, ["1 1"] * 2
    wars: list[Show] = []
    for rolls in (long, short):
        actions = [one for roll in (*rolls, "6 1", "6 1") for one in ("no-skill", "no-skill", f"roll {roll}")]
        wars += shows(late(army("duke", 4, 2), army("king", 2)), NEGOTIATOR, *actions)
    assert len(wars) == 2
    assert wars[0].milliseconds == wars[1].milliseconds
    assert wars[0].titles[0] == "Rounds 1 to 10: France loses 0 troop(s), England 1 troop(s)"


def test_skills_in_others_war_are_named_where_they_count_and_are_out_after_their_round() -> None:
    state = late(army("duke", 4, 2), army("count", 4))
    rounds = ("no-skill", "no-skill", "roll 6 1", "skill", "skill", "roll 6 1+1", "no-skill", "no-skill", "roll 6 1")
    (show,) = shows(state, NEGOTIATOR, *rounds)
    assert show.told == [
        ["Rolled", "TroopLost"],
        ["SkillUsed", "SkillUsed"],
        ["Rolled", "TroopLost"],
        ["Rolled", "TroopLost"],
    ]
    banner = show.beats[1].banner
    assert banner is not None
    assert (banner.title, banner.sentence) == (
        "France's Duke uses Press for 1 asset(s)",
        "England's Count uses Feint for 1 asset(s)",
    )
    lit = [cue.face.declared for cue in show.cues if isinstance(cue.face, SkillFace) and cue.source == "skill:0"]
    assert lit == [True, False]
    reasons = [cue.face.words for cue in show.cues if cue.source.startswith("why:") and isinstance(cue.face, TextFace)]
    assert reasons == ["Duke, arms 2: 6 is a star", "Count, arms 0: 1 is ×"]


def test_in_later_phases_both_formations_of_others_are_one_show_that_goes_on_into_the_war() -> None:
    state = late({"assets": 9}, {"assets": 9}, step="lord", turn="france")
    orders = (
        "lord duke",
        "deploy troops=3 arms=2 church=0 treasury=1",
        "lord count",
        "deploy troops=2 arms=1 church=0 treasury=0",
    )
    (show,) = shows(state, NEGOTIATOR, *orders)
    assert show.told == [["Deployed", "TreasuryFilled", "Deployed"]]
    assert show.titles == ["War of phase 3"]
    assert show.goes_on
    assert [len(one.events) for one in shows(late({}, {}, step="lord", turn="france"), GENERAL, *orders)] == [
        1,
        2,
        1,
        1,
    ]


CARDS = (("2", "4"), ("5", "3"), ("3", "2"), ("4", "5"))
"""The cards of France and of England."""


def rounds_of(cards: Sequence[tuple[str, str]]) -> list[str]:
    return [one for own, other in cards for one in ("pass", "pass", f"negotiate {own}", f"negotiate {other}")]


def test_in_later_phases_all_cards_of_others_are_one_show_that_ends_with_what_they_cost() -> None:
    state = late({"assets": 20}, {"assets": 20}, step="request", turn="france")
    (show,) = shows(state, GENERAL, *rounds_of(CARDS))
    assert show.told == [
        ["Passed", "Passed", "CardChosen", "CardChosen"] * 4 + ["CardsRevealed"] * 4 + ["Suffered"] * 4
    ]
    (beat,) = show.beats
    assert beat.hold == "hold"
    assert beat.banner is not None
    assert beat.banner.title == "Rounds 1 to 4: France wins 2, England 2"
    assert [stage.partition(" · ")[2] for stage in show.stages] == ["Negotiation 4 of 6"]
    shown = [cue for cue in show.cues if cue.source == "choice:0"]
    assert [[face.card for face in (*cue.through, cue.face) if isinstance(face, CardFace)] for cue in shown] == [
        ["2", "5", "3", "4"]
    ]
    lost = {
        side: sum(one.assets for one in show.events if isinstance(one, Suffered) and one.side == side)
        for side in (0, 1)
    }
    assert {cue.source: cue.face.number for cue in show.cues if isinstance(cue.face, StatFace)} == {
        f"purse:{side}": str(20 - lost[side]) for side in (0, 1)
    }


def test_a_captive_of_others_negotiation_is_seen_by_itself() -> None:
    france, england = {"captives": ["duke"], "assets": 20}, {"captives": ["count"], "assets": 20}
    state = late(france, england, step="request", turn="france")
    plain = rounds_of(CARDS)
    (show,) = shows(state, GENERAL, *plain[:8], "demand duke", *plain[8:])
    assert [beat.banner.title for beat in show.beats if beat.banner] == [
        "Rounds 1 to 2: France wins 1, England 1",
        "3 against 2: France wins",
        "4 against 5: England wins",
    ]
    assert [told[0] for told in show.told] == ["Passed", "PutUp", "CardsRevealed", "Passed"]
    assert {beat.moment for beat in show.beats} == {"round 1"}
    assert not [cue.word for cue in show.cues if cue.word], "it is not true for long"


@pytest.mark.parametrize("seat", [GENERAL, NEGOTIATOR])
def test_whatever_is_shown_together_no_event_is_forgotten_or_shown_twice(seat: int) -> None:
    for seed in range(3):
        seats, options = [Seat("human", name) for name in NAMES], {"free_talks": bool(seed % 2)}
        match, rng = Match.start(GAME, seats, seed, options), Random(seed)
        start = match.state.clone()
        while match.state.to_move != TERMINAL:
            if match.state.to_move == CHANCE:
                match.apply_chance()
            else:
                match.apply(rng.choice(match.state.legal_actions()))
        whole: list[Event] = []
        for show in shows(start, seat, *map(str, match.actions)):
            told = [id(event) for beat in show.beats for event in beat.events]
            assert len(set(told)) == len(told)
            moments = [event for event in show.events if LOG.meaning(event).is_moment]
            assert {id(event) for event in moments} <= set(told) <= {id(event) for event in show.events}
            whole += show.events
        assert whole == [event for ply in range(match.ply) for event in match.events(ply)]
