"""Picking, carrying, pressing and turning: a choice from its first piece to its action. No window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hoshikan.ui.board.table.choosing import Attempted, Choosing, Chosen, Objected, Outcome, Touch, Useless
from hoshikan.ui.board.table.model import Affordance

LEGAL = ("red a", "red b", "blue b")
"""Pieces are laid on places; that blue does not go to a is the one rule."""


class Game:
    """Red and blue pieces, and places a to c; "<piece> <place>" lays one there. There is a bag, a lamp and a door."""

    follows_picks = False

    def __init__(self) -> None:
        self.pointed: list[str] = []

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        parts = ((action, *action.split()) for action in actions)
        return [Affordance(action, (piece,), (f"place:{place}",)) for action, piece, place in parts]

    def holdable(self) -> frozenset[str]:
        return frozenset()

    def first_picks(self) -> tuple[str, ...]:
        return ()

    def stands_for(self, key: str) -> str:
        return key

    def typed(self, letter: str) -> str:
        return ""

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        return picked

    def attempt(self, picked: frozenset[str]) -> str | None:
        if "door" in picked:
            return "leave"
        pieces = picked & {"red", "blue"}
        places = {key[-1] for key in picked & {"place:a", "place:b", "beside:a"}}
        return f"{min(pieces)} {min(places)}" if pieces and places else None

    def objection(self, picked: frozenset[str]) -> tuple[str, str]:
        return f"{' and '.join(sorted(picked))} do not go together", "TOY-1"

    def nowhere(self, held: str) -> tuple[str, str]:
        return f"lay {held} on a place", "TOY-2"

    def carries(self, key: str) -> bool:
        return key != "door"

    def size_on(self, held: str, place: str) -> float:
        return 0.0

    @property
    def can_turn(self) -> bool:
        return False

    def turn(self, step: int) -> None: ...

    def turn_to(self, key: str) -> bool:
        return False

    def opens(self, key: str) -> bool:
        return key == "bag"

    def pointed_at(self, key: str) -> None:
        self.pointed.append(key)


class Table:
    """Notes its calls; lets go at once."""

    def __init__(self, game: Game, actions: Sequence[str] = LEGAL) -> None:
        self.game = game
        self.outcomes: list[Outcome] = []
        self.told: list[str] = []
        self.touches: list[Touch] = []
        self.choosing = Choosing(game, self)
        self.choosing.begin(actions)

    @property
    def picked(self) -> tuple[str, ...]:
        return self.choosing.picking.picked

    def report(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    def touched(self, touch: Touch, key: str = "") -> None:  # as tables have it
        self.touches.append(touch)

    def picks_changed(self) -> None:
        self.told.append("picks")

    def lay_out(self) -> None:
        self.told.append("layout")

    def dress(self) -> None:
        self.told.append("lights")

    def fast_forward(self) -> None:
        self.told.append("rest")

    def let_go(self) -> None:
        self.choosing.put_back()


@pytest.fixture
def table() -> Table:
    return Table(Game())


# Pressing


@pytest.mark.parametrize(
    ("keys", "action"),
    [(("red", "place:a"), "red a"), (("place:b", "red"), "red b"), (("blue",), "blue b"), (("place:a",), "red a")],
)
def test_the_last_action_left_is_chosen_in_whatever_order_its_parts_are_pressed(
    table: Table, keys: Sequence[str], action: str
) -> None:
    for key in keys:
        table.choosing.activate(key)
    assert table.outcomes == [Chosen(action)]


def test_a_press_waits_for_motion_to_end_and_shows_what_is_picked(table: Table) -> None:
    table.choosing.activate("red")
    assert table.told == ["rest", "picks"]
    assert table.picked == ("red",)
    assert table.outcomes == []


def test_pressing_again_puts_back(table: Table) -> None:
    table.choosing.activate("red")
    table.choosing.activate("red")
    assert table.picked == ()
    assert not table.choosing.is_busy
    assert table.outcomes == []


def test_an_action_that_is_to_be_confirmed_waits(table: Table) -> None:
    choosing = table.choosing
    choosing.waits_for_confirm = True
    choosing.activate("blue")
    assert (choosing.waiting, table.outcomes) == ("blue b", [])
    choosing.confirm()
    assert table.outcomes == [Chosen("blue b")]
    choosing.cancel()
    choosing.confirm()
    assert (choosing.waiting, len(table.outcomes)) == ("", 1)


def test_enter_picks_the_piece_with_the_focus_and_then_confirms(table: Table) -> None:
    table.choosing.waits_for_confirm = True
    table.choosing.enter("")
    assert table.told == []
    table.choosing.enter("blue")
    assert table.outcomes == []
    table.choosing.enter("red")
    assert table.outcomes == [Chosen("blue b")]


# What the rules do not allow


def test_a_try_against_the_rules_is_reported_as_the_action_it_means_and_changes_no_pick(table: Table) -> None:
    table.choosing.activate("place:a")
    table.outcomes.clear()
    assert not table.choosing.pick("blue")
    assert table.outcomes == [Attempted("blue a")]
    assert table.picked == ("place:a",)


def test_a_player_without_a_decision_hears_the_names_of_pieces_only() -> None:
    table = Table(Game(), ())
    for key in ("red", "place:a", "door"):
        table.choosing.activate(key)
    assert table.outcomes == [Useless("red"), Useless("place:a"), Useless("door")]
    assert table.picked == ()


@pytest.mark.parametrize(
    ("key", "dropped", "outcome"),
    [
        ("place:c", False, Objected("place:c and red do not go together", "TOY-1")),
        ("lamp", True, Objected("lamp and red do not go together", "TOY-1")),
        ("lamp", False, Useless("lamp")),
        ("beside:a", True, Objected("beside:a and red do not go together", "TOY-1")),
        ("door", False, Attempted("leave")),
    ],
)
def test_what_means_no_illegal_action_is_objected_to_where_it_was_tried(
    table: Table, key: str, dropped: bool, outcome: Outcome
) -> None:
    table.choosing.activate("red")
    assert not table.choosing.pick(key, dropped=dropped)
    assert table.outcomes == [outcome]
    assert table.picked == ("red",)


def test_a_lesson_may_let_an_illegal_action_be_done_with_the_hands(table: Table) -> None:
    table.choosing.allow_tries(["blue a"])
    table.choosing.begin(LEGAL)
    table.choosing.activate("blue")
    table.choosing.activate("place:a")
    assert table.outcomes == [Chosen("blue a")]
    assert table.choosing.actions == LEGAL


# Carrying


def test_what_is_dropped_where_it_goes_is_done(table: Table) -> None:
    choosing = table.choosing
    choosing.pick_up("red")
    choosing.carry_over("place:b")
    assert (choosing.held, choosing.over, table.picked) == ("red", "place:b", ("red",))
    choosing.drop("place:b")
    assert table.outcomes == [Chosen("red b")]
    assert (choosing.held, choosing.over) == ("", "")


@pytest.mark.parametrize(
    ("onto", "outcomes"),
    [
        ("", [Objected("lay blue on a place", "TOY-2")]),
        ("place:a", [Attempted("blue a")]),
        ("red", [Objected("blue and red do not go together", "TOY-1")]),
    ],
)
def test_what_is_dropped_elsewhere_leaves_the_picks_of_before(onto: str, outcomes: list[Outcome]) -> None:
    table = Table(Game(), ("red a", "blue b", "blue c"))
    table.choosing.activate("place:c")
    table.choosing.waits_for_confirm = True
    table.outcomes.clear()
    table.choosing.pick_up("blue")
    table.choosing.drop(onto)
    assert table.outcomes == outcomes
    assert table.picked == ("place:c",)


def test_what_is_let_go_where_it_was_taken_up_is_put_back_without_a_word(table: Table) -> None:
    table.choosing.pick_up("red")
    table.choosing.lay_back()
    assert (table.choosing.held, table.picked, table.outcomes) == ("", (), [])


def test_a_place_where_what_is_carried_cannot_go_is_barred(table: Table) -> None:
    choosing = table.choosing
    choosing.pick_up("red")
    choosing.carry_over("", "place:c")
    assert (choosing.over, choosing.barred, table.told[-1]) == ("", "place:c", "lights")
    choosing.drop("place:c")
    assert choosing.barred == ""


def test_something_else_that_begins_puts_back_what_is_carried(table: Table) -> None:
    table.choosing.pick_up("red")
    assert table.choosing.is_busy
    table.choosing.carry_over("place:a")
    table.choosing.put_back()
    assert (table.choosing.held, table.choosing.over, table.picked) == ("", "", ())
    table.choosing.put_back()
    assert table.picked == ()


def test_lights_follow_the_mouse_once_for_each_piece(table: Table) -> None:
    for key in ("red", "red", ""):
        table.choosing.point_at(key)
    assert table.game.pointed == ["red", ""]
    assert table.told == ["lights", "lights"]
    assert table.choosing.would_pick("red")
    assert not table.choosing.would_pick("lamp")


# Putting down


def test_putting_down_ends_everything_that_has_begun(table: Table) -> None:
    choosing = table.choosing
    choosing.activate("bag")
    choosing.pick_up("red")
    assert (choosing.is_busy, choosing.opened) == (True, "bag")
    choosing.cancel()
    assert (choosing.held, choosing.opened, table.picked) == ("", "", ())
    assert not choosing.is_busy


def test_a_display_opens_and_closes_by_its_piece_and_touches_no_pick(table: Table) -> None:
    table.choosing.activate("red")
    table.told.clear()
    table.choosing.activate("bag")
    assert (table.choosing.opened, table.told) == ("bag", ["rest", "layout", "lights"])
    table.choosing.activate("bag")
    assert (table.choosing.opened, table.picked, table.outcomes) == ("", ("red",), [])


def test_an_open_display_alone_can_be_put_down(table: Table) -> None:
    table.choosing.activate("bag")
    assert table.choosing.is_busy
    table.choosing.cancel()
    assert not table.choosing.is_busy


def test_a_new_position_begins_with_nothing_picked(table: Table) -> None:
    table.choosing.activate("red")
    table.choosing.begin(("red a", "blue a"))
    assert table.picked == ()
    table.choosing.activate("blue")
    assert table.outcomes == [Chosen("blue a")]


# Where to go next


def test_once_something_is_picked_the_way_leads_to_what_fits(table: Table) -> None:
    assert table.choosing.wanted_keys == frozenset()
    table.choosing.activate("red")
    assert table.choosing.wanted_keys == {"place:a", "place:b"}


# Choices that a game completes


class Counter(Game):
    """ "more" stands for one more of 0 to 3, "go" makes the choice."""

    follows_picks = True
    picked: tuple[str, ...] = ()

    def affordances_of(self, actions: Sequence[str]) -> list[Affordance]:
        return [Affordance(action, ("go",), (f"n:{action.split()[1]}",), seal=("go",)) for action in actions]

    def completed(self, picked: tuple[str, ...]) -> tuple[str, ...]:
        self.picked = picked if any(key.startswith("n:") for key in picked) else ("n:0", *picked)
        return self.picked

    def stands_for(self, key: str) -> str:
        counts = [int(one[2:]) for one in self.picked if one.startswith("n:")]
        return f"n:{max(counts) + 1}" if key == "more" else key


@pytest.fixture
def counter() -> Table:
    return Table(Counter(), [f"take {number}" for number in range(4)])


def test_a_draft_has_a_value_from_the_start_and_is_not_busy(counter: Table) -> None:
    assert counter.picked == ("n:0",)
    assert not counter.choosing.is_busy
    counter.choosing.pick_up("n:0")
    assert counter.choosing.is_busy, "though nothing else is picked, it is held"
    counter.choosing.put_back()
    counter.choosing.activate("go")
    assert counter.outcomes == [Chosen("take 0")]


def test_a_key_may_stand_for_the_next_number_and_the_table_is_laid_out_for_it(counter: Table) -> None:
    assert counter.choosing.would_pick("more")
    counter.choosing.activate("more")
    assert counter.told == ["rest", "layout", "picks"]
    counter.choosing.activate("more")
    assert counter.picked == ("n:2",)
    assert counter.choosing.is_busy
    assert counter.choosing.wanted_keys == frozenset(), "the other numbers stay in reach of the arrows"
    counter.choosing.activate("go")
    assert counter.outcomes == [Chosen("take 2")]


def test_putting_a_draft_down_goes_back_to_its_start(counter: Table) -> None:
    counter.choosing.activate("more")
    counter.choosing.cancel()
    assert counter.picked == ("n:0",)
    counter.choosing.activate("more")
    counter.choosing.activate("n:1")
    assert counter.picked == ("n:0",)


class Chameleon(Game):
    """The red piece becomes a blue one when it is touched."""

    touched = False

    def stands_for(self, key: str) -> str:
        return "blue" if self.touched and key == "red" else key


def test_a_key_that_means_another_now_is_picked_anew() -> None:
    game = Chameleon()
    table = Table(game)
    table.choosing.activate("red")
    game.touched = True
    table.choosing.activate("red")
    assert table.outcomes == [Chosen("blue b")]


class OneInHand(Game):
    """A piece that must be decided about lies in the hand already, if anything can be done with it."""

    def first_picks(self) -> tuple[str, ...]:
        return ("red",)


@pytest.mark.parametrize(("actions", "picked"), [(LEGAL, ("red",)), ((), ())])
def test_what_must_be_decided_about_is_picked_up_at_once(actions: Sequence[str], picked: tuple[str, ...]) -> None:
    table = Table(OneInHand(), actions)
    assert table.picked == picked
    table.choosing.cancel()
    assert table.picked == ()
