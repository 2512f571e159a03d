"""Every constellation has its figure."""

from __future__ import annotations

import pytest

from hoshikan.games.hoshi_wo_wataru.rules.components import COMPONENTS
from hoshikan.games.hoshi_wo_wataru.screen.art.starmap import figure

CARDS = [card.id for card in COMPONENTS.shipped().constellation]


@pytest.mark.parametrize("constellation", [*CARDS, "somebody-s-own"])
def test_a_figure_fills_the_square_with_joined_stars(constellation: str) -> None:
    shape = figure(constellation)
    across, down = [x for x, _, _ in shape.stars], [y for _, y, _ in shape.stars]
    assert min(across + down) >= 0
    assert max(across + down) <= 1
    assert max(max(across) - min(across), max(down) - min(down)) == pytest.approx(1)
    assert all(0 < bright <= 1 for _, _, bright in shape.stars)
    assert all(one != other for one, other in shape.lines)
    assert {star for line in shape.lines for star in line} <= set(range(len(shape.stars)))


def test_no_two_figures_are_alike() -> None:
    assert len({figure(constellation).stars for constellation in CARDS}) == len(CARDS)


def test_the_sky_is_seen_from_below() -> None:
    """Betelgeuse stands left above Rigel, the north is up."""
    betelgeuse, rigel = figure("orion").stars[0], figure("orion").stars[6]
    assert betelgeuse[0] < rigel[0]
    assert betelgeuse[1] < rigel[1]
