"""星を渡る for the registry: options, set-up, notation; positions set up by hand; the game in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, counts, marks, one_of
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    ACTION_BY_TEXT,
    CHOOSE_ACTIONS,
    DUMMIES,
    DUMMY,
    HIGHEST,
    KEEP_ACTIONS,
    POOL_ACTIONS,
    REVEAL_ACTIONS,
    SET_ACTIONS,
    SHIFT_ACTIONS,
    HoshiAction,
    cards,
    parse,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS, CONSTELLATIONS, OBJECTIVES, SEASONS, SetupData
from hoshikan.games.hoshi_wo_wataru.rules.laying import described, supernovas
from hoshikan.games.hoshi_wo_wataru.rules.position import PHASES
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, SLOTS, YEARS, Start, deal, read
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView


class HoshiWoWataru(Game[HoshiState, HoshiAction]):
    """星を渡る for the registry."""

    components = COMPONENTS
    options = (
        Option("last_slot_double", (False, True), "HW-2.1"),
        Option("supernova", (False, True), "HW-0.6"),
        Option("dummy_at_four", (True, False), "HW-2.3", formerly=False),
    )
    rule_ids = numbered("HW", 6, 4, 4, 4, 2)
    kind = Kind(
        chance=True, hidden=True, simultaneous=True, scored=True, teams=False, most_distinct_actions=len(ACTION_BY_TEXT)
    )

    def usual_players(self, _: Options) -> int:
        return 4

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> HoshiState:
        data = SetupData(players, options)
        if components is not None:
            data = read({"players": players, "options": options, "components": components})
        return HoshiState(Start(deal(data, seed), options))

    def _restore(self, setup: Mapping[str, Any], seed: int) -> HoshiState:
        data = read(setup)
        self.checked_players(data.players)
        return HoshiState(Start(deal(data, seed), self.checked_options(data.options)))

    def parse(self, text: str) -> HoshiAction:
        return parse(text)

    @cached_property
    def encoding(self) -> Encoding:
        """Actions, the length of a game, the deal piece by piece, and a seat's view. Cards are counted by number from
        0, the dummy."""
        return Encoding(
            Enumerated((*CHOOSE_ACTIONS, *SET_ACTIONS, *POOL_ACTIONS[1:], *SHIFT_ACTIONS[1:], *KEEP_ACTIONS[1:])),
            Enumerated(REVEAL_ACTIONS[1:]),
            TENSOR,
            bounds,
            draws,
        )

    def editor(self) -> HoshiEditor:
        """Return the editor of its positions."""
        return HoshiEditor()


MOST_DUMMIES: Final = 5
"""As many as a hand is ever filled up with."""


class HoshiEditor(Editor[HoshiState]):
    """Pieces: "star:17", "card:0:9:1" (seat, number, copy; those in the pool first). Places: "bed:0" … for the year's
    constellations, "won:0", "hand:0", "pool:0"; the box holds the deck and used cards.

    A position that is changed is one before the year's cards are set.
    """

    def position(self, state: HoshiState) -> Setup:
        return state.setup | {"markers": list(state.markers), "position": described(state)}

    def pieces(self, state: HoshiState) -> Sequence[Piece]:
        seats = range(state.players)
        beds = tuple(f"bed:{place}" for place in range(len(_table(state))))
        homes = (*beds, *(f"won:{seat}" for seat in seats), BOX)
        found = [Piece(f"star:{number}", _lies(state, number), homes) for number in range(1, CONSTELLATIONS + 1)]
        for seat in seats:
            places = (f"hand:{seat}", f"pool:{seat}", BOX)
            copies: dict[int, int] = {}
            groups = (
                (places[1], state.pools[seat]),
                (places[0], _held(state, seat)),
                (BOX, _used(state, seat)),
            )
            for place, group in groups:
                for card in group:
                    copies[card] = copies.get(card, -1) + 1
                    if card != DUMMY:
                        found.append(Piece(f"card:{seat}:{card}:{copies[card]}", place, places))
        return found

    def dials(self, state: HoshiState) -> Sequence[Dial]:
        seats, box = range(state.players), state.start.box
        kept = [OBJECTIVES[index] if (index := state.chosen[seat]) >= 0 else "" for seat in seats]
        return [
            Dial("year", state.year, range(1, YEARS + 1)),
            *(Dial(f"marker:{seat}", state.markers[seat], range(1, state.players + 1), seat) for seat in seats),
            *(
                Dial(f"objective:{seat}", kept[seat], OBJECTIVES if kept[seat] else ("", *OBJECTIVES), seat)
                for seat in seats
            ),
            *(Dial(f"stardust:{seat}", state.stardust[seat], range(box.stardust_tiles + 1), seat) for seat in seats),
            *(
                Dial(f"dummies:{seat}", count, range(max(MOST_DUMMIES, count) + 1), seat)
                for seat in seats
                if (count := state.hidden(seat) & DUMMIES) >= 0
            ),
        ]

    def move(self, state: HoshiState, piece: str, place: str) -> Setup:
        position = _new_year(described(state), state)
        kind, _, which = piece.partition(":")
        to, _, where = place.partition(":")
        if kind == "star":
            _move_star(position, int(which), to, where)
            position["supernovas"] = supernovas(state, position["won"], position["supernovas"])
        else:
            seat, card = (int(part) for part in which.split(":")[:2])
            source = next(one.place for one in self.pieces(state) if one.id == piece).partition(":")[0]
            lists = {"hand": position["hands"][seat], "pool": position["pools"][seat], BOX: position["discards"][seat]}
            lists[source].remove(card)
            lists[to].append(card)
            if to != "pool":
                lists[to].sort()
        return self.position(state) | {"position": position}

    def turn(self, state: HoshiState, dial: str, value: DialValue) -> Setup:
        setup, position = self.position(state), _new_year(described(state), state)
        name, _, which = dial.partition(":")
        if name == "year":
            position["year"] = value
        elif name == "stardust":
            position["stardust"][int(which)] = value
        elif name == "dummies":
            hand = [card for card in position["hands"][int(which)] if card != DUMMY]
            assert isinstance(value, int)
            position["hands"][int(which)] = [DUMMY] * value + hand
        elif name == "marker":
            markers = setup["markers"]
            markers[markers.index(value)], markers[int(which)] = markers[int(which)], value
        else:
            _choose(setup["objectives"], position["kept_objectives"], int(which), str(value))
        return setup | {"position": position}

    def cleared(self, state: HoshiState) -> Setup:
        """The first year, before objectives are chosen."""
        return {key: value for key, value in state.setup.items() if key != "position"}


def _held(state: HoshiState, seat: int) -> list[int]:
    """Cards that go back into the hand before the year begins: those in slots first, as they lie on the table."""
    row = [card for card in state.row(seat) if card >= 0]
    return [*state.lying[seat], *row, *state.moved[seat], *cards(state.hands[seat]), *_cost(state, seat)]


def _cost(state: HoshiState, seat: int) -> list[int]:
    """The cards with which a seat has won this year's constellations."""
    return [card for winner, _, shown in state.ledger if winner == seat for card in shown[seat] if card != DUMMY]


