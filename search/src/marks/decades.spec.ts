import { expect, test } from 'vitest'
import { inUseByDecade } from './decades.ts'

test('a mark counts in each decade from its first year to its last', () => {
  const began = [
    { from: 1720, count: 2 },
    { from: 1730, count: 0 },
    { from: 1740, count: 1 },
  ]
  const ended = [
    { from: 1730, count: 1 },
    { from: 1740, count: 1 },
    { from: 1750, count: 0 },
    { from: 1760, count: 1 },
  ]
  expect(inUseByDecade(began, ended, 2100)).toEqual([
    { year: 1720, count: 2 },
    { year: 1730, count: 2 },
    { year: 1740, count: 2 },
    { year: 1750, count: 1 },
    { year: 1760, count: 1 },
  ])
})

test('what is still in use adds no decades to come', () => {
  expect(inUseByDecade([{ from: 1990, count: 1 }], [{ from: 2100, count: 1 }], 2100)).toEqual([
    { year: 1990, count: 1 },
  ])
})

test('without a year there are no decades', () => {
  expect(inUseByDecade([], [], 2100)).toEqual([])
})
