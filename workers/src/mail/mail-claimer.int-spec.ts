import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { until } from '@vitrine/testing/until'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailClaimer } from './mail-claimer.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

test('a claimer whose connection is ended lets go of its number and goes on under another', async () => {
  const claimer = new MailClaimer(db)
  const isAlive = (number: number) =>
    db.database.transaction().execute((transaction) => claimer.isAlive(transaction, number))
  const first = await claimer.number()
  expect(await isAlive(first)).toBe(true)
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
    db.database,
  )
  await until(async () => (await claimer.number()) !== first)
  expect(await isAlive(first)).toBe(false)
  expect(await isAlive(await claimer.number())).toBe(true)
  await claimer.onModuleDestroy()
})
