import { expect, test } from 'vitest'
import { readText } from './use-contract-form.ts'

test.each([
  ['whole', '1,250', 1250],
  ['whole', ' 35 ', 35],
  ['whole', '3.5', NaN],
  ['whole', '', undefined],
  ['whole', 'three', NaN],
  ['money', '$1,250.50', 1250.5],
  ['money', '27,83', 27.83],
  ['money', '1.234', NaN],
  ['money', '  ', undefined],
  ['optional', ' ', undefined],
  ['optional', '2026-11-22', '2026-11-22'],
] as const)('as %s, %j is %j', (reading, text, value) => {
  expect(readText(text, reading)).toEqual(value)
})