def _used(state: HoshiState, seat: int) -> list[int]:
    """The cards that a seat has used in the years before."""
    used = list(cards(state.discards[seat]))
    for card in _cost(state, seat):
        used.remove(card)
    return used


def _table(state: HoshiState) -> list[int]:
    """Return the year's constellations before any of them is won; those still to be laid out come from the deck."""
    deck = [number for number in range(1, CONSTELLATIONS + 1) if state.deck >> number & 1]
    return [*state.table, *deck][: SLOTS + state.start.double]


def _lies(state: HoshiState, number: int) -> str:
    table = _table(state)
    if number in table:
        return f"bed:{table.index(number)}"
    return next((f"won:{seat}" for seat, won in enumerate(state.won) if won >> number & 1), BOX)


def _new_year(position: dict[str, Any], state: HoshiState) -> dict[str, Any]:
    """Before the cards of the year are set: all are back in the hands, and its constellations lie there. Who has won
    one of them has the cards back that it cost."""
    seats, table = range(state.players), _table(state)
    won = [[number for number in won if number not in table] for won in position["won"]]
    return position | {
        "phase": "setting",
        "table": table,
        "won": won,
        "supernovas": supernovas(state, won, position["supernovas"]),
        "discards": [_used(state, seat) for seat in seats],
        "kept_objectives": [0 if place is None else place for place in position["kept_objectives"]],
        "hands": [sorted(_held(state, seat)) for seat in seats],
        "rows": [[None] * SLOTS for _ in seats],
        "lying": [[] for _ in seats],
        "moved": [[] for _ in seats],
        "kept": [[] for _ in seats],
        "ledger": [],
    }


