"""Data that macOS reads before the application starts: its names, languages and the files it opens."""

from __future__ import annotations

from typing import Any, Final

from hoshikan import __version__, product

OLDEST_SYSTEM: Final = "13.0"
"""Oldest system of Qt 6.11's wheels."""
SIGNING_IDENTITY: Final = "HOSHIKAN_SIGNING_IDENTITY"
"""Environment variable: the certificate that everything is signed with; without it, ad hoc."""
RECORD_TYPE: Final = f"{product.APP_ID}.match"


def information() -> dict[str, Any]:
    """Return the keys of Info.plist that PyInstaller does not write.

    The type of records is declared as ours (`UTExportedTypeDeclarations`) and claimed (`CFBundleDocumentTypes`), so
    that a double click opens it here; the path then comes as an event (`ui.session.application`).
    """
    return {
        "CFBundleName": product.NAME,
        "CFBundleDisplayName": product.NAME,
        "CFBundleVersion": __version__,
        "CFBundleLocalizations": ["en", "ja"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        # PyInstaller takes the application for a background process, since the engine beside the window has a console.
        "LSBackgroundOnly": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{product.NAME} match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": f"{product.NAME} match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.MEDIA_TYPE],
                },
            }
        ],
    }
