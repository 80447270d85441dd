#!/bin/sh
# Writes nginx's configuration for the gateway (GATEWAY_ADDRESS), the object store (STORE_URL) and the name server that
# resolves both.
set -eu

store=${STORE_URL:-http://store:9000}
scheme=${store%%://*}
host=${store#*://}
host=${host%%/*}
case $scheme in
http) port=80 ;;
https) port=443 ;;
*)
  echo "STORE_URL must start with http:// or https://, and is \"$store\"." >&2
  exit 1
  ;;
esac
case $host in *:*) address=$host ;; *) address=$host:$port ;; esac

nameserver=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf | head -n 1)
case $nameserver in *:*) nameserver="[$nameserver]" ;; esac

cat >/tmp/upstreams.conf <<EOF
# \`resolve\` looks the names up again, so that copies of a service can be added and removed.
resolver ${nameserver:-127.0.0.11} valid=1s ipv6=off;

# The gateway has no named upstream. Each request resolves the addresses of the gateway's copies when it begins, and
# uses this list until one accepts. The list of a named upstream may change in between, which would end the search for a
# copy.
map "" \$gateway_address { default ${GATEWAY_ADDRESS:-gateway:3000}; }

upstream store {
    zone store 64k;
    server $address resolve max_fails=0;
    keepalive 16;
}

map "" \$store_scheme { default $scheme; }
map "" \$store_host { default $host; }
EOF
[ "$scheme" = http ] || cat >>/tmp/upstreams.conf <<EOF
proxy_ssl_server_name on;
proxy_ssl_name ${host%%:*};
proxy_ssl_verify on;
proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
EOF
