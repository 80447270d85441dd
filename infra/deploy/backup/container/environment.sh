# Read by the other scripts: how to reach what is backed up.
PGHOST=postgres
PGUSER=postgres
PGPASSWORD=$(cat /run/secrets/postgres/superuser)
export PGHOST PGUSER PGPASSWORD
databases="auth leads media"
buckets="lead-photos originals media"
export MC_CONFIG_DIR=/tmp/mc
store() {
  mc --quiet alias set store http://store:9000 sandhill "$(cat /run/secrets/store/root)" >/dev/null
}
