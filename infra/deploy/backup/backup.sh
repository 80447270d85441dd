#!/bin/sh
# Runs the backup program for the running stack, which is that of `make start` or Docker's. Usage: backup.sh
# make|verify|restore|forget|key, with the variables TO, FROM, AT, KEY, FORCE, SKIP_DAMAGED and REMOVE.
set -eu
cd "$(dirname "$0")/../../.."
command=$1

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

in_docker() {
  ! sh infra/local/stack-runs.sh && sh infra/local/docker-runs.sh
}

# The other commands need no running stack, so they may go on where Docker does not answer.
is_in_docker=1
case $command in
make | forget | key) in_docker ;;
*) in_docker 2>/dev/null ;;
esac || is_in_docker=

if [ -z "$is_in_docker" ]; then
  # On a new machine that begins with a restore, nothing has been built yet.
  make --no-print-directory build >&2
  exec node_modules/.bin/node infra/local/run-backup.ts "$command"
fi

is_address() {
  case $1 in *://*) true ;; *) false ;; esac
}

# The only folder that is mounted into the started container. It is not exported: the service `backup` would otherwise
# write its backups there, too, and thin them out.
folder=
mount() {
  [ "$command" != make ] || mkdir -p "$1"
  [ -d "$1" ] || fail "There is no folder $1."
  folder=$(cd "$1" && pwd)
}

if [ -n "${KEY:-}" ]; then
  [ -r "$KEY" ] || fail "KEY names $KEY, which cannot be read."
  BACKUP_IDENTITY=$(cat "$KEY")
  export BACKUP_IDENTITY
fi

case $command in
make)
  only=
  if is_address "${TO:-}"; then
    export BACKUP_S3_URL="$TO"
    only='-e BACKUP_FOLDER='
  elif [ -n "${TO:-}" ]; then
    mount "$TO"
    only='-e BACKUP_S3_URL='
  fi
  # shellcheck disable=SC2086
  exec env ${folder:+"BACKUP_FOLDER=$folder"} docker compose run --rm --no-deps -T $only backup node dist/main.js make
  ;;
esac

# Value of FROM inside the container: the mounted folder, or the S3 URL.
source=
if is_address "${FROM:-}"; then
  source=$FROM
elif [ -n "${FROM:-}" ]; then
  mount "$FROM"
fi

program() {
  env FROM="$source" ${folder:+"BACKUP_FOLDER=$folder"} docker compose --profile restore run --rm --no-deps -T \
    -e FROM -e AT -e FORCE -e SKIP_DAMAGED -e REMOVE -e BACKUP_IDENTITY restore node dist/main.js "$@"
}

resume() {
  trap - HUP INT TERM
  docker compose up --detach --wait || fail 'The site did not start again: run `make up`, then `make health`.'
  fail "$1"
}

case $command in
verify | forget | key) program "$command" ;;
restore)
  sh infra/local/take-turn.sh $$ replace
  program check
  # A lost connection or Ctrl-C must not leave the site stopped.
  trap 'resume "The restore was interrupted. The site runs again with the previous data, unless a line above says that the backup is restored."' \
    HUP INT TERM
  # Stops everything that works with the data to be replaced. PostgreSQL and the object store keep running.
  docker compose stop web gateway auth leads leads-worker media media-worker content backup ||
    resume 'The site could not be stopped, so nothing was restored. It runs again with the previous data.'
  program restore || resume 'The restore failed. The site runs again with the previous data.'
  docker compose up --detach --wait ||
    fail 'The backup is restored, but a part is not healthy yet: run `make health`, and `make held-mail` for emails that are held back.'
  docker compose exec -T leads node dist/held-mail.js
  ;;
*) fail "There is no $command." ;;
esac
