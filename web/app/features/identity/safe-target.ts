import { identityLimits } from '@vitrine/contracts/identity/messages'

/** Responses to scripts, which nobody reads. */
const NO_PAGE = /^\/(api|taxonomy|media|assets|health)(\/|$)/

/**
 * The page that was asked for before an account was made, for the mail to lead back to; none where it is the
 * home page.
 */
export function askedBefore(search: URLSearchParams): { parentUrl?: string } {
  const target = safeTarget(search.get('parentUrl'))
  return target === '/' || target.length > identityLimits.parentUrlMax ? {} : { parentUrl: target }
}

/** Where to go after log-in: a page of this site, else the home page. */
export function safeTarget(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/'
  const base = 'https://site.invalid'
  try {
    const target = new URL(wanted, base)
    if (target.origin !== base || target.pathname.startsWith('//') || NO_PAGE.test(target.pathname))
      return '/'
    return `${target.pathname}${target.search}${target.hash}`
  } catch {
    return '/'
  }
}
