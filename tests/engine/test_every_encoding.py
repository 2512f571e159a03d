"""Every game in numbers: actions, tensors, lengths and deals, over random games of all variants."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.encoding import trials
from hoshikan.games import GAMES
from tests.engine.coin_toss import CoinTossGame
from tests.engine.variants import CHOICES, EVERY, SEEDS, VARIANTS, Variant, advance, any_action, picture
from tests.scenarios import golden

every_game = pytest.mark.parametrize("game_id", GAMES)
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def check_numbers(state: State, variant: Variant) -> None:
    """All that may be done here has numbers of its own, and they lead back."""
    encoding = variant.game.encoding
    codec = encoding.chances if state.to_move == CHANCE else encoding.actions
    legal = state.legal_actions()
    numbers = [codec.encode(action) for action in legal]
    assert len(set(numbers)) == len(numbers)
    for action, number in zip(legal, numbers, strict=True):
        assert 0 <= number < codec.size
        assert codec.decode(number) == action
        assert type(codec.decode(number)) is type(action)


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_whatever_may_happen_has_a_number_and_games_keep_within_their_bounds(variant: Variant) -> None:
    state, rng = variant.new(5), Random(5)
    bounds = variant.game.encoding.bounds(
        variant.players, variant.game.options_for(variant.players, dict(variant.options))
    )
    made = {True: 0, False: 0}
    while state.to_move != TERMINAL:
        check_numbers(state, variant)
        made[state.to_move == CHANCE] += 1
        state.apply(any_action(state, rng))
    assert made[False] <= bounds.decisions
    assert made[True] <= bounds.chances
    assert bounds.risk < 1e-6


@every_game
def test_numbers_lead_to_actions_and_back(game_id: str) -> None:
    encoding, rng = GAMES[game_id].encoding, Random(1)
    for codec in (encoding.actions, encoding.chances):
        for number in {0, codec.size - 1, *(rng.randrange(codec.size) for _ in range(500))} if codec.size else ():
            action = codec.decode(number)
            assert codec.encode(action) == number
            assert GAMES[game_id].parse(str(action)) == action
        for wrong in (-1, codec.size):
            with pytest.raises(LookupError):
                codec.decode(wrong)


@every_game
def test_the_numbering_is_the_one_that_was_frozen(game_id: str) -> None:
    """Trained players rely on it: another one is another `rules_version`, or another version of the layout."""
    path = golden.encoding_path(game_id)
    command = f"python -m tests.scenarios.golden {game_id}"
    assert path.exists(), f"{command} writes {path.name}"
    assert path.read_text("utf-8") == golden.checksums(game_id), f"if it is meant, raise a version, then {command}"


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_a_tensor_shows_what_the_seat_sees_and_nothing_else(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    advance(state, choices)
    size = variant.game.encoding.tensor.size(variant.players)
    for seat in range(state.players):
        tensor = variant.game.tensor(state, seat)
        assert len(tensor) == size
        assert all(-2 <= number <= 5 for number in tensor), "numbers are scaled to be about 0 to 1"
        assert variant.game.tensor(state.determinize(seat, Random(seed)), seat) == tensor


@every_variant
def test_every_step_shows_in_the_tensor_of_who_took_it(variant: Variant) -> None:
    """The results of a decision are seen in the seat's own numbers at once or soon: none is a blank."""
    state, rng = variant.new(4), Random(4)
    seen = set()
    steps = 0
    while state.to_move != TERMINAL and steps < 40:
        seen.add(variant.game.tensor(state, 0).tobytes())
        state.apply(any_action(state, rng))
        steps += 1
    assert len(seen) > steps // 3


@every_game
def test_layouts_have_no_gaps(game_id: str) -> None:
    game = GAMES[game_id]
    for players in game.players:
        layout = game.encoding.tensor
        end = 0
        for span in layout.spans(players):
            assert span.first == end
            end += span.length
        assert end == layout.size(players)
        names = [part.name for part in layout.parts]
        assert len(set(names)) == len(names)


@every_variant
@given(number=st.integers(0, 2**32))
def test_a_deal_from_chance_nodes_is_one_that_a_seed_could_bring(variant: Variant, number: int) -> None:
    game, options = variant.game, variant.game.options_for(variant.players, dict(variant.options))
    if game.encoding.deal is None:
        assert picture(variant.new(0)) == picture(variant.new(1)), "a seed decides something"
        return
    deal, rng, drawn = game.encoding.deal(variant.players, options), Random(number), list[int]()
    while len(drawn) < deal.draws:
        left = deal.left(drawn)
        assert left
        assert max(left) < deal.most
        drawn.append(rng.choice(left))
    with pytest.raises(LookupError):
        deal.left(drawn)
    state = game.new(setup=deal.dealt(drawn))
    seeded = variant.new(number)
    assert state.setup.keys() == seeded.setup.keys()
    assert state.setup["options"] == seeded.setup["options"]
    assert game.components_of(state.setup) == game.components_of(seeded.setup)
    assert state.players == seeded.players


PATIENCE: Final = 4000


def test_trials_are_enough() -> None:
    """Against drawn games: of 4,000 rows of 58 trials at one half, none has fewer than 8 successes."""
    most = trials(8, 0.5, 1e-6)
    rng = Random(0)
    assert all(sum(rng.random() < 0.5 for _ in range(most)) >= 8 for _ in range(PATIENCE))
    assert trials(1, 0.5, 0.1) == 4
    assert trials(2, 1.0, 0.1) == 2


@every_game
def test_what_has_no_number_is_refused_in_words(game_id: str) -> None:
    other = next((GAMES[one] for one in GAMES if one != game_id), None)
    if other is not None:
        with pytest.raises(LookupError, match="has no number"):
            GAMES[game_id].actions.encode(other.actions.decode(0))


@every_variant
@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
def test_stubborn_players_keep_within_the_bounds_too(variant: Variant, choice: int) -> None:
    """Players that always take the first or the last legal action play longer, or shorter, than chance would."""
    state, rng = variant.new(9), Random(9)
    bounds = variant.game.encoding.bounds(variant.players, state.setup["options"])
    decisions = chances = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            chances += 1
            state.apply(any_action(state, rng))
        else:
            decisions += 1
            state.apply(state.legal_actions()[choice])
        assert decisions <= bounds.decisions
        assert chances <= bounds.chances


def test_a_game_that_is_not_available_in_numbers_is_named() -> None:
    game = CoinTossGame()
    with pytest.raises(LookupError, match=game.id):
        _ = game.actions
