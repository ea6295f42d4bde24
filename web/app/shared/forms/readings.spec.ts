import { expect, test } from 'vitest'
import { readText } from './readings.ts'

test.each([
  ['number', '1,250', 1250],
  ['number', ' 3.5 ', 3.5],
  ['number', '', undefined],
  ['number', 'three', NaN],
  ['money', '$1,250.50', 1250.5],
  ['money', '  ', undefined],
  ['optional', ' ', undefined],
  ['optional', '2026-11-22', '2026-11-22'],
] as const)('as %s, %j is %j', (reading, text, value) => {
  expect(readText(text, reading)).toEqual(value)
})
