import { createClient, noResponse } from '@vitrine/contracts/client'
import { signsMemberOut } from '@vitrine/contracts/identity/signs-out'
import { pathAfterEnd } from './ended-session.ts'
import { createQueries, createQueryClient } from './queries.ts'

/** `fetch` with the session's cookie. A response that says that the session is over leads to the log-in page: a whole page load, nothing of the member stays in memory. */
async function browserTransport(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(noResponse)
  const reason = await endOf(response, path, init.method ?? 'GET')
  const target = reason && pathAfterEnd(location, reason)
  if (target) location.assign(target)
  return response
}

async function endOf(response: Response, path: string, method: string): Promise<'over' | 'newer-session' | null> {
  if (response.status !== 401) return null
  const text = await response.clone().text()
  if (text.includes('login.error.concurrent-sessions-exceeded')) return 'newer-session'
  return signsMemberOut({ method, path, status: response.status }) ? 'over' : null
}

export const browserQueryClient = createQueryClient()
export const browserCall = createClient(browserTransport)
export const browserQueries = createQueries(browserTransport, browserQueryClient)
