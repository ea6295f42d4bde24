import multipart from '@fastify/multipart'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyInstance } from 'fastify'
import { mediaTypeOf } from './upload-refusals.ts'

const JSON_TYPE = 'application/json'
/** What such a body is called between the hook and the parser, which nothing else takes. */
const UNREAD_JSON = 'application/x-unread-json'

/**
 * Lets the bodies of files through unread: forms with files and, to an endpoint that takes a stream, anything
 * that nothing else reads. The endpoint's own limits hold while they are read.
 */
export async function registerUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart)
  // JSON that is too large to be held is read by its handler; Fastify would parse it at once.
  fastify.addHook('preParsing', ({ headers, routeOptions }, _reply, payload, done) => {
    if (
      routeOptions.config.endpoint?.bodyType === 'stream' &&
      mediaTypeOf(headers['content-type']) === JSON_TYPE
    )
      headers['content-type'] = UNREAD_JSON
    done(null, payload)
  })
  // Fastify reads plain text by itself, and a call that takes JSON would then find fault with its fields.
  fastify.removeContentTypeParser('text/plain')
  fastify.addContentTypeParser('*', (request, payload, done) => {
    if (request.headers['content-type'] === UNREAD_JSON) request.headers['content-type'] = JSON_TYPE
    if (request.routeOptions.config.endpoint?.bodyType === 'stream') done(null, payload)
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'))
  })
}
