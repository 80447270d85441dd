#!/bin/sh
# Renders the overlays and checks them. Kubernetes' own schemas are checked with kubectl-validate. Pod security
# (`restricted`) and network policies (default deny, and only the wanted connections) are checked with the programs in
# check/. kube-linter is used if it is on the PATH. Takes kustomize (or kubectl) and kubectl-validate from the PATH, or
# builds them with Go into a folder of the user's cache.
set -eu
cd "$(dirname "$0")"

tools=${XDG_CACHE_HOME:-$HOME/.cache}/sandhill-tools
PATH=$PATH:$tools
need() {
  command -v "$1" >/dev/null || GOBIN=$tools CGO_ENABLED=0 go install "$2" 2>&1 || {
    echo "Kubernetes' manifests were not checked: $1 is needed, or Go to build it." >&2
    exit 1
  }
}
kubectl kustomize --help >/dev/null 2>&1 || need kustomize sigs.k8s.io/kustomize/kustomize/v5@v5.7.1
need kubectl-validate sigs.k8s.io/kubectl-validate@v0.0.4

render() {
  if command -v kustomize >/dev/null; then kustomize build "$1"; else kubectl kustomize "$1"; fi
}

rendered=$(mktemp -d)
trap 'rm -rf "$rendered"' EXIT
for overlay in overlays/*/; do
  name=$(basename "$overlay")
  render "$overlay" >"$rendered/$name.yaml"
  # Kubernetes' own schemas do not include the types of the Prometheus Operator.
  awk 'BEGIN { RS = ORS = "---\n" } !/monitoring\.coreos\.com/' "$rendered/$name.yaml" >"$rendered/own.yaml"
  kubectl-validate "$rendered/own.yaml"
  ! command -v kube-linter >/dev/null || kube-linter lint --config kube-linter.yaml "$rendered/$name.yaml"
  ../../../../node_modules/.bin/node check/run.ts "$rendered/$name.yaml"
  echo "$name: $(grep -c '^kind:' "$rendered/$name.yaml") objects"
done
