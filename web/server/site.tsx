import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, ServerRouter, type EntryContext } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createLoadContext, documentContext, type SiteSettings } from '../app/entry.server.tsx'

export type { SiteSettings }

export interface RenderedPage {
  status: number
  headers: Headers
  body: string
}

/** Changes whenever anything of the built site does. */
export const buildId = build.assets.version

const handle = createRequestHandler(build, 'production')

/**
 * Renders one request of the site.
 *
 * @param transport how loaders reach the api: in process, through the same pipeline as HTTP
 */
export async function renderSite(
  request: Request,
  settings: SiteSettings,
  transport: Transport<ReadResponse>,
): Promise<RenderedPage> {
  const context = createLoadContext(settings, transport)
  const response = await handle(request, context)
  const body = context.get(documentContext).html ?? (await response.text())
  return { status: response.status, headers: response.headers, body }
}

/**
 * The page's React tree with its data already loaded, rendered again at each call: what a page costs at the
 * least.
 */
export async function bareRender(
  request: Request,
  settings: SiteSettings,
  transport: Transport<ReadResponse>,
): Promise<() => string> {
  let captured: EntryContext | undefined
  const capture = (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    captured = context
    return new Response()
  }
  await createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, default: capture } } },
    'production',
  )(request, createLoadContext(settings, transport))
  const context = captured
  if (!context) throw new Error(`${request.url} is not a page`)
  return () =>
    renderToString(
      <ServerRouter
        context={{ ...context, serverHandoffStream: undefined, renderMeta: {} }}
        url={request.url}
      />,
    )
}
