#!/bin/bash
# Builds the Windows bundle and installer under Wine on a Linux machine, and tries them: a rehearsal before a release, not a replacement for Windows.
#
#   packaging/windows/wine_trial.sh WORK [--from STEP] [--only STEP]
#
# WORK is an empty folder, or that of an earlier run (about 5 GB). Root is needed for the chroot. What is tried is a copy of the tracked files of
# the checkout as they are. One line for each step; its output is in WORK/log. The exit code is 1 if a step failed.
# Needs: debootstrap, npm, git, unzip, and a Python of the bundle's minor version (PYTHON, default python3.12) with pip. MIRROR names a Debian
# mirror (default: that of this machine's apt sources).
#
# Never pipe Wine's output: its services inherit the pipe and keep it open. Output goes to files.
# shellcheck disable=SC2016,SC2317 # words for other shells; steps are called by name
set -u
usage() { sed -n '2,/^$/s/^# \{0,1\}//p' "$0"; exit 2; }
from='' only='' work=''
while [ $# -gt 0 ]; do
  case $1 in
    --from) [ $# -gt 1 ] || usage; from=$2; shift ;;
    --only) [ $# -gt 1 ] || usage; only=$2; shift ;;
    -*) usage ;;
    *) [ -z "$work" ] || usage; work=$1 ;;
  esac
  shift
done
[ -n "$work" ] || usage
PYTHON=${PYTHON:-python3.12}
SUITE=trixie                    # its Wine 10; bookworm's Wine 8 lacks too much
INNO=6.4.1                      # the npm package innosetup, which carries Inno Setup's compiler
here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$here/../.." && pwd)
mkdir -p "$work/log"
work=$(cd "$work" && pwd)
root=$work/root                 # the chroot; everything below is inside it
trial=/trial                    # as seen from inside
place=$root$trial               # as seen from here
drive=$place/prefix/drive_c
installed="$drive/Program Files/Hoshikan"
sources=$trial/hoshikan
base=$trial/python/python.exe
python=$sources/build/locked/Scripts/python.exe     # of the environment for bundles

[ "$(id -u)" = 0 ] || { echo "wine_trial: root is needed for the chroot" >&2; exit 2; }
for tool in debootstrap npm git unzip "$PYTHON"; do
  command -v "$tool" >/dev/null || { echo "wine_trial: $tool is missing" >&2; exit 2; }
done

# ---- Running programs in the chroot

inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# Run a Windows program in the checkout's copy: win [NAME=VALUE...] PROGRAM [ARGUMENT...]. LIMIT bounds its seconds, LOCALE sets its language and code page.
win() {
  local settings=()
  while [[ $1 == [A-Z]*=* ]]; do settings+=("$1"); shift; done
  timeout --kill-after=5 "${LIMIT:-600}" chroot "$root" env -i HOME=/root PATH=/usr/bin:/bin:/usr/lib/wine LC_ALL="${LOCALE:-en_US.UTF-8}" \
    DISPLAY="$SCREEN" WINEARCH=win64 WINEPREFIX="$trial/prefix" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winedbg.exe=" \
    "${settings[@]}" \
    sh -c 'cd "$0" && exec wine "$@"' "$sources" "$@" </dev/null
}

windows_path() { echo "Z:${1//\//\\}"; }

end_wine() { [ ! -d "$place/prefix" ] || inside WINEPREFIX="$trial/prefix" wineserver -k; }

# Wait up to N seconds until a command succeeds: within N COMMAND...
within() {
  local seconds=$1
  shift
  for ((; seconds > 0; seconds--)); do
    if "$@"; then return 0; fi
    sleep 1
  done
  echo "not within the time: $*" >&2
  return 1
}

window_count() { inside DISPLAY="$SCREEN" xdotool search --onlyvisible --name "${1:-Hoshikan}" 2>/dev/null | wc -l; }
window_is_open() { [ "$(window_count "$@")" -gt 0 ]; }
no_window() { [ "$(window_count "$@")" = 0 ]; }

picture() { inside DISPLAY="$SCREEN" import -window root "$trial/pictures/$1.png"; }

# ---- Steps

