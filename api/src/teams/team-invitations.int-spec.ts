import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailTemplatesTo } from '../testing/mails.ts'
import type { TestMember } from '../testing/members.ts'
import { invitationOf, teamsApi } from '../testing/teams.ts'
import { signInWith, type TestResponse } from '../testing/test-api.ts'

const at = '/api/v1/teams'
const PASSWORD = 'Glasvitrine8'
const { api, clock, somebody, newEmail } = await teamsApi()
let admin: TestMember

afterAll(() => api.close())
beforeEach(async () => {
  admin = await somebody('enterprise admin')
})

const newUser = (email: string) => ({
  userType: 'NEW_USER',
  firstName: 'Anna',
  lastName: 'Berg',
  email,
  password: 'Wandschrank7',
  confirmPassword: 'Wandschrank7',
})
const invite = async (email: string, who = admin): Promise<number> =>
  (await who.call('POST', `${at}/users`, { body: { userType: 'EXISTING_USER', email } })).body.response.id
const tokenOf = async (id: number) => await invitationOf(api.data.database, id, clock.now())
const link = async (token: string) => await api.visitor('GET', `${at}/invitations/link?token=${token}`)
const confirm = async (who: TestMember, token: string, more: object = {}) =>
  await who.call('POST', `${at}/invitations/confirm`, { body: { token, ...more } })
const makeAccount = async (token: string, password = PASSWORD, confirmed = password) =>
  await api.visitor('POST', `${at}/invitations/accounts`, {
    body: { token, newPassword: password, newPasswordConfirm: confirmed },
  })
const signIn = async (email: string, password: string) =>
  (await signInWith(api.visitor, email, password)).status
const told = ({ status, body }: TestResponse) => [status, body.errorCode, body.message]

describe('an invitation', () => {
  test('says whose it is and for whom, and reading it changes nothing', async () => {
    const member = await somebody()
    const token = await tokenOf(await invite(member.email))
    const [first, second] = [await link(token), await link(token)]
    expect(first).toMatchObject({
      status: 200,
      body: { email: member.email, adminEmail: admin.email, hasAccount: true },
    })
    expect(second.body).toEqual(first.body)
    expect((await link(await tokenOf(await invite(newEmail())))).body.hasAccount).toBe(false)
  })

  test('D3-145: is accepted once, by whoever is signed in with its email', async () => {
    const [member, stranger] = [await somebody(), await somebody()]
    const token = await tokenOf(await invite(member.email))
    expect(told(await confirm(stranger, token))).toEqual([
      403,
      'FORBIDDEN',
      'This invitation was sent to another email. Log in with that one to accept it.',
    ])
    expect((await api.visitor('POST', `${at}/invitations/confirm`, { body: { token } })).status).toBe(401)
    expect(await confirm(member, token)).toMatchObject({ status: 200, body: { success: true } })
    expect(told(await confirm(member, token))).toEqual([
      410,
      'LINK_USED',
      'This invitation has already been answered.',
    ])
    expect(told(await link(token))).toEqual([410, 'LINK_USED', 'This invitation has already been answered.'])
  })

  test('pressed twice at once it is accepted once', async () => {
    const member = await somebody()
    const token = await tokenOf(await invite(member.email))
    expect(
      (await Promise.all([confirm(member, token), confirm(member, token)]))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 410])
  })

  test('D3-145: that is declined is gone with its entry, and its slot is free', async () => {
    const [member, stranger] = [await somebody(), await somebody()]
    const token = await tokenOf(await invite(member.email))
    expect((await stranger.call('POST', `${at}/invitations/decline`, { body: { token } })).status).toBe(403)
    expect((await member.call('POST', `${at}/invitations/decline`, { body: { token } })).status).toBe(200)
    expect((await admin.call('GET', `${at}/plan-details`)).body).toMatchObject({ usedSlots: 1 })
    expect(told(await confirm(member, token))).toEqual([
      410,
      'LINK_USED',
      'This invitation has already been answered.',
    ])
  })

  test('D3-145: runs out after seven days, is replaced by a newer one, and ends when it is withdrawn', async () => {
    const member = await somebody()
    const id = await invite(member.email)
    const [older, newer] = [await tokenOf(id), await tokenOf(id)]
    expect(told(await confirm(member, older)).slice(0, 2)).toEqual([410, 'LINK_REPLACED'])
    expect((await link(newer)).status).toBe(200)
    await admin.call('DELETE', `${at}/users/${id}`)
    expect(told(await confirm(member, newer))).toEqual([
      404,
      'NOT_FOUND',
      'This invitation has been withdrawn.',
    ])
    const last = await tokenOf(await invite(member.email))
    clock.advance({ days: 7 })
    expect(told(await confirm(member, last))).toEqual([
      410,
      'LINK_EXPIRED',
      'This invitation has expired. Invitations are valid for 7 days.',
    ])
    expect(told(await link('none-of-ours')).slice(0, 2)).toEqual([404, 'LINK_UNKNOWN'])
  })

  test('proves the email of whoever accepts it', async () => {
    const member = await somebody()
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', member.userId)
      .execute()
    await confirm(member, await tokenOf(await invite(member.email)))
    expect((await member.call('GET', '/api/v1/identity/user-details')).body).toMatchObject({
      emailVerified: true,
    })
  })

  test('D3-145: is not for somebody who is in another team, manages one, or whose inviter has no plan: only they are told', async () => {
    const [other, member] = [await somebody('enterprise admin'), await somebody()]
    await confirm(member, await tokenOf(await invite(member.email, other)))
    expect(told(await confirm(member, await tokenOf(await invite(member.email))))).toEqual([
      409,
      'STATUS_CONFLICT',
      'You are in another team already. Leave that team before you accept this invitation.',
    ])
    expect(told(await confirm(other, await tokenOf(await invite(other.email))))).toEqual([
      409,
      'STATUS_CONFLICT',
      'You manage a team of your own, so you cannot join another one.',
    ])
    const third = await somebody('enterprise admin')
    const late = await somebody()
    const token = await tokenOf(await invite(late.email, third))
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Cancelled' })
      .where('user_id', '=', third.userId)
      .execute()
    expect(told(await confirm(late, token))).toEqual([
      409,
      'STATUS_CONFLICT',
      'This team’s plan is not active at the moment. Please ask whoever invited you.',
    ])
    await api.data.database
      .updateTable('memberships')
      .set({ status: 'Active' })
      .where('user_id', '=', third.userId)
      .execute()
    expect((await confirm(late, token)).status).toBe(200)
  })
})

