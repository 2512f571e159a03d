"""The component file of a game: read with its place, checked, returned as plain data."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.components import ComponentFile
from hoshikan.engine.datafile import read_json


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[Card, ...]


def check(box: Box) -> None:
    for number, card in enumerate(box.rows):
        if card.size > 9:
            raise SetupError(f"rows[{number}].size", "too-large-a-card", {"size": card.size})


BOX: Final = ComponentFile(Box, check, key="box")


@pytest.mark.parametrize(
    ("content", "reason", "place"),
    [
        (b"rows = [", "bad-component-file", "box.toml"),
        (b"rows = '\xff'", "component-not-text", "box.toml: line 1"),
        (b"rows = [{size = 'x'}]", "bad-component-value", "box.toml: rows[0].size"),
        (b"rows = [{size = 1}, {size = 10}]", "too-large-a-card", "box.toml: rows[1].size"),
    ],
)
def test_a_wrong_file_is_refused_with_file_and_key(tmp_path: Path, content: bytes, reason: str, place: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(SetupError) as refused:
        BOX.load(path)
    assert (refused.value.reason, refused.value.place) == (reason, place)


def test_a_fault_in_set_up_data_is_refused_with_its_key() -> None:
    with pytest.raises(SetupError) as refused:
        BOX.check(Box((Card(12),)))
    assert (refused.value.place, refused.value.facts) == ("box.rows[0].size", {"size": 12})


def test_components_come_back_from_plain_data() -> None:
    box = Box((Card(1), Card(2)))
    assert BOX.plain(box) == {"rows": [{"size": 1}, {"size": 2}]}
    assert BOX.read(BOX.plain(box)) == box


def test_a_game_may_have_files_of_another_form(tmp_path: Path) -> None:
    path = tmp_path / "shipped.json"
    path.write_text('{"rows": [{"size": 3}]}', "utf-8")
    boxes = ComponentFile(Box, shipped=lambda: path, read=read_json)
    assert boxes.shipped() == Box((Card(3),))
    path.unlink()
    assert boxes.shipped() == Box((Card(3),)), "it is read once"
