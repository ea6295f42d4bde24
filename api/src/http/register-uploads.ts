import multipart from '@fastify/multipart'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the bodies of files through unread: forms with files and, to an endpoint that takes a stream, anything that nothing
 * else reads. The endpoint's own limits hold while they are read.
 */
export async function registerUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart)
  // Fastify reads plain text by itself, and a call that takes JSON would then find fault with its fields.
  fastify.removeContentTypeParser('text/plain')
  fastify.addContentTypeParser('*', (request, payload, done) => {
    if (request.routeOptions.config.endpoint?.bodyType === 'stream') done(null, payload)
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'))
  })
}
