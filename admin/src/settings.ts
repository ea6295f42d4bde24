import type { ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'
import { z } from 'zod'

const settingsSchema = z.object({ imageHosts: z.array(z.string()), mediaBase: z.string() })

function metaContent(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}

/** The nonce under which this page's policy admits styles made at run time. */
export function styleNonce(): string {
  return metaContent('style-nonce')
}

/** Where pictures may come from, as the api told this page. Without it nothing but our own media is allowed. */
export function thumbnailRules(): ThumbnailRules {
  const settings = parseSettings(metaContent('console-settings'))
  return { allowedHosts: settings.imageHosts, mediaBase: settings.mediaBase }
}

/** Said under every field for a picture: a rule that names the hosts is kept at the first try. */
export function pictureHint(): string {
  const { allowedHosts, mediaBase } = thumbnailRules()
  const hosts =
    allowedHosts.length > 0
      ? `An https URL on ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(allowedHosts)}, or a`
      : 'A'
  return `${hosts} picture of our own, under ${mediaBase}`
}

export function parseSettings(text: string): z.infer<typeof settingsSchema> {
  try {
    return settingsSchema.parse(JSON.parse(text))
  } catch {
    return { imageHosts: [], mediaBase: '/media/' }
  }
}
