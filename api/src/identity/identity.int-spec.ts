import { afterAll, describe, expect, test } from 'vitest'
import { CommandBus } from '@nestjs/cqrs'
import { callAs, signInWith, testApi } from '../testing/test-api.ts'
import { CreateAccount } from './create-account.command.ts'
import { LOCKED, PASSWORD } from './testing/passwords.ts'

const DETAILS = '/api/v1/identity/user-details'

const api = await testApi()
let count = 0

afterAll(() => api.close())

async function anAccount(): Promise<string> {
  const email = `member${(count += 1)}@vitrine.example`
  await api.app
    .get(CommandBus)
    .execute(
      new CreateAccount(
        { name: 'test' },
        { email, displayName: 'A Member', password: PASSWORD, roles: ['ROLE_FREE'] },
      ),
    )
  return email
}

const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie'])
const as = (cookie: string) => callAs(api.app, { cookie: cookie.split(';', 1)[0] ?? '' })

describe('signing in', () => {
  test('D1-001: with the right password opens a session whose details name the member', async () => {
    const email = await anAccount()
    const response = await signInWith(api.visitor, `  ${email.toUpperCase()} `, PASSWORD)
    expect(response.status).toBe(200)
    expect(cookieOf(response)).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookieOf(response)).not.toContain('Max-Age')
    const details = await as(cookieOf(response))('GET', DETAILS)
    expect(details.body).toMatchObject({
      email,
      displayName: 'A Member',
      roles: ['ROLE_FREE'],
      isAdmin: false,
      subscriptionStatus: 'Inactive',
    })
  })

  test('D1-013, D3-175: remembered, the cookie lasts 30 days', async () => {
    const response = await signInWith(api.visitor, await anAccount(), PASSWORD, 'on')
    expect(cookieOf(response)).toContain(`Max-Age=${30 * 24 * 3600}`)
  })

  test('D1-004: a wrong password and an unknown address respond alike', async () => {
    const wrong = await signInWith(api.visitor, await anAccount(), 'something else')
    const unknown = await signInWith(api.visitor, 'nobody@vitrine.example', 'something else')
    expect(wrong).toMatchObject({
      status: 401,
      body: { errors: { message: 'The email or password is incorrect.' } },
    })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('without X-Requested-With it is refused', async () => {
    const response = await api.visitor('POST', '/api/v1/identity/sessions', {
      body: 'username=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(403)
  })

  test('only the sha256 of the token is stored', async () => {
    const token =
      cookieOf(await signInWith(api.visitor, await anAccount(), PASSWORD)).match(/=([^;]+)/)?.[1] ?? ''
    const { rows } = await api.data.pool.query(
      'SELECT count(*) AS n FROM sessions WHERE token_hash = sha256($1::text::bytea)',
      [token],
    )
    expect(rows[0].n).toBe(1)
  })
})

describe('too many failures', () => {
  test('D1-011, D1-012, D3-174: the fifth in a row locks, and then even the right password is refused', async () => {
    const email = await anAccount()
    const responses = []
    for (let attempt = 1; attempt <= 5; attempt += 1)
      responses.push(await signInWith(api.visitor, email, 'wrong'))
    expect(responses.map(({ body }) => body.errors.message === LOCKED)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect((await signInWith(api.visitor, email, PASSWORD)).body.errors.message).toBe(LOCKED)
    const audit = await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', email)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      ...Array<string>(5).fill('identity.sign-in-failed'),
      'identity.account-locked',
    ])
  })

  test('an address without an account is locked in the same words', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await signInWith(api.visitor, 'ghost@vitrine.example', 'wrong')
    expect((await signInWith(api.visitor, 'ghost@vitrine.example', 'wrong')).body.errors.message).toBe(LOCKED)
  })

  test('D1-012, D3-174: four failures, a success and four failures do not lock', async () => {
    const email = await anAccount()
    const fail = async () => {
      for (let attempt = 1; attempt <= 4; attempt += 1) await signInWith(api.visitor, email, 'wrong')
    }
    await fail()
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(200)
    await fail()
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(200)
  })

  test('D1-012, D3-174: a lock lasts 30 minutes, and starts a new count when it has run out', async () => {
    const email = await anAccount()
    for (let attempt = 1; attempt <= 5; attempt += 1) await signInWith(api.visitor, email, 'wrong')
    api.clock.advance({ minutes: 29 })
    expect((await signInWith(api.visitor, email, PASSWORD)).body.errors.message).toBe(LOCKED)
    api.clock.advance({ minutes: 1 })
    expect((await signInWith(api.visitor, email, 'wrong')).body.errors.message).not.toBe(LOCKED)
    expect((await signInWith(api.visitor, email, PASSWORD)).status).toBe(200)
  })
})

test('a flood of sign-ins from one address is slowed down in words', async () => {
  const flood = callAs(api.app, {}, '192.0.2.7')
  for (let attempt = 1; attempt <= 30; attempt += 1)
    expect((await signInWith(flood, 'flooded@vitrine.example', 'x')).status).toBe(401)
  expect(await signInWith(flood, 'flooded@vitrine.example', 'x')).toMatchObject({
    status: 429,
    body: { errorCode: 'TOO_MANY_REQUESTS', errors: { message: expect.stringContaining('Please wait') } },
    headers: { 'retry-after': expect.anything() },
  })
  expect((await signInWith(api.visitor, await anAccount(), PASSWORD)).status).toBe(200)
})

describe('sessions', () => {
  test('D1-010, D3-176: a fourth sign-in ends the oldest session, which is told so', async () => {
    const email = await anAccount()
    const cookies: string[] = []
    for (let browser = 1; browser <= 4; browser += 1)
      cookies.push(cookieOf(await signInWith(api.visitor, email, PASSWORD)))
    const responses = await Promise.all(cookies.map((cookie) => as(cookie)('GET', DETAILS)))
    expect(responses.map(({ status }) => status)).toEqual([401, 200, 200, 200])
    expect(responses[0]?.body.message).toBe('login.error.concurrent-sessions-exceeded')
    // Told once: the browser forgets the session, and reads on as a visitor.
    expect(String(responses[0]?.headers['set-cookie'])).toMatch(
      /^vitrine-session=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/,
    )
    expect(responses.slice(1).map(({ headers }) => headers['set-cookie'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('D1-010, D3-176: ten sign-ins at once leave three open', async () => {
    const email = await anAccount()
    await Promise.all(Array.from({ length: 10 }, () => signInWith(api.visitor, email, PASSWORD)))
    const { rows } = await api.data.pool.query(
      'SELECT count(*) AS open FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1 AND ended_at IS NULL',
      [email],
    )
    expect(rows[0].open).toBe(3)
  })

  test('logging in again in one browser takes the place of its session, and pushes nobody out elsewhere', async () => {
    const email = await anAccount()
    const elsewhere = [
      cookieOf(await signInWith(api.visitor, email, PASSWORD)),
      cookieOf(await signInWith(api.visitor, email, PASSWORD)),
    ]
    let here = cookieOf(await signInWith(api.visitor, email, PASSWORD))
    for (let again = 1; again <= 3; again += 1) {
      const before = here
      here = cookieOf(await signInWith(as(before), email, PASSWORD))
      expect((await as(before)('GET', DETAILS)).body.message).toBe('login.error.concurrent-sessions-exceeded')
    }
    expect(
      await Promise.all(
        [...elsewhere, here].map(async (cookie) => (await as(cookie)('GET', DETAILS)).status),
      ),
    ).toEqual([200, 200, 200])
  })

  test('logging in as somebody else leaves the session before as it is', async () => {
    const before = cookieOf(await signInWith(api.visitor, await anAccount(), PASSWORD))
    await signInWith(as(before), await anAccount(), PASSWORD)
    expect((await as(before)('GET', DETAILS)).status).toBe(200)
  })

  test('D1-014: signing out ends the session for good', async () => {
    const cookie = cookieOf(await signInWith(api.visitor, await anAccount(), PASSWORD))
    const response = await as(cookie)('HEAD', '/api/v1/identity/sign-out', {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(response.status).toBe(204)
    expect((await as(cookie)('GET', DETAILS)).status).toBe(403)
  })

  test('D3-175: twelve idle hours end a session that is not remembered', async () => {
    const cookie = cookieOf(await signInWith(api.visitor, await anAccount(), PASSWORD))
    api.clock.advance({ hours: 11 })
    expect((await as(cookie)('GET', DETAILS)).status).toBe(200)
    api.clock.advance({ hours: 12 })
    expect((await as(cookie)('GET', DETAILS)).status).toBe(403)
  })

  test('D1-002: a visitor is told that nobody is signed in', async () => {
    expect(await api.visitor('GET', DETAILS)).toMatchObject({
      status: 403,
      body: { errorCode: 'NOT_SIGNED_IN' },
    })
  })
})
