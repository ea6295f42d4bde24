import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { ACCOUNT_LOCKED } from '@vitrine/contracts/identity/failure-words'
import { readMembership } from '@vitrine/contracts/memberships/endpoints'
import { membersMessages } from '@vitrine/contracts/members/messages'
import { tiers } from '@vitrine/contracts/standing'
import { aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { aTeamUser } from '../testing/teams.ts'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { SetStaffAccess } from './set-staff-access.command.ts'
import { SetSuspension } from './set-suspension.command.ts'
import { MembersRepository } from './members.repository.ts'
import { hashPassword } from './password.ts'

const MEMBERS = '/api/v1/identity/members'

let api: TestApi
let staff: TestMember
beforeAll(async () => {
  api = await testApi()
  staff = await member('staff')
})
afterAll(() => api.close())

const member = (kind: MemberKind) => aMember(api.app, api.data.database, kind)
const input = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Finch',
  companyName: '',
  countryCode: 'GB',
  membership: 'unlimited',
  platform: 'web',
  status: 'Active',
  ...overrides,
})
const detailsOf = async ({ call }: TestMember) => (await call('GET', '/api/v1/identity/user-details')).body

async function auditOf({
  userId,
}: TestMember): Promise<{ action: string; actor: string; actorEmail: string | null; details: unknown }[]> {
  return (await staff.call('GET', `${MEMBERS}/${userId}/audit-entries`)).body
}

const setSuspended = ({ userId }: TestMember, at: Date | null) =>
  api.data.database.updateTable('users').set({ suspended_at: at }).where('id', '=', userId).execute()

describe('the list', () => {
  test('finds by the beginning of the email and by any part of it, in any case of letters', async () => {
    const { email, userId } = await member('marks')
    const found = async (filter: Record<string, string>) => {
      const { body, headers } = await staff.call(
        'GET',
        `${MEMBERS}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9]`,
      )
      return { ids: body.map(({ id }: { id: number }) => id), range: headers['content-range'] }
    }
    expect(await found({ emailStartsWith: email.slice(0, -4).toUpperCase() })).toEqual({
      ids: [userId],
      range: 'members 0-0/1',
    })
    expect(await found({ emailContains: email.slice(2, -4) })).toEqual({
      ids: [userId],
      range: 'members 0-0/1',
    })
    expect((await found({ emailStartsWith: email.slice(2) })).ids).toEqual([])
    expect((await found({ emailContains: '%' })).ids).toEqual([])
  })

  test('tells tier and status as they are now', async () => {
    const suspended = await member('suspended')
    const { body } = await staff.call(
      'GET',
      `${MEMBERS}?filter=${encodeURIComponent(JSON.stringify({ emailContains: suspended.email }))}`,
    )
    expect(body).toEqual([
      {
        id: suspended.userId,
        email: suspended.email,
        emailVerified: expect.any(Boolean),
        waitsForInvitation: false,
        displayName: 'A suspended member',
        tier: 'free',
        subscriptionStatus: 'Suspended',
        isStaff: false,
        staffRole: null,
        createdAt: expect.any(String),
      },
    ])
  })
})

