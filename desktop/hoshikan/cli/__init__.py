"""The command-line tools: `simulate`, `arena`, `check` and `tune`. No Qt."""

from hoshikan.cli.command import run

__all__ = ["run"]
