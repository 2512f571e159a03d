"""Hints in a terminal: a search in this process, and the window's sentences without their markup."""

from __future__ import annotations

from collections.abc import Sequence
from html.parser import HTMLParser
from random import Random
from time import monotonic
from typing import Final

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine.match import Match
from hoshikan.engine.state import State
from hoshikan.teaching.hints import Coach, Hint, Rated, best_first, recommended
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.hintsentences import HintSentences

SECONDS: Final = 1.5
"""Longest search for a hint."""
MOST_PLAYOUTS: Final = 20_000
ROOT_VISITS: Final = 4
"""Playouts for every legal action, so that none is without an estimate."""


class Adviser:
    """Answers for one decision after the other; the second question about a position needs no second search."""

    def __init__(self, match: Match, names: Sequence[str], playouts: int | None = None) -> None:
        self._match = match
        self._names = names
        self._playouts = MOST_PLAYOUTS if playouts is None else playouts
        self._coach = Coach(match.game)
        self._ranked: tuple[tuple[str, ...], tuple[Rated, ...]] | None = None
        self._nudged: tuple[str, ...] | None = None

    def hint(self) -> list[str]:
        """Return the nudge; the second time, the move and its reasons."""
        hint, line = self._hint(), self._line()
        if hint.nudge is not None and self._nudged != line:
            self._nudged = line
            return [text_of(self._match.game.id).nudge(hint.nudge)]
        return plain(self._sentences().move(hint))

    def why_not(self, notation: str) -> list[str]:
        """Return the drawbacks of a legal move."""
        ranking = self._ranking()
        best = recommended(ranking, "").action
        return plain(self._sentences().why_not(self._coach.why_not(self._known(), best, notation, ranking)))

    def _line(self) -> tuple[str, ...]:
        return tuple(map(str, self._match.actions[: self._match.ply]))

    def _known(self) -> State:
        """A determinization for the player, so that no hint reveals a secret."""
        state = self._match.state
        return state.determinize(state.to_move, Random(f"{self._match.header.seed}/{self._match.ply}"))

    def _hint(self) -> Hint:
        return self._coach.hint(self._known(), self._ranking())

    def _ranking(self) -> tuple[Rated, ...]:
        line = self._line()
        if self._ranked is None or self._ranked[0] != line:
            self._ranked = (line, self._searched())
        return self._ranked[1]

    def _searched(self) -> tuple[Rated, ...]:
        state, game = self._match.state, self._match.game
        settings = SearchSettings(root_visits=ROOT_VISITS, points=True)
        rng = Random(f"{self._match.header.seed}/{self._match.ply}/hint")
        search = Search(state, state.to_move, game.knowledge(), rng, settings)
        search.run(self._playouts, monotonic() + SECONDS)
        return best_first(
            [
                Rated(
                    str(entry.action),
                    entry.expected,
                    entry.points if game.kind.scored else None,
                    entry.visits,
                    entry.share if state.simultaneous else None,
                )
                for entry in search.ranking()
            ]
        )

    def _sentences(self) -> HintSentences:
        match = self._match
        return HintSentences(text_of(match.game.id), match.state.view(match.state.to_move), self._names)


class _Paragraphs(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "p":
            self.lines.append("")

    def handle_data(self, data: str) -> None:
        if not self.lines:
            self.lines.append("")
        self.lines[-1] += data.replace("\N{NO-BREAK SPACE}", " ")


def plain(html: str) -> list[str]:
    """A line for each paragraph, without markup."""
    reader = _Paragraphs()
    reader.feed(html)
    reader.close()
    return reader.lines