describe('a change by staff', () => {
  test.each(['zuora', 'avangate'] as const)(
    'leaves product, platform, status, period and currency to billing where %s bills the membership',
    async (provider) => {
      const { userId } = await member('unlimited')
      await api.data.database
        .updateTable('memberships')
        .set({ provider, billing_period: 'Monthly', currency: 'USD' })
        .where('user_id', '=', userId)
        .execute()
      const change = async (overrides: Record<string, unknown>) =>
        await staff.call('PUT', `${MEMBERS}/${userId}`, {
          body: input({ billingPeriod: 'Monthly', currency: 'USD', ...overrides }),
        })
      for (const [field, overrides] of Object.entries({
        membership: { membership: 'marks' },
        platform: { platform: 'iOS' },
        status: { status: 'Cancelled' },
        billingPeriod: { billingPeriod: 'Annual' },
        currency: { currency: null },
      })) {
        const { status, body } = await change(overrides)
        expect([status, body.errors]).toEqual([
          409,
          [{ field, errorCode: 'invalid', errorMessage: membersMessages.billed }],
        ])
      }
      expect((await change({ status: 'In Trial', trialEndsAt: '2099-01-01T00:00:00.000Z' })).status).toBe(409)
      expect((await change({ firstName: 'Grace' })).body).toMatchObject({
        firstName: 'Grace',
        membership: 'unlimited',
        platform: 'web',
        status: 'Active',
        billingPeriod: 'Monthly',
        currency: 'USD',
      })
    },
  )

  test.each<[string, Record<string, unknown>]>([
    ['trial', { status: 'In Trial', trialEndsAt: '2099-01-01T00:00:00.000Z' }],
    ['free', { membership: 'free', status: 'Inactive' }],
    ...(['paid', 'unlimited', 'marks', 'library', 'price guide lite', 'enterprise'] as const).map(
      (membership) => [membership, { membership }] satisfies [string, object],
    ),
  ])('D3-165: makes a member %s, in their next request', async (tier, overrides) => {
    expect(tiers).toContain(tier)
    const changed = await member('free')
    expect((await staff.call('PUT', `${MEMBERS}/${changed.userId}`, { body: input(overrides) })).status).toBe(
      200,
    )
    expect(await detailsOf(changed)).toMatchObject({
      tier,
      firstName: 'Ada',
      lastName: 'Finch',
      countryCode: 'GB',
    })
  })

  test('D3-165: of platform, period and currency is told by the subscription status', async () => {
    const changed = await member('free')
    await staff.call('PUT', `${MEMBERS}/${changed.userId}`, {
      body: input({ platform: 'Android', billingPeriod: 'Annual', currency: 'EUR' }),
    })
    expect((await changed.call('GET', '/api/v1/identity/subscription-status')).body).toMatchObject({
      status: 'Active',
      billingPeriod: 'Annual',
      currency: 'EUR',
      hasMobileSubscription: true,
    })
  })

  test('D3-136: of what was bought on a phone is in the membership, and gone with the phone', async () => {
    const changed = await member('free')
    const mobile = {
      platform: 'iOS',
      billingPeriod: 'Quarterly',
      mobileValidUntil: '2099-05-06T00:00:00.000Z',
      mobileValue: '$79.99',
    }
    const put = async (body: object) =>
      (await staff.call('PUT', `${MEMBERS}/${changed.userId}`, { body })).body
    expect(await put(input(mobile))).toMatchObject({
      mobileValidUntil: mobile.mobileValidUntil,
      mobileValue: '$79.99',
    })
    const membership = async () => (await changed.call('GET', readMembership.path)).body.mobile
    expect(await membership()).toEqual({
      name: 'Unlimited',
      product_id: 'unlimited',
      source: 'iOS',
      status: 'Active',
      valid_until: mobile.mobileValidUntil,
      value: '$79.99',
      period: { name: 'quarter', enumType: 'QUARTERLY' },
    })
    expect((await detailsOf(changed)).capabilities.hasMobileSubscription).toBe(true)
    expect(
      (await changed.call('GET', '/api/v1/identity/subscription-status')).body.hasMobileSubscription,
    ).toBe(true)
    expect((await auditOf(changed))[0]).toMatchObject({
      details: {
        platform: { from: 'web', to: 'iOS' },
        mobileValidUntil: { from: null, to: mobile.mobileValidUntil },
        mobileValue: { from: '', to: '$79.99' },
      },
    })
    expect(await put(input({ ...mobile, platform: 'web' }))).toMatchObject({
      mobileValidUntil: null,
      mobileValue: '',
    })
    expect(await membership()).toBeNull()
    expect(
      (
        await staff.call('PUT', `${MEMBERS}/${changed.userId}`, {
          body: input({ ...mobile, mobileValue: 'x'.repeat(51) }),
        })
      ).body.errors,
    ).toEqual([{ field: 'mobileValue', errorCode: 'Size', errorMessage: membersMessages.valueTooLong }])
  })

  test('names in the audit log what changed, from what to what', async () => {
    const changed = await member('marks')
    await staff.call('PUT', `${MEMBERS}/${changed.userId}`, { body: input({ status: 'On Hold' }) })
    expect((await auditOf(changed))[0]).toMatchObject({
      action: 'identity.member-changed',
      actor: `user:${staff.userId}`,
      actorEmail: staff.email,
      subjectEmail: changed.email,
      details: { membership: { from: 'marks', to: 'unlimited' }, status: { from: 'Active', to: 'On Hold' } },
    })
  })

  test('the audit log is searched by the address of whoever acted, or by the actor as it is noted', async () => {
    const actorsOf = async (actor: string) =>
      (
        await staff.call(
          'GET',
          `/api/v1/operations/audit-entries?filter=${encodeURIComponent(JSON.stringify({ actor, action: 'identity.' }))}`,
        )
      ).body.map((entry: { actor: string; actorEmail: string }) => `${entry.actor} ${entry.actorEmail}`)
    const byAddress = await actorsOf(` ${staff.email.toUpperCase()}`)
    expect(new Set(byAddress)).toEqual(new Set([`user:${staff.userId} ${staff.email}`]))
    expect(byAddress).toEqual(await actorsOf(`user:${staff.userId}`))
    expect(await actorsOf('nobody@vitrine.example')).toEqual([])
  })

  test('of what somebody else has changed meanwhile is refused', async () => {
    const { userId } = await member('free')
    const put = (revision: number) =>
      staff.call('PUT', `${MEMBERS}/${userId}`, { body: input(), headers: { 'if-match': `"${revision}"` } })
    expect(await put(1)).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await put(1)).toMatchObject({ status: 412, body: { errorCode: 'REVISION_CONFLICT' } })
  })

  test.each([
    ['a trial without an end', { status: 'In Trial' }, 'trialEndsAt', membersMessages.trialWithoutEnd],
    ['an active free account', { membership: 'free' }, 'status', membersMessages.freeIsNotActive],
    ['a country that is no code', { countryCode: 'Britain' }, 'countryCode', membersMessages.countryCode],
    ['a suspension by the back door', { status: 'Suspended' }, 'status', expect.any(String)],
  ])('to %s is refused at its field', async (_, overrides, field, errorMessage) => {
    const { userId } = await member('free')
    expect(await staff.call('PUT', `${MEMBERS}/${userId}`, { body: input(overrides) })).toMatchObject({
      status: 400,
      body: { errors: [{ field, errorMessage }] },
    })
  })

  test('of nobody is not found', async () => {
    expect((await staff.call('PUT', `${MEMBERS}/999999`, { body: input() })).status).toBe(404)
  })
})

