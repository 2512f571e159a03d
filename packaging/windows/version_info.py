"""Properties of a program in the Windows Explorer."""

from __future__ import annotations

import re
from typing import Any, Final

from hoshikan import product

ENGLISH_UNICODE: Final = (1033, 1200)


def numbers(version: str) -> tuple[int, ...]:
    """The four numbers that Windows wants of a version such as "1.2.3"; of "1.2.0rc1" it has no word for the end."""
    found = re.findall(r"\d+", re.split(r"[^\d.]", version)[0])
    return tuple(map(int, [*found, *"0000"][:4]))


def words(version: str) -> dict[str, str]:
    """Return the texts beside them."""
    return {
        "CompanyName": product.MAKERS,
        "FileDescription": product.NAME,
        "FileVersion": version,
        "InternalName": "hoshikan",
        "LegalCopyright": "MIT License; see LICENSE and NOTICE",
        "OriginalFilename": "hoshikan.exe",
        "ProductName": product.NAME,
        "ProductVersion": version,
    }


def version_info(version: str) -> Any:
    """The version resource for a version; it can be made on Windows only."""
    from PyInstaller.utils.win32 import versioninfo as win

    told = numbers(version)
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=told, prodvers=told),
        kids=[
            win.StringFileInfo(
                [win.StringTable("040904B0", [win.StringStruct(name, text) for name, text in words(version).items()])]
            ),
            win.VarFileInfo([win.VarStruct("Translation", [*ENGLISH_UNICODE])]),
        ],
    )
