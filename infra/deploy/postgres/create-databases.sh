#!/bin/sh
# Makes a database and a login for each service. Runs when the server's data folder is new.
set -eu

for service in auth leads media content; do
  psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
    --set=service="$service" --set=password="$(cat "/run/secrets/$service")" <<'SQL'
CREATE ROLE :"service" LOGIN PASSWORD :'password';
CREATE DATABASE :"service" OWNER :"service";
REVOKE CONNECT ON DATABASE :"service" FROM PUBLIC;
SQL
done
