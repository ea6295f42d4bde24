import { createClient, noAnswer } from '@vitrine/contracts/client'
import { createQueries, createQueryClient } from './queries.ts'

/** `fetch` with the session's cookie; a session that lost against a newer one goes to the log-in page and says why. */
async function browserTransport(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(noAnswer)
  if (response.status === 401 && (await endedByNewerSession(response))) {
    const loginPage = '/login/auth?concurrencyError=true'
    if (`${location.pathname}${location.search}` !== loginPage) location.assign(loginPage)
  }
  return response
}

async function endedByNewerSession(response: Response): Promise<boolean> {
  const text = await response.clone().text()
  return text.includes('login.error.concurrent-sessions-exceeded')
}

export const browserQueryClient = createQueryClient()
export const browserCall = createClient(browserTransport)
export const browserQueries = createQueries(browserTransport, browserQueryClient)
