"""A stream cut into lines, however it arrives."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.lines import LineSplitter

CHUNKS = st.lists(st.binary(max_size=12).map(lambda data: data.replace(b"\0", b"\n")), max_size=20)


@given(CHUNKS)
def test_lines_do_not_depend_on_how_they_arrive(chunks: list[bytes]) -> None:
    splitter = LineSplitter(1000)
    lines = [line for chunk in chunks for line in splitter.feed(chunk)] + splitter.last()
    whole = b"".join(chunks).split(b"\n")
    assert lines == (whole if whole[-1] else whole[:-1])


@given(st.integers(1, 7))
def test_of_a_line_that_is_too_long_one_start_is_given_and_the_rest_skipped(size: int) -> None:
    data = b"ab\n" + b"x" * 30 + b"\ncd\n"
    splitter = LineSplitter(10)
    lines = [line for at in range(0, len(data), size) for line in splitter.feed(data[at : at + size])]
    assert [line[:1] for line in lines] == [b"a", b"x", b"c"]
    assert len(lines[1]) > 10


def test_a_line_without_an_end_is_given_up_before_it_ends() -> None:
    splitter = LineSplitter(10)
    given = [line for _ in range(1000) for line in splitter.feed(b"xxxx")]
    assert given == [b"x" * 12]
    assert splitter.last() == []


def test_a_line_as_long_as_allowed_is_whole() -> None:
    splitter = LineSplitter(100_000)
    assert splitter.feed(b"x" * 100_000 + b"\ny") == [b"x" * 100_000]
    assert splitter.last() == [b"y"]
