#!/bin/sh
# Checks the modes of files, the settings of all parts, and the published ports, before anything is replaced, because
# Compose stops a container before it checks the conditions of the next one. Prints every problem, and exits with 1 if
# there is one.
set -eu
cd "$(dirname "$0")/../../.."

# Images and containers have these files with their modes, and the containers' users are others than on this machine.
files='package.json services gateway web infra'
# shellcheck disable=SC2086
closed=$(find $files \( -name node_modules -o -name 'dist*' -o -name '.?*' \) -prune -o \( ! -perm -004 -o -type d ! -perm -005 \) -print | head -n 1)
[ -z "$closed" ] || {
  echo "The users of the containers may not read $closed, perhaps because of umask 077: nothing is replaced. Run \`chmod -R go+rX $files\`, then try again." >&2
  exit 1
}

docker compose --progress quiet run --rm -T settings

# Another port may be another program's: the new container could then not start, and the old one is gone. All of them are
# tried at once, because two parts may have been given the same one.
published() {
  docker compose config | awk '
    /^  [a-z-]+:$/ { part = substr($1, 1, length($1) - 1) }
    $1 == "host_ip:" { address = ($2 ~ /:/ ? "[" $2 "]" : $2) ":" }
    $1 == "target:" { target = $2 }
    $1 == "published:" { port = $2; gsub(/"/, "", port) }
    $1 == "protocol:" { print part, target, $2, port, address; address = "" }'
}
other=$(
  published | while read -r part target protocol port address; do
    [ "$port" = "$(docker compose port --protocol "$protocol" "$part" "$target" 2>/dev/null </dev/null | sed 's/.*://')" ] ||
      echo "--publish $address$port:$target/$protocol"
  done
)
[ -n "$other" ] || exit 0
# shellcheck disable=SC2086
docker compose --progress quiet run --rm -T --no-deps $other --entrypoint true web </dev/null || {
  echo 'A port is not free: nothing is replaced. Set another one in .env; `ss -ltnp` shows the program that uses it.' >&2
  exit 1
}