describe('an email without an account', () => {
  test('D3-144: gets one with a password of the person’s own; the password that the admin typed opens nothing', async () => {
    const email = newEmail()
    const { body } = await admin.call('POST', `${at}/users`, { body: newUser(email) })
    const token = await tokenOf(body.response.id)
    expect(await signIn(email, 'Wandschrank7')).toBe(401)
    expect((await makeAccount(token, PASSWORD, 'Different8')).body.errors).toMatchObject([
      { field: 'newPasswordConfirm', errorMessage: 'Passwords do not match' },
    ])
    expect((await makeAccount(token, 'Password1')).body.errors).toMatchObject([
      { field: 'newPassword', errorMessage: 'This password is too common; please choose another' },
    ])
    expect(await makeAccount(token)).toMatchObject({ status: 201, body: { success: true } })
    expect([await signIn(email, 'Wandschrank7'), await signIn(email, PASSWORD)]).toEqual([401, 200])
    expect((await admin.call('GET', `${at}/users`)).body.items).toMatchObject([
      { email, status: 'ACTIVE', firstName: 'Anna', lastName: 'Berg' },
    ])
    expect(told(await makeAccount(token)).slice(0, 2)).toEqual([410, 'LINK_USED'])
  })

  test('that has one by the time is told to log in, and nothing is changed', async () => {
    const email = newEmail()
    const token = await tokenOf(await invite(email))
    await api.visitor('POST', '/api/v1/identity/accounts', { body: { email, password: 'Schaukasten9' } })
    expect(told(await makeAccount(token))).toEqual([
      409,
      'ALREADY_EXISTS',
      'There is an account for this email already. Log in to accept the invitation.',
    ])
    expect([await signIn(email, PASSWORD), await signIn(email, 'Schaukasten9')]).toEqual([401, 200])
    expect((await link(token)).body).toMatchObject({ hasAccount: true })
  })
})

