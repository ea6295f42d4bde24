import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { AppError } from '@vitrine/platform/app-error'
import { httpMetrics } from '@vitrine/platform/metrics'
import { runInContext } from '@vitrine/platform/request-context'
import { fastify as createFastify, type FastifyInstance, type FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import type { Resources } from '../infrastructure/infrastructure.module.ts'
import { bodyTimesOf, watchBody } from './body-timeout.ts'
import { addressOf, settleRateLimits } from './endpoint-rate-limits.ts'
import { registerRawBodies } from './keep-raw-body.ts'
import { ownerOfRequest, pathOf } from './path-owner.ts'
import type { VitrineRequest } from './request.ts'
import { mediaTypeOf } from './upload-refusals.ts'

const JSON_TYPE = 'application/json'

/** What such a body is called between the hook and the parser, which nothing else takes. */
const UNREAD_JSON = 'application/x-unread-json'

/** What every request passes: its id and log line, safe headers, cookies, compression, uploads, rate limits. */
export async function registerRequestFrame(fastify: FastifyInstance, resources: Resources): Promise<void> {
  await registerContext(fastify, resources)
  fastify.addHook('onRequest', (request, reply, done) => {
    watchBody(request, reply, bodyTimesOf(request.routeOptions.config?.endpoint))
    const refused = oddHost(request) ?? encodedBody(request)
    const path = refused ? null : singleSlashes(request)
    if (path === null) done(refused ?? undefined)
    else void reply.header('cache-control', 'private, no-store').redirect(path, 308)
  })
  await fastify.register(cookie)
  await fastify.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await registerUploads(fastify)
  registerRawBodies(fastify)
  await registerRateLimit(fastify, resources)
}

async function registerContext(
  fastify: FastifyInstance,
  { config, logger, metrics }: Resources,
): Promise<void> {
  const { observe } = httpMetrics(metrics)
  const safe = await safeHeaders(config)
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(safe).header('x-request-id', request.id)
    runInContext({ requestId: request.id }, done)
  })
  fastify.addHook('onSend', (request: VitrineRequest, reply, _payload, done) => {
    // What a call responds with is for its caller alone, unless it says otherwise.
    if (!reply.hasHeader('cache-control') && ownerOfRequest(request) === 'api')
      void reply.header('cache-control', 'private, no-store')
    const settled = request.countedCalls ? settleRateLimits(request, reply.statusCode) : null
    if (settled) settled.then(() => done(), done)
    else done()
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    observe({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    const level = status >= 500 ? 'error' : 'info'
    // The path without its query: what members search for is their own business.
    logger[level](
      {
        requestId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

/** What any response has by itself. */
const OF_ANY_RESPONSE = new Set([
  'content-length',
  'content-type',
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/**
 * Which headers the library wants. They are the same for each response, so it is asked once and not for every
 * request.
 */
async function safeHeaders({ publicUrl }: Resources['config']): Promise<Record<string, string>> {
  const asked = createFastify()
  await asked.register(helmet, {
    // Each surface sets its own policy: the site, the console, the editor.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_ANY_RESPONSE.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

/** A name or an address, and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]*)(:\d{0,5})?$/i

/** Of two Host headers Node takes the first; a proxy before us may have judged the other one. */
function oddHost({ host, raw: { rawHeaders } }: FastifyRequest): AppError | null {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return HOST.test(host) && hosts <= 1 ? null : new AppError('VALIDATION_FAILED')
}

/**
 * Nothing stands at a path with an empty segment: who reads one is sent to the path that was meant, whoever
 * owns it. Backslashes count, because browsers take them for slashes, and `/\elsewhere` for another site.
 * Null where none is empty.
 */
function singleSlashes({ method, url }: FastifyRequest): string | null {
  const path = pathOf(url)
  if (!['GET', 'HEAD'].includes(method) || !/^[/\\].*[/\\]{2}|^[/\\]{2}/.test(path)) return null
  return path.replace(/[/\\]{2,}/g, '/') + url.slice(path.length)
}

/**
 * A body is read as it comes: some hundred bytes that unpack to megabytes would get past the limit on its
 * size.
 */
function encodedBody({ headers }: FastifyRequest): AppError | null {
  const encoding = headers['content-encoding']
  return encoding === undefined || encoding.trim().toLowerCase() === 'identity'
    ? null
    : new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/**
 * All requests from one network address together, counted in this process: reading pages costs no write. What
 * changes something is counted by its guard as well, for all processes.
 */
async function registerRateLimit(fastify: FastifyInstance, { config }: Resources): Promise<void> {
  const most = config.RATE_LIMIT_PER_MINUTE
  if (most === 0) return
  await fastify.register(rateLimit, {
    timeWindow: 60_000,
    max: most,
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

/**
 * Lets the bodies of files through unread: forms with files and, to an endpoint that takes a stream, anything
 * that nothing else reads. The endpoint's own limits hold while they are read.
 */
async function registerUploads(fastify: FastifyInstance): Promise<void> {
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
