from collections.abc import Callable
from pathlib import Path

import pytest

from hoshikan.teaching.guide import load_sentences
from hoshikan.teaching.lessons import load_file
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.puzzles import read_puzzles
from hoshikan.teaching.questions import load_questions


@pytest.mark.parametrize(
    "read",
    [
        lambda path: load_file(path, "conquestar"),
        lambda path: read_puzzles(path, "conquestar"),
        load_questions,
        load_sentences,
    ],
    ids=["lesson", "puzzles", "questions", "guide"],
)
@pytest.mark.parametrize(
    "text",
    ["x = " + "[" * 5_000, "x = " + "9" * 5_000, "x = ", "", "x = 1"],
    ids=["deep", "long", "cut", "empty", "foreign"],
)
def test_every_kind_of_file_is_refused_with_its_name(read: Callable[[Path], object], text: str, tmp_path: Path) -> None:
    path = tmp_path / "content.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(TeachingError, match=r"content\.toml"):
        read(path)
