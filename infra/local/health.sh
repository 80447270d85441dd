#!/bin/sh
# Prints the health of each part, and the cause if a part is unhealthy. Reports on the stack of `make start`, or on
# Docker's stack with its containers and backups. Exits with 1 unless all parts are healthy.
set -u
cd "$(dirname "$0")/../.."

status=0
sh infra/local/in-stack.sh gateway show-health.js || status=1
if ! sh infra/local/stack-runs.sh && command -v docker >/dev/null 2>&1; then
  services=$(docker compose config --services) || exit 1
  containers=$(docker compose ps --all --format '{{.Service}} {{.State}} {{.Health}} {{.ExitCode}}') || exit 1
  ill=$(printf '%s\n' "$services" "$containers" | awk '
    { is_job = $1 ~ /^(secrets|settings.*|.*-setup|media-seed|restore)$/ }
    NF == 0 { next }
    NF == 1 { if (!is_job) missing[$1]; next }
    { delete missing[$1] }
    /unhealthy/ { print $1 "  container unhealthy"; next }
    $2 != "running" && (!is_job || $2 != "exited" || $NF != 0) { print $1 "  container " $2 }
    END { for (service in missing) print service "  container missing" }')
  [ -z "$ill" ] || { printf '%s\n' "$ill" && status=1; }
  docker compose exec -T backup node -e '
    const answer = await fetch("http://127.0.0.1:3000/health/ready");
    const { status, trouble } = await answer.json();
    console.log("backup  " + (status === "ok" ? status : status.padEnd(6) + " " + trouble.join("; ")));
    process.exitCode = status === "ok" ? 0 : 1;' 2>/dev/null || status=1
fi
exit "$status"
