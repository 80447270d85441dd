#!/bin/bash
# A backup each night at half past three (New York), checked when it is made; the newest 14 are kept.
set -euo pipefail
export TZ=America/New_York
trap 'exit 0' TERM INT
kept=14

while true; do
  now=$(date +%s)
  # Between two and three there is no time at all when the clocks go forward.
  next=$(date --date 'today 03:30' +%s)
  [ "$next" -gt "$now" ] || next=$(date --date 'tomorrow 03:30' +%s)
  sleep $((next - now)) &
  wait $!
  name=nightly-$(date +%F)
  rm -rf "/backups/$name.part"
  if make-backup.sh "$name.part" && verify-backup.sh "$name.part"; then
    rm -rf "/backups/$name"
    mv "/backups/$name.part" "/backups/$name"
    rm -f /tmp/failed
    find /backups -maxdepth 1 -type d -name 'nightly-*' ! -name '*.part' | sort | head --lines=-$kept | xargs --no-run-if-empty rm -rf
  else
    rm -rf "/backups/$name.part"
    touch /tmp/failed
    echo "The backup $name failed; the earlier ones are kept."
  fi
done
