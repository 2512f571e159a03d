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
image="dist/hoshikan-$version-macos-$(uname -m).dmg"
# "Resource busy" is common while the system still indexes a folder that is new.
for attempt in 1 2 3; do
  hdiutil create -volname Hoshikan -srcfolder "$staging" -format ULMO -fs HFS+ -ov "$image" && break
  [ "$attempt" -lt 3 ] || exit 1
  sleep 10
done
