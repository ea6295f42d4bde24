import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { hashPassword } from './password.ts'

const PATH = '/api/v1/account-settings/deletion-requests'
const PASSWORD = 'Brass-cabinet-7'
const clock = new MovableClock()
const provider = new FakeBillingProvider({ clock, name: 'zuora' })
let api: TestApi
let hash: string
let member: TestMember

beforeAll(async () => {
  api = await testApi({ billing: onlyProvider(provider), clock, settings: { RATE_LIMIT_PER_MINUTE: '0' } })
  hash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await aMember(api.app, api.data.database, 'free')
  await api.data.database
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', member.userId)
    .execute()
  await api.data.database
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 90 * 86_400_000) })
    .where('user_id', '=', member.userId)
    .execute()
  const opened = await member.call('POST', '/api/v1/memberships/subscriptions', {
    body: { product: 'unlimited-monthly' },
  })
  const key = String(opened.body.redirectWithWindowHref).split('/').at(-1)
  expect(
    await member.call('POST', `/api/v1/memberships/checkouts/${key}/complete`, {
      body: { parameters: [{ name: 'card', value: '4111111111111111' }] },
    }),
  ).toMatchObject({ body: { state: 'done' } })
})

const leave = async (): Promise<number> =>
  (await member.call('POST', PATH, { body: { password: PASSWORD } })).body.response.id
const request = async () => (await member.call('GET', PATH)).body.request
const keep = async (id: number, query = '') => await member.call('DELETE', `${PATH}/${id}${query}`)
const stored = async () =>
  await api.data.database
    .selectFrom('billing_subscriptions')
    .select(['renews', 'period_end'])
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow()

test('D3-103: a request to leave stops the renewal; keeping the account starts it again only where the member asks for it', async () => {
  const id = await leave()
  const { renews, period_end } = await stored()
  expect([renews, await request()]).toEqual([
    false,
    expect.objectContaining({ id, membershipEndsDate: period_end?.toISOString() }),
  ])
  expect((await keep(id)).status).toBe(200)
  expect((await stored()).renews).toBe(false)
  await member.call('DELETE', '/api/v1/memberships/cancellations')
  const again = await leave()
  expect((await keep(again, '?renewMembership=true')).status).toBe(200)
  expect((await stored()).renews).toBe(true)
  expect(
    await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_type', '=', 'member')
      .where('subject_id', '=', String(member.userId))
      .where('action', '=', 'membership.reactivated')
      .execute(),
  ).toHaveLength(2)
})

test('what its member cancelled before is not offered, and not renewed', async () => {
  await member.call('POST', '/api/v1/memberships/cancellations', { body: {} })
  clock.advance({ minutes: 1 })
  const id = await leave()
  expect(await request()).toMatchObject({ membershipEndsDate: null })
  expect(await keep(id, '?renewMembership=true')).toMatchObject({
    status: 409,
    body: { message: 'Your membership cannot be renewed any more. You can keep your account without that.' },
  })
  // Nothing was done by halves.
  expect(await request()).toMatchObject({ id })
  expect((await keep(id)).status).toBe(200)
})

test('after its end there is nothing to renew', async () => {
  const id = await leave()
  await api.data.database
    .updateTable('billing_subscriptions')
    .set({ period_end: clock.now() })
    .where('user_id', '=', member.userId)
    .execute()
  expect(await request()).toMatchObject({ membershipEndsDate: null })
  expect((await keep(id, '?renewMembership=true')).status).toBe(409)
  expect((await keep(id)).status).toBe(200)
})
