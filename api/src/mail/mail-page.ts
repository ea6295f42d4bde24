/**
 * A mail shown inside the console: it may look as it likes, load pictures and open links in a tab of their
 * own, and run nothing.
 */
export const mailPageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
} as const

/** Links leave the frame. */
export function mailPage(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
}
