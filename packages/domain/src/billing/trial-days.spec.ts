import { expect, test } from 'vitest'
import { remainingTrialDays, remainingTrialDaysText, timeLeftText } from './trial-days.ts'

const end = new Date('2026-03-08T12:00:00Z')

test.each([
  ['2026-03-01T12:00:00Z', 7, '7 days left in your trial'],
  ['2026-03-01T12:00:01Z', 7, '7 days left in your trial'],
  ['2026-03-06T12:00:00Z', 2, '2 days left in your trial'],
  ['2026-03-07T11:59:59Z', 2, '2 days left in your trial'],
  ['2026-03-07T12:00:00Z', 1, '1 day left in your trial'],
  ['2026-03-08T00:00:00Z', 1, 'Your trial ends today'],
  ['2026-03-08T12:00:00Z', 0, 'Your trial ends today'],
])('D3-110: at %s %d days are left', (now, days, text) => {
  expect([remainingTrialDays(end, new Date(now)), remainingTrialDaysText(end, new Date(now))]).toEqual([
    days,
    text,
  ])
})

test.each([
  ['2026-02-24T12:00:00Z', '12 days'],
  ['2026-03-07T12:00:00Z', '1 day'],
  ['2026-03-08T12:00:00Z', 'today'],
])('at %s the next billing date is %s away', (now, text) => {
  expect(timeLeftText(end, new Date(now))).toBe(text)
})
