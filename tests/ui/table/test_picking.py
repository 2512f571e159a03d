"""Narrowing a choice by its parts."""

from __future__ import annotations

import pytest

from hoshikan.ui.board.table.choosing import Picking
from hoshikan.ui.board.table.model import Affordance
from hoshikan.ui.board.table.scene import hinted

BUILD = [
    Affordance("red a", ("red",), ("a",)),
    Affordance("red b", ("red",), ("b",)),
    Affordance("blue b", ("blue",), ("b",)),
]
SEALED = [Affordance("go", ("card",), ("place",), seal=("card",))]


def test_every_pick_narrows_and_the_last_one_left_is_chosen() -> None:
    picking = Picking(BUILD)
    picking.add("red")
    assert picking.chosen is None
    assert picking.open_keys == {"a", "b"}
    assert picking.accepts("b")
    picking.add("b")
    assert picking.chosen == BUILD[1]


@pytest.mark.parametrize("order", [("b", "blue"), ("blue", "b"), ("blue",)])
def test_the_order_of_picks_does_not_matter(order: tuple[str, ...]) -> None:
    picking = Picking(BUILD)
    for key in order:
        picking.add(key)
    assert picking.chosen == BUILD[2]


def test_a_pick_that_does_not_go_with_earlier_ones_replaces_them() -> None:
    picking = Picking(BUILD)
    picking.add("a")
    assert not picking.accepts("blue")
    picking.add("blue")
    assert picking.picked == ("blue",)


def test_only_what_conflicts_is_given_up() -> None:
    picking = Picking([Affordance(f"{row}{column}", (row, column)) for row in "AB" for column in "12"])
    picking.restore(("A",))
    picking.add("1")
    picking.add("2")
    assert set(picking.picked) == {"A", "2"}


def test_a_forced_choice_waits_for_its_seal() -> None:
    picking = Picking(SEALED)
    picking.add("place")
    assert picking.chosen is None
    assert picking.open_keys == {"card"}
    assert picking.shared_keys == {"place"}
    picking.add("card")
    assert picking.chosen == SEALED[0]


def test_two_ways_to_do_one_action_are_one_choice() -> None:
    picking = Picking([Affordance("pass", ("left", "x")), Affordance("pass", ("right", "x"))])
    picking.add("x")
    assert picking.chosen is not None
    assert picking.chosen.action == "pass"


def test_a_hint_points_the_way_of_what_is_carried_or_of_what_a_press_does() -> None:
    press = Affordance("draw", ("deck",), arrows=(("deck", "hand"),))
    carry = Affordance("move", ("a",), ("b",), seal=("a",))
    picking = Picking([press, carry, Affordance("pass", ("tile",))])
    assert hinted(["draw"], picking) == (frozenset(("deck",)), [("deck", "hand")])
    assert hinted(["move"], picking) == (frozenset(("a", "b")), [("a", "b")])
    several = Affordance("both", ("pile", "done"), ("a1", "b2"), seal=("done",), arrows=(("a", "a1"), ("b", "b2")))
    keys, ways = hinted(["both"], Picking([several]))
    assert (keys, ways) == (frozenset(("pile", "done", "a1", "b2")), [("a", "a1"), ("b", "b2")])
    assert hinted(["pass", "a place"], picking) == (frozenset(("tile", "a place")), [])


def test_the_eye_is_led_to_what_narrows_most() -> None:
    picking = Picking([Affordance(f"{row}{column}", ("verb",), (row, row + column)) for row in "AB" for column in "12"])
    picking.add("verb")
    assert picking.nearest_keys == {"A1", "A2", "B1", "B2"}
    assert picking.open_keys == {"A", "B", "A1", "A2", "B1", "B2"}


def test_nothing_is_open_chosen_or_shared_without_affordances() -> None:
    picking = Picking()
    assert not picking.open_keys | picking.shared_keys | picking.nearest_keys
    assert picking.chosen is None
    assert not picking.usable("red")


def test_removing_widens_again() -> None:
    picking = Picking(BUILD)
    picking.add("red")
    picking.add("a")
    picking.remove("a")
    assert {one.action for one in picking.candidates} == {"red a", "red b"}


def test_what_must_be_whole_waits_for_piece_and_target() -> None:
    picking = Picking([Affordance("lay", ("tile",), ("place",), whole=True)])
    for first, second in (("tile", "place"), ("place", "tile")):
        picking.restore((first,))
        assert picking.chosen is None
        assert picking.nearest_keys == {second}
        picking.add(second)
        assert picking.chosen is not None
