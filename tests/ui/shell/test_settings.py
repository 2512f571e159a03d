"""Settings are typed, stored at once, and survive whatever their file has been through."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from hoshikan.games import GAMES
from hoshikan.ui.board.match.deals import default_match
from hoshikan.ui.session.settings import HELPS, VERSION, Settings, SettingsProblem, declared


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_everything_has_its_default(path: Path) -> None:
    settings = Settings(path)
    assert {key: settings.value(key) for key in declared()} == {key: s.default for key, s in declared().items()}
    assert settings.problem is None
    assert not path.exists()


def test_a_choice_is_there_at_the_next_start(path: Path) -> None:
    settings = Settings(path)
    settings.language, settings.text_size, settings.confirm_moves = "ja", 130, True
    again = Settings(path)
    assert (again.language, again.text_size, again.confirm_moves) == ("ja", 130, True)


def test_changes_are_reported_once_and_by_name(path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.theme = "day"
    settings.theme = "day"
    assert told == ["theme"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("language", "fr"), ("text_size", 90), ("text_size", True), ("confirm_moves", 1), ("player_name", "x" * 5000)],
)
def test_a_value_that_makes_no_sense_is_refused(path: Path, key: str, value: Any) -> None:
    settings = Settings(path)
    before = settings.value(key)
    with pytest.raises(ValueError, match=key):
        settings.set_value(key, value)
    assert settings.value(key) == before


def test_a_choice_for_the_session_is_not_stored(path: Path) -> None:
    settings = Settings(path)
    settings.theme = "day"
    settings.use_for_session("theme", "contrast")
    settings.text_size = 120
    assert settings.theme == "contrast"
    assert Settings(path).theme == "day"


def test_changing_a_setting_ends_its_choice_for_the_session(path: Path) -> None:
    settings = Settings(path)
    settings.use_for_session("theme", "contrast")
    settings.theme = "day"
    assert settings.theme == "day"
    assert Settings(path).theme == "day"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'"x"', b'{"theme": "day"}', b'{"version": "1"}', b"\xff\xfe", b"[" * 50_000, b" " * 200_000],
)
def test_a_damaged_file_is_kept_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.problem is not None
    assert settings.problem.reason == "damaged"
    assert settings.problem.kept is not None
    assert settings.problem.kept.read_bytes() == content
    settings.theme = "day"
    assert Settings(path).theme == "day"
    assert settings.problem.kept.read_bytes() == content


def test_no_kept_file_is_ever_overwritten(path: Path) -> None:
    path.parent.mkdir(parents=True)
    for content in ("first", "second"):
        path.write_text(content)
        Settings(path)
    assert {file.read_text() for file in path.parent.iterdir()} == {"first", "second"}


def test_of_a_newer_file_the_known_is_used_and_all_is_kept(path: Path) -> None:
    path.parent.mkdir(parents=True)
    text = json.dumps({"version": VERSION + 1, "theme": "day", "aura": "bright"})
    path.write_text(text)
    settings = Settings(path)
    assert settings.theme == "day"
    assert settings.problem is not None
    assert settings.problem.reason == "newer"
    assert settings.problem.kept is not None
    assert settings.problem.kept.read_text() == text


def test_single_bad_values_fall_back_alone(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": VERSION, "theme": "day", "text_size": "huge", "language": "xx"}))
    settings = Settings(path)
    assert (settings.theme, settings.text_size, settings.language) == ("day", 100, "")
    assert settings.problem is not None
    assert settings.problem.keys == ("language", "text_size")


def test_where_nothing_can_be_written_the_session_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    settings = Settings(blocked / "settings.json")
    told: list[SettingsProblem] = []
    settings.not_stored.connect(told.append)
    settings.theme = "day"
    settings.text_size = 120
    assert (settings.theme, settings.text_size) == ("day", 120)
    assert [problem.path for problem in told] == [blocked / "settings.json"]
    assert settings.problem is not None
    assert settings.problem.reason == "unwritable"


def test_a_folder_that_may_not_be_looked_into(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, **_how: bool) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    with monkeypatch.context() as locked:
        locked.setattr(Path, "stat", refuse)
        settings = Settings(path)
    assert settings.problem is not None
    assert settings.problem.reason == "unwritable"
    assert settings.theme == "system"


def test_reset_keeps_who_one_is(path: Path) -> None:
    settings = Settings(path)
    settings.player_name, settings.theme, settings.text_size = "Aki", "contrast", 150
    settings.reset()
    assert (settings.player_name, settings.theme, settings.text_size) == ("Aki", "system", 100)


def test_a_name_edited_by_hand_comes_without_what_no_game_takes(path: Path) -> None:
    path.parent.mkdir(parents=True)
    name = "A\x07k\u202ei\n\ue000" + "!" * 60
    path.write_text(json.dumps({"version": VERSION, "player_name": name}))
    settings = Settings(path)
    assert settings.problem is None
    assert settings.player_name.startswith("Aki!!")
    match = default_match(GAMES["conquestar"], settings.player_name, seed=3)
    assert match.header.seats[0].name == settings.player_name


def test_a_name_with_a_wide_space_stays_as_it_is(path: Path) -> None:
    Settings(path).player_name = "星野\u3000アキ"
    assert Settings(path).player_name == "星野\u3000アキ"


@pytest.mark.parametrize(
    ("former", "now"),
    [
        ({}, {"help": "numbers", "animation": "system", "sounds": True}),
        ({"animation": "slow"}, {"animation": "normal"}),
        ({"animation": "fast", "volume": 30}, {"animation": "fast", "volume": 30}),
        ({"glow_targets": False, "hints_enabled": False, "explain_refusals": False}, {"help": "none"}),
        ({"show_costs": False}, {"help": "moves"}),
        ({"hints_enabled": False}, {"help": "numbers"}),
        ({"table_coach": True, "show_costs": False}, {"help": "coach"}),
        ({"table_coach": True, "help": "moves"}, {"help": "moves"}),
        ({"sounds_pieces": False, "sounds_turn": False, "sounds_results": False}, {"sounds": False}),
        ({"sounds_turn": False}, {"sounds": True}),
        ({"confirm_moves": True, "move_list": True}, {"confirm_moves": True, "move_list": True}),
    ],
    ids=str,
)
def test_settings_of_older_versions_keep_their_meaning(path: Path, former: dict[str, Any], now: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": 1, **former}))
    settings = Settings(path)
    assert settings.problem is None
    settings.player_name = "Aki"
    for one in (settings, Settings(path)):
        assert {key: one.value(key) for key in now} == now


def test_each_degree_of_help_includes_the_one_before(path: Path) -> None:
    settings, before = Settings(path), frozenset[str]()
    for degree in HELPS:
        settings.help = degree
        helps = frozenset(
            key
            for key in ("glow_targets", "hints_enabled", "explain_refusals", "show_costs", "table_coach")
            if getattr(settings, key)
        )
        assert before < helps or not before
        before = helps
    assert len(before) == 5
