import { request as requests, type APIRequestContext, type FullConfig } from '@playwright/test'
import * as accountPaths from '@vitrine/contracts/identity/account-paths'
import * as mailPaths from '@vitrine/contracts/mail/paths'
import { keptMessageSchema, mailSchema } from '@vitrine/contracts/mail/schemas'
import * as membersPaths from '@vitrine/contracts/members/paths'
import * as supportPaths from '@vitrine/contracts/members/support-paths'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  signIn,
  signOut,
  starterAccount,
  WORKER_ACCOUNTS,
  type Account,
  type WorkerAccounts,
} from './accounts.ts'
import { linkIn } from './mails.ts'

/**
 * Gives each worker a staff account and a member's of its own, made before the first test: an account has
 * three sessions at most, its calls are counted, and what one test keeps in it another would find.
 */
export default async function provideAccounts({ workers, projects }: FullConfig): Promise<void> {
  const request = await requests.newContext({ baseURL: projects[0]?.use.baseURL })
  await signIn(request, starterAccount('staff'))
  const accounts: WorkerAccounts[] = []
  for (let worker = 0; worker < workers; worker += 1) {
    const [staff, member] = [
      await confirmedAccount(request, 'Staff'),
      await confirmedAccount(request, 'Member'),
    ]
    await makeStaff(request, staff)
    accounts.push({ staff, member })
  }
  await signOut(request)
  await request.dispose()
  process.env[WORKER_ACCOUNTS] = JSON.stringify(accounts)
}

async function confirmedAccount(staff: APIRequestContext, displayName: string): Promise<Account> {
  const account = {
    email: `${displayName.toLowerCase()}-${crypto.randomUUID()}@vitrine.example`,
    password: 'Brass-cabinet-7',
  }
  await succeed(staff.post(accountPaths.signUp.path, { data: { ...account, displayName } }))
  const message = await keptMail(staff, account.email)
  const token = new URL(linkIn(message, '/login/verify-email'), 'http://localhost').searchParams.get('token')
  await succeed(staff.post(accountPaths.verifyEmail.path, { data: { token } }))
  return account
}

async function keptMail(staff: APIRequestContext, recipient: string) {
  const filter = encodeURIComponent(JSON.stringify({ recipient, state: 'sent' }))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const mails = z
      .array(mailSchema)
      .parse(await succeed(staff.get(`${mailPaths.mails.path}?filter=${filter}`)))
    if (mails[0])
      return keptMessageSchema.parse(
        await succeed(staff.get(mailPaths.keptMessage.path.replace(':id', String(mails[0].id)))),
      )
    await wait(50)
  }
  throw new Error(`no mail to ${recipient} within a minute`)
}

async function makeStaff(staff: APIRequestContext, { email }: Account): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ emailStartsWith: email }))
  const [row] = z
    .array(z.object({ id: z.int() }))
    .parse(await succeed(staff.get(`${membersPaths.members.path}?filter=${filter}`)))
  await succeed(
    staff.post(supportPaths.staffAccess.path.replace(':id', String(row?.id)), {
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
