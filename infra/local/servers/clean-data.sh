#!/bin/sh
# Removes a data folder, and its database if it is elsewhere (infra/local/servers/postgres-folder.ts). Usage:
# clean-data.sh FOLDER
set -eu

folder=$1
[ -d "$folder" ] || exit 0
link=$(cd "$folder" && pwd -P)/postgres
if [ -L "$link" ]; then
  place=$(dirname "$(readlink "$link")")
  # Only the cluster that belongs to this link is removed. The link of a copied folder leads to the database of another
  # checkout.
  if [ "$(cat "$place/belongs-to" 2>/dev/null)" = "$link" ]; then
    rm -rf "$place"
  fi
fi
rm -rf "$folder"
