#!/bin/sh
# Ends with 0 if a process of the stack of `make start` runs. Without the stack's file, it needs no Node.
set -eu
folder=${DATA_DIR:-.data}
[ -f "$folder/stack.json" ] || exit 1
exec node_modules/.bin/node infra/local/stack-runs.ts "$folder"
