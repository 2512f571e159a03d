"""What the Windows Explorer shows in a program's properties."""

from __future__ import annotations

from typing import Any

from PyInstaller.utils.win32 import versioninfo as win

ENGLISH_UNICODE = (1033, 1200)


def version_info(version: str) -> Any:
    """The version resource for a version such as "1.2.3"; it can be made on Windows only."""
    numbers = (*(int(part) for part in version.split(".")[:3]), 0)
    words = {
        "CompanyName": "The Hoshikan authors",
        "FileDescription": "Hoshikan",
        "FileVersion": version,
        "InternalName": "hoshikan",
        "LegalCopyright": "MIT License; see LICENSE and NOTICE",
        "OriginalFilename": "hoshikan.exe",
        "ProductName": "Hoshikan",
        "ProductVersion": version,
    }
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            win.StringFileInfo(
                [win.StringTable("040904B0", [win.StringStruct(name, text) for name, text in words.items()])]
            ),
            win.VarFileInfo([win.VarStruct("Translation", [*ENGLISH_UNICODE])]),
        ],
    )
