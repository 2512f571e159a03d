"""Questions about actions of other seats, on sessions alone: at the table and in a replay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.explanation import Explanation, Peeked, Reading
from hoshikan.teaching.rating import stakes
from hoshikan.ui.board.otherside import OtherSide, can_be_asked, last_of_others
from hoshikan.ui.board.session import AskWhy, CloseWhy, Enter, GoTo, Leave, TurnTo
from hoshikan.ui.features.play.session import Answer, HelpCosts, TakeOver, Turn
from hoshikan.ui.features.replay.session import AskOpinion, ReplaySession
from tests.board.fakes import FakeClock, FakeEngine, finished
from tests.board.test_play import Table, walk  # noqa: F401

AKI, BEN = Seat("human", "Aki"), Seat("human", "Ben")
VEGA = Seat("bot", "Vega", "casual")
