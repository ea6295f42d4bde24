import { expect, it } from 'vitest'
import { madeUpLots } from '../testing/made-up-lots.ts'
import { similarLotsOfCategoryFirst } from './similar-lots.ts'

const lots = madeUpLots({ count: 400 }).map((lot, place) => ({
  ...lot,
  category: place < 3 ? 'Glass' : 'Ceramics',
}))
const [item] = lots

it('looks in other categories where the own one has too few, and counts them less', () => {
  if (!item) throw new Error('none')
  const found = similarLotsOfCategoryFirst(lots, 20)(item)
  expect(found).toHaveLength(20)
  expect(found.slice(0, 2).map(({ lot }) => lot.category)).toEqual(['Glass', 'Glass'])
  const best = found[0]?.relevance ?? 0
  const others = found.filter(({ lot }) => lot.category !== 'Glass')
  expect(others.length).toBeGreaterThanOrEqual(17)
  for (const { relevance } of others) expect(relevance).toBeLessThanOrEqual(best / 2)
})

it('stays in the own category where that has enough', () => {
  const lot = lots.at(-1)
  if (!lot) throw new Error('none')
  const found = similarLotsOfCategoryFirst(lots, 20)(lot)
  expect(new Set(found.map((candidate) => candidate.lot.category))).toEqual(new Set(['Ceramics']))
})
