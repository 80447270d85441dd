#!/bin/sh
# Replaces the copies of one service while it keeps serving: starts the same number of new copies, waits until they are
# ready, lets the previous copies finish their requests, and removes these. Usage: roll.sh SERVICE. BUILD=0 uses the
# existing image. WITHIN=1 is for commands that have checked the settings and taken the turn.
set -eu
cd "$(dirname "$0")/../../.."

service=$1
fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# Ctrl-C and a lost connection must leave no half of a replacement: the command in the foreground ends, and its failure is
# handled like any other.
failed=
trap 'failed=1' HUP INT TERM

# Another roll at the same time would take this one's new copies for copies to replace, and `make up` would remove them.
[ -n "${WITHIN:-}" ] || sh infra/local/take-turn.sh $$ replace

old=$(docker compose ps --quiet "$service")
# A roll that was killed, or a crash, may have left no running copy: a new one then takes the place of what has ended.
last=${old:-$(for state in exited created; do docker compose ps --all --status "$state" --quiet "$service"; done | head -n 1)}
[ -n "$last" ] || fail "There is no $service running here."
[ "${BUILD:-1}" = 0 ] || docker compose build "${service%-worker}"
[ -n "${WITHIN:-}" ] || sh infra/deploy/docker/check-settings.sh

# Adds the logins of this version to a Redis that an earlier version has started.
case $service in
gateway | leads* | media*)
  docker compose exec -T redis sh -s apply <infra/deploy/redis/logins.sh ||
    fail 'Redis did not accept the logins of this version, so nothing was replaced. See `docker compose ps redis`.'
  ;;
esac

replace_web() {
  docker compose up --detach --no-deps --force-recreate --wait --wait-timeout 180 web
}

case $service in
gateway | auth | leads | leads-worker | media | media-worker | content) ;;
web)
  # Only one container can publish web's port, so the new container starts after the previous one has ended. When the
  # socket is removed, Caddy (profile tls) holds new requests for the new container, while the previous one finishes the
  # requests that it has accepted.
  image=$(docker inspect --format '{{.Image}}' "$last")
  docker compose exec -T web sh -c 'rm -f /run/door/web.sock && sleep 1' || true
  if ! replace_web; then
    docker compose logs --no-log-prefix --tail 20 web >&2
    docker tag "$image" sandhill/web
    replace_web || true
    fail 'The new web did not become ready, or this command was interrupted. sandhill/web is the previous image again, and a container of it was started.'
  fi
  echo 'web is replaced; without TLS it was unavailable for a few seconds (docs/operations.md).'
  exit 0
  ;;
*) fail "make roll is for web, gateway, auth, leads, leads-worker, media, media-worker and content. For $service: docker compose up --detach $service" ;;
esac

# Prints the ids of the new copies. The previous copies are not checked, because they may be unhealthy, which can be the
# reason to replace them.
new_copies() {
  docker compose ps --all --quiet "$service" | while read -r copy; do
    case $old in *"$copy"*) ;; *) echo "$copy" ;; esac
  done
}

are_ready() {
  [ $# -eq "$count" ] || return 1
  seconds=0
  while [ "$seconds" -lt 180 ] && [ -z "$failed" ]; do
    healthy=$(docker inspect --format '{{.State.Health.Status}}' "$@" | grep -cx healthy || true)
    [ "$healthy" -ne "$count" ] || return 0
    sleep 1
    seconds=$((seconds + 1))
  done
  return 1
}

# Until they are removed, the names of the previous copies end with how many there are. If this roll is killed, the next
# one finds previous and new copies side by side, and makes as many as there were. `make scale` removes these ends.
running=$(printf '%s\n' "$old" | grep -c .) || true
names=$(docker compose ps --format '{{.Name}}' "$service")
count=$(printf '%s\n' "$names" | sed -n 's/.*-one-of-//p' | head -n 1)
[ "${count:-$running}" -lt "$running" ] || count=$running
[ "$count" -gt 0 ] || count=1
names=$(printf '%s\n' "$names" | grep -v -- '-one-of-' || true)
for name in $names; do docker rename "$name" "$name-one-of-$count" || true; done
# Removes copies that have ended. Compose would otherwise start them again, unchanged, in place of new copies.
docker compose ps --all --status exited --status created --status dead --quiet "$service" | xargs -r docker rm >/dev/null
docker compose up --detach --no-deps --no-recreate --scale "$service=$((running + count))" "$service" || failed=1
new=$(new_copies)
if ! are_ready $new; then
  # Ctrl-C may have ended the listing above.
  for copy in $(new_copies); do
    docker logs --tail 20 "$copy" >&2
    docker rm --force "$copy" >/dev/null
  done
  for name in $names; do docker rename "$name-one-of-$count" "$name" || true; done
  fail "The new $service did not become ready, or this command was interrupted. The new one was removed; the old one keeps running."
fi
remove() {
  docker stop --timeout 30 "$1" >/dev/null && docker rm "$1" >/dev/null
}
for copy in $old; do
  remove "$copy" || remove "$copy"
done
# A new copy that was killed meanwhile may be the only one, and Docker does not start it again.
docker start $new >/dev/null || true
failed=
are_ready $new || fail "The new $service was ready, but no longer is. See its log and \`docker compose ps $service\`."
echo "$service is replaced, $count of $count."
