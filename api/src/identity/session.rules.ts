import type { Actor } from '@vitrine/contracts/access'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import type { Standing } from '@vitrine/contracts/standing'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A session's last-seen time is written at most this often: reading pages does not write rows. */
const TOUCH_EVERY = 60_000

/** Remembered: 30 days from sign-in. Otherwise: 12 hours after the last request, and gone with the browser. */
export function sessionExpiry(remember: boolean, from: Date): Date {
  return new Date(
    from.getTime() + (remember ? identityLimits.rememberMeDays * DAY : identityLimits.idleHours * HOUR),
  )
}

/** The expiry after a request at `now`; null when nothing has to be written. */
export function touchedExpiry(
  session: { remember: boolean; lastSeenAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_EVERY) return null
  return session.remember ? session.expiresAt : sessionExpiry(false, now)
}

/** Max-Age in seconds for the cookie; undefined makes it end with the browser. */
export function cookieMaxAge(remember: boolean): number | undefined {
  return remember ? (identityLimits.rememberMeDays * DAY) / 1000 : undefined
}

interface SessionOfStaff {
  userId: number
  standing: Standing
  hasSecondFactor: boolean
  secondFactorAt: Date | null
}

/**
 * Whose calls a session makes. Staff who have a second factor, or are to have one, are members until the
 * session has given it: the password alone opens nothing that is staff's.
 */
export function actorOfSession(
  { userId, standing, hasSecondFactor, secondFactorAt }: SessionOfStaff,
  { STAFF_SECOND_FACTOR: isRequired }: { STAFF_SECOND_FACTOR: boolean },
): Actor {
  const isGiven = hasSecondFactor && secondFactorAt !== null
  if (!standing.roles.includes('ROLE_ADMIN') || isGiven || !(hasSecondFactor || isRequired))
    return { userId, ...standing }
  return {
    userId,
    ...standing,
    roles: standing.roles.filter((role) => role !== 'ROLE_ADMIN'),
    awaitsSecondFactor: true,
  }
}
