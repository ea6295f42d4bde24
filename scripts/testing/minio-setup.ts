import { throwAwayMinio } from '../services/throw-away.ts'

/** Starts a throw-away MinIO for the contract of object storage. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, accessKey, secretKey, stop } = await throwAwayMinio()
  Object.assign(process.env, {
    VITRINE_TEST_S3_ENDPOINT: url,
    VITRINE_TEST_S3_ACCESS_KEY: accessKey,
    VITRINE_TEST_S3_SECRET_KEY: secretKey,
  })
  return stop
}
