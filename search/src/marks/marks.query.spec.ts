import { searchQuerySchema } from '@vitrine/contracts/marks/schemas'
import { expect, test } from 'vitest'
import { decadesRequest, marksSearchRequest } from './marks.query.ts'
import { markToDocument } from './marks.document.ts'

const asked = (query: Record<string, string>) => searchQuerySchema.parse(query)

test('years find what was in use in one of them', () => {
  const { facetFilters } = marksSearchRequest(
    asked({ 'f.yearFrom': '1750', 'f.yearTo': '1760', 'f.maker': 'Meissen' }),
    [3],
  )
  expect(facetFilters).toEqual({
    categoryId: [3],
    maker: ['Meissen'],
    firstYear: { to: 1760 },
    lastYear: { from: 1750 },
  })
})

test('decades are counted without the years that are chosen', () => {
  expect(decadesRequest(asked({ 'f.yearFrom': '1750', 'f.kind': 'Silver' }), null)).toMatchObject({
    facetFilters: { kind: ['Silver'] },
    limit: 0,
  })
})

test('sorts by title without a text, by relevance with one, and as it is told', () => {
  expect(
    [asked({}), asked({ query: 'bee' }), asked({ query: 'bee', s: 'year:desc' })].map(
      (query) => marksSearchRequest(query, null).sort,
    ),
  ).toEqual([{ field: 'sortKey', direction: 'asc' }, 'relevance', { field: 'firstYear', direction: 'desc' }])
})

test('a mark that is still in use has no end, and one without a year has none', () => {
  const mark = {
    id: 1,
    revision: 1,
    title: 'Bee',
    categoryId: 2,
    maker: '',
    place: '',
    period: '',
    kind: 'Porcelain',
    thumbnail: '',
    description: '',
  }
  expect(markToDocument({ ...mark, firstYear: 1900, lastYear: null })).toMatchObject({
    firstYear: 1900,
    lastYear: 2100,
  })
  expect(markToDocument({ ...mark, firstYear: null, lastYear: null })).not.toHaveProperty('firstYear')
})
