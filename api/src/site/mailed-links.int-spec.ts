import { hashOfToken } from '@vitrine/platform/link-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  const { email_normalized } = await api.data.database
    .selectFrom('users')
    .select('email_normalized')
    .executeTakeFirstOrThrow()
  await api.data.database
    .insertInto('account_links')
    .values({
      user_id: userId,
      purpose,
      token_hash: hashOfToken(`open ${purpose}`),
      email_normalized,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
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
