import { WRONG_AMOUNT_TAKEN } from '@vitrine/contracts/memberships/failure-words'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { keepPayment } from '@vitrine/domain/billing/payments'
import { listToRefund } from '@vitrine/domain/billing/refunds-due'
import { settleOperation } from '@vitrine/domain/billing/settle-operation'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { aTeamUser } from '../testing/teams.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'
import { StoreNotification, StoreNotificationHandler } from './store-notification.command.ts'

const at = '/api/v1/memberships'
const GOOD_CARD = { card: '4111111111111111' }
const DECLINING_CARD = { card: '4000000000000341' }

const clock = new MovableClock()
const provider = new FakeBillingProvider({ clock })
let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ billing: onlyProvider(provider), clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await aNewMember()
})

async function aNewMember(): Promise<TestMember> {
  const made = await aMember(api.app, api.data.database, 'free')
  await stayLoggedIn()
  return made
}

/** Sessions outlast what the clock is moved by. */
async function stayLoggedIn(): Promise<void> {
  await api.data.database
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 90 * 86_400_000) })
    .execute()
}

const update = async (body: object, headers: Record<string, string> = {}, who = member) =>
  await who.call('POST', `${at}/subscriptions`, { body, headers })
const convert = async (body: object = {}, headers: Record<string, string> = {}) =>
  await member.call('POST', `${at}/trial-conversions`, {
    body: { src: 'header', ...body },
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
  })
const membership = async (query = '', who = member) =>
  (await who.call('GET', `${at}/memberships?${query}`)).body
const accountOf = ({ userId }: TestMember) => `V${userId}`
const paidBy = async (who = member) => {
  const read = await provider.listPayments({ accountReference: accountOf(who) })
  return read.outcome === 'done'
    ? read.value.filter(({ state }) => state === 'paid').map(({ amount }) => amount.amount)
    : []
}
const errorsOf = ({ status, body }: TestResponse) => [status, body.errorCode, body.errors?.[0]?.errorMessage]

/** The key in the path of our own page. */
const keyIn = ({ body }: TestResponse): string => String(body.redirectWithWindowHref).split('/').at(-1) ?? ''

async function complete(
  key: string,
  parameters: Record<string, string>,
  who = member,
): Promise<TestResponse> {
  return await who.call('POST', `${at}/checkouts/${key}/complete`, {
    body: { parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })) },
  })
}

async function through(
  body: object,
  parameters: Record<string, string> = GOOD_CARD,
  who = member,
): Promise<TestResponse> {
  const opened = await update(body, {}, who)
  expect(opened).toMatchObject({
    status: 200,
    body: { redirectWithWindowHref: expect.stringMatching(/^\/app\/accountSettings\/payment\/[\w-]{43}$/) },
  })
  return await complete(keyIn(opened), parameters, who)
}

const operations = async (who = member) =>
  await api.data.database
    .selectFrom('billing_operations')
    .select(['kind', 'state', 'takes_money'])
    .where('user_id', '=', who.userId)
    .orderBy('id')
    .execute()

describe('what is sold', () => {
  test('everybody reads the plans of a currency; Price Guide Lite where it is asked for', async () => {
    const { body } = await api.visitor('GET', `${at}/rate-plans?currency=GBP`)
    expect(body.items).toHaveLength(12)
    expect(body.items[0]).toEqual({
      id: 'unlimited-monthly',
      product: 'Unlimited',
      name: 'Unlimited, monthly',
      billingPeriod: 'Monthly',
      currency: 'GBP',
      amount: '25.99',
      displayPrice: '£ 25.99',
      displayPeriod: 'month',
    })
    expect((await api.visitor('GET', `${at}/rate-plans?enablePGL=true&currency=XYZ`)).body).toMatchObject({
      currency: 'USD',
      items: { length: 15 },
    })
  })

  test('without a provider nothing is on sale, and nothing can be bought', async () => {
    const without = await testApi()
    try {
      const somebody = await aMember(without.app, without.data.database, 'free')
      expect((await without.visitor('GET', `${at}/rate-plans`)).body.items).toEqual([])
      expect(errorsOf(await update({ product: 'Unlimited' }, {}, somebody)).slice(0, 2)).toEqual([
        503,
        'BILLING_UNAVAILABLE',
      ])
    } finally {
      await without.close()
    }
  })

  test('D3-125: the subscription data of a free member offers everything and a trial', async () => {
    const { body } = await member.call('GET', `${at}/subscriptions`)
    expect(body).toMatchObject({
      product: null,
      ratePlan: null,
      promotedProducts: ['Unlimited', 'Marks', 'Library', 'Enterprise'],
      isUpgrade: false,
      inTrial: false,
      isTrialOffered: true,
      accountId: accountOf(member),
      currency: 'USD',
      mayChooseCurrency: true,
      allowDiscountCodeInModal: false,
    })
    expect(body.ratePlans).toHaveLength(12)
    expect(body.ratePlans).toContainEqual({
      id: 'marks-quarterly',
      product: 'Marks',
      name: 'Marks, quarterly',
      billingPeriod: 'Quarterly',
      currency: 'USD',
      amount: '26.99',
      displayPrice: '$ 26.99',
      displayPeriod: 'quarter',
    })
  })

  test('D3-125: the membership data leaves out what the member has unless asked otherwise, and takes another currency until the first purchase', async () => {
    const idsOf = async (query = '') =>
      ((await membership(query)).ratePlans as { id: string; currency: string }[]).map(
        ({ id, currency }) => `${id} ${currency}`,
      )
    expect(await idsOf('currency=GBP&enablePGL=true')).toEqual(
      expect.arrayContaining(['marks-monthly GBP', 'price-guide-lite-monthly GBP']),
    )
    expect(await idsOf('currency=XYZ')).not.toContain('price-guide-lite-monthly USD')
    await through({ product: 'marks-monthly' })
    const [filtered, whole] = [await idsOf('currency=GBP'), await idsOf('shouldFilter=false')]
    expect(whole.filter((id) => !filtered.includes(id))).toEqual(['marks-monthly USD'])
    expect((await member.call('GET', `${at}/subscriptions`)).body).toMatchObject({
      product: 'Marks',
      ratePlan: 'marks-monthly',
      isUpgrade: true,
      promotedProducts: ['Unlimited', 'Library', 'Enterprise'],
      mayChooseCurrency: false,
    })
  })

  test.each([
    ['free', 'Free'],
    ['paid', 'Paid'],
    ['unlimited', 'Unlimited'],
    ['marks', 'Marks'],
    ['library', 'Library'],
    ['price guide lite', 'Price Guide Lite'],
    ['enterprise', 'Enterprise'],
    ['enterprise admin', 'Enterprise'],
    ['trial', 'Unlimited'],
    ['cancelled', 'Free'],
  ] as const)(
    'D3-104, D3-129: what staff gave as %s is called %s, and is not cancelled by its member',
    async (kind, title) => {
      const given = await aMember(api.app, api.data.database, kind)
      await stayLoggedIn()
      expect(await membership('', given)).toMatchObject({
        productTitle: title,
        mayCancel: false,
        mayChangePaymentMethod: false,
      })
    },
  )
})

