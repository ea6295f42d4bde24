import { expect, test } from 'vitest'
import { DEFAULT_PATTERN, numberAfter, readPattern } from './inventory-numbers.ts'

const first = (pattern: string, highest: number) => {
  const read = readPattern(pattern, 2026)
  return read && numberAfter(read, highest)
}

test('the next number follows the pattern of the vault', () => {
  expect(first(DEFAULT_PATTERN, 13)).toBe('2026.014')
  expect(first(DEFAULT_PATTERN, 999)).toBe('2026.1000')
  expect(first('INV-#', 0)).toBe('INV-1')
  expect(first('A##/{year}', 6)).toBe('A07/2026')
})

test('a pattern has one group for the number', () => {
  expect(['{year}', '#-#', '', `${'x'.repeat(60)}#`].map((pattern) => readPattern(pattern, 2026))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
