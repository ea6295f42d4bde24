import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

async function prices(plan: string): Promise<Record<string, number>> {
  const rows = await db.database
    .selectFrom('rate_plans')
    .select(['currency', 'amount'])
    .where('plan', '=', plan)
    .where('is_on_sale', '=', true)
    .execute()
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]))
}

it('every product is on sale in every period and currency, at the starting prices', async () => {
  expect(await db.database.selectFrom('rate_plans').select('id').execute()).toHaveLength(5 * 3 * 4)
  expect(await prices('unlimited-monthly')).toEqual({ USD: 2999, EUR: 2999, GBP: 2599, CAD: 4099 })
  // 79.99 × 0.85 is 67.9915, which is more than 67.99.
  expect(await prices('unlimited-quarterly')).toEqual({ USD: 7999, EUR: 7999, GBP: 6899, CAD: 10799 })
  expect(await prices('marks-annual')).toEqual(await prices('library-annual'))
  expect(await prices('price-guide-lite-monthly')).toEqual({ USD: 1499, EUR: 1499, GBP: 1299, CAD: 2099 })
  expect(await prices('enterprise-annual')).toEqual({ USD: 24999, EUR: 24999, GBP: 21299, CAD: 33799 })
})
