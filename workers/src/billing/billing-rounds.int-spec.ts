import { comparePrices } from '@vitrine/domain/billing/compare-prices'
import { applyProviderRecord } from '@vitrine/domain/billing/apply-provider-record'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { settleOperation } from '@vitrine/domain/billing/settle-operation'
import { currentSubscription, lockAccount } from '@vitrine/domain/billing/subscriptions'
import { beginTelling, untoldSubscriptions } from '@vitrine/domain/billing/tell-provider'
import { reverse as reverseInBooks } from '@vitrine/testing/billing-stand-in/ledger/acts'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dueRound, urgentRound } from './billing-round.ts'
import { makePendingChanges } from './make-pending-changes.ts'
import {
  activate,
  addSlots,
  aFreeMember,
  changeTo,
  goThroughCheckout,
  mailsTo,
  setRenewal,
  statusOf,
  unknownOperation,
} from './testing/billed-member.ts'

const GOOD = { card: '4111111111111111' }
const DECLINING = { card: '4000000000000341' }

let db: TestDatabase
let clock: MovableClock
let provider: FakeBillingProvider
let billing: Billing
/** The other provider, which converts trials itself and takes no change in advance. */
let avangate: FakeBillingProvider
let atAvangate: Billing
let userId: number

beforeAll(async () => {
  db = await testDatabase()
  clock = new MovableClock()
})
afterAll(() => db.drop())
// Rounds look at every subscription, and time passes for all of them: those of members of former tests would
// renew in each test that follows.
beforeEach(async () => {
  await sql`TRUNCATE billing_subscriptions, billing_operations, billing_checkouts, billing_notifications, billing_payments, billing_refunds_due CASCADE`.execute(
    db.database,
  )
  provider = new FakeBillingProvider({ clock })
  billing = { database: db.database, providers: onlyProvider(provider), clock }
  avangate = new FakeBillingProvider({ name: 'avangate', clock })
  atAvangate = { ...billing, providers: onlyProvider(avangate) }
  userId = await aFreeMember(billing)
})

/** A notification of Zuora's that waits to be worked off; of the member's account where none is named. */
async function notify(row: {
  dedupe_key: string
  kind: string
  account_reference?: string
  subscription_reference?: string | null
}): Promise<void> {
  const now = clock.now()
  await db.database
    .insertInto('billing_notifications')
    .values({
      provider: 'zuora',
      account_reference: `V${userId}`,
      received_at: now,
      next_look_at: now,
      ...row,
    })
    .execute()
}

/** Notifications arrive, and everything that is due is done. */
async function round(): Promise<void> {
  await urgentRound(billing)
  await dueRound(billing)
  await urgentRound(billing)
}
async function later(duration: Parameters<MovableClock['advance']>[0]): Promise<void> {
  clock.advance(duration)
  await round()
}
const paid = async () => {
  const read = await provider.listPayments({ accountReference: `V${userId}` })
  return read.outcome === 'done'
    ? read.value.filter(({ state }) => state === 'paid').map(({ amount }) => amount.amount)
    : []
}
const subscription = async () =>
  await db.database
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const refundsDue = async () =>
  await db.database
    .selectFrom('billing_refunds_due')
    .select(['amount', 'reason'])
    .where('user_id', '=', userId)
    .execute()
const open = async () =>
  await db.database
    .selectFrom('billing_operations')
    .select(['kind', 'state'])
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'claimed', 'unknown'])
    .execute()

test('D3-109: a trial becomes paid by itself after 7 days and is charged once; its end was told of 48 hours before', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'trial', plan: 'unlimited-monthly' })
  await later({ days: 4 })
  expect([await statusOf(billing, userId), await mailsTo(billing, userId)]).toEqual([
    'In Trial',
    ['trial-started'],
  ])
  await later({ days: 1, minutes: 1 })
  expect(await mailsTo(billing, userId)).toEqual(['trial-started', 'trial-ending'])
  await later({ days: 2 })
  await round()
  expect([await statusOf(billing, userId), await paid()]).toEqual(['Active', [2999]])
  expect(await mailsTo(billing, userId)).toEqual(['trial-started', 'trial-ending', 'membership-started'])
})

