#!/bin/sh
# Makes the buckets of a managed object store. Visitors may read single pictures, and public servers may read page sets,
# but neither may list objects. Create the logins of the services at the provider. A further run changes nothing.
set -eu

export MC_CONFIG_DIR=/tmp/mc
mc alias set store "$S3_URL" "$S3_ACCESS_KEY" "$S3_SECRET_KEY" >/dev/null
mc mb --ignore-existing store/lead-photos store/originals store/media store/site store/ledger
for bucket in media site; do
  printf '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"AWS":["*"]},"Action":["s3:GetObject"],"Resource":["arn:aws:s3:::%s/*"]}]}' "$bucket" >/tmp/visitors.json
  mc anonymous set-json /tmp/visitors.json "store/$bucket"
done
