import { expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { keepsTheContract } from '../testing/provider-contract.ts'
import { fifthOff, ProviderHarness, unlimited } from '../testing/provider-harness.ts'
import { AvangateProvider } from './avangate-provider.ts'

class AvangateHarness extends ProviderHarness {
  readonly changePath = 'PUT /avangate/rest/6.0/subscriptions'

  ledger() {
    return this.standIn.avangate
  }

  open({ billing }: Config) {
    if (!billing.avangate) throw new Error('not configured')
    return new AvangateProvider({
      settings: billing.avangate,
      clock: this.clock,
      deadlines: { read: 8000, write: 1500 },
    })
  }

  /** A card that is refused leaves the member on 2Checkout's page: nothing comes back. */
  async pay(page: { url: string } | { parameters: Record<string, string> }, card: string) {
    const typed: Record<string, string> = card.startsWith('paypal:') ? { paypal: card.slice(7) } : { card }
    const response = await fetch('url' in page ? page.url : '', {
      method: 'POST',
      body: new URLSearchParams(typed),
      redirect: 'manual',
    })
    const location = response.headers.get('location')
    return location === null ? {} : Object.fromEntries(new URL(location).searchParams)
  }
}

keepsTheContract(() => new AvangateHarness())

async function withHarness(run: (harness: AvangateHarness) => Promise<void>) {
  const harness = new AvangateHarness()
  await harness.start()
  try {
    await run(harness)
  } finally {
    await harness.stop()
  }
}

const convertOf = (
  harness: AvangateHarness,
  subscriptionReference: string,
  discount: typeof fifthOff | null = null,
) => ({
  kind: 'convert-trial' as const,
  ourReference: harness.reference(),
  accountReference: 'V7',
  subscriptionReference,
  plan: unlimited,
  quantity: 1,
  discount,
})

test('a trial charges nothing, and is charged by the provider at its end', async () => {
  await withHarness(async (harness) => {
    const { purchase } = await harness.completed({ purpose: 'trial' })
    expect(purchase).toMatchObject({
      charged: null,
      subscription: { state: 'trial', periodEnd: new Date('2026-04-08T10:00:00Z') },
    })
    harness.days(8)
    expect(
      await harness.provider.readSubscription({
        subscriptionReference: purchase?.subscription.reference ?? '',
      }),
    ).toMatchObject({ value: { state: 'active', lastPayment: { amount: { amount: 2999 } } } })
  })
})

test('a trial is converted at once, with a coupon; a declined conversion leaves it, and is not tried again for a day', async () => {
  await withHarness(async (harness) => {
    const { purchase } = await harness.completed({ purpose: 'trial', card: '4000 0000 0000 0341' })
    const reference = purchase?.subscription.reference ?? ''
    expect(await harness.provider.convertTrial(convertOf(harness, reference))).toMatchObject({
      outcome: 'declined',
    })
    expect(await harness.provider.convertTrial(convertOf(harness, reference))).toMatchObject({
      outcome: 'refused',
      code: 'TRIAL_CONVERSION_TOO_SOON',
    })
    harness.ledger().state.paymentMethods.forEach((method) => Object.assign(method, { behavior: 'pays' }))
    harness.days(2)
    expect(await harness.provider.convertTrial(convertOf(harness, reference, fifthOff))).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2399 }, subscription: { state: 'active' } },
    })
  })
})

test('a checkout whose member never came back is read by its key', async () => {
  await withHarness(async (harness) => {
    const { completing, checkout } = await harness.checkedOut()
    const asked = {
      kind: 'checkout-purchase' as const,
      ourReference: harness.reference(),
      accountReference: 'V7',
      checkoutKey: checkout.checkoutKey,
      plan: unlimited,
      quantity: 1,
      discount: null,
      isTrial: false,
    }
    expect(await harness.provider.readOperation(asked)).toMatchObject({
      outcome: 'done',
      value: { charged: { amount: 2999 } },
    })
    expect(await harness.provider.completeCheckout({ ...completing, parameters: {} })).toMatchObject({
      outcome: 'done',
    })
    expect(await harness.provider.readOperation({ ...asked, checkoutKey: 'never-paid' })).toEqual({
      outcome: 'absent',
    })
  })
})

test('a subscription that cannot be read yet is waited for', async () => {
  await withHarness(async (harness) => {
    const { completing } = await harness.checkedOut()
    harness.standIn.faults.push({
      matching: 'GET /avangate/rest/6.0/subscriptions/',
      how: 'not-found',
      isDone: false,
      times: 1,
    })
    expect(await harness.provider.completeCheckout(completing)).toMatchObject({ outcome: 'waiting' })
    expect(await harness.provider.completeCheckout(completing)).toMatchObject({
      outcome: 'done',
      value: { purchase: { charged: { amount: 2999 } } },
    })
  })
})

test('a link that was changed, or is too old, sells nothing', async () => {
  await withHarness(async (harness) => {
    const page = async (expiresDate: Date) =>
      await harness.provider.beginCheckout({
        checkoutKey: 'k',
        accountReference: 'V7',
        email: 'member@vitrine.example',
        countryCode: null,
        purpose: 'purchase',
        plan: unlimited,
        quantity: 1,
        discount: null,
        hasAccount: false,
        expiresDate,
        returnUrl: 'http://site.example/back',
      })
    const link = async (expiresDate: Date) => {
      const outcome = await page(expiresDate)
      return outcome.outcome === 'done' && outcome.value.kind === 'redirect' ? outcome.value.url : ''
    }
    const [good, old] = [
      await link(new Date(harness.clock.now().getTime() + 60_000)),
      await link(new Date(harness.clock.now().getTime() - 60_000)),
    ]
    expect((await fetch(good)).status).toBe(200)
    expect((await fetch(good.replace('unlimited-monthly', 'marks-monthly'))).status).toBe(403)
    expect((await fetch(old)).status).toBe(403)
  })
})

test('names, addresses and emails of a notification are not kept, and test orders count only where the settings say so', async () => {
  await withHarness(async (harness) => {
    await harness.subscribed()
    await harness.untilHeard(1)
    const [incoming] = harness.received
    const parsed = incoming && harness.provider.parseNotification(incoming)
    expect(JSON.stringify(parsed)).not.toMatch(/Ann|Exämple|member@vitrine/)
    const strict = new AvangateProvider({
      settings: {
        apiUrl: 'http://127.0.0.1:1',
        checkoutUrl: 'http://127.0.0.1:1',
        merchantCode: 'STANDIN',
        secretKey: harness.standIn.settings.AVANGATE_SECRET_KEY,
        buyLinkSecret: 'x',
        countsTestOrders: false,
      },
      clock: harness.clock,
    })
    expect(incoming && strict.parseNotification(incoming)).toMatchObject({
      outcome: 'accepted',
      notification: { isIgnored: true },
    })
  })
})

test('a notification with the old MD5 hash alone is refused', async () => {
  await withHarness(async (harness) => {
    await harness.subscribed()
    await harness.untilHeard(1)
    const [incoming] = harness.received
    const fields = new URLSearchParams(new TextDecoder().decode(incoming?.body))
    fields.delete('SIGNATURE_SHA2_256')
    fields.delete('SIGNATURE_SHA3_256')
    fields.set('HASH', 'd41d8cd98f00b204e9800998ecf8427e')
    expect(
      incoming &&
        harness.provider.parseNotification({
          ...incoming,
          body: new TextEncoder().encode(fields.toString()),
        }),
    ).toEqual({ outcome: 'refused', code: 'weak-signature' })
  })
})
