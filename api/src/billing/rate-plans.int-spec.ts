import { billingMessages } from '@vitrine/contracts/billing/messages'
import { errorCatalogue } from '@vitrine/contracts/errors'
import type { currencies } from '@vitrine/contracts/identity/billing'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

type Currency = (typeof currencies)[number]

const PLANS = '/api/v1/billing/admin/rate-plans'

const clock = new MovableClock()
const provider = new FakeBillingProvider({ clock })
/** As the product knows it, for what it may respond. */
const port: BillingProvider = provider
let api: TestApi
let staff: TestMember

beforeAll(async () => {
  api = await testApi()
  staff = await aMember(api.app, api.data.database, 'staff')
})
afterAll(() => api.close())

const list = async (filter: object) =>
  await staff.call(
    'GET',
    `${PLANS}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,99]')}`,
  )
const rowOf = async (plan: string, currency: Currency) =>
  await api.data.database
    .selectFrom('rate_plans')
    .select(['id', 'revision'])
    .where('plan', '=', plan)
    .where('currency', '=', currency)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
const change = async ({ id, revision }: { id: number; revision: number }, body: object) =>
  await staff.call('PUT', `${PLANS}/${id}`, {
    body: { amount: '9.99', zuoraRatePlanId: 'z-1', avangateProductCode: null, isOnSale: true, ...body },
    headers: { 'if-match': `"${revision}"` },
  })
const fieldsOf = (body: { errors?: { field: string; errorMessage: string }[] }) =>
  body.errors?.map(({ field, errorMessage }) => [field, errorMessage])

