import type { Card } from './testing/money-model.ts'
import { findDiscountCode, isLeft, type DiscountCode } from '@vitrine/domain/billing/discount-codes'
import { settleOperation } from '@vitrine/domain/billing/settle-operation'
import { currentSubscription } from '@vitrine/domain/billing/subscriptions'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { reverse } from '@vitrine/testing/billing-stand-in/ledger/acts'
import { cardOf } from '@vitrine/testing/billing-stand-in/ledger/cards'
import { catchUp } from '@vitrine/testing/billing-stand-in/ledger/time'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dueRound, urgentRound } from './billing-round.ts'
import { readSubscription } from './read-subscription.ts'
import {
  activate,
  addSlots,
  aFreeMember,
  changeTo,
  mailsTo,
  setRenewal,
  statusOf,
  unknownOperation,
} from './testing/billed-member.ts'
import { openWorld, payThrough, type Pays, type StandInWorld } from './testing/stand-in-world.ts'

/** What random histories have found, one by one. */
const START = new Date('2027-06-15T12:00:00Z')
const GOOD: Pays = { card: '4111111111111111' }
const BEHAVIOR: Record<Exclude<Card, 'paypal'>, string> = {
  pays: '4111111111111111',
  declines: '4000000000000341',
  'declines-twice': '4000000000009995',
}

let db: TestDatabase
let world: StandInWorld
let userId: number
beforeAll(async () => {
  db = await testDatabase()
  const codes = [
    { code: 'FIFTH', percent: 20, there: '20-percent' },
    { code: 'TENTH', percent: 10, there: '10-percent' },
    { code: 'GIFT', percent: 100, there: '100-percent-once' },
  ]
  for (const { code, percent, there } of codes)
    await db.database
      .insertInto('discount_codes')
      .values({
        code,
        kind: 'percent',
        percent,
        products: ['Unlimited', 'Enterprise'],
        billing_periods: ['Monthly'],
        zuora_rate_plan_id: there,
        avangate_coupon: there,
        created_at: START,
        updated_at: START,
      })
      .execute()
})
afterAll(() => db.drop())
beforeEach(async () => {
  world = await open('avangate')
  userId = await aFreeMember(world.billing)
})
afterEach(() => world.standIn.close())

let worlds = 0
/** With numbers that no other has. */
async function open(name: 'zuora' | 'avangate'): Promise<StandInWorld> {
  const opened = await openWorld(db.database, name, START)
  opened.ledger.state.lastNumber = (worlds += 1) * 100_000
  return opened
}
const codeOf = async (name: string): Promise<DiscountCode> => {
  const code = await findDiscountCode(db.database, name)
  if (!code) throw new Error(name)
  return code
}
/** Hours pass, and the workers come by in each. What the provider tells is not delivered: it is read. */
async function hours(count: number, step = 1): Promise<void> {
  for (let hour = 0; hour < count; hour += step) {
    world.clock.advance({ hours: step })
    catchUp(world.ledger)
    await urgentRound(world.billing)
    await dueRound(world.billing)
  }
}
const buys = async (
  plan: string,
  {
    purpose = 'purchase',
    pays = GOOD,
    code,
    meanwhile,
  }: {
    purpose?: 'trial' | 'purchase'
    pays?: Pays
    code?: DiscountCode
    meanwhile?: () => Promise<void>
  } = {},
) =>
  await payThrough(world, userId, {
    purpose,
    plan,
    pays,
    hasAccount: false,
    ...(code && { code }),
    ...(meanwhile && { meanwhile }),
  })
const paid = () =>
  world.ledger.state.payments
    .filter(({ account, state }) => account === `V${userId}` && state === 'paid')
    .map(({ amount }) => amount)
const refunds = async () =>
  (
    await db.database
      .selectFrom('billing_refunds_due')
      .select('amount')
      .where('user_id', '=', userId)
      .execute()
  ).map(({ amount }) => Number(amount))
