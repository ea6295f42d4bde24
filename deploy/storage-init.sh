#!/bin/sh
# Runs at every start, and changes nothing the second time: the product's key, and the bucket that it owns. The key reaches no other bucket and can make none. After a change in .env the bucket belongs to the new key, and the old one reaches nothing.
# The gateway leaves it to the kernel when a file is written to the disk. What is made in these folders is written at once, so that a power failure takes nothing that was stored (ext4 and XFS hand the attribute down, others may not).
set -eu
chattr +S "$@" || echo "chattr +S $*: a power failure may take what was stored in the last seconds" >&2
listed() {
  awk -v name="$1" '$1 == name { found = 1 } END { exit !found }'
}
users=$(versitygw admin list-users)
buckets=$(versitygw admin list-buckets)
if echo "$users" | listed "$S3_ACCESS_KEY"; then account=update-user; else account=create-user; fi
versitygw admin "$account" --access="$S3_ACCESS_KEY" --secret="$S3_SECRET_KEY" --role=user
if echo "$buckets" | listed "$S3_BUCKET"; then bucket=change-bucket-owner; else bucket=create-bucket; fi
versitygw admin "$bucket" --bucket="$S3_BUCKET" --owner="$S3_ACCESS_KEY"
