import { LOGIN_PAGE, logInPath } from '@vitrine/contracts/identity/log-in-path'

/**
 * Where a page goes when its session has ended: the log-in page, and back from there. Null where it is there
 * already. The log-in page says why.
 */
export function pathAfterEnd(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  reason: 'over' | 'newer-session',
): string | null {
  const isThere = pathname.replace(/\/+$/, '') === LOGIN_PAGE
  if (reason === 'newer-session')
    return isThere && new URLSearchParams(search).get('concurrencyError') === 'true'
      ? null
      : `${LOGIN_PAGE}?concurrencyError=true`
  return isThere ? null : logInPath(`${pathname}${search}`, 'sessionEnded')
}
