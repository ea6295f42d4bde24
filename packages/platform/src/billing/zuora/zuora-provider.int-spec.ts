import { expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { keepsTheContract } from '../testing/provider-contract.ts'
import { marks, ProviderHarness, unlimited } from '../testing/provider-harness.ts'
import { ZuoraProvider } from './zuora-provider.ts'

class ZuoraHarness extends ProviderHarness {
  readonly changePath = 'POST /zuora/v1/orders'

  ledger() {
    return this.standIn.zuora
  }

  open({ billing }: Config) {
    if (!billing.zuora) throw new Error('not configured')
    return new ZuoraProvider({
      settings: billing.zuora,
      clock: this.clock,
      deadlines: { read: 8000, write: 1500 },
    })
  }

  /** Our page posts nothing itself: the form in its frame does. */
  async pay(page: { url: string } | { parameters: Record<string, string> }, card: string) {
    const parameters = 'parameters' in page ? page.parameters : {}
    const typed: Record<string, string> = card.startsWith('paypal:') ? { paypal: card.slice(7) } : { card }
    const response = await fetch(`${this.standIn.url}/zuora/hosted-page`, {
      method: 'POST',
      body: new URLSearchParams({ ...parameters, ...typed }),
      redirect: 'manual',
    })
    return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
  }
}

keepsTheContract(() => new ZuoraHarness())

async function withHarness(run: (harness: ZuoraHarness) => Promise<void>) {
  const harness = new ZuoraHarness()
  await harness.start()
  try {
    await run(harness)
  } finally {
    await harness.stop()
  }
}

const startOf = (harness: ZuoraHarness) => ({
  kind: 'start' as const,
  ourReference: harness.reference(),
  accountReference: 'V7',
  plan: unlimited,
  quantity: 1,
  discount: null,
})

test.each([true, false])(
  'a start whose payment is declined leaves nothing, whether the order outlives it (%s) or not',
  async (keeps) => {
    await withHarness(async (harness) => {
      await harness.completed({ card: '4000 0000 0000 0341' })
      harness.ledger().state.keepsUnpaidOrders = keeps
      const start = startOf(harness)
      expect(await harness.provider.startSubscription(start)).toMatchObject({ outcome: 'declined' })
      expect(await harness.provider.readOperation(start)).toMatchObject({ outcome: 'declined' })
      expect(harness.ledger().state.subscriptions.every(({ endedAt }) => endedAt !== null)).toBe(true)
      harness.days(60)
      expect(harness.ledger().state.payments.filter(({ state }) => state === 'paid')).toEqual([])
    })
  },
)

test('what was paid for one membership is not told of another: neither of one that was declined, nor of one before it', async () => {
  await withHarness(async (harness) => {
    const former = (await harness.subscribed()).subscription
    harness.days(2)
    await harness.provider.endNow({
      kind: 'end',
      ourReference: harness.reference(),
      accountReference: 'V7',
      subscriptionReference: former.reference,
    })
    harness.days(3)
    await harness.completed({ card: '4000 0000 0000 0341' })
    await harness.provider.startSubscription(startOf(harness))
    const listed = await harness.provider.listSubscriptions({ accountReference: 'V7' })
    const told =
      listed.outcome === 'done'
        ? listed.value.map(({ reference, lastPayment }) => [
            reference === former.reference,
            lastPayment?.amount.amount ?? null,
          ])
        : []
    expect(told).toEqual([
      [false, null],
      [true, 2999],
    ])
  })
})

test('a key that another call holds at this moment (409) is unknown: that call may do it, and is read back', async () => {
  await withHarness(async (harness) => {
    await harness.completed()
    const start = startOf(harness)
    harness.standIn.faults.push({
      matching: harness.changePath,
      how: 'late',
      isDone: true,
      times: 1,
      delayMs: 500,
    })
    const [first, second] = await Promise.all([
      harness.provider.startSubscription(start),
      harness.provider.startSubscription(start),
    ])
    expect([first.outcome, second.outcome].toSorted()).toEqual(['done', 'unknown'])
    expect(await harness.provider.readOperation(start)).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2999 } },
    })
    expect(harness.ledger().state.payments).toHaveLength(1)
  })
})

test('a change of a subscription that another one is changing (409) is unknown, and was not made', async () => {
  await withHarness(async (harness) => {
    const { subscription } = await harness.subscribed({ plan: marks })
    const change = () => ({
      kind: 'change' as const,
      ourReference: harness.reference(),
      accountReference: 'V7',
      subscriptionReference: subscription.reference,
      from: { providerPlanId: 'marks-monthly', quantity: 1 },
      plan: unlimited,
      quantity: 1,
      discount: null,
      effective: 'now' as const,
    })
    harness.standIn.faults.push({
      matching: harness.changePath,
      how: 'late',
      isDone: true,
      times: 1,
      delayMs: 500,
    })
    const changes = [change(), change()] as const
    const outcomes = await Promise.all(
      changes.map(async (each) => [(await harness.provider.changeSubscription(each)).outcome, each] as const),
    )
    expect(outcomes.map(([outcome]) => outcome).toSorted()).toEqual(['done', 'unknown'])
    const refused = outcomes.find(([outcome]) => outcome === 'unknown')?.[1]
    expect(refused && (await harness.provider.readOperation(refused))).toMatchObject({ outcome: 'absent' })
    expect(harness.ledger().state.payments).toHaveLength(2)
  })
})

