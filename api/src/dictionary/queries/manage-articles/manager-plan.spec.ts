import { expect, test } from 'vitest'
import { isQuickerByRow } from './manage-articles.query.ts'

test('a page of few matches is looked up, one of many is met on the way through the list', () => {
  expect(isQuickerByRow({ totals: 0, all: 300_000, rows: 20 })).toBe(false)
  expect(isQuickerByRow({ totals: 100, all: 300_000, rows: 20 })).toBe(false)
  expect(isQuickerByRow({ totals: 30_000, all: 300_000, rows: 20 })).toBe(true)
  expect(isQuickerByRow({ totals: 300_000, all: 300_000, rows: 20 })).toBe(true)
})
