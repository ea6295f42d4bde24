import { describe, expect, it, test } from 'vitest'
import { lookupPeriodOf, lookupsRenewOn, usedLookups } from './lookups.ts'

const month = { total: 10, per: 'month' } as const
const trial = { total: 7, per: 'trial' } as const

describe("a month's lookups", () => {
  test.each([
    ['2026-03-15', '2026-05-14T23:59:59Z', '2026-04-15', '2026-05-15'],
    ['2026-03-15', '2026-05-15T00:00:00Z', '2026-05-15', '2026-06-15'],
    ['2026-01-31', '2026-02-28T00:00:00Z', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2026-03-30T12:00:00Z', '2026-02-28', '2026-03-31'],
    ['2024-01-30', '2024-02-29T12:00:00Z', '2024-02-29', '2024-03-30'],
    ['2025-12-20', '2026-01-03T12:00:00Z', '2025-12-20', '2026-01-20'],
  ])(
    'D3-114: of a membership that began on %s: at %s they count from %s to %s',
    (beganOn, now, from, until) => {
      expect([
        lookupPeriodOf(month, beganOn, new Date(now)),
        lookupsRenewOn(month, beganOn, new Date(now)),
      ]).toEqual([from, until])
    },
  )

  it('are not carried over, and what a trial has used is not taken from them', () => {
    const now = new Date('2026-05-20T12:00:00Z')
    const stored = { used: 4, beganOn: '2026-03-15' }
    expect(usedLookups(month, { ...stored, period: '2026-05-15' }, now)).toBe(4)
    expect(usedLookups(month, { ...stored, period: '2026-04-15' }, now)).toBe(0)
    expect(usedLookups(month, { ...stored, period: 'trial' }, now)).toBe(0)
    expect(usedLookups(month, { ...stored, period: null }, now)).toBe(4)
  })
})

it("a trial's lookups are one count for all of it", () => {
  expect(lookupPeriodOf(trial, '2026-03-15', new Date())).toBe('trial')
  expect(lookupsRenewOn(trial, '2026-03-15', new Date())).toBeNull()
})
