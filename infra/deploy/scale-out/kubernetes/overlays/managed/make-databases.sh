#!/bin/sh
# Makes a login and a database for each service, with the names and passwords in the services' URLs, and a login for
# backups that may only read. ADMIN_URL must have a login that may make logins and databases. A further run sets the
# passwords and changes nothing else.
set -eu

# Prints the user, the password or the database of postgres://user:password@host:port/database?…
part() {
  printf '%s' "$1" | sed -E "s#^[a-z]+://([^:@/]+):([^@]+)@[^/]+/([^?]+).*#\\$2#"
}

for url in "$AUTH_URL" "$LEADS_URL" "$MEDIA_URL" "$CONTENT_URL"; do
  psql --set=ON_ERROR_STOP=1 --quiet "$ADMIN_URL" \
    --set=name="$(part "$url" 1)" --set=password="$(part "$url" 2)" --set=database="$(part "$url" 3)" <<'SQL'
SELECT format('CREATE ROLE %I LOGIN', :'name')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'name') \gexec
ALTER ROLE :"name" PASSWORD :'password';
GRANT :"name" TO CURRENT_USER;
SELECT format('CREATE DATABASE %I OWNER %I', :'database', :'name')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec
REVOKE CONNECT ON DATABASE :"database" FROM PUBLIC;
SQL
done

psql --set=ON_ERROR_STOP=1 --quiet "$ADMIN_URL" \
  --set=name="$(part "$BACKUP_URL" 1)" --set=password="$(part "$BACKUP_URL" 2)" <<'SQL'
SELECT format('CREATE ROLE %I LOGIN', :'name')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'name') \gexec
ALTER ROLE :"name" PASSWORD :'password';
GRANT pg_read_all_data TO :"name";
SQL
for url in "$AUTH_URL" "$LEADS_URL" "$MEDIA_URL" "$CONTENT_URL"; do
  psql --set=ON_ERROR_STOP=1 --quiet "$ADMIN_URL" \
    --set=name="$(part "$BACKUP_URL" 1)" --set=database="$(part "$url" 3)" <<'SQL'
GRANT CONNECT ON DATABASE :"database" TO :"name";
SQL
done
