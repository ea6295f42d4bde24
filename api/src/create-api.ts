import type { Type } from '@nestjs/common'
import type { DecoderPool } from '@vitrine/decoding/decoders'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AppModule } from './app.module.ts'
import { feeds, shownPages, sitemapFiles, sitemapParts } from './areas.ts'
import { CacheMeters } from './cached-areas/cache-meters.ts'
import { Generations } from './cached-areas/generations.ts'
import { consoleFolder, registerConsole } from './console/register-console.ts'
import { LARGEST_BODY, bodyLimitOf } from './http/body-limit.ts'
import { trustProxyOption } from './http/client-address.ts'
import { respondToClientError } from './http/client-error.ts'
import { respondWithError } from './http/error-response.ts'
import { registerRequestFrame } from './http/request-frame.ts'
import type { ActorOf } from './http/staff-gate.ts'
import { registerHealth } from './health/health.ts'
import { ActorReader } from './http/actor-reader.ts'
import type { Resources } from './infrastructure/infrastructure.module.ts'
import { CLOCK } from './infrastructure/tokens.ts'
import type { Clock } from '@vitrine/platform/clock'
import { registerMedia } from './media/media.ts'
import { SITE_DECODERS } from './pictures/decoders.provider.ts'
import { UploadFolder } from './pictures/upload-folder.ts'
import { registerBullBoard } from './operations/bull-board/bull-board.ts'
import { ObservedQueues } from './operations/observed-queues.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { registerSite } from './site/register-site.ts'

/** A request id from a proxy is taken over when it looks like one. */
const REQUEST_ID = /^[\w-]{8,64}$/

export interface Route {
  method: string
  url: string
}

/** The api, ready to listen or to be asked in process. */
export async function createApi(
  resources: Resources,
  { onRoute, more }: { onRoute?: (route: Route) => void; more?: readonly Type[] } = {},
): Promise<NestFastifyApplication> {
  const { config } = resources
  const adapter = new FastifyAdapter({
    // Nothing here is a middleware of Nest's.
    skipMiddie: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    forceCloseConnections: 'idle',
    // The longest that any call has; most have a minute, which the request frame sees to.
    requestTimeout: 60 * 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: respondToClientError,
    // What the router refuses before any hook and handler.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      respondWithError(resources.logger, error, request, reply),
    // As the site's own router has it: in any case, with a slash at the end or without.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: ({ headers }: IncomingMessage) =>
      typeof headers['x-request-id'] === 'string' && REQUEST_ID.test(headers['x-request-id'])
        ? headers['x-request-id']
        : randomUUID(),
  })
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(resources, more), adapter, {
    logger: ['error', 'warn'],
    abortOnError: false,
  })
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint
    if (endpoint) route.bodyLimit = bodyLimitOf(endpoint)
  })
  if (onRoute)
    fastify.addHook('onRoute', ({ method, url }) =>
      [method].flat().forEach((each) => onRoute({ method: each, url })),
    )
  await registerRequestFrame(fastify, resources)
  registerHealth(fastify, resources.checks)
  registerOpenApi(fastify, config)
  registerMedia(fastify, {
    storage: resources.storage,
    logger: resources.logger,
    decoders: app.get<DecoderPool>(SITE_DECODERS, { strict: false }).forAccount('site'),
    folders: app.get(UploadFolder, { strict: false }),
  })
  const actors = app.get(ActorReader, { strict: false })
  const actorOf: ActorOf = (request) => actors.actorOf(request)
  const respondWithSitePage = await registerSite(fastify, {
    ...resources,
    sitemap: Object.values(sitemapParts),
    sitemapFiles: Object.values(sitemapFiles),
    feeds,
    shownPages,
    generations: app.get(Generations, { strict: false }),
    meters: app.get(CacheMeters, { strict: false }),
    clock: app.get<Clock>(CLOCK, { strict: false }),
    actorOf,
  })
  await registerConsole(fastify, { config, actorOf, folder: consoleFolder(), notFound: respondWithSitePage })
  registerBullBoard(fastify, {
    actorOf,
    queues: app.get(ObservedQueues, { strict: false }),
    notFound: respondWithSitePage,
  })
  await app.init()
  return app
}
