import { expect, it } from 'vitest'
import { isPageNumber } from './page-number.ts'

it.each(['1', '99999', 'i', 'xii', 'XLIV', 'mcmxc'])('%s is a page', (text) => {
  expect(isPageNumber(text)).toBe(true)
})

it.each(['', '0', '012', '100000', '-3', '1.5', 'p. 12', 'iiii', 'vx', 'x1'])('%s is none', (text) => {
  expect(isPageNumber(text)).toBe(false)
})
