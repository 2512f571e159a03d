"""Writes the manifest by which `winget install` finds the installer; who publishes hands it in at winget-pkgs.

python packaging/windows/winget.py INSTALLER [FOLDER]    into FOLDER (build/winget by default)

The address is that of the release's file in the project's repository, the hash is the file's.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Final

from hoshikan import __version__, product

ROOT: Final = Path(__file__).resolve().parents[2]
IDENTIFIER: Final = "Hoshikan.Hoshikan"
SCHEMA: Final = "1.10.0"
Entry = str | list[str] | list[dict[str, str]]


def files(installer: Path) -> dict[str, dict[str, Entry]]:
    """The three kinds of manifest for an installer, by file name."""
    common: dict[str, Entry] = {"PackageIdentifier": IDENTIFIER, "PackageVersion": __version__}
    address = f"{product.REPOSITORY}/releases/download/v{__version__}/{installer.name}"
    told: dict[str, dict[str, Entry]] = {
        "version": {"DefaultLocale": "en-US"},
        "installer": {
            "InstallerType": "inno",
            "InstallModes": ["interactive", "silent", "silentWithProgress"],
            "MinimumOSVersion": "10.0.17763.0",
            "Scope": "user",
            "UpgradeBehavior": "install",
            "FileExtensions": [product.SUFFIX.removeprefix(".")],
            "Installers": [
                {
                    "Architecture": "x64",
                    "InstallerUrl": address,
                    "InstallerSha256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
                }
            ],
        },
        "locale.en-US": {
            "PackageLocale": "en-US",
            "Publisher": product.MAKERS,
            "PublisherUrl": product.REPOSITORY,
            "PublisherSupportUrl": product.ISSUES,
            "PackageName": product.NAME,
            "PackageUrl": product.REPOSITORY,
            "License": "MIT",
            "ShortDescription": "Table-top games about stars and crowns, with bots and a tutor",
            "Tags": ["board-game", "bots", "offline"],
        },
        "locale.ja-JP": {
            "PackageLocale": "ja-JP",
            "Publisher": product.MAKERS,
            "PackageName": "星冠 (Hoshikan)",
            "License": "MIT",
            "ShortDescription": "星と王冠のボードゲーム集。ボットと対戦し、学ぶ",
        },
    }
    kinds = {"locale.en-US": "defaultLocale", "locale.ja-JP": "locale"}
    return {
        f"{IDENTIFIER}{'' if name == 'version' else f'.{name}'}.yaml": {
            **common,
            **content,
            "ManifestType": kinds.get(name, name),
            "ManifestVersion": SCHEMA,
        }
        for name, content in told.items()
    }


def yaml(content: dict[str, Entry]) -> str:
    """The content as YAML, in which every piece of JSON is at home too."""
    return "".join(f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in content.items())


def main(installer: Path, out: Path) -> int:
    """Write all of them."""
    out.mkdir(parents=True, exist_ok=True)
    for name, content in files(installer).items():
        (out / name).write_text(yaml(content), "utf-8")
    print(f"winget: {out}, for {installer.name}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("winget: wants the installer, and perhaps a folder")
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "build" / "winget"))