test('D3-109: a trial that was cancelled in time runs to its end, costs nothing and is Cancelled from that moment on', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'trial', plan: 'unlimited-monthly' })
  await setRenewal(billing, userId, false)
  await later({ days: 6, hours: 23 })
  expect(await statusOf(billing, userId)).toBe('In Trial')
  clock.advance({ hours: 1, seconds: 1 })
  // Before any worker has looked.
  expect(await statusOf(billing, userId)).toBe('Cancelled')
  await round()
  expect([await paid(), (await subscription()).end_reason]).toEqual([[], 'cancelled'])
  expect(
    await db.database.selectFrom('users').select('roles').where('id', '=', userId).executeTakeFirstOrThrow(),
  ).toEqual({ roles: ['ROLE_FREE'] })
})

test('D3-109: a conversion that is declined makes the status Error, is tried on days 1, 3, 5 and 7, and ends after 30', async () => {
  await goThroughCheckout(billing, userId, {
    purpose: 'trial',
    plan: 'unlimited-monthly',
    parameters: DECLINING,
  })
  await later({ days: 7, seconds: 1 })
  expect(await statusOf(billing, userId)).toBe('Error')
  const tries = async () =>
    (
      await db.database
        .selectFrom('billing_operations')
        .select('id')
        .where('user_id', '=', userId)
        .where('kind', '=', 'convert-trial')
        .execute()
    ).length
  const seen = [await tries()]
  for (let day = 1; day <= 9; day += 1) {
    await later({ days: 1 })
    seen.push(await tries())
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
  await later({ days: 20 })
  expect(await statusOf(billing, userId)).toBe('Error')
  await later({ days: 1 })
  expect([await statusOf(billing, userId), (await subscription()).end_reason, await paid()]).toEqual([
    'Cancelled',
    'unpaid',
    [],
  ])
  expect(await mailsTo(billing, userId)).toEqual([
    'trial-started',
    'payment-failed',
    'payment-failed',
    'membership-ended',
  ])
})

test('a new payment method is tried at once', async () => {
  await goThroughCheckout(billing, userId, {
    purpose: 'trial',
    plan: 'unlimited-monthly',
    parameters: DECLINING,
  })
  await later({ days: 7, seconds: 1 })
  expect(await goThroughCheckout(billing, userId, { purpose: 'payment-method', parameters: GOOD })).toBe(
    'done',
  )
  expect([await statusOf(billing, userId), await paid()]).toEqual(['Active', [2999]])
})

test('a renewal that fails leaves it open for 7 days, then Error; paid within 30 days it is Active again', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  await provider.storePaymentMethod(`V${userId}`, DECLINING)
  const end = (await subscription()).period_end
  clock.moveTo(new Date(Number(end) + 3 * 3_600_000))
  await round()
  const { payment_due_since: due } = await subscription()
  expect([await statusOf(billing, userId), due]).toEqual(['Active', expect.any(Date)])
  clock.moveTo(new Date(Number(due) + 7 * 86_400_000 - 60_000))
  expect(await statusOf(billing, userId)).toBe('Active')
  clock.advance({ minutes: 1 })
  expect(await statusOf(billing, userId)).toBe('Error')
  await round()
  expect(await mailsTo(billing, userId)).toEqual(['membership-started', 'payment-failed', 'payment-failed'])
  expect(await goThroughCheckout(billing, userId, { purpose: 'payment-method', parameters: GOOD })).toBe(
    'done',
  )
  expect([await statusOf(billing, userId), await paid()]).toEqual(['Active', [999, 999]])
})

test('a card that was given before anybody knew of an unpaid renewal is tried as soon as that is known', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  await provider.storePaymentMethod(`V${userId}`, DECLINING)
  clock.moveTo(new Date(Number((await subscription()).period_end) + 14 * 86_400_000))
  // The provider has tried and given up; no worker has come by since.
  provider.advance()
  expect(await goThroughCheckout(billing, userId, { purpose: 'payment-method', parameters: GOOD })).toBe(
    'done',
  )
  expect(await paid()).toEqual([999])
  await round()
  await later({ minutes: 10 })
  expect([await statusOf(billing, userId), await paid(), await open()]).toEqual(['Active', [999, 999], []])
})

