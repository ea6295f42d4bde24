import { secondFactorLimits as limits } from '@vitrine/contracts/identity/second-factor-messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** 160 random bits, as RFC 4226 recommends; base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The time-based one-time password of RFC 6238, as every authenticator app makes it. */
export function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret,
    algorithm: 'SHA1',
    digits: limits.digits,
    period: limits.step,
  })
}

const CODE = new RegExp(`^[0-9]{${limits.digits}}$`)

/**
 * The step of time that a code was made for: the present one or its neighbors, and later than the newest that
 * was taken, so that no code counts twice. Null where it is none of these.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const token = plainCode(code)
  if (!CODE.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / limits.step) + delta
  return step > lastStep ? step : null
}

/** Without letters that are taken for others: no I, L, O and U (Crockford's base32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Sixty random bits each: `k3m8-q0zt-7yfa`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  )
}

/** What is kept of a recovery code, however it was typed. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
