import type { FastifyRequest } from 'fastify'

/** Bytes of a body as its sender states them; undefined where it comes in pieces of unknown number. */
export function statedBytesOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const stated = headers['content-length']
  return stated === undefined ? undefined : Number(stated)
}