test('a payment that is under way is none that failed, and one that is declined leaves the membership as it was', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'enterprise-monthly' })
  provider.ledger.state.paymentsWait = true
  expect(await addSlots(billing, userId, 1)).toBe('unknown')
  await later({ hours: 26 })
  expect(await subscription()).toMatchObject({ state: 'active', payment_due_since: null })
  expect(await mailsTo(billing, userId)).not.toContain('payment-failed')
  provider.ledger.state.paymentsWait = false
  provider.settlePayments(false)
  await later({ hours: 26 })
  expect(await open()).toEqual([])
  expect(await subscription()).toMatchObject({ state: 'active', payment_due_since: null, quantity: 3 })
})

test('a cancellation is told to the provider, again where it was not reached, and nothing renews', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const { period_end: end, provider_reference: reference } = await subscription()
  await setRenewal(billing, userId, false)
  provider.next('refused')
  await urgentRound(billing)
  expect((await subscription()).renews_at_provider).toBe(true)
  await later({ minutes: 6 })
  expect((await subscription()).renews_at_provider).toBe(false)
  clock.moveTo(new Date(Number(end) + 1000))
  expect(await statusOf(billing, userId)).toBe('Cancelled')
  await later({ days: 2 })
  expect(await paid()).toEqual([999])
  expect(await provider.readSubscription({ subscriptionReference: reference ?? '' })).toMatchObject({
    value: { state: 'ended' },
  })
})

test('a renewal that was charged although it was cancelled before is listed to refund, and ends with its paid time', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const { period_end: end } = await subscription()
  clock.moveTo(new Date(Number(end) - 60_000))
  await setRenewal(billing, userId, false)
  // Nobody could tell the provider in time.
  clock.moveTo(new Date(Number(end) + 60_000))
  await provider.readSubscription({ subscriptionReference: (await subscription()).provider_reference ?? '' })
  await round()
  await later({ hours: 3 })
  expect(await statusOf(billing, userId)).toBe('Cancelled')
  expect(await refundsDue()).toMatchObject([{ amount: 999 }])
  expect(await mailsTo(billing, userId)).toContain('payment-not-wanted')
})

test('a renewal after the cancellation is known by the end of its period, whose start may lie before the end of the last one', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const { period_end: end, provider_reference: reference } = await subscription()
  clock.moveTo(new Date(Number(end) - 60_000))
  await setRenewal(billing, userId, false)
  clock.moveTo(new Date(Number(end) + 60_000))
  const renewed = await provider.readSubscription({ subscriptionReference: reference ?? '' })
  if (renewed.outcome !== 'done') throw new Error(renewed.outcome)
  // As 30 March is a month before 30 April, though the period before ends on 31 March.
  const record = { ...renewed.value, periodStart: new Date(Number(end) - 86_400_000) }
  await db.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const stored = await currentSubscription(transaction, userId)
    if (stored)
      await applyProviderRecord(transaction, stored, record, { now: clock.now(), operationId: null })
  })
  expect(await statusOf(billing, userId)).toBe('Cancelled')
  expect(await refundsDue()).toMatchObject([{ amount: 999 }])
})

test('reactivating before the end renews again, also at the provider', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  await setRenewal(billing, userId, false)
  await round()
  await setRenewal(billing, userId, true)
  await round()
  expect(await subscription()).toMatchObject({ renews: true, renews_at_provider: true })
  await later({ days: 32 })
  await later({ days: 1 })
  expect([await statusOf(billing, userId), await paid()]).toEqual(['Active', [999, 999]])
})

test('whoever comes back while the provider is being told of the cancellation stays a member', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  await setRenewal(billing, userId, false)
  const [telling] = (await untoldSubscriptions(db.database, clock.now(), 50)).filter(
    (untold) => untold.userId === userId,
  )
  const operationId = telling ? await beginTelling(db.database, telling, clock.now()) : null
  await setRenewal(billing, userId, true)
  await runOperation(billing, operationId ?? 0)
  await round()
  expect(await subscription()).toMatchObject({ renews: true, renews_at_provider: true, cancelled_at: null })
})

