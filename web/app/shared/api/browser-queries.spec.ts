import type { EndpointPath } from '@vitrine/contracts/endpoint'
import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { subscribe } from '@vitrine/contracts/newsletter/endpoints'
import { listPreferences } from '@vitrine/contracts/preferences/endpoints'
import { readUserDetails, signIn } from '@vitrine/contracts/identity/endpoints'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserCall } from './browser-queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** Calls from a page at `page` to a server that responds with this. Returns where the browser was sent. */
async function callFrom(
  page: string,
  called: EndpointPath,
  status: number,
  body: unknown,
): Promise<string[]> {
  const { pathname, search } = new URL(page, 'http://site.invalid')
  const left: string[] = []
  vi.stubGlobal('location', { pathname, search, assign: (target: string) => left.push(target) })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await expect(browserCall({ ...readUserDetails, ...called }, {})).rejects.toThrow()
  return left
}

const ousted = {
  errorCode: 'CONCURRENT_SESSIONS_EXCEEDED',
  message: 'login.error.concurrent-sessions-exceeded',
}
const over = { errorCode: 'SIGN_IN_REQUIRED', message: 'Please log in to continue.' }

describe('a session that a newer one has ended', () => {
  it('D1-009: goes to the log-in page, which says why, whichever call tells it', async () => {
    expect(await callFrom('/dictionary', readUserDetails, 401, ousted)).toEqual([
      '/login/auth?concurrencyError=true',
    ])
    expect(await callFrom('/dictionary', listPreferences, 401, ousted)).toEqual([
      '/login/auth?concurrencyError=true',
    ])
    expect(await callFrom('/login/auth?concurrencyError=true', readUserDetails, 401, ousted)).toEqual([])
  })
})

describe('a session that is over', () => {
  it('D1-018, D2-214, D3-178, D3-179: goes to the log-in page with the next call of members, and back from there', async () => {
    expect(await callFrom('/app/accountSettings/userInfo?a=b', listPreferences, 401, over)).toEqual([
      '/login/auth?sessionEnded=true&parentUrl=%2Fapp%2FaccountSettings%2FuserInfo%3Fa%3Db',
    ])
    expect(await callFrom('/login/auth/', listPreferences, 401, over)).toEqual([])
  })

  it.each([
    ['user details', readUserDetails],
    ['sign-in', signIn],
    ['newsletter', subscribe],
    ['suggestions', suggestTitles],
  ])('D1-018, D3-178, D3-179: leaves the reader in place with the 401 of %s', async (_, called) => {
    expect(await callFrom('/dictionary', called, 401, over)).toEqual([])
  })
})

it('D1-018, D2-214, D3-178, D3-179: a 403 leaves the reader in place', async () => {
  expect(
    await callFrom('/dictionary', readUserDetails, 403, {
      errorCode: 'NOT_SIGNED_IN',
      message: 'You are not logged in.',
    }),
  ).toEqual([])
  expect(
    await callFrom('/app/vault/dashboard', listPreferences, 403, {
      errorCode: 'FORBIDDEN',
      message: 'Your account does not have permission to do this.',
    }),
  ).toEqual([])
})
