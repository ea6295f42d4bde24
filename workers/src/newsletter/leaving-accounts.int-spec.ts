import { anIssue, deliveryStates, manySubscribers } from '@vitrine/testing/newsletter-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDueIssues } from './begin-due-issues.ts'
import { claimDeliveries } from './claim-deliveries.ts'

const clock = new MovableClock()
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await manySubscribers(db.database, 2)
  await sql`INSERT INTO users (email, email_normalized, display_name, password_hash) SELECT email, email_normalized, 'Ann', '-' FROM newsletter_subscribers WHERE email LIKE 'reader1@%'`.execute(
    db.database,
  )
})
afterAll(() => db.drop())

const begun = async () => {
  const id = await anIssue(db.database)
  await beginDueIssues(db.database, clock.now())
  return id
}
const ask = async () =>
  await sql`INSERT INTO account_deletion_requests (user_id, reason, requested_at, due_at, not_before) SELECT id, '', now(), now() + interval '30 days', now() FROM users`.execute(
    db.database,
  )
const keep = async () => await sql`UPDATE account_deletion_requests SET state = 'kept'`.execute(db.database)
const claimed = async () =>
  (await claimDeliveries(db.database, { claimedBy: 1, limit: 10, perMinute: 0, now: clock.now() })).map(
    ({ email }) => email.split('@')[0],
  )

test('D3-103: an account that is to be deleted gets no mailings, from the moment on that it is asked for; kept, it gets the next one', async () => {
  const first = await begun()
  await ask()
  expect([await claimed(), await deliveryStates(db.database, first)]).toEqual([
    ['reader2'],
    { claimed: 1, skipped: 1 },
  ])
  expect(await deliveryStates(db.database, await begun())).toEqual({ waiting: 1 })
  await keep()
  expect(await deliveryStates(db.database, await begun())).toEqual({ waiting: 2 })
})