test('what was stopped at the provider itself is cancelled', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const there = provider.ledger.subscription((await subscription()).provider_reference ?? '')
  if (there) there.renews = false
  await later({ days: 1, minutes: 1 })
  expect(await subscription()).toMatchObject({
    renews: false,
    renews_at_provider: false,
    cancelled_at: expect.any(Date),
  })
})

test.each(['lost-before', 'lost-after'] as const)(
  'an act whose response was %s is read back and never made again',
  async (lost) => {
    await goThroughCheckout(billing, userId, { purpose: 'trial', plan: 'marks-monthly' })
    const before = provider.calls.filter((call) => call === 'convert-trial').length
    provider.next(lost)
    expect(await activate(billing, userId)).toBe('unknown')
    expect(await open()).toEqual([{ kind: 'convert-trial', state: 'unknown' }])
    await later({ minutes: 2 })
    if (lost === 'lost-after')
      expect([await paid(), await statusOf(billing, userId)]).toEqual([[999], 'Active'])
    else {
      // Unknown there: failed an hour after the claim, and not before.
      expect(await open()).toHaveLength(1)
      for (let quarter = 0; quarter < 10; quarter += 1) await later({ minutes: 15 })
      expect([await open(), await paid(), await statusOf(billing, userId)]).toEqual([[], [], 'In Trial'])
    }
    expect(provider.calls.filter((call) => call === 'convert-trial')).toHaveLength(before + 1)
  },
)

test('a worker takes up what was noted and not made, and what was claimed by one that died', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'trial', plan: 'unlimited-monthly' })
  provider.next('lost-after')
  expect(await activate(billing, userId)).toBe('unknown')
  await db.database
    .updateTable('billing_operations')
    .set({ state: 'claimed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'unknown')
    .execute()
  await later({ minutes: 2 })
  expect([await paid(), await statusOf(billing, userId)]).toEqual([[2999], 'Active'])
})

test.each([false, true])(
  'what staff have counted as failed frees the account, and is stopped, listed to refund and told where it is paid all the same; paid again meanwhile: %s',
  async (paysAgain) => {
    provider.ledger.state.paymentsWait = true
    expect(await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })).toBe(
      'waiting',
    )
    provider.ledger.state.paymentsWait = false
    await later({ hours: 25 })
    const id = await unknownOperation(billing, userId)
    expect((await settleOperation(db.database, id, { outcome: 'absent' }, clock.now())).state).toBe('failed')
    expect([await open(), await statusOf(billing, userId)]).toEqual([[], 'Inactive'])
    if (paysAgain)
      expect(await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'library-monthly' })).toBe(
        'done',
      )
    // Three days after the decision the payment comes through.
    await later({ days: 3 })
    provider.settlePayments(true)
    await later({ hours: 1, minutes: 1 })
    await later({ minutes: 10 })
    expect(await refundsDue()).toEqual([{ amount: 999, reason: 'It appeared after it had been given up.' }])
    expect([await statusOf(billing, userId), await open()]).toEqual([paysAgain ? 'Active' : 'Inactive', []])
    expect(
      (await mailsTo(billing, userId)).filter((template) => template === 'payment-not-wanted'),
    ).toHaveLength(1)
    const there = await provider.listSubscriptions({ accountReference: `V${userId}` })
    expect(
      there.outcome === 'done' &&
        there.value.map(({ providerPlanId, state }) => `${providerPlanId} ${state}`).toSorted(),
    ).toEqual([...(paysAgain ? ['library-monthly active'] : []), 'marks-monthly ended'])
  },
)

