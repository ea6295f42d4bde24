import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { AppError } from '@vitrine/platform/app-error'
import { httpMetrics } from '@vitrine/platform/metrics'
import { runInContext } from '@vitrine/platform/request-context'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import { bodyTimesOf, watchBody } from './body-timeout.ts'
import { clientAddress } from './client-address.ts'
import { settleRateLimits } from './endpoint-rate-limits.ts'
import { registerRawBodies } from './keep-raw-body.ts'
import { registerUploads } from './register-uploads.ts'
import type { VitrineRequest } from './request.ts'
import { ownerOfRequest, pathOf } from './path-owner.ts'
import type { Resources } from '../infrastructure/infrastructure.module.ts'

/** What every request passes: its id and log line, safe headers, cookies, compression, uploads, rate limits. */
export async function registerRequestFrame(fastify: FastifyInstance, resources: Resources): Promise<void> {
  registerContext(fastify, resources)
  fastify.addHook('onRequest', async (request, reply) => watchBody(request, reply, bodyTimesOf(request.routeOptions.config?.endpoint)))
  fastify.addHook('onRequest', refuseOddHost)
  fastify.addHook('onRequest', toSingleSlashes)
  fastify.addHook('onRequest', refuseEncodedBody)
  await fastify.register(helmet, {
    // Each surface sets its own policy: the site, the console, the editor.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: resources.config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await fastify.register(cookie)
  await fastify.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await registerUploads(fastify)
  registerRawBodies(fastify)
  await registerRateLimit(fastify, resources)
}

function registerContext(fastify: FastifyInstance, { logger, metrics }: Resources): void {
  const { observe } = httpMetrics(metrics)
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    runInContext({ requestId: request.id }, done)
  })
  fastify.addHook('onSend', async (request: VitrineRequest, reply) => {
    await settleRateLimits(request, reply.statusCode)
    // What a call responds with is for its caller alone, unless it says otherwise.
    if (!reply.hasHeader('cache-control') && ownerOfRequest(request) === 'api') void reply.header('cache-control', 'private, no-store')
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    observe({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    const level = status >= 500 ? 'error' : 'info'
    // The path without its query: what members search for is their own business.
    logger[level]({ requestId: request.id, method: request.method, path: pathOf(request.url), status, milliseconds: Math.round(reply.elapsedTime) }, 'request')
  })
}

/** A name or an address, and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]*)(:\d{0,5})?$/i

/**
 * Of two Host headers Node takes the first; a proxy before us may have judged the other one.
 * @throws AppError VALIDATION_FAILED
 */
async function refuseOddHost({ host, raw }: FastifyRequest): Promise<void> {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (!HOST.test(host) || hosts.length > 1) throw new AppError('VALIDATION_FAILED')
}

/**
 * Nothing stands at a path with an empty segment: who reads one is sent to the path that was meant, whoever owns it.
 * Backslashes count, because browsers take them for slashes, and `/\elsewhere` for another site.
 */
async function toSingleSlashes({ method, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const path = pathOf(url)
  if (!['GET', 'HEAD'].includes(method) || !/^[/\\].*[/\\]{2}|^[/\\]{2}/.test(path)) return undefined
  return await reply.header('cache-control', 'private, no-store').redirect(path.replace(/[/\\]{2,}/g, '/') + url.slice(path.length), 308)
}

/**
 * A body is read as it comes: some hundred bytes that unpack to megabytes would get past the limit on its size.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE
 */
async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/**
 * All requests from one network address together, counted in this process: reading pages costs no write. What changes
 * something is counted by its guard as well, for all processes.
 */
async function registerRateLimit(fastify: FastifyInstance, { config }: Resources): Promise<void> {
  const most = config.RATE_LIMIT_PER_MINUTE
  await fastify.register(rateLimit, {
    timeWindow: 60_000,
    max: most,
    keyGenerator: (request) => normalizeIP(clientAddress(request) ?? 'unknown'),
    allowList: () => most === 0,
    errorResponseBuilder: (_, { ttl }) => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}
