#!/bin/sh
# Ends with 0 if a part of Docker's stack runs. Prints what Docker says if it does not answer.
set -eu
command -v docker >/dev/null 2>&1 || exit 1
[ -n "$(docker compose ps --quiet)" ]
