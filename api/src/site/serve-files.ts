import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY

/** The type of RFC 9239; a module is UTF-8 whatever it says. */
const SCRIPT = 'text/javascript'

const IS_FILE = /^\/(assets|images)\//
/** Headers that guard documents and calls and mean nothing on a file; a page loads a dozen files. */
const OF_DOCUMENTS = [
  'accept-ranges',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'last-modified',
  'referrer-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

/**
 * The site's files: those with a hash in their name for good, pictures for a day; compressed twins made at
 * build.
 */
export async function serveFiles(fastify: FastifyInstance, clientFolder: string): Promise<void> {
  fastify.addHook('onSend', async ({ url }, reply) => {
    if (IS_FILE.test(url)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  })
  fastify.addHook('onSend', async ({ url }, reply) => {
    if (/^\/assets\/[^?]*\.js$/.test(url) && reply.statusCode === 200) reply.header('content-type', SCRIPT)
  })
  await fastify.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    etag: false,
    index: false,
  })
  await fastify.register(fastifyStatic, {
    root: join(clientFolder, 'images'),
    prefix: '/images/',
    decorateReply: false,
    preCompressed: true,
    maxAge: DAY,
    index: false,
  })
  fastify.get(
    '/favicon.ico',
    async (_, reply) =>
      await reply.header('cache-control', 'public, max-age=86400').redirect('/images/favicon.svg', 301),
  )
}
