import { expect, test } from 'vitest'
import { comparePeriods, periodEnd } from './periods.ts'

const at = (text: string) => new Date(text)

test.each([
  ['2026-01-15T10:30:00Z', 'Monthly', '2026-02-15T10:30:00Z'],
  ['2026-01-31T00:00:00Z', 'Monthly', '2026-02-28T00:00:00Z'],
  ['2028-01-31T00:00:00Z', 'Monthly', '2028-02-29T00:00:00Z'],
  ['2026-11-30T23:59:59Z', 'Quarterly', '2027-02-28T23:59:59Z'],
  ['2028-02-29T12:00:00Z', 'Annual', '2029-02-28T12:00:00Z'],
  ['2026-12-31T00:00:00Z', 'Monthly', '2027-01-31T00:00:00Z'],
  // Where the clock of a country changes, UTC does not.
  ['2026-03-28T01:30:00Z', 'Monthly', '2026-04-28T01:30:00Z'],
] as const)('a period from %s, %s, ends at %s', (start, period, end) => {
  expect(periodEnd(at(start), period)).toEqual(at(end))
})

test('the day on which it began comes back after a shorter month', () => {
  const february = periodEnd(at('2026-01-31T00:00:00Z'), 'Monthly')
  expect(periodEnd(february, 'Monthly', 31)).toEqual(at('2026-03-31T00:00:00Z'))
  expect(periodEnd(at('2029-02-28T00:00:00Z'), 'Annual', 29)).toEqual(at('2030-02-28T00:00:00Z'))
  expect(periodEnd(at('2031-02-28T00:00:00Z'), 'Annual', 29)).toEqual(at('2032-02-29T00:00:00Z'))
})

test('periods are compared by their length', () => {
  expect([
    comparePeriods('Monthly', 'Annual') < 0,
    comparePeriods('Quarterly', 'Quarterly'),
    comparePeriods('Annual', 'Quarterly') > 0,
  ]).toEqual([true, 0, true])
})