test('D3-116: a suspended member is told of no lookups, whatever the membership has', async () => {
  const suspended = await aMember(api.app, api.data.database, 'suspended')
  await stayLoggedIn()
  expect(await membership('', suspended)).toMatchObject({
    status: 'Suspended',
    remainingLookups: 0,
    totalLookups: 0,
    user: { pricelookupBalance: 0 },
  })
})

describe('a trial', () => {
  test('D3-109, D3-110, D3-125: begins with a payment method, opens everything for 7 days and charges nothing', async () => {
    expect(
      (await member.call('GET', `${at}/price-previews?product=unlimited-monthly&trial=true`)).body,
    ).toMatchObject({ amountDueNow: '0.00', nextAmount: '29.99' })
    const completed = await through({ product: 'unlimited-monthly', trial: true, acceptedAmount: '29.99' })
    expect(completed).toMatchObject({
      status: 200,
      body: { state: 'done', purpose: 'trial', amountDueNow: '0.00' },
    })
    const { started_at: begun, trial_ends_at: end } = await api.data.database
      .selectFrom('billing_subscriptions')
      .select(['started_at', 'trial_ends_at'])
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
    expect(Number(end) - Number(begun)).toBe(7 * 86_400_000)
    const trialEndDate = end?.toISOString()
    expect(await membership()).toMatchObject({
      status: 'In Trial',
      productTitle: 'Unlimited',
      description: 'Every section with all details, unlimited price lookups, WorthScore and your vault.',
      mobile: null,
      billingData: { nextBillingDate: trialEndDate, nextBillingTimeLeft: '7 days' },
      remainingTrialDays: 7,
      remainingTrialDaysText: '7 days left in your trial',
      user: { pricelookupBalance: 7, trialEndDate },
      remainingLookups: 7,
      totalLookups: 7,
      mayCancel: true,
      mayReactivate: false,
      endsDate: null,
    })
    await api.data.database
      .updateTable('memberships')
      .set({ lookups_used: 2 })
      .where('user_id', '=', member.userId)
      .execute()
    expect(await membership()).toMatchObject({
      user: { pricelookupBalance: 5 },
      remainingLookups: 5,
      totalLookups: 7,
    })
    expect(await paidBy()).toEqual([])
    const { body } = await member.call('GET', `${at}/subscriptions`)
    expect(body).toMatchObject({
      inTrial: true,
      ratePlan: 'unlimited-monthly',
      allowDiscountCodeInModal: true,
      isTrialOffered: false,
    })
  })

  test('is had once: by account, and by the address however it is written', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    expect(errorsOf(await update({ product: 'unlimited-monthly', trial: true }))).toEqual([
      409,
      'TRIAL_USED',
      'You have had your free trial already.',
    ])
    const twin = await aNewMember()
    const { email_normalized } = await api.data.database
      .selectFrom('users')
      .select('email_normalized')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow()
    await api.data.database
      .updateTable('users')
      .set({ email_normalized: `moved.${email_normalized}` })
      .where('id', '=', member.userId)
      .execute()
    await api.data.database
      .updateTable('users')
      .set({ email_normalized })
      .where('id', '=', twin.userId)
      .execute()
    expect(errorsOf(await update({ product: 'unlimited-monthly', trial: true }, {}, twin))).toEqual([
      409,
      'TRIAL_USED',
      'You have had your free trial already.',
    ])
  })

  test('is had once by payment method: the second account is told so, and its checkout is declined', async () => {
    await through({ product: 'unlimited-monthly', trial: true }, { paypalEmail: 'shared@pay.example' })
    const other = await aNewMember()
    const opened = await update({ product: 'unlimited-monthly', trial: true }, {}, other)
    const completed = await complete(keyIn(opened), { paypalEmail: 'shared@pay.example' }, other)
    expect(errorsOf(completed).slice(0, 2)).toEqual([409, 'TRIAL_USED'])
    expect((await other.call('GET', `${at}/checkouts/${keyIn(opened)}`)).body).toMatchObject({
      state: 'declined',
      message: 'You have had your free trial already.',
    })
    expect(await membership('', other)).toMatchObject({ status: 'Inactive' })
  })

  test('R-005: is had once by card: the same digits and expiry, of whatever account; another expiry is another card', async () => {
    const card = { card: '4111 1111 1111 1111 12/30' }
    expect((await through({ product: 'unlimited-monthly', trial: true }, card)).status).toBe(200)
    const other = await aNewMember()
    const refused = await through({ product: 'unlimited-monthly', trial: true }, card, other)
    expect(errorsOf(refused).slice(0, 2)).toEqual([409, 'TRIAL_USED'])
    expect([await membership('', other), await paidBy(other)]).toMatchObject([{ status: 'Inactive' }, []])
    const third = await aNewMember()
    const another = { card: '4111 1111 1111 1111 11/30' }
    expect((await through({ product: 'unlimited-monthly', trial: true }, another, third)).status).toBe(200)
  })

  test('R-005: of two accounts that begin one with the same card at once, one gets it', async () => {
    const card = { card: '4111 1111 1111 1111 10/31' }
    const both = [member, await aNewMember()]
    const keys: string[] = []
    for (const who of both)
      keys.push(keyIn(await update({ product: 'unlimited-monthly', trial: true }, {}, who)))
    const completed = await Promise.all(both.map((who, place) => complete(keys[place] ?? '', card, who)))
    expect(completed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('R-007: staff allow one more, which is one: whatever was used before', async () => {
    const staff = await aMember(api.app, api.data.database, 'staff')
    await stayLoggedIn()
    const allow = () => staff.call('POST', `/api/v1/identity/members/${member.userId}/allow-trial`)
    await through({ product: 'unlimited-monthly', trial: true })
    await api.data.database.deleteFrom('billing_subscriptions').where('user_id', '=', member.userId).execute()
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Cancelled' })
      .where('user_id', '=', member.userId)
      .execute()
    const begin = () => update({ product: 'unlimited-monthly', trial: true })
    expect(errorsOf(await begin())[1]).toBe('TRIAL_USED')
    expect([(await allow()).status, (await allow()).status]).toEqual([200, 200])
    expect((await through({ product: 'unlimited-monthly', trial: true })).status).toBe(200)
    expect(errorsOf(await begin())[1]).toBe('TRIAL_USED')
    const { body } = await staff.call(
      'GET',
      `/api/v1/identity/members/${member.userId}/audit-entries?range=${encodeURIComponent('[0,99]')}`,
    )
    expect(body.map(({ action }: { action: string }) => action)).toContain('identity.trial-allowed')
  })

  test('R-007: begins five times in 30 days from one network, told from others by its public address alone', async () => {
    const behind = await testApi({
      billing: onlyProvider(provider),
      clock,
      settings: { TRUST_PROXY: '1' },
    })
    try {
      const { database } = behind.data
      const begin = async (from: string) => {
        const who = await aMember(behind.app, database, 'free')
        await database
          .updateTable('sessions')
          .set({ expires_at: new Date(clock.now().getTime() + 90 * 86_400_000) })
          .execute()
        const headers = { 'x-forwarded-for': from }
        const opened = await update({ product: 'unlimited-monthly', trial: true }, headers, who)
        return opened.status === 200
          ? (await complete(keyIn(opened), GOOD_CARD, who)).status
          : opened.body.errorCode
      }
      const fromV6 = []
      // Whatever the machine in a /64.
      for (const host of [1, 2, 3, 4, 5, 6]) fromV6.push(await begin(`2a02:8109:a:b::${host}`))
      expect(fromV6).toEqual([200, 200, 200, 200, 200, 'TRIAL_USED'])
      expect(await begin('2a02:8109:a:c::1')).toBe(200)
      const fromPrivate = []
      for (let times = 0; times < 7; times += 1) fromPrivate.push(await begin('10.0.0.7'))
      expect(new Set(fromPrivate)).toEqual(new Set([200]))
      clock.advance({ days: 30 })
      await database
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now().getTime() + 90 * 86_400_000) })
        .execute()
      expect(await begin('2a02:8109:a:b::7')).toBe(200)
      const kept = await database.selectFrom('trial_networks').select('hash').execute()
      expect(kept.every(({ hash }) => hash.length === 32)).toBe(true)
    } finally {
      await behind.close()
    }
  })

  test('D3-154: cannot be begun before the address is confirmed, nor with a blocked payment account', async () => {
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', member.userId)
      .execute()
    expect(errorsOf(await update({ product: 'unlimited-monthly', trial: true }))).toEqual([
      409,
      'EMAIL_NOT_CONFIRMED',
      'Please confirm your email address first.',
    ])
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', member.userId)
      .execute()
    const now = new Date()
    await api.data.database
      .insertInto('payment_emails')
      .values({
        email: 'blocked@pay.example',
        email_normalized: 'blocked@pay.example',
        is_blocked: true,
        created_at: now,
        updated_at: now,
      })
      .execute()
    const opened = await update({ product: 'unlimited-monthly', trial: true })
    expect(
      errorsOf(await complete(keyIn(opened), { paypalEmail: 'blocked@pay.example' })).slice(0, 2),
    ).toEqual([402, 'PAYMENT_ACCOUNT_BLOCKED'])
    expect(errorsOf(await update({ product: 'unlimited-monthly', trial: true })).slice(0, 2)).toEqual([
      402,
      'PAYMENT_ACCOUNT_BLOCKED',
    ])
  })

  test('is not activated while the address is not confirmed', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', member.userId)
      .execute()
    expect(errorsOf(await convert()).slice(0, 2)).toEqual([409, 'EMAIL_NOT_CONFIRMED'])
    expect(await paidBy()).toEqual([])
  })

  test('D3-154: whose payment account was blocked meanwhile is not activated, and nothing is charged', async () => {
    await through({ product: 'unlimited-monthly', trial: true }, { paypalEmail: 'meanwhile@pay.example' })
    await api.data.database
      .updateTable('payment_emails')
      .set({ is_blocked: true })
      .where('email_normalized', '=', 'meanwhile@pay.example')
      .execute()
    expect(errorsOf(await convert()).slice(0, 2)).toEqual([402, 'PAYMENT_ACCOUNT_BLOCKED'])
    expect([await paidBy(), await operations()]).toMatchObject([[], [{ kind: 'begin-trial' }]])
    expect(await membership()).toMatchObject({ status: 'In Trial', isPaymentInProgress: false })
  })

  test('D3-106, D3-110, D3-123, D3-132: is activated at once: charged once, active from the next request', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    expect((await member.call('GET', `${at}/price-previews?product=unlimited-monthly`)).body).toMatchObject({
      amountDueNow: '29.99',
      nextAmount: '29.99',
    })
    expect(await convert()).toMatchObject({ status: 200, body: { success: true, pending: false } })
    expect(await paidBy()).toEqual([2999])
    expect(await membership()).toMatchObject({
      status: 'Active',
      productTitle: 'Unlimited',
      remainingTrialDays: null,
      totalLookups: null,
    })
    expect((await member.call('GET', '/api/v1/identity/subscription-status')).body).toMatchObject({
      status: 'Active',
      isActiveZuoraSubscriber: true,
      billingPeriod: 'Monthly',
      currency: 'USD',
    })
    expect(errorsOf(await convert()).slice(0, 2)).toEqual([409, 'STATUS_CONFLICT'])
  })

  test('D3-123: that was cancelled is not activated before that is taken back, and nothing is charged', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    await member.call('POST', `${at}/cancellations`, { body: {} })
    const { endsDate } = await membership()
    const price = async () => await member.call('GET', `${at}/price-previews?product=unlimited-monthly`)
    for (const response of [await price(), await convert()])
      expect(errorsOf(response)).toEqual([409, 'STATUS_CONFLICT', 'Please reactivate your membership first.'])
    expect(await paidBy()).toEqual([])
    expect(await membership()).toMatchObject({
      status: 'In Trial',
      endsDate,
      mayReactivate: true,
      isPaymentInProgress: false,
    })
    await member.call('DELETE', `${at}/cancellations`)
    expect([(await price()).status, (await convert()).status]).toEqual([200, 200])
    expect(await paidBy()).toEqual([2999])
    expect(await membership()).toMatchObject({ status: 'Active', endsDate: null })
  })

  test('D3-123: whose payment has failed is not activated: a new payment method pays for it', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    await api.data.database
      .updateTable('billing_subscriptions')
      .set({ payment_due_since: clock.now() })
      .where('user_id', '=', member.userId)
      .execute()
    expect(errorsOf(await convert()).slice(0, 2)).toEqual([409, 'STATUS_CONFLICT'])
    expect(await paidBy()).toEqual([])
    expect(
      (await complete(keyIn(await member.call('POST', `${at}/payment-methods`)), GOOD_CARD)).body,
    ).toMatchObject({ state: 'done' })
    expect(await paidBy()).toEqual([2999])
  })

  test('D3-123: an activation that is declined responds with 402, and the trial runs on', async () => {
    await through({ product: 'unlimited-monthly', trial: true }, DECLINING_CARD)
    expect(errorsOf(await convert())).toEqual([
      402,
      'PAYMENT_DECLINED',
      'Your payment was declined. Please check your payment method or use another one.',
    ])
    expect(await membership()).toMatchObject({ status: 'In Trial' })
    expect(await paidBy()).toEqual([])
  })

  test('D3-123: an activation of unknown outcome responds with 202, and nothing else is charged meanwhile', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    provider.next('lost-after')
    expect(await convert()).toMatchObject({ status: 202, body: { success: true, pending: true } })
    expect(await membership()).toMatchObject({ status: 'In Trial', isPaymentInProgress: true })
    for (const response of [
      await convert(),
      await update({ product: 'marks-monthly' }),
      await member.call('POST', `${at}/cancellations`, { body: {} }),
    ])
      expect(errorsOf(response).slice(0, 2)).toEqual([409, 'PAYMENT_IN_PROGRESS'])
    expect(await paidBy()).toEqual([2999])
  })

  const lastOperation = async () => {
    const { id } = await api.data.database
      .selectFrom('billing_operations')
      .select('id')
      .where('user_id', '=', member.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
  const neverArrived = async () => {
    const id = await lastOperation()
    clock.advance({ hours: 2 })
    await settleOperation(api.data.database, id, { outcome: 'absent' }, clock.now())
    return id
  }

  test('an activation that never arrived is told as not made until it is made again, or for two weeks', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    expect(await membership()).toMatchObject({ paymentNotMadeDate: null })
    provider.next('lost-before')
    expect((await convert()).status).toBe(202)
    await neverArrived()
    expect(await membership()).toMatchObject({
      status: 'In Trial',
      isPaymentInProgress: false,
      paymentNotMadeDate: expect.any(String),
    })
    expect((await convert()).status).toBe(200)
    expect(await membership()).toMatchObject({ status: 'Active', paymentNotMadeDate: null })
    provider.next('lost-before')
    await update({ product: 'unlimited-annual' })
    await neverArrived()
    expect(await membership()).toMatchObject({ paymentNotMadeDate: expect.any(String) })
    clock.advance({ days: 14 })
    await stayLoggedIn()
    expect(await membership()).toMatchObject({ paymentNotMadeDate: null })
  })

  const confirmLater = {
    purchase: async () => {
      vi.spyOn(provider, 'startSubscription').mockResolvedValueOnce({ outcome: 'unknown', code: 'time-out' })
      await through({ product: 'marks-monthly' })
    },
    activation: async () => {
      await through({ product: 'unlimited-monthly', trial: true })
      provider.next('lost-before')
      await convert()
    },
    change: async () => {
      await through({ product: 'unlimited-monthly' })
      provider.next('lost-before')
      await update({ product: 'unlimited-annual' })
    },
  }
  const doneMails = async () =>
    await api.data.database
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'payment-not-done')
      .where(sql<number>`(data ->> 'userId')::bigint`, '=', member.userId)
      .execute()

  test.each(['purchase', 'activation', 'change'] as const)(
    'a %s that the bank declines after its page was left is shown on the page, and mailed once',
    async (kind) => {
      await confirmLater[kind]()
      expect(await membership()).toMatchObject({ isPaymentInProgress: true, paymentDeclinedDate: null })
      const id = await lastOperation()
      for (let times = 0; times < 2; times += 1)
        await settleOperation(
          api.data.database,
          id,
          { outcome: 'declined', reason: 'insufficient-funds' },
          clock.now(),
        )
      expect(await membership()).toMatchObject({
        isPaymentInProgress: false,
        paymentDeclinedDate: expect.any(String),
        paymentNotMadeDate: null,
      })
      expect(await doneMails()).toMatchObject([{ data: { outcome: 'declined' } }])
      expect((await update({ product: 'library-monthly' })).status).not.toBe(409)
      clock.advance({ days: 14 })
      await stayLoggedIn()
      expect(await membership()).toMatchObject({ paymentDeclinedDate: null })
    },
  )

  test('a decline that its page tells is not mailed, and one that never arrived is', async () => {
    await through({ product: 'marks-monthly' }, DECLINING_CARD)
    expect([await doneMails(), await membership()]).toMatchObject([
      [],
      { paymentDeclinedDate: expect.any(String) },
    ])
    await confirmLater.purchase()
    await neverArrived()
    expect(await doneMails()).toMatchObject([{ data: { outcome: 'not-made' } }])
  })

  test('an activation that was charged after all is not told as not made, whatever became of the payment', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    provider.next('lost-before')
    expect((await convert()).status).toBe(202)
    const id = await neverArrived()
    expect(await membership()).toMatchObject({ paymentNotMadeDate: expect.any(String) })
    const late = {
      userId: member.userId,
      provider: 'zuora',
      reference: 'P-late',
      money: { amount: 2999, currency: 'USD' },
    } as const
    await keepPayment(api.data.database, {
      ...late,
      invoiceReference: null,
      date: clock.now(),
      operationId: null,
    })
    expect(await membership()).toMatchObject({ paymentNotMadeDate: null })
    await api.data.database
      .deleteFrom('billing_payments')
      .where('payment_reference', '=', late.reference)
      .execute()
    expect(await membership()).toMatchObject({ paymentNotMadeDate: expect.any(String) })
    // At Zuora a payment is known by its day alone: that it is listed to refund says whose it was.
    await listToRefund(
      api.data.database,
      {
        ...late,
        paymentReference: late.reference,
        reason: 'It was charged after it had been given up.',
        operationId: id,
      },
      clock.now(),
    )
    expect(await membership()).toMatchObject({ paymentNotMadeDate: null })
  })

  test('D3-123: two activations at once charge once', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    const responses = await Promise.all([convert(), convert(), convert()])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of responses) expect([200, 409]).toContain(status)
    expect(await paidBy()).toEqual([2999])
  })

  test('D3-123: where it comes from is one of four', async () => {
    expect(errorsOf(await convert({ src: 'elsewhere' })).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('a purchase', () => {
  test('D3-126: is charged when its checkout is through, once, whatever is sent again', async () => {
    const opened = await update({ product: 'marks-monthly', acceptedAmount: '9.99' })
    const key = keyIn(opened)
    expect((await member.call('GET', `${at}/checkouts/${key}`)).body).toMatchObject({
      state: 'open',
      purpose: 'purchase',
      amountDueNow: '9.99',
      hostedPage: { libraryUrl: expect.any(String) },
    })
    const completed = await Promise.all([complete(key, GOOD_CARD), complete(key, GOOD_CARD)])
    for (const { status, body } of completed)
      expect([status, ['done', 'waiting'].includes(body.state)]).toEqual([200, true])
    expect((await complete(key, GOOD_CARD)).body.state).toBe('done')
    expect(await paidBy()).toEqual([999])
    expect(await membership()).toMatchObject({ status: 'Active', productTitle: 'Marks' })
    expect(await operations()).toEqual([{ kind: 'purchase', state: 'done', takes_money: true }])
  })

  test('a declined card declines the checkout, and another may be begun', async () => {
    expect((await through({ product: 'marks-monthly' }, DECLINING_CARD)).body).toMatchObject({
      state: 'declined',
      message: 'Your payment was declined. Please check your payment method or use another one.',
    })
    expect(await membership()).toMatchObject({ status: 'Inactive' })
    expect((await through({ product: 'marks-monthly' })).body).toMatchObject({ state: 'done' })
    expect(await paidBy()).toEqual([999])
  })

  test('a declined payment is told until a trial has begun', async () => {
    await through({ product: 'marks-monthly' }, DECLINING_CARD)
    expect(await membership()).toMatchObject({ paymentDeclinedDate: expect.any(String) })
    await through({ product: 'unlimited-monthly', trial: true })
    expect(await membership()).toMatchObject({ status: 'In Trial', paymentDeclinedDate: null })
  })

  test('a provider that takes no call is not told as a declined card; nor is one that took another amount, of which nothing is bought', async () => {
    const start = vi
      .spyOn(provider, 'startSubscription')
      .mockResolvedValueOnce({ outcome: 'refused', reason: 'unavailable', code: 'http-429' })
    expect((await through({ product: 'marks-monthly' })).body).toMatchObject({
      state: 'declined',
      message: 'Payments are not available at the moment. Nothing was charged. Please try again later.',
    })
    start.mockRestore()
    const toldAsUsual = provider.ledger.onEvent
    provider.ledger.onEvent = ({ payment }) => {
      for (const taken of provider.ledger.state.payments) if (taken.number === payment) taken.amount = 12_345
    }
    const wrong = await through({ product: 'marks-monthly' })
    provider.ledger.onEvent = toldAsUsual
    expect(wrong.body).toMatchObject({ state: 'declined', message: WRONG_AMOUNT_TAKEN })
    expect(await membership()).toMatchObject({ status: 'Inactive' })
  })

  test('a forged return is refused, and the checkout stays open', async () => {
    const key = keyIn(await update({ product: 'marks-monthly' }))
    expect(errorsOf(await complete(key, { ...GOOD_CARD, forged: 'yes' })).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
    expect((await complete(key, GOOD_CARD)).body.state).toBe('done')
  })

  test('a checkout is its account’s alone, for an hour, and closed by the next one', async () => {
    const first = keyIn(await update({ product: 'marks-monthly' }))
    const other = await aNewMember()
    expect((await other.call('GET', `${at}/checkouts/${first}`)).status).toBe(404)
    expect((await complete(first, GOOD_CARD, other)).status).toBe(404)
    const second = keyIn(await update({ product: 'library-monthly' }))
    expect((await complete(first, GOOD_CARD)).body.state).toBe('expired')
    expect(await paidBy()).toEqual([])
    clock.advance({ minutes: 61 })
    const late = await complete(second, GOOD_CARD)
    expect(errorsOf(late).slice(0, 2)).toEqual([409, 'STATUS_CONFLICT'])
    expect(await paidBy()).toEqual([])
  })

  test('D3-126: another price than the accepted one changes nothing', async () => {
    expect(errorsOf(await update({ product: 'marks-monthly', acceptedAmount: '8.99' }))).toEqual([
      409,
      'PRICE_CHANGED',
      'The price has changed. Please look at it again before you confirm.',
    ])
  })

  test('an unknown plan, or Price Guide Lite unasked, is refused at its field', async () => {
    for (const product of ['nothing', 'price-guide-lite-monthly'])
      expect(errorsOf(await update({ product }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'Please choose one of the plans shown.',
      ])
    expect((await update({ product: 'price-guide-lite-monthly', enablePGL: true })).status).toBe(200)
  })

  test('D3-126: the same Idempotency-Key responds with the first outcome, and refuses another body', async () => {
    const headers = { 'idempotency-key': 'dialog-one-1' }
    const [first, again] = [
      await update({ product: 'marks-monthly' }, headers),
      await update({ product: 'marks-monthly' }, headers),
    ]
    expect(again.body).toEqual(first.body)
    expect(errorsOf(await update({ product: 'library-monthly' }, headers)).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
    clock.advance({ hours: 25 })
    await stayLoggedIn()
    const later = await update({ product: 'marks-monthly' }, headers)
    expect([later.status, keyIn(later) === keyIn(first)]).toEqual([200, false])
  })
})

describe('a change', () => {
  test('D3-126: to more is charged at once with a credit, as the preview says; to less it waits for the next billing date and can be taken back', async () => {
    await through({ product: 'marks-monthly' })
    const preview = (await member.call('GET', `${at}/price-previews?product=unlimited-monthly`)).body
    expect(preview).toMatchObject({
      currency: 'USD',
      nextAmount: '29.99',
      changesOn: null,
      lines: [
        { text: 'Unlimited, monthly', amount: '29.99' },
        { text: 'Paid already for Marks, monthly', amount: '-9.99' },
      ],
    })
    expect(
      errorsOf(await update({ product: 'unlimited-monthly', acceptedAmount: '1.00' })).slice(0, 2),
    ).toEqual([409, 'PRICE_CHANGED'])
    expect(
      await update({ product: 'unlimited-monthly', acceptedAmount: preview.amountDueNow }),
    ).toMatchObject({ status: 200, body: { response: { status: 'Active', pending: false } } })
    expect(await membership()).toMatchObject({ productTitle: 'Unlimited', pendingChange: null })
    expect((await paidBy()).reduce((sum, amount) => sum + amount, 0)).toBe(
      999 + Math.round(Number(preview.amountDueNow) * 100),
    )

    const later = (await member.call('GET', `${at}/price-previews?product=library-monthly`)).body
    expect(later).toMatchObject({ amountDueNow: '0.00', nextAmount: '9.99', changesOn: expect.any(String) })
    expect((await update({ product: 'library-monthly', acceptedAmount: '0.00' })).status).toBe(200)
    expect(await membership()).toMatchObject({
      productTitle: 'Unlimited',
      pendingChange: { product: 'Library', ratePlan: 'library-monthly', date: later.changesOn },
    })
    for (let time = 0; time < 2; time += 1)
      expect(await member.call('DELETE', `${at}/pending-changes`)).toMatchObject({
        status: 200,
        body: { success: true },
      })
    expect(await membership()).toMatchObject({ pendingChange: null })
  })

  test('of a team’s plan keeps its slots, in the preview, in what is charged and where it waits', async () => {
    await through({ product: 'enterprise-monthly' })
    const slots = await member.call('POST', '/api/v1/teams/slots', {
      body: { quantity: 2, ratePlan: 'enterprise-monthly', currency: 'USD' },
    })
    expect(slots.status).toBe(200)
    const preview = (await member.call('GET', `${at}/price-previews?product=enterprise-annual`)).body
    expect(preview).toMatchObject({
      nextAmount: '1249.95',
      lines: [
        { text: 'Enterprise, annual, 5 slots', amount: '1249.95' },
        { text: 'Paid already for Enterprise, monthly, 5 slots' },
      ],
    })
    expect(
      await update({ product: 'enterprise-annual', acceptedAmount: preview.amountDueNow }),
    ).toMatchObject({ status: 200 })
    expect(await paidBy()).toContain(Math.round(Number(preview.amountDueNow) * 100))
    expect((await member.call('GET', '/api/v1/teams/plan-details')).body).toMatchObject({
      ratePlan: 'enterprise-annual',
      slots: 5,
    })
    expect((await member.call('GET', `${at}/price-previews?product=enterprise-monthly`)).body).toMatchObject({
      amountDueNow: '0.00',
      nextAmount: '124.95',
      changesOn: expect.any(String),
    })
  })

  test('a change for which another amount was taken says that it comes back', async () => {
    await through({ product: 'marks-monthly' })
    const toldAsUsual = provider.ledger.onEvent
    provider.ledger.onEvent = ({ payment }) => {
      for (const taken of provider.ledger.state.payments) if (taken.number === payment) taken.amount = 12_345
    }
    const changed = await update({ product: 'unlimited-monthly' })
    provider.ledger.onEvent = toldAsUsual
    expect(errorsOf(changed)).toEqual([402, 'PAYMENT_DECLINED', WRONG_AMOUNT_TAKEN])
  })

  test('a declined change leaves everything as it was', async () => {
    await through({ product: 'marks-monthly' })
    await provider.storePaymentMethod(accountOf(member), DECLINING_CARD)
    expect(errorsOf(await update({ product: 'unlimited-monthly' }))).toEqual([
      402,
      'PAYMENT_DECLINED',
      'Your payment was declined. Please check your payment method or use another one.',
    ])
    expect(await membership()).toMatchObject({ productTitle: 'Marks', isPaymentInProgress: false })
  })

  test('of a trial is another plan after it, and costs nothing now', async () => {
    await through({ product: 'unlimited-monthly', trial: true })
    // Its slots begin with a payment, so it follows no trial.
    expect(errorsOf(await update({ product: 'enterprise-monthly' }))).toEqual([
      409,
      'STATUS_CONFLICT',
      'Please activate your membership first. You can change to Enterprise after that.',
    ])
    expect((await member.call('GET', `${at}/price-previews?product=enterprise-monthly`)).status).toBe(409)
    expect((await update({ product: 'marks-annual', acceptedAmount: '99.99' })).status).toBe(200)
    expect(await membership()).toMatchObject({
      status: 'In Trial',
      productTitle: 'Marks',
      ratePlan: { id: 'marks-annual' },
    })
    await convert()
    expect(await paidBy()).toEqual([9999])
  })
})

describe('a cancellation', () => {
  test('keeps what is paid for open, responds alike again, and is taken back before its end', async () => {
    await through({ product: 'marks-monthly' })
    const cancel = async () => await member.call('POST', `${at}/cancellations`, { body: {} })
    const cancelled = await cancel()
    expect(cancelled).toMatchObject({ status: 200, body: { response: { endsDate: expect.any(String) } } })
    expect((await cancel()).body).toEqual(cancelled.body)
    expect(await membership()).toMatchObject({
      status: 'Active',
      endsDate: cancelled.body.response.endsDate,
      mayCancel: false,
      mayReactivate: true,
      billingData: { nextBillingDate: null },
    })
    expect(errorsOf(await update({ product: 'unlimited-monthly' }))).toEqual([
      409,
      'STATUS_CONFLICT',
      'Please reactivate your membership first.',
    ])
    expect((await member.call('DELETE', `${at}/cancellations`)).status).toBe(200)
    expect(await membership()).toMatchObject({ endsDate: null, mayCancel: true, mayReactivate: false })
    await cancel()
    clock.advance({ days: 32 })
    await stayLoggedIn()
    expect(await membership()).toMatchObject({ status: 'Cancelled' })
    expect(errorsOf(await member.call('DELETE', `${at}/cancellations`)).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
  })

  test('D3-130: of what is unpaid ends it at once: nothing of it is paid for', async () => {
    await through({ product: 'marks-monthly' })
    await api.data.database
      .updateTable('billing_subscriptions')
      .set({ payment_due_since: clock.now() })
      .where('user_id', '=', member.userId)
      .execute()
    clock.advance({ days: 1 })
    await stayLoggedIn()
    const asked = clock.now()
    const { endsDate } = (await member.call('POST', `${at}/cancellations`, { body: {} })).body.response
    expect([asked.toISOString() <= endsDate, endsDate <= clock.now().toISOString()]).toEqual([true, true])
    expect(await membership()).toMatchObject({
      status: 'Cancelled',
      productTitle: 'Free',
      mayCancel: false,
      mayReactivate: false,
    })
    expect(errorsOf(await member.call('DELETE', `${at}/cancellations`)).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
  })

  test('nobody cancels what they do not have', async () => {
    expect(errorsOf(await member.call('POST', `${at}/cancellations`, { body: {} })).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
  })
})

describe('discount codes', () => {
  let codes = 0
  async function aCode(
    row: { max_redemptions?: number; valid_until?: Date } = {},
    { database } = api.data,
  ): Promise<string> {
    const code = `SPRING-${(codes += 1)}`
    const now = clock.now()
    await database
      .insertInto('discount_codes')
      .values({
        code,
        kind: 'percent',
        percent: 20,
        products: ['Unlimited', 'Marks'],
        billing_periods: ['Monthly'],
        payments: 1,
        zuora_rate_plan_id: code,
        avangate_coupon: code,
        created_at: now,
        updated_at: now,
        ...row,
      })
      .execute()
    return code
  }
  const check = async (product: string, discountCode: string, who = member) =>
    (await who.call('GET', `${at}/discount-checks?product=${product}&discountCode=${discountCode}`)).body

  test('D3-122: are checked for right and wrong ones alike with 200', async () => {
    const code = await aCode()
    const right = {
      discountCheckSuccessful: true,
      discountMessage: 'Discount code is correct. Press Confirm to continue!',
    }
    const wrong = { discountCheckSuccessful: false, discountMessage: 'Invalid discount code!' }
    expect([
      await check('marks-monthly', code.toLowerCase()),
      await check('Marks', code),
      await check('library-monthly', code),
      await check('marks-annual', code),
      await check('marks-monthly', 'NONE-AT-ALL'),
    ]).toEqual([right, right, wrong, wrong, wrong])
    expect(
      await check('marks-monthly', await aCode({ valid_until: new Date(clock.now().getTime() - 1) })),
    ).toEqual(wrong)
  })

  test('D3-118: where they are switched off, one that is right is told as wrong, and takes nothing off', async () => {
    const without = await testApi({
      billing: onlyProvider(provider),
      clock,
      settings: { DISCOUNT_CODES: 'false' },
    })
    try {
      const code = await aCode({}, without.data)
      const buyer = await aMember(without.app, without.data.database, 'free')
      await without.data.database
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now().getTime() + 3_600_000) })
        .execute()
      expect(await check('marks-monthly', code, buyer)).toEqual({
        discountCheckSuccessful: false,
        discountMessage: 'Invalid discount code!',
      })
      expect(errorsOf(await update({ product: 'marks-monthly', discountCode: code }, {}, buyer))).toEqual([
        400,
        'VALIDATION_FAILED',
        'Invalid discount code!',
      ])
      expect((await buyer.call('GET', `${at}/subscriptions`)).body).toMatchObject({
        allowDiscountCodeInModal: false,
      })
    } finally {
      await without.close()
    }
  })

  test.each([
    ['an en dash', (code: string) => code.replaceAll('-', '–')],
    ['a dash with spaces', (code: string) => ` ${code.replaceAll('-', ' — ')} `],
    ['a space in place of the hyphen', (code: string) => code.replaceAll('-', ' ')],
    ['a space that came with the copy', (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`],
    ['characters that nobody sees', (code: string) => `\u200b${code}\ufeff`],
  ])('are read as meant with %s', async (_, pasted) => {
    const code = await aCode()
    const query = new URLSearchParams({ product: 'marks-monthly', discountCode: pasted(code) })
    expect((await member.call('GET', `${at}/discount-checks?${query.toString()}`)).body).toMatchObject({
      discountCheckSuccessful: true,
    })
  })

  test('D3-122: that do not exist are counted by account over checks, previews, activations and purchases', async () => {
    const [code, guess] = [await aCode(), 'NO-SUCH-CODE']
    await through({ product: 'unlimited-monthly', trial: true })
    const preview = (discountCode: string) =>
      member.call('GET', `${at}/price-previews?product=unlimited-monthly&discountCode=${discountCode}`)
    // A code that exists is never counted, be it right or wrong for the plan.
    for (let times = 0; times < 25; times += 1) await check('library-monthly', code)
    // Many guesses at once are no more than the limit.
    const previews = await Promise.all(Array.from({ length: 30 }, () => preview(guess)))
    expect(previews.filter(({ status }) => status === 400)).toHaveLength(20)
    expect(previews.filter(({ status }) => status === 429)).toHaveLength(10)
    const refusals = [
      await member.call('GET', `${at}/discount-checks?product=Marks&discountCode=${guess}`),
      await preview(code),
      await convert({ discountCode: code }),
      await update({ product: 'marks-monthly', discountCode: code }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect(Number(refusals[0]?.headers['retry-after'])).toBeGreaterThan(60)
    // Without a code everything goes on.
    expect((await preview('')).status).toBe(200)
    expect((await convert()).status).toBe(200)
  })

  test('D3-122: that do not exist are counted by network over all of its accounts', async () => {
    const behind = await testApi({ billing: onlyProvider(provider), clock, settings: { TRUST_PROXY: '1' } })
    try {
      const code = await aCode({}, behind.data)
      const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
      const statuses: number[] = []
      const checkAs = async (guesser: TestMember, typed: string) =>
        statuses.push(
          (await guesser.call('GET', `${at}/discount-checks?product=Marks&discountCode=${typed}`, from))
            .status,
        )
      for (let accounts = 0; accounts < 4; accounts += 1) {
        const guesser = await aMember(behind.app, behind.data.database, 'free')
        await behind.data.database
          .updateTable('sessions')
          .set({ expires_at: new Date(clock.now().getTime() + 3_600_000) })
          .execute()
        for (let times = 0; times < 19; times += 1) await checkAs(guesser, `GUESS-${accounts}`)
        if (accounts === 3) await checkAs(guesser, code)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(60)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await behind.close()
    }
  })

  test('D3-122: an activation takes it off once, and an account uses it once', async () => {
    const code = await aCode()
    await through({ product: 'unlimited-monthly', trial: true })
    expect(
      (await member.call('GET', `${at}/price-previews?product=unlimited-monthly&discountCode=${code}`)).body,
    ).toMatchObject({ amountDueNow: '23.99', nextAmount: '29.99' })
    expect(errorsOf(await convert({ discountCode: 'WRONG-CODE' }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'Invalid discount code!',
    ])
    expect((await convert({ discountCode: code })).status).toBe(200)
    expect(await paidBy()).toEqual([2399])
    expect(await check('marks-monthly', code)).toMatchObject({ discountCheckSuccessful: false })
  })

  test('one that a trial began with is kept for its activation', async () => {
    const code = await aCode({ max_redemptions: 1 })
    await through({ product: 'unlimited-monthly', trial: true, discountCode: code, acceptedAmount: '23.99' })
    expect(await check('marks-monthly', code, await aNewMember())).toMatchObject({
      discountCheckSuccessful: false,
    })
    expect((await member.call('GET', `${at}/price-previews?product=unlimited-monthly`)).body).toMatchObject({
      amountDueNow: '23.99',
    })
    expect((await convert()).status).toBe(200)
    expect(await paidBy()).toEqual([2399])
  })

  test('one that a trial began with may be typed once more at its activation, and is used once', async () => {
    const code = await aCode({ max_redemptions: 1 })
    await through({ product: 'unlimited-monthly', trial: true, discountCode: code, acceptedAmount: '23.99' })
    expect([await check('unlimited-monthly', code), await check('marks-monthly', code)]).toMatchObject([
      { discountCheckSuccessful: true },
      { discountCheckSuccessful: false },
    ])
    expect((await convert({ discountCode: code })).status).toBe(200)
    expect(await paidBy()).toEqual([2399])
    expect(
      await api.data.database
        .selectFrom('discount_redemptions')
        .select('state')
        .where('state', '<>', 'free')
        .where('user_id', '=', member.userId)
        .execute(),
    ).toEqual([{ state: 'counted' }])
  })

  test('D3-122: with one left, one of fifty at once gets it', async () => {
    const code = await aCode({ max_redemptions: 1 })
    const buyers = []
    for (let count = 0; count < 50; count += 1) {
      const buyer = await aNewMember()
      buyers.push({
        buyer,
        key: keyIn(await update({ product: 'marks-monthly', discountCode: code }, {}, buyer)),
      })
    }
    const states = (await Promise.all(buyers.map(({ buyer, key }) => complete(key, GOOD_CARD, buyer)))).map(
      ({ status }) => status,
    )
    expect(states.filter((status) => status === 200)).toHaveLength(1)
    expect(states.filter((status) => status === 409)).toHaveLength(49)
    const charged = await Promise.all(buyers.map(({ buyer }) => paidBy(buyer)))
    expect(charged.flat()).toEqual([799])
  })
})

describe('payment methods and invoices', () => {
  test('a payment method is changed on the provider’s page, by whoever has a subscription', async () => {
    expect(errorsOf(await member.call('POST', `${at}/payment-methods`)).slice(0, 2)).toEqual([
      409,
      'STATUS_CONFLICT',
    ])
    await through({ product: 'marks-monthly' })
    const opened = await member.call('POST', `${at}/payment-methods`)
    expect((await complete(keyIn(opened), GOOD_CARD)).body).toMatchObject({
      state: 'done',
      purpose: 'payment-method',
      amountDueNow: null,
    })
    expect(await paidBy()).toEqual([999])
  })

  test('invoices are the account’s own, as a PDF too', async () => {
    await through({ product: 'marks-monthly' })
    const { body } = await member.call('GET', `${at}/invoices`)
    expect(body).toMatchObject({
      items: [{ amount: '9.99', currency: 'USD', status: 'Paid', hasPdf: true }],
      meta: { total: 1, currentLimit: 20, currentOffset: 0 },
    })
    const pdf = await member.call('GET', `${at}/invoices/${body.items[0].id}/pdf`)
    expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('no-store'),
    ])
    const other = await aNewMember()
    expect((await other.call('GET', `${at}/invoices/${body.items[0].id}/pdf`)).status).toBe(404)
  })
})

describe('notifications', () => {
  const told = async () =>
    (
      await api.data.database
        .selectFrom('billing_notifications')
        .select('id')
        .where('account_reference', '=', accountOf(member))
        .execute()
    ).length

  test('are stored once, however often they come, and refused without the right signature', async () => {
    await through({ product: 'marks-monthly' })
    const event = provider.events.findLast(({ subscription }) => subscription.account === accountOf(member))
    if (!event) throw new Error('nothing was told')
    const { body, headers } = provider.incomingOf(event)
    const send = async (signature: Record<string, string>) =>
      await api.visitor('POST', `${at}/zuora-callouts`, {
        body: Buffer.from(body).toString(),
        headers: { 'content-type': 'application/json', ...signature },
      })
    for (let time = 0; time < 3; time += 1)
      expect((await send({ 'x-fake-signature': String(headers['x-fake-signature']) })).status).toBe(200)
    expect(await told()).toBe(1)
    for (const signature of [{}, { 'x-fake-signature': 'wrong' }])
      expect(errorsOf(await send(signature as Record<string, string>)).slice(0, 2)).toEqual([
        401,
        'WEBHOOK_REFUSED',
      ])
    expect(await told()).toBe(1)
  })

  test('that arrive together are stored by one statement; one that cannot be stored fails alone', async () => {
    const handler = new StoreNotificationHandler(api.data.database, clock)
    const about = {
      kind: 'zuora-callout',
      event: 'Payment Processed',
      eventDate: null,
      accountReference: accountOf(member),
      subscriptionReference: null,
      orderReference: null,
      ourReference: null,
      checkoutKey: null,
      isIgnored: false,
      record: {},
      receiptFields: [],
    } as const
    const storeAll = async (keys: readonly string[]) =>
      (
        await Promise.allSettled(
          keys.map(async (key) => await handler.execute(new StoreNotification('zuora', { ...about, key }))),
        )
      ).map(({ status }) => status)
    const query = vi.spyOn(api.data.database.getExecutor(), 'executeQuery')
    const before = await told()
    expect(new Set(await storeAll(Array.from({ length: 40 }, (_, at) => `together ${at % 30}`)))).toEqual(
      new Set(['fulfilled']),
    )
    expect(
      query.mock.calls.filter(([{ sql }]) => sql.includes('INSERT INTO billing_notifications')),
    ).toHaveLength(1)
    query.mockRestore()
    expect(await told()).toBe(before + 30)
    expect(await storeAll(['sound 1', 'no text holds \0', 'sound 2'])).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await told()).toBe(before + 32)
  })

  test('of a provider that is not configured are refused alike', async () => {
    const response = await api.visitor('POST', `${at}/avangate-ipn`, {
      body: 'REFNO=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(errorsOf(response).slice(0, 2)).toEqual([401, 'WEBHOOK_REFUSED'])
    expect((await api.visitor('GET', `${at}/avangate-ipn`)).status).toBeLessThan(300)
  })
})

test('whether a membership counts takes no query of its own: as many for a subscriber as for a free member', async () => {
  const free = await aNewMember()
  await through({ product: 'unlimited-monthly' })
  const queriesOf = async (who: TestMember) => {
    const query = vi.spyOn(api.data.database.getExecutor(), 'executeQuery')
    expect((await who.call('GET', '/api/v1/identity/subscription-status')).status).toBe(200)
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  // The first request of a session notes when it was seen.
  for (const who of [free, member]) await queriesOf(who)
  // What the api does by itself meanwhile only adds to them: the fewest of some calls are the call's own.
  const fewestOf = async (who: TestMember) =>
    Math.min(await queriesOf(who), await queriesOf(who), await queriesOf(who))
  const counts = [await fewestOf(free), await fewestOf(member)]
  // The session with its standing, and what the call itself reads.
  expect(counts[0]).toBe(counts[1])
  expect(counts[1]).toBe(2)
})

test('a call that a membership opens is judged without a query of its own, wherever the membership comes from; what changes counts from the next request', async () => {
  const kinds = async (kind: Parameters<typeof aMember>[2]) => await aMember(api.app, api.data.database, kind)
  const [admin, ofTeam, given, free] = [
    await kinds('enterprise admin'),
    await kinds('free'),
    await kinds('unlimited'),
    await aNewMember(),
  ]
  await aTeamUser(api.data.database, admin.userId, {
    email: ofTeam.email,
    userId: ofTeam.userId,
    now: clock.now(),
  })
  await through({ product: 'unlimited-monthly' })
  await stayLoggedIn()
  const read = async (who: TestMember) => {
    const query = vi.spyOn(api.data.database.getExecutor(), 'executeQuery')
    const { status } = await who.call('GET', '/api/v1/vault/items')
    const { length } = query.mock.calls
    query.mockRestore()
    return { status, length }
  }
  const fewestOf = async (who: TestMember) => {
    const reads = [await read(who), await read(who), await read(who), await read(who)]
    return { status: reads.at(-1)?.status, length: Math.min(...reads.map(({ length }) => length)) }
  }
  // The session with the standing is one query; the rest is the list's own.
  expect(await fewestOf(free)).toEqual({ status: 403, length: 1 })
  const own = await fewestOf(given)
  expect(own.status).toBe(200)
  expect(await fewestOf(member)).toEqual(own)
  expect(await fewestOf(ofTeam)).toEqual(own)
  await api.data.database
    .updateTable('memberships')
    .set({ status: 'Cancelled' })
    .where('user_id', 'in', [admin.userId, given.userId, member.userId])
    .execute()
  expect([(await read(member)).status, (await read(ofTeam)).status, (await read(given)).status]).toEqual([
    403, 403, 403,
  ])
})
