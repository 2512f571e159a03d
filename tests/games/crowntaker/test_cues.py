"""How a phase of CrownTaker is staged: what is seen in which step, in which words and light, and what it tells."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hoshikan.engine import Event, State
from hoshikan.games.crowntaker.screen.faces import DiceFace, PowerFace
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.look.theme import NIGHT
from hoshikan.ui.table.faces import TextFace
from hoshikan.ui.table.model import Beat, Cue
from tests.games.crowntaker.playing import army, play, view_of, war

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Aki", "Ben", "Chiyo", "Dai")


class Show:
    """The last of some actions, as it is staged for `seat`."""

    def __init__(self, state: State, *actions: str, seat: int = 0) -> None:
        self.state = state
        self.scene = CrownTakerScene(TEXT, NIGHT)
        self.scene.set_motion("off")
        names = NAMES[: state.players]
        play(state, *actions[:-1])
        self.scene.show_position(view_of(state, seat), seat, (), names)
        self.events: Sequence[Event] = tuple(play(state, actions[-1]))
        self.scene.show_position(view_of(state, seat), seat, (), names, self.events)
        staged = self.scene.cues(self.events)
        self.beats = {one.step: one for one in staged if isinstance(one, Beat)}
        self.cues = [one for one in staged if isinstance(one, Cue)]

    @property
    def banners(self) -> list[tuple[str, str]]:
        """What stands across the table, one after the other."""
        found = [(beat.banner.title, beat.banner.sentence) for beat in self.beats.values() if beat.banner]
        return list(dict.fromkeys(found))

    @property
    def reasons(self) -> list[str]:
        """The words that come to stand on the table."""
        return [cue.face.words for cue in self.cues if isinstance(cue.face, TextFace) and cue.face.words]

    def told(self) -> list[tuple[str, list[str]]]:
        """Moments and what is told in them, in the order of the steps."""
        return [
            (beat.moment, [type(event).__name__ for event in beat.tells])
            for _, beat in sorted(self.beats.items())
            if beat.tells
        ]

    def step_of(self, kind: type[Event]) -> int:
        return next(step for step, beat in self.beats.items() if any(isinstance(one, kind) for one in beat.tells))

    def steps_with(self, source: str) -> list[int]:
        return [cue.step for cue in self.cues if cue.source == source]


def test_a_roll_is_seen_before_its_reasons_and_they_before_the_loss() -> None:
    state = war(army("duke", 3, 2), army("baron", 2))
    show = Show(state, "no-skill", "no-skill", "roll 6 1")
    rolling, strong, lost = sorted(show.beats)
    assert show.told() == [("roll", ["Rolled"]), ("roll", ["TroopLost"])]
    assert not show.beats[rolling].tells
    assert show.beats[strong].hold
    assert show.beats[lost].hold
    assert [cue.face for cue in show.cues if cue.step == rolling] == [DiceFace(0, (6,)), DiceFace(1, (1,))]
    assert all(cue.through for cue in show.cues if cue.step == rolling)
    assert [cue.face for cue in show.cues if isinstance(cue.face, PowerFace)] == [
        PowerFace(2, "power 2"),
        PowerFace(0, "power 0"),
    ]
    assert show.reasons == ["Duc, arms 2: 6 is a star", "Baron, arms 0: 1 is ×", "＞"]
    assert show.banners == [("England loses a troop (1 troop(s) left)", "France is stronger, 2 to 0")]
    assert show.steps_with("army:troops:1") == [lost, lost]
    assert {cue.source for cue in show.cues if cue.stance == "wins"} == {"power:0"}


ROUNDS: tuple[tuple[str, str, str, str, str, list[str], tuple[str, str], list[str]], ...] = (
    # The commanders of France and England with their actions, the dice, what is told after them, banner and reasons
    ("duke", "no-skill", "duke", "no-skill", "1 1", ["NobodyLost"], ("Nobody loses a troop", "× against ×"), []),
    (
        *("duke", "no-skill", "duke", "no-skill", "5 5", ["TroopLost", "TroopLost"]),
        *(("Both sides lose a troop", "Both have power 1"), []),
    ),
    (
        *("duke", "skill", "count", "no-skill", "5 6", ["Pressed", "TroopLost"]),
        ("England loses a troop (2 troop(s) left)", "Both have power 1, and the press of France wins"),
        ["Press: wins if both are equal"],
    ),
    (
        *("king", "skill", "count", "skill", "1 1+6", ["Guarded", "NobodyLost"]),
        ("Nobody loses a troop", "England is stronger, 1 to 0; but a guard saves France a troop"),
        ["Guard: loses no troop", "Feint: the better die counts"],
    ),
    (
        *("prince", "skill", "prince", "skill", "5 1", ["TroopLost"]),
        ("England loses a troop (2 troop(s) left)", "France is stronger, 2 to 0"),
        ["Charge: 1 more power", "Charge: no help for ×"],
    ),
)


def test_every_reason_of_a_strength_is_said_in_words() -> None:
    for france, first, england, second, dice, told, banner, skills in ROUNDS:
        show = Show(war(army(france, 3), army(england, 3)), first, second, f"roll {dice}")
        assert show.told()[-1] == ("roll", told), dice
        assert show.banners == [banner]
        assert [words for words in show.reasons if ":" in words and "arms" not in words] == skills, dice
