"""What is shown of a year, and in which order."""

from __future__ import annotations

import pytest

from hoshikan.engine import Event, State
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.screen.faces import BidFace
from hoshikan.ui.look.theme import NIGHT
from hoshikan.ui.table.model import Cue
from hoshikan.ui.table.scenes import new_scene
from hoshikan.ui.text.rooms import text_of
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, reveal, set_rows
from tests.games.hoshi_wo_wataru.screen import walk
from tests.ui.table.hands import NAMES, motions

TEXT = text_of(GAME.id)
pytestmark = pytest.mark.usefixtures("qapp")


def shown(state: State, *steps: str, seat: int = 0) -> list[Cue]:
    """The cues of the last of `steps`, on a table that has seen the position before it."""
    scene = new_scene(GAME.id, NIGHT)
    play(state, *steps[:-1])
    scene.show_position(state.view(seat), seat, (), NAMES)
    events = play(state, steps[-1])
    scene.show_position(state.view(seat), seat, (), NAMES)
    return motions(scene.cues(events))


def full_row() -> State:
    """Only the last card of the last seat is missing."""
    state = game()
    reveal(state, 21, 5, 17, 25)
    set_rows(state, "9 4 2 1", "9 3 2 1", "1 5 6")
    return state


@pytest.mark.rule("HW-3.1")
def test_all_cards_of_a_slot_are_turned_over_together_before_it_is_won() -> None:
    told = shown(full_row(), "set 7")
    turned = [(cue.source, cue.face, cue.caption) for cue in told if cue.kind == "bid" and not cue.target]
    assert turned == [
        ("card:0:9:0", BidFace(9, 3), "9"),
        ("down:1:0", BidFace(9, 3), "9"),
        ("down:2:0", BidFace(1, 1), "1"),
    ]
    steps = {cue.source: cue.step for cue in told}
    assert steps["card:0:9:0"] == steps["down:2:0"] < steps["cell:0:0"] < steps["star:21"]
    assert [cue.source for cue in told if cue.caption == "="] == ["cell:0:0", "cell:1:0"]


@pytest.mark.rule("HW-2.3")
def test_a_card_set_in_secret_shows_nothing() -> None:
    state = game()
    reveal(state, 21, 5, 17, 25)
    assert shown(state, "set 9") == []


@pytest.mark.rule("HW-3.1")
def test_a_constellation_goes_to_its_winner_as_soon_as_it_is_won() -> None:
    (won,) = (cue for cue in shown(full_row(), "set 7") if cue.source == "star:21")
    assert (won.target, won.leaves) == ("shelf:0", True)


@pytest.mark.rule("HW-2.3")
def test_a_card_that_another_sets_comes_from_where_their_cards_are_counted() -> None:
    scene = new_scene(GAME.id, NIGHT)
    pieces = {one.key: one for one in scene.scenery(full_row().view(0), 0, NAMES).placements}
    assert pieces["down:1:0"].origin == "cards:1"
    assert pieces["card:0:9:0"].origin == ""
    assert "cards:1" in pieces


@pytest.mark.rule("HW-3.3")
def test_a_card_pooled_before_the_next_slot_flies_to_its_pool_first() -> None:
    state = full_row()
    play(state, "set 7", "keep 9")
    told = shown(state, "pool 1")
    flights = [(cue.step, cue.source, cue.target) for cue in told if cue.target]
    assert flights[0] == (0, "card:2:1:0", "pool:2")
    assert min(cue.step for cue in told if cue.kind == "bid" and not cue.target) > 0


@pytest.mark.rule("HW-2.4")
def test_a_lost_dummy_flies_back_to_the_supply() -> None:
    (event,) = (happened.DummyLost(1, 0),)
    scene = new_scene(GAME.id, NIGHT)
    for state in walk(1):
        scene.show_position(state.view(0), 0, (), NAMES)
        break
    assert [cue.target for cue in motions(scene.cues([event]))] == ["supply:dummies"]


@pytest.mark.rule("HW-4.1")
def test_the_final_check_is_shown_seat_by_seat() -> None:
    for state in walk(6, 4):
        last = list(state.events)
    scene = new_scene(GAME.id, NIGHT)
    scene.show_position(state.view(0), 0, (), NAMES)
    told = motions(scene.cues(last))
    checks = [cue.source for cue in told if cue.source.startswith("light:")]
    assert checks == ["light:0", "light:1", "light:2", "light:3"]
    turned = [event.constellation for event in last if isinstance(event, happened.TurnedOver)]
    assert [cue.source for cue in told if cue.kind == "turned"] == [f"star:{number}" for number in turned]
    assert [cue.source for cue in told if cue.kind == "objective"] == [f"objective:{seat}" for seat in range(4)]


def test_every_kind_of_event_has_a_line_and_pieces() -> None:
    lines: dict[type[Event], set[str]] = {}
    scene = new_scene(GAME.id, NIGHT)
    for seed in range(6):
        for state in walk(seed, 3 + seed % 2, supernova=True, dummy_at_four=seed > 2, last_slot_double=seed > 3):
            for event in state.events:
                line = TEXT.log(event, state.view(None), NAMES)
                assert "{" not in line
                lines.setdefault(type(event), set()).add(line)
                ended = isinstance(event, happened.YearEnded | happened.StardustUsedUp)
                assert ended or scene.keys_of(event), event
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    rare = {happened.StardustUsedUp, happened.TieBroken, happened.StardustTaken, happened.SupernovaTaken}
    assert kinds - rare <= set(lines)
    assert all(any(told) for told in lines.values())
