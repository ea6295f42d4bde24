import { setTimeout as wait } from 'node:timers/promises'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import type { StarterAccount } from '../product/starter-content.ts'

/**
 * Signs in and returns the session's cookie as a request sends it. Waits where others have signed in too
 * often just before.
 */
export async function signIn(url: string, { email, password }: StarterAccount): Promise<string> {
  const { method, path } = identityEndpoints.signIn
  for (;;) {
    const response = await fetch(`${url}${path}`, {
      method,
      body: new URLSearchParams({ username: email, password }),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    const [cookie] = response.headers.getSetCookie().map((header) => header.split(';', 1)[0])
    if (response.ok && cookie) return cookie
    if (response.status !== 429)
      throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`)
    await wait(Number(response.headers.get('retry-after') ?? 1) * 1000)
  }
}

/** Whether this cookie still is somebody's session. */
export async function isSignedIn(url: string, cookie: string): Promise<boolean> {
  const { method, path } = identityEndpoints.readUserDetails
  return (await fetch(`${url}${path}`, { method, headers: { cookie } })).ok
}