test.each(['refund', 'chargeback'] as const)('a full %s ends the membership at once', async (kind) => {
  await goThroughCheckout(billing, userId, {
    purpose: 'purchase',
    plan: 'marks-monthly',
    parameters: { paypalEmail: `payer${userId}@pay.example` },
  })
  const reference = (await subscription()).provider_reference ?? ''
  expect(kind === 'refund' ? provider.refund(reference) : provider.chargeBack(reference)).toBe(true)
  await notify({ dedupe_key: `${kind} ${userId}`, kind, subscription_reference: reference })
  await round()
  expect([await statusOf(billing, userId), (await subscription()).end_reason]).toEqual([
    'Cancelled',
    kind === 'refund' ? 'refunded' : 'charged-back',
  ])
  const { id, is_blocked } = await db.database
    .selectFrom('payment_emails')
    .select(['id', 'is_blocked'])
    .where('email_normalized', '=', `payer${userId}@pay.example`)
    .executeTakeFirstOrThrow()
  expect(is_blocked).toBe(kind === 'chargeback')
  const entries = await db.database
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'details'])
    .where('subject_type', '=', 'payment-email')
    .where('subject_id', '=', String(id))
    .execute()
  expect(entries).toEqual(
    kind === 'chargeback'
      ? [
          {
            actor: 'billing',
            action: 'payment-email.blocked',
            details: {
              email: `payer${userId}@pay.example`,
              payment: expect.any(String) as string,
              reason: 'A payment was charged back.',
            },
          },
        ]
      : [],
  )
})

test('giving back a payment of the list of payments to refund ends nothing, also where another was paid since; giving back that one ends the membership', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const reference = (await subscription()).provider_reference ?? ''
  const read = await provider.readSubscription({ subscriptionReference: reference })
  if (read.outcome !== 'done' || !read.value) throw new Error(read.outcome)
  const [date, amount] = [clock.now(), { amount: 999, currency: 'USD' as const }]
  const record = { ...read.value, lastPayment: { reference: `newer-${userId}`, amount, date } }
  const reversed = (paymentReference: string) => ({ kind: 'refund' as const, paymentReference, amount, date })
  const apply = async (reversals: ReturnType<typeof reversed>[]) => {
    await db.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, userId)
      const stored = await currentSubscription(transaction, userId)
      if (stored)
        await applyProviderRecord(
          transaction,
          stored,
          { ...record, reversals },
          { now: date, operationId: null },
        )
    })
    return await statusOf(billing, userId)
  }
  await db.database
    .insertInto('billing_refunds_due')
    .values({
      user_id: userId,
      provider: 'zuora',
      payment_reference: `listed-${userId}`,
      amount: 999,
      currency: 'USD',
      reason: 'It was taken twice.',
      operation_id: null,
      noted_at: date,
    })
    .execute()
  expect(await apply([reversed(`listed-${userId}`)])).toBe('Active')
  expect(await apply([reversed(`listed-${userId}`), reversed(`newer-${userId}`)])).toBe('Cancelled')
})

test('a notification that is worked off before the response to the call it tells of makes no stray of it, and nothing is done twice', async () => {
  const startSubscription = provider.startSubscription
  onTestFinished(() => void (provider.startSubscription = startSubscription))
  provider.startSubscription = async (request) => {
    const outcome = await startSubscription(request)
    const reference = outcome.outcome === 'done' ? outcome.value.subscription.reference : ''
    await notify({
      dedupe_key: `early ${userId}`,
      kind: 'payment-processed',
      subscription_reference: reference,
    })
    await urgentRound(billing)
    return outcome
  }
  expect(await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })).toBe(
    'done',
  )
  for (let minutes = 0; minutes < 40; minutes += 5) await later({ minutes: 5 })
  expect([
    await statusOf(billing, userId),
    await paid(),
    await refundsDue(),
    await open(),
    await mailsTo(billing, userId),
  ]).toEqual(['Active', [999], [], [], ['membership-started']])
  expect(
    await db.database
      .selectFrom('billing_notifications')
      .select('state')
      .where('dedupe_key', '=', `early ${userId}`)
      .executeTakeFirstOrThrow(),
  ).toEqual({ state: 'done' })
})

