import type { Transport } from '@vitrine/contracts/client'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BuiltSite } from './built-site.ts'
import { inProcessTransport, type KeepAnswers } from './in-process-transport.ts'
import { matchesTag, pageTag } from './page-tag.ts'
import { isPersonal, ownerOf } from './path-owner.ts'
import type { SiteSettings } from './site-settings.ts'

export interface PageContext {
  fastify: FastifyInstance
  site: BuiltSite
  settings: SiteSettings
  /** Changes with everything that public pages show. */
  stamp: () => string
  keep: KeepAnswers
}

/** Kept by caches, but asked about each time: the answer is a 304 that costs next to nothing. */
const PUBLIC_CACHE = 'public, max-age=0, must-revalidate'
const PERSONAL_CACHE = 'private, no-store'

/** What a page for one reader loads may change with every request. */
const askEachTime: KeepAnswers = (_path, ask) => ask()

/** One request for a page: a 304 before any rendering where the reader's copy still holds, else the page. */
export async function answerPage({ fastify, site, settings, stamp, keep }: PageContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [pathname = '/'] = request.url.split('?', 1)
  if (ownerOf(pathname) === 'api') {
    reply.callNotFound()
    return reply
  }
  const personal = isPersonal(pathname) || !['GET', 'HEAD'].includes(request.method)
  // Taken before rendering: a change that comes in between makes the tag older than the page, never newer.
  const tag = personal ? null : pageTag({ buildId: site.buildId, url: request.url, stamp: stamp(), year: new Date().getFullYear() })
  if (tag && matchesTag(request.headers['if-none-match'], tag)) {
    return await reply.status(304).headers({ etag: tag, 'cache-control': PUBLIC_CACHE }).send()
  }
  const retryAfter = new Map<number, string>()
  const page = await site.renderSite(webRequest(request, settings.publicUrl), settings, notingRetryAfter(inProcessTransport(fastify, request, personal ? askEachTime : keep), retryAfter))
  copyHeaders(page.headers, reply)
  // A page that passes on a call's failure says when to come back, as the call does.
  const comeBack = retryAfter.get(page.status)
  if (comeBack !== undefined && !page.headers.has('retry-after')) void reply.header('retry-after', comeBack)
  void reply.status(page.status).header('cache-control', cacheControlOf(page.status, personal))
  if (tag && page.status === 200) void reply.header('etag', tag)
  return await reply.send(page.body)
}

/** Remembers, by the status of the failure, when the calls said to come back. */
function notingRetryAfter(transport: Transport, noted: Map<number, string>): Transport {
  return async (path, init) => {
    const answer = await transport(path, init)
    const after = answer.headers.get('retry-after')
    if (after !== null) noted.set(answer.status, after)
    return answer
  }
}

function cacheControlOf(status: number, personal: boolean): string {
  if (personal) return PERSONAL_CACHE
  return status >= 500 ? 'no-store' : PUBLIC_CACHE
}

/**
 * At the site's own address, whatever the reader calls us. Origin stays out: the api, which every form ends at, judges it.
 * @throws AppError VALIDATION_FAILED
 */
function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const address = publicUrl + request.url
  if (!URL.canParse(address)) throw new AppError('VALIDATION_FAILED')
  const headers = new Headers()
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
