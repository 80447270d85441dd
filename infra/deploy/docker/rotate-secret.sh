#!/bin/sh
# Gives one of the secrets of the first start a new value, and lets the services that know it read it again, one copy after
# the other. Usage: rotate-secret.sh database-auth|database-leads|database-media|queue|store-leads|store-media|identity|photo-links
set -eu
cd "$(dirname "$0")/../../.."
secret=$1
service=${secret#*-}

# The one container that may write secrets, with the tools of the stores; its first line makes a new value.
with_stores() {
  docker compose --profile backup --profile restore run --rm --no-deps -T restore bash -euc "
    . /opt/backup/environment.sh
    new=\$(od -An -v -N24 -tx1 /dev/urandom | tr -d ' \n')
    put() { for path; do printf %s \"\$new\" >/run/secrets/\$path; done; }
    $1"
}

make_missing() {
  docker compose run --rm --no-deps -T secrets >/dev/null
}

renew() {
  for part; do BUILD=0 sh infra/deploy/docker/roll.sh "$part"; done
}

# Of the profile `tools`: it reads the secrets of leads when it starts.
renew_queue_board() {
  docker compose --profile tools ps --quiet queue-board 2>/dev/null | xargs -r docker restart >/dev/null
}

case $secret in
database-auth | database-leads | database-media)
  with_stores "
    psql --quiet --dbname postgres --set=name=$service --set=password=\$new <<<'ALTER ROLE :\"name\" PASSWORD :'\"'password'\"
    put $service/database postgres/$service"
  renew "$service"
  [ "$service" = auth ] || renew "$service-worker"
  ;;
queue)
  with_stores 'put redis/password.new leads/queue media/queue gateway/queue'
  docker compose exec -T redis sh -c \
    'REDISCLI_AUTH=$(cat /run/secrets/password) redis-cli -x CONFIG SET requirepass </run/secrets/password.new' >/dev/null
  with_stores 'mv /run/secrets/redis/password.new /run/secrets/redis/password'
  renew leads leads-worker media media-worker gateway
  renew_queue_board
  ;;
store-leads | store-media)
  with_stores "store; mc admin user add store $service \$new >/dev/null; put $service/store store/$service"
  renew "$service" "$service-worker"
  ;;
identity)
  # The services know both public halves before the gateway signs with the new one, and for two minutes more: its tokens
  # live for one.
  with_stores '
    rm -f /run/secrets/gateway/identity-private-key
    for key in /run/secrets/*/identity-public-key; do mv "$key" "$key.old"; done'
  make_missing
  with_stores '
    for key in /run/secrets/*/identity-public-key; do
      printf ",%s" "$(cat "$key.old")" >>"$key"
      rm "$key.old"
    done'
  renew auth leads leads-worker media media-worker
  renew_queue_board
  renew gateway
  sleep 120
  with_stores '
    for key in /run/secrets/*/identity-public-key; do
      current=$(cut -d, -f1 "$key")
      printf %s "$current" >"$key"
    done'
  renew auth leads leads-worker media media-worker
  renew_queue_board
  ;;
photo-links)
  with_stores 'rm -f /run/secrets/leads/photo-links'
  make_missing
  renew leads leads-worker
  ;;
*)
  echo "There is no $secret: database-auth, database-leads, database-media, queue, store-leads, store-media, identity, photo-links." >&2
  exit 1
  ;;
esac
echo "$secret has a new value."
