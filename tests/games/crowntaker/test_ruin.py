"""The end by ruin names the side that is ruined."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hoshikan.engine import State
from hoshikan.games.crowntaker.rules.events import GameEnded
from hoshikan.games.crowntaker.screen.events import CrownTakerBanners
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.board.match.finale import FINALES
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LanguageSwitch
from tests.games.crowntaker.playing import ENGLAND, FRANCE, GAME, after_wars, army, ending, play, view_of, war

NAMES = ("Ann", "Bob", "Cid", "Dan")


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    switch = LanguageSwitch()
    switch.use(request.param)
    yield request.param
    switch.clear()


def ruined(side: int, players: int) -> tuple[State, GameEnded]:
    """A game in which `side` has just lost its last assets to a negotiation card."""
    poor, cards = ("france", ("A", "2")) if side == FRANCE else ("england", ("2", "A"))
    state = after_wars("france", players=players, step="cards", turn="france", **{poor: {"assets": 2}})
    events = play(state, f"negotiate {cards[0]}", f"negotiate {cards[1]}")
    assert ending(state)[0] == "ruin"
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    return state, ended


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("side", "words"),
    [
        (FRANCE, {"en": "France is ruined", "ja": "フランスが破産"}),
        (ENGLAND, {"en": "England is ruined", "ja": "イングランドが破産"}),
    ],
)
def test_the_ruined_side_is_named(language: str, side: int, words: dict[str, str], players: int) -> None:
    state, ended = ruined(side, players)
    view, names = view_of(state), NAMES[:players]
    result = FINALES.of(GAME, state, state.view(None), names, text_of(GAME.id))
    for sentence in (result.sentence, TEXT.log(ended, view, names), CrownTakerBanners().end(ended).sentence):
        assert sentence.startswith(words[language]), sentence
    winners = [name for seat, name in enumerate(names) if seat % 2 != side]
    assert all(name in result.sentence for name in winners), result.sentence


@pytest.mark.usefixtures("qapp")
def test_a_loss_is_explained_by_what_decided_it() -> None:
    state, _ = ruined(FRANCE, 2)
    assert TEXT.why_lost(view_of(state), 0) == "No assets left: 3 asset(s) went on lost negotiation cards"
    state = war(army("baron", 1), army("king", 6, 2), medals=["england", "france", "england", "england", "england"])
    play(state, "no-skill", "no-skill", "roll 1 6")
    assert ending(state)[0] == "five-medals"
    assert TEXT.why_lost(view_of(state), 0) == "England won 5 wars, France only 1"
    state = after_wars(
        *("france", "england") * 4, "burgundy", france={"assets": 9, "cards": ["5"]}, england={"cards": ["6"]}
    )
    play(state, "pass", "pass", "negotiate 5", "negotiate 6")
    assert ending(state)[0] == "more-assets"
    assert TEXT.why_lost(view_of(state), 0) == "After nine phases England is ahead by 7 asset(s)"
