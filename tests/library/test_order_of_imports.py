"""The place of imported games among those that were played here."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.library import Library

SEATS = (Seat("human", "Aki"), Seat("bot", "Vega", "casual"))


def test_an_imported_game_is_among_the_games_of_its_day(
    tmp_path: Path,
) -> None:
    now = datetime(2026, 11, 25).astimezone()
    with Library.open(tmp_path / "library.sqlite3", lambda: now) as library:

        def imported(seed: int, day: date) -> int:
            match = Match.start(GAMES["conquestar"], SEATS, seed, date=day.isoformat())
            return library.import_text(record.write(match), GAMES)[0]

        now = now.replace(hour=9, minute=0)
        early = library.create(Match.start(GAMES["conquestar"], SEATS, 1))
        now = now.replace(hour=12)
        first, second = imported(2, now.date()), imported(3, now.date())
        older = imported(4, now.date() - timedelta(days=9))
        future = imported(5, now.date() + timedelta(days=9))
        now = now.replace(hour=15)
        late = library.create(Match.start(GAMES["conquestar"], SEATS, 6))
        wanted = [older, early, first, second, late]
        order = [match.id for match in library.listed()]
        assert [match_id for match_id in order if match_id != future] == wanted[::-1]
        assert order[0] == late
