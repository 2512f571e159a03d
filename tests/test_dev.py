"""The decisions of `dev.py` that need no network: what counts as set up, what is missing, what the verbs are."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

import pytest

from tests.conftest import SLOW

ROOT = Path(__file__).parent.parent
PYPROJECT = '[build-system]\nrequires = ["x"]\n[project]\nname = "y"\ndependencies = ["z"]\n'


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hoshikan_dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp(fingerprint: str, *extras: str) -> str:
    return json.dumps({"fingerprint": fingerprint, "extras": list(extras)})


def test_an_unknown_verb_is_named_and_exits_with_2(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["fly"]) == 2
    message = capsys.readouterr().err
    assert "unknown verb 'fly'" in message
    assert all(verb in message for verb in dev.VERBS)


def test_no_verb_exits_with_2(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([]) == 2
    assert "usage: python3 dev.py" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["lint", "translations", "compile", "bundle"])
def test_an_unknown_argument_is_named_before_anything_is_set_up(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    monkeypatch.setattr(dev, "ensure", lambda _: pytest.fail("a wrong call must not install anything"))
    assert dev.main([verb, "--frob"]) == 2
    message = capsys.readouterr().err
    assert f"{verb} takes --" in message
    assert "not '--frob'" in message
    assert message.count("\n") == 1


def test_help_lists_every_verb_without_setting_anything_up(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ensure", lambda _: pytest.fail("help must not install anything"))
    assert dev.main(["--help"]) == 0
    listing = capsys.readouterr().out
    assert all(f"  {name} " in listing for name in dev.VERBS)


def test_a_python_outside_the_range_is_refused_with_the_range(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "OLDEST", (3, 99))
    monkeypatch.setattr(dev, "NEWEST", (3, 99))
    assert dev.main(["run"]) == 1
    assert "needs Python 3.99" in capsys.readouterr().out


def test_a_failed_setup_is_one_message_and_exit_1(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: frozenset[str]) -> None:
        raise dev.SetupFailedError("no room on the disk")

    monkeypatch.setattr(dev, "ensure", fail)
    assert dev.main(["run"]) == 1
    assert capsys.readouterr().out == "dev.py: no room on the disk\n"


def test_the_range_of_pythons_is_the_one_the_project_declares(dev: ModuleType) -> None:
    declared = f'requires-python = ">={dev.OLDEST[0]}.{dev.OLDEST[1]},<{dev.NEWEST[0]}.{dev.NEWEST[1] + 1}"'
    assert declared in (ROOT / "pyproject.toml").read_text("utf-8")


def test_a_new_dependency_makes_the_setup_stale_and_a_lint_rule_does_not(dev: ModuleType) -> None:
    before = dev.fingerprint(PYPROJECT)
    assert dev.fingerprint(PYPROJECT.replace('"z"', '"z", "another"')) != before
    assert dev.fingerprint(PYPROJECT + "[tool.ruff]\nline-length = 99\n") == before


def test_another_python_makes_the_setup_stale(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dev.fingerprint(PYPROJECT)
    monkeypatch.setattr(sys, "version", "3.14.1 (another build)")
    assert dev.fingerprint(PYPROJECT) != before


@pytest.mark.parametrize(
    ("text", "lacking"),
    [
        ("", None),
        ("{", None),
        ("[]", None),
        ('{"extras": []}', None),
        (stamp("old", "dev"), None),
        (stamp("now"), frozenset({"dev"})),
        (stamp("now", "bundle", "dev"), frozenset()),
    ],
)
def test_what_a_setup_still_lacks(dev: ModuleType, text: str, lacking: frozenset[str] | None) -> None:
    assert dev.missing_extras(text, "now", frozenset({"dev"})) == lacking


def test_a_file_that_pip_installed_and_that_is_gone_is_named(dev: ModuleType, tmp_path: Path) -> None:
    site = tmp_path / "lib" / "python3.11" / "site-packages"
    record = site / "thing-1.0.dist-info" / "RECORD"
    record.parent.mkdir(parents=True)
    record.write_text('"thing, one.py",sha256=x,1\nthing.cpython-311.pyc,,\nthing-1.0.dist-info/RECORD,,\n')
    assert dev.lost_file(tmp_path) == "thing, one.py"
    (site / "thing, one.py").touch()
    program = tmp_path / dev.EXECUTABLE
    assert dev.lost_file(tmp_path) == program.name
    program.parent.mkdir(parents=True)
    program.touch()
    assert dev.lost_file(tmp_path) == ""


@pytest.mark.parametrize(("newer", "left"), [(-10, True), (10, False)])
def test_compiled_modules_go_when_a_source_is_newer(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, newer: int, left: bool
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    folder = tmp_path / "desktop" / "hoshikan"
    folder.mkdir(parents=True)
    library, built, source = (folder / name for name in ("group__mypyc.x.so", "rules.x.so", "rules.py"))
    for path in (library, built, source):
        path.touch()
    moment = built.stat().st_mtime + newer
    os.utime(source, (moment, moment))
    dev.remove_compiled(only_outdated=True)
    assert (library.exists(), built.exists()) == (left, left)
    dev.remove_compiled(only_outdated=False)
    assert dev.compiled() == []
    assert source.exists()


def test_an_environment_that_is_another_checkouts_is_left_alone(dev: ModuleType, tmp_path: Path) -> None:
    theirs, ours = tmp_path / "theirs", tmp_path / "ours"
    theirs.mkdir()
    (theirs / "python").touch()
    ours.symlink_to(theirs)
    dev.create_environment(ours)
    assert (theirs / "python").exists()
    assert (ours / "pyvenv.cfg").exists()


def test_libraries_that_ldd_did_not_find_are_named_once(dev: ModuleType) -> None:
    output = (
        "libqxcb.so:\n\tlinux-vdso.so.1 (0x00007ffd)\n\tlibxcb-cursor.so.0 => not found\n"
        "\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\nlibqoffscreen.so:\n\tlibxcb-cursor.so.0 => not found\n"
        "\tlibEGL.so.1 => not found\n"
    )
    assert dev.missing_libraries(output) == ["libEGL.so.1", "libxcb-cursor.so.0"]


def test_without_root_the_command_to_type_is_shown(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(dev.SetupFailedError, match=r"sudo apt-get install .* libegl1 libgl1"):
        dev.system_packages("libegl1 libgl1", "Qt lacks system libraries")


def test_without_apt_the_packages_are_named(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda _: None)
    with pytest.raises(dev.SetupFailedError, match=r"what Debian calls: python3\.11-venv"):
        dev.system_packages("python3.11-venv", "this Python lacks its venv module")


def test_missing_libraries_are_installed_once_and_looked_for_again(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "lib/python3.11/site-packages/PySide6/Qt").mkdir(parents=True)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev.shutil, "which", lambda _: "/usr/bin/ldd")
    outputs = iter(["libEGL.so.1 => not found", "libEGL.so.1 => /lib/libEGL.so.1", "libEGL.so.1 => not found"] * 2)
    monkeypatch.setattr(
        dev.subprocess, "run", lambda *_, **__: dev.subprocess.CompletedProcess([], 0, stdout=next(outputs))
    )
    installed: list[str] = []
    monkeypatch.setattr(dev, "system_packages", lambda packages, _: installed.append(packages))
    dev.check_libraries("libegl1", "libqoffscreen.so")
    assert installed == ["libegl1"]
    with pytest.raises(dev.SetupFailedError, match=r"still missing .*libEGL\.so\.1"):
        dev.check_libraries("libegl1", "libqoffscreen.so")


def test_run_without_a_display_plays_the_demonstration(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, ...]] = []

    def python(*arguments: str, env: dict[str, str] | None = None) -> int:
        started.append(arguments)
        return 0

    monkeypatch.setattr(dev, "python", python)
    monkeypatch.setattr(dev, "check_libraries", lambda *_: None)
    monkeypatch.setattr(dev, "has_display", lambda: False)
    assert dev.run(["--out", "pictures"]) == 0
    monkeypatch.setattr(dev, "has_display", lambda: True)
    assert dev.run(["--lang", "ja"]) == 0
    assert started == [("-m", "tools.demo", "--out", "pictures"), ("-m", "hoshikan", "--lang", "ja")]


def test_tests_keep_what_python_has_compiled(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    given: list[str] = []

    def run(_command: Sequence[str], *, env: dict[str, str], **_more: object) -> CompletedProcess[str]:
        given.append(env["PYTHONDONTWRITEBYTECODE"])
        return CompletedProcess([], 0)

    monkeypatch.setattr(dev.subprocess, "run", run)
    assert dev.test([]) == 0
    assert given == [""]


def test_a_way_to_test_is_passed_to_pytest(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[tuple[str, ...], str | None]] = []

    def python(*arguments: str, env: dict[str, str]) -> int:
        started.append((arguments[4:], env.get("HYPOTHESIS_PROFILE")))
        return 0

    monkeypatch.setattr(dev, "python", python)
    for arguments in (["-x"], ["--quick", "tests/engine"], ["--thorough"], ["--coverage", "-q"]):
        assert dev.test(arguments) == 0
    plain, quick, thorough, coverage = started
    assert plain == (("-x",), None)
    assert quick == (("-m", "not slow", "tests/engine"), "quick")
    assert thorough == ((), "thorough")
    assert "--cov" in coverage[0]
    assert {path for path in coverage[0] if path.startswith("tests/")} == {path for path in coverage[0] if "/" in path}


def test_every_place_that_quick_leaves_out_is_there() -> None:
    assert [place for place in SLOW if not (ROOT / "tests" / place).exists()] == []


@pytest.mark.parametrize("made", [[], [Path("state.so")]])
def test_the_contracts_are_tried_on_compiled_modules(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, made: list[Path]
) -> None:
    started: list[tuple[str, ...]] = []

    def python(*arguments: str, env: dict[str, str] | None = None) -> int:
        started.append(arguments)
        return 0

    monkeypatch.setattr(dev, "python", python)
    monkeypatch.setattr(dev, "compiled", lambda: made)
    monkeypatch.setattr(dev, "ensure", lambda wanted: started.append(tuple(wanted)))
    assert dev.test(["--compiled", "-x"]) == 0
    assert started.pop()[4:] == ("tests/engine", "tests/games", "-x")
    assert bool(started) == (not made)
    assert not started or ("compile" in started[0] and started[1] == ("packaging/compiled.py",))


def calls(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the commands that the verb `bundle` starts, none of which is started."""
    made: list[tuple[str, ...]] = []

    def started(*arguments: str, within: Path = dev.VENV) -> int:
        made.append((within.name, *arguments))
        return 0

    def create(place: Path) -> None:
        program = place / dev.EXECUTABLE
        program.parent.mkdir(parents=True)
        program.touch()

    monkeypatch.setattr(dev, "python", started)
    monkeypatch.setattr(dev, "ensure", lambda extras: made.append(("ensure", *sorted(extras))))
    monkeypatch.setattr(dev, "create_environment", create)
    monkeypatch.setattr(dev, "check_libraries", lambda *_files, **_place: None)
    return made


