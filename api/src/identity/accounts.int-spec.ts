import { timeAfter } from '@vitrine/platform/clock'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, signInWith, testApi } from '../testing/test-api.ts'
import { anAccountLink } from '../testing/account-links.ts'
import { auditActionsOf } from '../testing/audit.ts'
import { LOCKED, PASSWORD } from './testing/passwords.ts'

const SIGN_UP = '/api/v1/identity/accounts'
const RESET = '/api/v1/identity/password-resets'
const VERIFY = '/api/v1/identity/email-verifications'
const DETAILS = '/api/v1/identity/user-details'

const api = await testApi()
let count = 0

afterAll(() => api.close())

const aNewAddress = () => `newcomer${(count += 1)}@vitrine.example`
const signUp = (body: Record<string, unknown>) => api.visitor('POST', SIGN_UP, { body })
const mailsTo = (recipient: string) =>
  api.data.database
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
const templatesTo = async (recipient: string) => (await mailsTo(recipient)).map(({ template }) => template)
const userOf = (email: string) =>
  api.data.database
    .selectFrom('users')
    .selectAll()
    .where('email_normalized', '=', email)
    .executeTakeFirstOrThrow()

const actionsOf = (type: string, id: string | number) => auditActionsOf(api.data.database, type, id)

async function anAccount(): Promise<{ email: string; id: number }> {
  const email = aNewAddress()
  await signUp({ email, password: PASSWORD })
  return { email, id: (await userOf(email)).id }
}

async function signedIn(email: string, password = PASSWORD) {
  const response = await signInWith(api.visitor, email, password)
  expect(response.status).toBe(200)
  return callAs(api.app, { cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '' })
}

/** A link that works for a minute. */
async function aLink(
  userId: number,
  purpose: 'verify-email' | 'reset-password',
  overrides: Partial<{ expires_at: Date; replaced_at: Date; email_normalized: string }> = {},
): Promise<string> {
  const token = `token-${(count += 1)}`
  const expires_at = timeAfter(api.clock.now(), { minutes: 1 })
  await anAccountLink(api.data.database, { userId, purpose, token, expires_at, ...overrides })
  return token
}

