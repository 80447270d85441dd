#!/bin/sh
# `make admin`: auth's own command, inside the stack that runs here (make start) or in its container (Docker).
set -eu
cd "$(dirname "$0")/.."

if [ -f "${DATA_DIR:-.data}/stack.json" ]; then
  exec node_modules/.bin/node infra/local/admin.ts
fi
if [ -n "$(docker compose ps --quiet auth 2>/dev/null || true)" ]; then
  exec docker compose exec -T -e USER -e OWNER -e EMAIL -e RESET_SECOND_FACTOR auth node dist/admin.js
fi
echo 'Nothing runs here: `make start` or `docker compose up` first, then try again.' >&2
exit 1
