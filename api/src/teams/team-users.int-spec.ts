import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailTemplatesTo } from '../testing/mails.ts'
import type { TestMember } from '../testing/members.ts'
import { aTeamUser, invitationOf, teamsApi } from '../testing/teams.ts'
import type { TestResponse } from '../testing/test-api.ts'

const at = '/api/v1/teams'
const { api, clock, somebody, newEmail } = await teamsApi()
let admin: TestMember

afterAll(() => api.close())
beforeEach(async () => {
  admin = await somebody('enterprise admin')
})

const newUser = (email: string, more: object = {}) => ({
  userType: 'NEW_USER',
  firstName: 'Anna Maria',
  lastName: 'Berg',
  email,
  password: 'Wandschrank7',
  confirmPassword: 'Wandschrank7',
  ...more,
})
const add = async (body: object, who = admin) => await who.call('POST', `${at}/users`, { body })
const invite = async (email: string, who = admin): Promise<number> =>
  (await add({ userType: 'EXISTING_USER', email }, who)).body.response.id
const list = async (query = '', who = admin) => (await who.call('GET', `${at}/users?${query}`)).body
const plan = async (who = admin) => (await who.call('GET', `${at}/plan-details`)).body
const setSlots = async (slots: number, who = admin) => {
  await api.data.database
    .insertInto('teams')
    .values({ admin_id: who.userId, slots, created_at: clock.now(), updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ slots }))
    .execute()
}
const tokenOf = async (teamUserId: number) => await invitationOf(api.data.database, teamUserId, clock.now())
const details = async (who: TestMember) => (await who.call('GET', '/api/v1/identity/user-details')).body
const sentence = ({ status, body }: TestResponse) => [status, body.errorCode, body.message]
const fields = ({ body }: TestResponse) =>
  Object.fromEntries(
    (body.errors ?? []).map(({ field, errorMessage }: { field: string; errorMessage: string }) => [
      field,
      errorMessage,
    ]),
  )
const mailsTo = async (email: string) => await mailTemplatesTo(api.data.database, email)

async function joined(member: TestMember, who = admin): Promise<number> {
  const id = await invite(member.email, who)
  expect(
    await member.call('POST', `${at}/invitations/confirm`, { body: { token: await tokenOf(id) } }),
  ).toMatchObject({ status: 200 })
  return id
}

describe('who may', () => {
  test('D3-137: the calls are for enterprise admins whose membership counts', async () => {
    for (const kind of ['free', 'unlimited', 'enterprise', 'staff'] as const) {
      const member = await somebody(kind)
      expect((await member.call('GET', `${at}/users`)).status, kind).toBe(403)
      expect((await member.call('GET', `${at}/plan-details`)).status, kind).toBe(403)
    }
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Cancelled' })
      .where('user_id', '=', admin.userId)
      .execute()
    expect((await admin.call('GET', `${at}/users`)).status).toBe(403)
  })

  test("D3-151: another team's user is as a missing one, and its link goes on", async () => {
    const other = await somebody('enterprise admin')
    const id = await invite(newEmail(), other)
    const missing = [404, 'NOT_FOUND', 'We could not find what you asked for.']
    expect(
      sentence(await admin.call('PUT', `${at}/users/${id}`, { body: { firstName: 'Al', lastName: 'Li' } })),
    ).toEqual(missing)
    expect(sentence(await admin.call('DELETE', `${at}/users/${id}`))).toEqual(missing)
    expect(sentence(await admin.call('POST', `${at}/users/${id}/resend`))).toEqual(missing)
    expect((await list('', other)).items).toMatchObject([{ id, firstName: '' }])
    expect((await list()).items).toEqual([])
  })
})

