"""Packs the bundle for Linux: an archive with `install.sh`, and a .deb for Debian, Ubuntu and their relatives.

python packaging/linux/archives.py [FOLDER]    from dist/hoshikan into FOLDER (dist by default)

Standard library alone; `dpkg-deb` writes the .deb where it is there, else there is only the archive.
"""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from hoshikan import __version__, product
from linux.system import depends

ROOT: Final = Path(__file__).resolve().parents[2]
BUNDLE: Final = ROOT / "dist" / "hoshikan"
HOME: Final = Path("opt") / "hoshikan"
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
DESCRIPTION: Final = """Table-top games about stars and crowns
 Board games against bots of several strengths or with friends around one
 screen, with lessons, hints that give reasons, puzzles and reviews.
 Japanese and English; it works offline and collects nothing."""


def archive(out: Path) -> Path:
    """The bundle as .tar.xz: unpack it and start `hoshikan`, or install it for one user with `sh install.sh`."""
    name = f"hoshikan-{__version__}-linux-{platform.machine()}"
    made = out / f"{name}.tar.xz"
    with tarfile.open(made, "w:xz", preset=9) as packed:
        packed.add(BUNDLE, name, filter=_of_nobody)
    return made


def debian(out: Path) -> Path:
    """The bundle as .deb, below /opt, with menu entry, file type, icon and command where the system looks for them."""
    machine = MACHINES[platform.machine()]
    made = out / f"hoshikan_{__version__}_{machine}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        tree.chmod(0o755)
        shutil.copytree(BUNDLE, tree / HOME, symlinks=True)
        (tree / HOME / "install.sh").unlink()
        lay_out(tree)
        size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir()) // 1024
        control = tree / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(
            f"Package: hoshikan\nVersion: {__version__}\nArchitecture: {machine}\n"
            f"Maintainer: {product.MAKERS} <{product.OWNER}@users.noreply.github.com>\n"
            f"Installed-Size: {size}\nDepends: {depends(BUNDLE)}\nSection: games\nPriority: optional\n"
            f"Homepage: {product.REPOSITORY}\nDescription: {DESCRIPTION}\n",
            "utf-8",
        )
        subprocess.run(
            ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", folder, str(made)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return made


def lay_out(tree: Path) -> None:
    """Put what a desktop looks for into its places: dpkg's triggers then see to menus, icons and file types."""
    desktop, share = tree / HOME / "desktop", tree / "usr" / "share"
    places = {
        ".desktop": share / "applications",
        ".metainfo.xml": share / "metainfo",
        ".mime.xml": share / "mime" / "packages",
        ".svg": share / "icons" / "hicolor" / "scalable" / "apps",
    }
    for ending, place in places.items():
        place.mkdir(parents=True)
        name = product.APP_ID + (".xml" if ending == ".mime.xml" else ending)
        shutil.move(desktop / f"{product.APP_ID}{ending}", place / name)
    desktop.rmdir()
    papers = share / "doc" / "hoshikan"
    papers.mkdir(parents=True)
    own = [(ROOT / name).read_text("utf-8") for name in ("LICENSE", "NOTICE")]
    (papers / "copyright").write_text("\n\n".join([*own, f"The texts are in /{HOME}/licences.\n"]), "utf-8")
    with gzip.GzipFile(papers / "changelog.gz", "wb", mtime=0) as packed:
        packed.write((ROOT / "CHANGELOG.md").read_bytes())
    commands = tree / "usr" / "bin"
    commands.mkdir(parents=True)
    (commands / "hoshikan").symlink_to(Path("/") / HOME / "hoshikan")


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def main(out: Path) -> int:
    """Make both and print their sizes."""
    if not BUNDLE.is_dir():
        print("archives: there is no bundle: python3 dev.py bundle makes one", file=sys.stderr)
        return 1
    out.mkdir(parents=True, exist_ok=True)
    makers = (archive, debian) if shutil.which("dpkg-deb") else (archive,)
    for make in makers:
        made = make(out)
        print(f"archives: {made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"))
