#!/bin/sh
# Prints the health of each part and of the backups, and the cause if one is unhealthy. Reports on the stack of `make
# start`, or on Docker's stack with its containers. Exits with 1 unless all parts are healthy.
set -u
cd "$(dirname "$0")/../.."

backups='
  const { status, trouble } = await fetch(`http://127.0.0.1:${process.argv[1]}/health/ready`)
    .then((answer) => answer.json())
    .catch(() => ({ status: "down", trouble: ["does not answer"] }));
  console.log("backup  " + (status === "ok" ? status : status.padEnd(6) + " " + trouble.join("; ")));
  process.exitCode = status === "ok" ? 0 : 1;'

status=0
sh infra/local/in-stack.sh gateway show-health.js || status=1
if sh infra/local/stack-runs.sh; then
  port=$(node_modules/.bin/node -p '
    const { parts, ports } = JSON.parse(fs.readFileSync(process.argv[1], "utf8"));
    parts.backup === undefined ? "" : ports.backup' "${DATA_DIR:-.data}/stack.json")
  [ -z "$port" ] || node_modules/.bin/node -e "$backups" "$port" || status=1
elif command -v docker >/dev/null 2>&1; then
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
  docker compose exec -T backup node -e "$backups" 3000 2>/dev/null || status=1
fi
exit "$status"
