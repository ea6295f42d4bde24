import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { stopBilling } from '@vitrine/domain/billing/leaving-account'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { fileTransport } from '@vitrine/platform/mail/file-transport'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dueRound, urgentRound } from '../billing/billing-round.ts'
import { aFreeMember, goThroughCheckout, statusOf } from '../billing/testing/billed-member.ts'
import { eraseDueAccounts } from './account-deletion.runner.ts'

let db: TestDatabase
let clock: MovableClock
let provider: FakeBillingProvider
let billing: Billing
let userId: number
const folder = mkdtempSync(join(tmpdir(), 'vitrine-erasure-'))

beforeAll(async () => {
  db = await testDatabase()
  clock = new MovableClock()
})
beforeEach(async () => {
  provider = new FakeBillingProvider({ clock })
  billing = { database: db.database, providers: onlyProvider(provider), clock }
  userId = await aFreeMember(billing)
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

async function erase(): Promise<number> {
  const parts = {
    database: db.database,
    storage: fileStorage(join(folder, 'media')),
    mail: fileTransport(fileStorage(join(folder, 'mails')), 'post@vitrine.example'),
    billing: billing.providers,
  }
  const errors: unknown[] = []
  const erased = await eraseDueAccounts(parts, clock.now(), (error) => errors.push(error))
  expect(errors).toEqual([])
  return erased
}

async function stop(): Promise<void> {
  await db.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    await stopBilling(transaction, userId, clock.now())
  })
}

async function isDue(): Promise<void> {
  const now = clock.now()
  await db.database
    .insertInto('account_deletion_requests')
    .values({ user_id: userId, reason: '', requested_at: now, due_at: now, not_before: now })
    .execute()
}

const ofProvider = async () => {
  const read = await provider.listSubscriptions({ accountReference: `V${userId}` })
  return read.outcome === 'done' ? read.value.map(({ state }) => state) : read.outcome
}

test('a membership that somebody leaves does not renew, stays open, and ends at the provider before the account is erased', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'unlimited-monthly' })
  await stop()
  await urgentRound(billing)
  expect([
    await statusOf(billing, userId),
    await db.database
      .selectFrom('billing_subscriptions')
      .select(['renews', 'renews_at_provider'])
      .where('user_id', '=', userId)
      .execute(),
  ]).toEqual(['Active', [{ renews: false, renews_at_provider: false }]])
  await isDue()
  expect(await erase()).toBe(0)
  expect(
    await db.database
      .selectFrom('account_deletion_requests')
      .select('problem')
      .where('user_id', '=', userId)
      .execute(),
  ).toEqual([{ problem: 'It waits until all payments are settled.' }])
  await urgentRound(billing)
  expect(await ofProvider()).toEqual(['ended'])
  clock.advance({ minutes: 2 })
  expect([await erase(), provider.calls.filter((call) => call === 'removePaymentMethods')]).toEqual([
    1,
    ['removePaymentMethods'],
  ])
  const paid = await db.database
    .selectFrom('billing_payments')
    .select(['account_number', 'amount'])
    .where('account_number', '=', userId)
    .execute()
  expect(paid).toEqual([{ account_number: userId, amount: 2999 }])
})

test('a trial that somebody leaves is never charged, and nobody has another one with that email', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'trial', plan: 'unlimited-monthly' })
  await stop()
  clock.advance({ days: 8 })
  await dueRound(billing)
  await urgentRound(billing)
  expect(
    await db.database
      .selectFrom('billing_operations')
      .select('kind')
      .where('user_id', '=', userId)
      .where('takes_money', '=', true)
      .execute(),
  ).toEqual([])
  await isDue()
  expect(await erase()).toBe(1)
  expect(
    await db.database.selectFrom('trials_used').select('kind').where('kind', '=', 'email').execute(),
  ).not.toEqual([])
})
