#!/bin/sh
# Installs the .deb, opens a record by its type, and removes it, as root on a system that may be thrown away (a container):
#   sh packaging/linux/deb_trial.sh dist/hoshikan_0.1.0_amd64.deb
# Wants apt, and for the window: xvfb xauth libglib2.0-bin desktop-file-utils shared-mime-info.
set -eu
deb=$(readlink -f "$1")
home=$(mktemp -d)
export HOSHIKAN_HOME="$home/hoshikan" HOME="$home" XDG_CONFIG_HOME="$home/.config" LC_ALL=C.UTF-8
apt-get install -y --no-install-recommends "$deb" >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; exit 1; }
echo "installed: $(dpkg-query -W hoshikan)"

printf 'hoshikan-record 1\ngame "conquestar"\n' >"$home/a.hoshikan"
kind=$(gio info -a standard::content-type "$home/a.hoshikan" | sed -n 's|.*content-type: ||p')
entry=$(gio mime "$kind" | sed -n '1s|.*: ||p')
echo "a record is of type $kind, opened by $entry"
[ -f "/usr/share/applications/$entry" ]
case $entry in *hoshikan*) ;; *) exit 1 ;; esac

env -i HOME="$home" PATH=/usr/bin:/bin /usr/bin/hoshikan --selftest
# What a double click does: the desktop starts the entry with the file. The record lacks its set-up, which gets a notice.
export HOSHIKAN_EXIT_AFTER_FIRST_PAINT=1
xvfb-run -a sh -c \
  'gio launch "$1" "$2"; for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; grep -q painted "$3" && exit 0; done; exit 1' \
  - "/usr/share/applications/$entry" "$home/a.hoshikan" "$home/said" >"$home/said" 2>&1 || { cat "$home/said"; exit 1; }
echo "a double click opened the window"

apt-get purge -y hoshikan >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; exit 1; }
left=$(find /opt/hoshikan /usr/bin/hoshikan /usr/share -path "*hoshikan*" 2>/dev/null || true)
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
[ "$(gio info -a standard::content-type "$home/a.hoshikan" | sed -n 's|.*content-type: ||p')" != "$kind" ]
echo "removed, nothing left behind"
rm -rf "$home"
