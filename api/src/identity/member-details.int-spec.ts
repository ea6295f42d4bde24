import { subscriptionStatuses } from '@vitrine/contracts/standing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const DETAILS = '/api/v1/identity/user-details'
const STATUS = '/api/v1/identity/subscription-status'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = (kind: MemberKind) => aMember(api.app, api.data.database, kind)

describe('the user details', () => {
  test('D1-001, D2-205, D3-167: carry every documented field', async () => {
    const { call, userId, email } = await member('trial')
    await api.data.database
      .updateTable('users')
      .set({ first_name: 'Ada', last_name: 'Finch', company_name: 'Finch & Co', country_code: 'GB' })
      .where('id', '=', userId)
      .execute()
    await api.data.database
      .updateTable('memberships')
      .set({ lookups_used: 2 })
      .where('user_id', '=', userId)
      .execute()
    expect((await call('GET', DETAILS)).body).toEqual({
      userId,
      email,
      emailVerified: true,
      passwordExpired: false,
      displayName: 'A trial member',
      firstName: 'Ada',
      lastName: 'Finch',
      companyName: 'Finch & Co',
      countryCode: 'GB',
      roles: ['ROLE_UNLIMITED'],
      isAdmin: false,
      staffRole: null,
      awaitsSecondFactor: false,
      subscriptionStatus: 'In Trial',
      tier: 'trial',
      userKind: 'trial',
      inTrial: true,
      billing: { status: { isTrialUser: true } },
      remainingLookups: 5,
      totalLookups: 7,
      deletion: null,
      capabilities: {
        hasMobileSubscription: false,
        hasWorthscoreAccess: true,
        isSuspended: false,
        hasAdminAccess: false,
        hasLookups: true,
      },
    })
  })

  test.each<[MemberKind, Record<string, unknown>]>([
    [
      'free',
      {
        tier: 'free',
        userKind: 'member',
        subscriptionStatus: 'Inactive',
        remainingLookups: 0,
        totalLookups: 0,
      },
    ],
    [
      'unlimited',
      { tier: 'unlimited', userKind: 'member', inTrial: false, remainingLookups: null, totalLookups: null },
    ],
    ['price guide lite', { tier: 'price guide lite', remainingLookups: 10, totalLookups: 10 }],
    ['on a phone', { tier: 'unlimited', capabilities: { hasMobileSubscription: true } }],
    [
      'suspended',
      {
        tier: 'free',
        subscriptionStatus: 'Suspended',
        capabilities: { isSuspended: true, hasLookups: false },
      },
    ],
    ['enterprise admin', { tier: 'enterprise', roles: ['ROLE_ENTERPRISE_ADMIN'] }],
    ['staff', { isAdmin: true, capabilities: { hasAdminAccess: true } }],
    ['suspended staff', { isAdmin: false, capabilities: { hasAdminAccess: false } }],
  ])('D1-001, D1-021, D2-205, D3-167: of %s', async (kind, expected) => {
    const { status, body } = await (await member(kind)).call('GET', DETAILS)
    expect({ status, body }).toMatchObject({ status: 200, body: expected })
  })

  test('are those of this moment: a trial that is over is a free account', async () => {
    const { call, userId } = await member('trial')
    await api.data.database
      .updateTable('memberships')
      .set({ trial_ends_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', userId)
      .execute()
    expect((await call('GET', DETAILS)).body).toMatchObject({
      tier: 'free',
      subscriptionStatus: 'Inactive',
      inTrial: false,
      remainingLookups: 0,
    })
  })

  test.each([
    ['role', { roles: [] }],
    ['email', { email: '' }],
  ])('D2-203, D3-166: an account without a %s counts as nobody', async (_, emptied) => {
    const { call, userId } = await member('unlimited')
    await api.data.database.updateTable('users').set(emptied).where('id', '=', userId).execute()
    expect(await call('GET', DETAILS)).toMatchObject({ status: 403, body: { errorCode: 'NOT_SIGNED_IN' } })
    expect((await call('GET', STATUS)).status).toBe(401)
  })
})

describe('the subscription status', () => {
  test('D1-016: of whoever never had one is inactive, free and without period or currency', async () => {
    const call = await api.signedIn('ROLE_FREE')
    expect((await call('GET', STATUS)).body).toEqual({
      status: 'Inactive',
      billingPeriod: null,
      currency: null,
      hasMobileSubscription: false,
      isActiveZuoraSubscriber: false,
      isAvangateUser: false,
      isFreeUser: true,
      isTrialUser: false,
    })
  })

  test.each(subscriptionStatuses)('D1-016: is told as %s, with period and currency', async (status) => {
    const { call, userId } = await member('on a phone')
    await api.data.database
      .updateTable('memberships')
      .set({ status, billing_period: 'Quarterly', currency: 'CAD' })
      .where('user_id', '=', userId)
      .execute()
    expect((await call('GET', STATUS)).body).toMatchObject({
      status,
      billingPeriod: 'Quarterly',
      currency: 'CAD',
      hasMobileSubscription: status !== 'Inactive' && status !== 'Cancelled',
      isTrialUser: status === 'In Trial',
    })
  })

  test.each([
    ['zuora', true, false],
    ['avangate', false, true],
    ['ios', false, false],
  ] as const)('D3-106: billed by %s says so', async (provider, isActiveZuoraSubscriber, isAvangateUser) => {
    const { call, userId } = await member('unlimited')
    await api.data.database
      .updateTable('memberships')
      .set({ provider })
      .where('user_id', '=', userId)
      .execute()
    expect((await call('GET', STATUS)).body).toMatchObject({
      isActiveZuoraSubscriber,
      isAvangateUser,
      isFreeUser: false,
    })
  })

  // Of Zuora only a subscriber whose membership counts; of Avangate whoever had one, who is free without.
  test.each([
    ['zuora', 'isActiveZuoraSubscriber', false],
    ['avangate', 'isAvangateUser', true],
  ] as const)(
    'D3-132: billed by %s without a membership that counts is a free user',
    async (provider, flag, outlasts) => {
      const { call, userId } = await member('unlimited')
      const flags = async (change: { status: 'Active' | 'Cancelled' }) => {
        await api.data.database
          .updateTable('memberships')
          .set({ provider, ...change })
          .where('user_id', '=', userId)
          .execute()
        const { body } = await call('GET', STATUS)
        return [body[flag], body.isFreeUser]
      }
      expect([await flags({ status: 'Active' }), await flags({ status: 'Cancelled' })]).toEqual([
        [true, false],
        [outlasts, true],
      ])
      await api.data.database
        .updateTable('users')
        .set({ roles: ['ROLE_FREE'] })
        .where('id', '=', userId)
        .execute()
      expect(await flags({ status: 'Active' })).toEqual([outlasts, true])
    },
  )

  test('D1-016: is nothing for a visitor', async () => {
    expect((await api.visitor('GET', STATUS)).status).toBe(401)
  })
})
