#!/bin/bash
# make-backup.sh NAME: /backups/NAME becomes a backup, while the site serves.
set -euo pipefail
. /opt/backup/environment.sh
umask 077
folder=/backups/$1
mkdir -p "$folder/databases" "$folder/objects" "$folder/keys"

# Rows before objects: what a row names was there before it, and nothing that is copied later is missing.
for database in $databases; do
  pg_dump --format=custom --file="$folder/databases/$database.dump" "$database"
  echo "database $database"
done
store
for bucket in $buckets; do
  mkdir -p "$folder/objects/$bucket"
  mc --quiet mirror "store/$bucket" "$folder/objects/$bucket" >/dev/null
  echo "bucket $bucket"
done
cp /run/secrets/auth/second-factor /run/secrets/leads/photo-links "$folder/keys/"
printf '{\n  "format": 1,\n  "databases": "pg_dump",\n  "madeAt": "%s"\n}\n' "$(date -u +%FT%TZ)" >"$folder/manifest.json"
cd "$folder"
find . -type f ! -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum >/tmp/SHA256SUMS
mv /tmp/SHA256SUMS "$folder/SHA256SUMS"
echo "The backup $1 is made. It holds personal data and keys: keep it as safe as the site itself."
