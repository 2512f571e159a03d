"""Staging of events: pictures and sentences, in their order."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.events import EVENTS, SterreStory, runs_on
from hoshikan.games.sterre_en_kroon.screen.faces import NumberFace
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from tests.games.sterre_en_kroon.playing import GAME, play, table, view_of
from tests.games.sterre_en_kroon.screen import shown, walk
from tests.ui.table.hands import NAMES, Table

SILENT = {
    "DrawClosed",
    "DeclareClosed",
    "RecordClosed",
    "CardClosed",
    "ScoreClosed",
    "EndStepClosed",
}
"""Closed steps are seen on the table; the log describes their actions."""
KINDS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


def cues(latest: Sequence[Event], view: SterreView | None = None) -> list[Cue]:
    """The motion of events, as seat 0 sees it."""
    view = view or view_of(GAME.new(players=2, seed=1))
    return [one for one in SterreStory(latest, view, NAMES, 0).staged() if isinstance(one, Cue)]


@pytest.mark.parametrize(("players", "bookkeeping"), [(2, "auto"), (4, "strict"), (6, "auto")])
def test_whatever_happens_is_shown_with_pieces_that_lie_there(qtbot: QtBot, players: int, bookkeeping: str) -> None:
    states = islice(walk(players, 31, bookkeeping=bookkeeping, sheet="karoo"), 300)
    table: Table | None = None
    for state in states:
        latest = tuple(state.events)
        if table is None:
            table = shown(qtbot, state)
            continue
        keys = set(table.scene.stage.keys())
        for cue in cues(latest, view_of(state)):
            assert cue.source in keys, cue
            assert not cue.target or cue.target in keys, cue
        for event in latest:
            text = text_of(GAME.id).log(event, state.view(None), NAMES)
            assert bool(text) != (type(event).__name__ in SILENT), event
        table.state = state
        table.show()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_line_in_the_log_or_is_silent_on_purpose(kind: type[Event]) -> None:
    samples = {"seats": (0, 1), "numbers": (1, 2), "line": "row1", "reason": "card-full", "counts": True}
    names = list(inspect.signature(kind).parameters)
    event = kind(**{name: samples.get(name, 1) for name in names})
    told = text_of(GAME.id).log(event, view_of(GAME.new(players=2, seed=1)), NAMES)
    assert bool(told) != (kind.__name__ in SILENT)
    assert "{" not in told


@pytest.mark.rule("SK-4.1")
@pytest.mark.rule("SK-6.1")
def test_pawns_are_placed_before_lines_complete_and_points_move() -> None:
    state = table([[1, 2], [3]], {"row1": [1, 2, "c1"]}, top=40)
    play(state, "play 1, play 2")
    state.apply(GAME.parse("done"))
    told = cues(state.events, view_of(state))
    order = list(dict.fromkeys(cue.target or cue.source for cue in sorted(told, key=lambda cue: cue.step)))
    wanted = ["cell:1", "cell:2", "record:row1", "crowns:0", "marker:0"]
    assert [key for key in order if key in wanted] == wanted


@pytest.mark.rule("SK-1.2")
def test_a_drawn_card_flies_to_its_new_owner() -> None:
    told = cues([events.Drew(1, 33)])
    assert [(cue.source, cue.target, cue.face) for cue in told] == [("deck", "known:1", NumberFace(33))]


@pytest.mark.rule("SK-1.2")
def test_an_own_card_comes_out_of_the_deck_into_the_hand(qtbot: QtBot) -> None:
    state = table([[1, 2], [3]], {"row1": [1, 2, "c1"]}, top=40)
    screen = shown(qtbot, state)
    hand = [one for one in screen.scene.scenery(state.view(0), 0, NAMES).placements if one.key.startswith("hand:")]
    assert hand
    assert {one.origin for one in hand} == {"deck"}
    assert [cue.target for cue in cues([events.Drew(0, 33)])] == [""]


@pytest.mark.rule("SK-2.1")
def test_cards_at_the_deck_go_one_after_the_other_as_it_happened() -> None:
    latest = [events.Turned(14), events.Removed(0, 14), events.Turned(50), events.Drew(1, 50)]
    told = cues(latest)
    fourteen, fifty = NumberFace(14), NumberFace(50)
    assert [(cue.step, cue.caption or cue.face) for cue in told] == [(0, fourteen), (1, "×"), (2, fifty), (3, fifty)]
    assert cues([events.Drew(1, 7), events.Recorded(0, 3)])[0].target == "cell:3"


def test_a_line_of_the_log_points_at_what_it_is_about() -> None:
    assert EVENTS.keys_of(events.Recorded(1, 33)) == {"seat:1", "cell:33"}
    assert EVENTS.keys_of(events.LineCompleted(0, "row1")) == {"seat:0", "record:row1"}
    assert EVENTS.keys_of(events.Opened(0, (4, 7))) == {"seat:0", "cell:4", "cell:7"}
    assert EVENTS.keys_of(events.CrownTaken(0, 3, 2)) == {"seat:0", "crown:3,2"}
    assert EVENTS.keys_of(events.StoodStill()) == frozenset()


def beats(latest: Sequence[Event], view: SterreView, seat: int | None = 0) -> list[Beat]:
    return [one for one in SterreStory(latest, view, NAMES, seat).staged() if isinstance(one, Beat)]


@pytest.mark.rule("SK-4.2")
@pytest.mark.rule("SK-6.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_a_line_of_the_map_is_lit_and_its_points_are_reported_with_their_reason(seats: int) -> None:
    view = view_of(table([[1, 2], *([number] for number in range(3, seats + 2))], {"row1": [1, 2, "c1"]}, top=40))
    shares = [events.MapScored(seat, "row1", 3, 2, 1) for seat in range(seats)]
    told = beats([*shares, events.LineCompleted(0, "row1")], view)
    assert [beat.moment for beat in told] == ["line row1", "points row1"]
    assert told[0].lights == ("record:row1", "cell:1", "cell:2", "crown:6,8")
    assert told[1].events == tuple(shares)
    banner = told[1].banner
    assert banner is not None
    assert all(name in banner.sentence for name in NAMES[:seats])


@pytest.mark.rule("SK-6.2")
def test_a_bingo_stands_in_the_light_on_the_own_card_and_in_words_on_others() -> None:
    view = view_of(table([[1], [2]], top=40))
    bingos = [events.CardScored(0, "row1"), events.CardScored(0, "diag1"), events.CardScored(1, "col2")]
    own, other = beats(bingos, view)
    assert (own.moment, own.events, other.moment) == ("bingo", tuple(bingos[:2]), "")
    assert {"bingo:0:1", "line:0:row1", "line:0:diag1"} <= set(own.lights)
    assert own.banner is not None
    assert own.banner.title == f"Bingo! Aki: {LABELS.points(2)}"
    words = [cue.word for cue in cues(bingos, view) if cue.word]
    assert words == [f"+{LABELS.points(2)}", f"Bingo! +{LABELS.points(1)}"]


@pytest.mark.rule("SK-7.1")
@pytest.mark.rule("SK-7.4")
@pytest.mark.parametrize("event", [events.EndTriggered(1, "card-full"), events.StoodStill()])
def test_the_reason_of_the_end_is_reported_on_the_stage_after_all_points(event: Event) -> None:
    told = beats([event, events.Advanced(0, 16, 18, 0)], view_of(table([[1], [2]], top=40)))
    assert [beat.moment for beat in told] == ["", "end"]
    assert told[1].banner == Banner("The end begins", text_of(GAME.id).log(event, view_of(table([[1], [2]])), NAMES))


@pytest.mark.parametrize("players", [2, 4])
def test_bots_keep_their_books_in_one_go(players: int) -> None:
    """All that one seat records, opens and scores runs together; actions of other seats never belong to it."""
    together: set[tuple[str, str]] = set()
    before: SterreView | None = None
    for state in islice(walk(players, 31, bookkeeping="strict"), 400):
        view = view_of(state)
        if before is not None and before.to_move >= 0 and runs_on(before, view):
            together.add((before.stage, view.stage))
            assert before.turn == view.turn
            assert view.to_move in (before.to_move, CHANCE)
        before = view
    assert {("declare", "declare"), ("record", "record"), ("record", "card"), ("card", "score")} <= together
    assert not {("declare", "record"), ("score", "draw")} & together


def test_all_that_a_bot_does_in_a_turn_runs_together_with_the_cards_that_follow() -> None:
    """The draw is a step of its own where a crown buys cards: they are seen before they are played."""
    together: set[tuple[str, str]] = set()
    before: SterreView | None = None
    for state in islice(walk(3, 31), 400):
        view = view_of(state)
        if before is not None and runs_on(before, view):
            together.add(("chance" if before.to_move == CHANCE else before.stage, view.stage))
            assert view.to_move in (before.to_move, CHANCE)
        elif before is not None and before.to_move == CHANCE:
            assert view.to_move != CHANCE
        before = view
    assert {("draw", "declare"), ("declare", "declare"), ("declare", "draw")} <= together


@pytest.mark.rule("SK-6.2")
def test_lines_and_bingos_of_another_player_are_one_moment() -> None:
    view = view_of(table([[1], [2], [3]], {"row1": [1, 2], "row2": [3, 4]}, top=40))
    scored = [events.MapScored(seat, line, 3, 2, 1) for line in ("row1", "row2") for seat in (0, 1)]
    bingos = [events.CardScored(1, line) for line in ("row1", "col2", "diag1")]
    lines = [events.Recorded(1, 2), events.LineCompleted(1, "row1"), events.LineCompleted(1, "row2")]
    walk = [events.Advanced(0, 0, 6, 0), events.Advanced(1, 0, 9, 0)]
    told = beats([*lines, *scored, *bingos, *walk], view)
    lit = [beat for beat in told if beat.moment]
    assert len(lit) == 1
    assert lit[0].banner is not None
    assert "Bingo ×3" in lit[0].banner.title
    assert lit[0].banner.title.endswith(NAMES[1])
    assert f"{NAMES[1]}: {LABELS.points(9)}" in lit[0].banner.sentence
    assert len({beat.step for beat in told}) == 2
    assert sum(len(beat.events) for beat in told) == len(lines) + len(scored) + len(bingos) + len(walk)
    others = beats([*lines, *scored, *bingos, events.CardScored(2, "row2")], view)
    titles = [beat.banner.title for beat in others if beat.banner is not None]
    assert [title.partition(" – ")[2] for title in titles] == [f"{NAMES[1]} and {NAMES[2]}"]
    assert "Bingo ×4" in titles[0]
    own = beats([events.LineCompleted(0, "row1"), *scored[:2]], view)
    assert [beat.moment for beat in own] == ["line row1", "points row1"]


@pytest.mark.rule("SK-3.3")
@pytest.mark.rule("SK-4.3")
def test_crowns_that_are_taken_and_spent_are_counted_where_they_lie() -> None:
    spent = [events.BoughtCards(1), events.DeclaredByCrown(1, 7)]
    taken = [events.CrownTaken(1, 3, 2), events.TrackCrownTaken(1, 8)]
    for latest, caption in ((spent, f"−{LABELS.crowns(1)}"), (taken, f"+{LABELS.crowns(1)}")):
        told = [cue for cue in cues(latest) if cue.caption]
        assert [(cue.target or cue.source, cue.caption) for cue in told] == [("crowns:1", caption)] * 2
