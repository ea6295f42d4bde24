import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@vitrine/contracts/client'
import { z } from 'zod'

interface Settings {
  publicUrl: string
  supportEmail: string
  imageHosts: readonly string[]
  assetUrl: string
  ownHosts: readonly string[]
  faqUrl: string
  socialUrls: readonly string[]
  isFillingIn: () => boolean
}
type BareRender = (request: Request, settings: Settings, transport: Transport) => Promise<() => string>

const siteSchema = z.object({ bareRender: z.custom<BareRender>((value) => typeof value === 'function') })

/** The trees that the api renders for these pages, with the data that it would load. */
export async function barePages(origin: string, paths: readonly string[]): Promise<(() => string)[]> {
  const module: unknown = await import(
    pathToFileURL(resolve(import.meta.dirname, '../../../web/build/server/index.js')).href
  )
  const { bareRender } = siteSchema.parse(module)
  const settings = {
    publicUrl: origin,
    supportEmail: 'support@vitrine.example',
    imageHosts: [],
    assetUrl: '',
    ownHosts: [],
    faqUrl: '',
    socialUrls: [],
    isFillingIn: () => false,
  }
  const pages: (() => string)[] = []
  // One after the other: asked for all at once the api refuses some, and their trees would be those of a
  // failure.
  for (const path of paths)
    pages.push(
      await bareRender(new Request(`${origin}${path}`), settings, (address, init) =>
        found(`${origin}${address}`, init),
      ),
    )
  return pages
}

/** @throws on a response that is a failure of the server */
export async function found(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  if (response.status >= 500) throw new Error(`${address} responded with ${response.status}`)
  return response
}

/** Renders the pages in turn for some seconds; returns renders a second. */
export function renderFor(pages: readonly (() => string)[], seconds: number): number {
  const begin = performance.now()
  let done = 0
  while (performance.now() - begin < seconds * 1000) pages[(done += 1) % pages.length]?.()
  return done / ((performance.now() - begin) / 1000)
}
