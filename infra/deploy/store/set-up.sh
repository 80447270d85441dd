#!/bin/sh
# Makes the buckets, and for each service a login that may use only the service's own buckets. A further run only sets
# the logins' passwords again.
set -eu

export MC_CONFIG_DIR=/tmp/mc
mc alias set store http://store:9000 sandhill "$(cat /run/secrets/root)" >/dev/null
mc mb --ignore-existing store/lead-photos store/originals store/media store/site store/ledger

# Visitors may read single pictures, and public servers may read page sets, but neither may list objects.
for bucket in media site; do
  printf '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"AWS":["*"]},"Action":["s3:GetObject"],"Resource":["arn:aws:s3:::%s/*"]}]}' "$bucket" >/tmp/visitors.json
  mc anonymous set-json /tmp/visitors.json "store/$bucket"
done

login() {
  name=$1
  shift
  resources=""
  for bucket in "$@"; do
    resources="$resources,\"arn:aws:s3:::$bucket\",\"arn:aws:s3:::$bucket/*\""
  done
  grant "$name" "$(allow '"s3:GetObject","s3:PutObject","s3:DeleteObject","s3:ListBucket","s3:GetBucketLocation"' "${resources#,}")"
}

allow() {
  printf '{"Effect":"Allow","Action":[%s],"Resource":[%s]}' "$1" "$2"
}

grant() {
  name=$1
  printf '{"Version":"2012-10-17","Statement":[%s]}' "$2" >"/tmp/$name.json"
  mc admin user add store "$name" "$(cat "/run/secrets/$name")"
  mc admin policy create store "$name" "/tmp/$name.json"
  mc admin policy attach store "$name" --user "$name" 2>/dev/null || mc admin user info store "$name" >/dev/null
}

login leads lead-photos
login media originals media
login content site

# Backups may read everything, and may add objects to the ledger. No login may remove objects from the ledger.
grant backup "$(
  allow '"s3:GetObject","s3:ListBucket","s3:GetBucketLocation"' '"arn:aws:s3:::*"'
  printf ,
  allow '"s3:PutObject"' '"arn:aws:s3:::ledger/*"'
)"
