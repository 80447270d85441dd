#!/bin/sh
# Starts Redis with a login for each part. A login may use only the part's own keys, and only the commands for jobs and
# counts. Usage, in the container of Redis: `logins.sh start OPTION…`; for a running Redis, `sh -s apply <logins.sh`,
# which adds new passwords to the previous ones, or `sh -s apply resetpass`, which removes the previous ones.
set -eu
secrets=${SECRETS_FOLDER:-/run/secrets}
commands='+@all -@admin -@dangerous -@scripting +eval +evalsha +script|exists +script|load +info'

login() {
  part=$1
  password=$(cat "$secrets/$part")
  shift
  echo "user $part on $passwords >$password resetkeys resetchannels -@all $*"
}

logins() {
  passwords=$1
  login gateway '~rate:*' "$commands"
  login leads '~bull:mail-deliveries:*' '~bull:photos:*' '~bull:push-deliveries:*' '~bull:web-hook-deliveries:*' "$commands"
  login media '~bull:renditions:*' "$commands"
  # The board shows jobs but changes none.
  login queue-board '~bull:*' "$commands" -@write
}

# An installation of the previous version has one password for all parts until its Redis is replaced.
sign_in() {
  for file in default password; do
    REDISCLI_AUTH=$(cat "$secrets/$file" 2>/dev/null) || continue
    export REDISCLI_AUTH
    [ "$(redis-cli ping 2>/dev/null)" != PONG ] || return 0
  done
  echo 'Redis does not answer.' >&2
  return 1
}

case ${1:-} in
start)
  shift
  exec redis-server - "$@" <<CONFIGURATION
user default on >$(cat "$secrets/default") ~* &* +@all
$(logins '')
CONFIGURATION
  ;;
apply)
  sign_in
  logins "${2:-}" | sed 's/^user/ACL SETUSER/' | redis-cli -e >/dev/null
  ;;
esac
