import { Client, type ClientOptions } from 'minio'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { assertKey, type ObjectStorage } from './object-storage.ts'

export interface S3Options {
  /** http(s)://host:port */
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** Of what is sent in parts, so much is held at once. S3 takes no part below 5 MiB. */
const PART_SIZE = 8 * 1024 * 1024

/** Objects in a bucket of any S3. The bucket is made where it is missing. */
export function s3Storage({ endpoint, bucket, accessKey, secretKey }: S3Options): ObjectStorage {
  const client = new Client({ ...addressOf(endpoint), accessKey, secretKey, partSize: PART_SIZE })
  let ready: Promise<void> | undefined
  const withBucket = async () => {
    ready ??= ensureBucket(client, bucket)
    await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
  }
  const put: ObjectStorage['put'] = async (key, body, contentType, length) => {
    assertKey(key)
    await withBucket()
    const sent = client.putObject(bucket, key, body, length, { 'Content-Type': contentType })
    // Of a stream that breaks the client hears nothing: it would wait for its end for ever.
    await Promise.all([sent, body instanceof Readable ? finished(body) : null])
  }
  return {
    put,
    putFile: async (key, path, contentType, length) =>
      await put(key, createReadStream(path), contentType, length),
    async get(key, range) {
      assertKey(key)
      await withBucket()
      const stats = await client.statObject(bucket, key).catch(absentAsNull)
      if (!stats) return null
      const wanted = range
        ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
        : client.getObject(bucket, key)
      const body = await wanted.catch(absentAsNull)
      return body && { body, size: stats.size, lastModified: stats.lastModified }
    },
    async exists(key) {
      assertKey(key)
      await withBucket()
      return (await client.statObject(bucket, key).catch(absentAsNull)) !== null
    },
    async delete(key) {
      assertKey(key)
      await withBucket()
      await client.removeObject(bucket, key)
    },
    async measure() {
      await withBucket()
      const sum = { files: 0, bytes: 0 }
      for await (const { size } of client.listObjectsV2(bucket, '', true)) {
        sum.files += 1
        sum.bytes += size ?? 0
      }
      return sum
    },
  }
}

function addressOf(endpoint: string): Pick<ClientOptions, 'endPoint' | 'port' | 'useSSL'> {
  const { hostname, port, protocol } = new URL(endpoint)
  const useSSL = protocol === 'https:'
  return { endPoint: hostname, port: port ? Number(port) : useSSL ? 443 : 80, useSSL }
}

async function ensureBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return
  await client.makeBucket(bucket).catch((error: { code?: string }) => {
    // Another process was quicker.
    if (error.code !== 'BucketAlreadyOwnedByYou') throw error
  })
}

function absentAsNull(error: { code?: string }): null {
  if (error.code === 'NoSuchKey' || error.code === 'NotFound') return null
  throw error
}