describe('staff access', () => {
  const PASSWORD = 'Brass-cabinet-7'
  const setAccess = (by: TestMember, { userId }: TestMember, role: string | null, password = PASSWORD) =>
    by.call('POST', `${MEMBERS}/${userId}/staff-access`, { body: { role, password } })
  const roleOf = async ({ userId }: TestMember) =>
    (await staff.call('GET', `${MEMBERS}/${userId}`)).body.staffRole
  const withPassword = async (kind: MemberKind) => {
    const made = await member(kind)
    await api.data.database
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', made.userId)
      .execute()
    return made
  }
  const mailsTo = async ({ email }: TestMember) =>
    (
      await api.data.database
        .selectFrom('mails')
        .select('data')
        .where('recipient', '=', email)
        .where('template', '=', 'staff-access-changed')
        .orderBy('id')
        .execute()
    ).map(({ data }) => data)

  test('cannot be changed by oneself, nor can one suspend oneself', async () => {
    const self = await withPassword('staff')
    expect(await setAccess(self, self, null)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'role', errorMessage: membersMessages.ownStaffRole }] },
    })
    expect(
      await staff.call('POST', `${MEMBERS}/${staff.userId}/suspend`, { body: { reason: 'A test.' } }),
    ).toMatchObject({ status: 409, body: { message: membersMessages.ownSuspension } })
    expect([await detailsOf(self), await detailsOf(staff)]).toMatchObject([
      { isAdmin: true },
      { isAdmin: true },
    ])
  })

  test('D3-165: is given, narrowed and taken from the next request on, with an entry and a mail to all other staff each time', async () => {
    const [by, changed, other] = [await withPassword('staff'), await member('free'), await member('editor')]
    const reached = async () => [
      (await changed.call('GET', MEMBERS)).status,
      (await changed.call('GET', '/api/v1/operations/mails')).status,
    ]
    expect(await setAccess(by, changed, 'administrator')).toMatchObject({
      status: 200,
      body: { isStaff: true, staffRole: 'administrator' },
    })
    expect(await reached()).toEqual([200, 200])
    expect(await detailsOf(changed)).toMatchObject({ isAdmin: true, staffRole: null })
    await setAccess(by, changed, 'support')
    expect(await reached()).toEqual([200, 403])
    expect(await detailsOf(changed)).toMatchObject({ isAdmin: true, staffRole: 'support' })
    await setAccess(by, changed, null)
    expect(await reached()).toEqual([403, 403])
    expect(
      (await auditOf(changed))
        .filter(({ action }) => action === 'identity.staff-access-changed')
        .map(({ details }) => details),
    ).toEqual([
      { staffRole: { from: 'support', to: null } },
      { staffRole: { from: 'administrator', to: 'support' } },
      { staffRole: { from: null, to: 'administrator' } },
    ])
    expect(await mailsTo(other)).toMatchObject([
      { accountId: changed.userId, role: 'administrator', byId: by.userId },
      { role: 'support' },
      { role: null },
    ])
    expect([await mailsTo(changed), await mailsTo(by)].map(({ length }) => length)).toEqual([3, 0])
  })

  test('is not changed over what somebody else has made of it meanwhile', async () => {
    const [by, changed] = [await withPassword('staff'), await member('free')]
    const set = (role: string | null, from: string | null) =>
      by.call('POST', `${MEMBERS}/${changed.userId}/staff-access`, {
        body: { role, from, password: PASSWORD },
      })
    expect((await set('support', null)).status).toBe(200)
    expect(await set('editor', null)).toMatchObject({
      status: 409,
      body: { message: membersMessages.staffAccessChanged },
    })
    expect(await roleOf(changed)).toBe('support')
    // Both wanted the same.
    expect((await set('support', null)).status).toBe(200)
    expect((await set('editor', 'support')).status).toBe(200)
    expect(await roleOf(changed)).toBe('editor')
  })

  test('wants the own password once more, and wrong ones lock as at the log-in', async () => {
    const [by, changed] = [await withPassword('staff'), await member('free')]
    const refused = (errorMessage: string) => ({
      status: 400,
      body: { errors: [{ field: 'password', errorMessage }] },
    })
    expect(await setAccess(by, changed, 'editor', '')).toMatchObject(refused(membersMessages.passwordMissing))
    for (let attempt = 1; attempt < 5; attempt += 1)
      expect(await setAccess(by, changed, 'editor', 'wrong')).toMatchObject(
        refused(membersMessages.passwordWrong),
      )
    expect(await setAccess(by, changed, 'editor', 'wrong')).toMatchObject(refused(ACCOUNT_LOCKED))
    expect(await setAccess(by, changed, 'editor')).toMatchObject(refused(ACCOUNT_LOCKED))
    expect(await roleOf(changed)).toBeNull()
  })

  test('is not given to an account whose email is unconfirmed', async () => {
    const [by, changed] = [await withPassword('staff'), await member('free')]
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', changed.userId)
      .execute()
    expect(await setAccess(by, changed, 'editor')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'role', errorMessage: membersMessages.staffUnconfirmed }] },
    })
  })

  test('is for administrators alone; support touches no staff account', async () => {
    const [agent, other, changed] = [
      await withPassword('support'),
      await member('editor'),
      await member('free'),
    ]
    expect((await setAccess(agent, changed, 'support')).status).toBe(403)
    const touched = {
      put: await agent.call('PUT', `${MEMBERS}/${other.userId}`, { body: input() }),
      suspend: await agent.call('POST', `${MEMBERS}/${other.userId}/suspend`, {
        body: { reason: 'A test.' },
      }),
      unlock: await agent.call('POST', `${MEMBERS}/${other.userId}/unlock`),
      end: await agent.call('DELETE', `${MEMBERS}/${other.userId}/sessions`),
      reset: await agent.call('POST', `${MEMBERS}/${other.userId}/send-password-reset`),
    }
    for (const response of Object.values(touched))
      expect(response).toMatchObject({ status: 403, body: { message: membersMessages.staffAccount } })
    expect((await agent.call('PUT', `${MEMBERS}/${changed.userId}`, { body: input() })).status).toBe(200)
  })

  test('never is lost to all: two who take it from each other at once leave one', async () => {
    const others = await api.data.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles) AND suspended_at IS NULL`)
      .returning('id')
      .execute()
    try {
      const [one, other] = [await withPassword('staff'), await member('staff')]
      // Past the door, where both still were staff: asked for by calls, the slower one may find that it no
      // longer is.
      const commands = api.app.get(CommandBus)
      const by = ({ userId }: TestMember): Actor => ({
        userId,
        roles: ['ROLE_ADMIN'],
        subscriptionStatus: 'Active',
      })
      const taken = await Promise.allSettled([
        commands.execute(new SetStaffAccess(by(one), other.userId, { role: 'editor', password: PASSWORD })),
        commands.execute(new SetSuspension(by(other), one.userId, { reason: 'A test.', until: null })),
      ])
      expect(taken.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual([
        expect.objectContaining({ code: 'STATUS_CONFLICT', message: membersMessages.lastStaff }),
      ])
    } finally {
      await api.data.database
        .updateTable('users')
        .set({ suspended_at: null })
        .where(
          'id',
          'in',
          others.map(({ id }) => id),
        )
        .execute()
    }
  })

  test('does not count of an account that waits for its invitation: nobody can log in to it', async () => {
    const last = await member('staff')
    const invited = await aTeamUser(api.data.database, (await member('enterprise admin')).userId, {
      email: 'waits@vitrine.example',
    })
    await api.data.database
      .insertInto('users')
      .values({
        email: 'waits@vitrine.example',
        email_normalized: 'waits@vitrine.example',
        display_name: 'Waits',
        invited_as: invited,
        roles: ['ROLE_ADMIN'],
      })
      .execute()
    const { body } = await last.call(
      'GET',
      `/api/v1/identity/members?filter=${encodeURIComponent(JSON.stringify({ emailStartsWith: 'waits@' }))}`,
    )
    expect(body).toMatchObject([
      { email: 'waits@vitrine.example', emailVerified: false, waitsForInvitation: true },
    ])
    const others = () =>
      api.data.database
        .transaction()
        .execute((transaction) =>
          api.app.get(MembersRepository).lockOtherAdministrators(transaction, last.userId),
        )
    const before = await others()
    await api.data.database
      .updateTable('users')
      .set({ password_hash: '-', invited_as: null })
      .where('invited_as', '=', invited)
      .execute()
    expect(await others()).toBe(before + 1)
    await api.data.database
      .updateTable('users')
      .set({ roles: ['ROLE_FREE'] })
      .where('email_normalized', '=', 'waits@vitrine.example')
      .execute()
  })
})

describe('a suspension', () => {
  test('D3-180: takes what a membership opens and is lifted again, with an entry for each', async () => {
    const suspended = await member('unlimited')
    const suspend = (reason = 'Sold what was not theirs.') =>
      staff.call('POST', `${MEMBERS}/${suspended.userId}/suspend`, { body: { reason } })
    expect(await suspend('  ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason', errorMessage: membersMessages.reasonMissing }] },
    })
    expect(await suspend()).toMatchObject({
      status: 200,
      body: {
        subscriptionStatus: 'Suspended',
        status: 'Active',
        membership: 'unlimited',
        suspendedAt: expect.any(String),
      },
    })
    expect(await detailsOf(suspended)).toMatchObject({
      subscriptionStatus: 'Suspended',
      capabilities: { isSuspended: true, hasLookups: false },
    })
    expect(await staff.call('POST', `${MEMBERS}/${suspended.userId}/lift-suspension`)).toMatchObject({
      status: 200,
      body: { subscriptionStatus: 'Active', suspendedAt: null },
    })
    expect(await detailsOf(suspended)).toMatchObject({
      tier: 'unlimited',
      capabilities: { isSuspended: false },
    })
    const audit = await auditOf(suspended)
    expect(audit.map(({ action }) => action)).toEqual([
      'identity.suspension-lifted',
      'identity.member-suspended',
    ])
    expect(audit.at(-1)?.details).toEqual({ reason: 'Sold what was not theirs.', until: null })
  })

  test('says why, and with an end is over by itself then', async () => {
    const suspended = await member('unlimited')
    const suspend = (until: string) =>
      staff.call('POST', `${MEMBERS}/${suspended.userId}/suspend`, { body: { reason: 'A week off.', until } })
    expect(await suspend(new Date(Date.now() - 1000).toISOString())).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'until', errorMessage: membersMessages.suspensionEndPast }] },
    })
    const until = new Date(Date.now() + 60_000).toISOString()
    expect(await suspend(until)).toMatchObject({
      status: 200,
      body: { subscriptionStatus: 'Suspended', suspendedUntil: until, suspensionReason: 'A week off.' },
    })
    expect(await detailsOf(suspended)).toMatchObject({ capabilities: { isSuspended: true } })
    await api.data.database
      .updateTable('users')
      .set({ suspended_until: new Date(Date.now() - 1) })
      .where('id', '=', suspended.userId)
      .execute()
    expect(await detailsOf(suspended)).toMatchObject({
      tier: 'unlimited',
      capabilities: { isSuspended: false },
    })
    expect((await staff.call('GET', `${MEMBERS}/${suspended.userId}`)).body).toMatchObject({
      suspendedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
    })
    expect((await auditOf(suspended)).map(({ action }) => action)).toEqual(['identity.member-suspended'])
  })

  test('ends with the next request what staff may do', async () => {
    const other = await member('staff')
    await staff.call('POST', `${MEMBERS}/${other.userId}/suspend`, { body: { reason: 'A test.' } })
    expect((await other.call('GET', MEMBERS)).status).toBe(403)
  })
})

test('an account that failed sign-ins have locked is seen so and unlocked', async () => {
  const { userId, email } = await member('free')
  await api.data.database
    .insertInto('sign_in_failures')
    .values({ email_normalized: email, failures: 5, locked_until: new Date(Date.now() + 60_000) })
    .execute()
  expect((await staff.call('GET', `${MEMBERS}/${userId}`)).body.lockedUntil).toEqual(expect.any(String))
  expect(await staff.call('POST', `${MEMBERS}/${userId}/unlock`)).toMatchObject({
    status: 200,
    body: { lockedUntil: null },
  })
  const { body } = await staff.call('GET', `${MEMBERS}/${userId}/audit-entries`)
  expect(body[0]).toMatchObject({ action: 'identity.account-unlocked' })
})

test('all sessions of an account are ended, and what it did is listed with what was done to it', async () => {
  const ended = await member('free')
  expect((await staff.call('GET', `${MEMBERS}/${ended.userId}`)).body).toMatchObject({
    openSessions: 1,
    email: ended.email,
  })
  expect(await staff.call('DELETE', `${MEMBERS}/${ended.userId}/sessions`)).toMatchObject({
    status: 200,
    body: { openSessions: 0 },
  })
  expect((await ended.call('GET', '/api/v1/identity/user-details')).status).toBe(403)
  const refused = await member('free')
  await refused.call('GET', MEMBERS)
  expect((await auditOf(refused)).map(({ action }) => action)).toEqual(['access.refused'])
  expect((await staff.call('GET', `${MEMBERS}/999999/audit-entries`)).status).toBe(404)
})

describe('support', () => {
  const of = ({ userId }: TestMember, path: string) => `${MEMBERS}/${userId}/${path}`
  const listed = async (filter: Record<string, unknown>) =>
    (await staff.call('GET', `${MEMBERS}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
      ({ id }: { id: number }) => id,
    )

  test('finds an account by half an email or name, confirmed or not, suspended or not, staff or not', async () => {
    const [wanted, other] = [await member('marks'), await member('marks')]
    await api.data.database
      .updateTable('users')
      .set({
        first_name: 'Ágnes',
        last_name: 'Quillfeather',
        company_name: 'Odd & Sons',
        email_verified_at: null,
      })
      .where('id', '=', wanted.userId)
      .execute()
    for (const text of ['lfeath', 'ODD & S', ` ${wanted.email.slice(2, -6)} `])
      expect(await listed({ text })).toContain(wanted.userId)
    expect([
      await listed({ text: 'quill', emailVerified: false }),
      await listed({ text: 'quill', emailVerified: true }),
      await listed({ text: '%' }),
    ]).toEqual([[wanted.userId], [], []])
    await setSuspended(wanted, new Date())
    expect([
      await listed({ text: 'quill', isSuspended: true }),
      await listed({ text: 'quill', isSuspended: false }),
      await listed({ text: 'quill', isStaff: true }),
    ]).toEqual([[wanted.userId], [], []])
    expect(await listed({ text: 'quill' })).not.toContain(other.userId)
    expect(await listed({ isStaff: true })).toContain(staff.userId)
  })

  test('ends one session and leaves the others', async () => {
    const ended = await member('free')
    const kept = callAs(api.app, { cookie: await aSession(api.data.database, ended.userId) })
    const sessions = (await staff.call('GET', of(ended, 'sessions'))).body
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      device: 'Unknown device',
      address: '',
      firstSeen: expect.any(String),
      lastSeen: expect.any(String),
    })
    const first = Math.min(...sessions.map(({ id }: { id: number }) => id))
    expect(await staff.call('DELETE', of(ended, `sessions/${first}`))).toMatchObject({
      status: 200,
      body: { openSessions: 1 },
    })
    expect([
      (await ended.call('GET', '/api/v1/identity/user-details')).status,
      (await kept('GET', '/api/v1/identity/user-details')).status,
    ]).toEqual([403, 200])
    expect((await staff.call('DELETE', of(ended, `sessions/${first}`))).status).toBe(404)
    expect((await auditOf(ended))[0]).toMatchObject({
      action: 'identity.session-ended',
      details: { sessionId: first },
    })
  })

  test('sends the confirmation and a reset again, three times an hour, and lists what was mailed', async () => {
    const mailed = await member('free')
    expect(await staff.call('POST', of(mailed, 'resend-confirmation'))).toMatchObject({
      status: 409,
      body: { message: membersMessages.emailConfirmed },
    })
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', mailed.userId)
      .execute()
    expect((await staff.call('POST', of(mailed, 'resend-confirmation'))).status).toBe(200)
    for (let sent = 0; sent < 3; sent += 1)
      expect((await staff.call('POST', of(mailed, 'send-password-reset'))).status).toBe(200)
    expect(await staff.call('POST', of(mailed, 'send-password-reset'))).toMatchObject({
      status: 429,
      body: { message: membersMessages.tooManyMails },
    })
    const { body, headers } = await staff.call('GET', `${of(mailed, 'mails')}?range=[0,1]`)
    expect([body.map(({ template }: { template: string }) => template), headers['content-range']]).toEqual([
      ['reset-password', 'reset-password'],
      'mails 0-1/4',
    ])
  })

  test('sees how many records an account has, and nothing of what is in them', async () => {
    const owner = await member('unlimited')
    await aVaultItem(api.data.database, owner.userId)
    await aTag(api.data.database, owner.userId)
    expect((await staff.call('GET', of(owner, 'records'))).body).toEqual({
      vaultItems: 1,
      deletedVaultItems: 0,
      photos: 0,
      collections: 0,
      publicCollections: 0,
      tags: 1,
      favorites: 0,
      savedSearches: 0,
      teamUsers: 0,
    })
    for (const path of ['records', 'sessions', 'mails'])
      expect((await staff.call('GET', `${MEMBERS}/999999/${path}`)).status).toBe(404)
  })
})

