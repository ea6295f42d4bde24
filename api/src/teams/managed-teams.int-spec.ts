import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import { FakeBillingProvider } from '@vitrine/testing/fake-billing-provider'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { aTeamUser } from '../testing/teams.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

const clock = new MovableClock()
const provider = new FakeBillingProvider({ clock, name: 'zuora' })
let api: TestApi
let staff: TestMember
let admin: TestMember

beforeAll(async () => {
  api = await testApi({ billing: onlyProvider(provider), clock, settings: { RATE_LIMIT_PER_MINUTE: '0' } })
  staff = await somebody('staff')
})
afterAll(() => api.close())
beforeEach(async () => {
  admin = await somebody('enterprise admin')
})

const somebody = async (kind: Parameters<typeof aMember>[2] = 'free') =>
  await aMember(api.app, api.data.database, kind)
const path = (who: TestMember, more = '') => `/api/v1/teams/managed/${who.userId}${more}`
const team = async (who = admin) => (await staff.call('GET', path(who))).body
const setSlots = async (slots: unknown, who = admin) =>
  await staff.call('PUT', path(who, '/slots'), { body: { slots } })
const preview = async (email: string, who = admin) =>
  await staff.call('GET', `${path(who, '/hand-over-previews')}?email=${encodeURIComponent(email)}`)
const handOver = async (email: string, who = admin) =>
  await staff.call('POST', path(who, '/hand-over'), { body: { email } })
const refusal = ({ status, body }: TestResponse) => [
  status,
  body.errorCode,
  body.errors?.[0]?.errorMessage ?? body.message,
]
const user = async (who: TestMember, of = admin) =>
  await aTeamUser(api.data.database, of.userId, { email: who.email, userId: who.userId, now: clock.now() })
const details = async (who: TestMember) => (await who.call('GET', '/api/v1/identity/user-details')).body
const actions = async ({ userId }: TestMember): Promise<string[]> =>
  (await staff.call('GET', `/api/v1/identity/members/${userId}/audit-entries`)).body.map(
    ({ action }: { action: string }) => action,
  )

async function buysEnterprise(): Promise<TestMember> {
  const member = await somebody()
  const opened = await member.call('POST', '/api/v1/memberships/subscriptions', {
    body: { product: 'enterprise-monthly' },
  })
  const key = String(opened.body.redirectWithWindowHref).split('/').at(-1)
  expect(
    await member.call('POST', `/api/v1/memberships/checkouts/${key}/complete`, {
      body: { parameters: [{ name: 'card', value: '4111111111111111' }] },
    }),
  ).toMatchObject({ status: 200, body: { state: 'done' } })
  return member
}

describe('slots of a plan that no provider bills', () => {
  test('are set by staff, and noted with what they were', async () => {
    expect(await team()).toEqual({
      hasPlan: true,
      hasTeam: false,
      isBilled: false,
      slots: 3,
      usedSlots: 1,
      closedDate: null,
    })
    expect(await setSlots(12)).toMatchObject({ status: 200, body: { slots: 12, hasTeam: true } })
    expect((await admin.call('GET', '/api/v1/teams/plan-details')).body).toMatchObject({
      slots: 12,
      freeSlots: 11,
    })
    expect(
      (await staff.call('GET', `/api/v1/identity/members/${admin.userId}/audit-entries`)).body,
    ).toMatchObject([{ action: 'team.slots-set', details: { slots: { from: 3, to: 12 } } }])
    await setSlots(12)
    expect(await actions(admin)).toHaveLength(1)
  })

  test('are never fewer than those in use', async () => {
    await user(await somebody())
    expect(refusal(await setSlots(1))).toEqual([
      400,
      'VALIDATION_FAILED',
      '2 slots are taken. Remove users first, or enter at least 2.',
    ])
    expect((await setSlots(2)).status).toBe(200)
    for (const wrong of [0, 1.5, 1001, 'many'])
      expect(refusal(await setSlots(wrong))[2], String(wrong)).toBe(
        'Please enter a whole number from 1 to 1000.',
      )
  })

  test('R-008: are refused where a provider bills them, where the account has no plan, and to whoever is not staff', async () => {
    const billed = await buysEnterprise()
    expect(await team(billed)).toMatchObject({ isBilled: true, slots: 3 })
    expect(refusal(await setSlots(9, billed))).toEqual([
      409,
      'STATUS_CONFLICT',
      'A payment provider bills these slots. The member buys more on the page of the team; fewer are set at the provider.',
    ])
    expect(refusal(await setSlots(9, await somebody()))).toEqual([
      409,
      'STATUS_CONFLICT',
      'This account has no plan for a team.',
    ])
    expect((await admin.call('PUT', path(admin, '/slots'), { body: { slots: 9 } })).status).toBe(403)
    expect((await staff.call('GET', '/api/v1/teams/managed/999999')).status).toBe(404)
  })
})

