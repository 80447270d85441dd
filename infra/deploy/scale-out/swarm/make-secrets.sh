#!/bin/sh
# Copies the secrets of a Compose stack into the Swarm, so that its databases, logins and links stay valid. Usage:
# make-secrets.sh PROJECT (default: sandhill). The mail server's password is read from the variable SMTP_PASSWORD, which
# is empty if SMTP_URL has it or the server asks for none. Secrets that exist are kept, so a further run does the rest.
set -eu
volume=${1:-sandhill}_secrets

# Makes a secret from standard input.
keep_or_make() {
  if docker secret inspect "sandhill-$1" >/dev/null 2>&1; then
    # Without a reader, the container that writes the value would complain.
    cat >/dev/null
    echo "sandhill-$1 exists, and is kept"
  else
    docker secret create "sandhill-$1" - >/dev/null && echo "sandhill-$1"
  fi
}

copy() {
  docker run --rm --network none -v "$volume:/secrets:ro" node:24.21.0-trixie-slim cat "/secrets/$2" |
    keep_or_make "$1"
}

docker volume inspect "$volume" >/dev/null
copy auth-database auth/database
copy leads-database leads/database
copy media-database media/database
copy content-database content/database
copy gateway-queue gateway/redis
copy leads-queue leads/redis
copy media-queue media/redis
copy leads-store leads/store
copy media-store media/store
copy content-store content/store
copy identity-private-key gateway/identity-private-key
copy identity-public-key auth/identity-public-key
copy photo-links leads/photo-links
copy second-factor auth/second-factor
copy staff-list auth/staff-list
# Docker takes no empty secret. The services read a line break as none.
printf '%s\n' "${SMTP_PASSWORD:-}" | keep_or_make smtp
