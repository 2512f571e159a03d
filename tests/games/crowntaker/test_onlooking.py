"""War and negotiation as the partner sees them who takes no part: in brief, and complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from hoshikan.engine import CHANCE, Event, State
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.board.table.model import Beat, Cue
from hoshikan.ui.kit.look.theme import DURATION, NIGHT
from tests.games.crowntaker.playing import after_wars, army, play, position, view_of, war

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
        if scene.runs_on(before, view_of(state)) and number < len(actions):
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
    assert rest.told[:3] == [["Rolled", "TroopLost"]] * 3
    assert rest.told[3] == ["WarWon"]
    assert [beat.banner.title for beat in rest.beats if beat.banner and "troop" in beat.banner.title] == [
        f"England loses a troop ({left} troop(s) left)" for left in (2, 1, 0)
    ]
    poses = [cue.step for cue in rest.cues if cue.source == "power:1" and cue.stance]
    assert poses == [rest.beats[5].step], "how it ends is held, what comes before passes"


def test_a_skill_that_ends_familiar_rounds_is_seen_after_them() -> None:
    state = position("skill", players=4, france=army("duke", 4, 2), england=army("count", 4))
    rounds = ["no-skill", "no-skill", "roll 6 1"] * 3
    *_, rest = shows(state, NEGOTIATOR, *rounds, "no-skill", "skill")
    assert rest.told == [["Rolled", "TroopLost"], ["SkillUsed"]]
