import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { runOperation } from '@vitrine/domain/billing/run-operation'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const at = '/api/v1/memberships'
const clock = new MovableClock()
const provider = new FakeBillingProvider({ name: 'avangate', clock })
let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ billing: onlyProvider(provider), clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await aMember(api.app, api.data.database, 'free')
})

const update = async (body: object) => await member.call('POST', `${at}/subscriptions`, { body })
const membership = async () => (await member.call('GET', `${at}/memberships`)).body
const paid = async () => {
  const read = await provider.listPayments({ accountReference: `V${member.userId}` })
  return read.outcome === 'done'
    ? read.value.filter(({ state }) => state === 'paid').map(({ amount }) => amount.amount)
    : []
}

/** The provider's own page, and what it sends back to ours. */
async function comeBack(href: string, planId: string, more: Record<string, string> = {}) {
  const key = href.split('/').at(-1) ?? ''
  const parameters = { card: '4111111111111111', planId, quantity: '1', ...more }
  return await member.call('POST', `${at}/checkouts/${key}/complete`, {
    body: { parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })) },
  })
}

test('D3-132: a purchase leads to the provider’s own page, and is there once it has come back', async () => {
  const { body } = await update({ product: 'marks-monthly' })
  expect(body.redirectWithWindowHref).toMatch(/^https:\/\/provider\.example\/checkout\//)
  expect((await comeBack(body.redirectWithWindowHref, 'marks-monthly')).body).toMatchObject({
    state: 'done',
    purpose: 'purchase',
  })
  expect((await comeBack(body.redirectWithWindowHref, 'marks-monthly')).body).toMatchObject({ state: 'done' })
  expect([await paid(), await membership()]).toMatchObject([
    [999],
    { status: 'Active', productTitle: 'Marks' },
  ])
  expect((await member.call('GET', '/api/v1/identity/subscription-status')).body).toMatchObject({
    isAvangateUser: true,
    isActiveZuoraSubscriber: false,
  })
})

test('a trial is kept by the provider, and activated there once', async () => {
  const { body } = await update({ product: 'unlimited-monthly', trial: true })
  expect((await comeBack(body.redirectWithWindowHref, 'unlimited-monthly')).body).toMatchObject({
    state: 'done',
    purpose: 'trial',
  })
  expect([await paid(), await membership()]).toMatchObject([
    [],
    { status: 'In Trial', remainingTrialDays: 7 },
  ])
  const activated = await member.call('POST', `${at}/trial-conversions`, {
    body: { src: 'header' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  expect(activated).toMatchObject({ status: 200, body: { pending: false } })
  expect([await paid(), await membership()]).toMatchObject([[2999], { status: 'Active' }])
})

test('a payment that is not decided yet waits, and is not charged twice', async () => {
  const { body } = await update({ product: 'marks-monthly' })
  provider.next('lost-after')
  expect((await comeBack(body.redirectWithWindowHref, 'marks-monthly')).body).toMatchObject({ state: 'open' })
  expect((await comeBack(body.redirectWithWindowHref, 'marks-monthly')).body).toMatchObject({ state: 'done' })
  expect(await paid()).toEqual([999])
})

test('a checkout that is paid after the next one was begun is stopped, and listed to refund', async () => {
  const first = (await update({ product: 'marks-monthly' })).body.redirectWithWindowHref
  const second = (await update({ product: 'library-monthly' })).body.redirectWithWindowHref
  expect((await comeBack(first, 'marks-monthly')).body).toMatchObject({ state: 'expired' })
  expect((await comeBack(second, 'library-monthly')).body).toMatchObject({ state: 'done' })
  expect(await membership()).toMatchObject({ status: 'Active', productTitle: 'Library' })
  const due = await api.data.database
    .selectFrom('billing_refunds_due')
    .select(['amount', 'reason'])
    .where('user_id', '=', member.userId)
    .execute()
  expect(due).toEqual([{ amount: 999, reason: 'It was paid after its checkout had been closed.' }])
  const ends = await api.data.database
    .selectFrom('billing_operations')
    .select(['kind', 'state'])
    .where('user_id', '=', member.userId)
    .where('kind', '=', 'end')
    .execute()
  expect(ends).toEqual([{ kind: 'end', state: 'waiting' }])
})

test('R-005: a trial that its card has had already is stopped at the provider, and nobody is charged instead', async () => {
  const card = { card: '4111 1111 1111 1111 12/30' }
  const first = (await update({ product: 'unlimited-monthly', trial: true })).body.redirectWithWindowHref
  expect((await comeBack(first, 'unlimited-monthly', card)).status).toBe(200)
  member = await aMember(api.app, api.data.database, 'free')
  const second = (await update({ product: 'unlimited-monthly', trial: true })).body.redirectWithWindowHref
  expect(await comeBack(second, 'unlimited-monthly', card)).toMatchObject({
    status: 409,
    body: { errorCode: 'TRIAL_USED', message: 'You have had your free trial already.' },
  })
  const [end, ...others] = await api.data.database
    .selectFrom('billing_operations')
    .select(['id', 'kind', 'takes_money'])
    .where('user_id', '=', member.userId)
    .execute()
  expect([end, others]).toMatchObject([{ kind: 'end', takes_money: false }, []])
  await runOperation({ database: api.data.database, providers: onlyProvider(provider), clock }, end?.id ?? 0)
  expect(await membership()).toMatchObject({ status: 'Inactive' })
  // Its week goes by, and its provider converts nothing.
  clock.advance({ days: 8 })
  const subscriptions = await provider.listSubscriptions({ accountReference: `V${member.userId}` })
  expect(subscriptions).toMatchObject({ outcome: 'done', value: [{ state: 'ended', renews: false }] })
  expect(await paid()).toEqual([])
})
