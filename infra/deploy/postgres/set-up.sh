#!/bin/sh
# The login that backups read with. Running it again changes nothing but its password, to the one of the secrets.
set -eu

PGPASSWORD=$(cat /run/secrets/superuser)
export PGPASSWORD
psql --set=ON_ERROR_STOP=1 --quiet --host postgres --username postgres --dbname postgres \
  --set=password="$(cat /run/secrets/backup)" <<'SQL'
SELECT 'CREATE ROLE backup LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'backup') \gexec
ALTER ROLE backup LOGIN PASSWORD :'password';
GRANT pg_read_all_data TO backup;
GRANT CONNECT ON DATABASE auth, leads, media TO backup;
SQL
