#!/bin/sh
# Checks the settings of all parts before anything is replaced, because Compose stops a container before it checks the
# conditions of the next one. Prints every problem, and exits with 1 if there is one.
set -eu
cd "$(dirname "$0")/../../.."
exec docker compose --progress quiet run --rm -T settings
