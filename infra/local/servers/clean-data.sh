#!/bin/sh
# Removes a data folder, and the database if it is elsewhere (infra/local/servers/postgres-folder.ts). Usage: clean-data.sh FOLDER
set -eu

folder=$1
[ -d "$folder" ] || exit 0
link=$(cd "$folder" && pwd -P)/postgres
if [ -L "$link" ]; then
  place=$(dirname "$(readlink "$link")")
  # Only this link's own cluster is removed: the link of a copied folder leads to another checkout's database.
  if [ "$(cat "$place/belongs-to" 2>/dev/null)" = "$link" ]; then
    rm -rf "$place"
  fi
fi
rm -rf "$folder"
