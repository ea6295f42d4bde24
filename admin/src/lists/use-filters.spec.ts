import { expect, test } from 'vitest'
import { isSameFilter } from './use-filters.ts'

test('the order of the fields does not count, their values do', () => {
  expect(isSameFilter({ q: 'a', state: 'new' }, { state: 'new', q: 'a' })).toBe(true)
  expect(isSameFilter({ q: 'a' }, { q: 'b' })).toBe(false)
  expect(isSameFilter(undefined, {})).toBe(true)
})
