import { billingMessages } from '@vitrine/contracts/billing/messages'
import type { OperationState } from '@vitrine/contracts/billing/stored'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import type { ProviderSubscription } from '@vitrine/platform/billing/records'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { auditActionsOf } from '../testing/audit.ts'

const ADMIN = '/api/v1/billing/admin'
const HOUR_MS = 3_600_000

let api: TestApi
let staff: TestMember
/** What the provider has of every account; null where it does not respond. */
let atProvider: ProviderSubscription[] | null

const provider = {
  name: 'zuora',
  listSubscriptions: async () =>
    atProvider === null ? { outcome: 'unknown', code: 'time-out' } : { outcome: 'done', value: atProvider },
} as Partial<BillingProvider> as BillingProvider

beforeAll(async () => {
  api = await testApi({ billing: onlyProvider(provider) })
  staff = await aMember(api.app, api.data.database, 'staff')
})
beforeEach(() => {
  atProvider = []
})
afterAll(() => api.close())

const get = async (path: string, filter: object = {}) =>
  await staff.call('GET', `${ADMIN}/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
const press = async (id: number, action: string, revision?: number) =>
  await staff.call(
    'POST',
    `${ADMIN}/${action.replace(':id', String(id))}`,
    revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } },
  )
const ago = (hours: number) => new Date(api.clock.now().getTime() - hours * HOUR_MS)
const planId = async (plan: string) =>
  (
    await api.data.database
      .selectFrom('rate_plans')
      .select('id')
      .where('plan', '=', plan)
      .where('currency', '=', 'USD')
      .executeTakeFirstOrThrow()
  ).id
const auditOf = (type: string, id: number) => auditActionsOf(api.data.database, type, id)

async function aSubscription(userId: number, change: Record<string, unknown> = {}): Promise<number> {
  const now = api.clock.now()
  const { id } = await api.data.database
    .insertInto('billing_subscriptions')
    .values({
      user_id: userId,
      provider: 'zuora',
      provider_reference: `A-S${userId}`,
      state: 'active',
      rate_plan_id: await planId('unlimited-monthly'),
      started_at: ago(24),
      period_start: ago(24),
      period_end: ago(-48),
      created_at: now,
      updated_at: now,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function anOperation(
  userId: number,
  {
    state = 'unknown',
    hours = 25,
    ...change
  }: { state?: OperationState; hours?: number } & Record<string, unknown> = {},
): Promise<number> {
  const isSettled = state === 'done' || state === 'declined' || state === 'failed'
  const { id } = await api.data.database
    .insertInto('billing_operations')
    .values({
      kind: 'stop-renewal',
      user_id: userId,
      provider: 'zuora',
      takes_money: false,
      state,
      request: JSON.stringify({ kind: 'stop-renewal', accountReference: `V${userId}` }),
      created_at: ago(hours),
      claimed_at: state === 'waiting' ? null : ago(hours),
      settled_at: isSettled ? ago(1) : null,
      next_look_at: ago(-1),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const member = async () => await aMember(api.app, api.data.database, 'unlimited')
const atZuora = (userId: number, change: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  reference: `A-S${userId}`,
  accountReference: `V${userId}`,
  providerPlanId: 'unlimited-monthly',
  quantity: 1,
  state: 'active',
  startDate: ago(24),
  periodStart: ago(24),
  periodEnd: ago(-48),
  renews: false,
  isClosed: false,
  endsDate: ago(-48),
  nextAmount: null,
  openInvoice: null,
  lastPayment: null,
  reversals: [],
  scheduledChange: null,
  isTest: false,
  ...change,
})

describe('subscriptions', () => {
  test('are listed with product, status, provider and next billing, and each with its operations and notifications', async () => {
    const { userId, email } = await member()
    const periodEnd = ago(-48)
    const id = await aSubscription(userId, { period_end: periodEnd })
    await anOperation(userId, { subscription_id: id, state: 'done' })
    const receivedAt = ago(2)
    await api.data.database
      .insertInto('billing_notifications')
      .values({
        provider: 'zuora',
        dedupe_key: `n${id}`,
        kind: 'PaymentProcessed',
        subscription_reference: `A-S${userId}`,
        received_at: receivedAt,
        next_look_at: receivedAt,
      })
      .execute()
    const { body } = await get('subscriptions', { email })
    expect(body).toEqual([
      expect.objectContaining({
        accountId: userId,
        accountEmail: email,
        product: 'Unlimited',
        billingPeriod: 'Monthly',
        currency: 'USD',
        amount: '29.99',
        status: 'Active',
        provider: 'zuora',
        nextBillingDate: periodEnd.toISOString(),
        endsDate: null,
      }),
    ])
    const { body: details } = await get(`subscriptions/${id}`)
    expect(details.operations).toEqual([
      expect.objectContaining({ kind: 'stop-renewal', state: 'done', subscriptionId: id }),
    ])
    expect(details.notifications).toEqual([
      expect.objectContaining({
        kind: 'PaymentProcessed',
        state: 'waiting',
        receivedDate: receivedAt.toISOString(),
      }),
    ])
    expect((await get('subscriptions/999999')).status).toBe(404)
    // What is bought after it has ended has operations of its own.
    await api.data.database
      .updateTable('billing_subscriptions')
      .set({ state: 'ended', ended_at: ago(0), end_reason: 'cancelled', created_at: ago(20) })
      .where('id', '=', id)
      .execute()
    const bought = await anOperation(userId, { state: 'done', hours: 1, kind: 'purchase' })
    const second = await aSubscription(userId, { provider_reference: `A-S${userId}-2` })
    expect(
      (await get(`subscriptions/${second}`)).body.operations.map((operation: { id: number }) => operation.id),
    ).toEqual([bought])
    expect(
      (await get(`subscriptions/${id}`)).body.operations.map((operation: { id: number }) => operation.id),
    ).not.toContain(bought)
  })

  test.each([
    ['cancelled and paid for', { renews: false }, 'Active', null],
    [
      'unpaid for a day',
      { payment_due_since: new Date(Date.now() - 24 * HOUR_MS) },
      'Active',
      expect.any(String),
    ],
    [
      'unpaid for eight days',
      { payment_due_since: new Date(Date.now() - 8 * 24 * HOUR_MS) },
      'Error',
      expect.any(String),
    ],
    [
      'a trial',
      {
        state: 'trial',
        trial_ends_at: new Date(Date.now() + 24 * HOUR_MS),
        period_start: null,
        period_end: null,
      },
      'In Trial',
      expect.any(String),
    ],
    [
      'ended',
      { state: 'ended', ended_at: new Date(), end_reason: 'cancelled', renews: false },
      'Cancelled',
      null,
    ],
  ])('say of one that is %s what it counts as now', async (_, change, status, nextBillingDate) => {
    const { userId, email } = await member()
    await aSubscription(userId, change)
    expect((await get('subscriptions', { email })).body).toEqual([
      expect.objectContaining({ status, nextBillingDate }),
    ])
  })

  test('are for staff alone', async () => {
    const { call } = await member()
    for (const path of ['subscriptions', 'billing-operations', 'refunds-due'])
      expect([
        (await api.visitor('GET', `${ADMIN}/${path}`)).status,
        (await call('GET', `${ADMIN}/${path}`)).status,
      ]).toEqual([401, 403])
  })
})

describe('operations', () => {
  test('are listed as needing a decision once nobody knows of them for a day', async () => {
    const { userId, email } = await member()
    const old = await anOperation(userId)
    await anOperation(userId, { hours: 23 })
    await anOperation(userId, { state: 'done' })
    expect(
      (await get('billing-operations', { email, isOverdue: true })).body.map(
        ({ id, reference }: { id: number; reference: string }) => [id, reference],
      ),
    ).toEqual([[old, `VIT-${old}`]])
    expect(
      (await get('billing-operations', { email })).body.map(
        ({ isOverdue }: { isOverdue: boolean }) => isOverdue,
      ),
    ).toEqual([false, false, true])
    expect((await get('billing-operations', { email, state: 'done' })).body).toHaveLength(1)
  })

  test('Ask again makes it due for the workers at once; what is settled is not asked for', async () => {
    const { userId } = await member()
    const id = await anOperation(userId, { hours: 1 })
    const asked = await press(id, 'billing-operations/:id/ask-again', 1)
    expect([asked.status, asked.body.state]).toEqual([200, 'unknown'])
    const { next_look_at: due } = await api.data.database
      .selectFrom('billing_operations')
      .select('next_look_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(due && due <= api.clock.now()).toBe(true)
    expect((await press(id, 'billing-operations/:id/ask-again', 1)).status).toBe(412)
    const settled = await press(
      await anOperation(userId, { state: 'done' }),
      'billing-operations/:id/ask-again',
    )
    expect([settled.status, settled.body.message]).toEqual([409, billingMessages.operationSettled])
    expect(await auditOf('billing-operation', id)).toEqual(['billing-operation.asked-again'])
  })

  test('Count as failed frees the account and its code, once nobody knows for a day', async () => {
    const { userId } = await member()
    const young = await press(
      await anOperation(userId, { hours: 23 }),
      'billing-operations/:id/count-as-failed',
    )
    expect([young.status, young.body.message]).toEqual([409, billingMessages.operationYoung])
    const id = await anOperation(userId, { kind: 'purchase', takes_money: true })
    const at = api.clock.now()
    const { id: code } = await api.data.database
      .insertInto('discount_codes')
      .values({
        code: `FAILED-${id}`,
        kind: 'percent',
        percent: 10,
        products: ['Unlimited'],
        billing_periods: ['Monthly'],
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.data.database
      .insertInto('discount_redemptions')
      .values({
        discount_code_id: code,
        user_id: userId,
        operation_id: id,
        state: 'reserved',
        created_at: at,
        updated_at: at,
      })
      .execute()
    expect((await press(id, 'billing-operations/:id/count-as-failed')).body).toMatchObject({
      state: 'failed',
      note: 'absent',
      isOverdue: false,
    })
    expect(
      (
        await api.data.database
          .selectFrom('discount_redemptions')
          .select('state')
          .where('operation_id', '=', id)
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('free')
    expect((await press(id, 'billing-operations/:id/count-as-failed')).status).toBe(409)
    expect(await auditOf('billing-operation', id)).toEqual(['billing-operation.counted-as-failed'])
  })

  test('Count as done reads the subscription at the provider and applies that', async () => {
    const { userId, email } = await member()
    const subscriptionId = await aSubscription(userId)
    const id = await anOperation(userId, { subscription_id: subscriptionId })
    atProvider = [atZuora(userId)]
    expect((await press(id, 'billing-operations/:id/count-as-done')).body).toMatchObject({
      state: 'done',
      isOverdue: false,
    })
    expect((await get('subscriptions', { email })).body).toEqual([
      expect.objectContaining({ status: 'Active', providerReference: `A-S${userId}` }),
    ])
    expect(await auditOf('billing-operation', id)).toEqual(['billing-operation.counted-as-done'])
  })

  test('Count as done changes nothing where the provider is silent, or has no such subscription', async () => {
    const { userId } = await member()
    const id = await anOperation(userId, { kind: 'purchase', takes_money: true })
    atProvider = null
    const silent = await press(id, 'billing-operations/:id/count-as-done')
    expect([silent.status, silent.body.message]).toEqual([503, billingMessages.providerSilent])
    atProvider = [atZuora(userId, { state: 'ended' })]
    const none = await press(id, 'billing-operations/:id/count-as-done')
    expect([none.status, none.body.message]).toEqual([409, billingMessages.nothingAtProvider])
    expect((await get(`billing-operations/${id}`)).body.state).toBe('unknown')
    expect(await auditOf('billing-operation', id)).toEqual([])
  })
})

test('a payment to refund leaves the list once staff have refunded it, with an audit entry', async () => {
  const { userId, email } = await member()
  const { id } = await api.data.database
    .insertInto('billing_refunds_due')
    .values({
      user_id: userId,
      provider: 'zuora',
      payment_reference: 'P-1',
      amount: 2999,
      currency: 'USD',
      reason: 'It came after the end.',
      noted_at: ago(3),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await staff.call('GET', `${ADMIN}/refunds-due`)).body.items).toEqual([
    expect.objectContaining({
      id,
      accountEmail: email,
      paymentReference: 'P-1',
      amount: '29.99',
      currency: 'USD',
      settledDate: null,
    }),
  ])
  expect((await press(id, 'refunds-due/:id/settle', 1)).body).toMatchObject({
    settledDate: expect.any(String),
  })
  expect((await staff.call('GET', `${ADMIN}/refunds-due`)).body.items).toEqual([])
  const twice = await press(id, 'refunds-due/:id/settle')
  expect([twice.status, twice.body.message]).toEqual([409, billingMessages.refundSettled])
  expect(await auditOf('billing-refund', id)).toEqual(['billing-refund.settled'])
})
