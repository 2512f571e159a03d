"""Parts of installers and stores: locks, manifests, scripts and workflows agree with each other and the project."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import dev
import pytest
import shiboken6
from packaging.requirements import Requirement

import bundle
import desktopfiles
from hoshikan import __version__, product
from linux import archives, flatpak, system
from locks import FOLDER, PYTHONS, TARGETS
from windows import installer, version_info, winget

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def pinned(lock: Path) -> dict[str, str]:
    """Package: version."""
    return dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", lock.read_text("utf-8"), re.MULTILINE))


def declared(*extras: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *(one for extra in extras for one in project["optional-dependencies"][extra])]


MAKING = frozenset(
    {"altgraph", "ast-serialize", "editables", "fonttools", "hatchling", "librt", "macholib", "mypy", "packaging"}
    | {"pathspec", "pefile", "pluggy", "pycparser", "pyinstaller", "pyinstaller-hooks-contrib", "pywin32-ctypes"}
    | {"setuptools", "tomlkit", "trove-classifiers"}
)
"""Parts that bundles are made with, and imports that are listed and not loaded (pycparser by cffi)."""
SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "flatpak": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
    "macos": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
}


@pytest.mark.parametrize(("name", "python"), [(name, python) for name in TARGETS for python in TARGETS[name].fits])
def test_a_lock_pins_all_that_the_project_asks_for(name: str, python: str) -> None:
    system, _, machine = name.partition("-")
    machine = "AMD64" if system == "windows" else machine
    there = {**SYSTEMS[system], "platform_machine": machine, "python_version": python}
    versions = pinned(FOLDER / f"{name}.txt")
    for one in map(Requirement, declared(*TARGETS[name].extras)):
        if one.marker is None or one.marker.evaluate(there):
            assert one.name.lower() in versions, f"{one}: python packaging/locks.py renews the locks"
            assert one.specifier.contains(versions[one.name.lower()]), f"{one}: python packaging/locks.py renews them"
    # A sandbox gets our wheel, bundles are made from the sources.
    assert ("hatchling" in versions) == ("bundle" in TARGETS[name].extras)


@pytest.mark.parametrize("name", TARGETS)
def test_what_a_system_gets_has_its_licence_in_the_bundle(name: str) -> None:
    shipped = {one.lower() for one in bundle.SHIPPED}
    assert sorted(set(pinned(FOLDER / f"{name}.txt")) - MAKING - shipped) == []


@pytest.mark.parametrize("name", TARGETS)
def test_everything_in_a_lock_has_a_hash_and_no_address(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    entries = re.split(r"\n(?=[a-z])", text.strip())
    assert len(entries) == len(pinned(FOLDER / f"{name}.txt"))
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text


def test_the_sandbox_has_neither_network_nor_anybody_s_files() -> None:
    made = flatpak.manifest("hoshikan.whl", [{"type": "file", "url": "https://example.invalid/a.whl", "sha256": "0"}])
    assert made["id"] == product.APP_ID
    rights = " ".join(made["finish-args"])
    assert "network" not in rights
    assert "filesystem" not in rights
    assert "--socket=wayland" in made["finish-args"]
    named = {source["path"] for source in made["modules"][1]["sources"]}
    installed = " ".join(made["modules"][1]["build-commands"])
    assert all(name in installed for name in named)


def test_a_system_runs_wheels_of_older_systems() -> None:
    tags = flatpak.compatible("manylinux_2_34_x86_64")
    assert tags[0] == "manylinux_2_34_x86_64"
    assert {"manylinux_2_17_x86_64", "manylinux2014_x86_64"} <= set(tags)
    assert "manylinux_2_35_x86_64" not in tags


def test_winget_gets_the_installer_of_the_release(tmp_path: Path) -> None:
    setup = tmp_path / "hoshikan-setup.exe"
    setup.write_bytes(b"an installer")
    winget.main(setup, tmp_path / "out")
    texts = {path.name: path.read_text("utf-8") for path in (tmp_path / "out").iterdir()}
    assert set(texts) == {
        f"Hoshikan.Hoshikan{kind}.yaml" for kind in ("", ".installer", ".locale.en-US", ".locale.ja-JP")
    }
    told = texts["Hoshikan.Hoshikan.installer.yaml"]
    assert hashlib.sha256(b"an installer").hexdigest().upper() in told
    assert f"{product.REPOSITORY}/releases/download/v{__version__}/hoshikan-setup.exe" in told
    assert all(f'PackageVersion: "{__version__}"' in text for text in texts.values())


def test_windows_shows_whose_the_program_is() -> None:
    told = version_info.words(__version__)
    assert (told["CompanyName"], told["ProductName"]) == (product.MAKERS, product.NAME)
    assert told["ProductVersion"] == __version__
    for version, numbers in (("1.2.3", (1, 2, 3, 0)), ("0.4", (0, 4, 0, 0)), ("1.2.0rc1", (1, 2, 0, 0))):
        assert version_info.numbers(version) == numbers


def test_the_windows_installer_takes_back_all_that_it_registers() -> None:
    script = installer.SCRIPT.read_text("utf-8-sig")
    entries = re.findall(r'^Root: HKA; Subkey: "(.+?)";.*?(?:Flags: (.+))?$', script, re.MULTILINE)
    assert len(entries) == script.count("Root: ")
    whole = [key for key, flags in entries if "uninsdeletekey" in flags.split()]
    for key, flags in entries:
        assert "uninsdeletekeyifempty" in flags.split() or any(key.startswith(above) for above in whole), key


def test_the_windows_installer_gets_all_that_it_asks_for() -> None:
    script = installer.SCRIPT.read_text("utf-8-sig")
    told = set(re.findall(r"^#define (\w+)", installer.defines(), re.MULTILINE))
    assert set(re.findall(r"\{#(\w+)\}", script)) == told
    for path in re.findall(r"\.\.\\\.\.\\([\w\\.]+)", script):
        first = path.split("\\")[0]
        assert first in ("build", "dist") or (ROOT / first).exists(), path


def test_a_package_has_everything_where_desktops_look(tmp_path: Path) -> None:
    bundle = tmp_path / archives.HOME
    bundle.mkdir(parents=True)
    desktopfiles.write(bundle / "desktop")
    archives.lay_out(tmp_path)
    share = tmp_path / "usr" / "share"
    for place in (
        f"applications/{product.APP_ID}.desktop",
        f"mime/packages/{product.APP_ID}.xml",
        f"icons/hicolor/scalable/apps/{product.APP_ID}.svg",
        f"metainfo/{product.APP_ID}.metainfo.xml",
        "doc/hoshikan/copyright",
        "doc/hoshikan/changelog.gz",
    ):
        assert (share / place).is_file(), place
    assert (tmp_path / "usr" / "bin" / "hoshikan").readlink() == Path("/opt/hoshikan/hoshikan")
    assert not (bundle / "desktop").exists()


def test_a_package_asks_for_what_its_bundle_leaves_outside() -> None:
    window, plugin, cursor = Path("hoshikan"), Path("PySide6/libqxcb.so"), Path("libxcb-cursor.so.0")
    links = {
        window: ["libc.so.6", "libEGL.so.1"],
        plugin: ["libxcb-cursor.so.0", "libm.so.6", "libfontconfig.so.1"],
        cursor: ["ld-linux-x86-64.so.2"],
    }
    left = system.left_to_the_system(links, links.__getitem__)
    assert {name: system.package_of(name) for name in left} == {
        "libc.so.6": "libc6",
        "ld-linux-x86-64.so.2": "libc6",
        "libm.so.6": "libc6",
        "libEGL.so.1": "libegl1",
        "libfontconfig.so.1": "libfontconfig1",
    }
    without = system.left_to_the_system([window, plugin], links.__getitem__)
    assert without["libxcb-cursor.so.0"] == ["libqxcb.so"]
    assert system.package_of("libxcb-cursor.so.0") == ""


def test_a_package_asks_for_the_c_library_it_was_built_on() -> None:
    told = {
        Path("hoshikan"): "0x09691a75 0x00 02 GLIBC_2.2.5\n0x06969194 0x00 03 GLIBC_2.34",
        Path("libpython3.12.so.1.0"): "0x069691b6 0x00 05 GLIBC_2.36",
        Path("libstdc++.so.6"): "0x0963cf85 0x00 08 GLIBC_PRIVATE\n0x0297f871 0x00 02 GLIBCXX_3.4.30",
    }
    assert system.oldest_c_library(told, told.__getitem__) == (2, 36)
    assert system.oldest_c_library([*told][:1], told.__getitem__) == (2, 34)
    packed = system.oldest_c_library([Path("libz.so.1")], lambda _: "0x0fd0e42f 0x00 03 GLIBC_ABI_DT_RELR")
    assert packed == (2, 36)


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("objdump") is None, reason="reads programs of Linux")
def test_a_bundle_without_a_library_that_it_needs_is_refused(tmp_path: Path) -> None:
    qt = Path(shiboken6.__file__).parent
    shutil.copy(next(qt.glob("Shiboken*.so")), tmp_path)
    (lacking, *_) = [text for text in system.lacking(tmp_path) if text.startswith("libshiboken")]
    assert "(for Shiboken" in lacking
    shutil.copy(next(qt.glob("libshiboken6*")), tmp_path)
    assert not [text for text in system.lacking(tmp_path) if text.startswith("libshiboken")]
    major, minor = system.oldest_c_library(system.libraries(tmp_path))
    assert f"libc6 (>= {major}.{minor})" in system.depends(tmp_path).split(", ")
    assert (2, 2) < (major, minor) <= (2, 34)  # of Qt's wheels


@pytest.mark.skipif(not sys.platform.startswith("linux") or shutil.which("sh") is None, reason="a script for Linux")
def test_a_folder_installs_and_removes_itself(tmp_path: Path) -> None:
    bundle, prefix = tmp_path / "hoshikan", tmp_path / "prefix"
    desktopfiles.write(bundle / "desktop")
    (bundle / "hoshikan").write_text("#!/bin/sh\n")
    shutil.copy(ROOT / "packaging" / "linux" / "install.sh", bundle)
    script = ["sh", str(bundle / "install.sh")]
    subprocess.run([*script, str(prefix)], check=True, capture_output=True)
    entry = prefix / "share" / "applications" / f"{product.APP_ID}.desktop"
    assert f'Exec="{prefix}/bin/hoshikan" %f' in entry.read_text("utf-8")
    assert (prefix / "bin" / "hoshikan").resolve() == (prefix / "lib" / "hoshikan" / "hoshikan").resolve()
    assert (prefix / "share" / "mime" / "packages" / f"{product.APP_ID}.xml").is_file()
    subprocess.run([*script, "--remove", str(prefix)], check=True, capture_output=True)
    assert [path for path in prefix.rglob("*") if path.is_file() and "hoshikan" in path.name] == []


def test_workflows_try_every_python_that_is_promised() -> None:
    promised = [f"3.{minor}" for minor in range(dev.OLDEST[1], dev.NEWEST[1] + 1)]
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    (listed,) = re.findall(r"python: \[(.+)\]", text)
    assert re.findall(r"[\d.]+", listed) == promised == list(PYTHONS)


def test_bundles_for_linux_are_released_from_a_system_as_old_as_qt_s_wheels_allow() -> None:
    """AlmaLinux 9 has glibc 2.34: what is built on a newer one starts on that and later ones only."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    (job,) = re.findall(r"^  linux:\n(.*?)^  \S", text, re.MULTILINE | re.DOTALL)
    assert "container: almalinux:9" in job
    assert "dev.py bundle" in job
    assert TARGETS["linux-x86_64"].platform.endswith("_2_34")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_start_what_is_there(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    started = re.findall(r"\b(?:packaging|desktop|tests)/[\w/.-]+\.(?:py|sh|txt)", text)
    assert started
    assert [path for path in started if not (ROOT / path).is_file()] == []
    for lock in re.findall(r"lock: ([\w-]+)", text):
        assert lock in TARGETS
    verbs = re.findall(r"dev\.py ([a-z-]+)", text)
    assert set(verbs) <= set(dev.VERBS)
    assert "permissions:\n  contents: read" in text


def test_nothing_is_installed_or_removed_under_an_open_window() -> None:
    script = installer.SCRIPT.read_text("utf-8-sig")
    assert re.findall(r"^AppMutex=(.*)$", script, re.MULTILINE) == ["{#Mutex},Global\\{#Mutex}"]
    assert f'#define Mutex "{product.MUTEX}"' in installer.defines()


@pytest.mark.parametrize("variable", ["PROGRAMFILES(X86)", "PROGRAMFILES", "LOCALAPPDATA"])
def test_the_compiler_is_found_where_its_installers_put_it(
    variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PROGRAMFILES(X86)", "PROGRAMFILES", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert installer.compiler() is None
    monkeypatch.setenv(variable, str(tmp_path))
    place = tmp_path / "Programs" if variable == "LOCALAPPDATA" else tmp_path
    program = place / "Inno Setup 6" / "ISCC.exe"
    program.parent.mkdir(parents=True)
    program.touch()
    assert installer.compiler() == str(program)
