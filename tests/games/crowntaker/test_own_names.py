"""A player's own cards: the names printed on them are the names that are read."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hoshikan.engine import TERMINAL, Match, Seat, SetupError
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.screen.text import CrownTakerText
from hoshikan.resources import game_file
from hoshikan.ui.board.screens import text_of
from tests.engine.variants import any_action
from tests.games.crowntaker.playing import view_of

GAME = GAMES["crowntaker"]
SHIPPED = game_file("crowntaker", "components.toml").read_text("utf-8")
USUAL = 'france = { ja = "公爵", en = "Duc" }'


def own(tmp_path: Path, line: str) -> Match:
    path = tmp_path / "mine.toml"
    path.write_text(SHIPPED.replace(USUAL, line, 1), "utf-8")
    return Match.start(GAME, [Seat(), Seat()], 7, components=GAME.read_components(path))


def test_own_names_stand_in_views_and_records(tmp_path: Path) -> None:
    match = own(tmp_path, 'france = { ja = "オルレアン公", en = "Orléans" }')
    printed = {"france": {"duke": {"ja": "オルレアン公", "en": "Orléans"}}}
    assert view_of(match.state, 0).numbers.printed == printed
    assert view_of(read(write(match), GAMES).state).numbers.printed == printed
    assert "printed" not in GAME.new(seed=7).view(0).plain()["numbers"]


def test_own_names_stand_on_cards_and_in_sentences(tmp_path: Path) -> None:
    match, text = own(tmp_path, 'france = { ja = "x", en = "Or|léans" }'), text_of(GAME.id)
    said = [text.action(str(action), view_of(match.state, 0)) for action in match.state.legal_actions()]
    assert [words for words in said if "Or|léans" in words]
    assert not [words for words in said if "Duke" in words]
    assert isinstance(text, CrownTakerText)
    assert "Or|léans" in text.lord_label(0, "duke", view_of(match.state, 0))


def test_own_names_stand_in_the_log(tmp_path: Path) -> None:
    told: list[str] = []
    for seed in range(8):
        match, rng = own(tmp_path, 'france = { ja = "x", en = "Orléans" }'), Random(seed)
        while match.state.to_move != TERMINAL:
            match.apply(any_action(match.state, rng))
            view = view_of(match.state)
            told += [text_of(GAME.id).log(event, view, ["Aki", "Ren"]) for event in match.state.events]
    assert [sentence for sentence in told if "Orléans" in sentence]
    assert not [sentence for sentence in told if "France's Duke" in sentence]


@pytest.mark.parametrize("name", ["x" * 41, "a\\nb", "a\\u202Eb", "\\uE000"])
def test_a_name_that_no_card_can_show_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as caught:
        own(tmp_path, f'france = {{ ja = "公爵", en = "{name}" }}')
    assert caught.value.place == "mine.toml: lords[2].france.en"
    assert caught.value.reason in {"too-long", "unshowable"}
