import { ourReferenceOf } from '@vitrine/platform/billing/operations'
import type { PlanAtProvider } from '@vitrine/platform/billing/records'
import { beforeEach, expect, test } from 'vitest'
import { FakeBillingProvider } from './fake-billing-provider.ts'

const monthly: PlanAtProvider = {
  ratePlanId: 'unlimited-monthly',
  providerPlanId: 'unlimited-monthly',
  billingPeriod: 'Monthly',
  price: { amount: 2999, currency: 'USD' },
}
const marks: PlanAtProvider = {
  ratePlanId: 'marks-monthly',
  providerPlanId: 'marks-monthly',
  billingPeriod: 'Monthly',
  price: { amount: 1000, currency: 'USD' },
}
const startOf = (operation: string, plan = monthly) => ({
  kind: 'start' as const,
  ourReference: ourReferenceOf(operation),
  accountReference: 'V7',
  plan,
  quantity: 1,
  discount: null,
})

/** The first of a month of 30 days: half of it is 15 days. */
const clock = { now: () => new Date('2026-04-01T10:00:00Z') }
let provider: FakeBillingProvider

beforeEach(async () => {
  provider = new FakeBillingProvider({ clock })
  await provider.storePaymentMethod('V7')
})

async function begun(plan = monthly) {
  const outcome = await provider.startSubscription(startOf('1', plan))
  if (outcome.outcome !== 'done') throw new Error(outcome.outcome)
  return outcome.value
}

test('charges a start, and each month again on the same day', async () => {
  const { charged, subscription } = await begun()
  expect(charged).toEqual({ amount: 2999, currency: 'USD' })
  provider.advance({ days: 62 })
  const payments = await provider.listPayments({ accountReference: 'V7' })
  expect(payments).toMatchObject({
    value: [
      { date: new Date('2026-06-01T10:00:00Z') },
      { date: new Date('2026-05-01T10:00:00Z') },
      { ourReference: 'VIT-1' },
    ],
  })
  expect(await provider.readSubscription({ subscriptionReference: subscription.reference })).toMatchObject({
    value: { state: 'active', periodEnd: new Date('2026-07-01T10:00:00Z') },
  })
})

test('a declined start leaves nothing, and is read back as declined', async () => {
  await provider.storePaymentMethod('V7', { card: '4000000000000341' })
  expect(await provider.startSubscription(startOf('1'))).toEqual({
    outcome: 'declined',
    reason: 'card-declined',
  })
  expect(await provider.readOperation(startOf('1'))).toMatchObject({ outcome: 'declined' })
})

test('what was lost after it was done is found again, what was lost before is absent', async () => {
  provider.next('lost-after', 'lost-before')
  expect(await provider.startSubscription(startOf('1'))).toMatchObject({ outcome: 'unknown' })
  expect(await provider.readOperation(startOf('1'))).toMatchObject({
    outcome: 'done',
    value: { charged: { amount: 2999 } },
  })
  expect(await provider.startSubscription(startOf('2'))).toMatchObject({ outcome: 'unknown' })
  expect(await provider.readOperation(startOf('2'))).toEqual({ outcome: 'absent' })
})

test('a change now is charged with what is left of the paid time taken off, as the preview says', async () => {
  const { subscription } = await begun(marks)
  provider.advance({ days: 15 })
  const wanted = {
    accountReference: 'V7',
    subscriptionReference: subscription.reference,
    plan: monthly,
    quantity: 1,
    discount: null,
    effective: 'now' as const,
  }
  expect(await provider.previewChange(wanted)).toMatchObject({
    value: {
      amountDueNow: { amount: 2499 },
      nextAmount: { amount: 2999 },
      nextBillingDate: new Date('2026-05-16T10:00:00Z'),
    },
  })
  expect(
    await provider.changeSubscription({
      ...wanted,
      kind: 'change',
      ourReference: 'VIT-2',
      from: { providerPlanId: 'marks-monthly', quantity: 1 },
    }),
  ).toMatchObject({ value: { charged: { amount: 2499 } } })
})

test('a failed renewal is tried again after 1, 3, 5 and 7 days, and a card that declines twice pays on the third day', async () => {
  const { subscription } = await begun()
  await provider.storePaymentMethod('V7', { card: '4000000000009995' })
  provider.advance({ days: 32 })
  expect(await provider.readSubscription({ subscriptionReference: subscription.reference })).toMatchObject({
    value: { state: 'past-due', openInvoice: { dueDate: new Date('2026-05-01T10:00:00Z') } },
  })
  provider.advance({ days: 1 })
  expect(await provider.readSubscription({ subscriptionReference: subscription.reference })).toMatchObject({
    value: { state: 'active', lastPayment: { date: new Date('2026-05-04T10:00:00Z') } },
  })
})

test('a reference is never used twice', async () => {
  await begun()
  await expect(provider.startSubscription(startOf('1'))).rejects.toThrow('never repeated')
})

test('its clock stays as far from the given one as it was moved, however long a look takes', async () => {
  let now = Date.parse('2026-04-01T10:00:00Z')
  provider = new FakeBillingProvider({ clock: { now: () => new Date((now += 20)) } })
  await provider.storePaymentMethod('V7')
  await begun()
  for (let look = 0; look < 50; look += 1) provider.advance()
  expect(provider.ledger.now() - now).toBe(0)
})

test('what fell due while nobody looked is dated when it fell due, its further tries too', async () => {
  let now = new Date('2026-04-01T10:00:00Z')
  provider = new FakeBillingProvider({ clock: { now: () => now } })
  await provider.storePaymentMethod('V7')
  const { subscription } = await begun()
  await provider.storePaymentMethod('V7', { card: '4000000000000341' })
  now = new Date('2026-05-15T10:00:00Z')
  expect(await provider.readSubscription({ subscriptionReference: subscription.reference })).toMatchObject({
    value: { state: 'past-due', openInvoice: { dueDate: new Date('2026-05-01T10:00:00Z') } },
  })
  const payments = await provider.listPayments({ accountReference: 'V7' })
  expect(payments.outcome === 'done' && payments.value.map(({ date }) => date.toISOString())).toEqual([
    '2026-05-08T10:00:00.000Z',
    '2026-05-06T10:00:00.000Z',
    '2026-05-04T10:00:00.000Z',
    '2026-05-02T10:00:00.000Z',
    '2026-05-01T10:00:00.000Z',
    '2026-04-01T10:00:00.000Z',
  ])
})
