#!/bin/sh
# Makes, checks and restores backups of what runs here: the stack of `make start`, or Docker's.
# Usage: backup.sh make|verify|restore FOLDER
set -eu
cd "$(dirname "$0")/../../.."

what=$1
folder=$2
compose="docker compose --profile backup --profile restore"
# The backups' containers see this folder alone.
name=$(basename "$folder")
[ "$what" != make ] || mkdir -p "$(dirname "$folder")"
BACKUP_FOLDER=$(cd "$(dirname "$folder")" 2>/dev/null && pwd) || BACKUP_FOLDER=
export BACKUP_FOLDER

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

in_docker() {
  [ ! -f "${DATA_DIR:-.data}/stack.json" ] && [ -n "$(docker compose ps --quiet postgres 2>/dev/null || true)" ]
}

node() {
  script=$1
  shift
  node_modules/.bin/node "infra/deploy/backup/$script" "$@"
}

case $what in
make)
  [ ! -e "$folder" ] || fail "$folder is there already: choose another folder with TO=…"
  if [ -f "${DATA_DIR:-.data}/stack.json" ]; then
    node make-backup.ts "$folder"
  elif in_docker; then
    $compose run --rm --no-deps -T backup make-backup.sh "$name"
  else
    fail 'Nothing runs here: `make start` or `docker compose up` first, then try again.'
  fi
  ;;
verify)
  [ -d "$folder" ] || fail "There is no backup $folder."
  if in_docker; then $compose run --rm --no-deps -T backup verify-backup.sh "$name"; else node verify-backup.ts "$folder"; fi
  ;;
restore)
  [ -d "$folder" ] || fail "There is no backup $folder."
  if in_docker; then
    $compose run --rm --no-deps -T backup verify-backup.sh "$name"
    $compose run --rm --no-deps -T backup refuse-occupied.sh "${FORCE:-}"
    # Nobody works with what is being replaced; what holds it stays.
    docker compose stop web gateway auth leads leads-worker media media-worker
    $compose run --rm --no-deps -T restore restore-backup.sh "$name"
    docker compose up --detach --wait
    docker compose exec -T leads node dist/held-mail.js
    echo 'Held mail may have gone out after the backup was made: `make held-mail DO=send` or `make held-mail DO=mark_sent`.'
  else
    node restore-backup.ts "$folder"
  fi
  ;;
esac
