import { expect, test } from 'vitest'
import { placeOf } from './place-in-history.ts'

test('the place of a location is its own, although the browser has gone on meanwhile', () => {
  expect(placeOf('first', { key: 'first', idx: 0 })).toBe(0)
  expect(placeOf('second', { key: 'second', idx: 1 })).toBe(1)
  expect(placeOf('third', { key: 'third', idx: 2 })).toBe(2)
  // Back twice in a moment: the second page's effects run when the first is shown already.
  expect(placeOf('second', { key: 'first', idx: 0 })).toBe(1)
  expect(placeOf('first', { key: 'first', idx: 0 })).toBe(0)
})
