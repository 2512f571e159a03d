"""Build hook: puts the data files into a wheel, with the Qt Linguist sources compiled, so that it speaks Japanese."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    """Data goes beside the package, where `hoshikan.resources` looks. An editable install uses the checkout's own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "translations.py")], check=True)
        include = build_data["force_include"]
        for folder in sorted((root / "resources").iterdir()):
            if folder.name != "pictures":  # the README's
                include[str(folder)] = f"hoshikan/_data/resources/{folder.name}"
        for made in sorted((root / "translations").glob("*.qm")):
            include[str(made)] = f"hoshikan/_data/translations/{made.name}"
