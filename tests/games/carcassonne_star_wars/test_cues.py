"""Staging of a turn: battles over several actions, features that score, the end; order and timing of sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.games.carcassonne_star_wars.screen.events import LOG, StarWarsStory
from hoshikan.games.carcassonne_star_wars.screen.faces import FighterFace, RollFace, ScoreFace
from hoshikan.games.carcassonne_star_wars.screen.labels import StarWarsLabels
from hoshikan.ui.board.table.model import Beat, Cue
from hoshikan.ui.board.table.motion import SEEN_MS
from hoshikan.ui.kit.look.theme import DURATION
from tests.games.carcassonne_star_wars.playing import (
    MIXED,
    PLANET_RING,
    Turns,
    straights,
    three_battles,
    three_fields,
    two_routes,
    view_of,
    walk,
)
from tests.ui.table.hands import Table

NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
FRAME = 97.0
LABELS = StarWarsLabels()


class Caption:
    """The steps of what an action led to."""

    def __init__(self, table: Turns, *actions: str, again: bool = False) -> None:
        table.told = []
        table.play(*actions)
        self.events = table.told
        staged = StarWarsStory(self.events, table.view, NAMES, again).staged()
        self.beats = [one for one in staged if isinstance(one, Beat)]
        self.cues = [one for one in staged if isinstance(one, Cue)]

    @property
    def moments(self) -> list[str]:
        return list(dict.fromkeys(beat.moment for beat in self.beats))

    @property
    def titles(self) -> list[str]:
        return [beat.banner.title for beat in self.beats if beat.banner is not None]

    def at(self, beat: Beat) -> list[Cue]:
        return [cue for cue in self.cues if cue.step == beat.step]

    def telling(self, kind: type[Event]) -> Beat:
        """The step that shows the first event of a kind."""
        return next(beat for beat in self.beats if any(isinstance(event, kind) for event in beat.events))


def attacked() -> Turns:
    """Seat 0 is about to attack the planet of seat 1 on 0,1 with a large meeple."""
    table = Turns().turns(*PLANET_RING[:3])
    return table.turn("planet:r", 0, 1, 0, "claim small planet").lay(*PLANET_RING[3])


BEN_LOSES = f"Ben loses: +{LABELS.points(1)}"
LAST_TILE = events.TileDrawn(0, "straight:-", 0)
ATTACK = "claim large planet@0,1"


@pytest.mark.rule("CS-4.1")
def test_a_battle_begins_on_its_planet_once_the_meeple_has_landed() -> None:
    told = Caption(attacked(), ATTACK)
    assert [type(event) for beat in told.beats for event in beat.events] == [events.Landed, events.BattleBegun]
    begun = told.beats[-1]
    assert (begun.moment, begun.lights) == ("battle", ("arena", "tile:4", "seat:0", "seat:1"))
    assert told.titles == ["Battle for the planet"]


@pytest.mark.rule("CS-4.2")
def test_who_has_how_many_dice_is_read_before_the_first_roll_only() -> None:
    table = attacked().play(ATTACK)
    first, second = Caption(table, "dice 5 2 1"), Caption(table, "dice 3")
    assert [len(beat.events) for beat in first.beats] == [0, 0, 1]
    assert first.moments == ["battle"]
    assert first.titles == ["Battle for the planet", "Aki rolls 5, 2, 1"]
    (roll,) = first.cues
    assert (roll.step, roll.source) == (first.beats[1].step, "roll:0")
    assert isinstance(roll.face, RollFace)
    assert (len(roll.face.dice), roll.face.value) == (3, 5)
    assert len(roll.through) > 3
    assert second.moments == ["battle", "outcome"]


@pytest.mark.rule("CS-4.4")
def test_the_winner_is_seen_before_a_loser_scores_and_goes_home() -> None:
    told = Caption(attacked().play(ATTACK, "dice 5 2 1"), "dice 3")
    kinds = [[type(event) for event in beat.events] for beat in told.beats]
    assert kinds == [[], [events.Rolled], [events.Won], [events.Lost, events.CameHome]]
    assert told.titles == ["Ben rolls 3", "Aki wins the battle", BEN_LOSES]
    won, lost = told.beats[2:]
    assert [(cue.source, cue.stance) for cue in told.at(won)] == [("fighter:0", "wins")]
    flights = {(cue.kind, cue.source, cue.target) for cue in told.at(lost) if cue.target}
    assert flights == {("star", "roll:1", "points:1"), ("meeple", "tile:4", "supply:1")}
    assert [cue.face for cue in told.at(lost) if cue.source == "points:1"] == [ScoreFace(1)]


@pytest.mark.rule("CS-4.4")
def test_a_battle_of_others_is_shown_in_two_steps(qtbot: QtBot) -> None:
    told = Caption(attacked().play(ATTACK), "dice 5 2 1", "dice 3")
    rolling, settled = told.beats
    assert not rolling.events
    assert [cue.source for cue in told.at(rolling)] == ["roll:0", "roll:1"]
    assert [type(event) for event in settled.events] == [type(event) for event in told.events]
    assert settled.banner is not None
    assert (settled.banner.title, settled.banner.sentence) == ("Aki wins the battle", BEN_LOSES)
    stances = {(cue.source, cue.stance) for cue in told.at(settled) if cue.stance}
    assert stances == {("fighter:0", "wins"), ("fighter:1", "loses"), ("roll:1", "loses")}


@pytest.mark.parametrize(("seat", "together"), [(0, False), (1, False), (2, True), (None, False)])
def test_only_rolls_of_others_run_together(qtbot: QtBot, seat: int | None, together: bool) -> None:
    turns = Turns(3).turns(*PLANET_RING[:3]).turn("planet:r", 0, 1, 0, "claim small planet")  # of seat 0
    turns.lay(*PLANET_RING[3]).play(ATTACK)
    scene = Table(qtbot, state=turns.state, game_id="carcassonne-star-wars", seat=seat).scene
    begun = turns.view
    first = turns.play("dice 5 2").view
    second = turns.play("dice 3 2").view
    assert [scene.runs_on(begun, first), scene.runs_on(first, second)] == [together, False]


@pytest.mark.rule("CS-4.3")
def test_a_tie_brings_a_point_each_and_the_third_goes_home() -> None:
    table = three_fields(Turns(3)).turn("core:h", 0, -1).play("dice 5", "dice 3")
    told = Caption(table, "dice 5 2")
    assert told.titles == ["Chiyo rolls 5, 2", "Tied at 5: +1 each, roll again", BEN_LOSES]
    tied = told.telling(events.Tied)
    assert [cue.word for cue in told.at(tied) if cue.word] == [f"+{StarWarsLabels().points(1)}"] * 2
    assert [cue.source for cue in told.at(told.telling(events.Lost)) if cue.stance] == ["fighter:1", "roll:1"]
    again = Caption(table, "dice 1", again=True)
    assert [beat.hold for beat in again.beats] == ["turn", None, "slow"]


def faces(table: Table) -> list[FighterFace]:
    return [item.placement.face for item in table.scene.stage if isinstance(item.placement.face, FighterFace)]


@pytest.mark.rule("CS-4.2", "CS-8.2")
def test_fighters_have_the_reason_of_their_dice_on_their_cards(qtbot: QtBot) -> None:
    said: list[Sequence[FighterFace]] = []
    plain = attacked().play(ATTACK)
    geared = two_routes(Turns(expansion=True), "claim small route:E +sabre", "claim large route:E +blaster")
    for turns in (plain, geared.turn("straight:-", 1, 1, 1)):
        table = Table(qtbot, game_id="carcassonne-star-wars", state=turns.state)
        table.show(0)
        said.append(faces(table))
    assert [(face.seat, face.strength, face.gear) for face in said[0]] == [
        (0, "large meeple 2 + rebels 1", ""),
        (1, f"small meeple: {LABELS.dice_count(1)}", ""),
    ]
    assert [face.gear for face in said[1]] == ["sabre: +1 on the highest", "blaster: a yellow die"]


def battle_seen(table: Table, turns: Turns, *actions: str) -> list[tuple[str, bool]]:
    """Every banner while actions are shown one after another, and whether it was dark throughout each of them."""
    seen: list[tuple[str, bool]] = []
    for action in actions:
        turns.told = []
        turns.play(action)
        table.scene.show_position(turns.view, 0, (), NAMES[:2], turns.told)
        while table.scene.is_moving:
            banner = table.scene.limelight.banner
            title = banner.title if banner is not None else ""
            if title and (not seen or seen[-1][0] != title):
                seen.append((title, table.scene.limelight.is_dark))
            table.scene.motion.advance(FRAME)
    return seen


def staged(qtbot: QtBot, turns: Turns) -> Table:
    table = Table(qtbot, game_id="carcassonne-star-wars", state=turns.state)
    table.show(0)
    table.scene.set_motion("normal")
    table.scene.motion.take_the_time()
    return table


def test_the_light_stays_on_a_battle_from_one_roll_to_the_next(qtbot: QtBot) -> None:
    turns = attacked()
    table = staged(qtbot, turns)
    battle_seen(table, turns, ATTACK)
    assert table.scene.limelight.is_dark
    assert table.scene.limelight.banner is not None
    assert table.item("roll:1").depth > table.item("tile:0").depth
    seen = battle_seen(table, turns, "dice 5 2 1", "dice 3")
    assert [title for title, dark in seen if dark] == [
        "Battle for the planet",
        "Aki rolls 5, 2, 1",
        "Ben rolls 3",
        "Aki wins the battle",
        BEN_LOSES,
    ]
    assert not table.scene.limelight.is_dark
    assert table.scene.limelight.banner is None


def test_who_skips_a_battle_comes_to_its_outcome(qtbot: QtBot) -> None:
    turns = attacked()
    table = staged(qtbot, turns)
    turns.told = []
    turns.play(ATTACK)
    table.scene.show_position(turns.view, 0, (), NAMES[:2], turns.told)
    while not table.scene.limelight.is_dark:
        table.scene.motion.advance(FRAME)
    table.scene.motion.advance(SEEN_MS)
    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Space)
    while table.scene.is_moving:
        table.scene.motion.advance(FRAME)
    assert [title for title, _ in battle_seen(table, turns, "dice 5 2 1", "dice 3")] == [
        "Aki wins the battle",
        BEN_LOSES,
    ]


def test_a_jump_out_of_a_battle_puts_the_light_on(qtbot: QtBot) -> None:
    turns = attacked()
    table = staged(qtbot, turns)
    before = turns.view
    battle_seen(table, turns, ATTACK)
    table.scene.show_position(before, 0, (), NAMES[:2], animate=False)
    assert not table.scene.limelight.is_dark
    assert table.scene.limelight.banner is None
    assert table.scene.stage.get("arena") is None


@pytest.mark.parametrize("fighters", [2, 3])
def test_the_tile_fought_for_lies_large_between_the_fighters(qtbot: QtBot, fighters: int) -> None:
    turns = attacked().play(ATTACK) if fighters == 2 else three_fields(Turns(3)).turn("core:h", 0, -1)
    table = Table(qtbot, game_id="carcassonne-star-wars", state=turns.state)
    table.show(0)
    arena = table.item("arena").sceneBoundingRect()
    fought = table.item("tile:4" if fighters == 2 else f"tile:{len(turns.view.tiles) - 1}").sceneBoundingRect()
    cards = [table.item(f"fighter:{seat}").sceneBoundingRect() for seat in range(fighters)]
    assert fought.width() > 200
    assert all(arena.contains(one) for one in (fought, *cards))
    assert not any(fought.intersects(card) for card in cards)
    assert all(card.contains(table.item(f"roll:{seat}").pos()) for seat, card in enumerate(cards))


def test_a_game_of_straights_has_no_light_in_passing() -> None:
    told = Caption(Turns(components=straights(20)).lay_straight(0, -1), "draw straight:-")
    assert told.beats == []


@pytest.mark.rule("CS-5.1")
def test_a_completed_feature_says_what_it_is_worth_before_the_points_fly() -> None:
    table = Turns().turn("curve:-", 0, 1, 3).turn("curve:h", 1, 1, 0).turn("curve:-", 1, 2, 1).lay("curve:-", 0, 2, 2)
    told = Caption(table, "claim small route:N")
    worth, scored = told.beats[1:]
    assert worth.lights == ("tile:1", "tile:2", "tile:3", "tile:4", "seat:1")
    assert worth.banner is not None
    assert worth.banner.title == f"Trade route complete: {LABELS.points(6)}"
    made = f"{LABELS.tiles(4)} × {LABELS.points(1)} + {LABELS.symbols(1)} × {LABELS.points(2)}"
    assert worth.banner.sentence == f"Ben: {made}"
    assert not worth.events
    assert [type(event) for event in scored.events] == [events.Scored, events.CameHome]
    assert [cue.face for cue in told.at(scored) if cue.kind == "score"] == [ScoreFace(6)]
    assert ("meeple", "supply:1") in {(cue.kind, cue.target) for cue in told.at(scored)}


@pytest.mark.rule("CS-6.1")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (6, {"expansion": True}), (4, {"teams": True})])
def test_the_final_scoring_runs_together_side_by_side_and_is_over_soon(
    players: int, options: Mapping[str, bool]
) -> None:
    *_, last = walk(players, options, seed=4)
    view = view_of(last)
    told = StarWarsStory(last.events, view, NAMES[:players], rolling_again=False).staged()
    beats = [one for one in told if isinstance(one, Beat) and one.moment.startswith("end")]
    ended = [event for event in last.events if isinstance(event, events.ScoredAtEnd)]
    assert [beat.moment for beat in beats] == [
        "end",
        *(f"end {seat}" for seat in sorted({one.seats[0] for one in ended})),
    ]
    assert sum(len(beat.events) for beat in beats[1:]) == len(ended)
    lasts = sum(DURATION[beat.lasts or "normal"] + DURATION[beat.hold or "word"] for beat in beats)
    assert lasts <= 8_000
    scores = {one.source: one.face for one in told if isinstance(one, Cue) and one.kind == "score"}
    assert scores == {key: ScoreFace(view.points[int(key.removeprefix("points:"))]) for key in scores}


@pytest.mark.rule("CS-2.1")
@pytest.mark.parametrize("event", [events.NothingFits(3), events.LastTileLaid(), LAST_TILE])
def test_the_end_of_the_tiles_is_a_moment_at_the_pile(event: Event) -> None:
    (beat, pile) = StarWarsStory((event,), Turns().view, NAMES, rolling_again=False).staged()
    assert isinstance(beat, Beat)
    assert isinstance(pile, Cue)
    assert (pile.source, beat.lights[0]) == ("pile", "pile")
    assert beat.banner is not None
    assert bool(beat.banner.sentence) != (event is LAST_TILE)
    assert LOG.presentation(event).moment
    assert not LOG.presentation(events.TileDrawn(0, "straight:-", 1)).moment


@pytest.mark.rule("CS-4.1")
def test_the_stage_of_one_battle_is_cleared_for_the_next(qtbot: QtBot) -> None:
    turns = three_battles(Turns(components=MIXED)).turn("bend-curve:-", 0, 1, 0, "claim large planet@-1,2")
    table = staged(qtbot, turns)
    battle_seen(table, turns, "dice 6 5")
    told = Caption(turns, "dice 2")
    begun = told.telling(events.BattleBegun)
    fighters = {f"{kind}:{seat}" for kind in ("fighter", "roll") for seat in (0, 1)}
    assert {cue.source for cue in told.at(begun) if cue.stance == "goes"} == {"arena", *fighters}
    table.scene.show_position(turns.view, 0, (), NAMES[:2], turns.told)
    while table.scene.is_moving:
        table.scene.motion.advance(FRAME)
    cards = [table.item(key) for key in (*fighters, "arena")]
    assert {card.opacity() for card in cards} == {1.0}, "the next battle has its own cards"
    assert all(card.depth > table.item("tile:0").depth for card in cards)
    assert table.scene.limelight.is_dark