def test_a_bundle_is_made_of_the_lock_of_its_system(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = dev.ROOT / "packaging" / "locks" / "linux-x86_64.txt"
    monkeypatch.setattr(dev, "LOCKED", tmp_path / "locked")
    monkeypatch.setattr(dev.LOCKS, "of_bundle", lambda: (lock, ""))
    made = calls(dev, monkeypatch)
    asked: list[str] = []
    monkeypatch.setattr(dev, "check_libraries", lambda *files, within: asked.extend((*files, within.name)))
    assert dev.bundle(["--no-test"]) == 0
    assert "libxcb-cursor0" in asked[0], "a window opens elsewhere too only if all is here that goes inside"
    assert dev.WINDOW in asked
    pinned, itself, built = made
    assert {"--require-hashes", str(lock)} <= set(pinned)
    assert {"--no-deps", "."} <= set(itself)
    assert built == ("locked", "packaging/bundle.py", "--no-test")
    assert dev.bundle([]) == 0
    assert made[3:] == [("locked", "packaging/bundle.py")], "what is set up stays so"


def test_where_there_is_no_lock_that_is_said(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.LOCKS, "of_bundle", lambda: (None, "there is no lock for the moon"))
    made = calls(dev, monkeypatch)
    assert dev.bundle([]) == 0
    assert made == [("ensure", "app", "bundle", "compile"), (dev.VENV.name, "packaging/bundle.py")]
    assert "there is no lock for the moon: this bundle is made of the newest" in capsys.readouterr().out


def test_every_system_of_a_release_has_its_lock(dev: ModuleType) -> None:
    of_bundle = dev.LOCKS.of_bundle
    for system, machine in (("linux", "x86_64"), ("win32", "AMD64"), ("darwin", "arm64"), ("darwin", "x86_64")):
        lock, why = of_bundle(system, machine, (3, 12))
        assert (lock.is_file(), why) == (True, "")
    assert of_bundle("linux", "riscv64", (3, 12)) == (None, "there is no lock for linux on riscv64")
    assert of_bundle("darwin", "x86_64", (3, 14)) == (None, "the lock macos-x86_64 does not fit Python 3.14")
