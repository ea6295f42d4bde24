import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHistories } from './testing/histories.ts'

/** Of each provider. `npm run verify -- histories` makes fifty times as many. */
const HISTORIES = Number(process.env['VITRINE_BILLING_HISTORIES'] ?? 100)
const AT_ONCE = 50
/**
 * Where an earlier run was stopped: histories before it are left out. A multiple of those at once, because
 * they share a clock.
 */
const FROM = Math.floor(Number(process.env['VITRINE_BILLING_HISTORIES_FROM'] ?? 0) / AT_ONCE) * AT_ONCE
const providers = (['zuora', 'avangate'] as const).filter(
  (name) => (process.env['VITRINE_BILLING_HISTORIES_ON'] ?? name) === name,
)

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

test.each(providers)(
  'random histories on the stand-in of %s: each member is charged and may open what the money model says, and nothing is unsettled',
  { timeout: 0 },
  async (provider) => {
    for (let from = FROM; from < HISTORIES; from += AT_ONCE) {
      expect(await runHistories(db.database, { provider, from, count: AT_ONCE })).toEqual([])
      // How far it came, where it is stopped.
      if (HISTORIES > 100) process.stderr.write(`${provider}: ${from + AT_ONCE} histories\n`)
    }
  },
)