const redemptions = async () =>
  (
    await db.database
      .selectFrom('discount_redemptions')
      .select('state')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state)
const present = async () => await currentSubscription(db.database, userId)
const useCard = (card: Exclude<Card, 'paypal'>) =>
  world.ledger.usePaymentMethod(
    `V${userId}`,
    world.ledger.storePaymentMethod({
      account: `V${userId}`,
      kind: 'card',
      lastDigits: '0341',
      paypalEmail: null,
      behavior: cardOf(BEHAVIOR[card]).behavior,
    }).id,
  )
const block = async (email: string) => {
  await db.database
    .insertInto('payment_emails')
    .values({ email, email_normalized: email, is_blocked: true, created_at: START, updated_at: START })
    .onConflict((conflict) => conflict.column('email_normalized').doUpdateSet({ is_blocked: true }))
    .execute()
}

test('a trial that 2Checkout keeps with a code is activated at the price of its code, which is used then', async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  expect(await redemptions()).toEqual(['reserved'])
  expect(await activate(world.billing, userId)).toBe('done')
  expect([paid(), await refunds(), await redemptions(), await statusOf(world.billing, userId)]).toEqual([
    [2399],
    [],
    ['counted'],
    'Active',
  ])
})

test('the code of a trial is used when 2Checkout converts it by itself, and free again where it was cancelled', async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  await hours(8 * 24, 4)
  expect([paid(), await redemptions()]).toEqual([[2399], ['counted']])
  userId = await aFreeMember(world.billing)
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  await setRenewal(world.billing, userId, false)
  await hours(8 * 24, 4)
  expect([paid(), await redemptions(), await isLeft(db.database, await codeOf('FIFTH'), userId)]).toEqual([
    [],
    ['free'],
    true,
  ])
})

test('a trial that 2Checkout began with a code is activated at its price, also where another account had the last one meanwhile', async () => {
  await db.database
    .insertInto('discount_codes')
    .values({
      code: 'LAST',
      kind: 'percent',
      percent: 20,
      products: ['Unlimited'],
      billing_periods: ['Monthly'],
      max_redemptions: 1,
      zuora_rate_plan_id: '20-percent',
      avangate_coupon: '20-percent',
      created_at: START,
      updated_at: START,
    })
    .execute()
  const code = await codeOf('LAST')
  const other = await aFreeMember(world.billing)
  await buys('unlimited-monthly', {
    purpose: 'trial',
    code,
    meanwhile: () =>
      payThrough(world, other, {
        purpose: 'purchase',
        plan: 'unlimited-monthly',
        pays: GOOD,
        hasAccount: false,
        code,
      }),
  })
  expect(await activate(world.billing, userId)).toBe('done')
  expect([paid(), await refunds(), await redemptions(), await statusOf(world.billing, userId)]).toEqual([
    [2399],
    [],
    [],
    'Active',
  ])
})

test('the code of a trial is used where its first payment was given back before anybody read of it', async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  world.clock.advance({ days: 8 })
  catchUp(world.ledger)
  const [sold] = world.ledger.subscriptionsOf(`V${userId}`)
  if (!sold) throw new Error('no subscription')
  reverse(world.ledger, sold, 'refund')
  await hours(2)
  expect([paid(), await redemptions(), await statusOf(world.billing, userId)]).toEqual([
    [],
    ['counted'],
    'Cancelled',
  ])
})

test("an activation with another code that was read before its outcome was noted leaves the trial's own code free", async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  armFailpoint('billing-before-settle', () => {
    armFailpoint(undefined)
    throw new Error('the process died')
  })
  await expect(activate(world.billing, userId, await codeOf('TENTH'))).rejects.toThrow('the process died')
  const subscription = await present()
  if (!subscription?.providerReference) throw new Error('no subscription')
  await readSubscription(world.billing, {
    id: subscription.id,
    userId,
    provider: 'avangate',
    reference: subscription.providerReference,
  })
  expect((await present())?.state).toBe('active')
  await hours(3)
  expect([
    paid(),
    await refunds(),
    await redemptions(),
    await isLeft(db.database, await codeOf('FIFTH'), userId),
  ]).toEqual([[2699], [], ['free', 'counted'], true])
})

