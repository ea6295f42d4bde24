import { isStaff } from '@vitrine/contracts/access'
import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import type { CacheArea } from '@vitrine/contracts/event'
import { FOR_STAFF } from '@vitrine/contracts/site/pages'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheMeter } from '../cached-areas/cache-meters.ts'
import type { Generations } from '../cached-areas/generations.ts'
import { areaOf, type Read } from '../cached-areas/known-generations.ts'
import type { BuiltSite, RenderedPage } from './built-site.ts'
import { inProcessTransport, type CachedResponses } from './in-process-transport.ts'
import type { CachedPages } from './cached-pages.ts'
import type { ShownPage } from './shown-page.ts'
import { PageReads, type KnownPages } from './page-reads.ts'
import { dayOf, matchesTag, pageTag } from './page-tag.ts'
import { allowedMethods } from '../http/allowed-methods.ts'
import { isPersonal, isStaffPage, ownerOf, pathOf } from '../http/path-owner.ts'
import { actorOrSignIn, type ActorOf } from '../http/staff-gate.ts'
import type { SiteSettings } from './site-settings.ts'

export interface PageContext {
  fastify: FastifyInstance
  site: BuiltSite
  settings: SiteSettings
  database: Database
  shownPages: readonly ShownPage[]
  /** Names the build and the settings that pages show. */
  version: string
  generations: Generations
  /** What each page read when it was rendered last. */
  pages: KnownPages
  /** The pages themselves, as they were rendered last. */
  cachedPages: CachedPages
  pageMeter?: CacheMeter | undefined
  keep: CachedResponses
  clock: Clock
  actorOf: ActorOf
}

/** Kept by caches, but asked about each time: the response is a 304 that costs next to nothing. */
const PUBLIC_CACHE = 'public, max-age=0, must-revalidate'
const PERSONAL_CACHE = 'private, no-store'
/** Nobody shows it without asking whether everybody may still see it. */
const SHOWN_CACHE = 'private, no-cache'

/** Calls whose responses are never cached, whatever they declare to read. */
const ASKED_EACH_TIME = '/api/v1/vault/'

const keepOthers =
  (keep: CachedResponses): CachedResponses =>
  async (path, ask) =>
    await (path.startsWith(ASKED_EACH_TIME) ? ask() : keep(path, ask))

/** What a page for one reader loads may change with every request. */
const askEachTime: CachedResponses = (_path, ask) => ask()

/**
 * One request for a page: a 304 where the reader's copy still holds, the cached page where ours does, else a
 * page rendered anew.
 */
export async function respondWithPage(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pathname = pathOf(request.url)
  if (ownerOf(pathname) === 'api') {
    reply.callNotFound()
    return reply
  }
  const isRead = ['GET', 'HEAD'].includes(request.method)
  const shown = isRead ? shownAt(context, request.url, pathname) : null
  if (shown) return await respondWithShownPage(context, request, reply, shown)
  if (isRead && isStaffPage(pathname)) return await respondWithStaffPage(context, request, reply)
  if (isPersonal(pathname) || !isRead) return await renderPage(context, request, reply, null)
  const readBefore = context.pages.get(request.url)
  const tag = readBefore ? tagOf(context, request.url, readBefore) : null
  if (respondUnrendered(context, request, reply, tag, PUBLIC_CACHE)) return reply
  return await renderPage(context, request, reply, new PageReads())
}

/**
 * Responds with a 304 or with the cached page, and says whether it has.
 *
 * @param tag of the page at this moment; null where it is not known
 */
function respondUnrendered(
  { cachedPages, pageMeter }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string | null,
  cacheControl: string,
): boolean {
  const cached = tag === null ? undefined : cachedPages.get(request.url)
  const isCurrent = tag !== null && matchesTag(request.headers['if-none-match'], tag)
  const isCached = cached !== undefined && cached.tag === tag
  pageMeter?.count(isCurrent || isCached)
  if (tag === null) return false
  const told = { etag: tag, 'cache-control': cacheControl }
  if (isCurrent) {
    void reply.status(304).headers(told).send()
    return true
  }
  if (!isCached) return false
  void reply.headers({ ...Object.fromEntries(cached.headers), ...told }).send(cached.body)
  return true
}

/** The record that a page shows as long as its owner lets it, as it was before the page was rendered. */
interface FingerprintedRecord {
  fingerprint: string | null
  covers: CacheArea
}

interface Shown {
  page: ShownPage
  id: number
}

function shownAt({ shownPages }: PageContext, url: string, pathname: string): Shown | null {
  for (const page of shownPages) {
    const id = page.recordOf(pathname, new URLSearchParams(url.split('?')[1] ?? ''))
    if (id !== null) return { page, id }
  }
  return null
}

/**
 * Whether everybody may still see the record, and as what, is asked by one statement of its area: a copy that
 * holds is not rendered again.
 */
async function respondWithShownPage(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, id }: Shown,
): Promise<FastifyReply> {
  // Asked before the page is rendered: what changes meanwhile makes the tag old, never the page.
  const fingerprint = await page.fingerprintOf(context.database, id, context.clock.now())
  const readBefore = context.pages.get(request.url)
  const tag = fingerprint !== null && readBefore ? tagOf(context, request.url, readBefore, fingerprint) : null
  if (respondUnrendered(context, request, reply, tag, SHOWN_CACHE)) return reply
  return await renderPage(context, request, reply, new PageReads(), {}, { fingerprint, covers: page.covers })
}

