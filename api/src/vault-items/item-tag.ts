import type { FastifyReply } from 'fastify'

/** The revision as an ETag, which the caller's next write sends back as If-Match. */
export function tagRevision(reply: FastifyReply, { revision }: { revision: number }): void {
  void reply.header('etag', `"${revision}"`)
}
