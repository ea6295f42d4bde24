import { expect, onTestFinished, test, vi } from 'vitest'
import { amount, calendarDay, day, instant, localTime, money } from './amounts.ts'

test('a date-time is said the one way that the console has, whatever the browser speaks', () => {
  expect(instant('2026-03-04T15:06:07')).toMatch(/^Mar 04, 2026, 3:06:07\sPM$/)
  expect(day('2026-03-04T15:06:07')).toBe('Mar 04, 2026')
})

test('a day of the calendar and a clock elsewhere are said in the same way, and are the same wherever they are read', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zone)
    expect(calendarDay('2020-02-29')).toBe('Feb 29, 2020')
    expect(localTime('2027-03-04T10:00')).toMatch(/^Mar 04, 2027, 10:00\sAM$/)
  }
})

test('a number is written the one way that the console has, whatever the browser speaks', () => {
  expect([0, 999, 1234, 1_234_567].map(amount)).toEqual(['0', '999', '1,234', '1,234,567'])
})

test('money is written as the site writes it', () => {
  expect([
    money(1250, 'USD'),
    money(0.5, 'CAD'),
    money(70, 'CHF'),
    money(70, 'XXX'),
    money(70, null),
  ]).toEqual(['$ 1,250.00', 'C $ 0.50', 'CHF 70.00', '70.00', '70.00'])
})