describe('handing a team over', () => {
  test('D3-137: a plan that staff gave moves along with users and slots; the preview changes nothing', async () => {
    const [next, other] = [await somebody(), await somebody()]
    await user(next)
    await user(other)
    await setSlots(5)
    const told = {
      id: next.userId,
      email: next.email,
      displayName: 'A free member',
      slots: 5,
      usedSlots: 2,
      plan: 'moves',
      formerPlan: 'moves',
      formerEndsDate: null,
    }
    expect(await preview(next.email.toUpperCase())).toMatchObject({ status: 200, body: told })
    expect((await details(admin)).roles).toEqual(['ROLE_ENTERPRISE_ADMIN'])
    expect(await handOver(next.email)).toMatchObject({ status: 200, body: told })
    expect(await details(admin)).toMatchObject({ roles: ['ROLE_FREE'], subscriptionStatus: 'Cancelled' })
    expect(await details(next)).toMatchObject({
      roles: ['ROLE_ENTERPRISE_ADMIN'],
      subscriptionStatus: 'Active',
    })
    expect(await details(other)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], subscriptionStatus: 'Active' })
    expect((await next.call('GET', '/api/v1/teams/users')).body.items).toMatchObject([{ email: other.email }])
    expect((await admin.call('GET', '/api/v1/teams/users')).status).toBe(403)
    expect(await actions(admin)).toContain('team.team-handed-over')
    expect(await actions(next)).toContain('team.team-handed-over')
  })

  test('a plan that is paid for changes hands with the payment method: the new admin has a plan of their own, and the former one is renewed no more', async () => {
    const [billed, other] = [await buysEnterprise(), await somebody()]
    await user(other, billed)
    expect(refusal(await handOver(admin.email.replace('member', 'nobody'), billed))[2]).toBe(
      'There is no account with this email.',
    )
    const poor = await somebody()
    expect(refusal(await preview(poor.email, billed))).toEqual([
      400,
      'VALIDATION_FAILED',
      'This account needs an Enterprise plan of its own first: the payment method changes hands with the team.',
    ])
    const next = await buysEnterprise()
    const { body } = await handOver(next.email, billed)
    expect(body).toMatchObject({
      plan: 'own',
      formerPlan: 'not renewed',
      formerEndsDate: expect.any(String),
      slots: 3,
      usedSlots: 2,
    })
    expect(
      await api.data.database
        .selectFrom('billing_subscriptions')
        .select('renews')
        .where('user_id', 'in', [billed.userId, next.userId])
        .orderBy('user_id')
        .execute(),
    ).toEqual([{ renews: false }, { renews: true }])
    expect(await details(other)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], subscriptionStatus: 'Active' })
    expect((await next.call('GET', '/api/v1/teams/users')).body.items).toMatchObject([{ email: other.email }])
    expect(await actions(billed)).toEqual(expect.arrayContaining(['team.team-handed-over']))
  })

  test('to somebody with a plan of their own ends the one that staff gave the former admin', async () => {
    const next = await somebody('enterprise admin')
    await user(await somebody())
    expect((await handOver(next.email)).body).toMatchObject({ plan: 'own', formerPlan: 'ends' })
    expect(await details(admin)).toMatchObject({ roles: ['ROLE_FREE'] })
  })

  test('a team whose plan has ended opens again under the new admin', async () => {
    const [next, other] = [await somebody('enterprise admin'), await somebody()]
    await user(other)
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Cancelled' })
      .where('user_id', '=', admin.userId)
      .execute()
    await api.data.database
      .updateTable('teams')
      .set({ closed_at: clock.now() })
      .where('admin_id', '=', admin.userId)
      .execute()
    expect((await handOver(next.email)).body).toMatchObject({ plan: 'own', formerPlan: 'stays' })
    expect(await team(next)).toMatchObject({ closedDate: null, usedSlots: 2 })
    expect(await details(other)).toMatchObject({ roles: ['ROLE_ENTERPRISE'] })
  })

  test('is refused in words, at the email, where the other account cannot manage it', async () => {
    expect(refusal(await preview('x@y.example'))).toEqual([
      409,
      'STATUS_CONFLICT',
      'This account has no team to hand over.',
    ])
    await user(await somebody())
    await user(await somebody())
    const [unconfirmed, suspended, unlimited, elsewhere, managing] = [
      await somebody(),
      await somebody(),
      await somebody('unlimited'),
      await somebody(),
      await somebody('enterprise admin'),
    ]
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', unconfirmed.userId)
      .execute()
    await api.data.database
      .updateTable('users')
      .set({ suspended_at: clock.now() })
      .where('id', '=', suspended.userId)
      .execute()
    await user(elsewhere, managing)
    const words = async (who: TestMember) => refusal(await handOver(who.email))[2]
    expect(await words(admin)).toBe('This account manages the team already.')
    expect(await words(unconfirmed)).toBe('The email of this account is not confirmed yet.')
    expect(await words(suspended)).toBe('This account is suspended.')
    expect(await words(unlimited)).toBe(
      'This account has a membership of its own. It must end, or become an Enterprise plan, first.',
    )
    expect(await words(elsewhere)).toBe('This account is in another team. It must leave that team first.')
    expect(await words(managing)).toBe('This account manages a team with users already.')
    const small = await buysEnterprise()
    await setSlots(9)
    await user(await somebody())
    expect(await words(small)).toBe('The team needs 4 slots, and the plan of this account has 3.')
    expect((await team()).usedSlots).toBe(4)
    expect(
      (await admin.call('POST', path(admin, '/hand-over'), { body: { email: small.email } })).status,
    ).toBe(403)
  })

  test('pressed twice at once it is handed over once', async () => {
    const next = await somebody()
    await user(next)
    const statuses = (await Promise.all([handOver(next.email), handOver(next.email)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
