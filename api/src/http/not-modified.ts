import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Thrown by a handler whose response the caller has already: a 304 with the headers that were set, and no
 * body.
 */
export class NotModified extends Error {}

/**
 * Tags what may be shown as long as somebody lets it: nobody keeps it without asking.
 *
 * @throws NotModified where the caller has it
 */
export function tagShown(request: FastifyRequest, reply: FastifyReply, tag: string): void {
  const etag = `"${tag}"`
  void reply.headers({ 'cache-control': 'private, no-cache', etag })
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
  if (known.includes(etag)) throw new NotModified()
}
