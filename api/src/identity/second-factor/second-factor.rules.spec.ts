import { describe, expect, test } from 'vitest'
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOfCode, totpOf } from './second-factor.rules.ts'

describe('a code', () => {
  // RFC 6238, appendix B: SHA-1, the secret '12345678901234567890', the last six digits of each of its codes.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of the standard at %i s counts in its step', (seconds, code) => {
    expect(stepOfCode(secret, code, { now: new Date(seconds * 1000), lastStep: 0 })).toBe(
      Math.floor(seconds / 30),
    )
  })

  test('counts one step too early and too late, and no further', () => {
    const stepAt = (seconds: number) =>
      stepOfCode(secret, '081804', { now: new Date((1_111_111_109 + seconds) * 1000), lastStep: 0 })
    expect([-60, -30, 0, 30, 60].map(stepAt)).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null])
  })

  test('counts once, and so does none that is older', () => {
    const now = new Date(1_111_111_109_000)
    expect(stepOfCode(secret, '081804', { now, lastStep: 37_037_035 })).toBe(37_037_036)
    expect(stepOfCode(secret, '081804', { now, lastStep: 37_037_036 })).toBeNull()
  })

  test.each(['', '81804', '0818041', '081805', 'abcdef', '٠٨١٨٠٤'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, { now: new Date(1_111_111_109_000), lastStep: 0 })).toBeNull()
  })

  test('may be typed in groups', () => {
    expect(stepOfCode(secret, ' 081 804', { now: new Date(1_111_111_109_000), lastStep: 0 })).toBe(37_037_036)
  })
})

test('a new secret has 160 bits, and its address names product and account', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpOf(secret, 'ada@vitrine.example').toString()).toContain(
    'otpauth://totp/Vitrine:ada%40vitrine.example?',
  )
  expect(newSecret()).not.toBe(secret)
})

test('recovery codes are ten, each another, and are found again however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/)
  const [code = ''] = codes
  expect(hashOfRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashOfRecoveryCode(code))
})
