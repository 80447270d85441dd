#!/bin/sh
# Prepares a fresh clone until Node 24 can run: checks the machine and installs the packages.
set -eu
cd "$(dirname "$0")/../.."

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

command -v node >/dev/null 2>&1 || fail 'Node.js is missing: install Node.js 20 or newer (it brings npm), then try again.'
command -v npm >/dev/null 2>&1 || fail 'npm is missing: install it (it comes with Node.js), then try again.'
node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' ||
  fail "Node.js $(node --version) is too old to install the packages: install Node.js 20 or newer, then try again."

# Programs that build the web, or start PostgreSQL, do not find their files in such a folder.
folder=$(pwd -P)
case $folder in
*[\"\$\`\\:#?%]*) fail "The path of this folder, $folder, has one of the characters \" \$ \` \\ : # ? %. Rename or move it, then try again." ;;
esac

# Keeps a copy of the lock file from which the packages were installed, to notice when the lock file changes.
stamp=node_modules/.installed-lock
are_installed() {
  [ -x node_modules/.bin/node ] && cmp -s package-lock.json "$stamp"
}
if ! are_installed; then
  sh infra/local/take-turn.sh $$
  trap 'rm -f .building' EXIT
  ! are_installed || exit 0
  printf '  Installing packages (about a minute the first time) …\n'
  # A setting of the machine's npm, such as against scripts of packages, would leave out something that is needed.
  npm ci --include=dev --include=optional --include=peer --ignore-scripts=false --legacy-peer-deps=false \
    --engine-strict=false --loglevel=error --no-progress ||
    fail 'npm could not install the packages; its message is above.'
  cp package-lock.json "$stamp"
fi
