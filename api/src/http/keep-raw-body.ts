import type { FastifyInstance, FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest['raw'], Buffer[]>()

/**
 * Notifications are signed over what came, byte for byte, which no parsed body tells: it is kept beside for
 * calls with access `webhook`.
 */
export function registerRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const endpoint = request.routeOptions.config.endpoint
    if (endpoint?.access === 'webhook' && endpoint.method === 'POST') {
      const kept: Buffer[] = []
      bodies.set(request.raw, kept)
      // Whoever parses the body listens later, and both are given each piece.
      payload.on('data', (chunk: Buffer) => kept.push(chunk))
      payload.pause()
    }
    done(null, payload)
  })
}

export function rawBodyOf({ raw }: FastifyRequest): Uint8Array {
  return Buffer.concat(bodies.get(raw) ?? [])
}