describe('adding', () => {
  test('D3-144: a new user waits with the names that were typed; whether the email has an account is not told', async () => {
    const [unknown, known] = [newEmail(), await somebody()]
    const [first, second] = [await add(newUser(unknown)), await add(newUser(known.email))]
    expect([first.status, second.status]).toEqual([201, 201])
    expect((await list()).items).toEqual([
      {
        id: second.body.response.id,
        firstName: 'Anna Maria',
        lastName: 'Berg',
        email: known.email,
        status: 'WAITING',
        userType: 'NEW_USER',
        expiresDate: expect.any(String),
      },
      {
        id: first.body.response.id,
        firstName: 'Anna Maria',
        lastName: 'Berg',
        email: unknown,
        status: 'WAITING',
        userType: 'NEW_USER',
        expiresDate: expect.any(String),
      },
    ])
    expect([await mailsTo(unknown), await mailsTo(known.email)]).toEqual([
      ['team-invitation'],
      ['team-invitation'],
    ])
    // Nothing of the account has changed.
    expect(await details(known)).toMatchObject({
      firstName: '',
      roles: ['ROLE_FREE'],
      subscriptionStatus: 'Inactive',
    })
  })

  test('an existing user needs only the email; whatever else is sent is not looked at', async () => {
    const email = newEmail()
    expect((await add({ userType: 'EXISTING_USER', email, firstName: '1', password: 'x' })).status).toBe(201)
    expect((await list()).items).toMatchObject([
      { email, firstName: '', lastName: '', userType: 'EXISTING_USER' },
    ])
  })

  test('D3-141 to D3-143: the form says what is wrong, at its field and in the documented words', async () => {
    expect(
      fields(
        await add(newUser('a@', { firstName: 'A', lastName: '1a', password: 'Short1', confirmPassword: '' })),
      ),
    ).toEqual({
      firstName: 'Please enter a valid first name',
      lastName: 'Please enter a valid last name',
      email: 'Not a valid email address',
      password: 'Password must contain at least 7 characters',
      confirmPassword: 'Please confirm your password',
    })
    expect(fields(await add(newUser(newEmail(), { confirmPassword: '' })))).toEqual({
      confirmPassword: 'Please confirm your password',
    })
    expect(fields(await add(newUser(newEmail(), { confirmPassword: 'Other7pass' })))).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    expect(
      fields(await add(newUser(newEmail(), { password: 'Password1', confirmPassword: 'Password1' }))),
    ).toEqual({ password: 'This password is too common; please choose another' })
    for (const email of ['a b@c.d', '', ' '])
      expect(fields(await add({ userType: 'EXISTING_USER', email }))).toEqual({
        email: 'Not a valid email address',
      })
    expect((await add({ userType: 'GUEST', email: newEmail() })).status).toBe(400)
    expect((await list()).items).toEqual([])
  })

  test('somebody who is in the team already, waits, or is the admin, is refused at the email', async () => {
    const member = await somebody()
    await joined(member)
    const waiting = newEmail()
    await setSlots(9)
    await invite(waiting)
    for (const email of [member.email, waiting.toUpperCase(), admin.email])
      expect(fields(await add({ userType: 'EXISTING_USER', email })), email).toEqual({
        email: 'This user is in your team already.',
      })
  })

  test('D3-144: without a free slot nothing is made; a waiting user takes one, and the admin has one', async () => {
    expect(await plan()).toMatchObject({
      product: 'Enterprise',
      slots: 3,
      usedSlots: 1,
      freeSlots: 2,
      status: 'Active',
      ratePlan: null,
      amount: null,
    })
    await invite(newEmail())
    await invite(newEmail())
    expect(await plan()).toMatchObject({ usedSlots: 3, freeSlots: 0 })
    const email = newEmail()
    expect(sentence(await add({ userType: 'EXISTING_USER', email }))).toEqual([
      409,
      'NO_FREE_SLOT',
      'All slots of your plan are taken. Add slots to add more users.',
    ])
    expect(await mailsTo(email)).toEqual([])
    expect((await list()).meta.total).toBe(2)
  })

  test('D3-144: of fifty additions at once exactly as many succeed as slots are free', async () => {
    await setSlots(12)
    const statuses = (
      await Promise.all(
        Array.from({ length: 50 }, () => add({ userType: 'EXISTING_USER', email: newEmail() })),
      )
    ).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(11)
    expect(statuses.filter((status) => status === 409)).toHaveLength(39)
    expect(await plan()).toMatchObject({ slots: 12, usedSlots: 12, freeSlots: 0 })
  })

  test('after seven days the entry is gone, its slot is free, and the same person may be invited anew', async () => {
    const email = newEmail()
    const id = await invite(email)
    clock.advance({ days: 7 })
    expect((await list()).items).toEqual([])
    expect(await plan()).toMatchObject({ usedSlots: 1 })
    expect((await admin.call('POST', `${at}/users/${id}/resend`)).status).toBe(404)
    expect(await invite(email)).not.toBe(id)
    expect((await list()).meta.total).toBe(1)
  })

  test('one email gets at most three invitations an hour, whoever invites', async () => {
    const email = newEmail()
    const id = await invite(email)
    await invite(email, await somebody('enterprise admin'))
    expect((await admin.call('POST', `${at}/users/${id}/resend`)).status).toBe(200)
    expect((await admin.call('POST', `${at}/users/${id}/resend`)).status).toBe(429)
    clock.advance({ hours: 1 })
    expect((await admin.call('POST', `${at}/users/${id}/resend`)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  test('an admin whose account is going to be deleted adds nobody; one whose team has users cannot leave', async () => {
    const id = await invite(newEmail())
    await admin.call('DELETE', `${at}/users/${id}`)
    const now = clock.now()
    await api.data.database
      .insertInto('account_deletion_requests')
      .values({ user_id: admin.userId, reason: '', requested_at: now, due_at: now, not_before: now })
      .execute()
    expect(sentence(await add({ userType: 'EXISTING_USER', email: newEmail() }))).toEqual([
      409,
      'STATUS_CONFLICT',
      'Your account is going to be deleted. Keep it before you add users to your team.',
    ])
  })
})

describe('the list', () => {
  test('D3-138: filters by the beginning of the email and by a part of it, capitals ignored, both at once', async () => {
    await setSlots(9)
    for (const email of ['anna@north.example', 'ANDREW@south.example', 'bert@north.example'])
      await aTeamUser(api.data.database, admin.userId, { email, now: clock.now() })
    const emails = async (query: string) =>
      (await list(query)).items.map(({ email }: { email: string }) => email)
    expect(await emails('')).toEqual(['ANDREW@south.example', 'anna@north.example', 'bert@north.example'])
    expect(await emails('startsWith=AN')).toEqual(['ANDREW@south.example', 'anna@north.example'])
    expect(await emails('contains=North')).toEqual(['anna@north.example', 'bert@north.example'])
    expect(await emails('startsWith=an&contains=north')).toEqual(['anna@north.example'])
    expect(await emails('contains=%25')).toEqual([])
  })

  test('D3-148: has 20 a page, sorted by email', async () => {
    await setSlots(50)
    for (let index = 0; index < 21; index += 1)
      await aTeamUser(api.data.database, admin.userId, {
        email: `page${String(index).padStart(2, '0')}@list.example`,
        now: clock.now(),
      })
    expect(await list()).toMatchObject({
      items: { length: 20 },
      meta: { total: 21, currentLimit: 20, currentOffset: 0 },
    })
    expect((await list('offset=20')).items).toMatchObject([{ email: 'page20@list.example' }])
    expect((await list('limit=5&offset=2')).items[0]).toMatchObject({ email: 'page02@list.example' })
  })
})

describe('names', () => {
  test('D3-146: of an invited account stand in the list alone; a sent email changes nothing', async () => {
    const member = await somebody('marks')
    const id = await joined(member)
    expect(
      await admin.call('PUT', `${at}/users/${id}`, {
        body: { firstName: 'Al', lastName: 'Li', email: 'x@y.example' },
      }),
    ).toMatchObject({
      status: 200,
      body: { response: { id, firstName: 'Al', lastName: 'Li', email: member.email } },
    })
    expect(await details(member)).toMatchObject({ firstName: '', lastName: '', email: member.email })
  })

  test('D3-146: of an account that the team has made are that account’s', async () => {
    const email = newEmail()
    const { body } = await add(newUser(email))
    const id = body.response.id
    expect(
      (
        await api.visitor('POST', `${at}/invitations/accounts`, {
          body: { token: await tokenOf(id), newPassword: 'Glasvitrine8', newPasswordConfirm: 'Glasvitrine8' },
        })
      ).status,
    ).toBe(201)
    await admin.call('PUT', `${at}/users/${id}`, { body: { firstName: 'Anna', lastName: 'Tal' } })
    expect(
      await api.data.database
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    ).toEqual({ first_name: 'Anna', last_name: 'Tal' })
    expect((await list()).items).toMatchObject([{ firstName: 'Anna', lastName: 'Tal', status: 'ACTIVE' }])
  })

  test('must be names', async () => {
    const id = await invite(newEmail())
    expect(
      fields(
        await admin.call('PUT', `${at}/users/${id}`, { body: { firstName: 'Anne-Marie', lastName: '' } }),
      ),
    ).toEqual({ firstName: 'Please enter a valid first name', lastName: 'Please enter a valid last name' })
  })
})

describe('what the team gives', () => {
  test('D3-129, D3-147: counts from the next request on, and ends with the next one, while the vault stays', async () => {
    const member = await somebody()
    const itemId = await aVaultItem(api.data.database, member.userId)
    expect((await member.call('GET', `/api/v1/vault/items/${itemId}`)).status).toBe(403)
    const id = await joined(member)
    expect(await details(member)).toMatchObject({
      tier: 'enterprise',
      roles: ['ROLE_ENTERPRISE'],
      subscriptionStatus: 'Active',
      totalLookups: null,
    })
    expect((await member.call('GET', `/api/v1/vault/items/${itemId}`)).status).toBe(200)
    expect((await member.call('GET', `${at}/users`)).status).toBe(403)
    expect((await member.call('GET', '/api/v1/memberships/memberships')).body).toMatchObject({
      isTeamUser: true,
      mayCancel: false,
      productTitle: 'Enterprise',
    })

    expect(await admin.call('DELETE', `${at}/users/${id}`)).toMatchObject({
      status: 200,
      body: { response: { id } },
    })
    expect(await details(member)).toMatchObject({
      tier: 'free',
      roles: ['ROLE_FREE'],
      subscriptionStatus: 'Inactive',
    })
    expect(await mailsTo(member.email)).toEqual(['team-invitation', 'team-removed'])
    expect(
      await api.data.database
        .selectFrom('vault_items')
        .select('id')
        .where('user_id', '=', member.userId)
        .execute(),
    ).toEqual([{ id: itemId }])
    expect(await plan()).toMatchObject({ usedSlots: 1 })
  })

  test('D3-137: ends when the plan ends and comes back with it; an own membership goes on meanwhile', async () => {
    const member = await somebody('marks')
    await joined(member)
    const tier = async () => (await details(member)).tier
    expect(await tier()).toBe('enterprise')
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Cancelled' })
      .where('user_id', '=', admin.userId)
      .execute()
    expect(await tier()).toBe('marks')
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Active' })
      .where('user_id', '=', admin.userId)
      .execute()
    expect(await tier()).toBe('enterprise')
    await api.data.database
      .updateTable('users')
      .set({ suspended_at: clock.now() })
      .where('id', '=', admin.userId)
      .execute()
    expect(await tier()).toBe('marks')
  })

  test('goes to those who have been in it the longest where a plan has fewer slots than before', async () => {
    const [first, second] = [await somebody(), await somebody()]
    await joined(first)
    await joined(second)
    await setSlots(2)
    expect([(await details(first)).tier, (await details(second)).tier]).toEqual(['enterprise', 'free'])
    expect(await plan()).toMatchObject({ slots: 2, usedSlots: 3, freeSlots: 0 })
  })

  test('public collections of somebody who is removed are no longer shown', async () => {
    const member = await somebody()
    const id = await joined(member)
    const collectionId = await aCollection(api.data.database, member.userId, { status: 'public' })
    const shown = async () =>
      (await api.visitor('GET', `/api/v1/vault/public/item-collections/${collectionId}`)).status
    expect(await shown()).toBe(200)
    await admin.call('DELETE', `${at}/users/${id}`)
    expect(await shown()).toBe(403)
  })

  test('somebody may leave by themselves, once', async () => {
    const member = await somebody()
    await joined(member)
    expect((await member.call('GET', `${at}/memberships`)).body).toMatchObject({
      team: { adminEmail: admin.email },
    })
    expect((await member.call('DELETE', `${at}/memberships`)).status).toBe(200)
    expect((await member.call('GET', `${at}/memberships`)).body).toEqual({ team: null })
    expect((await member.call('DELETE', `${at}/memberships`)).status).toBe(404)
    expect((await list()).items).toEqual([])
  })
})

test('what happens to a team is told to staff, among the entries of the admin and of the person', async () => {
  const member = await somebody()
  const id = await joined(member)
  await admin.call('PUT', `${at}/users/${id}`, { body: { firstName: 'Al', lastName: 'Li' } })
  await admin.call('DELETE', `${at}/users/${id}`)
  const staff = await somebody('staff')
  const actionsOf = async ({ userId }: TestMember) =>
    (await staff.call('GET', `/api/v1/identity/members/${userId}/audit-entries`)).body.map(
      ({ action }: { action: string }) => action,
    )
  expect(await actionsOf(member)).toEqual([
    'team-user.removed',
    'team-user.renamed',
    'team-user.joined',
    'team-user.invited',
  ])
  expect(await actionsOf(admin)).toEqual(['team-user.removed', 'team-user.renamed', 'team-user.invited'])
})