test('a declined activation with another code keeps the trial its own, and frees the other', async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('FIFTH') })
  useCard('declines')
  expect(await activate(world.billing, userId, await codeOf('TENTH'))).toBe('declined')
  expect(await redemptions()).toEqual(['reserved', 'free'])
  useCard('pays')
  await hours(8 * 24, 4)
  expect([paid(), await redemptions()]).toEqual([[2399], ['counted', 'free']])
})

test('a change with a code at 2Checkout is charged what its preview said, and counts', async () => {
  await buys('marks-monthly')
  await hours(5 * 24, 12)
  expect(
    await changeTo(world.billing, userId, 'unlimited-monthly', { discount: await codeOf('FIFTH') }),
  ).toBe('done')
  const [, due] = paid()
  expect([await refunds(), due !== undefined && due < 2399, (await present())?.state]).toEqual([
    [],
    true,
    'active',
  ])
})

test('a change to less is made at 2Checkout shortly before the next billing date; one that is declined is not tried again', async () => {
  await buys('unlimited-monthly')
  const end = Number((await present())?.periodEnd)
  await changeTo(world.billing, userId, 'marks-monthly', { effective: 'next-billing-date' })
  useCard('declines')
  world.clock.moveTo(end - 100 * 60_000)
  for (let round = 0; round < 5; round += 1) {
    world.clock.advance({ minutes: 11 })
    await dueRound(world.billing)
  }
  const tries = await db.database
    .selectFrom('billing_operations')
    .select('state')
    .where('user_id', '=', userId)
    .where('kind', '=', 'change')
    .execute()
  expect(tries).toEqual([{ state: 'declined' }])
  userId = await aFreeMember(world.billing)
  await buys('unlimited-monthly')
  await changeTo(world.billing, userId, 'marks-monthly', { effective: 'next-billing-date' })
  world.clock.moveTo(Number((await present())?.periodEnd) - 60 * 60_000)
  catchUp(world.ledger)
  await dueRound(world.billing)
  expect(world.ledger.subscriptionsOf(`V${userId}`)[0]?.planId).toBe('marks-monthly')
  expect((await present())?.pendingRatePlanId).toBeNull()
})

test('a stray whose end never arrived is ended again', async () => {
  await buys('unlimited-monthly', {
    pays: { paypal: `payer${userId}@pay.example` },
    meanwhile: () => block(`payer${userId}@pay.example`),
  })
  world.standIn.faults.push({ matching: 'DELETE /avangate/', how: 'http-500', isDone: false, times: 1 })
  await hours(3, 0.25)
  expect(world.ledger.subscriptionsOf(`V${userId}`).map(({ endedAt }) => endedAt !== null)).toEqual([true])
  expect([await refunds(), await statusOf(world.billing, userId)]).toEqual([[2999], 'Inactive'])
  // What was to be given back was no paid membership: the trial is still to be had.
  await db.database.updateTable('payment_emails').set({ is_blocked: false }).execute()
  await buys('unlimited-monthly', { purpose: 'trial' })
  expect(await statusOf(world.billing, userId)).toBe('In Trial')
})

test('a stray whose end died with its worker before it was made is given up after an hour, and ended again', async () => {
  let deaths = 0
  await buys('unlimited-monthly', {
    pays: { paypal: `payer${userId}@pay.example` },
    meanwhile: () => block(`payer${userId}@pay.example`),
  })
  armFailpoint('billing-after-claim', () => {
    armFailpoint(undefined)
    deaths += 1
    throw new Error('died')
  })
  await urgentRound(world.billing).catch(() => undefined)
  armFailpoint(undefined)
  const runs = () =>
    world.ledger.subscriptionsOf(`V${userId}`).filter(({ endedAt }) => endedAt === null).length
  expect([deaths, runs()]).toEqual([1, 1])
  await hours(3, 0.25)
  expect([runs(), await refunds(), paid()]).toEqual([0, [2999], [2999]])
})

