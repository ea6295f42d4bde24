import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createLoadContext, type SiteSettings } from '../app/entry.server.tsx'
import type { Transport } from '@vitrine/contracts/client'

export type { SiteSettings }

/** Changes whenever anything of the built site does. */
export const buildId = build.assets.version

const handle = createRequestHandler(build, 'production')

/**
 * Renders one request of the site.
 * @param transport how loaders reach the api: in process, through the same pipeline as HTTP
 */
export function renderSite(request: Request, settings: SiteSettings, transport: Transport): Promise<Response> {
  return handle(request, createLoadContext(settings, transport))
}
