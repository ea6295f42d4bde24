import { createClient, noResponse, type Transport } from '@vitrine/contracts/client'
import { CONCURRENT_SESSIONS } from '@vitrine/contracts/failure-words'
import { LOGIN_PAGE, logInPath } from '@vitrine/contracts/identity/log-in-path'
import { signsMemberOut } from '@vitrine/contracts/identity/signs-out'
import { createQueries, createQueryClient } from './queries.ts'

/**
 * `fetch` with the session's cookie. A response that says that the session is over leads to the log-in page:
 * a whole page load, nothing of the member stays in memory.
 */
export const browserTransport: Transport = async (path, init) => {
  const response = await fetch(path, init).catch(noResponse)
  await leaveIfOver(response, path, init.method ?? 'GET')
  return response
}

/** For calls that do not go by `fetch`, as well. */
export async function leaveIfOver(response: Response, path: string, method: string): Promise<void> {
  const reason = await endOf(response, path, method)
  const target = reason && pathAfterEnd(location, reason)
  if (target) location.assign(target)
}

async function endOf(
  response: Response,
  path: string,
  method: string,
): Promise<'over' | 'newer-session' | null> {
  if (response.status !== 401) return null
  const text = await response.clone().text()
  if (text.includes(CONCURRENT_SESSIONS)) return 'newer-session'
  return signsMemberOut({ method, path, status: response.status }) ? 'over' : null
}

export const browserQueryClient = createQueryClient()
export const browserCall = createClient(browserTransport)
export const browserQueries = createQueries(browserTransport, browserQueryClient)

/**
 * Where a page goes when its session has ended: the log-in page, and back from there. Null where it is there
 * already. The log-in page says why.
 */
function pathAfterEnd(
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
