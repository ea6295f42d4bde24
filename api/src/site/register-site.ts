import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import { SIGN_OUT_FORM } from '@vitrine/contracts/identity/sign-out-form'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheMeters } from '../cached-areas/cache-meters.ts'
import type { Generations } from '../cached-areas/generations.ts'
import { respondWithError } from '../http/error-response.ts'
import type { ActorOf } from '../http/staff-gate.ts'
import { findSiteBuild, loadSite, type BuiltSite } from './built-site.ts'
import { registerCrawlers } from './crawlers.ts'
import { cachedPages } from './cached-pages.ts'
import { cachedResponses } from './cached-responses.ts'
import { knownPages } from './page-reads.ts'
import { digest } from './page-tag.ts'
import { respondWithPage, type PageContext } from './render-page.ts'
import type { Feed } from './feed.ts'
import type { SitemapFiles, SitemapPart } from './sitemap-part.ts'
import type { ShownPage } from './shown-page.ts'
import { siteSettings, type SiteConfig } from './site-settings.ts'
import { onBehalfOf, originHeaders } from '../http/asked-on-behalf.ts'

export interface SiteOptions {
  config: SiteConfig
  database: Database
  /** What the areas list for crawlers. */
  sitemap: readonly SitemapPart[]
  sitemapFiles: readonly SitemapFiles[]
  feeds: readonly Feed[]
  shownPages: readonly ShownPage[]
  logger: Logger
  generations: Generations
  /** Absent where nobody looks at how full the caches are. */
  meters?: CacheMeters
  clock: Clock
  actorOf: ActorOf
}

/** The largest form that a page without scripts posts. */
const FORM_LIMIT = 64 * 1024

/** As browsers post forms, and mail services the one click that unsubscribes. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

export type RespondWithPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the member site: its files, what crawlers ask for, and every page that no other owner has. Returns
 * how the site responds to a request, for an owner that has no page for somebody; undefined where it is not
 * built.
 */
export async function registerSite(
  root: FastifyInstance,
  options: SiteOptions,
): Promise<RespondWithPage | undefined> {
  const build = findSiteBuild(import.meta.dirname)
  if (build) return await registerBuiltSite(root, await loadSite(build), options)
  options.logger.warn('the member site is not built; only the api responds')
  return undefined
}

export async function registerBuiltSite(
  root: FastifyInstance,
  site: BuiltSite,
  {
    config,
    database,
    sitemap,
    sitemapFiles,
    feeds,
    shownPages,
    logger,
    generations,
    meters,
    clock,
    actorOf,
  }: SiteOptions,
): Promise<RespondWithPage> {
  const settings = siteSettings(config)
  const pages = cachedPages()
  const context: PageContext = {
    fastify: root,
    site,
    settings,
    database,
    shownPages,
    generations,
    clock,
    actorOf,
    version: `${site.buildId}.${digest(JSON.stringify(settings))}`,
    pages: knownPages(),
    cachedPages: pages,
    pageMeter: meters?.watch('Rendered pages', pages),
    keep: cachedResponses(generations, clock, meters),
  }
  const response: RespondWithPage = async (request, reply) => await respondWithPage(context, request, reply)
  await root.register(async (fastify) => {
    // The api's own comes later, and counts for what is registered after it.
    fastify.setErrorHandler((error, request, reply) => respondWithError(logger, error, request, reply))
    await serveFiles(fastify, site.clientFolder)
    registerCrawlers(fastify, { database, sitemap, sitemapFiles, feeds, publicUrl: config.publicUrl })
    // Pages parse their forms themselves.
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser(
      FORM_TYPES,
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    )
    registerSignOutForm(fastify, root)
    fastify.route({ method: ['GET', 'POST'], url: '/*', handler: response })
  })
  return response
}

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
async function serveFiles(fastify: FastifyInstance, clientFolder: string): Promise<void> {
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

function registerSignOutForm(site: FastifyInstance, api: FastifyInstance): void {
  site.post(SIGN_OUT_FORM, async (request, reply) => await signOut(api, request, reply))
}

/**
 * Makes the documented call in the reader's name and ends on the log-in page.
 *
 * @throws AppError CROSS_SITE_REQUEST where the form is not one of our own pages
 */
async function signOut(
  api: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Unlike the other forms of the site this one is nothing without the reader's cookie.
  const headers = {
    ...originHeaders(request),
    'x-requested-with': 'XMLHttpRequest',
    ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  }
  const response = await onBehalfOf(request, () =>
    api.inject({
      method: identityEndpoints.signOut.method,
      url: identityEndpoints.signOut.path,
      headers,
      remoteAddress: request.ip,
    }),
  )
  if (response.statusCode === 403) throw new AppError('CROSS_SITE_REQUEST')
  if (response.statusCode === 429) throw new AppError('TOO_MANY_REQUESTS')
  if (response.statusCode >= 400) throw new Error(`signing out responded with ${response.statusCode}`)
  const cookies = response.headers['set-cookie']
  if (cookies !== undefined) void reply.header('set-cookie', cookies)
  return await reply.header('cache-control', 'private, no-store').redirect(LOGIN_PAGE, 303)
}
