import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { signIn } from '@vitrine/contracts/identity/endpoints'
import { AppError } from '@vitrine/platform/app-error'
import { httpMetrics } from '@vitrine/platform/metrics'
import { runInContext } from '@vitrine/platform/request-context'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import type { Resources } from '../infrastructure/infrastructure.module.ts'
import type { VitrineRequest } from './request.ts'

/** Sign-ins from one address a minute: far above a household, far below a guessing machine. */
const SIGN_INS_PER_MINUTE = 30

/** What every request passes: its id and log line, safe headers, cookies, compression, throttling. */
export async function registerRequestFrame(fastify: FastifyInstance, resources: Resources): Promise<void> {
  registerContext(fastify, resources)
  await fastify.register(helmet, {
    // Each surface sets its own policy: the site, the console, the editor.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: resources.config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await fastify.register(cookie)
  await fastify.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await registerThrottle(fastify, resources)
}

function registerContext(fastify: FastifyInstance, { logger, metrics }: Resources): void {
  const { observe } = httpMetrics(metrics)
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    runInContext({ requestId: request.id }, done)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    observe({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    const level = status >= 500 ? 'error' : 'info'
    // The path without its query: what members search for is their own business.
    logger[level]({ requestId: request.id, method: request.method, path: request.url.split('?', 1)[0], status, milliseconds: Math.round(reply.elapsedTime) }, 'request')
  })
}

async function registerThrottle(fastify: FastifyInstance, { config }: Resources): Promise<void> {
  const general = config.RATE_LIMIT_PER_MINUTE
  await fastify.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => `${isSignIn(request) ? 'sign-in' : 'any'} ${request.ip}`,
    max: (request) => (isSignIn(request) ? SIGN_INS_PER_MINUTE : general),
    allowList: (request) => general === 0 && !isSignIn(request),
    errorResponseBuilder: (request) => {
      // The guard, which knows the endpoint and so the error's shape, comes only after the throttle.
      if (isSignIn(request)) Object.assign(request, { endpoint: signIn } satisfies Partial<VitrineRequest>)
      return new AppError('TOO_MANY_REQUESTS')
    },
  })
}

function isSignIn(request: FastifyRequest): boolean {
  return request.method === signIn.method && request.routeOptions.url === signIn.path
}
