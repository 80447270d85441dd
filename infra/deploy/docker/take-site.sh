#!/bin/sh
# Runs beside nginx for the life of the container: asks about once a second which page set is published for this build,
# fetches the set and switches to it. Without Docker, infra/local/site/follow-site.ts does the same. As a script of the
# entry point, it first waits until there are pages to show. After SITE_WAIT_SECONDS, it shows the pages of the image.
set -u

built=${BUILT_FOLDER:-/usr/share/sandhill/site}
folder=${SITE_FOLDER:-/var/cache/sandhill/site}
content=${CONTENT_URL:-http://content:3000}
store=${STORE_URL:-http://store:9000}
pause=${SITE_ASK_SECONDS:-1}
fetch_seconds=${SITE_FETCH_SECONDS:-10}

max_bytes=$((64 * 1024 * 1024))
max_files=8000
# Time for which files of replaced sets are kept for open pages, in minutes, and the number of files.
kept_minutes=1440
kept_files=600

# Pattern of the file names in a set: no empty, hidden or parent folder, and no characters that a shell or a listing
# interprets.
part='[A-Za-z0-9_][A-Za-z0-9._-]*'
path="$part(/$part)*"

LC_ALL=C
export LC_ALL
unset TAR_OPTIONS POSIXLY_CORRECT
umask 022

work=$folder/incoming
build=$(head -c 16 "$built/build-id" 2>/dev/null)
name=$(uname -n | tr -cd 'A-Za-z0-9._-' | cut -c 1-63)

say() {
  printf '{"time":"%s","level":"%s","part":"web","msg":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$1" "$2"
}

# Prints the name of the set that is shown. Prints nothing while the image's own pages, or no pages, are shown.
shown_set() {
  link=$(readlink "$folder/current")
  case $link in sets/*) echo "${link#sets/}" ;; esac
}

# Prints a value of a small JSON file. Usage: field FILE NAME PATTERN
field() {
  tr -d '\r\n' <"$1" | sed -nE "s/^\{(.*[,[:space:]])?\"$2\"[[:space:]]*:[[:space:]]*($3)[[:space:]]*[,}].*\$/\2/p" | tr -d '"'
}

# Sends a GET request, writes the answer to a file and prints the status. Usage: fetch BYTES SECONDS FILE URL… If the
# length is not declared, the shell's limit on file sizes applies. No proxy is used, and no redirect is followed.
fetch() {
  bytes=$1 seconds=$2 file=$3
  shift 3
  rm -f "$file"
  (
    trap '' XFSZ
    ulimit -f $((bytes / 512 + 1))
    exec curl -q --silent --globoff --noproxy '*' --proto =http,https --connect-timeout 1 --max-time "$seconds" \
      --max-filesize "$bytes" --output "$file" --write-out '%{http_code}' "$@" 2>/dev/null
  )
}

# Asks a source for its current set and assigns $named and $version. $named is empty if that set is already shown.
ask() {
  named='' version=''
  status=$(fetch 10000 3 "$work/answer" --header "If-None-Match: \"$shown\"" "$1") || return 1
  [ "$status" != 304 ] || return 0
  [ "$status" = 200 ] && [ -s "$work/answer" ] || return 1
  named=$(field "$work/answer" set '"[0-9a-f]{64}"')
  version=$(field "$work/answer" version '[0-9]{1,15}')
  [ -n "$named" ] && [ -n "$version" ] || return 1
}

# Downloads a set from the first source whose bytes match the set's name. Returns 2 if every source that has the set
# sends too many bytes.
download() {
  large=0 sources=0
  for source in "$content/api/internal/site-sets/$1" "$store/site/$1.tar"; do
    status=$(fetch "$max_bytes" "$fetch_seconds" "$work/set.tar" "$source")
    code=$?
    case $code in 23 | 63) large=$((large + 1)) ;; esac
    case $status in 200) sources=$((sources + 1)) ;; esac
    [ "$code" -eq 0 ] && [ "$status" = 200 ] || continue
    [ "$(sha256sum <"$work/set.tar" | cut -c 1-64)" = "$1" ] && return 0
  done
  [ "$large" -gt 0 ] && [ "$large" -eq "$sources" ] && return 2
  return 1
}

# Reads the list of files in a tar before any of them is unpacked. Prints the fault, if there is one.
fault_of_list() {
  [ "$(head -c 262 "$work/set.tar" | tail -c 5 | tr -d '\000')" = ustar ] || { echo 'is no tar' && return; }
  tar --list --verbose --numeric-owner --full-time --absolute-names --quoting-style=escape \
    --file "$work/set.tar" >"$work/list" 2>"$work/said" && [ ! -s "$work/said" ] || { echo 'is no whole tar' && return; }
  if grep -Evq "^-[rwxsStT-]{9} [0-9]+/[0-9]+ +[0-9]{1,9} [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:.]+ $path\$" "$work/list"; then
    echo 'holds something else than plain files with plain names' && return
  fi
  [ "$(wc -l <"$work/list")" -le "$max_files" ] || { echo 'has too many files' && return; }
  sed -E 's/^([^ ]+ +){5}//' "$work/list" | sort >"$work/names"
  [ -z "$(uniq -d "$work/names")" ] || { echo 'has a name twice' && return; }
  total=0
  while read -r _ _ size _; do
    total=$((total + size))
  done <"$work/list"
  [ "$total" -le "$max_bytes" ] || echo 'has more than 64 MB'
}

# Compares the unpacked files with the set's own list. Prints the fault, if there is one.
fault_of_files() {
  for file in set.json set.sha256 index.html.gz app.html 404.html es/404.html; do
    [ -f "$work/set/$file" ] || { echo "has no $file" && return; }
  done
  sums=$work/set/set.sha256
  if grep -Evq "^[0-9a-f]{64}  $path\$" "$sums"; then
    echo 'has a list of files that cannot be read' && return
  fi
  { cut -c 67- "$sums" && echo set.sha256; } | sort | cmp -s - "$work/names" ||
    { echo 'does not have the files that it lists' && return; }
  (cd "$work/set" && sha256sum --check --strict --status set.sha256) ||
    { echo 'has a file that is not as listed' && return; }
  [ "$(field "$work/set/set.json" build '"[0-9a-f]{16}"')" = "$build" ] || echo 'was made for another build'
}

# Returns whether the folder takes no more files. A full disk would otherwise look like a fault of a source or of a set.
is_full() {
  { ! head -c 100000 /dev/zero >"$work/trial"; } 2>/dev/null
  full=$?
  rm -f "$work/trial"
  return "$full"
}
no_room="cannot be put in place: $folder cannot be written to, its disk may be full"

refuse() {
  ! is_full || { put_off "$1" "$2" && return; }
  printf %s "$1" >"$work/refused"
  say warn "The set $1 $2 and is not shown."
}

# Postpones a set, so that it is tried again after increasing pauses. Logs this once for each set.
put_off() {
  ! is_full || set -- "$1" "$no_room"
  [ "$failed" = "$1" ] || say warn "The set $1 $2. It will be tried again."
  [ "$failed" = "$1" ] && wait_rounds=$((wait_rounds < 15 ? wait_rounds * 2 + 1 : 30)) || wait_rounds=1
  failed=$1
  rounds_left=$wait_rounds
}

unpack() {
  rm -rf "$work/set"
  mkdir "$work/set" || return 1
  tar --extract --file "$work/set.tar" --directory "$work/set" --no-same-owner --no-same-permissions \
    --keep-old-files --touch >/dev/null 2>&1
}

# Fetches a set, checks it and shows it. If it has a fault, refuses or postpones it.
take() {
  [ "$1" != "$(cat "$work/refused" 2>/dev/null)" ] || return 0
  if [ "$failed" = "$1" ] && [ "$rounds_left" -gt 0 ]; then
    rounds_left=$((rounds_left - 1))
    return 0
  fi
  if [ ! -d "$folder/sets/$1" ]; then
    download "$1"
    case $? in
    0) ;;
    2) refuse "$1" 'has more than 64 MB' && return ;;
    *) put_off "$1" 'cannot be fetched' && return ;;
    esac
    fault=$(fault_of_list)
    [ -z "$fault" ] || { refuse "$1" "$fault" && return; }
    unpack || { put_off "$1" 'cannot be unpacked' && return; }
    fault=$(fault_of_files)
    [ -z "$fault" ] || { refuse "$1" "$fault" && return; }
    chmod -R u=rwX,go=rX "$work/set"
    # nginx distinguishes versions of a file by date and size. The date is derived from the set's name, so that it is
    # the same on every server.
    find "$work/set" -type f -exec touch --date="@$(printf %d "0x$(printf %s "$1" | cut -c 1-7)")" {} +
    mv "$work/set" "$folder/sets/$1" || { put_off "$1" 'cannot be put in place' && return; }
  fi
  show "sets/$1" || { put_off "$1" 'cannot be put in place' && return; }
  failed=''
  say info "Shows the set $1, version $version."
}

# Switches to the pages of the image or to a set. Keeps the set's hashed files, then replaces the link in one step.
# Usage: show base|sets/NAME
show() {
  for file in "$folder/current/site"/*; do
    [ ! -f "$file" ] || touch "$folder/kept/site/$(basename "$file")"
  done
  for file in "$folder/$1/site"/*; do
    [ -f "$file" ] || continue
    kept=$folder/kept/site/$(basename "$file")
    [ -f "$kept" ] || { cp "$file" "$folder/kept/new" && touch "$folder/kept/new" && mv "$folder/kept/new" "$kept"; } || return 1
  done
  touch "$folder/$1"
  ln -sfn "$1" "$folder/current.new" && mv -T "$folder/current.new" "$folder/current" || return 1
}

# Removes all sets except the last two, and kept files that are too old or too many.
tidy() {
  rm -rf "$work/set" "$work/set.tar"
  ls -1t "$folder/sets" | tail -n +3 | while read -r set; do rm -rf "$folder/sets/$set"; done
  old=$(
    find "$folder/kept/site" -type f -mmin "+$kept_minutes"
    find "$folder/kept/site" -type f -printf '%T@ %p\n' | sort -rn | tail -n "+$((kept_files + 1))" | cut -d ' ' -f 2-
  )
  for file in $old; do
    [ -f "$folder/current/site/$(basename "$file")" ] || rm -f "$file"
  done
}

# Asks the content service for the current set. If the service has failed three times, or while no set is shown, asks
# the object store. The store may name an older set than the shown one.
ask_once() {
  shown=$(shown_set)
  if ask "$content/api/internal/site-sets/current?build=$build&name=$name&shows=$shown"; then
    [ "$failures" -lt 3 ] || say info 'The service content answers again.'
    failures=0
  else
    failures=$((failures + 1))
    cause='The service content names no set; the object store is asked.'
    [ "$failures" -ne 3 ] || ! is_full || cause="Published pages $no_room."
    [ "$failures" -ne 3 ] || say warn "$cause"
    [ -z "$shown" ] || [ "$failures" -ge 3 ] || return
    ask "$store/site/current-$build" && [ -n "$named" ] || return
    [ -z "$shown" ] || [ "$version" -gt "$(field "$folder/current/set.json" version '[0-9]{1,15}')" ] || return
  fi
  [ -n "$named" ] && [ "$named" != "$shown" ] || return
  take "$named"
  tidy
}

follow() {
  failures=0 failed='' rounds_left=0 wait_rounds=0
  while :; do
    ask_once
    sleep "$pause"
  done
}

if [ "${1:-}" = follow ]; then
  follow
fi

mkdir -p "$folder/sets" "$folder/kept/site" "$work"
rm -f "$work/refused"
# The folder may outlive the container. Sets of another build are removed.
if [ "$(field "$folder/current/set.json" build '"[0-9a-f]{16}"' 2>/dev/null)" != "$build" ]; then
  rm -rf "$folder/current" "$folder/sets"
  mkdir "$folder/sets"
fi
case $build in
'' | *[!0-9a-f]*)
  say warn 'The image names no build: its own pages are shown.'
  show base
  exit
  ;;
esac

while :; do
  sh "$0" follow
  say warn 'Asking for published pages ended; it begins again.'
  sleep 1
done &

tenths=$((${SITE_WAIT_SECONDS:-30} * 10))
until [ -e "$folder/current" ] || [ "$tenths" -le 0 ]; do
  sleep 0.1
  tenths=$((tenths - 1))
done
if [ ! -e "$folder/current" ]; then
  say warn 'Neither the service content nor the object store names a set: the pages of the image are shown.'
  show base
fi