describe('prices', () => {
  test('are listed by product and period, and for staff alone', async () => {
    const { body, headers } = await list({ currency: 'USD', isCurrent: true })
    expect(headers['content-range']).toBe('rate-plans 0-14/15')
    expect(
      body.slice(0, 4).map(({ plan, amount }: { plan: string; amount: string }) => [plan, amount]),
    ).toEqual([
      ['unlimited-monthly', '29.99'],
      ['unlimited-quarterly', '79.99'],
      ['unlimited-annual', '299.99'],
      ['marks-monthly', '9.99'],
    ])
    expect((await list({ product: 'Enterprise' })).body).toHaveLength(12)
    const member = await aMember(api.app, api.data.database, 'unlimited')
    expect([(await api.visitor('GET', PLANS)).status, (await member.call('GET', PLANS)).status]).toEqual([
      401, 403,
    ])
  })

  test('another amount makes a new row that takes over, and the old one keeps its amount for those who pay it', async () => {
    const old = await rowOf('marks-monthly', 'USD')
    const { status, body } = await change(old, { amount: '12.50', zuoraRatePlanId: 'z-new' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        plan: 'marks-monthly',
        currency: 'USD',
        amount: '12.50',
        zuoraRatePlanId: 'z-new',
        isOnSale: true,
        replacedDate: null,
        revision: 1,
      }),
    ])
    expect(body.id).not.toBe(old.id)
    const before = (await staff.call('GET', `${PLANS}/${old.id}`)).body
    expect([before.amount, before.isOnSale, before.replacedDate]).toEqual(['9.99', false, expect.any(String)])
    expect((await list({ product: 'Marks', currency: 'USD', isCurrent: true })).body).toHaveLength(3)
    expect((await list({ product: 'Marks', currency: 'USD' })).body).toHaveLength(4)
    expect((await change(old, {})).body).toMatchObject({
      errorCode: 'REVISION_CONFLICT',
      message: errorCatalogue.REVISION_CONFLICT.message,
    })
    const again = await change({ id: old.id, revision: before.revision }, {})
    expect([again.status, again.body.message]).toEqual([409, billingMessages.priceReplaced])
  })

  test('a plan goes off sale and comes back, and what changed is audited', async () => {
    const row = await rowOf('library-annual', 'GBP')
    const { body: now } = await staff.call('GET', `${PLANS}/${row.id}`)
    const off = await change(row, { amount: now.amount, isOnSale: false })
    expect([off.body.id, off.body.isOnSale, off.body.amount]).toEqual([row.id, false, now.amount])
    const late = await change(row, { amount: now.amount })
    expect([late.status, late.body.message]).toEqual([
      412,
      expect.stringMatching(/^You changed this yourself in the meantime, in another window: .*is on sale/),
    ])
    expect(
      (await change({ id: row.id, revision: off.body.revision }, { amount: now.amount })).body.isOnSale,
    ).toBe(true)
    const [first] = await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject_type', '=', 'rate-plan')
      .where('subject_id', '=', String(row.id))
      .orderBy('id')
      .execute()
    expect(first).toMatchObject({
      action: 'rate-plan.updated',
      details: { name: 'library-annual', currency: 'GBP', isOnSale: { from: true, to: false } },
    })
  })

  test.each([
    ['', billingMessages.amountMissing],
    ['0', billingMessages.amountInvalid],
    ['9.999', billingMessages.amountInvalid],
    ['-1', billingMessages.amountInvalid],
    ['9,99', billingMessages.amountInvalid],
  ])('the price %j is refused at its field', async (amount, message) => {
    const { status, body } = await change(await rowOf('library-monthly', 'USD'), { amount })
    expect([status, fieldsOf(body)]).toEqual([400, [['amount', message]]])
  })

  test('what no provider knows is not put on sale', async () => {
    const { body } = await change(await rowOf('library-monthly', 'USD'), {
      zuoraRatePlanId: ' ',
      avangateProductCode: null,
    })
    expect(fieldsOf(body)).toEqual([['zuoraRatePlanId', billingMessages.nothingToSell]])
  })

  test('a plan has one current price in a currency, also where two ask at once', async () => {
    const input = {
      product: 'Marks',
      billingPeriod: 'Monthly',
      currency: 'EUR',
      amount: '1.00',
      zuoraRatePlanId: 'z',
      isOnSale: true,
    }
    const refused = await staff.call('POST', PLANS, { body: input })
    expect([refused.status, fieldsOf(refused.body)]).toEqual([
      409,
      [['currency', billingMessages.priceIsThere]],
    ])
    await api.data.database
      .deleteFrom('rate_plans')
      .where('plan', '=', 'marks-monthly')
      .where('currency', '=', 'EUR')
      .execute()
    const both = await Promise.all([
      staff.call('POST', PLANS, { body: input }),
      staff.call('POST', PLANS, { body: input }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('two who change one price at once do not make two prices of it', async () => {
    const row = await rowOf('enterprise-monthly', 'CAD')
    const both = await Promise.all([change(row, { amount: '30.00' }), change(row, { amount: '31.00' })])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await list({ product: 'Enterprise', currency: 'CAD', isCurrent: true })).body).toHaveLength(3)
  })
})

describe('a price and the catalog of the payment provider', () => {
  let selling: TestApi
  let seller: TestMember
  let buyer: TestMember
  beforeAll(async () => {
    selling = await testApi({ billing: onlyProvider(provider), clock })
    seller = await aMember(selling.app, selling.data.database, 'staff')
    buyer = await aMember(selling.app, selling.data.database, 'free')
  })
  afterAll(() => selling.close())

  const rows = async () =>
    await selling.data.database.selectFrom('rate_plans').selectAll().orderBy('id').execute()
  const priceOf = async (plan: string) => {
    const row = (await rows()).find(
      (one) => one.plan === plan && one.currency === 'USD' && one.replaced_at === null,
    )
    if (!row) throw new Error(`there is no price of ${plan}`)
    return row
  }
  const save = async ({ id, revision }: { id: number; revision: number }, body: object) =>
    await seller.call('PUT', `${PLANS}/${id}`, {
      body: { avangateProductCode: null, isOnSale: true, ...body },
      headers: { 'if-match': `"${revision}"` },
    })
  const preview = async () =>
    await buyer.call('GET', '/api/v1/memberships/price-previews?product=unlimited-quarterly')
  const buy = async () =>
    await buyer.call('POST', '/api/v1/memberships/subscriptions', {
      body: { product: 'unlimited-quarterly' },
    })

  test('another amount than the provider charges for the ID is refused at its field, and nothing is stored', async () => {
    const before = await rows()
    const price = await priceOf('unlimited-quarterly')
    const other = await save(price, { amount: '81.99', zuoraRatePlanId: 'unlimited-quarterly' })
    expect([other.status, fieldsOf(other.body)]).toEqual([
      400,
      [['amount', billingMessages.otherInCatalog('$ 79.99')]],
    ])
    const unknown = await save(price, { amount: '81.99', zuoraRatePlanId: 'no-such-plan' })
    expect([unknown.status, fieldsOf(unknown.body)]).toEqual([
      400,
      [['zuoraRatePlanId', billingMessages.notInCatalog('USD')]],
    ])
    const created = await seller.call('POST', PLANS, {
      body: {
        product: 'Marks',
        billingPeriod: 'Monthly',
        currency: 'USD',
        amount: '1.00',
        zuoraRatePlanId: 'marks-monthly',
        avangateProductCode: null,
        isOnSale: true,
      },
    })
    expect(fieldsOf(created.body)).toEqual([['amount', billingMessages.otherInCatalog('$ 9.99')]])
    expect(await rows()).toEqual(before)
  })

  test('what is off sale is stored as it is, and compared once it is put on sale', async () => {
    const price = await priceOf('marks-quarterly')
    const off = await save(price, { amount: '31.00', zuoraRatePlanId: 'marks-quarterly', isOnSale: false })
    expect(off).toMatchObject({ status: 200, body: { amount: '31.00', isOnSale: false } })
    const on = await save(off.body, { amount: '31.00', zuoraRatePlanId: 'marks-quarterly' })
    expect(fieldsOf(on.body)).toEqual([['amount', billingMessages.otherInCatalog('$ 26.99')]])
    expect(await save(off.body, { amount: '26.99', zuoraRatePlanId: 'marks-quarterly' })).toMatchObject({
      status: 200,
      body: { amount: '26.99', isOnSale: true, priceDiffersDate: null },
    })
    expect((await priceOf('marks-quarterly')).price_compared_at).not.toBeNull()
  })

  test('while the provider is away nothing is stored', async () => {
    const before = await rows()
    const away = vi.spyOn(port, 'listPrices').mockResolvedValue({ outcome: 'unknown', code: 'time-out' })
    const { status, body } = await save(await priceOf('library-monthly'), {
      amount: '9.99',
      zuoraRatePlanId: 'library-monthly',
    })
    away.mockRestore()
    expect([status, body.errorCode]).toEqual([503, 'BILLING_UNAVAILABLE'])
    expect(await rows()).toEqual(before)
  })

  test('a purchase relies on a comparison of the last 24 hours, and compares where there is none', async () => {
    const asked = vi.spyOn(port, 'listPrices')
    try {
      expect((await preview()).status).toBe(200)
      expect((await buy()).status).toBe(200)
      expect(asked).toHaveBeenCalledTimes(1)
      clock.advance({ hours: 25 })
      await selling.data.database
        .updateTable('sessions')
        .set({ expires_at: new Date(clock.now().getTime() + 86_400_000) })
        .execute()
      asked.mockResolvedValue({ outcome: 'unknown', code: 'time-out' })
      expect([(await preview()).status, (await buy()).body.errorCode]).toEqual([503, 'BILLING_UNAVAILABLE'])
      asked.mockRestore()
      // The provider charges another price since.
      provider.ledger.state.prices['unlimited-quarterly'] = { USD: 8199 }
      expect([(await preview()).status, (await buy()).status]).toEqual([400, 400])
      expect(await priceOf('unlimited-quarterly')).toMatchObject({ price_differs_at: expect.any(Date) })
      provider.ledger.state.prices = {}
      // Staff save it once more: it agrees again, and is sold.
      const price = await priceOf('unlimited-quarterly')
      expect((await save(price, { amount: '79.99', zuoraRatePlanId: 'unlimited-quarterly' })).status).toBe(
        200,
      )
      expect((await preview()).status).toBe(200)
    } finally {
      asked.mockRestore()
    }
  })
})
