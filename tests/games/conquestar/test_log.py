"""Log lines of invasions that fail, and the words of plans."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.models import LogModel
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch

GAME = GAMES["conquestar"]
NAMES = ("Aki", "Ben", "Chiyo")
FAILS = {"en": "fails", "ja": "失敗"}


@pytest.fixture(params=LANGUAGES)
def fails(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    """The word for it in each language."""
    switch = LanguageSwitch()
    switch.use(request.param)
    yield FAILS[request.param]
    switch.clear()


@pytest.mark.rule("CQ-4.3")
@pytest.mark.rule("CQ-4.4")
@pytest.mark.parametrize(
    ("coins", "plans", "failed"),
    [
        ([2, 9, 9], ("invade C3", "trade A1", "trade E5"), [["Aki", "8", "2"]]),
        ([9, 9, 3], ("invade C3", "invade C3", "trade E5"), [["Aki", "Ben", "9"]]),
        ([20, 9, 3], ("invade C3", "invade C3", "trade E5"), [["Ben", "Aki"]]),
        ([8, 5, 3], ("invade C3", "invade C3", "trade E5"), [["Ben", "Aki"], ["Aki", "9", "8"]]),
    ],
    ids=["cannot pay", "tied", "outbid", "outbid by one who cannot pay"],
)
def test_every_invasion_that_fails_has_its_line(
    fails: str, coins: list[int], plans: tuple[str, ...], failed: list[list[str]]
) -> None:
    setup = {**GAME.new(players=3, seed=7).setup, "coins": coins}
    match = Match.start(GAME, [Seat("human", name) for name in NAMES], 7, setup=setup)
    for plan in plans:
        match.apply(GAME.parse(plan))
    lines = [entry.sentence for entry in LogModel(text_of(GAME.id), match, NAMES).entries() if fails in entry.sentence]
    assert len(lines) == len(failed)
    for line, words in zip(lines, failed, strict=True):
        assert "C3" in line
        assert [word for word in words if word not in line] == []


def test_points_of_a_star_are_not_what_a_trade_brings() -> None:
    match = Match.start(GAME, [Seat("human", name) for name in NAMES[:2]], 7)
    for plan in ("trade C3", "trade E5"):
        match.apply(GAME.parse(plan))
    text, view = text_of(GAME.id), match.state.view(0)
    assert re.fullmatch(r".+ \(A1\), a star worth \d point\(s\)", text.action("trade A1", view))
    assert re.fullmatch(r".+ \(C3\), a star worth \d point\(s\) with 1 coin\(s\) on it", text.action("trade C3", view))
    assert re.fullmatch(r".+ \(A1\): \d point\(s\)", text.action("invade A1", view))
    assert re.fullmatch(r"Trade at \w+ \(A1\)", text.hidden_value("choice", 0, "trade A1", view))
