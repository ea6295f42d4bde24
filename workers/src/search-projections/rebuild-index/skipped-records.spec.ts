import { SearchUnavailable } from '@vitrine/search/search-engine'
import { expect, test } from 'vitest'
import { assertFewSkipped, bisectFailures } from './skipped-records.ts'

const ids = Array.from({ length: 100 }, (_, at) => at + 1)

test('what cannot be brought is named with its reason, and all others are brought once they stand apart', async () => {
  const brought = new Set<number>()
  const skipped = await bisectFailures(ids, async (some) => {
    if (some.includes(13) || some.includes(77)) throw new Error('no title')
    for (const id of some) brought.add(id)
  })
  expect(skipped).toEqual([
    { id: 13, reason: 'no title' },
    { id: 77, reason: 'no title' },
  ])
  expect(brought.size).toBe(98)
})

test("a server that is away is no record's fault", async () => {
  await expect(
    bisectFailures(ids, async () => Promise.reject(new SearchUnavailable(new Error('refused')))),
  ).rejects.toThrow(SearchUnavailable)
})

test('a rebuild that skips a lot, or all, is refused', () => {
  const skipped = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, reason: 'no title' }))
  expect(() => assertFewSkipped(skipped(0), 0)).not.toThrow()
  expect(() => assertFewSkipped(skipped(3), 4)).not.toThrow()
  expect(() => assertFewSkipped(skipped(40), 10_000)).not.toThrow()
  expect(() => assertFewSkipped(skipped(3), 0)).toThrow(
    '3 of 3 records could not be read; record 1: no title',
  )
  expect(() => assertFewSkipped(skipped(40), 100)).toThrow('40 of 140')
})
