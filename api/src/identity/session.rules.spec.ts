import { describe, expect, test } from 'vitest'
import { cookieMaxAge, sessionExpiry, touchedExpiry } from './session.rules.ts'

const HOUR = 3_600_000
const signedIn = new Date('2026-03-04T05:06:07Z')
const after = (hours: number) => new Date(signedIn.getTime() + hours * HOUR)

describe('a session that is not remembered', () => {
  test('D1-013, D3-175: ends with the browser, and after 12 idle hours', () => {
    expect(cookieMaxAge(false)).toBeUndefined()
    expect(sessionExpiry(false, signedIn)).toEqual(after(12))
  })

  test('D1-013, D3-175: has 12 hours again with each request', () => {
    expect(touchedExpiry({ remember: false, lastSeenAt: signedIn, expiresAt: after(12) }, after(11))).toEqual(
      after(23),
    )
  })
})

test('D1-013, D3-175: a remembered one lasts 30 days from the sign-in, however often it is used', () => {
  const expiresAt = sessionExpiry(true, signedIn)
  expect(expiresAt).toEqual(after(30 * 24))
  expect(touchedExpiry({ remember: true, lastSeenAt: signedIn, expiresAt }, after(48))).toEqual(expiresAt)
})

test('requests close together write nothing', () => {
  expect(
    touchedExpiry({ remember: false, lastSeenAt: signedIn, expiresAt: after(12) }, after(1 / 120)),
  ).toBeNull()
})
