"""Names of portraits."""

from __future__ import annotations

from hoshikan.ui.kit.look.words import Words


class FaceWords(Words):
    """Names by the ids in `look.portraits`."""

    def name(self, face: str) -> str:
        """A face's name; that of the seat's emblem for ""."""
        return {
            "": self.tr("Emblem", "a portrait"),
            "astronomer": self.tr("Astronomer", "a portrait"),
            "merchant": self.tr("Merchant", "a portrait"),
            "queen": self.tr("Queen", "a portrait"),
            "knight": self.tr("Knight", "a portrait"),
            "sailor": self.tr("Sailor", "a portrait"),
            "clerk": self.tr("Clerk", "a portrait"),
            "owl": self.tr("Owl", "a portrait"),
            "cat": self.tr("Cat", "a portrait"),
            "fox": self.tr("Fox", "a portrait"),
            "hare": self.tr("Hare", "a portrait"),
        }.get(face, face)
