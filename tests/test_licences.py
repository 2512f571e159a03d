"""Every library of a bundle has its licence text there, and About shows it."""

from __future__ import annotations

import json
import re
import sys
import sysconfig
from pathlib import Path, PureWindowsPath

import PySide6
import pytest

import licencetexts
import qtparts
from hoshikan.ui.features.about.page import bundled
from licencetexts import Owner, UnknownOwnerError, collect, owner, stated, system_library, uncovered

DEBIAN = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: somebody
License: LGPL-2.1+

Files: debian/*
License: GPL-3
 On Debian systems the text is in /usr/share/common-licenses/GPL-3.
"""
PYTHON = "python3.11/lib-dynload/_bisect.cpython-311-x86_64-linux-gnu.so"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt and PySide6"),
        ("shiboken6/libshiboken6.abi3.so.6.11", "Qt and PySide6"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt and PySide6"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        (PYTHON, "CPython"),
        ("libpython3.11.so.1.0", "CPython"),
        ("Python.framework/Versions/3.12/Python", "CPython"),
        ("python311.dll", "CPython"),
        ("_ctypes.pyd", "CPython"),
        ("libffi-8.dll", "CPython"),
        ("VCRUNTIME140.dll", "Microsoft Visual C++ runtime"),
        ("PySide6/MSVCP140_1.dll", "Microsoft Visual C++ runtime"),
        ("shiboken6/VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("PySide6/Qt6Core.dll", "Qt and PySide6"),
        ("PySide6/icuuc.dll", "ICU"),
        ("hoshikan/bots/search.cpython-311-x86_64-linux-gnu.so", "mypyc runtime"),
        ("hoshikan__mypyc.cp311-win_amd64.pyd", "mypyc runtime"),
        ("msgspec/_core.cpython-311-x86_64-linux-gnu.so", "msgspec"),
    ],
)
def test_it_is_known_whose_a_library_is(name: str, expected: str) -> None:
    found, text = owner(name, Path("nowhere"), {"msgspec/_core.cpython-311-x86_64-linux-gnu.so": "msgspec"})
    assert found.name == expected
    assert len(text) > 500


def test_every_shipped_library_has_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licencetexts, "always", list)  # PyInstaller is there only where bundles are made
    shipped = ["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libicudata.so.73", PYTHON, "base_library.zip", "a.py"]
    owners = collect({name: f"/elsewhere/{name}" for name in shipped}, tmp_path)
    assert uncovered(shipped, owners) == []
    of_a_mac = ["PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "Python.framework/Versions/3.12/Python"]
    assert uncovered([*shipped, *of_a_mac], owners) == of_a_mac
    assert uncovered([*shipped, "libnew.so.1", "new.dll", "libnew.2.dylib"], owners) == [
        "libnew.2.dylib",
        "libnew.so.1",
        "new.dll",
    ]
    index = [Owner(**one) for one in json.loads((tmp_path / licencetexts.INDEX).read_text("utf-8"))]
    assert index == owners
    assert {one.name for one in index} == {"CPython", "ICU", "Qt and PySide6"}
    assert licencetexts.of_qt([*shipped, "PySide6/MSVCP140.dll"]) == shipped[:1]
    assert all((tmp_path / one.text).stat().st_size > 500 for one in index)


def test_python_s_own_text_is_found_beside_its_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red Hat and its relatives, where bundles of a release are made, keep them in lib64."""
    modules = tmp_path / "lib64" / "python3.12"
    modules.mkdir(parents=True)
    (modules / "LICENSE.txt").write_text("Do what you like with snakes.")
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", {"stdlib": str(modules)}.__getitem__)
    assert licencetexts.python_text() == "Do what you like with snakes."


def test_packages_of_pure_python_are_seen_too() -> None:
    shipped = ["markdown-it-py", "Typing_Extensions", "PySide6-Essentials"]
    assert licencetexts.unlisted(["markdown_it", "typing_extensions", "PySide6"], shipped) == []
    assert licencetexts.unlisted(["markdown_it", "tqdm", "unheard_of"], shipped) == ["tqdm", "unheard_of"]


def test_what_others_wrote_inside_qt_has_its_terms(tmp_path: Path) -> None:
    libraries = re.compile(r"(lib)?Qt6?(Core|Gui|Widgets|Svg)(\.so\.6|\.dll)?")
    qt = [
        path
        for path in Path(PySide6.__file__).parent.rglob("*Qt*")
        if libraries.fullmatch(path.name) and path.is_file()
    ]
    assert {"harfbuzz-ng", "libpng", "pcre2"} <= set().union(*(qtparts.inside(path.read_bytes()) for path in qt))
    assert qtparts.lacking(qt) == []
    other = tmp_path / "libqjpeg.so"
    other.write_bytes(b"\0JPEG library\0")
    assert qtparts.lacking([*qt, other]) == ["libjpeg"]


def test_a_record_shows_parts_and_terms() -> None:
    record = """Files: src/widgets/*
License: LGPL-3

Files: src/3rdparty/star/*
       src/3rdparty/android/star.h
Copyright: 2026 A. Star
           2025 B. Star
License: Expat

License: Expat
 Do what you like.
 .
 Really.
"""
    assert qtparts.parts(record) == [qtparts.Part("src/3rdparty/star/*", "2026 A. Star\n2025 B. Star", "Expat")]
    assert qtparts.texts(record) == {"Expat": "Do what you like.\n\nReally."}


def test_a_library_that_nobody_knows_makes_no_bundle(tmp_path: Path) -> None:
    with pytest.raises(UnknownOwnerError, match="libsecret"):
        system_library(Path("/opt/libsecret.so"), lambda *_command: "")


def test_texts_that_others_name_come_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, where no text has that path, the path is still a valid pattern."""
    common = tmp_path / "common"
    common.mkdir()
    (common / "GPL-3").write_text("Share alike.")
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "libstar.txt").write_text(f"The text is in {common.as_posix()}/GPL-3.")
    monkeypatch.setattr(licencetexts, "COMMON", common)
    licencetexts.add_common(folder)
    assert (folder / "common-GPL-3.txt").read_text() == "Share alike."
    monkeypatch.setattr(licencetexts, "COMMON", PureWindowsPath(r"\usr\share\common-licenses"))
    licencetexts.add_common(folder)


def test_a_library_of_the_system_has_its_packages_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licencetexts, "_read", lambda path: DEBIAN if path.parent.name == "libstar1" else "")
    answers = {"dpkg": "libstar1:amd64: /lib/libstar.so.1", "dpkg-query": "1.2-3"}
    found, text = system_library(Path("/lib/libstar.so.1"), lambda program, *_rest: answers.get(program, ""))
    assert (found.name, found.version, found.licence, text) == ("libstar1", "1.2-3", "LGPL-2.1+", DEBIAN)


def test_so_has_one_of_a_system_with_rpm() -> None:
    def rpm(program: str, *rest: str) -> str:
        if program != "rpm":
            return ""
        return {"%{NAME}": "libstar", "%{LICENSE}": "MIT", "%{VERSION}": "1.2"}.get(
            rest[2] if len(rest) > 2 else "", ""
        )

    found, text = system_library(Path("/lib64/libstar.so.1"), rpm)
    assert (found.name, found.licence, found.version, text) == ("libstar", "MIT", "1.2", "MIT")


def test_terms_are_read_of_the_files_that_matter() -> None:
    assert stated(DEBIAN) == "LGPL-2.1+"
    assert stated("This package was debianized by somebody.") == ""


def test_about_shows_what_a_bundle_brings(tmp_path: Path) -> None:
    assert bundled(tmp_path) == ()
    (tmp_path / "star.txt").write_text("Do what you like.", "utf-8")
    entries = [
        {"name": "libstar1", "version": "1", "licence": "MIT", "text": "star.txt", "files": []},
        {"name": "msgspec", "version": "1", "licence": "BSD", "text": "star.txt", "files": []},
    ]
    (tmp_path / "index.json").write_text(json.dumps(entries), "utf-8")
    (paper,) = bundled(tmp_path)  # msgspec is listed as a distribution
    assert (paper.name, paper.text) == ("libstar1", "Do what you like.")
    (tmp_path / "index.json").write_text("[{}]", "utf-8")
    assert bundled(tmp_path) == ()
