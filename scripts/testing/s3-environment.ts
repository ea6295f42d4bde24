import type { RunningS3 } from '../services/s3-servers.ts'

/** Names a server to the contract of object storage; returns how to stop it. */
export function tellTests({ url, accessKey, secretKey, stop }: RunningS3): () => Promise<void> {
  Object.assign(process.env, {
    VITRINE_TEST_S3_ENDPOINT: url,
    VITRINE_TEST_S3_ACCESS_KEY: accessKey,
    VITRINE_TEST_S3_SECRET_KEY: secretKey,
  })
  return stop
}
