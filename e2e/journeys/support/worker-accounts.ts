import { request as requests, test, type APIRequestContext } from '@playwright/test'
import { signUp, verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import { listMails, readStoredMessage } from '@vitrine/contracts/mail/endpoints'
import { listMembers } from '@vitrine/contracts/members/endpoints'
import { setStaffAccess } from '@vitrine/contracts/members/support-endpoints'
import { storedMessageSchema, mailSchema } from '@vitrine/contracts/mail/schemas'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { accountSchema, PASSWORD, signIn, signOut, starterAccount, type Account } from './accounts.ts'
import { linkIn } from './mail-links.ts'

type Role = 'staff' | 'member'
export type WorkerAccounts = Record<Role, Account>

/** Environment variable with the accounts that were created before the first test. */
export const WORKER_ACCOUNTS = 'E2E_WORKER_ACCOUNTS'

const workerAccountsSchema = z.array(z.object({ staff: accountSchema, member: accountSchema }))

/**
 * A staff account and a member's for each worker: an account has three sessions at most, its calls are
 * counted, and another worker's tests would find what a test saves in it.
 */
export async function createWorkerAccounts(
  baseURL: string | undefined,
  workers: number,
): Promise<WorkerAccounts[]> {
  const request = await requests.newContext({ baseURL })
  await signIn(request, starterAccount('staff'))
  const accounts = await Promise.all(
    Array.from({ length: workers }, async () => {
      const [staff, member] = await Promise.all([
        confirmedAccount(request, 'Staff'),
        confirmedAccount(request, 'Member'),
      ])
      await makeStaff(request, staff)
      return { staff, member }
    }),
  )
  await signOut(request)
  await request.dispose()
  return accounts
}

let accountsOfProcess: Promise<WorkerAccounts> | undefined

/**
 * The account that only tests of this worker use, one after the other. A retried test gets new ones, because
 * its first try may have changed the others: Playwright retries in a new process, which begins with that
 * test.
 */
export async function accountOf(role: Role): Promise<Account> {
  accountsOfProcess ??= test.info().retry > 0 ? newAccounts() : createdAccounts()
  return (await accountsOfProcess)[role]
}

async function newAccounts(): Promise<WorkerAccounts> {
  const [accounts] = await createWorkerAccounts(test.info().project.use.baseURL, 1)
  if (!accounts) throw new Error('no accounts were created')
  return accounts
}

async function createdAccounts(): Promise<WorkerAccounts> {
  const created = workerAccountsSchema.parse(JSON.parse(process.env[WORKER_ACCOUNTS] ?? '[]'))
  const accounts = created[test.info().parallelIndex]
  if (!accounts) throw new Error('this worker has no accounts of its own')
  return accounts
}

export type SessionState = Awaited<ReturnType<APIRequestContext['storageState']>>

/**
 * Tests that use a stored session of the worker's own staff account instead of logging in each time. A test
 * that ends its session logs in by itself.
 */
export const sessionTest = test.extend<object, { staffSession: SessionState }>({
  staffSession: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      await signIn(request, await accountOf('staff'))
      await use(await request.storageState())
      await signOut(request)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Tests whose pages are signed in as staff. */
export const staffTest = sessionTest.extend({
  storageState: async ({ staffSession }, use) => use(staffSession),
})

async function confirmedAccount(staff: APIRequestContext, displayName: string): Promise<Account> {
  const account = {
    email: `${displayName.toLowerCase()}-${crypto.randomUUID()}@vitrine.example`,
    password: PASSWORD,
  }
  await succeed(staff.post(signUp.path, { data: { ...account, displayName } }))
  const message = await keptMail(staff, account.email)
  const token = new URL(linkIn(message, '/login/verify-email'), 'http://localhost').searchParams.get('token')
  await succeed(staff.post(verifyEmail.path, { data: { token } }))
  return account
}

async function keptMail(staff: APIRequestContext, recipient: string) {
  const filter = encodeURIComponent(JSON.stringify({ recipient, state: 'sent' }))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const mails = z.array(mailSchema).parse(await succeed(staff.get(`${listMails.path}?filter=${filter}`)))
    if (mails[0])
      return storedMessageSchema.parse(
        await succeed(staff.get(readStoredMessage.path.replace(':id', String(mails[0].id)))),
      )
    await wait(50)
  }
  throw new Error(`no mail to ${recipient} within a minute`)
}

async function makeStaff(staff: APIRequestContext, { email }: Account): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ emailStartsWith: email }))
  const [row] = z
    .array(z.object({ id: z.int() }))
    .parse(await succeed(staff.get(`${listMembers.path}?filter=${filter}`)))
  await succeed(
    staff.post(setStaffAccess.path.replace(':id', String(row?.id)), {
      data: { role: 'administrator', password: starterAccount('staff').password },
    }),
  )
}

async function succeed(
  call: Promise<{ ok(): boolean; status(): number; url(): string; text(): Promise<string> }>,
): Promise<unknown> {
  const response = await call
  const text = await response.text()
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${text}`)
  return text ? JSON.parse(text) : undefined
}
