import { createHash } from 'node:crypto'
import type { SiteSettings } from './settings.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
/** Data blocks are never executed, so the policy does not ask about them. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/

/**
 * The site's policy. Inline scripts are allowed by the hash of what this very document holds: pages carry no nonce,
 * so a cached copy stays valid together with its header.
 */
export function contentSecurityPolicy(document: string, { imageHosts, assetUrl }: Pick<SiteSettings, 'imageHosts' | 'assetUrl'>): string {
  const hashes = new Set<string>()
  for (const [, attributes, script] of document.matchAll(INLINE_SCRIPT)) {
    if (!script || DATA_BLOCK.test(attributes ?? '')) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  const pictures = [...imageHosts.map((host) => `https://${host}`), ...(assetUrl ? [new URL(assetUrl).origin] : [])]
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Style attributes only: sizes that are known when a page runs.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${pictures.join(' ')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
