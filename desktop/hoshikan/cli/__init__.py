"""The command-line tools: `play`, `simulate`, `arena`, `check`, `tune`, `exploit` and `puzzles`. No Qt."""

from hoshikan.cli.command import run

__all__ = ["run"]
