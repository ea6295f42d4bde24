#!/bin/sh
# Runs at every start, and changes nothing the second time: the bucket, and a key that reaches this bucket alone.
set -eu
mc alias set site http://minio:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"
mc mb --ignore-existing "site/$S3_BUCKET"
cat > /tmp/policy.json <<JSON
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:GetBucketLocation", "s3:ListBucket"], "Resource": ["arn:aws:s3:::$S3_BUCKET"] },
    { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"], "Resource": ["arn:aws:s3:::$S3_BUCKET/*"] }
  ]
}
JSON
mc admin policy create site vitrine-media /tmp/policy.json
mc admin user add site "$S3_ACCESS_KEY" "$S3_SECRET_KEY"
# Attaching what is attached already is an error to mc.
mc admin policy attach site vitrine-media --user "$S3_ACCESS_KEY" || mc admin user info site "$S3_ACCESS_KEY" | grep -q vitrine-media
