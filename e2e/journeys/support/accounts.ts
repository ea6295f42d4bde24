import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import { expect, test as base, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const accountsSchema = z.object({ accounts: z.array(z.object({ email: z.string(), password: z.string(), roles: z.array(z.string()).default([]) })) })

export interface Account {
  email: string
  password: string
}

/** The accounts that the product was started with; staff's may be named by hand (E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD). */
export function accountOf(role: 'staff' | 'member'): Account {
  const { E2E_ACCOUNTS, E2E_STAFF_EMAIL, E2E_STAFF_PASSWORD } = process.env
  if (role === 'staff' && E2E_STAFF_EMAIL && E2E_STAFF_PASSWORD) return { email: E2E_STAFF_EMAIL, password: E2E_STAFF_PASSWORD }
  const { accounts } = accountsSchema.parse(JSON.parse(E2E_ACCOUNTS ?? '{"accounts":[]}'))
  const account = accounts.find(({ roles }) => roles.includes('ROLE_ADMIN') === (role === 'staff'))
  if (!account) throw new Error(`E2E_ACCOUNTS names no ${role}`)
  return account
}

export const PASSWORD = 'Brass-cabinet-7'

/** A member nobody else has, signed up and not confirmed yet: the starter account's sessions are counted, and every test would end another's. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const account = { email: `ann-${crypto.randomUUID()}@vitrine.example`, password: PASSWORD }
  const answer = await request.post(identityAddresses.signUp.path, { data: { ...account, displayName: 'Ann Lee' } })
  expect(answer.status(), await answer.text()).toBe(200)
  return account
}

/** Signs in as the site's own page does. */
export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const answer = await request.post(identityAddresses.signIn.path, { form: { username: email, password }, headers: { 'x-requested-with': 'XMLHttpRequest' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

type SessionState = Awaited<ReturnType<APIRequestContext['storageState']>>

/** One session of staff a worker: a member has three at most, and the oldest would be ended by a fourth. */
export const staffSessionTest = base.extend<object, { staffSession: SessionState }>({
  staffSession: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      await signIn(request, accountOf('staff'))
      await use(await request.storageState())
      await request.head(identityAddresses.signOut.path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Tests whose pages are signed in as staff. */
export const staffTest = staffSessionTest.extend({
  storageState: async ({ staffSession }, use) => use(staffSession),
})
