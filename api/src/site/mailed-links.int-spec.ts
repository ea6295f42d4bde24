import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccountLink } from '../testing/account-links.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let userId: number

beforeAll(async () => {
  api = await testApi()
  await api.signedIn('ROLE_FREE')
  ;({ id: userId } = await api.data.database.selectFrom('users').select('id').executeTakeFirstOrThrow())
})

afterAll(() => api.close())

it.each([
  ['/login/reset-password', 'reset-password', /name="newPassword"/],
  ['/login/verify-email', 'verify-email', /Confirm my email/],
] as const)('the page at %s asks for something only where its link works', async (path, purpose, asks) => {
  await anAccountLink(api.data.database, { userId, purpose, token: `open ${purpose}` })
  const open = await api.visitor('GET', `${path}?token=${encodeURIComponent(`open ${purpose}`)}`)
  expect([open.status, open.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(open.body).toMatch(asks)
  for (const query of ['', '?token=none', `?token=${'x'.repeat(5000)}`]) {
    const dead = await api.visitor('GET', path + query)
    expect([dead.status, dead.headers['cache-control']], query).toEqual([404, 'private, no-store'])
    expect(dead.body).toMatch(/role="alert"/)
    expect(dead.body).not.toMatch(asks)
  }
})
