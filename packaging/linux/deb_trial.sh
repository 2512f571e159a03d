#!/bin/sh
# Installs the .deb, opens a record by its type, and removes it, as root on a system that may be thrown away (a container):
#   sh packaging/linux/deb_trial.sh dist/hoshikan_0.1.0_amd64.deb
# Wants apt, and for the window: xvfb xdg-utils desktop-file-utils shared-mime-info.
set -eu
deb=$(readlink -f "$1")
home=$(mktemp -d)
export HOSHIKAN_HOME="$home/hoshikan" HOME="$home" XDG_CONFIG_HOME="$home/.config" LC_ALL=C.UTF-8
apt-get install -y --no-install-recommends "$deb" >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; exit 1; }
echo "installed: $(dpkg-query -W hoshikan)"

printf 'hoshikan-record 1\ngame "conquestar"\n' >"$home/a.hoshikan"
kind=$(xdg-mime query filetype "$home/a.hoshikan")
entry=$(xdg-mime query default "$kind")
echo "a record is of type $kind, opened by $entry"
[ -f "/usr/share/applications/$entry" ]

env -i HOME="$home" PATH=/usr/bin:/bin /usr/games/hoshikan --selftest
# What a double click does: the command of the entry with the file. The record is no whole one: its notice, no crash.
env -i HOME="$home" HOSHIKAN_HOME="$home/hoshikan" HOSHIKAN_EXIT_AFTER_FIRST_PAINT=1 PATH=/usr/games:/usr/bin:/bin \
  xvfb-run -a $(sed -n "s|^Exec=\(.*\) %f|\1|p" "/usr/share/applications/$entry") "$home/a.hoshikan"

apt-get purge -y hoshikan >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; exit 1; }
left=$(find /opt/hoshikan /usr/games/hoshikan /usr/share -path "*hoshikan*" 2>/dev/null || true)
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
[ -z "$(xdg-mime query default "$kind")" ]
echo "removed, nothing left behind"
rm -rf "$home"
