#!/bin/bash
# restore-backup.sh NAME: puts a backup in the place of what the databases and the store hold.
set -euo pipefail
. /opt/backup/environment.sh
folder=/backups/$1
grep -q '"pg_dump"' "$folder/manifest.json" || { echo 'This backup was made without Docker: restore it so.'; exit 1; }

for database in $databases; do
  psql --quiet --set=ON_ERROR_STOP=1 --set=name="$database" --dbname postgres <<'SQL'
DROP DATABASE IF EXISTS :"name" WITH (FORCE);
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
  pg_restore --exit-on-error --single-transaction --dbname="$database" "$folder/databases/$database.dump"
  echo "database $database"
done
# Mail that a backup owed may have been sent after it was made: the operator must decide.
psql --quiet --set=ON_ERROR_STOP=1 --dbname leads --command \
  "UPDATE notifications SET status = 'held', claimed_until = NULL WHERE status IN ('owed', 'sending')"

store
for bucket in $buckets; do
  mc --quiet mb --ignore-existing "store/$bucket" >/dev/null
  [ ! -d "$folder/objects/$bucket" ] || mc --quiet mirror --overwrite --remove "$folder/objects/$bucket" "store/$bucket" >/dev/null
  echo "bucket $bucket"
done
for key in auth/second-factor leads/photo-links; do
  cp "$folder/keys/$(basename "$key")" "/run/secrets/$key"
  chmod 0444 "/run/secrets/$key"
done
echo "The backup $1 is restored."
