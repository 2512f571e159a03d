"""Staging of a year and of the end: pictures, words, light and sentences of each step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Event, State
from hoshikan.engine.chance import sample
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.screen.faces import BidFace, GhostFace, SetFace, SkyFace, TotalFace
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.kit.painting import PortraitFace
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.kit.look.theme import NIGHT
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, quick_year, resolve, reveal, set_rows, view_of
from tests.games.hoshi_wo_wataru.screen import walk
from tests.ui.table.hands import NAMES, motions

TEXT = text_of(GAME.id)
pytestmark = pytest.mark.usefixtures("qapp")


def staged(state: State, *steps: str, seat: int | None = 0) -> list[Cue | Beat]:
    """Return the cues of the last of `steps`, on a table that has seen the position before it."""
    scene = new_scene(GAME.id, NIGHT)
    play(state, *steps[:-1])
    scene.show_position(state.view(seat), seat, (), NAMES)
    latest = play(state, steps[-1])
    scene.show_position(state.view(seat), seat, (), NAMES)
    return list(scene.cues(latest))


def shown(state: State, *steps: str, seat: int = 0) -> list[Cue]:
    return motions(staged(state, *steps, seat=seat))


def beats(told: Sequence[Cue | Beat], moment: str = "") -> list[Beat]:
    """The steps of one moment, or of all."""
    return [one for one in told if isinstance(one, Beat) and (not moment or one.moment == moment)]


def sentences(told: Sequence[Beat]) -> list[str]:
    """Return the texts of banners, without repeated ones."""
    return list(dict.fromkeys(beat.banner.sentence for beat in told if beat.banner is not None))


def kinds(told: Sequence[Beat]) -> list[list[str]]:
    """Return the kinds of events that the steps describe."""
    return [[type(event).__name__ for event in beat.events] for beat in told]


def full_row(*markers: int) -> State:
    """Only the last card of the last seat is missing."""
    state = game(markers=markers)
    reveal(state, 21, 5, 17, 25)
    set_rows(state, "9 4 2 1", "9 3 2 1", "1 5 6")
    return state


@pytest.mark.rule("HW-3.1")
def test_the_cards_of_a_slot_turn_over_one_by_one_from_the_weakest() -> None:
    told = shown(full_row(), "set 7")
    turned = [(cue.source, cue.face) for cue in told if cue.kind == "bid" and not cue.target]
    assert turned == [
        ("down:2:0", BidFace(1, 1)),
        ("down:1:0", BidFace(9, 3)),
        ("card:0:9:0", BidFace(9, 3)),
    ]
    steps = [cue.step for cue in told if cue.kind == "bid" and not cue.target]
    assert steps == sorted(set(steps))
    (grown,) = (cue for cue in told if cue.stance == "grows")
    assert (grown.source, grown.step) == ("star:21", steps[0] - 1)


@pytest.mark.rule("HW-3.1")
def test_the_banner_names_all_bids_and_why_a_tie_is_won() -> None:
    told = beats(staged(full_row(2, 1, 3), "set 7"), "slot 0")
    assert {beat.banner.title for beat in told if beat.banner} == {"Slot 1: Leo"}
    assert sentences(told) == [
        "",
        f"{NAMES[2]} 1",
        f"{NAMES[0]} 9 > {NAMES[2]} 1",
        f"{NAMES[1]} and {NAMES[0]} tie at 9 – priority marker 1 beats 2",
        f"{NAMES[1]} 9 = {NAMES[0]} 9 > {NAMES[2]} 1",
    ]
    assert kinds(told) == [
        [],
        *[["BidRevealed"]] * 3,
        ["BidTied"],
        [],
        ["ConstellationWon"],
        ["CardsDiscarded"],
    ]
    assert [beat.hold for beat in told] == [None] * 4 + ["word", None, "word", None]
    assert all({"slot:0", "cell:0:0", "cell:1:0", "cell:2:0"} <= set(beat.lights) for beat in told)
    assert "shelf:1" in told[-1].lights
    assert "shelf:1" not in told[-2].lights


@pytest.mark.rule("HW-3.1")
def test_the_winner_has_a_ring_and_a_crown_and_the_others_lean() -> None:
    told = shown(full_row(2, 1, 3), "set 7")
    stances = {cue.source: cue.stance for cue in told if cue.stance}
    assert stances == {
        "star:21": "grows",
        "down:1:0": "wins",
        "seat:1": "wins",
        "card:0:9:0": "loses",
        "down:2:0": "loses",
    }
    assert [cue.source for cue in told if cue.face == TotalFace(9, won=True)] == ["total:1:0"]
    (prize,) = (cue for cue in told if cue.source == "star:21" and cue.target)
    assert (prize.target, prize.leaves) == ("shelf:1", True)
    assert prize.step == max(cue.step for cue in told)


@pytest.mark.rule("HW-3.1")
def test_markers_come_to_equal_cards_and_the_better_one_strikes_the_other() -> None:
    told = shown(full_row(2, 1, 3), "set 7")
    ways = [(cue.source, cue.target, cue.step) for cue in told if cue.source.startswith("marker:")]
    begin = ways[0][2]
    assert ways == [
        ("marker:1", "down:1:0", begin),
        ("marker:2", "card:0:9:0", begin),
        ("marker:1", "card:0:9:0", begin + 1),
        ("marker:2", "marker:2", begin + 2),
        ("marker:1", "down:1:0", begin + 2),
        ("marker:1", "marker:1", begin + 3),
    ]
    assert all(cue.leaves for cue in told if cue.source.startswith("marker:"))
    (struck,) = (cue for cue in told if cue.stance == "loses" and cue.source == "card:0:9:0")
    assert struck.step == begin + 2


@pytest.mark.rule("HW-3.1")
def test_of_three_equal_cards_the_best_marker_strikes_two() -> None:
    state = game(markers=(3, 1, 2))
    reveal(state, 21, 5, 17, 25)
    set_rows(state, "9 4 2 1", "9 3 2 1", "9 5 6")
    told = staged(state, "set 7")
    best = [cue.target for cue in motions(told) if cue.source == "marker:1"]
    assert best == ["down:1:0", "down:2:0", "card:0:9:0", "down:1:0", "marker:1"]
    tie = f"{NAMES[1]}, {NAMES[2]} and {NAMES[0]} tie at 9 – priority marker 1 beats 2 and 3"
    assert tie in sentences(beats(told, "slot 0"))


@pytest.mark.rule("HW-3.1")
def test_without_a_tie_the_markers_stay_where_they_are() -> None:
    state = game(markers=(2, 1, 3))
    reveal(state, 21, 5, 17, 25)
    set_rows(state, "9 4 2 1", "8 3 2 1", "8 5 6")
    assert not [cue for cue in shown(state, "set 7") if cue.source.startswith("marker:")]


def test_markers_are_back_in_their_places_after_a_tie_also_where_it_is_skipped() -> None:
    state = full_row(2, 1, 3)
    for skips in (False, True):
        scene = new_scene(GAME.id, NIGHT)
        scene.motion.take_the_time()
        scene.set_motion("normal")
        here = state.clone()
        scene.show_position(here.view(0), 0, (), NAMES)
        scene.show_position(here.view(0), 0, (), NAMES, play(here, "set 7"))
        away = set()
        while scene.is_moving:
            scene.motion.advance(40)
            away |= {item.key for item in scene.stage if item.placement.kind == "marker" and item.pos() != item.home}
            if skips and away:
                scene.skip()
        assert away == {"marker:1", "marker:2"}
        assert all(item.is_at_rest for item in scene.stage)


@pytest.mark.rule("HW-3.1")
def test_the_faces_of_winner_and_loser_are_beside_the_result() -> None:
    state = full_row(2, 1, 3)
    scene = new_scene(GAME.id, NIGHT)
    scene.motion.take_the_time()
    scene.set_motion("normal")
    scene.show_position(state.view(0), 0, (), NAMES)
    scene.show_position(state.view(0), 0, (), NAMES, play(state, "set 7"))
    seen: list[list[PortraitFace]] = []
    while scene.is_moving:
        if scene.limelight.banner is not None and scene.limelight.faces not in seen:
            seen.append(scene.limelight.faces)
        scene.motion.advance(40)
    assert seen == [[], [PortraitFace(1, "pleased"), PortraitFace(0, "worried")]]
    assert scene.limelight.faces == []


@pytest.mark.rule("HW-3.3")
def test_cards_that_lie_together_turn_to_a_sum_that_counts_up() -> None:
    told = staged(full_row(), "set 7", "shift 9", "pool 1")
    sums = [(cue.source, cue.through, cue.face) for cue in motions(told) if cue.kind == "total"]
    assert ("total:1:1", (TotalFace(9),), TotalFace(12)) in sums
    assert sentences(beats(told, "slot 1"))[-1] == f"{NAMES[1]} 12 > {NAMES[2]} 5 > {NAMES[0]} 4"
    wins = {cue.source for cue in motions(told) if cue.stance == "wins"}
    assert wins == {"down:1:1", "card:1:9:0", "seat:1"}


@pytest.mark.rule("HW-3.3")
@pytest.mark.parametrize(
    ("how", "target", "word"),
    [
        ("pool 9", "pool:1", "pooled ★+3"),
        ("shift 9", "cell:1:1", "to slot 2"),
        ("keep 9", "cards:1", "kept"),
    ],
)
def test_what_becomes_of_a_lost_card_is_said_where_it_lay(how: str, target: str, word: str) -> None:
    told = staged(full_row(), "set 7", how)
    (said, way) = motions(told)
    assert (said.source, said.word) == ("cell:1:0", word)
    assert (way.source, way.target, way.leaves) == ("card:1:9:0", target, True)
    (beat,) = beats(told)
    assert (beat.moment, len(beat.events)) == ("", 1)
    assert not any(cue.word for cue in motions(staged(full_row(), "set 7", how, seat=1)))


@pytest.mark.rule("HW-3.3")
def test_a_card_decided_before_the_next_slot_goes_first() -> None:
    told = staged(full_row(), "set 7", "keep 9", "pool 1")
    first = beats(told)[0]
    assert (first.moment, first.step, kinds([first])) == ("", 0, [["CardPooled"]])
    assert [beat.moment for beat in beats(told)[1:]] == ["slot 1"] * (len(beats(told)) - 1)


@pytest.mark.rule("HW-2.3")
def test_the_own_last_card_lies_face_down_before_the_first_slot_opens() -> None:
    told = staged(full_row(), "set 7", seat=2)
    first = motions(told)[0]
    assert (first.target, first.face, first.leaves) == ("cell:2:3", SetFace(7, 2, 2), True)
    assert kinds(beats(told))[0] == ["CardSet"]
    assert beats(told)[1].moment == "slot 0"


@pytest.mark.rule("HW-2.3")
def test_a_card_set_in_secret_shows_nothing() -> None:
    state = game()
    reveal(state, 21, 5, 17, 25)
    assert staged(state, "set 9") == []


@pytest.mark.rule("HW-2.3")
def test_a_card_that_another_sets_comes_from_where_their_cards_are_counted() -> None:
    scene = new_scene(GAME.id, NIGHT)
    pieces = {one.key: one for one in scene.scenery(full_row().view(0), 0, NAMES).placements}
    assert pieces["down:1:0"].origin == "cards:1"
    assert pieces["card:0:9:0"].origin == ""
    assert "cards:1" in pieces


@pytest.mark.rule("HW-2.4")
def test_a_lost_dummy_flies_back_to_the_supply_as_the_prize_goes() -> None:
    scene = new_scene(GAME.id, NIGHT)
    for state in walk(1):
        if not sum(view_of(state).dummies) and not scene.is_empty:
            continue
        scene.show_position(state.view(0), 0, (), NAMES)
        lost = [event for event in state.events if isinstance(event, events.DummyLost)]
        if lost:
            break
    told = list(scene.cues(state.events))
    assert lost
    assert [cue.target for cue in motions(told) if cue.kind == "bid" and cue.target] == ["supply:dummies"] * len(lost)
    for event in lost:
        (prize,) = (beat for beat in beats(told) if any(event is other for other in beat.events))
        assert any(cue.step == prize.step and cue.source.startswith("star:") for cue in motions(told))


@pytest.mark.rule("HW-2.2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_new_year_is_called_while_the_markers_go_to_their_owners(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for _ in range(players):
        play(state, str(state.legal_actions()[0]))
    quick_year(state, "pool")
    before = view_of(state).markers
    told: list[Cue | Beat] = []
    while state.to_move == CHANCE:
        told = staged(state, str(state.legal_actions()[0]))
    (moving, named) = beats(told, "year")
    assert moving.banner == Banner("Year 2")
    assert kinds([moving, named]) == [["MarkerTaken"] * players, []]
    assert named.hold == "hold"
    assert named.banner is not None
    said = named.banner.sentence
    view = view_of(state)
    ranking = sorted(range(players), key=lambda seat: view.markers[seat])
    places = [said.index(f"{view.markers[seat]} {NAMES[seat]} ★") for seat in ranking]
    assert places == sorted(places)
    moved = {cue.source: cue.target for cue in motions(told) if cue.source.startswith("marker:")}
    assert moved == {
        f"marker:{view.markers[seat]}": f"marker:{before[seat]}"
        for seat in range(players)
        if view.markers[seat] != before[seat]
    }


@pytest.mark.rule("HW-4.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_end_is_checked_seat_by_seat_before_objectives_and_the_winner(players: int) -> None:
    for state in walk(6, players):
        last = list(state.events)
    scene = new_scene(GAME.id, NIGHT)
    scene.show_position(state.view(0), 0, (), NAMES)
    told = list(scene.cues(last))
    ends = [beat for beat in beats(told) if not beat.moment.startswith("slot") and beat.moment]
    moments = list(dict.fromkeys(beat.moment for beat in ends))
    assert moments == ["sky", "check", "objectives", "winner"]
    assert [len(beat.events) for beat in beats(told, "objectives")] == [1, 0] * players
    assert sum(len(beat.events) for beat in ends) == sum(scene.is_moment(event) for event in last)
    turned = [event.constellation for event in last if isinstance(event, events.TurnedOver)]
    assert [cue.source for cue in motions(told) if cue.kind == "turned"] == [f"star:{number}" for number in turned]
    assert turned
    assert all(beat.banner is not None and beat.banner.sentence for beat in ends if beat.moment != "sky")


@pytest.mark.rule("HW-2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_constellations_of_a_year_light_up_in_the_sky_of_the_game(players: int) -> None:
    scene, rng, state = new_scene(GAME.id, NIGHT), Random(6), GAME.new(players=players, seed=6)
    years = 0
    while state.to_move != TERMINAL:
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        scene.show_position(state.view(0), 0, (), NAMES)
        if not any(isinstance(event, events.YearEnded) for event in state.events):
            continue
        years += 1
        view, told = view_of(state), list(scene.cues(list(state.events)))
        owners = {view.constellation(number).id: seat for seat, won in enumerate(view.won) for number in won}
        skies = [cue.face for cue in motions(told) if cue.kind == "sky" and cue.stays]
        before, after = (face for face in skies if isinstance(face, SkyFace))
        assert {one.id: one.seat for one in after.figures if one.seat >= 0} == owners
        assert all(one.lit for one in after.figures), "the check of the stars is still to come"
        fresh = {one.id for one in after.figures if one.fresh}
        assert len(fresh) == 4
        assert {one.id for one in before.figures if one.seat >= 0} == set(owners) - fresh
        gone = [cue.face for cue in motions(told) if cue.kind == "sky" and not cue.stays]
        assert gone == skies
        (named,) = sentences(beats(told, "sky"))
        winners = {NAMES[seat] for name, seat in owners.items() if name in fresh}
        assert all((name in named) == (name in winners) for name in NAMES[:players])
    assert years == 5


def test_a_finished_game_shows_its_sky_where_the_year_was_played() -> None:
    *_, state = walk(6, 3)
    scene, view = new_scene(GAME.id, NIGHT), view_of(state)
    pieces = {one.key: one for one in scene.scenery(view, 0, NAMES).placements}
    sky = pieces["sky"]
    assert isinstance(sky.face, SkyFace)
    assert not any(key.startswith(("slot:", "bed:", "cell:")) for key in pieces)
    unlit = {view.constellation(number).id for turned in view.turned for number in turned}
    assert {one.id for one in sky.face.figures if not one.lit} == unlit
    assert all(name in sky.label for name in NAMES[:3])
    assert scene.keepsake(view) is not None


@pytest.mark.rule("HW-3.1")
def test_bids_stay_in_their_places_until_the_year_is_over() -> None:
    """Read from the view, so they are there after a jump, too."""
    state = full_row(2, 1, 3)
    play(state, "set 7", "pool 1", "pool 9")
    scene = new_scene(GAME.id, NIGHT)

    def told() -> dict[str, object]:
        pieces = scene.scenery(state.view(0), 0, NAMES).placements
        return {one.key: one.face for one in pieces if one.kind in ("ghost", "total")}

    assert told()["total:1:0"] == TotalFace(9, won=True, past=True)
    assert told()["total:0:0"] == TotalFace(9, won=False, past=True)
    assert {seat: told()[f"ghost:{seat}:0:0"] for seat in range(3)} == {
        0: GhostFace(9, 3),
        1: GhostFace(9, 3),
        2: GhostFace(1, 1),
    }
    resolve(state, "pool")
    assert not told()


@pytest.mark.parametrize("speed", ["normal", "fast", "still", "off"])
def test_an_auction_says_the_same_at_every_speed_and_when_it_is_seen_again(speed: str) -> None:
    state = full_row(2, 1, 3)
    before = state.view(0)
    latest = play(state, "set 7")
    after = state.view(0)
    scene = new_scene(GAME.id, NIGHT)
    scene.motion.take_the_time()
    scene.set_motion(speed)
    scene.show_position(before, 0, (), NAMES)
    heard: list[list[str]] = []
    for again in (False, True):
        if again:
            scene.show_again([(before, ()), (after, latest)])
        else:
            scene.show_position(after, 0, (), NAMES, latest)
        said: list[str] = []
        while scene.is_moving:
            if scene.limelight.banner is not None and scene.limelight.banner.sentence not in said:
                said.append(scene.limelight.banner.sentence)
            scene.motion.advance(40)
        heard.append(said)
        assert scene.view == after
        assert not scene.limelight.is_dark
        pieces = {item.key: item.placement.face for item in scene.stage}
        assert pieces["total:1:0"] == TotalFace(9, won=True)
        assert pieces["ghost:1:0:0"] == GhostFace(9, 3)
    calls = [
        f"{NAMES[1]} and {NAMES[0]} tie at 9 – priority marker 1 beats 2",
        f"{NAMES[1]} 9 = {NAMES[0]} 9 > {NAMES[2]} 1",
    ]
    assert heard[1][-2:] == calls
    assert heard[0] == ([] if speed == "off" else heard[1])


def test_every_kind_of_event_has_a_line_and_pieces() -> None:
    lines: dict[type[Event], set[str]] = {}
    scene = new_scene(GAME.id, NIGHT)
    for seed in range(6):
        for state in walk(seed, 3 + seed % 2, supernova=True, dummy_at_four=seed > 2, last_slot_double=seed > 3):
            for event in state.events:
                line = TEXT.log(event, state.view(None), NAMES)
                assert "{" not in line
                lines.setdefault(type(event), set()).add(line)
                ended = isinstance(event, events.YearEnded | events.StardustUsedUp)
                assert ended or scene.keys_of(event), event
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    rare = {events.StardustUsedUp, events.TieBroken, events.StardustTaken, events.SupernovaTaken}
    assert kinds - rare <= set(lines)
    assert all(any(told) for told in lines.values())
