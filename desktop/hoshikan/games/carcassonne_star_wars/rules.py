"""The rules of Carcassonne: Star Wars: draw, place, claim or skip, battles, scoring; then the next seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, SetupError
from hoshikan.engine.game import Game, Option, Options, OptionValue
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.carcassonne_star_wars import battle as battles
from hoshikan.games.carcassonne_star_wars import refusals, scoring, tidings, views
from hoshikan.games.carcassonne_star_wars.battle import Battle
from hoshikan.games.carcassonne_star_wars.board import GEAR, GEAR_SHIFT, LARGE, NOBODY, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.grid import ASTEROID, ORIGIN, ROUTE, SPACE
from hoshikan.games.carcassonne_star_wars.notation import (
    FIGHTS,
    HAVE_LARGE,
    HAVE_SMALL,
    OWN_CLAIMS,
    OWN_TILE,
    SKIP,
    Claim,
    Dice,
    Draw,
    Fight,
    Place,
    claims_at,
    parse,
    places,
)
from hoshikan.games.carcassonne_star_wars.phases import CHOOSING, CLAIMING, DRAWING, OVER, PLACING, ROLLING
from hoshikan.games.carcassonne_star_wars.start import Start, deal, read

SMALL_MEEPLES: Final = 4
LARGE_MEEPLES: Final = 1
BOTH_PIECES: Final = 3
_ONE_EDGE: Final[tuple[frozenset[int], ...]] = tuple(
    frozenset(edge << 2 * side for side in range(4)) for edge in (SPACE, ROUTE, ASTEROID)
)
"""Surroundings that ask for nothing but one edge, by that edge: while there is one of each, every face fits."""


class StarWarsState(State):
    """A position of the game. Lists run by seat, `scores` by side; `board` knows where meeples stand."""

    __slots__ = (
        "all_fit",
        "battle",
        "board",
        "book",
        "contested",
        "face",
        "gear",
        "large",
        "left",
        "phase",
        "scores",
        "small",
        "start",
        "stock",
        "turn",
    )

    def __init__(self, start: Start, source: StarWarsState | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        self.contested: list[int] = []
        """Features of this turn's battles still to come (CS-4.1)."""
        self.battle: Battle | None = None
        if source is not None:
            self._copy(source)
            return
        box, players = start.box, start.players
        self.narrating = False
        self.board = Board()
        self.board.lay(ORIGIN, box.faces[box.start_face].lays[start.start_rotation])
        self.stock: list[int] = [face.copies for face in box.faces]
        """Copies left to draw, by face."""
        self.stock[box.start_face] -= 1
        self.left = box.total - 1
        self.face = -1
        """The drawn face until its turn ends."""
        self.scores: list[int] = [0] * start.sides
        self.book: list[scoring.Entry] = []
        self.small: list[int] = [SMALL_MEEPLES] * players
        self.large: list[int] = [LARGE_MEEPLES] * players
        self.gear: list[int] = [BOTH_PIECES if start.expansion else 0] * players
        """Equipment in supply, one bit a piece (CS-8.1)."""
        self.turn = start.start_seat
        self.phase = DRAWING
        self.all_fit = False
        """Whether every face left is sure to fit somewhere."""
        self._begin_turn()
        self.narrating = True

    def _copy(self, source: StarWarsState) -> None:
        self.narrating = source.narrating
        self.to_move = source.to_move
        self.phase = source.phase
        self.turn = source.turn
        self.face = source.face
        self.left = source.left
        self.all_fit = source.all_fit
        self.board = Board(source.board)
        self.stock = source.stock[:]
        self.scores = source.scores[:]
        self.book = source.book[:]
        self.small = source.small[:]
        self.large = source.large[:]
        self.gear = source.gear[:]
        if source.contested:
            self.contested = source.contested[:]
        if source.battle is not None:
            self.battle = source.battle.clone()

    @property
    def setup(self) -> dict[str, Any]:
        return self.start.setup

    def clone(self) -> StarWarsState:
        return StarWarsState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == PLACING:
            return self._placements()
        if self.phase == CLAIMING:
            return self._claims()
        if self.phase == CHOOSING:
            return [FIGHTS[seat] for seat in self.choosers()]
        return [action for action, _ in self.chance_outcomes()]

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase == DRAWING:
            return self._draws()
        if self.phase == ROLLING:
            assert self.battle is not None
            node, seat = self.battle.node, self.battle.roller()
            return battles.outcomes(self.board, node, seat, self.start.factions[seat])
        return ()

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if self._allows(action) else refusals.explain(self, action)

    def apply(self, action: Action) -> None:
        if not self._allows(action):
            raise refusals.explain(self, action)
        self.events = []
        if isinstance(action, Place):
            self._place(action)
        elif isinstance(action, Claim):
            self._claim(action)
        elif isinstance(action, Draw):
            self._draw(action)
        elif isinstance(action, Dice):
            self._roll(action)
        elif isinstance(action, Fight):
            self._choose(action)

    def _allows(self, action: Action) -> bool:
        phase = self.phase
        if phase == PLACING:
            if not isinstance(action, Place):
                return False
            fits = self.start.box.faces[self.face].fits[self.board.frontier.get(action.cell, 0)]
            return fits >> action.rotation & 1 != 0
        if phase == CLAIMING:
            return isinstance(action, Claim) and self._can_claim(action)
        if phase == DRAWING:
            return isinstance(action, Draw) and self.can_draw(action.face)
        if phase == ROLLING:
            return isinstance(action, Dice) and self._can_roll(action)
        return phase == CHOOSING and isinstance(action, Fight) and action.seat in self.choosers()

    # CS-2.1: draw

    def _begin_turn(self) -> None:
        around = set(self.board.frontier.values())
        self.all_fit = not any(around.isdisjoint(one) for one in _ONE_EDGE)
        self.face = -1
        self.phase = DRAWING
        self.to_move = CHANCE
        if not self.left or not (self.all_fit or self._fitting()):
            self._finish()

    def _fitting(self) -> list[int]:
        """Faces left that fit somewhere."""
        around = set(self.board.frontier.values())
        faces = self.start.box.faces
        return [
            face
            for face, copies in enumerate(self.stock)
            if copies and any(faces[face].fits[place] for place in around)
        ]

    def _draws(self) -> list[tuple[Action, float]]:
        draws, stock = self.start.box.draws, self.stock
        if self.all_fit:
            share = 1.0 / self.left
            return [(draw, copies * share) for draw, copies in zip(draws, stock, strict=True) if copies]
        fitting = self._fitting()
        share = 1.0 / sum(stock[face] for face in fitting)
        return [(draws[face], stock[face] * share) for face in fitting]

    def can_draw(self, text: str) -> bool:
        """Whether a face with this id and symbol is left and fits somewhere."""
        face = self.start.box.by_text.get(text, -1)
        if face < 0 or not self.stock[face]:
            return False
        if self.all_fit:
            return True
        fits = self.start.box.faces[face].fits
        return any(fits[place] for place in self.board.frontier.values())

    def _draw(self, draw: Draw) -> None:
        self.face = self.start.box.by_text[draw.face]
        self.stock[self.face] -= 1
        self.left -= 1
        self.phase = PLACING
        self.to_move = self.turn
        if self.narrating:
            tidings.drawn(self)

    # CS-2.2: place

    def _placements(self) -> list[Action]:
        fits = self.start.box.faces[self.face].fits
        actions: list[Action] = []
        for cell, around in self.board.frontier.items():
            if fits[around]:
                actions += places(cell)[fits[around]]
        return actions

    def _place(self, place: Place) -> None:
        self.board.lay(place.cell, self.start.box.faces[self.face].lays[place.rotation])
        self.phase = CLAIMING
        if self.narrating:
            tidings.placed(self)

    # CS-3: claim

    def supply(self, seat: int) -> int:
        """What a seat can place, as bits of `notation`."""
        return (self.small[seat] > 0) + 2 * (self.large[seat] > 0) + 4 * self.gear[seat]

    def holds_planet(self, side: int, cell: int) -> bool:
        """Whether `side` has a meeple on the planet."""
        side_of = self.start.side_of
        claims = self.board.claims[self.board.planets[cell]]
        return claims != NOBODY and any(side_of[claim & SEAT] == side for claim in claims)

    def _claims(self) -> list[Action]:
        board, seat = self.board, self.turn
        have = self.supply(seat)
        actions: list[Action] = []
        if have & (HAVE_SMALL | HAVE_LARGE):
            node = board.firsts[-1]
            for spot in board.lays[-1].spots:
                if not board.claims[board.root(node)]:
                    actions += OWN_CLAIMS[spot][have]
                node += 1
            for cell in board.planets_around(board.cells[-1]):
                if not self.holds_planet(self.start.side_of[seat], cell):
                    actions += claims_at(cell)[have]
        actions.append(SKIP)
        return actions

    def _can_claim(self, claim: Claim) -> bool:
        if claim.spot < 0:
            return True
        board, seat = self.board, self.turn
        if not (self.large[seat] if claim.large else self.small[seat]) or claim.gear & ~self.gear[seat]:
            return False
        if claim.cell == OWN_TILE:
            slot = board.lays[-1].slot_of[claim.spot]
            return slot >= 0 and not board.claims[board.root(board.firsts[-1] + slot)]
        around = board.planets_around(board.cells[-1])
        return claim.cell in around and not self.holds_planet(self.start.side_of[seat], claim.cell)

    def _claim(self, claim: Claim) -> None:
        board, seat = self.board, self.turn
        landed = -1
        if self.narrating:
            tidings.claimed(self, claim)
        if claim.spot >= 0:
            if claim.cell == OWN_TILE:
                node = board.firsts[-1] + board.lays[-1].slot_of[claim.spot]
            else:
                node = landed = board.planets[claim.cell]
            board.claims[board.root(node)] += (
                node << NODE_SHIFT | claim.gear << GEAR_SHIFT | claim.large * LARGE | seat,
            )
            if claim.large:
                self.large[seat] -= 1
            else:
                self.small[seat] -= 1
            self.gear[seat] ^= claim.gear
        self._find_battles(landed)
        self._go_on()

    # CS-4: battles

    def _find_battles(self, landed: int) -> None:
        """CS-4.1: the planet first, then the new tile's features, which are numbered by their first edges."""
        board, side_of = self.board, self.start.side_of
        if landed >= 0 and battles.is_contested(board.claims[landed], side_of):
            self.contested.append(landed)
        first = board.firsts[-1]
        for node in range(first, first + board.lays[-1].count):
            root = board.root(node)
            claims = board.claims[root]
            if len(claims) > 1 and battles.is_contested(claims, side_of) and root not in self.contested:
                self.contested.append(root)

    def _go_on(self) -> None:
        """The next battle, or scoring."""
        if not self.contested:
            self._score_turn()
            return
        self.battle = battles.begin(self.board, self.contested.pop(0), self.start.side_of, self.turn)
        if self.narrating:
            tidings.battle(self, self.battle.node)
        self._ask_battle(self.battle)

    def _ask_battle(self, battle: Battle) -> None:
        if battle.choosing:
            self.phase = CHOOSING
            self.to_move = self._decider(battle.choosing[0])
        else:
            self.phase = ROLLING
            self.to_move = CHANCE

    def _decider(self, side: int) -> int:
        """CS-7.1: the active player for the own side, else the member whose turn comes next."""
        seat = self.turn
        while self.start.side_of[seat] != side:
            seat = (seat + 1) % self.players
        return seat

    def choosers(self) -> list[int]:
        """Who can be named to fight for the side that decides."""
        assert self.battle is not None
        return battles.members_there(self.board, self.battle, self.start.side_of, self.battle.choosing[0])

    def _choose(self, fight: Fight) -> None:
        battle = self.battle
        assert battle is not None
        battle.fighters = sorted([*battle.fighters, fight.seat])
        battle.choosing = battle.choosing[1:]
        if self.narrating:
            tidings.fighter(self, fight.seat)
        self._ask_battle(battle)

    def _can_roll(self, dice: Dice) -> bool:
        battle = self.battle
        assert battle is not None
        seat = battle.roller()
        count = battles.dice_of(self.board, battle.node, seat, self.start.factions[seat])
        return dice.count == count and dice.yellow == battles.has_blaster(self.board, battle.node, seat)

    def _roll(self, dice: Dice) -> None:
        battle = self.battle
        assert battle is not None
        seat = battle.roller()
        value = dice.top + battles.bonus_of(self.board, battle.node, seat)
        battle.values.append(value << 2 | dice.count)
        if self.narrating:
            tidings.rolled(self, seat, dice, value)
        if len(battle.values) == len(battle.fighters):
            self._settle(battle)

    def _settle(self, battle: Battle) -> None:
        """CS-4.3: a point for each of several leaders, who roll again; everybody else is out."""
        leaders = battle.leaders()
        for seat, value in zip(battle.fighters, battle.values, strict=True):
            if seat not in leaders:
                self._lose(battle.node, seat, value & 3)
        if len(leaders) > 1:
            for seat in leaders:
                self._enter(self.start.side_of[seat], scoring.TIE, 1, battle.node, 0, 0)
            if self.narrating:
                tidings.tied(self, leaders, max(battle.values) >> 2)
            battle.fighters = leaders
            battle.values = []
            return
        if self.narrating:
            tidings.won(self, leaders[0], battle.node)
        self.battle = None
        self._go_on()

    def _lose(self, node: int, seat: int, dice: int) -> None:
        """CS-4.4, CS-7.1: a point per die, and the side's meeples come home."""
        side = self.start.side_of[seat]
        claims = self.board.claims[node]
        home = [claim for claim in claims if self.start.side_of[claim & SEAT] == side]
        self._enter(side, scoring.DEFEAT, dice, node, dice, 0)
        if self.narrating:
            tidings.lost(self, seat, dice, len(home))
        self.board.claims[node] = tuple(claim for claim in claims if claim not in home)
        self._send_home(home)

    # CS-5: scoring

    def _score_turn(self) -> None:
        board = self.board
        for cell in board.planets_around(board.cells[-1]):
            node = board.planets[cell]
            if not board.open[node] and board.claims[node]:
                self._score(node)
        first = board.firsts[-1]
        for node in range(first, first + board.lays[-1].count):
            root = board.root(node)
            if not board.open[root] and board.claims[root]:
                self._score(root)
        self.turn = (self.turn + 1) % self.players
        self._begin_turn()

    def _score(self, root: int) -> None:
        claims = self.board.claims[root]
        self._enter_feature(root, scoring.COMPLETE)
        self.board.claims[root] = NOBODY
        self._send_home(claims)

    def _enter_feature(self, root: int, reason: int) -> None:
        """Points for one feature to the side that holds it."""
        board = self.board
        claim = board.claims[root][0]
        points = scoring.worth(board, root, reason == scoring.COMPLETE)
        side = self.start.side_of[claim & SEAT]
        tiles, symbols = board.tile_count(root), board.symbols[root]
        self._enter(side, reason, points, claim >> NODE_SHIFT, tiles, symbols)
        if self.narrating:
            tidings.scored(self, root, side, points, reason)

    def _enter(self, side: int, reason: int, points: int, node: int, tiles: int, symbols: int) -> None:
        self.scores[side] += points
        self.book.append((side, reason, points, node, tiles, symbols))

    def _send_home(self, claims: Sequence[int]) -> None:
        for claim in claims:
            seat = claim & SEAT
            if claim & LARGE:
                self.large[seat] += 1
            else:
                self.small[seat] += 1
            self.gear[seat] |= (claim & GEAR) >> GEAR_SHIFT
            if self.narrating:
                tidings.came_home(self, claim)

    # CS-6: end

    def _finish(self) -> None:
        self.phase = OVER
        self.to_move = TERMINAL
        if self.narrating:
            tidings.ending(self)
        for root, claims in enumerate(self.board.claims):
            if claims:
                self._enter_feature(root, scoring.AT_END)

    def points(self) -> list[int]:
        scores = self.scores
        return [scores[side] for side in self.start.side_of]

    def winners(self) -> frozenset[int]:
        """CS-6.2: all who share the most points."""
        assert self.to_move == TERMINAL
        best = max(self.scores)
        return frozenset(seat for seat, side in enumerate(self.start.side_of) if self.scores[side] == best)

    def end_reason(self) -> str:
        if self.phase != OVER:
            return ""
        return "nothing-fits" if self.left else "last-tile"

    def score_lines(self, seat: int) -> list[ScoreLine]:
        side = self.start.side_of[seat]
        return [scoring.line(self.board, entry) for entry in self.book if entry[0] == side]

    # Knowledge of a seat: everything is public

    def view(self, seat: int | None) -> dict[str, Any]:  # noqa: ARG002 - all seats and spectators see the same
        return views.view(self)

    def determinize(self, seat: int, rng: Random) -> StarWarsState:  # noqa: ARG002 - nothing is hidden
        copy = self.clone()
        copy.narrating = False
        return copy

    def information_key(self, seat: int) -> Hashable:  # noqa: ARG002 - all seats know the same
        board, battle = self.board, self.battle
        fight = (battle.node, *battle.fighters, *battle.values) if battle is not None else ()
        claims = tuple(claims for claims in board.claims if claims)
        rotations = tuple([lay.rotation for lay in board.lays])
        return (
            self.phase,
            self.face,
            tuple(board.cells),
            rotations,
            tuple(self.stock),
            tuple(self.scores),
            claims,
            fight,
        )


