import { expect, test } from 'vitest'
import { memberScore } from './member-score.ts'
import type { SoldItemLot } from './sold-lots.ts'

const lot = (itemId: number): SoldItemLot => ({
  id: String(itemId),
  itemId,
  title: 'Vase',
  description: '',
  category: 'glass',
  saleDate: '2020-01-01',
  price: itemId,
  currency: 'USD',
  priceBasis: '',
  thumbnail: '',
  url: `/worthopedia/${itemId}/vase`,
  isSample: false,
})
const comparables = (ids: readonly number[]) => ids.map((id) => ({ lot: lot(id), relevance: 1 }))

test('a score that says nothing counts what its price alone has set aside: the number of similar items tells no price', () => {
  const item = { id: 7, snapshot: null }
  const filters = { query: 'vase', categoryId: 1, excludedIds: [] }
  const far = { lot: lot(11), relevance: 1, reason: 'price far from the others' as const }
  const several = { lot: lot(12), relevance: 1, reason: 'several pieces' as const }
  const total = (near: readonly number[], setAside: (typeof far | typeof several)[]) =>
    memberScore(item, filters, {
      outcome: 'too wide',
      currency: 'USD',
      comparables: comparables(near),
      setAside,
    }).meta.total
  expect(total([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [])).toBe(11)
  expect(total([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [far, several])).toBe(11)
})
