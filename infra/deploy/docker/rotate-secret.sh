#!/bin/sh
# Gives one of the secrets of the first start another value. The services that know the secret then read it again, one
# copy after the other. After an interruption at any point, the same command does the rest. Usage: rotate-secret.sh
# database-auth|database-leads|database-media|database-content|database-backup|queue|
# store-leads|store-media|store-content|store-backup|backup-signer|identity|photo-links|staff-list|second-factor
set -eu
cd "$(dirname "$0")/../../.."
secret=$1
service=${secret#*-}

is_finished=
tell_unfinished() {
  [ -n "$is_finished" ] || echo "Not finished: run \`make rotate SECRET=$secret\` again, which does the rest." >&2
}
trap tell_unfinished EXIT
trap 'exit 130' HUP INT TERM
sh infra/local/take-turn.sh $$ replace

# Runs a script in the only container that may write secrets. The script begins with the new value in $new.
with_secrets() {
  docker compose --profile restore run --rm --no-deps -T restore bash -euc "
    new=\$(od -An -v -N24 -tx1 /dev/urandom | tr -d ' \n')
    put() { for path; do printf %s \"\$new\" >/run/secrets/\$path; done; }
    $1"
}

# Sets the password of a login to the new value. PostgreSQL's container reads the value from the secret that it mounts.
tell_postgres() {
  docker compose exec -T postgres sh -euc '
    psql --quiet --set=ON_ERROR_STOP=1 --username postgres --dbname postgres --set=name="$1" \
      --set=password="$(cat "/run/secrets/$1")"' sh "$1" <<'SQL'
ALTER ROLE :"name" PASSWORD :'password';
SQL
}

tell_store() {
  docker compose exec -T store sh -euc '
    export MC_CONFIG_DIR=/tmp/mc
    mc --quiet alias set store http://127.0.0.1:9000 sandhill "$(cat /run/secrets/root)" >/dev/null
    mc admin user add store "$1" "$(cat "/run/secrets/$1")" >/dev/null' sh "$1"
}

# Adds the new passwords to Redis. The previous passwords stay valid until `resetpass`.
tell_redis() {
  docker compose exec -T redis sh -s apply "$@" <infra/deploy/redis/logins.sh
}

make_missing() {
  docker compose run --rm --no-deps -T secrets >/dev/null
}

renew() {
  for part; do BUILD=0 WITHIN=1 sh infra/deploy/docker/roll.sh "$part"; done
}

# Restarts the backup process, because it reads its secrets only when it starts.
renew_backup() {
  docker compose ps --quiet backup 2>/dev/null | xargs -r docker restart >/dev/null
}

# Restarts the queue board (profile `tools`), because it reads its secrets only when it starts.
renew_queue_board() {
  docker compose --profile tools ps --quiet queue-board 2>/dev/null | xargs -r docker restart >/dev/null
}

case $secret in
database-auth | database-leads | database-media | database-content | database-backup)
  with_secrets "put $service/database postgres/$service"
  tell_postgres "$service"
  case $service in
  backup) renew_backup ;;
  auth | content) renew "$service" ;;
  *) renew "$service" "$service-worker" ;;
  esac
  ;;
queue)
  # After an interruption, Redis may have the value of `default.new` already.
  with_secrets '[ -s /run/secrets/redis/default.new ] || put redis/default.new'
  docker compose exec -T redis sh -c '
    for file in default default.new; do
      REDISCLI_AUTH=$(cat "/run/secrets/$file") redis-cli -e -x CONFIG SET requirepass </run/secrets/default.new && exit
    done
    exit 1' >/dev/null
  with_secrets 'mv /run/secrets/redis/default.new /run/secrets/redis/default'
  for part in gateway leads media queue-board; do with_secrets "put redis/$part $part/redis"; done
  tell_redis
  renew leads leads-worker media media-worker gateway
  renew_queue_board
  tell_redis resetpass
  ;;
store-leads | store-media | store-content | store-backup)
  with_secrets "put $service/store store/$service"
  tell_store "$service"
  case $service in
  backup) renew_backup ;;
  content) renew content ;;
  *) renew "$service" "$service-worker" ;;
  esac
  ;;
identity)
  # The services accept both public keys before the gateway signs with the new private key. They accept both for two
  # more minutes, because tokens are valid for one minute.
  with_secrets '
    rm -f /run/secrets/gateway/identity-private-key
    for key in /run/secrets/*/identity-public-key; do
      [ -e "$key" ] || continue
      # A rotation that was interrupted has left the key with which the gateway still signs.
      [ ! -e "$key.old" ] || printf ",%s" "$(cat "$key.old")" >>"$key"
      mv "$key" "$key.old"
    done'
  make_missing
  with_secrets '
    for key in /run/secrets/*/identity-public-key; do
      printf ",%s" "$(cat "$key.old")" >>"$key"
      rm "$key.old"
    done'
  renew auth leads leads-worker media media-worker content
  renew_queue_board
  renew gateway
  sleep 120
  with_secrets '
    for key in /run/secrets/*/identity-public-key; do
      current=$(cut -d, -f1 "$key")
      printf %s "$current" >"$key"
    done'
  renew auth leads leads-worker media media-worker content
  renew_queue_board
  ;;
backup-signer)
  with_secrets 'rm -f /run/secrets/backup/signing-key'
  make_missing
  renew_backup
  ;;
photo-links)
  with_secrets 'rm -f /run/secrets/leads/photo-links /run/secrets/backup/photo-links'
  make_missing
  renew leads leads-worker
  ;;
staff-list)
  with_secrets 'put auth/staff-list leads/staff-list'
  renew auth leads leads-worker
  ;;
second-factor)
  with_secrets 'rm -f /run/secrets/auth/second-factor /run/secrets/backup/second-factor'
  make_missing
  renew auth
  ;;
*)
  is_finished=1
  echo "There is no $secret: database-auth, database-leads, database-media, database-content, database-backup, queue, store-leads, store-media, store-content, store-backup, backup-signer, identity, photo-links, staff-list, second-factor." >&2
  exit 1
  ;;
esac
is_finished=1
echo "$secret has a new value."
