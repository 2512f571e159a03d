"""What macOS reads of the application before it starts: its names, languages and the files it opens."""

from __future__ import annotations

from typing import Any, Final

from hoshikan import product

OLDEST_SYSTEM: Final = "13.0"
"""Of Qt 6.11's wheels."""
RECORD_TYPE: Final = f"{product.APP_ID}.match"


def information() -> dict[str, Any]:
    """The keys that Info.plist has besides those PyInstaller writes.

    The type of records is declared as ours (`UTExportedTypeDeclarations`) and claimed (`CFBundleDocumentTypes`), so
    that a double click opens it here; the path then comes as an event (`ui.session.application`).
    """
    return {
        "CFBundleName": product.NAME,
        "CFBundleDisplayName": product.NAME,
        "CFBundleLocalizations": ["en", "ja"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
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
