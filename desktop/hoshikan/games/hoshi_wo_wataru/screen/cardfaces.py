"""Faces of what a view shows: of cards, and of a seat's points."""

from __future__ import annotations

from collections.abc import Collection

from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BidFace,
    ConstellationFace,
    ObjectiveFace,
    ScoreFace,
    SkyFace,
    SkyFigure,
    TurnedFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS


def bid_face(view: HoshiView, card: int) -> BidFace:
    """The face of a bid card or dummy."""
    return BidFace(card, view.box.stars_on(card))


def constellation_face(view: HoshiView, number: int, dim: bool = False) -> ConstellationFace:
    """Return the face of a won constellation; `dim` while its stars are missing."""
    card = view.constellation(number)
    return ConstellationFace(number, card.id, card.season, card.stars, card.points, CARDS.name(card), dim)


def turned_face(view: HoshiView, number: int) -> TurnedFace:
    """The face of a constellation turned over."""
    card = view.constellation(number)
    return TurnedFace(number, card.id, card.season)


def sky_face(
    view: HoshiView, fresh: Collection[int] = (), hidden: Collection[int] = (), *, checked: bool = False
) -> SkyFace:
    """The face of the sky; constellations won this year are `fresh`, or still `hidden`. All that were won shine until
    the stars for them have been `checked`."""
    owners = {number: seat for seat, won in enumerate(view.won) for number in won if number not in hidden}
    unlit = {number for turned in view.turned for number in turned} if checked else set[int]()
    figures = (
        SkyFigure(
            card.id, CARDS.name(card), owners.get(card.number, -1), card.number not in unlit, card.number in fresh
        )
        for card in view.box.constellation
    )
    return SkyFace(tuple(figures))


def objective_face(view: HoshiView, name: str) -> ObjectiveFace:
    """The face of an objective card."""
    return ObjectiveFace(name, *CARDS.objective(view, name))


def score_face(points: int, *, own: bool, waiting: int = 0) -> ScoreFace:
    """The face of a seat's points, which has room where it is one's own for the word and for what is still unlit."""
    if not own:
        return ScoreFace(points, LABELS.unit())
    return ScoreFace(points, LABELS.unit(), LABELS.points_word(), LABELS.unlit(waiting) if waiting else "")
