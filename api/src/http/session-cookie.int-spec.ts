import { CommandBus } from '@nestjs/cqrs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, signInWith, testApi, type TestApi } from '../testing/test-api.ts'
import { CreateAccount } from '../identity/create-account.command.ts'

const PASSWORD = 'Brass-cabinet-7'
const EMAIL = 'somebody@vitrine.example'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { PUBLIC_URL: 'https://vitrine.example' } })
  await api.app
    .get(CommandBus)
    .execute(
      new CreateAccount(
        { name: 'test' },
        { email: EMAIL, displayName: 'Somebody', password: PASSWORD, roles: ['ROLE_FREE'] },
      ),
    )
})
afterAll(() => api.close())

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String)

const whoIs = async (cookie: string) =>
  (await callAs(api.app, { cookie })('GET', '/api/v1/identity/user-details')).status

test('a site with https has its session in a cookie that browsers take from this host alone', async () => {
  const signedIn = await signInWith(api.visitor, EMAIL, PASSWORD)
  const [cookie = '', hint] = cookiesOf(signedIn)
  expect(cookie).toMatch(/^__Host-vitrine-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const token = /=([^;]+)/.exec(cookie)?.[1]
  expect([await whoIs(`__Host-vitrine-session=${token}`), await whoIs(`vitrine-session=${token}`)]).toEqual([
    200, 403,
  ])
  // Scripts may read it, and it opens nothing.
  expect(hint).toBe('vitrine-member=1; Path=/; Secure; SameSite=Lax')
  expect(await whoIs('vitrine-member=1')).toBe(403)
})

test('signing out takes away the cookie by the name that it came with', async () => {
  const signedIn = await signInWith(api.visitor, EMAIL, PASSWORD)
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
  const signedOut = await callAs(api.app, { cookie, 'x-requested-with': 'XMLHttpRequest' })(
    'HEAD',
    '/api/v1/identity/sign-out',
  )
  expect(String(signedOut.headers['set-cookie'])).toMatch(
    /^__Host-vitrine-session=;.*Expires=Thu, 01 Jan 1970.*Secure/,
  )
  expect(await whoIs(cookie)).toBe(403)
})

test('the hint goes with the session, and where that has ended when the page asks who reads', async () => {
  const hint = 'vitrine-member=1'
  const isCleared = (cookie: string) => /^vitrine-member=;.*Expires=Thu, 01 Jan 1970/.test(cookie)
  const ended = await callAs(api.app, { cookie: `__Host-vitrine-session=ended; ${hint}` })(
    'GET',
    '/api/v1/identity/user-details',
  )
  expect([ended.status, cookiesOf(ended).filter(isCleared).length]).toEqual([403, 1])
  const signedOut = await callAs(api.app, { cookie: hint, 'x-requested-with': 'XMLHttpRequest' })(
    'HEAD',
    '/api/v1/identity/sign-out',
  )
  expect(cookiesOf(signedOut).filter(isCleared)).toHaveLength(1)
})

test('without the hint no response says anything of it', async () => {
  expect(cookiesOf(await api.visitor('GET', '/api/v1/identity/user-details'))).toEqual([])
})
