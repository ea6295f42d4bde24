import { isStaff } from '@vitrine/contracts/access'
import type { Transport } from '@vitrine/contracts/client'
import { FOR_STAFF } from '@vitrine/contracts/site/staff-pages'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Generations } from '../cached-areas/generations.ts'
import type { Read } from '../cached-areas/known-generations.ts'
import type { BuiltSite } from './built-site.ts'
import { inProcessTransport, type KeepResponses } from './in-process-transport.ts'
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
  /** Names the build and the settings that pages show. */
  version: string
  generations: Generations
  /** What each page read when it was rendered last. */
  pages: KnownPages
  keep: KeepResponses
  clock: Clock
  actorOf: ActorOf
}

/** Kept by caches, but asked about each time: the response is a 304 that costs next to nothing. */
const PUBLIC_CACHE = 'public, max-age=0, must-revalidate'
const PERSONAL_CACHE = 'private, no-store'

/** What a page for one reader loads may change with every request. */
const askEachTime: KeepResponses = (_path, ask) => ask()

/** One request for a page: a 304 before any rendering where the reader's copy still holds, else the page. */
export async function respondWithPage(context: PageContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const pathname = pathOf(request.url)
  if (ownerOf(pathname) === 'api') {
    reply.callNotFound()
    return reply
  }
  const isRead = ['GET', 'HEAD'].includes(request.method)
  if (isRead && isStaffPage(pathname)) return await respondWithStaffPage(context, request, reply)
  if (isPersonal(pathname) || !isRead) return await renderPage(context, request, reply, null)
  const readBefore = context.pages.get(request.url)
  const tag = readBefore ? tagOf(context, request.url, readBefore) : null
  if (tag !== null && matchesTag(request.headers['if-none-match'], tag)) {
    return await reply.status(304).headers({ etag: tag, 'cache-control': PUBLIC_CACHE }).send()
  }
  return await renderPage(context, request, reply, new PageReads())
}

/** A visitor is sent to sign in; for a member the site has no such page. */
async function respondWithStaffPage(context: PageContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': PERSONAL_CACHE })
  const actor = await actorOrSignIn(request, reply, context.actorOf)
  if (!actor) return reply
  return await renderPage(context, request, reply, null, isStaff(actor) ? { [FOR_STAFF]: 'yes' } : {})
}

/** @param reads collects what a public page reads; null for a page of one reader alone */
async function renderPage(context: PageContext, request: FastifyRequest, reply: FastifyReply, reads: PageReads | null, told: Readonly<Record<string, string>> = {}): Promise<FastifyReply> {
  const { fastify, site, settings, generations, keep } = context
  const begun = generations.now()
  const retryAfter = new Map<number, string>()
  const transport = inProcessTransport(fastify, request, reads?.noting(keep) ?? askEachTime)
  const page = await site.renderSite(webRequest(request, settings.publicUrl, told), settings, notingRetryAfter(transport, retryAfter))
  copyHeaders(page.headers, reply)
  // A page that passes on a call's failure says when to come back, as the call does.
  const comeBack = retryAfter.get(page.status)
  if (comeBack !== undefined && !page.headers.has('retry-after')) void reply.header('retry-after', comeBack)
  if (page.status === 405) void reply.header('allow', allowedMethods(pathOf(request.url)).join(', '))
  void reply.status(page.status).header('cache-control', cacheControlOf(page.status, reads === null))
  const read = reads?.all
  // What changed while the page was rendered may stand in it or not: it has no tag, and is rendered anew the next time.
  if (read && page.status === 200 && !generations.hasChangedSince(read, begun)) {
    context.pages.set(request.url, read)
    const tag = tagOf(context, request.url, read)
    if (tag !== null) void reply.header('etag', tag)
  }
  return await reply.send(page.body)
}

function tagOf({ version, generations, clock }: PageContext, url: string, reads: readonly Read[]): string | null {
  const stamp = generations.stamp(reads)
  return stamp === null ? null : pageTag({ version, url, stamp, day: dayOf(clock) })
}

/** Remembers, by the status of the failure, when the calls said to come back. */
function notingRetryAfter(transport: Transport, noted: Map<number, string>): Transport {
  return async (path, init) => {
    const response = await transport(path, init)
    const after = response.headers.get('retry-after')
    if (after !== null) noted.set(response.status, after)
    return response
  }
}

function cacheControlOf(status: number, personal: boolean): string {
  if (personal) return PERSONAL_CACHE
  return status >= 500 ? 'no-store' : PUBLIC_CACHE
}

/**
 * At the site's own URL, whatever the reader calls us. Origin stays out: the api, which every form ends at, judges it.
 * @param told what the api tells the site besides; of the reader's own headers it gets the kind of its form alone
 * @throws AppError VALIDATION_FAILED
 */
function webRequest(request: FastifyRequest, publicUrl: string, told: Readonly<Record<string, string>>): Request {
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
  for (const [name, value] of headers) if (name !== 'set-cookie' && name !== 'content-length') void reply.header(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
}
