import { expect, test } from 'vitest'
import { isPasswordExpired } from './password-age.ts'

const changed = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-12-21T11:59:59Z', 30, false],
  ['2026-12-21T12:00:00Z', 30, true],
  ['2036-11-21T12:00:00Z', 0, false],
])('a password of 21 November is, on %s with at most %i days, expired: %s', (now, maxAgeDays, expired) => {
  expect(isPasswordExpired(changed, maxAgeDays, new Date(now))).toBe(expired)
})
