export const WEB_ADDRESS_INVALID = 'This must be a web address that begins with https://.'

/** An address that a page may link to: http or https, and nothing that a browser would quietly drop on the way. */
export function isWebAddress(value: string): boolean {
  if (/[\s\\<>"\p{Cc}]/u.test(value)) return false
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}
