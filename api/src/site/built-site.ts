import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteSettings } from './site-settings.ts'

export interface RenderedPage {
  status: number
  headers: Headers
  body: string
}

/** The member site as its build exports it. */
export interface BuiltSite {
  buildId: string
  /** Absolute: the files that browsers fetch. */
  clientFolder: string
  renderSite(
    request: Request,
    settings: SiteSettings,
    transport: Transport<ReadResponse>,
  ): Promise<RenderedPage>
}

/** The build beside the api, from the sources as well as from the bundle; null where the site is not built. */
export function findSiteBuild(from: string): string | null {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const build = join(folder, 'web/build')
    if (existsSync(join(build, 'server/index.js'))) return build
  }
  return null
}

/** Loads the site once. */
export async function loadSite(build: string): Promise<BuiltSite> {
  const module: unknown = await import(pathToFileURL(join(build, 'server/index.js')).href)
  if (!isSiteModule(module)) throw new Error(`${build} is not a build of the member site`)
  return { buildId: module.buildId, renderSite: module.renderSite, clientFolder: join(build, 'client') }
}

function isSiteModule(module: unknown): module is Pick<BuiltSite, 'buildId' | 'renderSite'> {
  return (
    typeof module === 'object' &&
    module !== null &&
    'buildId' in module &&
    typeof module.buildId === 'string' &&
    'renderSite' in module &&
    typeof module.renderSite === 'function'
  )
}
