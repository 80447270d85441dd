#!/bin/sh
# Runs a service's own command in the stack of `make start`, or in the service's container. Usage: in-stack.sh SERVICE
# SCRIPT [ARGUMENT …]. The variables of `make admin` are passed to the command.
set -eu
cd "$(dirname "$0")/../.."

service=$1
script=$2
shift 2
if sh infra/local/stack-runs.sh; then
  exec node_modules/.bin/node infra/local/run-in-stack.ts "$service" "$script" "$@"
fi
if sh infra/local/docker-runs.sh; then
  exec docker compose exec -T -e USER -e ROLE -e OWNER -e EMAIL -e RESET_SECOND_FACTOR "$service" node "dist/$script" "$@"
fi
echo 'Nothing runs here: `make start` or `docker compose up` first, then try again.' >&2
exit 1
