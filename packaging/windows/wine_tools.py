"""Run the bundle's tools through real pipes and into files, and look at what arrives. Under Wine, or on Windows:

python wine_tools.py HOSHIKAN-CLI.EXE
"""

from __future__ import annotations

import locale
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parents[2] / "tests" / "games"
STAR: Final = str(GAMES / "hoshi_wo_wataru" / "scenarios" / "all-twenty-five.hoshikan")
OTHER: Final = str(GAMES / "conquestar" / "scenarios" / "last-star.hoshikan")
MISSING: Final = "試合.hoshikan"
RUNS: Final = (
    ((), 0, "puzzles"),
    (("--help",), 0, "exploit"),
    (("arena", "--help"), 0, "…"),
    (("show", STAR, "--language", "en"), 0, "★"),
    (("show", STAR, "--language", "ja"), 0, "星を渡る"),
    (("show", OTHER, "--language", "ja"), 0, "コンクエスター"),
    (("check", OTHER), 0, ""),
    (("check", MISSING), 2, MISSING),
    (("simulate", "conquestar", "--games", "2"), 0, "points"),
    (("arena", "conquestar", "--games", "2", "--playouts", "2", "--jobs", "2"), 0, "2 games"),
    (("play", "conquestar", "--language", "ja", "--seed", "1"), 0, "コンクエスター"),
)
"""Arguments, exit code, text to be found in standard output or standard error."""


def complaint(program: str, arguments: tuple[str, ...], code: int, text: str, folder: Path) -> str:
    """Run a tool with a pipe and with a file as its standard output; return the fault, "" if there is none."""
    shown = folder / "shown.txt"
    with shown.open("wb") as file:
        to_file = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, stdout=file, check=False, timeout=300)
    piped = subprocess.run(
        [program, *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=300
    )
    if (piped.returncode, to_file.returncode) != (code, code):
        return f"exit codes {piped.returncode}, {to_file.returncode}: {piped.stderr.decode('utf-8', 'replace')[-300:]}"
    if text not in (piped.stdout + piped.stderr).decode():
        return f"{text!r} is not in the output"
    if not piped.stderr and len(shown.read_bytes().splitlines()) != len(piped.stdout.splitlines()):
        return "the file is not as long as what came through the pipe"
    return ""


def main(program: str) -> int:
    """Print a line for each run; return 1 if one shows a fault."""
    failed = 0
    print(f"code page: {locale.getpreferredencoding(False)}")
    with tempfile.TemporaryDirectory() as folder:
        for arguments, code, text in RUNS:
            found = complaint(program, arguments, code, text, Path(folder))
            words = " ".join(Path(word).name if word.endswith(".hoshikan") else word for word in arguments)
            print(ascii(f"hoshikan-cli {words}: {found or 'ok'}"), flush=True)
            failed |= bool(found)
    return failed


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
