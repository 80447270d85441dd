#!/bin/bash
# A backup each night at half past two (New York), checked when it is made; the newest 14 are kept.
set -euo pipefail
export TZ=America/New_York
trap 'exit 0' TERM INT
kept=14

while true; do
  now=$(date +%s)
  next=$(date --date 'today 02:30' +%s)
  [ "$next" -gt "$now" ] || next=$(date --date 'tomorrow 02:30' +%s)
  sleep $((next - now)) &
  wait $!
  name=nightly-$(date +%F)
  if make-backup.sh "$name" && verify-backup.sh "$name"; then
    find /backups -maxdepth 1 -type d -name 'nightly-*' | sort | head --lines=-$kept | xargs --no-run-if-empty rm -rf
  else
    echo "The backup $name failed; the earlier ones are kept."
  fi
done
