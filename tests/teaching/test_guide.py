"""A guided first game: each applied rule has its sentence, shown once."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Event
from hoshikan.engine.chance import sample
from hoshikan.engine.playout import uniform
from hoshikan.games import GAMES
from hoshikan.teaching.guide import Guide, load_sentences, sentences
from hoshikan.teaching.position import TeachingError

LONGEST = {"ja": 64, "en": 118}
"""Number of words that are read at a glance while a game waits."""


def rules_of_events(game_id: str) -> set[str]:
    """The rules that the events of a game name, by their source."""
    events = import_module(f"hoshikan.games.{game_id.replace('-', '_')}.rules.events")
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.rule for kind in kinds if kind is not Event}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_that_an_event_names_has_a_sentence_and_no_other(game_id: str) -> None:
    assert set(sentences(game_id)) == rules_of_events(game_id) <= set(GAMES[game_id].rule_ids)


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_happens_in_a_game_can_be_reported(game_id: str) -> None:
    game, rng = GAMES[game_id], random.Random(5)
    met: set[str] = set()
    wanted = sentences(game_id)
    for players in (game.players[0], game.players[-1]):
        state = game.new(players=players, seed=rng.randrange(1000))
        while state.to_move != TERMINAL:
            state.apply(sample(state, rng) if state.to_move == CHANCE else uniform(state, rng))
            met.update(event.rule for event in state.events)
    assert met <= set(wanted), f"resources/games/{game_id}/guide.toml: a sentence for each rule that an event names"
    assert 2 * len(met) > len(wanted), "half of the guide's rules are met in two games of random moves"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sentence_is_short_and_no_two_are_the_same(game_id: str) -> None:
    for language, longest in LONGEST.items():
        texts = [words.in_language(language) for words in sentences(game_id).values()]
        assert [one for one in texts if not 10 < len(one) <= longest] == []
        assert len(set(texts)) == len(texts)
        assert all(one.endswith("。" if language == "ja" else ".") for one in texts)


def test_a_bad_file_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "five-stars.toml"
    path.write_text('[rules]\n"FS-1.1".en = "Only English."\n')
    with pytest.raises(TeachingError, match="ja"):
        load_sentences(path)
    path.write_text('[rules]\n"first".en = "A"\n"first".ja = "あ"\n')
    with pytest.raises(TeachingError, match="five-stars"):
        load_sentences(path)


def test_a_rule_is_reported_once_in_the_order_of_the_game() -> None:
    guide = Guide("ABC")
    assert guide.next() is None
    guide.meet(["A", "B", "A", "unknown"])
    assert (guide.next(), guide.waiting) == ("A", 1)
    guide.meet(["A", "C"])
    assert (guide.next(), guide.next(), guide.next()) == ("B", "C", None)


def test_a_decision_is_of_a_new_kind_when_nothing_like_it_was_to_be_chosen_from() -> None:
    guide = Guide(())
    assert not guide.is_first_of_its_kind(["skip"])
    assert guide.is_first_of_its_kind(["skip", "claim small planet"])
    assert not guide.is_first_of_its_kind(["claim large planet", "claim small planet"])
    assert guide.is_first_of_its_kind(["place 0,1 0", "place 0,1 1"])


def test_a_game_that_goes_on_shows_nothing_twice() -> None:
    guide = Guide("AB")
    guide.remember(["A"], ["trade C3"])
    guide.meet(["A", "B"])
    assert (guide.next(), guide.next()) == ("B", None)
    assert not guide.is_first_of_its_kind(["trade A1", "invade A1"])
