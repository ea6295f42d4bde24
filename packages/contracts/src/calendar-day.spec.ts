import { expect, it, test } from 'vitest'
import { isCalendarDay, latestToday } from './calendar-day.ts'

it.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1764-12-01', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-31', false],
  ['31.01.2026', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

test('today is the farthest one', () => {
  expect(latestToday(new Date('2026-03-01T09:59:00Z'))).toBe('2026-03-01')
  expect(latestToday(new Date('2026-03-01T10:01:00Z'))).toBe('2026-03-02')
})