test('a trial that 2Checkout converts with a payment account that was blocked meanwhile is listed to refund, and ended', async () => {
  const email = `payer${userId}@pay.example`
  await buys('unlimited-monthly', { purpose: 'trial', pays: { paypal: email }, code: await codeOf('FIFTH') })
  await block(email)
  await hours(8 * 24, 4)
  expect([await refunds(), await statusOf(world.billing, userId), await redemptions()]).toEqual([
    [2399],
    'Cancelled',
    ['free'],
  ])
  expect(world.ledger.subscriptionsOf(`V${userId}`).every(({ endedAt }) => endedAt !== null)).toBe(true)
})

test('a trial that is heard of only when its first charge was declined is Error, not open for a week', async () => {
  world.standIn.faults.push({
    matching: 'GET /avangate/rest/6.0/orders',
    how: 'http-500',
    isDone: false,
    times: 1,
  })
  await buys('unlimited-monthly', { purpose: 'trial', pays: { card: BEHAVIOR.declines } })
  world.standIn.faults.length = 0
  for (let day = 0; day < 8; day += 1) {
    world.clock.advance({ days: 1 })
    catchUp(world.ledger)
  }
  await dueRound(world.billing)
  await urgentRound(world.billing)
  expect([await statusOf(world.billing, userId), (await present())?.state]).toEqual(['Error', 'trial'])
})

test('a change for the next billing date outlives a cancellation that is taken back', async () => {
  await buys('unlimited-monthly')
  await changeTo(world.billing, userId, 'marks-monthly', { effective: 'next-billing-date' })
  const pending = (await present())?.pendingRatePlanId
  await setRenewal(world.billing, userId, false)
  await hours(1)
  await setRenewal(world.billing, userId, true)
  await hours(1)
  expect([pending !== null, (await present())?.pendingRatePlanId]).toEqual([true, pending])
})

test('slots whose payment is heard of after the next renewal keep their own payment, and a refund of the renewal ends the membership', async () => {
  await world.standIn.close()
  world = await open('zuora')
  await buys('enterprise-monthly')
  await hours(24, 12)
  world.standIn.faults.push({
    matching: 'POST /zuora/v1/o',
    butNot: '/preview',
    how: 'http-500',
    isDone: true,
    times: 1,
  })
  expect(await addSlots(world.billing, userId, 1)).toBe('unknown')
  world.clock.advance({ days: 31 })
  catchUp(world.ledger)
  await hours(2)
  const { rows } = await sql<{
    kind: string
    reference: string
  }>`SELECT coalesce(operation.kind, 'renewal') AS kind, payment.payment_reference AS reference FROM billing_payments payment LEFT JOIN billing_operations operation ON operation.id = payment.operation_id WHERE payment.account_number = ${userId} ORDER BY payment.paid_at`.execute(
    db.database,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['purchase', 'add-slots', 'renewal'])
  expect(await mailsTo(world.billing, userId)).toEqual([
    'membership-started',
    'payment-received',
    'payment-received',
  ])
  const [sold] = world.ledger.subscriptionsOf(`V${userId}`)
  if (!sold) throw new Error('no subscription')
  reverse(world.ledger, sold, 'refund', rows[2]?.reference)
  await hours(30, 5)
  expect([
    await statusOf(world.billing, userId),
    world.ledger.subscriptionsOf(`V${userId}`).map(({ renews }) => renews),
  ]).toEqual(['Cancelled', [false]])
})

