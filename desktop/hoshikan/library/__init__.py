"""Storage between sessions: matches with autosave, statistics, lesson progress. SQLite; no Qt."""

from hoshikan.library import rescue
from hoshikan.library.files import write_atomically
from hoshikan.library.library import Library, Restored
from hoshikan.library.paths import data_folder, library_path
from hoshikan.library.problem import LibraryProblem
from hoshikan.library.statistics import HOT_SEAT, MIXED, Statistics, Tally
from hoshikan.library.summary import ListedMatch, MatchSummary

__all__ = [
    "HOT_SEAT",
    "MIXED",
    "Library",
    "LibraryProblem",
    "ListedMatch",
    "MatchSummary",
    "Restored",
    "Statistics",
    "Tally",
    "data_folder",
    "library_path",
    "rescue",
    "write_atomically",
]
