import { expect, test } from 'vitest'
import { objectStorageContract } from './object-storage.contract.ts'
import { s3Storage } from './s3-storage.ts'

/** The server that the ring's set-up has started. */
function setting(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(
      `${name} is not set: run the suite as the vitest project \`versitygw\` or \`minio\`, or as \`npm run verify -- storage\``,
    )
  return value
}

const server = {
  endpoint: setting('VITRINE_TEST_S3_ENDPOINT'),
  accessKey: setting('VITRINE_TEST_S3_ACCESS_KEY'),
  secretKey: setting('VITRINE_TEST_S3_SECRET_KEY'),
}
objectStorageContract('S3', () => s3Storage({ ...server, bucket: 'vitrine-contract' }))

test('a bucket that several open at once is made once', async () => {
  const storages = [1, 2, 3, 4].map(() => s3Storage({ ...server, bucket: 'vitrine-race' }))
  await Promise.all(
    storages.map((storage, at) => storage.put(`race/${at}.txt`, Buffer.from('x'), 'text/plain')),
  )
  expect(await Promise.all(storages.map((storage, at) => storage.exists(`race/${at}.txt`)))).toEqual([
    true,
    true,
    true,
    true,
  ])
})