test('a trial of ours that stays unpaid for 30 days is not charged any more, also where no worker came by', async () => {
  await world.standIn.close()
  world = await open('zuora')
  await buys('unlimited-monthly', { purpose: 'trial', pays: { card: BEHAVIOR.declines } })
  await hours(8 * 24, 12)
  expect(await statusOf(world.billing, userId)).toBe('Error')
  useCard('pays')
  world.clock.advance({ days: 40 })
  await dueRound(world.billing)
  expect([paid(), await statusOf(world.billing, userId)]).toEqual([[], 'Cancelled'])
})

test('a trial that was cancelled before 2Checkout converted it for nothing, by its code, is over all the same', async () => {
  await buys('unlimited-monthly', { purpose: 'trial', code: await codeOf('GIFT') })
  await setRenewal(world.billing, userId, false)
  // Nobody could tell the provider in time.
  world.clock.advance({ days: 8 })
  catchUp(world.ledger)
  await hours(4)
  expect([await statusOf(world.billing, userId), await refunds(), await redemptions()]).toEqual([
    'Cancelled',
    [],
    ['free'],
  ])
  expect(world.ledger.subscriptionsOf(`V${userId}`).every(({ endedAt }) => endedAt !== null)).toBe(true)
})

test('a change that costs nothing, by its code, is not mistaken for the payment of the change before it', async () => {
  await buys('marks-monthly')
  await hours(5 * 24, 12)
  expect(await changeTo(world.billing, userId, 'unlimited-monthly')).toBe('done')
  await hours(24, 12)
  const before = paid()
  expect(
    await changeTo(world.billing, userId, 'enterprise-monthly', { discount: await codeOf('GIFT') }),
  ).toBe('done')
  expect([await refunds(), paid(), (await present())?.quantity]).toEqual([[], before, 3])
})

test('a trial that 2Checkout converts at its end, while nobody knows whether an activation with a code arrived, is charged its own price', async () => {
  await buys('unlimited-monthly', { purpose: 'trial' })
  await hours(3 * 24, 24)
  world.standIn.faults.push({ matching: 'PUT /avangate/', how: 'http-500', isDone: false, times: 1 })
  await activate(world.billing, userId, await codeOf('GIFT'))
  world.standIn.faults.length = 0
  for (let day = 0; day < 10; day += 1) {
    world.clock.advance({ days: 1 })
    catchUp(world.ledger)
  }
  await hours(30, 2)
  expect([
    paid(),
    await refunds(),
    await statusOf(world.billing, userId),
    await redemptions(),
    await isLeft(db.database, await codeOf('GIFT'), userId),
  ]).toEqual([[2999], [], 'Active', ['free'], true])
})

test('a purchase that staff gave up and that was made all the same gives back its own payment, and not that of the next one', async () => {
  await world.standIn.close()
  world = await open('zuora')
  const { standIn, billing } = world
  standIn.faults.push(
    { matching: 'POST /zuora/v1/orders', butNot: '/preview', how: 'http-500', isDone: true, times: 1 },
    { matching: 'GET /zuora/v1/orders', how: 'html', isDone: false, times: Number.MAX_SAFE_INTEGER },
  )
  await buys('marks-monthly')
  await hours(25)
  const id = await unknownOperation(billing, userId)
  await settleOperation(billing.database, id, { outcome: 'absent' }, billing.clock.now())
  standIn.faults.splice(0)
  await payThrough(world, userId, {
    purpose: 'purchase',
    plan: 'unlimited-monthly',
    pays: GOOD,
    hasAccount: true,
  })
  await hours(2)
  expect([
    paid().toSorted((one, other) => one - other),
    await refunds(),
    await statusOf(billing, userId),
    await mailsTo(billing, userId),
  ]).toEqual([[999, 2999], [999], 'Active', ['payment-not-done', 'membership-started', 'payment-not-wanted']])
  expect(
    world.ledger.subscriptionsOf(`V${userId}`).map(({ planId, endedAt }) => [planId, endedAt !== null]),
  ).toEqual(
    expect.arrayContaining([
      ['marks-monthly', true],
      ['unlimited-monthly', false],
    ]),
  )
})