class StarWars(Game):
    """Carcassonne: Star Wars for the registry."""

    id = "carcassonne-star-wars"
    players = range(2, 7)
    minutes = 40
    rules_version = 1
    options = (Option("expansion", (False, True), "CS-0.3"), Option("teams", (False, True), "CS-7.1"))
    rule_ids = (
        *(f"CS-0.{number}" for number in range(1, 4)),
        "CS-1.1",
        *(f"CS-2.{number}" for number in range(1, 3)),
        *(f"CS-3.{number}" for number in range(1, 4)),
        *(f"CS-4.{number}" for number in range(1, 5)),
        *(f"CS-5.{number}" for number in range(1, 3)),
        *(f"CS-6.{number}" for number in range(1, 3)),
        "CS-7.1",
        *(f"CS-8.{number}" for number in range(1, 3)),
    )

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> StarWarsState:
        if setup is None:
            checked = self.checked_options(options)
            data = deal(self.checked_players(self._usual(checked) if players is None else players), seed, checked)
        else:
            data = read(setup)
            checked = self.checked_options(data.options)
            self.checked_players(len(data.players))
        return StarWarsState(Start(data, checked))

    def parse(self, text: str) -> Action:
        return parse(text)

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """Besides the listed ones, `colours`: the seats' colours as "black,red" (CS-0.2), empty for the usual ones."""
        given = dict(options or {})
        colours = given.pop("colours", "")
        if not isinstance(colours, str):
            raise SetupError("options.colours", "bad-option-value", {"value": str(colours)[:40]})
        return super().checked_options(given) | {"colours": colours}

    def _usual(self, options: Mapping[str, OptionValue]) -> int:
        return 4 if options["teams"] else 2


GAME = StarWars()
