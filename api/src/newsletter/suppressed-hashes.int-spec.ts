import { hashSuppression } from '@vitrine/domain/newsletter/suppressed-hashes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

const EMAIL = 'bounced@vitrine.example'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) VALUES (${EMAIL}, ${EMAIL}, 'bounce')`.execute(
    api.data.database,
  )
  await api.data.database
    .transaction()
    .execute(async (transaction) => await hashSuppression(transaction, EMAIL, api.clock.now()))
})
afterAll(() => api.close())

const stored = async () =>
  await api.data.database.selectFrom('newsletter_suppressions').select(['email', 'reason']).execute()

test('a suppressed address whose account was deleted is still suppressed, by its hash alone', async () => {
  const suppressions = new SuppressionsRepository()
  expect(await stored()).toEqual([])
  expect([
    await suppressions.isSuppressed(api.data.database, EMAIL),
    await suppressions.isSuppressed(api.data.database, `an.${EMAIL}`),
  ]).toEqual([true, false])
})

test('D3-103: an address that comes back is suppressed where staff see it', async () => {
  const subscriber = { email: EMAIL, emailNormalized: EMAIL, firstName: '', lastName: '', source: 'account' }
  await api.data.database
    .transaction()
    .execute(async (transaction) => await new SubscribersRepository().insertOrUpdate(transaction, subscriber))
  expect(await stored()).toEqual([{ email: EMAIL, reason: 'bounce' }])
  expect(
    await api.data.database.selectFrom('newsletter_suppressed_hashes').select('reason').execute(),
  ).toEqual([])
})