describe('emails for whoever looks through the vault', () => {
  const at = '/api/v1/admin/user'

  test('D2-191: by ids, without those that are unknown or no ids', async () => {
    const [first, second] = [await member('free'), await member('trial')]
    expect(
      (await staff.call('GET', `${at}/emailsById?ids=${second.userId},999999999,none,%20${first.userId}`))
        .body,
    ).toEqual({
      items: [
        { id: first.userId, email: first.email },
        { id: second.userId, email: second.email },
      ],
    })
    expect((await staff.call('GET', `${at}/emailsById`)).body).toEqual({ items: [] })
  })

  test('D2-191: that hold what is being typed, beginnings first, ten at most', async () => {
    const known = await Promise.all(Array.from({ length: 12 }, () => member('marks')))
    const [wanted] = known
    const suggested = async (term: string) =>
      (await staff.call('GET', `${at}/emailSuggestions/${encodeURIComponent(term)}`)).body.items
    expect(await suggested(wanted?.email.toUpperCase() ?? '')).toEqual([
      { id: wanted?.userId, email: wanted?.email },
    ])
    expect(await suggested('.marks@')).toHaveLength(10)
    expect(await suggested('%')).toEqual([])
    expect(
      (await member('unlimited').then(({ call }) => call('GET', `${at}/emailSuggestions/a`))).status,
    ).toBe(403)
  })
})
