"""Build hook: compiles the Qt Linguist sources, so that an installed package speaks Japanese too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Runs lrelease over `translations/*.ts` before a wheel is packed. Editable installs use `dev.py translations`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        folder = Path(self.root) / "translations"
        lrelease = Path(sys.executable).with_name("pyside6-lrelease")
        for source in sorted(folder.glob("*.ts")):
            subprocess.run([str(lrelease), str(source), "-qm", str(source.with_suffix(".qm"))], check=True)
        build_data["artifacts"].append("translations/*.qm")
