import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reverse } from '@vitrine/testing/billing-stand-in/ledger/acts'
import type { ProviderHarness } from './provider-harness.ts'
import { enterprise, fifthOff, marks, unlimited } from './provider-harness.ts'

/** Polled until then on a busy machine. */
const SOON = { timeout: 20_000 }

/** What every adapter keeps, over HTTP. */
export function keepsTheContract(makeHarness: () => ProviderHarness): void {
  let harness: ProviderHarness
  beforeEach(async () => {
    harness = makeHarness()
    await harness.start()
  })
  afterEach(async () => {
    await harness.stop()
  })

  const change = (
    subscriptionReference: string,
    wanted: {
      plan?: typeof marks
      quantity?: number
      discount?: typeof fifthOff | null
      effective?: 'now' | 'next-billing-date'
      from?: string
    },
  ) => ({
    kind: 'change' as const,
    ourReference: harness.reference(),
    accountReference: 'V7',
    subscriptionReference,
    from: { providerPlanId: wanted.from ?? 'marks-monthly', quantity: 1 },
    plan: wanted.plan ?? unlimited,
    quantity: wanted.quantity ?? 1,
    discount: wanted.discount ?? null,
    effective: wanted.effective ?? ('now' as const),
  })
  const about = (subscriptionReference: string) => ({
    ourReference: harness.reference(),
    accountReference: 'V7',
    subscriptionReference,
  })
  const payments = async () => {
    const outcome = await harness.provider.listPayments({ accountReference: 'V7' })
    return outcome.outcome === 'done' ? outcome.value : []
  }
  const read = async (subscriptionReference: string) => {
    const outcome = await harness.provider.readSubscription({ subscriptionReference })
    if (outcome.outcome !== 'done') throw new Error(outcome.outcome)
    return outcome.value
  }

  describe('purchases', () => {
    test('a purchase charges its price once, and the records say so', async () => {
      const { subscription, charged } = await harness.subscribed()
      expect(charged).toEqual({ amount: 2999, currency: 'USD' })
      expect(await read(subscription.reference)).toMatchObject({
        accountReference: 'V7',
        providerPlanId: 'unlimited-monthly',
        quantity: 1,
        state: 'active',
        renews: true,
        endsDate: null,
        openInvoice: null,
        nextAmount: { amount: 2999 },
        lastPayment: { amount: { amount: 2999 } },
      })
      expect((await read(subscription.reference)).periodEnd.toISOString().slice(0, 10)).toBe('2026-05-01')
      expect(await payments()).toMatchObject([{ state: 'paid', amount: { amount: 2999 } }])
      expect(await harness.provider.listSubscriptions({ accountReference: 'V7' })).toMatchObject({
        outcome: 'done',
        value: [{ reference: subscription.reference }],
      })
    })

    test('an invoice is listed and read as a PDF, by its own account alone', async () => {
      await harness.subscribed()
      const listed = await harness.provider.listInvoices({ accountReference: 'V7' })
      expect(listed).toMatchObject({
        outcome: 'done',
        value: [{ state: 'paid', amount: { amount: 2999, currency: 'USD' } }],
      })
      const invoiceReference = listed.outcome === 'done' ? (listed.value[0]?.reference ?? '') : ''
      const file = await harness.provider.readInvoice({ accountReference: 'V7', invoiceReference })
      expect(file).toMatchObject({ outcome: 'done', value: { contentType: 'application/pdf' } })
      expect(file.outcome === 'done' && new TextDecoder().decode(file.value.bytes.slice(0, 5))).toBe('%PDF-')
      expect(await harness.provider.readInvoice({ accountReference: 'V8', invoiceReference })).toEqual({
        outcome: 'absent',
      })
    })

    test('a discount is taken off', async () => {
      expect((await harness.subscribed({ discount: fifthOff })).charged).toEqual({
        amount: 2399,
        currency: 'USD',
      })
    })

    test('slots are charged each', async () => {
      const { charged, subscription } = await harness.subscribed({ plan: enterprise, quantity: 3 })
      expect(charged?.amount).toBe(3 * 2499)
      expect(subscription.quantity).toBe(3)
    })

    test('a card that is refused on the form is declined', async () => {
      const { completing } = await harness.checkedOut({ card: '4000 0000 0000 0002' })
      expect(await harness.provider.completeCheckout(completing)).toMatchObject({ outcome: 'declined' })
    })

    test('a PayPal account is told apart by its address, a card by its digits and expiry together', async () => {
      expect((await harness.completed({ card: 'paypal:Payer@mail.example' })).paymentMethod).toMatchObject({
        kind: 'paypal',
        paypalEmail: 'Payer@mail.example',
        fingerprint: 'paypal:payer@mail.example',
      })
      expect((await harness.completed({ account: 'V8' })).paymentMethod).toMatchObject({
        kind: 'card',
        paypalEmail: null,
        fingerprint: null,
      })
      const card = '4111 1111 1111 1111 12/30'
      const fingerprints = []
      for (const [account, typed] of [
        ['V9', card],
        ['V10', card],
        ['V11', '4111 1111 1111 1111 11/30'],
      ] as const)
        fingerprints.push((await harness.completed({ account, card: typed })).paymentMethod?.fingerprint)
      expect(fingerprints).toEqual([
        'card:411111-1111-12/30',
        'card:411111-1111-12/30',
        'card:411111-1111-11/30',
      ])
    })

    test('an account that the provider does not know has nothing', async () => {
      expect(await harness.provider.listSubscriptions({ accountReference: 'V404' })).toEqual({
        outcome: 'done',
        value: [],
      })
      expect(await harness.provider.listInvoices({ accountReference: 'V404' })).toEqual({
        outcome: 'done',
        value: [],
      })
      expect(await harness.provider.readSubscription({ subscriptionReference: 'S404' })).toEqual({
        outcome: 'absent',
      })
    })

    test('the catalog tells a price that is another one', async () => {
      harness.ledger().state.prices['unlimited-monthly'] = { USD: 3100 }
      const prices = await harness.provider.listPrices()
      expect(
        prices.outcome === 'done' &&
          prices.value.find(
            ({ providerPlanId, price }) => providerPlanId === 'unlimited-monthly' && price.currency === 'USD',
          ),
      ).toMatchObject({ price: { amount: 3100 }, billingPeriod: 'Monthly' })
      expect((await harness.subscribed()).charged?.amount).toBe(3100)
    })
  })

  describe('returns', () => {
    test.each(['signature', 'changed', 'another-checkout'])('a return with %s is refused', async (how) => {
      const { completing } = await harness.checkedOut()
      const forged = { ...completing, parameters: { ...completing.parameters } }
      if (how === 'signature') forged.parameters['signature'] = 'QUJD'
      if (how === 'changed')
        for (const name of ['timestamp', 'total'])
          if (forged.parameters[name]) forged.parameters[name] = `${forged.parameters[name]}1`
      if (how === 'another-checkout') forged.checkoutKey = 'another'
      expect(await harness.provider.completeCheckout(forged)).toMatchObject({
        outcome: 'refused',
        reason: 'signature',
      })
    })

    test('the same return twice comes to the same', async () => {
      const { completing } = await harness.checkedOut()
      const first = await harness.provider.completeCheckout(completing)
      expect(first.outcome).toBe('done')
      expect(await harness.provider.completeCheckout(completing)).toEqual(first)
    })
  })

  describe('changes', () => {
    test('a change now is charged as its preview says', async () => {
      const { subscription } = await harness.subscribed({ plan: marks })
      harness.days(15)
      const wanted = change(subscription.reference, {})
      const preview = await harness.provider.previewChange(wanted)
      expect(preview).toMatchObject({ outcome: 'done', value: { nextAmount: { amount: 2999 } } })
      const due = preview.outcome === 'done' ? preview.value.amountDueNow.amount : 0
      expect(due).toBeGreaterThan(2400)
      expect(due).toBeLessThan(2999)
      // The whole price, and what is left of the paid time, which add up to it.
      expect(preview).toMatchObject({
        value: {
          lines: [
            { kind: 'charge', amount: { amount: 2999 } },
            { kind: 'credit', amount: { amount: due - 2999 } },
          ],
        },
      })
      expect(await harness.provider.changeSubscription(wanted)).toMatchObject({
        outcome: 'done',
        value: {
          charged: { amount: due },
          subscription: { providerPlanId: 'unlimited-monthly', state: 'active' },
        },
      })
      expect(await harness.provider.readOperation(wanted)).toMatchObject({
        outcome: 'done',
        value: { subscription: { providerPlanId: 'unlimited-monthly' } },
      })
    })

    test('a change with a discount is charged as its preview says', async () => {
      const { subscription } = await harness.subscribed({ plan: marks })
      harness.days(15)
      const [plain, wanted] = [
        change(subscription.reference, {}),
        change(subscription.reference, { discount: fifthOff }),
      ]
      const due = async (request: typeof wanted) => {
        const preview = await harness.provider.previewChange(request)
        if (preview.outcome !== 'done') return 0
        const { amountDueNow, lines } = preview.value
        expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(amountDueNow.amount)
        return amountDueNow.amount
      }
      const asked = await due(wanted)
      expect((await due(plain)) - asked).toBe(600)
      expect(await harness.provider.changeSubscription(wanted)).toMatchObject({
        outcome: 'done',
        value: { charged: { amount: asked } },
      })
    })

    test('slots of a plan with a discount renew for what their preview says', async () => {
      const { subscription } = await harness.subscribed({
        plan: enterprise,
        quantity: 3,
        discount: { ...fifthOff, providerDiscountId: '20-percent', payments: null },
      })
      const more = {
        ...change(subscription.reference, { plan: enterprise, quantity: 5 }),
        from: { providerPlanId: 'enterprise-monthly', quantity: 3 },
      }
      const preview = await harness.provider.previewChange(more)
      expect(preview).toMatchObject({ outcome: 'done', value: { nextAmount: { amount: 5 * 2499 - 2499 } } })
      await harness.provider.changeSubscription(more)
      harness.days(31)
      expect(await read(subscription.reference)).toMatchObject({
        lastPayment: { amount: { amount: 5 * 2499 - 2499 } },
      })
    })

    test('more slots are charged by the day', async () => {
      const { subscription } = await harness.subscribed({ plan: enterprise, quantity: 3 })
      harness.days(15)
      const more = {
        ...change(subscription.reference, { plan: enterprise, quantity: 5 }),
        from: { providerPlanId: 'enterprise-monthly', quantity: 3 },
      }
      const preview = await harness.provider.previewChange(more)
      const changed = await harness.provider.changeSubscription(more)
      expect(changed).toMatchObject({ outcome: 'done', value: { subscription: { quantity: 5 } } })
      expect(preview.outcome === 'done' && preview.value.amountDueNow).toEqual(
        changed.outcome === 'done' && changed.value.charged,
      )
    })

    const threeSlots = async () => (await harness.subscribed({ plan: enterprise, quantity: 3 })).subscription
    const moreSlots = (subscriptionReference: string, quantity: number) => ({
      ...change(subscriptionReference, { plan: enterprise, quantity }),
      from: { providerPlanId: 'enterprise-monthly', quantity: 3 },
    })

    test('a preview of slots tells what they cost from the next billing date on, and buys none', async () => {
      const { reference, periodEnd } = await threeSlots()
      harness.days(15)
      expect(await harness.provider.previewChange(moreSlots(reference, 5))).toMatchObject({
        outcome: 'done',
        value: { nextAmount: { amount: 5 * 2499 }, nextBillingDate: periodEnd },
      })
      expect(await read(reference)).toMatchObject({ quantity: 3 })
      expect(await payments()).toHaveLength(1)
    })

    test('slots whose payment is declined are not there', async () => {
      const { reference } = await threeSlots()
      harness
        .ledger()
        .state.paymentMethods.forEach((method) => Object.assign(method, { behavior: 'declines' }))
      expect(await harness.provider.changeSubscription(moreSlots(reference, 5))).toMatchObject({
        outcome: 'declined',
      })
      expect(await read(reference)).toMatchObject({ quantity: 3, state: 'active' })
      expect((await payments()).filter(({ state }) => state === 'paid')).toHaveLength(1)
    })

    test.each([true, false])(
      'slots whose response is lost are read back, done: %s, and charged once at most',
      async (isDone) => {
        const { reference } = await threeSlots()
        harness.days(15)
        const more = moreSlots(reference, 5)
        harness.standIn.faults.push({ matching: harness.changePath, how: 'http-500', isDone, times: 1 })
        expect(await harness.provider.changeSubscription(more)).toMatchObject({ outcome: 'unknown' })
        const found = await harness.provider.readOperation(more)
        expect(found).toMatchObject(
          isDone ? { outcome: 'done', value: { subscription: { quantity: 5 } } } : { outcome: 'absent' },
        )
        expect((await payments()).filter(({ state }) => state === 'paid')).toHaveLength(isDone ? 2 : 1)
      },
    )

    test('a change whose payment is declined leaves the former plan', async () => {
      const { subscription } = await harness.subscribed({ plan: marks })
      harness
        .ledger()
        .state.paymentMethods.forEach((method) => Object.assign(method, { behavior: 'declines' }))
      const wanted = change(subscription.reference, {})
      expect(await harness.provider.changeSubscription(wanted)).toMatchObject({ outcome: 'declined' })
      expect(await read(subscription.reference)).toMatchObject({
        providerPlanId: 'marks-monthly',
        state: 'active',
      })
      expect((await payments()).filter(({ state }) => state === 'paid')).toHaveLength(1)
    })

    test('renewal is stopped, taken up again, and stopped for good', async () => {
      const { subscription } = await harness.subscribed()
      const stop = { kind: 'stop-renewal' as const, ...about(subscription.reference) }
      expect(await harness.provider.stopRenewal(stop)).toMatchObject({
        outcome: 'done',
        value: { subscription: { renews: false, endsDate: subscription.periodEnd, state: 'active' } },
      })
      const resume = {
        kind: 'resume-renewal' as const,
        ...about(subscription.reference),
        stopReference: stop.ourReference,
      }
      expect(await harness.provider.resumeRenewal(resume)).toMatchObject({
        outcome: 'done',
        value: { subscription: { renews: true, endsDate: null } },
      })
      await harness.provider.stopRenewal({ kind: 'stop-renewal', ...about(subscription.reference) })
      harness.days(40)
      expect(await read(subscription.reference)).toMatchObject({
        state: 'ended',
        renews: false,
        isClosed: true,
      })
      expect(await payments()).toHaveLength(1)
    })

    test('an end now ends at once and charges nothing more; a second one is done, too', async () => {
      const { subscription } = await harness.subscribed()
      expect(await harness.provider.endNow({ kind: 'end', ...about(subscription.reference) })).toMatchObject({
        outcome: 'done',
        value: { subscription: { state: 'ended' } },
      })
      expect(await harness.provider.endNow({ kind: 'end', ...about(subscription.reference) })).toMatchObject({
        outcome: 'done',
      })
      harness.days(100)
      expect(await payments()).toHaveLength(1)
    })
  })

  describe('time', () => {
    test('it renews by itself', async () => {
      const { subscription } = await harness.subscribed()
      harness.days(31)
      expect(await read(subscription.reference)).toMatchObject({ state: 'active' })
      expect(await payments()).toHaveLength(2)
    })

    test('a declined renewal leaves the period unpaid, and paying settles it', async () => {
      const { subscription } = await harness.subscribed()
      harness
        .ledger()
        .state.paymentMethods.forEach((method) =>
          Object.assign(method, { behavior: 'declines-twice', declinesLeft: 2 }),
        )
      harness.days(30)
      expect(await read(subscription.reference)).toMatchObject({
        state: 'past-due',
        openInvoice: { amount: { amount: 2999 } },
      })
      harness.days(4)
      expect(await read(subscription.reference)).toMatchObject({ state: 'active', openInvoice: null })
      expect((await payments()).map(({ state }) => state)).toEqual(['paid', 'failed', 'failed', 'paid'])
    })

    test.each(['refund', 'chargeback'] as const)('a %s of the period is told', async (kind) => {
      const { subscription } = await harness.subscribed()
      const inBooks = harness.ledger().subscription(subscription.reference)
      if (inBooks) reverse(harness.ledger(), inBooks, kind)
      expect(await read(subscription.reference)).toMatchObject({
        lastPayment: { reference: subscription.lastPayment?.reference },
        reversals: [
          { kind, paymentReference: subscription.lastPayment?.reference, amount: { amount: 2999 } },
        ],
      })
      expect(await payments()).toMatchObject([{ state: kind === 'refund' ? 'refunded' : 'charged-back' }])
    })
  })

  describe('slots that are given back', () => {
    const withMoreSlots = async () => {
      const { subscription } = await harness.subscribed({ plan: enterprise, quantity: 3 })
      harness.days(10)
      const bought = await harness.provider.changeSubscription({
        ...change(subscription.reference, { plan: enterprise, quantity: 5 }),
        from: { providerPlanId: 'enterprise-monthly', quantity: 3 },
      })
      const inBooks = harness.ledger().subscription(subscription.reference)
      if (bought.outcome !== 'done' || !inBooks) throw new Error(bought.outcome)
      const [period, slots] = harness.ledger().state.payments.map(({ number }) => number)
      return {
        reference: subscription.reference,
        inBooks,
        period,
        slots,
        ofPeriod: subscription.lastPayment?.reference,
        ofSlots: bought.value.paymentReference,
      }
    }

    test.each(['refund', 'chargeback'] as const)(
      'a %s of slots alone is told under the number of their payment; the period is paid, and nothing is open',
      async (kind) => {
        const { reference, inBooks, slots, ofSlots } = await withMoreSlots()
        reverse(harness.ledger(), inBooks, kind, slots)
        const record = await read(reference)
        expect(record).toMatchObject({ state: 'active', quantity: 5, openInvoice: null })
        expect(record.reversals.map((reversal) => [reversal.kind, reversal.paymentReference])).toEqual([
          [kind, ofSlots],
        ])
      },
    )

    test('a refund of the period is told although slots were paid since, and both where both are', async () => {
      const { reference, inBooks, period, slots, ofPeriod, ofSlots } = await withMoreSlots()
      reverse(harness.ledger(), inBooks, 'refund', period)
      expect((await read(reference)).reversals.map(({ paymentReference }) => paymentReference)).toEqual([
        ofPeriod,
      ])
      reverse(harness.ledger(), inBooks, 'refund', slots)
      expect(
        new Set((await read(reference)).reversals.map(({ paymentReference }) => paymentReference)),
      ).toEqual(new Set([ofPeriod, ofSlots]))
    })

    test('the slots are taken out without a payment, and renewals are for those that are left', async () => {
      const { reference, inBooks, slots } = await withMoreSlots()
      reverse(harness.ledger(), inBooks, 'refund', slots)
      const fewer = {
        ...change(reference, { plan: enterprise, quantity: 3 }),
        from: { providerPlanId: 'enterprise-monthly', quantity: 5 },
      }
      expect(await harness.provider.changeSubscription(fewer)).toMatchObject({
        outcome: 'done',
        value: {
          charged: null,
          subscription: { quantity: 3, state: 'active', nextAmount: { amount: 3 * 2499 } },
        },
      })
      expect(await payments()).toHaveLength(2)
      harness.days(31)
      expect(
        (await payments())
          .map(({ amount }) => amount.amount)
          .toSorted((one, other) => other - one)
          .slice(0, 2),
      ).toEqual([3 * 2499, 3 * 2499])
      expect((await read(reference)).reversals).toEqual([])
    })
  })

  describe('two subscriptions of one account at once', () => {
    test('each tells its own payment and its own refund', async () => {
      const [first, second] = [
        await harness.subscribed({ plan: marks }),
        await harness.subscribed({ plan: unlimited }),
      ]
      const own = async ({ subscription: { reference } }: typeof first) => {
        const { lastPayment, reversals, state } = await read(reference)
        return [lastPayment?.amount.amount, reversals.map(({ amount }) => amount.amount), state]
      }
      expect([await own(first), await own(second)]).toEqual([
        [999, [], 'active'],
        [2999, [], 'active'],
      ])
      const inBooks = harness.ledger().subscription(second.subscription.reference)
      if (!inBooks) throw new Error('not in the books')
      reverse(harness.ledger(), inBooks, 'refund')
      expect([await own(first), await own(second)]).toEqual([
        [999, [], 'active'],
        [2999, [2999], 'active'],
      ])
      const listed = await harness.provider.listSubscriptions({ accountReference: 'V7' })
      expect(
        listed.outcome === 'done' &&
          listed.value
            .map(({ lastPayment }) => lastPayment?.amount.amount ?? 0)
            .toSorted((one, other) => one - other),
      ).toEqual([999, 2999])
    })
  })

  describe('bad days', () => {
    const stopped = async (how: 'http-500' | 'html' | 'no-json' | 'never' | 'too-many', isDone: boolean) => {
      const { subscription } = await harness.subscribed({ plan: marks })
      const wanted = change(subscription.reference, {})
      harness.standIn.faults.push({ matching: harness.changePath, how, isDone, times: 1 })
      return { wanted, outcome: await harness.provider.changeSubscription(wanted), subscription }
    }

    test.each(['http-500', 'html', 'no-json', 'never'] as const)(
      '%s after it was done is unknown, and read back as done, charged once',
      async (how) => {
        const { wanted, outcome } = await stopped(how, true)
        expect(outcome).toMatchObject({ outcome: 'unknown' })
        expect(await harness.provider.readOperation(wanted)).toMatchObject({
          outcome: 'done',
          value: { subscription: { providerPlanId: 'unlimited-monthly' } },
        })
        expect((await payments()).filter(({ state }) => state === 'paid')).toHaveLength(2)
      },
    )

    test.each(['http-500', 'html', 'never'] as const)(
      '%s before it was done is unknown, and absent when read back',
      async (how) => {
        const { wanted, outcome } = await stopped(how, false)
        expect(outcome).toMatchObject({ outcome: 'unknown' })
        expect(await harness.provider.readOperation(wanted)).toEqual({ outcome: 'absent' })
        expect(await payments()).toHaveLength(1)
      },
    )

    test('too many calls: nothing was done, and it says so', async () => {
      const { outcome } = await stopped('too-many', false)
      expect(outcome).toMatchObject({ outcome: 'refused', reason: 'unavailable', code: 'http-429' })
    })

    test('nobody there: nothing was done', async () => {
      const { subscription } = await harness.subscribed({ plan: marks })
      await harness.standIn.close()
      // A call on a connection that was open before may have been taken; this is about the next ones.
      await expect
        .poll(
          async () =>
            await harness.provider.readSubscription({ subscriptionReference: subscription.reference }),
          SOON,
        )
        .toMatchObject({ outcome: 'refused', reason: 'unavailable' })
      expect(await harness.provider.changeSubscription(change(subscription.reference, {}))).toMatchObject({
        outcome: 'refused',
        reason: 'unavailable',
      })
    })

    test('a reading that gets no response is unknown', async () => {
      const { subscription } = await harness.subscribed()
      harness.standIn.faults.push({ matching: 'GET /', how: 'html', isDone: false, times: 99 })
      expect(
        await harness.provider.readSubscription({ subscriptionReference: subscription.reference }),
      ).toMatchObject({ outcome: 'unknown' })
    })
  })

  describe('notifications', () => {
    test('each is signed, names what it is about, and is received with its receipt', async () => {
      const { subscription } = await harness.subscribed()
      await harness.untilHeard(1)
      const parsed = harness.received.map((incoming) => harness.provider.parseNotification(incoming))
      expect(parsed.map(({ outcome }) => outcome)).not.toContain('refused')
      expect(parsed).toContainEqual(
        expect.objectContaining({
          notification: expect.objectContaining({ accountReference: 'V7', isIgnored: false }),
        }),
      )
      expect(
        parsed.some(
          (each) =>
            each.outcome === 'accepted' &&
            (each.notification.subscriptionReference === subscription.reference ||
              each.notification.orderReference !== null),
        ),
      ).toBe(true)
      await expect
        .poll(() => harness.standIn.notifications.sent.every(({ state }) => state === 'received'), SOON)
        .toBe(true)
    })

    test('the same one twice has the same key, another one another', async () => {
      harness.standIn.notifications.next.duplicate = true
      await harness.subscribed()
      await harness.untilHeard(2)
      harness.standIn.notifications.next.duplicate = false
      const keys = harness.received
        .map((incoming) => harness.provider.parseNotification(incoming))
        .map((parsed) => (parsed.outcome === 'accepted' ? parsed.notification.key : ''))
      expect(new Set(keys).size).toBeLessThan(keys.length)
      harness.days(31)
      await harness.untilHeard(keys.length + 1)
      expect(
        harness.provider.parseNotification(
          harness.received.at(-1) ?? { kind: 'zuora-callout', headers: {}, body: new Uint8Array() },
        ),
      ).not.toMatchObject({ notification: { key: keys[0] } })
    })

    test('a forged one, a changed one and one without a signature are refused', async () => {
      await harness.subscribed()
      await harness.untilHeard(1)
      const [genuine] = harness.received
      if (!genuine) throw new Error('nothing came')
      const changed = new TextDecoder()
        .decode(genuine.body)
        .replaceAll('V7', 'V8')
        .replaceAll('29.99', '00.01')
      expect(
        harness.provider.parseNotification({ ...genuine, body: new TextEncoder().encode(changed) }),
      ).toEqual({ outcome: 'refused', code: 'wrong-signature' })
      expect(
        harness.provider.parseNotification({
          kind: genuine.kind,
          headers: {},
          body: new TextEncoder().encode('{}'),
        }),
      ).toMatchObject({ outcome: 'refused' })
      expect(
        harness.provider.parseNotification({
          kind: genuine.kind,
          headers: {},
          body: new Uint8Array([0xff, 0xfe, 0x00]),
        }),
      ).toMatchObject({ outcome: 'refused' })
      harness.standIn.notifications.next.forge = true
      harness.days(31)
      await harness.untilHeard(harness.received.length + 1)
      const forged = harness.received.at(-1)
      expect(forged && harness.provider.parseNotification(forged)).toEqual({
        outcome: 'refused',
        code: 'wrong-signature',
      })
    })
  })
}
