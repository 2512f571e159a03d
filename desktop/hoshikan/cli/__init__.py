"""The command-line tools: one parser, one form of error messages. No Qt but for pictures."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Final

from hoshikan.bots.outsider import OutsiderError
from hoshikan.cli import arena, ask, play, puzzles, records, tune
from hoshikan.cli.arguments import Parser, WrongUseError
from hoshikan.cli.cluster import ClusterError
from hoshikan.cli.processes import LostProcessError
from hoshikan.cli.running import INTERRUPTED
from hoshikan.drawing import NoPicturesError

Tool = Callable[[argparse.Namespace], int]

_TOOLS: Final[Sequence[tuple[str, str | None, Callable[[argparse.ArgumentParser], None], Tool]]] = (
    ("play", play.__doc__, play.add_arguments, play.run),
    ("show", records.show.__doc__, records.add_show_arguments, records.show),
    ("ask", ask.ask.__doc__, ask.add_ask_arguments, ask.ask),
    ("export", records.export.__doc__, records.add_export_arguments, records.export),
    ("why", ask.why.__doc__, ask.add_why_arguments, ask.why),
    ("peek", ask.peek.__doc__, ask.add_peek_arguments, ask.peek),
    ("read", ask.read.__doc__, ask.add_read_arguments, ask.read),
    ("simulate", arena.simulate.__doc__, arena.add_simulate_arguments, arena.simulate),
    ("arena", arena.arena.__doc__, arena.add_arena_arguments, arena.arena),
    ("check", records.check.__doc__, records.add_check_arguments, records.check),
    ("tune", tune.__doc__, tune.add_arguments, tune.run),
    ("exploit", arena.exploit.__doc__, arena.add_exploit_arguments, arena.exploit),
    ("puzzles", puzzles.__doc__, puzzles.add_arguments, puzzles.run),
)
"""Names, what they do, what they take, and the functions."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line such as `["simulate", "conquestar"]`; an empty one lists the tools.

    Returns the exit code, 2 for a wrong command line.
    """
    accept_every_character()
    try:
        chosen = _parser(arguments[0] if arguments else "").parse_args(arguments or ["--help"])
    except SystemExit as end:  # argparse has said what is wrong, or shown the help
        return end.code if isinstance(end.code, int) else 2
    tool: Tool = chosen.tool
    try:
        return tool(chosen)
    except WrongUseError as error:
        print(f"hoshikan: {error}", file=sys.stderr)
        return 2
    except (NoPicturesError, ClusterError) as error:
        print(f"hoshikan: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(": ".join(["hoshikan", *filter(None, (error.filename, error.strerror))]), file=sys.stderr)
        return 1
    except OutsiderError as error:
        print(f"hoshikan: contestant {error}", file=sys.stderr)
        return 1
    except LostProcessError:
        print(
            "hoshikan: a process that played games was ended from outside, three times; try fewer --jobs",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        print("hoshikan: interrupted", file=sys.stderr)
        return INTERRUPTED


def accept_every_character() -> None:
    """Let no stream fail for a character that is missing from its encoding.

    On Windows a pipe or a file has the system's code page, which lacks half of what tools print: there they get UTF-8,
    as from Python 3.15 on, unless PYTHONIOENCODING names another encoding.
    """
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
            if os.name == "nt" and stream is not sys.stdin and "PYTHONIOENCODING" not in os.environ:
                stream.reconfigure(encoding="utf-8", errors=errors)


def _parser(word: str) -> Parser:
    """Return the parser of all tools, with the arguments of the one called `word`: those of others need not be made."""
    parser = Parser(prog="hoshikan-cli", description="Tools for the games and bots of Hoshikan.")
    tools = parser.add_subparsers(required=True, metavar="TOOL")
    for name, doc, add_arguments, carry_out in _TOOLS:
        summary = (doc or "").partition("\n")[0]
        tool = tools.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if name == word:
            add_arguments(tool)
        tool.set_defaults(tool=carry_out)
    return parser
