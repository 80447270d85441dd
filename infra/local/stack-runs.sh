#!/bin/sh
# Ends with 0 while a process of the stack of `make start` runs. Its file alone does not show that: after a power failure
# the file is still there.
set -eu
file=${DATA_DIR:-.data}/stack.json
[ -f "$file" ] || exit 1
pids=$(sed -n '/"supervisor"/p; /"parts"/,$p' "$file" | grep -oE ': [0-9]+' | tr -d ': ' | paste -sd, -)
ps -p "$pids" -o args= | grep -qE 'infra/local/|services/|gateway/dist'
