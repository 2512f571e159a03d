"""The command-line tools: `simulate`, `arena` and `check`. No Qt."""

from hoshikan.cli.command import run

__all__ = ["run"]
