#!/bin/bash
# verify-backup.sh NAME: says what is damaged or missing.
set -euo pipefail
. /opt/backup/environment.sh
cd "/backups/$1" 2>/dev/null || { echo "There is no backup $1."; exit 1; }
[ -f SHA256SUMS ] || { echo 'SHA256SUMS is missing: the backup was not finished.'; exit 1; }
problems=0
while IFS= read -r line; do
  file=${line:68}
  if [ ! -f "$file" ]; then
    echo "missing: $file"
    problems=1
  elif [ "$(sha256sum "$file" | cut -c1-64)" != "${line:0:64}" ]; then
    echo "damaged: $file"
    problems=1
  fi
done <SHA256SUMS
for part in manifest.json $(printf 'databases/%s ' $databases); do
  grep -q "  \./$part" SHA256SUMS || { echo "missing: $part"; problems=1; }
done
[ "$problems" = 0 ] && echo 'The backup is whole.'
exit "$problems"
