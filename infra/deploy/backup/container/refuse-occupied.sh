#!/bin/bash
# refuse-occupied.sh [1]: ends with 1 where leads would be overwritten, unless it is told to go on.
set -euo pipefail
. /opt/backup/environment.sh
leads=$(psql --dbname leads --tuples-only --no-align \
  --command 'SELECT (SELECT count(*) FROM quotes) + (SELECT count(*) FROM contacts)' 2>/dev/null || echo 0)
if [ "$leads" != 0 ] && [ "${1:-}" != 1 ]; then
  echo "There are $leads leads here already. Restore into an empty stack, or say FORCE=1."
  exit 1
fi