def _move_star(position: dict[str, Any], number: int, to: str, where: str) -> None:
    """Move a constellation; the one on its bed goes where it came from, and a bed left is filled."""
    table, won = position["table"], position["won"]
    owner = next((seat for seat, taken in enumerate(won) if number in taken), None)
    if to == "bed":
        other = table[int(where)]
        if number in table:
            table[table.index(number)] = other
        elif owner is not None:
            won[owner] = sorted({*won[owner], other} - {number})
        table[int(where)] = number
        return
    if owner is not None:
        won[owner].remove(number)
    if to == "won":
        won[int(where)] = sorted((*won[int(where)], number))
    if number in table:
        gone = {number, *table, *(one for taken in won for one in taken)}
        left = [one for one in range(1, CONSTELLATIONS + 1) if one not in gone]
        if not left:
            raise SetupError("position.table", "no-constellation-left", {"rule": "HW-2.1"})
        table[table.index(number)] = left[0]


def _choose(objectives: list[list[str]], kept: list[int], seat: int, name: str) -> None:
    """Let a seat keep an objective; the seat that had it dealt gets the former one."""
    before = objectives[seat][kept[seat]]
    for dealt in objectives:
        if name in dealt:
            dealt[dealt.index(name)] = before
    objectives[seat][kept[seat]] = name


# The game in numbers

_CARDS: Final = range(HIGHEST + 1)
_STARS: Final = range(1, CONSTELLATIONS + 1)
_YEARS: Final = range(1, YEARS + 1)
_FACE_DOWN: Final = -1
_ROW: Final = (_FACE_DOWN, *_CARDS)


def _deck(view: HoshiView, _: int) -> Numbers:
    out = view.taken.union(*view.slots)
    return [float(number not in out) for number in _STARS]


def _slots(view: HoshiView, _: int) -> Numbers:
    return [mark for slot in view.slots for mark in marks(slot, _STARS)]


def _row(view: HoshiView, seat: int) -> Numbers:
    return [mark for card in view.rows[seat] for mark in one_of(card, _ROW)]


