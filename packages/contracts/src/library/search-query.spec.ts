import { expect, it } from 'vitest'
import { searchQuerySchema } from './schemas.ts'

const refusedFields = (query: Record<string, string>) =>
  searchQuerySchema.safeParse(query).error?.issues.map(({ path }) => path.join('.')) ?? []

it('the parameters of a search of the library are all optional', () => {
  expect(searchQuerySchema.parse({})).toEqual({
    q: '',
    category: '',
    'f.author': '',
    'f.language': '',
    'f.yearFrom': '',
    'f.yearTo': '',
    s: '',
    offset: 0,
  })
})

it('parameters of a search of the library are refused by name where they make no sense', () => {
  for (const year of ['18', '18x9', '-100', '0999', '18990'])
    expect([year, refusedFields({ 'f.yearFrom': year })]).toEqual([year, ['f.yearFrom']])
  expect(refusedFields({ 'f.yearFrom': '1900', 'f.yearTo': '1899' })).toEqual(['f.yearTo'])
  expect(refusedFields({ s: 'author:asc' })).toEqual(['s'])
  expect(refusedFields({ 'f.color': 'red', page: '3' })).toEqual(['f.color'])
  expect(refusedFields({ 'f.yearFrom': '1850', 'f.yearTo': '2999', s: 'year:asc' })).toEqual([])
})