describe('the account of a new user', () => {
  const add = async (email: string, who = admin): Promise<number> =>
    (await who.call('POST', `${at}/users`, { body: newUser(email) })).body.response.id
  const accountOf = async (email: string) =>
    await api.data.database
      .selectFrom('users')
      .select(['id', 'roles', 'first_name', 'email_verified_at', 'password_hash', 'invited_as'])
      .where('email_normalized', '=', email)
      .executeTakeFirst()
  const mailsTo = async (email: string) => await mailTemplatesTo(api.data.database, email)
  const decline = async (token: string) =>
    await api.visitor('POST', `${at}/invitations/accounts/decline`, { body: { token } })
  const signUp = async (email: string, password: string) =>
    await api.visitor('POST', '/api/v1/identity/accounts', { body: { email, password } })
  const forgot = async (email: string) =>
    await api.visitor('POST', '/api/v1/identity/password-resets', { body: { email } })

  test('D3-144: is made at once, and nobody can log in to it before the invitation is opened', async () => {
    const email = newEmail()
    const id = await add(email)
    const account = await accountOf(email)
    expect(account).toMatchObject({
      roles: ['ROLE_FREE'],
      first_name: 'Anna',
      email_verified_at: null,
      password_hash: null,
      invited_as: id,
    })
    expect(await signIn(email, 'Wandschrank7')).toBe(401)
    const token = await tokenOf(id)
    expect((await link(token)).body).toMatchObject({ hasAccount: false })
    expect((await makeAccount(token)).status).toBe(201)
    expect([await signIn(email, 'Wandschrank7'), await signIn(email, PASSWORD)]).toEqual([401, 200])
    expect(await accountOf(email)).toMatchObject({
      id: account?.id,
      email_verified_at: expect.any(Date),
      invited_as: null,
    })
  })

  test('other names that the admin gives it are its own', async () => {
    const email = newEmail()
    await admin.call('PUT', `${at}/users/${await add(email)}`, {
      body: { firstName: 'Greta', lastName: 'Berg' },
    })
    expect(await accountOf(email)).toMatchObject({ first_name: 'Greta' })
  })

  test('signing up with its email, or a forgotten password, mails the invitation again and changes nothing', async () => {
    const email = newEmail()
    const id = await add(email)
    const [taken, unknown] = [await signUp(email, 'Schaukasten9'), await signUp(newEmail(), 'Schaukasten9')]
    expect([taken.status, Object.keys(taken.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    const [asked, askedUnknown] = [await forgot(email), await forgot(newEmail())]
    expect([asked.status, asked.body]).toEqual([askedUnknown.status, askedUnknown.body])
    expect(await mailsTo(email)).toEqual(['team-invitation', 'team-invitation', 'team-invitation'])
    expect(await signIn(email, 'Schaukasten9')).toBe(401)
    expect(await accountOf(email)).toMatchObject({ password_hash: null, invited_as: id })
    // Its share of an hour: no mailbox is flooded.
    await signUp(email, 'Schaukasten9')
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('D3-144: goes with its invitation: withdrawn, declined, run out, or with its team', async () => {
    const [withdrawn, declined] = [newEmail(), newEmail()]
    await admin.call('DELETE', `${at}/users/${await add(withdrawn)}`)
    expect(await accountOf(withdrawn)).toBeUndefined()
    const token = await tokenOf(await add(declined))
    expect(await decline(token)).toMatchObject({ status: 200, body: { success: true } })
    expect(await accountOf(declined)).toBeUndefined()
    expect(told(await decline(token)).slice(0, 2)).toEqual([410, 'LINK_USED'])
    const [ofTeam, runOut] = [newEmail(), newEmail()]
    await add(ofTeam)
    await api.data.database.deleteFrom('teams').where('admin_id', '=', admin.userId).execute()
    expect(await accountOf(ofTeam)).toBeUndefined()
    await add(runOut)
    clock.advance({ days: 7 })
    // No purge has come by: the email is free all the same.
    await signUp(runOut, 'Schaukasten9')
    expect(await signIn(runOut, 'Schaukasten9')).toBe(200)
    expect(await accountOf(runOut)).toMatchObject({ invited_as: null, email_verified_at: null })
  })

  test('stays when it has been opened, whatever becomes of the team', async () => {
    const email = newEmail()
    const id = await add(email)
    await makeAccount(await tokenOf(id))
    await admin.call('DELETE', `${at}/users/${id}`)
    expect(await signIn(email, PASSWORD)).toBe(200)
  })

  test('that waits for one team is opened by the invitation of another as well; the first one then waits for its owner', async () => {
    const other = await somebody('enterprise admin')
    const email = newEmail()
    const [first, second] = [await add(email), await add(email, other)]
    const firstToken = await tokenOf(first)
    expect((await makeAccount(await tokenOf(second))).status).toBe(201)
    expect(told(await makeAccount(firstToken))).toEqual([
      409,
      'ALREADY_EXISTS',
      'There is an account for this email already. Log in to accept the invitation.',
    ])
    expect(told(await decline(firstToken))).toEqual([
      409,
      'ALREADY_EXISTS',
      'There is an account for this email already. Log in to decline the invitation.',
    ])
    await admin.call('DELETE', `${at}/users/${first}`)
    expect(await signIn(email, PASSWORD)).toBe(200)
  })
})