test('a notification that is replayed after a year charges nothing, and brings nothing back', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const reference = (await subscription()).provider_reference ?? ''
  await setRenewal(billing, userId, false)
  await round()
  await later({ days: 32 })
  await round()
  const before = [await statusOf(billing, userId), await paid(), await mailsTo(billing, userId)]
  clock.advance({ days: 366 })
  await notify({
    dedupe_key: `replayed ${userId}`,
    kind: 'payment-processed',
    subscription_reference: reference,
  })
  await round()
  expect([await statusOf(billing, userId), await paid(), await mailsTo(billing, userId)]).toEqual(before)
  expect([before[0], await refundsDue(), await open()]).toEqual(['Cancelled', [], []])
})

describe('a team that has bought two slots more', () => {
  const tell = async (reference: string) => {
    const now = clock.now()
    await notify({
      dedupe_key: `${reference} ${now.getTime()}`,
      kind: 'refund',
      subscription_reference: reference,
    })
    await round()
    await round()
  }
  const removals = async () =>
    await db.database
      .selectFrom('billing_operations')
      .select(['state', 'takes_money'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'remove-slots')
      .orderBy('id')
      .execute()
  const slots = async () => ({
    here: (await subscription()).quantity,
    there: provider.ledger.subscription((await subscription()).provider_reference ?? '')?.quantity,
    status: await statusOf(billing, userId),
  })
  const withSlots = async () => {
    await goThroughCheckout(billing, userId, {
      purpose: 'purchase',
      plan: 'enterprise-monthly',
      parameters: { paypalEmail: `payer${userId}@pay.example` },
    })
    await later({ days: 3 })
    expect(await addSlots(billing, userId, 2)).toBe('done')
    const reference = (await subscription()).provider_reference ?? ''
    const [period, added] = provider.ledger.state.payments
      .filter(({ account }) => account === `V${userId}`)
      .map(({ number }) => number)
    const reverse = async (kind: 'refund' | 'chargeback', number = added) => {
      const inBooks = provider.ledger.subscription(reference)
      expect(inBooks && reverseInBooks(provider.ledger, inBooks, kind, number)).toBe(true)
      await tell(reference)
    }
    return { reference, period, reverse }
  }
  const isBlocked = async () =>
    (
      await db.database
        .selectFrom('payment_emails')
        .select('is_blocked')
        .where('email_normalized', '=', `payer${userId}@pay.example`)
        .executeTakeFirstOrThrow()
    ).is_blocked

  test.each(['refund', 'chargeback'] as const)(
    'loses them by a %s of their payment alone, once, and keeps the membership',
    async (kind) => {
      const { reference, reverse } = await withSlots()
      expect(await slots()).toEqual({ here: 5, there: 5, status: 'Active' })
      await reverse(kind)
      expect(await slots()).toEqual({ here: 3, there: 3, status: 'Active' })
      expect(await isBlocked()).toBe(kind === 'chargeback')
      // Staff allow it again: the next look at the same chargeback leaves it so.
      await db.database
        .updateTable('payment_emails')
        .set({ is_blocked: false })
        .where('email_normalized', '=', `payer${userId}@pay.example`)
        .execute()
      await tell(reference)
      await later({ days: 1 })
      expect([await slots(), await removals(), await isBlocked(), await paid()]).toEqual([
        { here: 3, there: 3, status: 'Active' },
        [{ state: 'done', takes_money: false }],
        false,
        [7497],
      ])
      await later({ days: 31 })
      await later({ days: 1 })
      expect([await paid(), await slots()]).toEqual([[7497, 7497], { here: 3, there: 3, status: 'Active' }])
    },
  )

  test('ends by a refund of what bought its period', async () => {
    const { period, reverse } = await withSlots()
    await reverse('refund', period)
    expect([await statusOf(billing, userId), (await subscription()).end_reason, await removals()]).toEqual([
      'Cancelled',
      'refunded',
      [],
    ])
  })

  test('loses nothing by a refund of slots of a former period', async () => {
    const { reverse } = await withSlots()
    await later({ days: 30 })
    await later({ days: 1 })
    await reverse('refund')
    expect([await slots(), await removals()]).toEqual([{ here: 5, there: 5, status: 'Active' }, []])
  })

  test('counts them no more while the provider is not to be told, because nothing renews; a member who comes back has them gone there, too', async () => {
    const { reference, reverse } = await withSlots()
    await setRenewal(billing, userId, false)
    await round()
    await reverse('refund')
    expect([await slots(), await removals()]).toEqual([{ here: 3, there: 5, status: 'Active' }, []])
    await setRenewal(billing, userId, true)
    await round()
    await tell(reference)
    expect([await slots(), await removals()]).toEqual([
      { here: 3, there: 3, status: 'Active' },
      [{ state: 'done', takes_money: false }],
    ])
  })

  test.each(['lost-before', 'lost-after', 'refused'] as const)(
    'has lost them whatever becomes of telling the provider: %s',
    async (outcome) => {
      const { reverse } = await withSlots()
      provider.next(outcome)
      await reverse('refund')
      expect((await slots()).here).toBe(3)
      for (let minutes = 0; minutes < 120; minutes += 10) await later({ minutes: 10 })
      expect(await slots()).toEqual({ here: 3, there: 3, status: 'Active' })
      expect(await open()).toEqual([])
    },
  )
})

test('giving back the payment of a former plan, whose rest was credited to the present one, ends nothing', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const reference = (await subscription()).provider_reference ?? ''
  expect(await changeTo(billing, userId, 'unlimited-monthly')).toBe('done')
  const inBooks = provider.ledger.subscription(reference)
  const [former, present] = provider.ledger.state.payments
    .filter(({ account }) => account === `V${userId}`)
    .map(({ number }) => number)
  for (const [number, status] of [
    [former, 'Active'],
    [present, 'Cancelled'],
  ] as const) {
    expect(inBooks && reverseInBooks(provider.ledger, inBooks, 'refund', number)).toBe(true)
    await later({ days: 1 })
    await round()
    expect(await statusOf(billing, userId)).toBe(status)
  }
})

