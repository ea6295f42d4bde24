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

/** The trees of these pages, with the data that the api would load, to be rendered round and round. */
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
  return await Promise.all(
    paths.map((path) =>
      bareRender(new Request(`${origin}${path}`), settings, (address, init) =>
        fetch(`${origin}${address}`, init),
      ),
    ),
  )
}