TENSOR: Final = TensorLayout(
    1,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("points", 1, "points / 50", lambda view, seat: [view.points[seat] / 50], each=True),
        Part("marker", 1, "the number on the marker / 5", lambda view, seat: [view.markers[seat] / 5], each=True),
        Part("cards_in_hand", 1, "cards in hand / 20", lambda view, seat: [view.hand_counts[seat] / 20], each=True),
        Part("dummies", 1, "dummies held / 5", lambda view, seat: [view.dummies[seat] / 5], each=True),
        Part(
            "held",
            len(_CARDS),
            "cards in hand or face down by number, dummies left out / 2",
            lambda view, seat: counts(view.remaining[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "kept",
            len(_CARDS),
            "cards taken back this year, by number / 2",
            lambda view, seat: counts(view.kept[seat], _CARDS, 2),
            each=True,
        ),
        Part("row", SLOTS * len(_ROW), "by slot: face down, or the card 0–12 as far as it is known", _row, each=True),
        Part(
            "lying",
            len(_CARDS),
            "lost cards to be decided, by number / 2",
            lambda view, seat: counts(view.lying[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "due",
            len(_CARDS),
            "the one of them decided next",
            lambda view, seat: one_of(view.due(seat) if view.lying[seat] else None, _CARDS),
            each=True,
        ),
        Part(
            "moved",
            len(_CARDS),
            "cards shifted to the next slot, by number / 2",
            lambda view, seat: counts(view.moved[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "pool",
            len(_CARDS),
            "pooled cards, by number / 2",
            lambda view, seat: counts(view.pools[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "pool_top",
            len(_CARDS),
            "the topmost pooled card",
            lambda view, seat: one_of(view.pools[seat][-1] if view.pools[seat] else None, _CARDS),
            each=True,
        ),
        Part("pool_stars", 1, "stars in the pool / 20", lambda view, seat: [view.pool_stars[seat] / 20], each=True),
        Part(
            "discards",
            len(_CARDS),
            "discarded cards, by number / 2",
            lambda view, seat: counts(view.discards[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "won",
            CONSTELLATIONS,
            "constellations won, 1–25",
            lambda view, seat: marks(view.won[seat], _STARS),
            each=True,
        ),
        Part(
            "turned",
            CONSTELLATIONS,
            "those that the final check would turn over now",
            lambda view, seat: marks(view.turned[seat], _STARS),
            each=True,
        ),
        Part("need", 1, "stars needed / 20", lambda view, seat: [view.need[seat] / 20], each=True),
        Part("have", 1, "stars there are / 20", lambda view, seat: [view.have[seat] / 20], each=True),
        Part("stardust", 1, "stardust tiles / 5", lambda view, seat: [view.stardust[seat] / 5], each=True),
        Part(
            "supernovas",
            len(SEASONS),
            "supernovas held, spring to winter",
            lambda view, seat: [float(owner == seat) for owner in view.supernovas],
            each=True,
        ),
        Part("winner", 1, "1 for who won the last slot", lambda view, seat: [float(view.winner == seat)], each=True),
        Part(
            "bid",
            1,
            "the bid for the last slot / 30",
            lambda view, seat: [view.bids[seat] / 30 if view.bids else 0.0],
            each=True,
        ),
        Part(
            "objective",
            len(OBJECTIVES),
            "the objective kept, as far as it is known",
            lambda view, seat: one_of(view.objectives[seat], OBJECTIVES),
            each=True,
        ),
        Part(
            "has_objective",
            1,
            "1 if an objective is kept",
            lambda view, seat: [float(view.has_objective[seat])],
            each=True,
        ),
        Part("dealt", len(OBJECTIVES), "the own two objectives", lambda view, _: marks(view.dealt, OBJECTIVES)),
        Part("hand", len(_CARDS), "own cards in hand, by number / 2", lambda view, _: counts(view.hand, _CARDS, 2)),
        Part("slots", SLOTS * CONSTELLATIONS, "by slot the year's constellations, 1–25", _slots),
        Part("deck", CONSTELLATIONS, "constellations still in the deck", _deck),
        Part("year", YEARS, "the year", lambda view, _: one_of(view.year, _YEARS)),
        Part("phase", len(PHASES), "the phase: " + ", ".join(PHASES), lambda view, _: one_of(view.phase, PHASES)),
        Part("slot", SLOTS, "the slot being set or resolved", lambda view, _: one_of(view.slot, range(SLOTS))),
        Part("dummies_left", 1, "dummies in the supply / 10", lambda view, _: [view.dummies_left / 10]),
        Part("stardust_left", 1, "stardust tiles left / 5", lambda view, _: [view.stardust_left / 5]),
        Part(
            "options",
            3,
            "last_slot_double, supernova, dummy_at_four",
            lambda view, _: [float(view.options[name]) for name in ("last_slot_double", "supernova", "dummy_at_four")],
        ),
    ),
)


LOST: Final = sum(range(1, SLOTS + 1))
"""Lost cards that a seat decides on in a year at most: as many lie in a slot as it has cards shifted there (HW-3.3)."""


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """Each seat keeps an objective, sets four cards a year, and decides on lost cards in all slots that it loses; every
    slot has a winner."""
    year = SLOTS * players + LOST * (players - 1)
    return Bounds(players + YEARS * year, YEARS * (SLOTS + bool(options["last_slot_double"])))


def draws(players: int, options: Mapping[str, Any]) -> Deal:
    """The markers from seat 0 on (HW-1.2), then two objectives for each seat (HW-1.3)."""

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        names = [OBJECTIVES[number] for number in drawn["objective"]]
        return {
            "players": players,
            "options": dict(options),
            "markers": [number + 1 for number in drawn["marker"]],
            "objectives": [names[first : first + DEALT] for first in range(0, len(names), DEALT)],
        }

    markers = [str(marker) for marker in range(1, players + 1)]
    return Deal((Pool("marker", markers, players), Pool("objective", OBJECTIVES, DEALT * players)), set_up)
