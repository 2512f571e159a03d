#!/bin/sh
# Packs dist/Hoshikan.app into a disk image with a link to Applications: sh packaging/macos/dmg.sh VERSION
# Written from the documentation; not yet run on a Mac. Sign and notarise the application before (README.md).
set -eu
cd "$(dirname "$0")/../.."
version=$1
[ -d dist/Hoshikan.app ] || { echo "dmg: there is no dist/Hoshikan.app: python3 dev.py bundle makes it" >&2; exit 1; }
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
ditto dist/Hoshikan.app "$staging/Hoshikan.app"
ln -s /Applications "$staging/Applications"
hdiutil create -volname Hoshikan -srcfolder "$staging" -format ULMO -fs HFS+ -ov "dist/hoshikan-$version-macos-$(uname -m).dmg"