test('a trial that the provider converts and that its card declines is Error, not open for a week, and Active once it is paid', async () => {
  await goThroughCheckout(atAvangate, userId, {
    purpose: 'trial',
    plan: 'unlimited-monthly',
    provider: 'avangate',
    parameters: { card: '4000000000009995', planId: 'unlimited-monthly' },
  })
  expect(await statusOf(atAvangate, userId)).toBe('In Trial')
  const after = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.advance({ days: 1 })
      await dueRound(atAvangate)
    }
    return await statusOf(atAvangate, userId)
  }
  expect([await after(8), await after(6)]).toEqual(['Error', 'Active'])
  expect(
    (await mailsTo(atAvangate, userId)).filter((template) => template === 'membership-started'),
  ).toHaveLength(1)
})

test('a change whose outcome nobody knows keeps no other member’s change waiting', async () => {
  const members = [userId, await aFreeMember(billing)]
  for (const member of members)
    await goThroughCheckout(atAvangate, member, {
      purpose: 'trial',
      plan: 'unlimited-monthly',
      provider: 'avangate',
      parameters: { ...GOOD, planId: 'unlimited-monthly' },
    })
  clock.advance({ days: 8 })
  await dueRound(atAvangate)
  for (const member of members)
    await changeTo(atAvangate, member, 'marks-monthly', { effective: 'next-billing-date' })
  const { period_end } = await subscription()
  clock.advance({ minutes: ((period_end?.getTime() ?? 0) - clock.now().getTime()) / 60_000 - 60 })
  const states = async () =>
    (
      await db.database
        .selectFrom('billing_operations')
        .select(['user_id', 'state'])
        .where('user_id', 'in', members)
        .where('kind', '=', 'change')
        .orderBy('id')
        .execute()
    ).map(({ user_id, state }) => [members.indexOf(user_id ?? 0), state])
  avangate.next('lost-before')
  for (const known of [
    [[0, 'unknown']],
    [
      [0, 'unknown'],
      [1, 'done'],
    ],
  ]) {
    await makePendingChanges(atAvangate, 1)
    expect(await states()).toEqual(known)
  }
})

