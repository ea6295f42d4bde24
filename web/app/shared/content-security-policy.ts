import { VIDEO_FRAMES } from '@vitrine/contracts/dictionary/video'
import { landingPagePaths } from '@vitrine/contracts/site/pages'
import type { SiteSettings } from './settings.ts'

/** Our page around the payment company's form, and the page inside the form's frame that it leads back to. */
const PAYMENT_PAGE = /^\/app\/accountSettings\/payment\/([^/]+)\/?$/

/** A draft as its page, which the editor frames. */
const PREVIEW_PAGE = new RegExp(`^/app/preview(${landingPagePaths.join('|')})?/?$`)

/**
 * The site's policy. Our own inline scripts are allowed by their hashes (own-scripts.ts): pages carry no
 * nonce, so a cached copy stays valid together with its header.
 *
 * @param scriptHashes sha256, in base64
 * @param pathname of the page: the payment's own pages hold the payment company's form, and no other page
 *   does
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { imageHosts, assetUrl, paymentOrigins }: Pick<SiteSettings, 'imageHosts' | 'assetUrl' | 'paymentOrigins'>,
  pathname = '/',
): string {
  const pictures = [
    ...imageHosts.map((host) => `https://${host}`),
    ...(assetUrl ? [new URL(assetUrl).origin] : []),
  ]
  const payment = PAYMENT_PAGE.exec(pathname)?.[1]
  const isCallback = payment === 'callback'
  const { scripts = [], frames = [] } = payment !== undefined && !isCallback ? paymentOrigins : {}
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...scripts].join(' '),
    // Our callback page comes back inside the form's frame. Any other page may lead on to a text with a video
    // without being loaded anew.
    ["frame-src 'self'", ...(payment === undefined ? VIDEO_FRAMES : frames)].join(' '),
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
    ["form-action 'self'", ...frames].join(' '),
    isCallback || PREVIEW_PAGE.test(pathname) ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ')
}
