import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { settleOperation } from '@vitrine/domain/billing/settle-operation'
import { endSubscription } from '@vitrine/domain/billing/store-subscription'
import { currentSubscription } from '@vitrine/domain/billing/subscriptions'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { aTeamUser, invitationOf } from '../testing/teams.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

const at = '/api/v1/teams'
const GOOD_CARD = [{ name: 'card', value: '4111111111111111' }]

describe.each(['zuora', 'avangate'] as const satisfies BillingProviderName[])(
  'slots billed by %s',
  (name) => {
    const clock = new MovableClock()
    const provider = new FakeBillingProvider({ clock, name })
    let api: TestApi
    let admin: TestMember

    beforeAll(async () => {
      api = await testApi({
        billing: onlyProvider(provider),
        clock,
        settings: { RATE_LIMIT_PER_MINUTE: '0' },
      })
    })
    afterAll(() => api.close())
    beforeEach(async () => {
      admin = await somebody('free')
      const opened = await admin.call('POST', '/api/v1/memberships/subscriptions', {
        body: { product: 'enterprise-monthly' },
      })
      const key = keyOf(opened)
      const bought =
        name === 'zuora'
          ? []
          : Object.entries({ planId: 'enterprise-monthly', quantity: '3' }).map(([field, value]) => ({
              name: field,
              value,
            }))
      expect(
        await admin.call('POST', `/api/v1/memberships/checkouts/${key}/complete`, {
          body: { parameters: [...GOOD_CARD, ...bought] },
        }),
      ).toMatchObject({ status: 200, body: { state: 'done' } })
    })

    async function somebody(kind: 'free' | 'enterprise admin' | 'staff'): Promise<TestMember> {
      const made = await aMember(api.app, api.data.database, kind)
      // Sessions outlast what the clock is moved by.
      await api.data.database
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now().getTime() + 90 * 86_400_000) })
        .where('user_id', '=', made.userId)
        .execute()
      return made
    }

    /** Zuora's stands in our page's path, 2Checkout's in the provider's own. */
    const keyOf = ({ body }: TestResponse): string =>
      String(body.redirectWithWindowHref).split('/').at(-1) ?? ''
    const plan = async () => (await admin.call('GET', `${at}/plan-details`)).body
    const preview = async (quantity: number | string, more = 'currency=USD&product=Enterprise') =>
      await admin.call('GET', `${at}/slot-price-previews?quantity=${quantity}&${more}`)
    const add = async (body: object, headers: Record<string, string> = {}) =>
      await admin.call('POST', `${at}/slots`, {
        body: { ratePlan: 'enterprise-monthly', currency: 'USD', ...body },
        headers,
      })
    const paid = async () => {
      const read = await provider.listPayments({ accountReference: `V${admin.userId}` })
      return read.outcome === 'done'
        ? read.value
            .filter(({ state }) => state === 'paid')
            .map(({ amount }) => amount.amount)
            .toReversed()
        : []
    }
    const refusal = ({ status, body }: TestResponse) => [
      status,
      body.errorCode,
      body.errors?.[0]?.errorMessage ?? body.message,
    ]
    const operations = async () =>
      await api.data.database
        .selectFrom('billing_operations')
        .select(['kind', 'state'])
        .where('user_id', '=', admin.userId)
        .where('kind', '=', 'add-slots')
        .orderBy('id')
        .execute()
    const declines = () =>
      provider.ledger.state.paymentMethods.forEach(
        (method) => method.account === `V${admin.userId}` && Object.assign(method, { behavior: 'declines' }),
      )

    test('D3-148: the plan tells its slots, what they cost and when they renew', async () => {
      expect(await plan()).toEqual({
        product: 'Enterprise',
        ratePlan: 'enterprise-monthly',
        billingPeriod: 'Monthly',
        currency: 'USD',
        slots: 3,
        usedSlots: 1,
        freeSlots: 2,
        amount: '74.97',
        nextBillingDate: expect.any(String),
        status: 'Active',
        slotsRefused: '',
        isPaymentInProgress: false,
        paymentDeclinedDate: null,
        paymentNotMadeDate: null,
      })
    })

    test('D3-149: two more are charged by the day now, as the preview said, and in full from the next billing date; a preview buys nothing', async () => {
      clock.advance({ days: 15 })
      const { body } = await preview(2)
      expect(body).toMatchObject({
        quantity: 2,
        unitAmount: '24.99',
        nextAmount: '124.95',
        billingPeriod: 'Monthly',
        currency: 'USD',
      })
      expect(Number(body.amountDueNow)).toBeGreaterThan(20)
      expect(Number(body.amountDueNow)).toBeLessThan(30)
      expect((await preview(4)).body.amountDueNow).not.toBe(body.amountDueNow)
      expect([await paid(), (await plan()).slots]).toEqual([[7497], 3])
      expect(await add({ quantity: 2, acceptedAmount: body.amountDueNow })).toMatchObject({
        status: 200,
        body: { response: { slots: 5, pending: false } },
      })
      expect(await plan()).toMatchObject({ slots: 5, freeSlots: 4, amount: '124.95' })
      expect((await paid()).map((amount) => (amount / 100).toFixed(2))).toEqual(['74.97', body.amountDueNow])
    })

    test('D3-154: whose admin has paid with an account that is blocked since then are not sold', async () => {
      const [email, now] = [`blocked-${admin.userId}@pay.example`, clock.now()]
      const { id } = await api.data.database
        .insertInto('payment_emails')
        .values({ email, email_normalized: email, is_blocked: true, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await api.data.database
        .insertInto('payment_email_accounts')
        .values({ payment_email_id: id, user_id: admin.userId, last_seen_at: now })
        .execute()
      expect(refusal(await add({ quantity: 1 })).slice(0, 2)).toEqual([402, 'PAYMENT_ACCOUNT_BLOCKED'])
      expect([await paid(), (await plan()).slots, await operations()]).toEqual([[7497], 3, []])
    })

    test('D3-149: the same press twice buys once; another body under its key is refused', async () => {
      const headers = { 'idempotency-key': `slots-of-${admin.userId}` }
      const [first, second] = [await add({ quantity: 1 }, headers), await add({ quantity: 1 }, headers)]
      expect(second.body).toEqual(first.body)
      expect((await plan()).slots).toBe(4)
      expect(refusal(await add({ quantity: 2 }, headers)).slice(0, 2)).toEqual([409, 'STATUS_CONFLICT'])
      expect(await operations()).toEqual([{ kind: 'add-slots', state: 'done' }])
    })

    test('two tabs at once: one is charged, the other is told that a payment is under way', async () => {
      const statuses = (await Promise.all([add({ quantity: 1 }), add({ quantity: 1 })])).map(
        ({ status }) => status,
      )
      expect(statuses).toContain(200)
      expect((await paid()).length - 1).toBe(statuses.filter((status) => status === 200).length)
      expect((await plan()).slots).toBe(3 + statuses.filter((status) => status === 200).length)
    })

    test('a declined payment adds none', async () => {
      declines()
      expect(refusal(await add({ quantity: 2 }))).toEqual([
        402,
        'PAYMENT_DECLINED',
        'Your payment was declined. Please check your payment method or use another one.',
      ])
      expect(await plan()).toMatchObject({ slots: 3, isPaymentInProgress: false })
      expect(await paid()).toEqual([7497])
    })

    test('D3-149: a lost response is 202, and nothing is charged twice meanwhile', async () => {
      provider.next('lost-after')
      expect(await add({ quantity: 2 })).toMatchObject({ status: 202, body: { response: { pending: true } } })
      expect(await plan()).toMatchObject({ isPaymentInProgress: true })
      expect(refusal(await add({ quantity: 2 })).slice(0, 2)).toEqual([409, 'PAYMENT_IN_PROGRESS'])
      expect(refusal(await preview(2)).slice(0, 2)).toEqual([409, 'PAYMENT_IN_PROGRESS'])
      expect(await operations()).toEqual([{ kind: 'add-slots', state: 'unknown' }])
    })

    test('slots that the bank declines after the page was left are told on the page, and mailed', async () => {
      provider.next('lost-before')
      await add({ quantity: 2 })
      const { id } = await api.data.database
        .selectFrom('billing_operations')
        .select('id')
        .where('user_id', '=', admin.userId)
        .where('kind', '=', 'add-slots')
        .executeTakeFirstOrThrow()
      await settleOperation(api.data.database, id, { outcome: 'declined', reason: 'declined' }, clock.now())
      expect(await plan()).toMatchObject({
        slots: 3,
        isPaymentInProgress: false,
        paymentDeclinedDate: expect.any(String),
      })
      const mails = await api.data.database
        .selectFrom('mails')
        .select('data')
        .where('template', '=', 'payment-not-done')
        .execute()
      expect(mails.filter(({ data }) => data['userId'] === admin.userId)).toHaveLength(1)
    })

    test('another price than the one accepted, another plan and another currency are refused, and nothing is done', async () => {
      expect(refusal(await add({ quantity: 1, acceptedAmount: '0.01' }))).toEqual([
        409,
        'PRICE_CHANGED',
        'The price has changed. Please look at it again before you confirm.',
      ])
      expect(refusal(await add({ quantity: 1, ratePlan: 'enterprise-annual' }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'This is not the plan of your team.',
      ])
      expect(refusal(await add({ quantity: 1, currency: 'EUR' }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'This is not the currency of your plan.',
      ])
      for (const quantity of [0, 101, 1.5, -1])
        expect(refusal(await add({ quantity }))).toEqual([
          400,
          'VALIDATION_FAILED',
          'Please choose from 1 to 100 slots.',
        ])
      expect((await preview('many')).status).toBe(400)
      expect(await paid()).toEqual([7497])
    })

    test('a cancelled, unpaid or changing plan takes no slots, and says why', async () => {
      await admin.call('POST', '/api/v1/memberships/cancellations', { body: {} })
      expect(refusal(await add({ quantity: 1 }))).toEqual([
        409,
        'STATUS_CONFLICT',
        'Please reactivate your membership first.',
      ])
      expect(await plan()).toMatchObject({
        slotsRefused: 'Please reactivate your membership first.',
        nextBillingDate: null,
      })
      await admin.call('DELETE', '/api/v1/memberships/cancellations')
      await admin.call('POST', '/api/v1/memberships/subscriptions', {
        body: { product: 'unlimited-monthly' },
      })
      expect(refusal(await add({ quantity: 1 }))).toEqual([
        409,
        'STATUS_CONFLICT',
        'Your plan is about to change. Take that change back before you add slots.',
      ])
    })

    test('a plan that ends closes the team and keeps its users, who are back with the next plan', async () => {
      const guest = await somebody('free')
      await aTeamUser(api.data.database, admin.userId, {
        email: guest.email,
        userId: guest.userId,
        now: clock.now(),
      })
      const tier = async () => (await guest.call('GET', '/api/v1/identity/user-details')).body.tier
      const closedAt = async () =>
        (
          await api.data.database
            .selectFrom('teams')
            .select('closed_at')
            .where('admin_id', '=', admin.userId)
            .executeTakeFirstOrThrow()
        ).closed_at
      expect([await tier(), await closedAt()]).toEqual(['enterprise', null])
      const ended = clock.now()
      await api.data.database.transaction().execute(async (transaction) => {
        const subscription = await currentSubscription(transaction, admin.userId)
        if (subscription)
          await endSubscription(transaction, subscription, {
            reason: 'refunded',
            at: ended,
            now: ended,
            isEndedAtProvider: true,
          })
      })
      expect([await tier(), await closedAt()]).toEqual(['free', ended])
      const staff = await somebody('staff')
      const { body: stored } = await staff.call('GET', `/api/v1/identity/members/${admin.userId}`)
      await staff.call('PUT', `/api/v1/identity/members/${admin.userId}`, {
        body: { ...stored, membership: 'enterprise admin', status: 'Active' },
      })
      expect([await tier(), await closedAt()]).toEqual(['enterprise', null])
    })

    test('a plan that staff gave is not billed here', async () => {
      const given = await somebody('enterprise admin')
      const response = await given.call('POST', `${at}/slots`, {
        body: { ratePlan: 'enterprise-monthly', currency: 'USD', quantity: 1 },
      })
      expect(refusal(response)).toEqual([
        409,
        'STATUS_CONFLICT',
        'Your plan is not billed here. Please contact us to add slots.',
      ])
    })

    test('an own membership ends at the end of its paid time with the tick of the invitation, and goes on without', async () => {
      for (const cancelOwnMembership of [true, false]) {
        const { userId, email, call } = await somebody('free')
        const opened = await call('POST', '/api/v1/memberships/subscriptions', {
          body: { product: 'marks-monthly' },
        })
        const bought = name === 'zuora' ? [] : [{ name: 'planId', value: 'marks-monthly' }]
        await call('POST', `/api/v1/memberships/checkouts/${keyOf(opened)}/complete`, {
          body: { parameters: [...GOOD_CARD, ...bought] },
        })
        const id = await aTeamUser(api.data.database, admin.userId, { email, now: clock.now() })
        const token = await invitationOf(api.data.database, id, clock.now())
        expect(
          (await call('POST', `${at}/invitations/confirm`, { body: { token, cancelOwnMembership } })).status,
        ).toBe(200)
        const { renews } = await api.data.database
          .selectFrom('billing_subscriptions')
          .select('renews')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
        expect(renews).toBe(!cancelOwnMembership)
        expect((await call('GET', '/api/v1/identity/user-details')).body.tier).toBe('enterprise')
      }
    })
  },
)
