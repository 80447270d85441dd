#!/bin/sh
# Waits until no other process builds or installs packages in this folder, and gives the turn to process $1. The turn
# ends when that process removes the file .building, or is gone.
set -eu
turn=.building
mine=$turn.$1
printf '%s\n' "$1" >"$mine"
trap 'rm -f "$mine"' EXIT

said=
# A hard link appears with its content, and fails when the name is taken.
until ln "$mine" "$turn" 2>/dev/null; do
  holder=$(cat "$turn" 2>/dev/null) || continue
  # Process ids are reused, so the id alone does not show that the process builds.
  if ps -p "$holder" -o args= 2>/dev/null | grep -Eq 'infra/local/(build\.ts|setup\.sh)'; then
    [ "$said" = "$holder" ] || printf '  Waiting for process %s, which builds in this folder …\n' "$holder"
    said=$holder
    sleep 0.2
  elif [ "$(cat "$turn" 2>/dev/null)" = "$holder" ]; then
    rm -f "$turn"
  fi
done
