#!/bin/sh
# Checks the settings of all parts, and the port of the site, before anything is replaced, because Compose stops a
# container before it checks the conditions of the next one. Prints every problem, and exits with 1 if there is one.
set -eu
cd "$(dirname "$0")/../../.."
docker compose --progress quiet run --rm -T settings

# Another port for the site may be another program's: the new `web` could then not start, and the old one is gone.
port=$(docker compose config web | sed -n 's/^ *published: "\(.*\)"$/\1/p')
[ "$port" != "$(docker compose port web 8080 2>/dev/null | sed 's/.*://')" ] || exit 0
docker compose --progress quiet run --rm -T --no-deps --service-ports --entrypoint true web || {
  echo "Port $port is not free: nothing is replaced. Set another PORT; \`ss -ltnp\` names who has it." >&2
  exit 1
}
