"""Everything can be read and distinguished, in every theme and with every kind of eyes."""

from __future__ import annotations

from itertools import combinations

import pytest

from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import HOVERED, PRESSED, THEMES, Theme, materials, mixed, seat_colours
from tests.ui.shell.colours import contrast, distance, seen

GROUNDS = ("window", "surface", "raised")
TABLE = ("sky_top", "sky_bottom", "nebula", "cloth", "cloth_light", "cloth_edge")
TEXT_ON = [
    *((ink, ground) for ink in ("text", "muted", "link", "good", "bad") for ground in GROUNDS),
    ("on_gold", "gold"),
    ("coin_text", "coin"),
    ("card_text", "card"),
]
SIGNS_ON = [
    *((sign, ground) for sign in ("focus", "control", "hint", "glow", "gold_line") for ground in GROUNDS),
    ("focus", "sky_top"),
    ("focus", "sky_bottom"),
    ("glow", "sky_top"),
    ("glow", "sky_bottom"),
]
PALETTES = ("standard", "deutan", "tritan", "mono")
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


@every_theme
@pytest.mark.parametrize(("ink", "ground"), TEXT_ON)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@every_theme
@pytest.mark.parametrize("ink", ["text", "muted", "link", "good", "bad"])
def test_text_can_be_read_on_rows_in_use_and_on_the_table(theme: Theme, ink: str) -> None:
    selected, hovered = mixed(theme.raised, theme.link, PRESSED), mixed(theme.raised, theme.text, HOVERED)
    for ground in (selected, hovered, *(getattr(theme, name) for name in TABLE)):
        assert contrast(getattr(theme, ink), ground) >= 4.5


@every_theme
def test_cards_and_panels_of_pages_can_be_read(theme: Theme) -> None:
    made = materials(theme)
    for ground in ("tile", "tile_low", "tile_lit"):
        for ink in ("tile_text", "tile_quiet"):
            assert contrast(made[ink], made[ground]) >= 4.5
    for ink in ("text", "muted", "link", "good", "bad"):
        assert contrast(getattr(theme, ink), made["panel_lit"]) >= 4.5


@every_theme
@pytest.mark.parametrize("sign", ["focus", "glow", "hint", "control", "gold_line"])
def test_signs_stand_out_on_the_table(theme: Theme, sign: str) -> None:
    for ground in (getattr(theme, name) for name in TABLE):
        assert contrast(getattr(theme, sign), ground) >= 3


@every_theme
def test_gold_stands_out_by_itself_or_by_its_edge(theme: Theme) -> None:
    for ground in (*(getattr(theme, name) for name in GROUNDS), *(getattr(theme, name) for name in TABLE)):
        assert max(contrast(theme.gold, ground), contrast(theme.coin_edge, ground)) >= 3


@every_theme
@pytest.mark.parametrize(("sign", "ground"), SIGNS_ON)
def test_focus_controls_and_targets_stand_out(theme: Theme, sign: str, ground: str) -> None:
    assert contrast(getattr(theme, sign), getattr(theme, ground)) >= 3


@every_theme
@pytest.mark.parametrize("ground", GROUNDS)
def test_what_cannot_be_used_is_seen_but_quieter(theme: Theme, ground: str) -> None:
    on_ground = contrast(theme.faint, getattr(theme, ground))
    assert on_ground >= 2.4
    assert on_ground < contrast(theme.muted, getattr(theme, ground)) * 0.6


@every_theme
@pytest.mark.parametrize("palette", PALETTES)
def test_seats_stand_out_and_carry_their_emblem(theme: Theme, palette: str) -> None:
    for colour in seat_colours(theme, palette):
        assert contrast(colour, theme.on_seat) >= 4.5
        assert min(contrast(colour, getattr(theme, ground)) for ground in (*GROUNDS, *TABLE) if ground != "nebula") >= 3


@every_theme
@pytest.mark.parametrize(
    ("palette", "eyes", "least"),
    [
        *(("standard", eyes, 15) for eyes in ("normal", "protanopia", "deuteranopia", "tritanopia")),
        ("deutan", "normal", 30),
        ("deutan", "protanopia", 30),
        ("deutan", "deuteranopia", 30),
        ("tritan", "normal", 30),
        ("tritan", "tritanopia", 30),
        ("mono", "normal", 38),
        ("mono", "grey", 6),
    ],
)
def test_seats_differ_for_the_eyes_a_palette_is_for(theme: Theme, palette: str, eyes: str, least: float) -> None:
    colours = [seen(colour, eyes) for colour in seat_colours(theme, palette)]
    assert min(distance(one, other) for one, other in combinations(colours, 2)) >= least


@every_theme
@pytest.mark.parametrize(("seats", "least"), [(2, 40), (3, 15), (4, 13)])
def test_few_seats_differ_most_where_lightness_alone_is_seen(theme: Theme, seats: int, least: float) -> None:
    colours = [seen(colour, "grey") for colour in seat_colours(theme, "mono")[:seats]]
    assert min(distance(one, other) for one, other in combinations(colours, 2)) >= least


@every_theme
@pytest.mark.parametrize("eyes", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_marks_of_different_meaning_differ(theme: Theme, eyes: str) -> None:
    marks = [seen(getattr(theme, mark), eyes) for mark in ("gold_line", "glow", "hint")]
    assert min(distance(one, other) for one, other in combinations(marks, 2)) >= 30


def test_the_simulation_knows_the_classic_confusion() -> None:
    assert (
        distance(seen("#c80000", "deuteranopia"), seen("#6b6b00", "deuteranopia"))
        < distance(seen("#c80000", "normal"), seen("#6b6b00", "normal")) / 2
    )


@pytest.mark.parametrize("theme", BOARDS)
def test_what_stands_on_the_shelf_can_be_seen(theme: str) -> None:
    shelf = BOARDS[theme]
    for front in shelf.wood[1:3]:
        assert contrast(shelf.ink, front) >= 4.5
        assert contrast(shelf.quiet, front) >= 3
