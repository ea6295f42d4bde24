import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, signInWith, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const at = '/api/v1/account-settings'
const DETAILS = '/api/v1/identity/user-details'
const PASSWORD = 'Brass-cabinet-7'
const NEW = 'Walnut-bureau-8'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let api: TestApi
let count = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function anAccount(): Promise<{ email: string; member: TestCall }> {
  const email = `settler${(count += 1)}@vitrine.example`
  await api.visitor('POST', '/api/v1/identity/accounts', { body: { email, password: PASSWORD } })
  return { email, member: await signedIn(email) }
}

async function signedIn(email: string, headers: Record<string, string> = {}): Promise<TestCall> {
  const response = await signInWith(callAs(api.app, headers), email, PASSWORD)
  expect(response.status).toBe(200)
  return callAs(api.app, {
    ...headers,
    cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '',
  })
}

const isIn = async (call: TestCall) => (await call('GET', DETAILS)).status === 200
const actionsFor = async (email: string) => {
  const rows = await api.data.database
    .selectFrom('audit_entries')
    .innerJoin('users', (join) => join.on('users.email', '=', email))
    .select('action')
    .whereRef('subject_id', '=', (reference) => reference.cast<string>('users.id', 'text'))
    .where('subject_type', '=', 'user')
    .orderBy('audit_entries.id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('the password', () => {
  const change = (
    member: TestCall,
    oldPassword: string,
    newPassword: string,
    newPasswordConfirm = newPassword,
  ) => member('POST', `${at}/password`, { body: { oldPassword, newPassword, newPasswordConfirm } })
  const errorsOf = async (response: ReturnType<typeof change>) =>
    (await response).body.errors.map(({ field, errorMessage }: { field: string; errorMessage: string }) => [
      field,
      errorMessage,
    ])

  test('D3-089: changes: the new one signs in, the old one does not, the other sessions end and the owner is told', async () => {
    const { email, member } = await anAccount()
    const other = await signedIn(email)
    expect((await change(member, PASSWORD, NEW)).body).toEqual({ success: true })
    expect([await isIn(member), await isIn(other)]).toEqual([true, false])
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(401)
    expect((await signInWith(api.visitor, email, NEW)).status).toBe(200)
    expect(await actionsFor(email)).toContain('identity.password-changed')
    const mails = await api.data.database
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ template }) => template)).toEqual(['verify-email', 'password-changed'])
  })

  test('D3-090, D3-092: is refused at its fields, in the documented words', async () => {
    const { member } = await anAccount()
    expect(await errorsOf(change(member, 'Wrong-one-1', NEW))).toEqual([
      ['oldPassword', 'This is not your current password'],
    ])
    expect(await errorsOf(change(member, PASSWORD, PASSWORD))).toEqual([
      ['newPassword', 'New password can not be current password'],
    ])
    expect(await errorsOf(change(member, PASSWORD, NEW, 'Walnut-bureau-9'))).toEqual([
      ['newPasswordConfirm', 'Passwords do not match'],
    ])
    expect(await errorsOf(change(member, PASSWORD, 'Abc123'))).toEqual([
      ['newPassword', 'Password must contain at least 7 characters'],
    ])
    expect(await errorsOf(change(member, PASSWORD, `Abc1${'x'.repeat(29)}`))).toEqual([
      ['newPassword', 'Password must be no more than 32 characters'],
    ])
    expect((await errorsOf(change(member, PASSWORD, 'Welcome1')))[0]?.[0]).toBe('newPassword')
    expect(await errorsOf(change(member, '', NEW))).toEqual([
      ['oldPassword', 'Please enter your current password'],
    ])
    expect((await change(member, PASSWORD, 'Xk7fghz')).status).toBe(200)
    expect((await change(member, 'Xk7fghz', `Abc1${'x'.repeat(28)}`)).status).toBe(200)
  })

  test('cannot be guessed from an open session: the fifth wrong one locks the account', async () => {
    const { email, member } = await anAccount()
    const told = []
    for (let attempt = 1; attempt <= 5; attempt += 1)
      told.push((await errorsOf(change(member, `Wrong-one-${attempt}`, NEW)))[0]?.[1])
    expect(told.map((text) => text?.includes('has been locked'))).toEqual([false, false, false, false, true])
    expect((await errorsOf(change(member, PASSWORD, NEW)))[0]?.[1]).toContain('has been locked')
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(401)
  })

  test('changed twice at once from two places changes once', async () => {
    const { email, member } = await anAccount()
    const other = await signedIn(email)
    const responses = await Promise.all([
      change(member, PASSWORD, NEW),
      change(other, PASSWORD, 'Oyster-plate-3'),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the display name', () => {
  const rename = (member: TestCall, displayName: unknown) =>
    member('POST', `${at}/nickname`, { body: { displayName } })

  test('D3-087: changes at once, and the response is the new one', async () => {
    const { email, member } = await anAccount()
    expect((await rename(member, '  Ann   Lee ')).body).toEqual({ response: 'Ann Lee' })
    expect((await member('GET', DETAILS)).body.displayName).toBe('Ann Lee')
    expect(await actionsFor(email)).toContain('identity.display-name-changed')
  })

  test.each([
    ['', 'null'],
    [' ', 'null'],
    ['x'.repeat(51), 'Size'],
    ['Ann\r\nBcc: a@b.example', 'invalid'],
    ['a\u0000b', 'invalid'],
    ['x'.repeat(200_000), 'Size'],
  ])('D3-087: %j is refused at its field', async (name, errorCode) => {
    const { member } = await anAccount()
    const { status, body } = await rename(member, name)
    expect([
      status,
      body.errors.map((error: { field: string; errorCode: string }) => [error.field, error.errorCode]),
    ]).toEqual([400, [['displayName', errorCode]]])
  })
})

describe('the sessions', () => {
  test('are listed with device, address and times, the one that asks marked', async () => {
    const { email, member } = await anAccount()
    const firefox = await signedIn(email, { 'user-agent': FIREFOX })
    const { body } = await firefox('GET', `${at}/sessions`)
    expect(
      body.items.map(({ device, isCurrent }: { device: string; isCurrent: boolean }) => [device, isCurrent]),
    ).toContainEqual(['Firefox on Windows', true])
    expect(body.items).toHaveLength(2)
    for (const session of body.items)
      expect(session).toEqual({
        id: expect.any(Number),
        device: expect.any(String),
        address: expect.stringMatching(/^10\./),
        firstSeen: expect.any(String),
        lastSeen: expect.any(String),
        isCurrent: expect.any(Boolean),
      })
    expect(
      (await member('GET', `${at}/sessions`)).body.items.filter(
        ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
      ),
    ).toHaveLength(1)
  })

  test('one is ended by its member, and by nobody else', async () => {
    const { email, member } = await anAccount()
    const other = await signedIn(email)
    const stranger = (await anAccount()).member
    const { body } = await member('GET', `${at}/sessions`)
    const { id } = body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await stranger('DELETE', `${at}/sessions/${id}`)).status).toBe(404)
    expect(await isIn(other)).toBe(true)
    expect((await member('DELETE', `${at}/sessions/${id}`)).status).toBe(204)
    expect([await isIn(other), await isIn(member)]).toEqual([false, true])
    expect((await member('DELETE', `${at}/sessions/${id}`)).status).toBe(404)
    expect(await actionsFor(email)).toContain('identity.session-ended')
  })

  test('all are ended at once, this one too, and nobody else’s', async () => {
    const { email, member } = await anAccount()
    const other = await signedIn(email)
    const stranger = (await anAccount()).member
    const response = await member('DELETE', `${at}/sessions`)
    expect([response.status, String(response.headers['set-cookie'])]).toEqual([
      204,
      expect.stringContaining('vitrine-session=;'),
    ])
    expect([await isIn(member), await isIn(other), await isIn(stranger)]).toEqual([false, false, true])
    expect(await actionsFor(email)).toContain('identity.signed-out-everywhere')
  })
})
