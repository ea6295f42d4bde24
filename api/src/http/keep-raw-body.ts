import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'

const bodies = new WeakMap<FastifyRequest['raw'], Buffer[]>()

/** Notifications are signed over what came, byte for byte, which no parsed body tells: it is kept beside for calls with access `webhook`. */
export function registerRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const endpoint = request.routeOptions.config.endpoint
    if (endpoint?.access !== 'webhook' || endpoint.method !== 'POST') return undefined
    const kept: Buffer[] = []
    bodies.set(request.raw, kept)
    const copy = new PassThrough()
    copy.on('data', (chunk: Buffer) => kept.push(chunk))
    return payload.pipe(copy)
  })
}

export function rawBodyOf({ raw }: FastifyRequest): Uint8Array {
  return Buffer.concat(bodies.get(raw) ?? [])
}
