import { expect, test } from 'vitest'
import { isQuickerByRow, partsOf } from './manager-plan.ts'

const few = { all: 300_000, rows: 20, hasText: false }

test('a page of few matches is looked up, one of many is met on the way through the list', () => {
  expect(isQuickerByRow({ ...few, totals: 0, lookedUp: 0 })).toBe(false)
  expect(isQuickerByRow({ ...few, totals: 100, lookedUp: 100 })).toBe(false)
  expect(isQuickerByRow({ ...few, totals: 30_000, lookedUp: 30_000 })).toBe(true)
  expect(isQuickerByRow({ ...few, totals: 300_000, lookedUp: 300_000 })).toBe(true)
})

test('filters that have much by themselves and little in common are met on the way', () => {
  expect(isQuickerByRow({ ...few, totals: 1_300, lookedUp: 1_300 })).toBe(false)
  expect(isQuickerByRow({ ...few, totals: 1_300, lookedUp: 43_000 })).toBe(true)
})

test('a row in which words are looked for takes longer', () => {
  expect(isQuickerByRow({ ...few, totals: 4_000, lookedUp: 4_000 })).toBe(true)
  expect(isQuickerByRow({ ...few, totals: 4_000, lookedUp: 4_000, hasText: true })).toBe(false)
})

test('each filter is a part by itself; the status is none', () => {
  const base = { text: null, userId: 4 }
  expect(partsOf({ ...base, status: 'PUBLISHED' })).toEqual([])
  expect(partsOf({ ...base, status: 'PUBLISHED', mine: 'true', categories: [1, 2] })).toEqual([
    { ...base, categories: [1, 2] },
    { ...base, mine: 'true' },
  ])
})
