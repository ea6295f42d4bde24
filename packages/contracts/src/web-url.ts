export const WEB_ADDRESS_INVALID = 'This must be a web address that begins with https:// or http://.'

/**
 * The address as browsers write it, with what cannot stand in one in percent codes; null where it is no
 * address of a web page, or holds what browsers quietly drop on the way.
 */
export function normalWebUrl(value: string): string | null {
  if (/\p{Cc}/u.test(value)) return null
  try {
    // A backslash and a quote may stand in a query as they are.
    const { href } = new URL(value)
    const normal = href.replace(/[\\<>"]/g, encodeURIComponent)
    return isWebUrl(normal) ? normal : null
  } catch {
    return null
  }
}

/**
 * An address that a page may link to: http or https, and nothing that a browser would quietly drop on the
 * way.
 */
export function isWebUrl(value: string): boolean {
  if (/[\s\\<>"\p{Cc}]/u.test(value)) return false
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}
