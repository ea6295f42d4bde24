import { expect, test } from 'vitest'
import { searchQuerySchema } from './schemas.ts'

const refusedFields = (query: Record<string, string>) =>
  searchQuerySchema.safeParse(query).error?.issues.map(({ path }) => path.join('.')) ?? []

test('what is not given is empty', () => {
  expect(searchQuerySchema.parse({})).toMatchObject({
    query: '',
    category: '',
    'f.maker': '',
    'f.yearFrom': '',
    s: '',
    offset: 0,
  })
})

test.each([
  [{ 'f.yearFrom': '1750', 'f.yearTo': '1750' }, []],
  [{ 'f.yearFrom': '1760', 'f.yearTo': '1750' }, ['f.yearTo']],
  [{ 'f.yearFrom': '0' }, ['f.yearFrom']],
  [{ 'f.yearTo': '2101' }, ['f.yearTo']],
  [{ 'f.yearFrom': 'old' }, ['f.yearFrom']],
  [{ 'f.yearFrom': '-5' }, ['f.yearFrom']],
  [{ s: 'year:asc' }, []],
  [{ s: 'beauty:asc' }, ['s']],
  [{ 'f.color': 'blue' }, ['f.color']],
])('of %j these are refused: %j', (query, fields) => {
  expect(refusedFields(query)).toEqual(fields)
})
