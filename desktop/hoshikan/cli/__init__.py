"""The command-line tools, by their names in `command`. No Qt but for pictures."""

from hoshikan.cli.command import run

__all__ = ["run"]
