#!/bin/sh
# Waits until no other process builds or installs packages in this folder, and gives the turn to process $1. With
# `replace` as $2, the turn is that of commands that replace containers. The turn ends when that process removes the file
# of the turn, or is gone.
set -eu
if [ "${2:-build}" = replace ]; then
  turn=.replacing
  works='replaces containers of the site'
  commands='docker/(roll|rotate-secret)\.sh|backup\.sh restore|docker compose'
else
  turn=.building
  works='builds in this folder'
  commands='infra/local/(build\.ts|setup\.sh)'
fi
mine=$turn.$1
printf '%s\n' "$1" >"$mine"
trap 'rm -f "$mine"' EXIT
trap 'exit 130' HUP INT TERM

# Small systems with Linux have no program `ps`.
command_of() {
  { tr '\000' ' ' <"/proc/$1/cmdline" || ps -p "$1" -o args=; } 2>/dev/null
}

said=
gone=0
# A hard link appears with its content, and fails when the name is taken.
until ln "$mine" "$turn" 2>/dev/null; do
  if ! holder=$(cat "$turn" 2>/dev/null); then
    # The file has just been removed. If that is so each time, the folder takes no links, which `ln` says.
    gone=$((gone + 1))
    [ "$gone" -lt 20 ] || { ln "$mine" "$turn"; exit; }
    continue
  fi
  # Process ids are reused, so the id alone does not show that the process builds.
  if [ "$holder" != "$1" ] && command_of "$holder" | grep -Eq "$commands"; then
    [ "$said" = "$holder" ] || printf '  Waiting for process %s, which %s …\n' "$holder" "$works"
    said=$holder
    sleep 0.2
  elif [ "$(cat "$turn" 2>/dev/null)" = "$holder" ]; then
    rm -f "$turn"
  fi
done
