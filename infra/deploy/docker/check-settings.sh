#!/bin/sh
# Checks the settings of all parts before anything is replaced: Compose stops a container before the new one's conditions
# are looked at. Names every problem, and ends with 1 when there is one.
set -eu
cd "$(dirname "$0")/../../.."
exec docker compose --progress quiet run --rm -T settings
