#!/bin/sh
# Writes the list of peers whose headers about visitors nginx trusts, for infra/deploy/nginx/forwarded.conf. Also makes
# nginx listen on IPv6, if the kernel has it, and on the socket of Caddy, if its folder is mounted.
set -eu

: >/tmp/trusted-proxy.conf
for peer in $(printf '%s' "${TRUSTED_PROXY:-}" | tr ',' ' '); do
  case $peer in
  *[!0-9a-fA-F.:/]*)
    echo "TRUSTED_PROXY must hold addresses or networks (10.0.0.0/8), with commas between, and has \"$peer\"." >&2
    exit 1
    ;;
  esac
  echo "set_real_ip_from $peer;" >>/tmp/trusted-proxy.conf
done

rm -f /tmp/listen-ipv6.conf /tmp/listen-door.conf
# Without IPv6 in the kernel, nginx does not start with this line.
[ ! -e /proc/net/if_inet6 ] || echo 'listen [::]:8080;' >/tmp/listen-ipv6.conf
if [ -w /run/door ]; then
  # A socket that a killed server left would prevent nginx from listening.
  rm -f /run/door/web.sock
  echo 'listen unix:/run/door/web.sock;' >/tmp/listen-door.conf
fi
