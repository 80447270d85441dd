#!/bin/sh
# Copies the built site and inserts its public URL. Without Docker, infra/local/site/prepare-site.ts does the same.
# These pages show the built-in first version; take-site.sh replaces them with the published pages.
set -eu
from=${BUILT_FOLDER:-/usr/share/sandhill/site}
to=${SITE_FOLDER:-/var/cache/sandhill/site}/base
address=$(printf '%s' "${PUBLIC_URL:-http://localhost:8080}" | sed 's#/*$##; s/[&\\|]/\\&/g')

rm -rf "$to"
mkdir -p "$to"
cp -R "$from/." "$to/"
rm -f "$to/build-id"
grep -rlF --include='*.html' --include='*.xml' --include='*.txt' --include='*.webmanifest' '__PUBLIC_URL__' "$to" |
  while IFS= read -r file; do
    sed -i "s|__PUBLIC_URL__|$address|g" "$file"
    gzip -9 -k -f -n "$file"
  done
