import type { SiteSettings } from './settings.ts'

/**
 * The site's policy. Our own inline scripts are allowed by their hashes (own-scripts.ts): pages carry no nonce, so a cached
 * copy stays valid together with its header.
 * @param scriptHashes sha256, in base64
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], { imageHosts, assetUrl }: Pick<SiteSettings, 'imageHosts' | 'assetUrl'>): string {
  const pictures = [...imageHosts.map((host) => `https://${host}`), ...(assetUrl ? [new URL(assetUrl).origin] : [])]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    // Style attributes only: sizes that are known when a page runs.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // Blobs are files that a member has chosen: only our own scripts can make one.
    `img-src 'self' data: blob: ${pictures.join(' ')}`.trim(),
    "media-src 'self' blob:",
    // The converter of HEIC photos starts as one, and runs under this same policy.
    "worker-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
