#!/bin/sh
# Copies the built site and puts its own address in (infra/local/site/prepare-site.ts does the same without Docker).
set -eu
from=/usr/share/sandhill/site
to=/var/cache/sandhill/site
address=$(printf '%s' "${PUBLIC_URL:-http://localhost:8080}" | sed 's#/*$##; s/[&\\|]/\\&/g')

mkdir -p "$to"
cp -R "$from/." "$to/"
grep -rlF --include='*.html' --include='*.xml' --include='*.txt' --include='*.webmanifest' '__PUBLIC_URL__' "$to" |
  while IFS= read -r file; do
    sed -i "s|__PUBLIC_URL__|$address|g" "$file"
    gzip -9 -k -f -n "$file"
  done
