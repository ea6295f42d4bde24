import {
  MEDIA_PATH,
  RENDITION_WIDTHS,
  renditionWidthOf,
  type RenditionWidth,
} from '@vitrine/contracts/media/renditions'
import { publicMediaType } from '@vitrine/domain/media/public-media'
import { AppError } from '@vitrine/platform/app-error'
import { InvalidKey, type ObjectStorage, type StoredObject } from '@vitrine/platform/storage/object-storage'
import type { FastifyInstance } from 'fastify'
import { respondWithError } from '../http/error-response.ts'
import { Renditions, type RenditionParts } from './renditions.ts'

const DRAWING = 'image/svg+xml'

/** Folders whose pictures were made of a drawing that lies beside them. */
const DRAWN = /^((?:articles|blog|categories)\/[\w-]+)\.webp$/

/**
 * Pictures at the site's own media address, as they are or `?width=` pixels wide (see `RENDITION_WIDTHS`). A
 * picture that changes gets another key, so a day in caches is safe.
 *
 * Who says to show SVG, as browsers do, gets the drawing that a picture was made of: it is smaller, sharp at
 * any size, and has a version for the night.
 */
export function registerMedia(fastify: FastifyInstance, parts: RenditionParts): void {
  const { storage, logger } = parts
  const renditions = new Renditions(parts)
  const findPicture = async (key: string, width: RenditionWidth | undefined) => {
    const type = publicMediaType(key)
    if (!type) return null
    // A drawing is sharp at any size.
    const smaller = width && type !== DRAWING ? await renditions.find(key, width) : null
    const object = smaller ?? (await findObject(storage, key))
    return object && { object, type }
  }
  fastify.get<{ Params: { '*': string }; Querystring: { width?: unknown } }>(
    `${MEDIA_PATH}*`,
    { errorHandler: (error, request, reply) => respondWithError(logger, error, request, reply) },
    async (request, reply) => {
      const refuse = async (status: number, sentence: string) =>
        await reply
          .status(status)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(sentence)
      const key = request.params['*']
      const width = renditionWidthOf(request.query.width)
      if (request.query.width !== undefined && !width)
        return await refuse(
          400,
          `Pictures come ${RENDITION_WIDTHS.join(' or ')} pixels wide, or without a width as they are.`,
        )
      const drawing = drawingOf(key)
      if (drawing) void reply.header('vary', 'Accept')
      const picture = await reaching(async () => {
        const drawn =
          drawing && showsDrawings(request.headers.accept) ? await findObject(storage, drawing) : null
        return drawn ? { object: drawn, type: DRAWING } : await findPicture(key, width)
      })
      if (!picture) return await refuse(404, 'This picture does not exist.')
      const { object, type } = picture
      const etag = `"${object.size.toString(36)}-${object.lastModified.getTime().toString(36)}"`
      void reply.headers({
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        etag,
        'last-modified': object.lastModified.toUTCString(),
        // A drawing opened by itself must not run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        // Mails show our pictures, and who reads them in a browser does so on another site.
        'cross-origin-resource-policy': 'cross-origin',
        // A drawing is used as a mask, too, which browsers fetch from an asset host only where it allows
        // that.
        'access-control-allow-origin': '*',
      })
      if (request.headers['if-none-match'] === etag) {
        object.body.destroy()
        return await reply.status(304).send()
      }
      return await reply.type(type).header('content-length', object.size).send(object.body)
    },
  )
}

function drawingOf(key: string): string | null {
  const name = DRAWN.exec(key)?.[1]
  return name ? `${name}.svg` : null
}

function showsDrawings(accept: string | undefined): boolean {
  return accept?.includes(DRAWING) ?? false
}

/** @throws AppError SERVICE_UNAVAILABLE where the storage cannot be read now; why stands in the log alone */
async function reaching<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error })
  }
}

async function findObject(storage: ObjectStorage, key: string): Promise<StoredObject | null> {
  try {
    return await storage.get(key)
  } catch (error) {
    if (error instanceof InvalidKey) return null
    throw error
  }
}
