import { describe, expect, it } from 'vitest'
import { pricedSearchQuerySchema, priceIdsSchema, searchQuerySchema } from './schemas.ts'

const refusedFields = (query: Record<string, string>) =>
  searchQuerySchema.safeParse(query).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the parameters of a search of the price guide', () => {
  it('are all optional', () => {
    expect(searchQuerySchema.parse({})).toEqual({
      query: '',
      category: '',
      'f.maker': '',
      'f.source': '',
      'f.dateFrom': '',
      'f.dateTo': '',
      'f.priceFrom': '',
      'f.priceTo': '',
      s: '',
      offset: 0,
      facets: '',
      currency: '',
    })
    expect(pricedSearchQuerySchema.parse({}).currency).toBe('USD')
    expect(pricedSearchQuerySchema.parse({ currency: 'xxx' }).currency).toBe('XXX')
  })

  it('are refused by name where they make no sense', () => {
    expect(refusedFields({ 'f.dateFrom': '2026-02-30' })).toEqual(['f.dateFrom'])
    expect(refusedFields({ 'f.dateFrom': '2020-01-02', 'f.dateTo': '2020-01-01' })).toEqual(['f.dateTo'])
    expect(refusedFields({ 'f.priceFrom': '20', 'f.priceTo': '3' })).toEqual(['f.priceTo'])
    for (const price of ['-1', '0', '0.00', '1e3', 'NaN', '12345678901', '1.234', 'Infinity'])
      expect(refusedFields({ 'f.priceTo': price })).toEqual(['f.priceTo'])
    expect(refusedFields({ s: 'price' })).toEqual(['s'])
    expect(refusedFields({ 'f.color': 'red', page: '3' })).toEqual(['f.color'])
    expect(pricedSearchQuerySchema.safeParse({ currency: 'ZZZ' }).error?.issues[0]?.path).toEqual([
      'currency',
    ])
  })

  it('take a day alone, and a day that is to come', () => {
    expect(refusedFields({ 'f.dateFrom': '2020-02-29', 'f.dateTo': '2090-01-01' })).toEqual([])
  })
})

it('ids are one to a hundred whole numbers, each once', () => {
  expect(priceIdsSchema.parse('3,1,3')).toEqual([3, 1])
  for (const wrong of [
    '',
    '0',
    '1,',
    'a',
    '1.5',
    '-1',
    Array.from({ length: 101 }, (_, at) => at + 1).join(','),
  ])
    expect(priceIdsSchema.safeParse(wrong).success).toBe(false)
})
