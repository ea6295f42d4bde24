import { signUp } from '@vitrine/contracts/identity/account-endpoints'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

export const accountSchema = z.object({ email: z.string(), password: z.string() })
const accountsSchema = z.object({
  accounts: z.array(accountSchema.extend({ roles: z.array(z.string()).default([]) })),
})

export interface Account {
  email: string
  password: string
}

/**
 * The accounts that the product was started with; staff's may be named by hand (E2E_STAFF_EMAIL,
 * E2E_STAFF_PASSWORD).
 */
export function starterAccount(role: 'staff' | 'member'): Account {
  const { E2E_ACCOUNTS, E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD } = process.env
  if (role === 'staff' && E2E_STAFF_EMAIL && E2E_STAFF_PASSWORD)
    return { email: E2E_STAFF_EMAIL, password: E2E_STAFF_PASSWORD }
  const { accounts } = accountsSchema.parse(JSON.parse(E2E_ACCOUNTS ?? '{"accounts":[]}'))
  const account = accounts.find(({ roles }) => roles.includes('ROLE_ADMIN') === (role === 'staff'))
  if (!account) throw new Error(`E2E_ACCOUNTS names no ${role}`)
  return account
}

/** One of the accounts of a first start, by the beginning of its email. */
export function starterAccountOf(name: 'member' | 'trial' | 'free'): Account {
  const { accounts } = accountsSchema.parse(JSON.parse(process.env['E2E_ACCOUNTS'] ?? '{"accounts":[]}'))
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!account) throw new Error(`E2E_ACCOUNTS names no ${name}`)
  return account
}

export const PASSWORD = 'Brass-cabinet-7'

/**
 * All journeys come from one network address, which may log in and sign up 30 times a minute: on a fast
 * machine the next one waits as long as the response says.
 */
async function retryWhenLimited(call: () => Promise<APIResponse>): Promise<APIResponse> {
  const response = await call()
  const seconds = Number(response.headers()['retry-after'])
  if (response.status() !== 429 || !(seconds > 0)) return response
  giveTime(seconds * 1000)
  await wait(seconds * 1000)
  return await retryWhenLimited(call)
}

/** What a test waits for others does not count as its own time. */
function giveTime(milliseconds: number): void {
  try {
    const info = test.info()
    info.setTimeout(info.timeout + milliseconds)
  } catch {
    // The accounts of the workers are created before any test runs.
  }
}

/** A member nobody else has, signed up and not confirmed yet. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const account = { email: `ann-${crypto.randomUUID()}@vitrine.example`, password: PASSWORD }
  const response = await retryWhenLimited(() =>
    request.post(signUp.path, { data: { ...account, displayName: 'Ann Lee' } }),
  )
  expect(response.status(), await response.text()).toBe(200)
  return account
}

/** Signs in as the site's own page does. */
export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const response = await retryWhenLimited(() =>
    request.post(identityEndpoints.signIn.path, {
      form: { username: email, password },
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    }),
  )
  expect(response.status(), await response.text()).toBe(200)
}

export async function signOut(request: APIRequestContext): Promise<void> {
  await request.head(identityEndpoints.signOut.path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
}
