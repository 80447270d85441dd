#!/bin/sh
# Copies the secrets of a Compose stack into the Swarm, so that its databases, logins and links stay valid. Usage:
# make-secrets.sh PROJECT (default: sandhill). The mail server's password is read from the variable SMTP_PASSWORD.
set -eu
volume=${1:-sandhill}_secrets

copy() {
  docker run --rm --network none -v "$volume:/secrets:ro" node:24.21.0-trixie-slim cat "/secrets/$2" |
    docker secret create "sandhill-$1" - >/dev/null
  echo "sandhill-$1"
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
printf '%s' "${SMTP_PASSWORD:-}" | docker secret create sandhill-smtp - >/dev/null
echo sandhill-smtp
