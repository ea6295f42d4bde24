import { afterAll, describe, expect, test } from 'vitest'
import { signInWith, testApi, type TestResponse } from '../testing/test-api.ts'
import { LOCKED, PASSWORD } from './testing/passwords.ts'

const at = '/api/v1/identity'

const api = await testApi()
let count = 0

afterAll(() => api.close())

const post = (path: string, body: unknown) => api.visitor('POST', `${at}${path}`, { body })
const wrongPassword = (email: string) => signInWith(api.visitor, email, 'Wrong-one-1')
const nobody = () => `nobody${(count += 1)}@vitrine.example`

async function anAccount(): Promise<string> {
  const email = `guarded${(count += 1)}@vitrine.example`
  expect((await post('/accounts', { email, password: PASSWORD })).status).toBe(200)
  return email
}

/** All that a response tells, but for what is another one each time. */
function toldBy({ status, headers, body }: TestResponse): unknown {
  const { date, 'x-request-id': requestId, ...others } = headers
  expect([typeof date, typeof requestId]).toEqual(['string', 'string'])
  return { status, headers: others, body }
}

describe('whether an address has an account is not told', () => {
  test.each<[string, (email: string) => Promise<TestResponse>]>([
    ['by a sign-in', wrongPassword],
    ['by a sign-up', (email) => post('/accounts', { email, password: PASSWORD })],
    ['by a sign-up that is refused', (email) => post('/accounts', { email, password: 'Password1' })],
    ['by a forgotten password', (email) => post('/password-resets', { email })],
    [
      'by the fourth mail asked for within the hour',
      async (email) => {
        for (let asked = 1; asked <= 3; asked += 1) await post('/password-resets', { email })
        return await post('/password-resets', { email })
      },
    ],
    [
      'by the failure that locks',
      async (email) => {
        for (let attempt = 1; attempt <= 4; attempt += 1) await wrongPassword(email)
        return await wrongPassword(email)
      },
    ],
    [
      'by a lock',
      async (email) => {
        for (let attempt = 1; attempt <= 5; attempt += 1) await wrongPassword(email)
        return await signInWith(api.visitor, email, PASSWORD)
      },
    ],
  ])('%s', async (_, ask) => {
    const known = toldBy(await ask(await anAccount()))
    expect(toldBy(await ask(nobody()))).toEqual(known)
  })
})

test('a flood at one account from everywhere locks that account, costs few hashes, and leaves the site to everybody else', async () => {
  const [attacked, other] = [await anAccount(), await anAccount()]
  const responses = await Promise.all(Array.from({ length: 100 }, () => wrongPassword(attacked)))
  const byStatus = Map.groupBy(responses, ({ status }) => status)
  expect(new Set(byStatus.keys())).toEqual(new Set([401, 429]))
  expect(byStatus.get(401)).toHaveLength(30)
  expect(byStatus.get(401)?.some(({ body }) => body.errors.message === LOCKED)).toBe(true)
  expect((await signInWith(api.visitor, other, PASSWORD)).status).toBe(200)
  expect((await api.visitor('GET', '/health/live')).status).toBe(200)
  const { rows } = await api.data.pool.query(
    'SELECT locked_until > now() AS locked FROM sign_in_failures WHERE email_normalized = $1',
    [attacked],
  )
  expect(rows).toEqual([{ locked: true }])
  const mails = await api.data.database
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', attacked)
    .where('template', '=', 'account-locked')
    .execute()
  expect(mails).toHaveLength(1)
  const locks = await api.data.database
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_id', '=', attacked)
    .where('action', '=', 'identity.account-locked')
    .execute()
  expect(locks).toHaveLength(1)
})

test('D1-012: the lock holds whatever is typed meanwhile, and in whatever spelling of the address', async () => {
  const email = await anAccount()
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('g', 'ｇ')]
  for (const spelling of spellings) await wrongPassword(spelling)
  expect((await signInWith(api.visitor, email, PASSWORD)).body.errors.message).toBe(LOCKED)
})

describe('what is no text for a form', () => {
  const forms: [string, (text: string) => Promise<TestResponse>][] = [
    ['a sign-in', (text) => signInWith(api.visitor, text, PASSWORD)],
    ['a password at sign-in', (text) => signInWith(api.visitor, 'a@b.example', text)],
    ['a sign-up', (text) => post('/accounts', { email: text, password: PASSWORD })],
    ['a forgotten password', (text) => post('/password-resets', { email: text })],
    ['the link of a mail', (text) => post('/email-verifications/confirm', { token: text })],
    [
      'the link of a reset',
      (text) =>
        post('/password-resets/confirm', {
          token: text,
          newPassword: PASSWORD,
          newPasswordConfirm: PASSWORD,
        }),
    ],
  ]

  test.each(forms)('in %s: a null byte and half a character are refused', async (_, send) => {
    for (const text of ['a\u0000@b.example', 'a\u0000', '\ud800'.repeat(8)]) {
      const { status, body } = await send(text)
      // A form's own encoding turns half a character into a whole sign, which is simply wrong.
      expect([400, 401, 404]).toContain(status)
      expect(JSON.stringify(body)).not.toContain('unexpected')
    }
  })

  test.each(forms)('in %s: ten million characters are refused unread', async (_, send) => {
    expect(await send('x'.repeat(10_000_000))).toMatchObject({
      status: 413,
      body: { errorCode: 'PAYLOAD_TOO_LARGE', errors: [{ field: 'body', errorCode: 'Size' }] },
    })
  })

  test.each([
    'javascript:alert(1)',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '"a b"@c.example',
    '<a@b.example>',
    'a@b',
    '../../etc/passwd',
    "' OR 1=1 --",
  ])('%j is no address', async (email) => {
    for (const response of [
      await post('/accounts', { email, password: PASSWORD }),
      await post('/password-resets', { email }),
    ]) {
      expect([response.status, response.body.errors]).toEqual([
        400,
        [{ field: 'email', errorCode: 'invalid', errorMessage: 'Not a valid email address' }],
      ])
    }
  })
})
