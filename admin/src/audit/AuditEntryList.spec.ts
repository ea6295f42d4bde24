import { expect, test } from 'vitest'
import { dayOf, endOfDay, startOfDay } from './AuditEntryList.tsx'

test('a day is kept as its two ends, and read back', () => {
  for (const day of ['2026-03-04', '2026-02-28', '2026-12-31', '2024-02-29']) {
    expect([dayOf(startOfDay(day), 'first'), dayOf(endOfDay(day), 'last')]).toEqual([day, day])
    expect(new Date(endOfDay(day)).getTime()).toBeGreaterThan(new Date(startOfDay(day)).getTime())
  }
})

test('what is no day is none', () => {
  expect([startOfDay(''), endOfDay('tomorrow'), dayOf('', 'first'), dayOf('x', 'last')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