step_chroot() {
  if [ ! -e "$work/debootstrapped" ]; then
    local mirror=${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -n 1)}
    [ -n "$mirror" ] || { echo "no Debian mirror in the apt sources: set MIRROR"; return 1; }
    rm -rf --one-file-system "$root"
    debootstrap --variant=minbase "$SUITE" "$root" "$mirror"
    touch "$work/debootstrapped"
  fi
  mount_in_root
  cp /etc/apt/apt.conf.d/* "$root/etc/apt/apt.conf.d/"
  cp /etc/resolv.conf "$root/etc/"
  inside dpkg --add-architecture i386
  inside dpkg --configure -a      # of a run that was cut off
  inside apt-get update -q
  # wine32: Inno Setup's compiler is a 32-bit program. imagemagick and xdotool look at windows.
  inside apt-get install -y -q --no-install-recommends wine wine64 wine32:i386 gcc-mingw-w64-x86-64-posix locales fonts-dejavu-core \
    xvfb xdotool openbox imagemagick
  for locale in en_US ja_JP; do inside localedef -i "$locale" -f UTF-8 "$locale.UTF-8"; done
}

step_prefix() {
  end_wine
  rm -rf "$place/prefix"
  mkdir -p "$place/prefix" "$place/hoshikan"
  LIMIT=300 win wineboot -i
  cp "$here/wine_icuuc.c" "$place"
  inside x86_64-w64-mingw32-gcc -shared -O2 -s -static-libgcc -o "$trial/prefix/drive_c/windows/system32/icuuc.dll" "$trial/wine_icuuc.c"
}

# For Windows, whatever system pip itself runs on.
pip_for_windows() {
  "$PYTHON" -m pip "$@" -q --only-binary=:all: --platform win_amd64 --python-version 3.12 --implementation cp --abi cp312 --abi abi3 --abi none
}

step_python() {
  rm -rf "$place/python" "$place/panda3d" "$place/sources"
  mkdir -p "$place/sources"
  pip_for_windows download --no-deps panda3d -d "$place/panda3d"
  unzip -q "$place"/panda3d/*.whl 'deploy_libs/*' -d "$place/panda3d"
  inside x86_64-w64-mingw32-objdump -p "$trial/panda3d/deploy_libs/python312.dll" >"$place/sources/exports.txt"
  "$PYTHON" "$here/wine_python.py" "$place/panda3d/deploy_libs" "$place/sources/exports.txt" "$place/python" "$place/sources"
  cp "$here/wine_launcher.c" "$place/sources"
  inside sh -exc "cd $trial/sources
    x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,-eDllMain -o ../python/python3.dll empty.c python3.def
    x86_64-w64-mingw32-dlltool -d main.def -l libmain.a
    x86_64-w64-mingw32-gcc -O2 -municode -static-libgcc -o ../python/python.exe python.c libmain.a
    x86_64-w64-mingw32-gcc -O2 -municode -static-libgcc -o ../python/Lib/venv/scripts/nt/python.exe wine_launcher.c"
  cp "$here/wine_sitecustomize.py" "$place/python/Lib/sitecustomize.py"
  win "$base" -c 'import ctypes, sqlite3, ssl, sys; print(sys.version); assert sys.platform == "win32"'
}

step_wheels() {
  mkdir -p "$place/wheels"
  pip_for_windows download --no-deps --require-hashes -r "$checkout/packaging/locks/windows-x86_64.txt" -d "$place/wheels"
  # What tests need is on PYTHONPATH for them alone, so that it gets into no bundle.
  rm -rf "$place/testing"
  # shellcheck disable=SC2046 # one word for each requirement
  pip_for_windows install --target "$place/testing" $(grep -oE '"(pytest|pytest-qt|hypothesis)>=[^"]*"' "$checkout/pyproject.toml" | tr -d '"') colorama
}

step_checkout() {
  rm -rf "$place/hoshikan"
  mkdir -p "$place/hoshikan"
  git -C "$checkout" ls-files -z | tar -C "$checkout" --null --files-from=- -cf - | tar -C "$place/hoshikan" -xf -
}

# What `dev.py bundle` does first: an environment from the lock, here from the wheels that are there.
step_environment() {
  LIMIT=2400 win PIP_NO_INDEX=1 "PIP_FIND_LINKS=$(windows_path "$trial/wheels")" PIP_NO_COMPILE=1 \
    "$base" -c 'import dev; dev.ensure_locked(dev.LOCKS.of_bundle()[0])'
  win "$python" -c 'import PySide6.QtWidgets, miniaudio, msgspec, openskill; print(PySide6.__version__)'
  win "$python" packaging/translations.py
  win "$python" packaging/icons.py
}

step_selftest() { win "$python" -m hoshikan --selftest; }

step_demo() {
  # In a window of Windows' own platform plugin, not offscreen.
  LIMIT=1500 win "PYTHONPATH=$(windows_path "$sources/packaging")" "$python" -m tools.demo --out "$(windows_path "$trial/pictures/demo")"
}

# Those of the engine, of one game's rules, and of what is different on Windows: processes and files.
step_tests() {
  LIMIT=2400 win QT_QPA_PLATFORM=offscreen HYPOTHESIS_PROFILE=quick "PYTHONPATH=$(windows_path "$trial/testing");$(windows_path "$sources")" \
    "$python" -m pytest -q tests/bots/test_engine.py tests/bots/test_outsider.py tests/library/test_files.py tests/library/test_opening.py \
    tests/engine tests/games/conquestar
}

# Its compiled modules are left out: mypyc needs Microsoft's compiler.
step_bundle() { LIMIT=3000 win "$base" dev.py bundle --as-is; }

step_bundle_selftest() { win "$sources/dist/hoshikan/hoshikan.exe" --selftest; }

# Real pipes and files, in the code pages of an English and of a Japanese Windows.
step_tools() {
  for locale in en_US ja_JP; do
    LOCALE=$locale.UTF-8 win "$python" packaging/windows/wine_tools.py "$(windows_path "$sources/dist/hoshikan/hoshikan-cli.exe")"
  done
}

step_setup() {
  [ -e "$place/innosetup-$INNO.tgz" ] || (cd "$place" && npm pack --silent "innosetup@$INNO")
  tar -C "$place" -xzf "$place/innosetup-$INNO.tgz"
  rm -f "$place"/hoshikan/dist/*-setup.exe
  win "$python" packaging/windows/installer.py --no-build
  LIMIT=1500 win "$(windows_path "$trial/package/bin/ISCC.exe")" /Qp "$(windows_path "$sources/packaging/windows/hoshikan.iss")"
  ls -l "$place"/hoshikan/dist/*-setup.exe
}

# For all users: Wine does not know the folder of one user's programs.
step_install() {
  local setup
  setup=$(basename "$place"/hoshikan/dist/*-setup.exe)
  win "$(windows_path "$sources/dist/$setup")" /VERYSILENT /SUPPRESSMSGBOXES /ALLUSERS
  ls -l "$installed/hoshikan.exe" "$installed/hoshikan-cli.exe" "$installed/hoshikan-engine.exe"
  win reg query 'HKLM\Software\Classes\Hoshikan.Match\shell\open\command'
}

step_installed_selftest() { win 'C:\Program Files\Hoshikan\hoshikan.exe' --selftest; }

step_record() {
  cp "$place/hoshikan/tests/games/conquestar/scenarios/last-star.hoshikan" "$drive/試合 1.hoshikan"
  win cmd /c start '' 'C:\試合 1.hoshikan'
  within 60 window_is_open Hoshikan
  sleep 5
  picture record
}

uninstall() { win 'C:\Program Files\Hoshikan\unins000.exe' /VERYSILENT /SUPPRESSMSGBOXES; }

# The window of the step before is open: nothing may be removed.
step_uninstall_while_open() {
  window_is_open Hoshikan || { echo "no window is open"; return 1; }
  local files
  files=$(find "$installed" -type f | wc -l)
  uninstall || echo "refused ($?)"
  sleep 5
  echo "files before and after: $files $(find "$installed" -type f | wc -l)"
  [ "$(find "$installed" -type f | wc -l)" = "$files" ]
  window_is_open Hoshikan
}

step_uninstall() {
  end_wine
  uninstall
  within 60 test ! -e "$installed/unins000.exe"       # it removes itself last
  if [ -d "$installed" ] && find "$installed" -type f | grep .; then return 1; fi
  ! win reg query 'HKLM\Software\Classes\Hoshikan.Match'
}

# ---- The run

mount_in_root() {
  mkdir -p "$root/proc" "$root/dev" "$place/pictures"
  mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
  mountpoint -q "$root/dev" || mount --bind /dev "$root/dev"
}

show_screen() {
  [ -z "$screen" ] || return 0
  rm -f "$work/display"
  # Not by a function: it would run in a shell of its own, and the shell's number would be taken for the server's.
  chroot "$root" env -i PATH=/usr/bin:/bin Xvfb -displayfd 1 -screen 0 1400x1000x24 -nolisten tcp \
    >"$work/display" 2>"$work/log/xvfb.txt" &
  screen=$!
  # A number that no server of this machine uses: chroots share the abstract sockets.
  within 20 test -s "$work/display" || exit 1
  SCREEN=:$(<"$work/display")
  inside DISPLAY="$SCREEN" openbox >/dev/null 2>&1 &
}

screen=''
finish() {
  end_wine >/dev/null 2>&1
  [ -z "$screen" ] || kill "$screen"   # the window manager ends with it
  wait
  for mounted in dev proc; do umount "$root/$mounted" 2>/dev/null; done
}
trap finish EXIT

STEPS="chroot prefix python wheels checkout environment selftest demo tests bundle bundle_selftest tools setup install installed_selftest record uninstall_while_open uninstall"
NEEDED=" chroot prefix python wheels checkout environment "   # without one of these nothing else can be tried
for name in $from $only; do
  [[ " $STEPS " == *" $name "* ]] || { echo "wine_trial: no step $name: $STEPS" >&2; exit 2; }
done
summary=() failed=0
[ -z "$from$only" ] || mount_in_root
for name in $STEPS; do
  [ -z "$from" ] || [ "$name" = "$from" ] || continue
  from=''
  [ -z "$only" ] || [ "$name" = "$only" ] || continue
  [ "$name" = chroot ] || show_screen
  began=$SECONDS
  (set -e; "step_$name") >"$work/log/$name.txt" 2>&1
  code=$?
  if [ $code = 0 ]; then line="step $name ok $((SECONDS - began)) s"; else line="step $name FAILED ($code) after $((SECONDS - began)) s"; failed=1; fi
  echo "$line"
  summary+=("$line")
  if [ $code != 0 ]; then
    tail -n 5 "$work/log/$name.txt" | sed 's/^/    /'
    end_wine >/dev/null 2>&1
    [[ $NEEDED != *" $name "* ]] || break
  fi
done
echo "--- wine_trial"
printf '%s\n' "${summary[@]}"
[ $failed = 0 ] && echo "all ok" || echo "some failed; see $work/log"
exit $failed
