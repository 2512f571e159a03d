#!/bin/sh
# Installs the bundle for this user: sh install.sh [PREFIX]   (default ~/.local; remove with: sh install.sh --remove [PREFIX])
set -eu

# A function, so that the shell has read everything before the installed copy of this file is removed.
main() {
  here=$(cd "$(dirname "$0")" && pwd -P)
  # The application's id is the name of its menu entry.
  name=$(basename "$here"/desktop/*.desktop .desktop)
  remove=no
  if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
  fi
  prefix=${1:-$HOME/.local}
  share=$prefix/share
  if [ "$remove" = no ] && [ -d "$prefix/lib/hoshikan" ] && [ "$here" = "$(cd "$prefix/lib/hoshikan" && pwd -P)" ]; then
    echo "this is the installed copy already; start install.sh of the new version" >&2
    exit 1
  fi

  rm -rf "$prefix/lib/hoshikan"
  rm -f "$prefix/bin/hoshikan" "$share/applications/$name.desktop" "$share/metainfo/$name.metainfo.xml" \
    "$share/mime/packages/$name.xml" "$share/icons/hicolor/scalable/apps/$name.svg"
  if [ "$remove" = no ]; then
    mkdir -p "$prefix/lib" "$prefix/bin" "$share/applications" "$share/metainfo" "$share/mime/packages" \
      "$share/icons/hicolor/scalable/apps"
    cp -R "$here" "$prefix/lib/hoshikan"
    ln -s ../lib/hoshikan/hoshikan "$prefix/bin/hoshikan"
    sed "s|^Exec=hoshikan|Exec=\"$prefix/bin/hoshikan\"|" "$here/desktop/$name.desktop" >"$share/applications/$name.desktop"
    cp "$here/desktop/$name.metainfo.xml" "$share/metainfo/"
    cp "$here/desktop/$name.mime.xml" "$share/mime/packages/$name.xml"
    cp "$here/desktop/$name.svg" "$share/icons/hicolor/scalable/apps/"
    echo "installed: $prefix/bin/hoshikan"
  else
    echo "removed from $prefix; matches and settings stay"
  fi
  # Menus and file types notice by themselves after the next login where these programs are missing.
  if [ -d "$share/mime" ] && command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" 2>/dev/null || true
  fi
  if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
    update-desktop-database "$share/applications" || true
  fi
}

main "$@"
exit
