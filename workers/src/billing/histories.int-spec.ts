import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHistories } from './testing/histories.ts'

/** Of each provider. `npm run verify -- histories` makes fifty times as many. */
const HISTORIES = Number(process.env['VITRINE_BILLING_HISTORIES'] ?? 100)
const AT_ONCE = 50

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

test.each(['zuora', 'avangate'] as const)('random histories on the stand-in of %s: each member is charged and may open what the money model says, and nothing is unsettled', { timeout: 0 }, async (provider) => {
  for (let from = 0; from < HISTORIES; from += AT_ONCE) expect(await runHistories(db.database, { provider, from, count: AT_ONCE })).toEqual([])
})
