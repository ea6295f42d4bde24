import { expect, test } from 'vitest'
import { amount, day, instant } from './amounts.ts'

test('a date-time is said the one way that the console has, whatever the browser speaks', () => {
  expect(instant('2026-03-04T15:06:07')).toMatch(/^Mar 04, 2026, 3:06:07\sPM$/)
  expect(day('2026-03-04T15:06:07')).toBe('Mar 04, 2026')
})

test('a number is written the one way that the console has, whatever the browser speaks', () => {
  expect([0, 999, 1234, 1_234_567].map(amount)).toEqual(['0', '999', '1,234', '1,234,567'])
})