test('a notification of nothing that we know is unmatched after half an hour; one of a stray subscription ends it and lists its payment', async () => {
  await notify({ dedupe_key: 'nobody', kind: 'x', account_reference: 'V999999' })
  await provider.storePaymentMethod(`V${userId}`)
  const stray = await provider.startSubscription({
    kind: 'start',
    ourReference: `VIT-stray${userId}`,
    accountReference: `V${userId}`,
    plan: {
      ratePlanId: 'marks-monthly',
      providerPlanId: 'marks-monthly',
      billingPeriod: 'Monthly',
      price: { amount: 999, currency: 'USD' },
    },
    quantity: 1,
    discount: null,
  })
  if (stray.outcome !== 'done') throw new Error(stray.outcome)
  const reference = stray.value.subscription.reference
  await notify({ dedupe_key: 'stray', kind: 'x', subscription_reference: reference })
  for (let at = 0; at < 40; at += 1) await later({ minutes: 1 })
  const states = await db.database
    .selectFrom('billing_notifications')
    .select(['dedupe_key', 'state'])
    .where('dedupe_key', 'in', ['nobody', 'stray'])
    .orderBy('id')
    .execute()
  expect(states).toEqual([
    { dedupe_key: 'nobody', state: 'unmatched' },
    { dedupe_key: 'stray', state: 'done' },
  ])
  expect(await refundsDue()).toMatchObject([{ amount: 999 }])
  expect(await provider.readSubscription({ subscriptionReference: reference })).toMatchObject({
    value: { state: 'ended' },
  })
})

test.each(['amount', 'currency'] as const)(
  'a purchase for which another %s was taken is no membership: its payment is listed to refund and told, and it is ended there',
  async (what) => {
    provider.ledger.onEvent = (event) => {
      const payment = provider.ledger.state.payments.find(({ number }) => number === event.payment)
      if (payment && what === 'amount') payment.amount = 9999
      if (payment && what === 'currency') payment.currency = 'GBP'
    }
    expect(await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })).toBe(
      'declined',
    )
    provider.ledger.onEvent = (event) => provider.events.push(structuredClone(event))
    await round()
    expect([await statusOf(billing, userId), await open()]).toEqual(['Inactive', []])
    expect(await refundsDue()).toEqual([
      {
        amount: what === 'amount' ? 9999 : 999,
        reason:
          what === 'amount'
            ? '$ 99.99 was taken, and $ 9.99 was agreed.'
            : '£ 9.99 was taken, and $ 9.99 was agreed.',
      },
    ])
    expect(await mailsTo(billing, userId)).toEqual(['payment-not-wanted'])
    const there = await provider.listSubscriptions({ accountReference: `V${userId}` })
    expect(there.outcome === 'done' && there.value.map(({ state }) => state)).toEqual(['ended'])
  },
)

test('a renewal that took more than its price is listed to refund, and the membership goes on', async () => {
  await goThroughCheckout(billing, userId, { purpose: 'purchase', plan: 'marks-monthly' })
  const there = provider.ledger.subscription((await subscription()).provider_reference ?? '')
  if (there) there.unitPrice = 1099
  await later({ days: 31 })
  await later({ days: 1 })
  expect([await statusOf(billing, userId), await refundsDue()]).toEqual([
    'Active',
    [{ amount: 1099, reason: 'A renewal took another currency, or more than its price.' }],
  ])
})

test('a plan whose price differs from the provider’s is off sale until it fits again', async () => {
  expect(await comparePrices(billing)).toBe(0)
  await db.database
    .updateTable('rate_plans')
    .set({ amount: 1 })
    .where('plan', '=', 'library-annual')
    .where('currency', '=', 'CAD')
    .execute()
  expect(await comparePrices(billing)).toBe(1)
  const differs = async () =>
    (
      await db.database
        .selectFrom('rate_plans')
        .select('price_differs_at')
        .where('plan', '=', 'library-annual')
        .where('currency', '=', 'CAD')
        .executeTakeFirstOrThrow()
    ).price_differs_at
  expect(await differs()).not.toBeNull()
})
