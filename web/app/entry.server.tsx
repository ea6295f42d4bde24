import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import { createContext, isRouteErrorResponse, RouterContextProvider, type EntryContext } from 'react-router'
import stylesUrl from './app.css?url'
import { renderDocument } from './render-document.tsx'
import { contentSecurityPolicy } from './shared/content-security-policy.ts'
import { queriesContext, transportContext } from './shared/api/queries.ts'
import { createServerQueries } from './shared/api/server-queries.ts'
import { settingsContext, type SiteSettings } from './shared/settings.ts'

export type { SiteSettings }

/** Where a rendered document is left for whoever asked: as text, not turned into bytes and back on its way. */
export const documentContext = createContext<{ html: string | null }>()

export function createLoadContext(
  settings: SiteSettings,
  transport: Transport<ReadResponse>,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(settingsContext, settings)
  context.set(queriesContext, createServerQueries(transport))
  context.set(transportContext, transport)
  context.set(documentContext, { html: null })
  return context
}

/**
 * Renders the whole document before the first byte leaves, so that the policy can name our own inline scripts
 * by hash.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { html, scriptHashes } = await renderDocument(routerContext, request.url)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(scriptHashes, loadContext.get(settingsContext), new URL(request.url).pathname),
  )
  // Asked for before the document is read: nothing is painted without it.
  headers.set('link', `<${stylesUrl}>; rel=preload; as=style`)
  loadContext.get(documentContext).html = html
  return new Response(null, { status, headers })
}

/** Loader failures that callers cause are pages, not log lines; the rest belongs in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(error)
}
