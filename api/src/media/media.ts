import { extname } from 'node:path'
import { InvalidKey, type ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { FastifyInstance } from 'fastify'
import { MEDIA_PATH } from './media-path.ts'

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

/** Pictures at the site's own media address. A picture that changes gets another key, so a day in caches is safe. */
export function registerMedia(fastify: FastifyInstance, storage: ObjectStorage): void {
  fastify.get<{ Params: { '*': string } }>(`${MEDIA_PATH}*`, async (request, reply) => {
    const key = request.params['*']
    const type = types[extname(key)]
    const object = type ? await findObject(storage, key) : null
    if (!type || !object) return await reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such picture.')
    const etag = `"${object.size.toString(36)}-${object.lastModified.getTime().toString(36)}"`
    void reply.headers({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag,
      'last-modified': object.lastModified.toUTCString(),
      // A drawing opened by itself must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Mails show our pictures, and who reads them in a browser does so on another site.
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match'] === etag) {
      object.body.destroy()
      return await reply.status(304).send()
    }
    return await reply.type(type).header('content-length', object.size).send(object.body)
  })
}

async function findObject(storage: ObjectStorage, key: string) {
  try {
    return await storage.get(key)
  } catch (error) {
    if (error instanceof InvalidKey) return null
    throw error
  }
}