test('a key under which something else was asked for before (409) is unknown, and its first outcome is read back', async () => {
  await withHarness(async (harness) => {
    await harness.completed()
    const start = startOf(harness)
    expect(await harness.provider.startSubscription(start)).toMatchObject({ outcome: 'done' })
    expect(await harness.provider.startSubscription({ ...start, plan: marks })).toMatchObject({
      outcome: 'unknown',
    })
    expect(await harness.provider.readOperation(start)).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2999 } },
    })
    expect(harness.ledger().state.payments).toHaveLength(1)
  })
})

test('a payment in processing waits until it is decided', async () => {
  await withHarness(async (harness) => {
    await harness.completed()
    harness.ledger().state.paymentsWait = true
    const start = startOf(harness)
    expect(await harness.provider.startSubscription(start)).toMatchObject({ outcome: 'waiting' })
    await fetch(`${harness.standIn.url}/control`, { method: 'POST', body: JSON.stringify({ settle: true }) })
    expect(await harness.provider.readOperation(start)).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2999 } },
    })
  })
})

test('a return that is older than five minutes is refused', async () => {
  await withHarness(async (harness) => {
    const { completing } = await harness.checkedOut()
    harness.minutes(6)
    expect(await harness.provider.completeCheckout(completing)).toEqual({
      outcome: 'refused',
      reason: 'signature',
      code: 'too-old',
    })
  })
})

test('a change for the next billing date comes then, and can be withdrawn before', async () => {
  await withHarness(async (harness) => {
    const { subscription } = await harness.subscribed()
    const change = {
      kind: 'change' as const,
      ourReference: harness.reference(),
      accountReference: 'V7',
      subscriptionReference: subscription.reference,
      from: { providerPlanId: 'unlimited-monthly', quantity: 1 },
      plan: marks,
      quantity: 1,
      discount: null,
      effective: 'next-billing-date' as const,
    }
    expect(await harness.provider.previewChange(change)).toMatchObject({
      outcome: 'done',
      value: { amountDueNow: { amount: 0 }, nextAmount: { amount: 999 } },
    })
    expect(await harness.provider.changeSubscription(change)).toMatchObject({
      outcome: 'done',
      value: {
        charged: null,
        subscription: {
          providerPlanId: 'unlimited-monthly',
          scheduledChange: { providerPlanId: 'marks-monthly' },
          nextAmount: { amount: 999 },
        },
      },
    })
    expect(
      await harness.provider.withdrawChange({
        ...change,
        ourReference: harness.reference(),
        changeReference: change.ourReference,
      }),
    ).toMatchObject({ outcome: 'done', value: { subscription: { scheduledChange: null } } })
    await harness.provider.changeSubscription({ ...change, ourReference: harness.reference() })
    harness.days(31)
    expect(
      await harness.provider.readSubscription({ subscriptionReference: subscription.reference }),
    ).toMatchObject({ value: { providerPlanId: 'marks-monthly', lastPayment: { amount: { amount: 999 } } } })
  })
})

test('a new payment method pays what is open', async () => {
  await withHarness(async (harness) => {
    const { subscription } = await harness.subscribed()
    await harness.completed({ card: '4000 0000 0000 0341', purpose: 'payment-method' })
    harness.days(31)
    const pay = () =>
      harness.provider.payOpenInvoices({
        kind: 'pay-invoices',
        ourReference: harness.reference(),
        accountReference: 'V7',
        subscriptionReference: subscription.reference,
      })
    expect(await pay()).toMatchObject({ outcome: 'declined' })
    await harness.completed({ purpose: 'payment-method' })
    expect(await pay()).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2999 }, subscription: { state: 'active' } },
    })
    expect(await pay()).toMatchObject({ outcome: 'done', value: { charged: null } })
  })
})

test('the stored payment methods are removed', async () => {
  await withHarness(async (harness) => {
    await harness.completed()
    expect(
      await harness.provider.removePaymentMethods({
        ourReference: harness.reference(),
        accountReference: 'V7',
      }),
    ).toEqual({ outcome: 'done', value: { removed: 1 } })
    expect(
      await harness.provider.removePaymentMethods({
        ourReference: harness.reference(),
        accountReference: 'V404',
      }),
    ).toEqual({ outcome: 'done', value: { removed: 0 } })
    expect(harness.ledger().state.paymentMethods).toEqual([])
  })
})
