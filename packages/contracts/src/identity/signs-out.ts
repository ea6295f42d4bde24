import { suggestTitles } from '../dictionary/endpoints.ts'
import { subscribe } from '../newsletter/endpoints.ts'
import { signIn, readUserDetails } from './endpoints.ts'
import type { EndpointPath } from '../endpoint.ts'

/** Calls whose 401 says something else than that the session is over; each with everything below its path. */
export const callsThatNeverSignOut: readonly EndpointPath[] = [
  signIn,
  readUserDetails,
  subscribe,
  suggestTitles,
  // The public variants of vault and collections, and the lite valuation.
  { method: 'GET', path: '/api/v1/vault/public' },
  { method: 'GET', path: '/api/v1/worthscore/lite-valuation' },
]

/** Whether a response signs the member out: a 401 on any call but those exempt. A 403 never does. */
export function signsMemberOut({
  method,
  path,
  status,
}: {
  method: string
  path: string
  status: number
}): boolean {
  if (status !== 401) return false
  const asked = path.split('?', 1)[0] ?? ''
  return !callsThatNeverSignOut.some(
    (call) => call.method === method && (asked === call.path || asked.startsWith(`${call.path}/`)),
  )
}
