import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'

/** Where signing out leads: the log-in page. One that tells of a newer session is loaded again as it is. */
export function pathAfterSignOut({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const tellsOfNewerSession =
    pathname.replace(/\/+$/, '') === LOGIN_PAGE &&
    new URLSearchParams(search).get('concurrencyError') === 'true'
  return tellsOfNewerSession ? `${pathname}${search}` : LOGIN_PAGE
}
