#!/bin/sh
# Makes the databases of services that a data folder of an earlier version lacks, and the login with which backups read.
# A further run changes only the password of that login, to the one in the secrets.
set -eu

PGPASSWORD=$(cat /run/secrets/superuser)
export PGPASSWORD
as_superuser() {
  psql --set=ON_ERROR_STOP=1 --quiet --host postgres --username postgres --dbname postgres "$@"
}

for service in auth leads media content; do
  as_superuser --set=service="$service" --set=password="$(cat "/run/secrets/$service")" <<'SQL'
SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', :'service', :'password')
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'service') \gexec
SELECT format('CREATE DATABASE %1$I OWNER %1$I', :'service')
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'service') \gexec
REVOKE CONNECT ON DATABASE :"service" FROM PUBLIC;
SQL
done

as_superuser --set=password="$(cat /run/secrets/backup)" <<'SQL'
SELECT 'CREATE ROLE backup LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'backup') \gexec
ALTER ROLE backup LOGIN PASSWORD :'password';
GRANT pg_read_all_data TO backup;
GRANT CONNECT ON DATABASE auth, leads, media, content TO backup;
SQL
