"""The command-line tools: `simulate`, `arena`, `check`, `tune` and `exploit`. No Qt."""

from hoshikan.cli.command import run

__all__ = ["run"]