/** A visitor is sent to sign in; for a member the site has no such page. */
async function respondWithStaffPage(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': PERSONAL_CACHE })
  const actor = await actorOrSignIn(request, reply, context.actorOf)
  if (!actor) return reply
  return await renderPage(context, request, reply, null, isStaff(actor) ? { [FOR_STAFF]: 'yes' } : {})
}

/** @param reads collects what a public page reads; null for a page of one reader alone */
async function renderPage(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  reads: PageReads | null,
  told: Readonly<Record<string, string>> = {},
  shown: FingerprintedRecord | null = null,
): Promise<FastifyReply> {
  const { fastify, site, settings, generations, keep } = context
  const begun = generations.now()
  const retryAfter = new Map<number, string>()
  const transport = inProcessTransport(
    fastify,
    request,
    reads?.noting(shown ? keepOthers(keep) : keep) ?? askEachTime,
  )
  const page = await site.renderSite(
    webRequest(request, settings.publicUrl, told),
    settings,
    notingRetryAfter(transport, retryAfter),
  )
  copyHeaders(page.headers, reply)
  // A page that passes on a call's failure says when to come back, as the call does.
  const comeBack = retryAfter.get(page.status)
  if (comeBack !== undefined && !page.headers.has('retry-after')) void reply.header('retry-after', comeBack)
  if (page.status === 405) void reply.header('allow', allowedMethods(pathOf(request.url)).join(', '))
  void reply
    .status(page.status)
    .header('cache-control', cacheControlOf(page.status, reads === null, shown !== null))
  let body: string | Buffer = page.body
  const read = reads?.all?.filter((each) => !shown || areaOf(each) !== shown.covers)
  // What changed while the page was rendered may stand in it or not: it has no tag, and is rendered anew the
  // next time.
  if (
    read &&
    page.status === 200 &&
    shown?.fingerprint !== null &&
    !generations.hasChangedSince(read, begun)
  ) {
    context.pages.set(request.url, read)
    const tag = tagOf(context, request.url, read, shown?.fingerprint)
    if (tag !== null) {
      void reply.header('etag', tag)
      // What says that the sample content is still coming must not say so afterwards.
      if (!settings.isFillingIn()) body = keepPage(context.cachedPages, request.url, tag, page)
    }
  }
  return await reply.send(body)
}

/**
 * A page that sets a cookie is for one reader. Returns what is sent: the bytes that are cached, so that a
 * text becomes bytes once.
 */
function keepPage(
  cachedPages: CachedPages,
  url: string,
  tag: string,
  { headers, body }: RenderedPage,
): string | Buffer {
  if (headers.getSetCookie().length > 0) return body
  const bytes = Buffer.from(body)
  cachedPages.set(url, {
    tag,
    headers: [...headers].filter(([name]) => name !== 'content-length'),
    body: bytes,
  })
  return bytes
}

/** @param shown of the record that the page shows as long as its owner lets it */
function tagOf(
  { version, generations, clock }: PageContext,
  url: string,
  reads: readonly Read[],
  shown = '',
): string | null {
  const fingerprint = generations.fingerprint(reads)
  return fingerprint === null
    ? null
    : pageTag({ version, url, fingerprint: `${shown} ${fingerprint}`, day: dayOf(clock) })
}

/** Remembers, by the status of the failure, when the calls said to come back. */
function notingRetryAfter(
  transport: Transport<ReadResponse>,
  noted: Map<number, string>,
): Transport<ReadResponse> {
  return async (path, init) => {
    const response = await transport(path, init)
    const after = response.ok ? null : response.headers.get('retry-after')
    if (after !== null) noted.set(response.status, after)
    return response
  }
}

function cacheControlOf(status: number, personal: boolean, shown: boolean): string {
  if (personal) return PERSONAL_CACHE
  if (status >= 400) return shown ? PERSONAL_CACHE : 'no-store'
  return shown ? SHOWN_CACHE : PUBLIC_CACHE
}

/**
 * At the site's own URL, whatever the reader calls us. Origin stays out: the api, which every form ends at,
 * judges it.
 *
 * @param told what the api tells the site besides; of the reader's own headers it gets the kind of its form
 *   alone
 * @throws AppError VALIDATION_FAILED
 */
function webRequest(
  request: FastifyRequest,
  publicUrl: string,
  told: Readonly<Record<string, string>>,
): Request {
  const address = publicUrl + request.url
  if (!URL.canParse(address)) throw new AppError('VALIDATION_FAILED')
  const headers = new Headers(told)
  const contentType = request.headers['content-type']
  if (contentType) headers.set('content-type', contentType)
  return new Request(address, {
    method: request.method,
    headers,
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  })
}

function copyHeaders(headers: Headers, reply: FastifyReply): void {
  for (const [name, value] of headers)
    if (name !== 'set-cookie' && name !== 'content-length') void reply.header(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}