describe('signing up', () => {
  test('makes a free account whose address is not proved yet, audits it and mails the link', async () => {
    const email = aNewAddress()
    const response = await signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      displayName: '  Ann   Lee ',
    })
    expect([response.status, response.body, response.headers['set-cookie']]).toEqual([
      200,
      { success: true },
      undefined,
    ])
    const user = await userOf(email)
    expect(user).toMatchObject({
      email: email.toUpperCase(),
      display_name: 'Ann Lee',
      email_verified_at: null,
    })
    expect(await actionsOf('user', user.id)).toEqual(['identity.signed-up'])
    expect(await mailsTo(email.toUpperCase())).toEqual([
      { template: 'verify-email', data: { userId: user.id } },
    ])
    expect((await (await signedIn(email))('GET', DETAILS)).body).toMatchObject({
      emailVerified: false,
      roles: ['ROLE_FREE'],
      displayName: 'Ann Lee',
    })
  })

  test('of whoever filled in the hidden field sends no mail, and goes on once a person has confirmed', async () => {
    const email = aNewAddress()
    const suspected = { email, password: PASSWORD, remark: 'https://buy.example' }
    const response = await signUp(suspected)
    expect([response.status, response.body.errorCode]).toEqual([409, 'PERSON_UNCONFIRMED'])
    expect(await mailsTo(email)).toEqual([])
    expect((await signUp({ ...suspected, isPerson: true })).status).toBe(200)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verify-email'])
  })

  test('keeps the page that was asked for before with the mail, and refuses one of another site', async () => {
    const email = aNewAddress()
    const parentUrl = '/app/accountSettings/subscription?plan=marks-annual'
    for (const refused of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      `/${'x'.repeat(500)}`,
    ])
      expect((await signUp({ email, password: PASSWORD, parentUrl: refused })).status).toBe(400)
    await signUp({ email, password: PASSWORD, parentUrl })
    expect(await mailsTo(email)).toEqual([
      { template: 'verify-email', data: { userId: (await userOf(email)).id, parentUrl } },
    ])
  })

  test('names somebody who gives no name by the first part of the address', async () => {
    const email = aNewAddress()
    await signUp({ email, password: PASSWORD, displayName: '  ' })
    expect((await userOf(email)).display_name).toBe(email.split('@', 1)[0])
  })

  test('with a taken address responds as any other, changes nothing and tells its owner', async () => {
    const { email, id } = await anAccount()
    api.clock.advance({ hours: 1 })
    const fresh = await signUp({ email: aNewAddress(), password: PASSWORD })
    const taken = await signUp({ email, password: 'Another-box-9', displayName: 'Somebody Else' })
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body])
    expect(await userOf(email)).toMatchObject({ id, display_name: email.split('@', 1)[0] })
    expect(await templatesTo(email)).toEqual(['verify-email', 'address-taken'])
    expect((await signInWith(api.visitor, email, 'Another-box-9')).status).toBe(401)
  })

  test('fifty times at once with one address gives one account and one mail', async () => {
    const email = aNewAddress()
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => signUp({ email, password: PASSWORD })),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {"success":true}']),
    )
    const { rows } = await api.data.pool.query(
      'SELECT count(*) AS n FROM users WHERE email_normalized = $1',
      [email],
    )
    expect(rows[0].n).toBe(1)
    expect(await templatesTo(email)).toEqual(['verify-email'])
  })

  test('once more while the account is new and not confirmed sends nothing: its owner has the mail', async () => {
    const { email, id } = await anAccount()
    for (let again = 1; again <= 3; again += 1)
      expect((await signUp({ email, password: PASSWORD })).body).toEqual({ success: true })
    expect(await templatesTo(email)).toEqual(['verify-email'])
    await api.data.database
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', id)
      .execute()
    await signUp({ email, password: PASSWORD })
    expect(await templatesTo(email)).toEqual(['verify-email', 'address-taken'])
  })

  test('again and again with a taken address mails its owner three times an hour', async () => {
    const { email } = await anAccount()
    api.clock.advance({ hours: 1 })
    for (let again = 1; again <= 5; again += 1)
      expect((await signUp({ email, password: PASSWORD })).status).toBe(200)
    expect(await templatesTo(email)).toEqual([
      'verify-email',
      'address-taken',
      'address-taken',
      'address-taken',
    ])
  })

  test.each([
    [
      'an address that is none',
      { email: 'ann', password: PASSWORD },
      'email',
      'invalid',
      'Not a valid email address',
    ],
    [
      'a second header in the URL',
      { email: 'a@b.example\r\nBcc: c@d.example', password: PASSWORD },
      'email',
      'invalid',
      'Not a valid email address',
    ],
    ['no address', { password: PASSWORD }, 'email', 'null', 'Please enter your email address'],
    [
      'a short password',
      { email: 'a@b.example', password: 'Abc123' },
      'password',
      'Size',
      'Password must contain at least 7 characters',
    ],
    [
      'a long password',
      { email: 'a@b.example', password: `Abc1${'x'.repeat(29)}` },
      'password',
      'Size',
      'Password must be no more than 32 characters',
    ],
    [
      'no uppercase letter',
      { email: 'a@b.example', password: 'abcdef1' },
      'password',
      'invalid',
      'Password needs at least one uppercase letter',
    ],
    [
      'no lowercase letter',
      { email: 'a@b.example', password: 'ABCDEF1' },
      'password',
      'invalid',
      'Password needs at least one lowercase letter',
    ],
    [
      'no number',
      { email: 'a@b.example', password: 'Abcdefg' },
      'password',
      'invalid',
      'Password needs at least one number',
    ],
    [
      'one of the commonest passwords',
      { email: 'a@b.example', password: 'Password1' },
      'password',
      'invalid',
      'This password is too common; please choose another',
    ],
    [
      'a null byte in the name',
      { email: 'a@b.example', password: PASSWORD, displayName: 'Ann\u0000' },
      'displayName',
      'invalid',
      'This display name contains a character that cannot be shown',
    ],
    [
      'a second header in the name',
      { email: 'a@b.example', password: PASSWORD, displayName: 'Ann\r\nBcc: c@d.example' },
      'displayName',
      'invalid',
      'This display name contains a character that cannot be shown',
    ],
    [
      'a name that nobody sees',
      { email: 'a@b.example', password: PASSWORD, displayName: '\u3164\u3164' },
      'displayName',
      'invalid',
      'This display name contains a character that cannot be shown',
    ],
    [
      'a sign that nobody sees in the name',
      { email: 'a@b.example', password: PASSWORD, displayName: 'a\u034f' },
      'displayName',
      'invalid',
      'This display name contains a character that cannot be shown',
    ],
    [
      'a name beyond 50 characters',
      { email: 'a@b.example', password: PASSWORD, displayName: 'x'.repeat(51) },
      'displayName',
      'Size',
      'A display name has at most 50 characters',
    ],
    [
      'a name of a million characters',
      { email: 'a@b.example', password: PASSWORD, displayName: 'x'.repeat(200_000) },
      'displayName',
      'Size',
      'A display name has at most 50 characters',
    ],
  ])('%s is refused at its field', async (_, body, field, errorCode, errorMessage) => {
    const response = await signUp(body)
    expect([response.status, response.body.errors]).toEqual([400, [{ field, errorCode, errorMessage }]])
  })

  test('a field of ten million characters is refused unread, and another site’s form too', async () => {
    expect(
      (await signUp({ email: 'a@b.example', password: PASSWORD, displayName: 'x'.repeat(10_000_000) }))
        .status,
    ).toBe(413)
    const forged = await api.visitor('POST', SIGN_UP, {
      body: { email: 'a@b.example', password: PASSWORD },
      headers: { origin: 'https://elsewhere.example' },
    })
    expect([forged.status, forged.body.errorCode]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})

describe('the link that proves an address', () => {
  const verify = (token: string) => api.visitor('POST', `${VERIFY}/confirm`, { body: { token } })

  test('works once, wherever it is opened, and is audited', async () => {
    const { email, id } = await anAccount()
    const token = await aLink(id, 'verify-email')
    expect((await verify(token)).body).toEqual({ success: true })
    expect((await userOf(email)).email_verified_at).toBeInstanceOf(Date)
    expect(await actionsOf('user', id)).toEqual(['identity.signed-up', 'identity.email-verified'])
    const again = await verify(token)
    expect([again.status, again.body.errorCode, again.body.message]).toEqual([
      410,
      'LINK_USED',
      'This link has already been used.',
    ])
  })

  test('looked at, says whether it works, and is left as it is', async () => {
    const { email, id } = await anAccount()
    const token = await aLink(id, 'verify-email')
    const look = async (path: string, secret: string) =>
      (await api.visitor('GET', `${path}/link?token=${secret}`)).body
    expect([await look(VERIFY, token), await look(VERIFY, token)]).toEqual([
      { success: true },
      { success: true },
    ])
    expect((await userOf(email)).email_verified_at).toBeNull()
    expect((await look('/api/v1/identity/password-resets', token)).errorCode).toBe('LINK_UNKNOWN')
    await verify(token)
    expect((await look(VERIFY, token)).errorCode).toBe('LINK_USED')
    const reset = await aLink(id, 'reset-password')
    expect(await look('/api/v1/identity/password-resets', reset)).toEqual({ success: true })
    expect((await look(VERIFY, reset)).errorCode).toBe('LINK_UNKNOWN')
  })

  test('used twenty times at once counts once', async () => {
    const { id } = await anAccount()
    const token = await aLink(id, 'verify-email')
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(Map.groupBy(responses, ({ status }) => status).get(200)).toHaveLength(1)
    expect(Map.groupBy(responses, ({ status }) => status).get(410)).toHaveLength(19)
    expect(await actionsOf('user', id)).toEqual(['identity.signed-up', 'identity.email-verified'])
  })

  test('expired, replaced, for another address, for something else or made up, it is refused in its own words', async () => {
    const { email, id } = await anAccount()
    const codeOf = async (token: string) => (await verify(token)).body.errorCode
    expect(await codeOf(await aLink(id, 'verify-email', { expires_at: new Date(Date.now() - 1) }))).toBe(
      'LINK_EXPIRED',
    )
    expect(await codeOf(await aLink(id, 'verify-email', { replaced_at: new Date() }))).toBe('LINK_REPLACED')
    expect(
      await codeOf(await aLink(id, 'verify-email', { email_normalized: 'before@vitrine.example' })),
    ).toBe('LINK_UNKNOWN')
    expect(await codeOf(await aLink(id, 'reset-password'))).toBe('LINK_UNKNOWN')
    expect(await codeOf('made up')).toBe('LINK_UNKNOWN')
    expect((await userOf(email)).email_verified_at).toBeNull()
  })

  test('is sent again when asked for, three times an hour, and not to whoever has proved it', async () => {
    const { email, id } = await anAccount()
    const member = await signedIn(email)
    const responses = []
    for (let asked = 1; asked <= 4; asked += 1) responses.push((await member('POST', VERIFY)).status)
    expect(responses).toEqual([200, 200, 200, 429])
    expect(await templatesTo(email)).toEqual(Array<string>(4).fill('verify-email'))
    await verify(await aLink(id, 'verify-email'))
    expect((await member('POST', VERIFY)).body).toEqual({ emailVerified: true })
    expect((await api.visitor('POST', VERIFY)).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const request = (email: string) => api.visitor('POST', RESET, { body: { email } })
  const reset = (token: string, newPassword = 'Walnut-bureau-8', newPasswordConfirm = newPassword) =>
    api.visitor('POST', `${RESET}/confirm`, { body: { token, newPassword, newPasswordConfirm } })

  test('responds alike whether the address has an account, and mails only who has one', async () => {
    const { email } = await anAccount()
    const [known, unknown] = [
      await request(` ${email.toUpperCase()}`),
      await request('nobody-at-all@vitrine.example'),
    ]
    expect([known.status, known.body]).toEqual([200, { success: true }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await templatesTo(email)).toEqual(['verify-email', 'reset-password'])
    expect(await mailsTo('nobody-at-all@vitrine.example')).toEqual([])
    expect(await actionsOf('email', 'nobody-at-all@vitrine.example')).toEqual([
      'identity.password-reset-requested',
    ])
  })

  test('takes no less than a fixed time, so that how long it takes tells nothing', async () => {
    const { email } = await anAccount()
    for (const address of [email, 'nobody-here@vitrine.example']) {
      const began = performance.now()
      await request(address)
      expect(performance.now() - began).toBeGreaterThanOrEqual(295)
    }
  })

  test('mails at most three links an hour', async () => {
    const { email } = await anAccount()
    for (let asked = 1; asked <= 5; asked += 1) expect((await request(email)).status).toBe(200)
    expect(await templatesTo(email)).toEqual(['verify-email', ...Array<string>(3).fill('reset-password')])
  })

  test('D1-012, D3-095: the link sets a new password, unlocks the account, ends every session, proves the address, tells the owner and is audited', async () => {
    const { email, id } = await anAccount()
    const member = await signedIn(email)
    for (let attempt = 1; attempt <= 5; attempt += 1) await signInWith(api.visitor, email, 'wrong')
    expect((await signInWith(api.visitor, email, PASSWORD)).body.errors.message).toBe(LOCKED)
    const [token, other] = [await aLink(id, 'reset-password'), await aLink(id, 'reset-password')]
    expect((await reset(token)).body).toEqual({ success: true })
    expect((await member('GET', DETAILS)).status).toBe(403)
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(401)
    expect((await signInWith(api.visitor, email, 'Walnut-bureau-8')).status).toBe(200)
    expect((await userOf(email)).email_verified_at).toBeInstanceOf(Date)
    expect((await actionsOf('user', id)).slice(0, 3)).toEqual([
      'identity.signed-up',
      'identity.signed-in',
      'identity.password-reset',
    ])
    expect(await actionsOf('email', email)).toContain('identity.account-unlocked')
    expect(await templatesTo(email)).toEqual(['verify-email', 'account-locked', 'password-changed'])
    expect((await reset(token)).body.errorCode).toBe('LINK_USED')
    expect((await reset(other)).body.errorCode).toBe('LINK_REPLACED')
  })

  test('a password that cannot be taken leaves the link as it was', async () => {
    const { id } = await anAccount()
    const token = await aLink(id, 'reset-password')
    const fieldsOf = async (...passwords: [string, string?]) =>
      (await reset(token, ...passwords)).body.errors.map(
        ({ field, errorMessage }: { field: string; errorMessage: string }) => [field, errorMessage],
      )
    expect(await fieldsOf('short')).toEqual([['newPassword', 'Password must contain at least 7 characters']])
    expect(await fieldsOf('Walnut-bureau-8', 'Walnut-bureau-9')).toEqual([
      ['newPasswordConfirm', 'Passwords do not match'],
    ])
    expect(await fieldsOf('Walnut-bureau-8', '')).toEqual([
      ['newPasswordConfirm', 'Please confirm your password'],
    ])
    expect((await fieldsOf('Qwerty123'))[0]?.[0]).toBe('newPassword')
    expect((await reset(token)).status).toBe(200)
  })

  test('an account is told that it was locked once a lock', async () => {
    const { email } = await anAccount()
    for (let attempt = 1; attempt <= 8; attempt += 1) await signInWith(api.visitor, email, 'wrong')
    expect(await templatesTo(email)).toEqual(['verify-email', 'account-locked'])
  })
})

test('the secret of no link, and no password, stands anywhere in the database', async () => {
  const { email } = await anAccount()
  await api.visitor('POST', RESET, { body: { email } })
  for (const { data } of await mailsTo(email)) expect(Object.keys(data)).toEqual(['userId'])
  const { rows } = await api.data.pool.query(
    'SELECT count(*) AS n FROM audit_entries WHERE details::text LIKE $1',
    [`%${PASSWORD}%`],
  )
  expect(rows[0].n).toBe(0)
})
