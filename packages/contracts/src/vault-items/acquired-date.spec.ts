import { expect, test } from 'vitest'
import { readAcquiredDate } from './acquired-date.ts'

test('D2-096: both forms are read, and what is no day is none', () => {
  expect(['2024-02-29', '02/29/2024', '1000-01-01'].map(readAcquiredDate)).toEqual([
    '2024-02-29',
    '2024-02-29',
    '1000-01-01',
  ])
  expect(['2023-02-29', '13/01/2024', '0999-12-31', '1/2/2024', 'soon'].map(readAcquiredDate)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
