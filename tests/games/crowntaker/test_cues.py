"""Staging of a phase of CrownTaker: pictures, words and light of each step, and its sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pytest

from hoshikan.engine import Event, State
from hoshikan.games.crowntaker.screen.faces import (
    BackFace,
    CardFace,
    CastleFace,
    DiceFace,
    LordFace,
    MedalFace,
    PowerFace,
    StatFace,
)
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.board.table.model import Beat, Cue, TextFace
from hoshikan.ui.kit.look.theme import DURATION, NIGHT
from tests.games.crowntaker.playing import after_wars, army, play, position, view_of, war

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
        """Banners across the table, one after the other."""
        found = [(beat.banner.title, beat.banner.sentence) for beat in self.beats.values() if beat.banner]
        return list(dict.fromkeys(found))

    @property
    def reasons(self) -> list[str]:
        """The words that come to stand on the table."""
        found = [cue for cue in self.cues if not cue.source.startswith("count:")]
        return [cue.face.words for cue in found if isinstance(cue.face, TextFace) and cue.face.words]

    def told(self) -> list[tuple[str, list[str]]]:
        """Moments and their events, in the order of the steps."""
        return [
            (beat.moment, [type(event).__name__ for event in beat.events])
            for _, beat in sorted(self.beats.items())
            if beat.events
        ]

    def flights(self) -> list[tuple[str, str, str]]:
        """Pieces that move, with start and target."""
        return [(cue.kind or "itself", cue.source, cue.target) for cue in self.cues if cue.target]

    def last(self, kind: type[Hashable]) -> list[Hashable]:
        """Faces of a kind that pieces come to have, in the order of the steps."""
        return [cue.face for cue in self.cues if isinstance(cue.face, kind) and not cue.target]

    def steps_with(self, source: str) -> list[int]:
        return [cue.step for cue in self.cues if cue.source == source]


def test_from_the_third_round_of_a_war_on_the_dice_are_shown_more_briefly() -> None:
    def seconds(*rolls: str) -> float:
        before = [one for roll in rolls for one in ("no-skill", "no-skill", f"roll {roll}")]
        show = Show(war(army("duke", 3, 2), army("baron", 3)), *before)
        return sum(DURATION[one.lasts or "normal"] + DURATION[one.hold or "dim"] for one in show.beats.values())

    assert seconds("6 1") - seconds("1 1", "1 1", "6 1") >= 1000


def test_a_roll_is_seen_before_its_reasons_and_they_before_the_loss() -> None:
    state = war(army("duke", 3, 2), army("baron", 2))
    show = Show(state, "no-skill", "no-skill", "roll 6 1")
    rolling, strong, lost = sorted(show.beats)
    assert show.told() == [("roll", ["Rolled"]), ("roll", ["TroopLost"])]
    assert not show.beats[rolling].events
    assert show.beats[strong].hold
    assert show.beats[lost].hold
    assert [cue.face for cue in show.cues if cue.step == rolling] == [DiceFace(0, (6,)), DiceFace(1, (1,))]
    assert all(cue.through for cue in show.cues if cue.step == rolling)
    assert [cue.face for cue in show.cues if isinstance(cue.face, PowerFace)] == [
        PowerFace(2, "power 2"),
        PowerFace(0, "power 0"),
    ]
    assert show.reasons == ["Duke, arms 2: 6 is a star", "Baron, arms 0: 1 is ×", "＞"]
    assert show.banners == [("England loses a troop (1 troop(s) left)", "France is stronger, 2 to 0")]
    assert show.steps_with("army:troops:1") == [lost, lost]
    assert {cue.source for cue in show.cues if cue.stance == "wins"} == {"power:0"}


ROUNDS: tuple[tuple[str, str, str, str, str, list[str], tuple[str, str], list[str]], ...] = (
    # The commanders of France and England with their actions, the dice, their events, banner and reasons
    ("duke", "no-skill", "duke", "no-skill", "1 1", ["NobodyLost"], ("No troops lost", "× against ×"), []),
    (
        *("duke", "no-skill", "duke", "no-skill", "5 5", ["TroopLost", "TroopLost"]),
        *(("Both sides lose a troop", "Both have power 1"), []),
    ),
    (
        *("duke", "skill", "count", "no-skill", "5 6", ["Pressed", "TroopLost"]),
        ("England loses a troop (2 troop(s) left)", "Both have power 1, and France wins by Press"),
        ["Press: wins if both are equal"],
    ),
    (
        *("king", "skill", "count", "skill", "1 1+6", ["Guarded", "NobodyLost"]),
        ("No troops lost", "England is stronger, 1 to 0; but Guard saves France a troop"),
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


def test_a_won_war_has_a_name_a_medal_its_assets_and_a_captive() -> None:
    state = war(army("duke", 3), army("baron", 1), medals=["france", "england", "france"])
    show = Show(state, "no-skill", "no-skill", "roll 6 1")
    assert show.told() == [
        ("roll", ["Rolled"]),
        ("roll", ["TroopLost"]),
        ("war", ["WarWon"]),
        ("war", ["LordCaptured"]),
        ("", ["ArmsReturned", "LordWaits", "TokensReturned"]),
    ]
    assert show.banners[-2:] == [
        ("France wins the war of phase 4", "A medal, and 3 asset(s) for the troops left"),
        ("England's Baron is taken captive", "In France's tower until a deal or a ransom of 1 asset(s)"),
    ]
    assert ("medal", "lord:0:duke", "phase:4") in show.flights()
    assert ("lord", "lord:1:baron", "prison:0") in show.flights()
    assert [face.held for face in (cue.face for cue in show.cues) if isinstance(face, LordFace)] == [True]
    assert StatFace("medal", "3", 0) in show.last(StatFace)
    lights = {key for beat in show.beats.values() if beat.moment == "war" for key in beat.lights}
    assert {"field", "phase:4", "prison:0"} <= lights


def test_the_winner_of_a_war_is_before_a_castle_on_fire() -> None:
    show = Show(war(army("duke", 3), army("baron", 1)), "no-skill", "no-skill", "roll 6 1")
    assert CastleFace(1, "besieged", 1) in show.last(CastleFace)
    assert ("itself", "army:troops:0", "army:troops:1") in show.flights()
    assert ("itself", "lord:0:duke", "lord:1:baron") in show.flights()


def test_armies_march_to_the_front_under_the_names_of_their_lords() -> None:
    state = position(step="lord")
    first = "deploy troops=3 arms=3 church=0 treasury=0"
    show = Show(state, "lord duke", first, "lord prince", first)
    assert show.banners == [("War of phase 1", "France's Duke against England's Prince")]
    assert {face.state for face in show.last(CastleFace) if isinstance(face, CastleFace)} == {"war"}


def test_a_castle_falls_with_the_reason_before_the_crown_is_given() -> None:
    state = after_wars("england", turn="france", france={"assets": 2, "captives": ["king"]})
    show = Show(state, "demand king", "pass", "pass", "negotiate 6", "negotiate 2")
    assert show.banners[-2:] == [
        ("France is ruined", "France's King is ransomed: France pays 5 asset(s), and nothing is left"),
        ("England takes the crown", "France is ruined: England wins"),
    ]
    assert CastleFace(0, "ruined") in show.last(CastleFace)


def test_a_drawn_war_gives_burgundy_the_medal() -> None:
    show = Show(war(army("duke", 1), army("duke", 1)), "no-skill", "no-skill", "roll 5 6")
    assert [moment for moment, _ in show.told()] == ["roll", "roll", "war", ""]
    assert show.banners[-1][0] == "The war of phase 1 is drawn"
    assert [cue.target for cue in show.cues if cue.face == MedalFace(2)] == ["phase:1"]


def test_five_medals_end_the_game_after_the_war() -> None:
    state = war(army("duke", 2), army("baron", 1), medals=["france"] * 4)
    show = Show(state, "no-skill", "no-skill", "roll 6 1")
    assert [moment for moment, _ in show.told()] == ["roll", "roll", "war", "war", "end"]
    assert show.banners[-1] == ("France takes the crown", "France holds five medals: the crown is taken")
    assert all("phase:5" in beat.lights for beat in show.beats.values() if beat.moment == "end")


def bargain(players: int = 2) -> State:
    """France holds a captive of England and England one of France."""
    france = {"captives": ["duke"], "assets": 12, "church": 2}
    england = {"captives": ["count"], "assets": 9}
    return after_wars("france", "england", players=players, france=france, england=england, turn="france")


def test_requests_and_deals_are_said_in_words_on_the_spot() -> None:
    for players, seat in ((2, 0), (4, 2)):
        stake = "If France wins the cards now, the captive comes home for a ransom of 3 asset(s)"
        demanded = Show(bargain(players), "demand duke", seat=seat)
        assert demanded.banners == [("France demands its Duke", stake)]
        assert demanded.flights() == [("itself", "lord:0:duke", "post:0")]
        forced = Show(bargain(players), "offer count", seat=seat)
        assert forced.banners[0][0] == "France brings England's Count to the table"
        assert forced.told() == [("captive", ["PutUp"])]

        proposed = Show(bargain(players), "propose release duke 4", seat=seat)
        assert proposed.banners == [("France proposes a deal", "France pays 4 asset(s), France's Duke goes home")]
        assert "lord:0:duke" in proposed.beats[0].lights
        declined = Show(bargain(players), "propose release duke 4", "decline", seat=seat)
        assert declined.told() == [("deal", ["Answered"])]
        assert not declined.flights()
        accepted = Show(bargain(players), "propose release duke 4", "accept", seat=seat)
        assert accepted.told() == [("deal", ["Answered"]), ("deal", ["CaptiveReturned", "DealPaid"])]
        assert ("coin", "purse:0", "purse:1") in accepted.flights()
        assert accepted.last(StatFace) == [StatFace("coin", "8", 0), StatFace("coin", "13", 1)]
        exchange = Show(bargain(players), "propose swap duke count", "accept", seat=seat)
        assert len([target for _, _, target in exchange.flights() if target.startswith("lord:")]) == 2


def test_what_one_has_decided_oneself_is_not_held_as_long() -> None:
    for action in ("demand duke", "propose release duke 4"):
        own, others = Show(bargain(), action), Show(bargain(), action, seat=1)
        assert own.banners == others.banners
        assert (own.beats[0].hold, others.beats[0].hold) == ("turn", "hold"), action


def test_passing_takes_no_stage() -> None:
    show = Show(bargain(), "pass")
    assert show.told() == [("", ["Passed"])]
    assert not show.banners


CARDS = (
    # The cards of France and England, the first banner, and the events of each step
    ("2 4", ("2 against 4: England wins", "France loses 2 asset(s)"), [["CardsRevealed", "Suffered"]]),
    ("A 6", ("A against 6: France wins", "The A beats the 6 and nothing else"), [["CardsRevealed"], ["Suffered"]]),
    (
        "4 4",
        ("4 against 4: France wins", "Equal cards: more church tokens win, 2 to 0"),
        [["CardsRevealed"], ["Suffered"]],
    ),
)


def test_both_cards_turn_at_once_before_anything_is_said() -> None:
    for chosen, banner, told in CARDS:
        france, england = chosen.split()
        show = Show(bargain(), "pass", "pass", f"negotiate {france}", f"negotiate {england}")
        assert show.banners[0] == banner
        assert show.told() == [("", ["CardChosen"]), *(("cards", kinds) for kinds in told)]
        turned = [cue.step for cue in show.cues if isinstance(cue.face, CardFace)]
        assert len(turned) == 2
        assert len(set(turned)) == 1
        assert show.beats[turned[0]].banner is None
        assert not show.beats[turned[0]].events


def test_captives_on_the_table_go_home_or_stay() -> None:
    asked = ("demand duke", "demand count", "pass", "pass")
    show = Show(bargain(), *asked, "negotiate 5", "negotiate 3")
    assert show.told()[-1] == ("cards", ["Ransomed", "CaptiveKept"])
    assert {cue.word for cue in show.cues} - {""} == {"goes home", "stays captive"}
    assert show.banners[-1][0] == show.banners[0][0]


def test_equal_cards_without_more_church_tokens_bring_nothing() -> None:
    show = Show(after_wars("france", turn="france"), "pass", "pass", "negotiate 4", "negotiate 4")
    assert show.banners == [("Equal cards: nothing happens", "0 church token(s) each")]
    assert {"store:church:0", "store:church:1"} <= set(show.beats[max(show.beats)].lights)


def test_a_card_comes_from_the_players_own_ones_and_from_nowhere_else() -> None:
    laid = ("pass", "pass", "negotiate 4")
    assert Show(bargain(), *laid).flights() == [("back", "card:0:4", "choice:0")]
    assert Show(bargain(), *laid, seat=1).flights() == [("back", "heading:cards:0", "choice:0")]
    for seat, source in ((0, "heading:cards:1"), (1, "card:1:2")):
        show = Show(bargain(), *laid, "negotiate 2", seat=seat)
        assert [cue.source for cue in show.cues if cue.face == BackFace(1)] == [source]


def test_an_event_says_what_its_die_brings_and_the_phase_begins_with_a_banner() -> None:
    wars = ("france", "england", "england")
    show = Show(after_wars(*wars, step="event", turn="france"), "roll 5")
    assert show.told() == [("event", ["EventRolled", "EventAssets"]), ("phase", ["PhaseBegan"])]
    assert show.banners[0] == ("Event after phase 3: France rolls a 5", "England loses 2 asset(s)")
    assert show.banners[1] == ("Phase 4", "England begins: ahead in medals")
    rolling = show.steps_with("die:event")[0]
    assert show.beats[rolling].banner is None
    calls = Show(after_wars(*wars, step="event", turn="france", france={"captives": ["duke"]}), "roll 4")
    assert calls.banners[0][1] == "France may choose a captive to call home"
    freed = Show(after_wars(*wars, step="event", turn="france", france={"captives": ["duke"]}), "roll 4", "free duke")
    assert freed.told()[0] == ("freed", ["CaptiveFreed"])
    assert freed.flights()[0][:2] == ("itself", "lord:0:duke")


def test_from_the_third_phase_on_tokens_go_home_while_the_next_phase_begins() -> None:
    last = {"cards": ["5"], "church": 1}
    steps = []
    for medals in (["france"], ["france", "england", "england", "france"]):
        state = after_wars(*medals, turn="france", france=last, england=last)
        show = Show(state, "pass", "pass", "negotiate 5", "negotiate 5")
        steps.append([kinds for _, kinds in show.told()[-2:]])
        assert ("token", "store:church:0", "hand:0") in show.flights()
    first, later = steps
    assert first == [["NegotiationEnded"], ["PhaseBegan"]]
    assert later == [["CardsRevealed"], ["NegotiationEnded", "PhaseBegan"]]


def test_a_line_up_is_one_quick_step() -> None:
    show = Show(position("lord"), "lord duke", "deploy troops=3 arms=2 church=1 treasury=1")
    assert show.told() == [("", ["Deployed", "TreasuryFilled"])]
    assert len(show.beats) == 1
    assert not show.beats[0].hold


def watched(scene: CrownTakerScene) -> list[str]:
    """The banners that stand across the table until it has settled."""
    seen: list[str] = []
    while scene.is_moving:
        banner = scene.limelight.banner
        if banner is not None and banner.title not in seen:
            seen.append(banner.title)
        scene.motion.advance(60)
    return seen


def test_a_war_is_seen_skipped_seen_again_and_seen_without_motion() -> None:
    state = war(army("duke", 3), army("baron", 1))
    play(state, "no-skill", "no-skill")
    before = view_of(state, 0)
    events = tuple(play(state, "roll 6 1"))
    after = view_of(state, 0)
    banners = [
        "England loses a troop (0 troop(s) left)",
        "France wins the war of phase 1",
        "England's Baron is taken captive",
    ]
    scene = CrownTakerScene(TEXT, NIGHT)
    scene.motion.take_the_time()
    for speed in ("normal", "fast", "still"):
        scene.show_position(before, 0, (), NAMES[:2])
        scene.set_motion(speed)
        scene.show_position(after, 0, (), NAMES[:2], events)
        assert watched(scene) == banners, speed
        assert not scene.limelight.is_dark
    scene.show_again(((before, ()), (after, events)))
    assert watched(scene) == banners
    assert scene.view == after

    scene.show_position(before, 0, (), NAMES[:2])
    scene.show_position(after, 0, (), NAMES[:2], events)
    assert scene.skip()
    assert scene.is_staging
    scene.motion.advance(900)
    assert scene.skip()
    assert scene.limelight.banner is None
    scene.fast_forward()

    scene.set_motion("off")
    scene.show_position(before, 0, (), NAMES[:2])
    scene.show_position(after, 0, (), NAMES[:2], events)
    assert not scene.is_moving
    medal = scene.stage.get("phase:1")
    assert medal is not None
    assert getattr(medal.placement.face, "owner", None) == 0
