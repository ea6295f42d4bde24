import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeBefore } from '@vitrine/platform/clock'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const PREFERENCES = '/api/v1/user-preferences'
const DETAILS = '/api/v1/identity/user-details'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { PASSWORD_MAX_AGE_DAYS: '30' } })
})
afterAll(() => api.close())

async function aMemberWithPassword(ageInDays: number): Promise<TestMember> {
  const member = await aMember(api.app, api.data.database, 'free')
  await api.data.database
    .updateTable('users')
    .set({ password_changed_at: timeBefore(api.clock.now(), { days: ageInDays }) })
    .where('id', '=', member.userId)
    .execute()
  return member
}

test.each([
  [29, false],
  [30, true],
])(
  'D3-163: a password that is %i days old, where 30 are allowed, has expired: %s',
  async (age, passwordExpired) => {
    const { call } = await aMemberWithPassword(age)
    expect((await call('GET', PREFERENCES)).body).toMatchObject({ passwordExpired })
    expect((await call('GET', DETAILS)).body).toMatchObject({ passwordExpired })
  },
)

test('D3-163: nobody sets it by a preference', async () => {
  const { call } = await aMemberWithPassword(31)
  expect((await call('PUT', `${PREFERENCES}/passwordExpired?value=false`)).status).toBe(404)
  expect((await call('GET', PREFERENCES)).body).toMatchObject({ passwordExpired: true })
})
