import { expect, test } from 'vitest'
import { hiddenHits } from './hidden-hits.ts'

test.each([
  ['every hit has its row', { total: 5000, offset: 0 }, { found: 20, shown: 20 }, 5000],
  ['some hits have none', { total: 5000, offset: 0 }, { found: 20, shown: 17 }, 4997],
  ['no hit of the first page has one', { total: 5000, offset: 0 }, { found: 20, shown: 0 }, 0],
  ['no hit of a later page has one', { total: 5000, offset: 40 }, { found: 20, shown: 0 }, 40],
  ['a page lies beyond the last', { total: 30, offset: 40 }, { found: 0, shown: 0 }, 30],
])('where %s', (_, page, hits, total) => {
  expect(page.total - hiddenHits(page, hits)).toBe(total)
})
