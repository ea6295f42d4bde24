import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import type { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { afterEach, expect, it, vi } from 'vitest'
import { browserCall } from './browser-queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** Calls from a page at `address` to a server that answers this. Answers where the browser was sent. */
async function callFrom(address: string, status: number, body: unknown): Promise<string[]> {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  const left: string[] = []
  vi.stubGlobal('location', { pathname, search, assign: (target: string) => left.push(target) })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await expect(browserCall<typeof readUserDetails>(identityAddresses.userDetails, {})).rejects.toThrow()
  return left
}

const ousted = { errorCode: 'CONCURRENT_SESSIONS_EXCEEDED', message: 'login.error.concurrent-sessions-exceeded' }

it('a session that a newer one has ended goes to the log-in page, which says why', async () => {
  expect(await callFrom('/dictionary', 401, ousted)).toEqual(['/login/auth?concurrencyError=true'])
  expect(await callFrom('/login/auth?concurrencyError=true', 401, ousted)).toEqual([])
})

it('any other refusal leaves the reader where he is', async () => {
  expect(await callFrom('/dictionary', 401, { errorCode: 'SIGN_IN_REQUIRED', message: 'Please log in to go on.' })).toEqual([])
  expect(await callFrom('/dictionary', 403, { errorCode: 'NOT_SIGNED_IN', message: 'Nobody is signed in.' })).toEqual([])
})
