import { SESSION_TAKEN_OVER } from '@vitrine/contracts/failure-words'
import { ACCOUNT_LOCKED } from '@vitrine/contracts/identity/failure-words'

/**
 * The browser cannot tell apart a session that expired, was signed out in another tab or ended by a new
 * password.
 */
export const SESSION_ENDED =
  'You have been signed out because your session has ended. Log in again to continue where you were.'

const PASSWORD_EXPIRED = 'Your password has expired. Log in, and choose a new one on the page that follows.'

/** Why somebody was sent to the log-in page, by its URL. */
export function loginNotice(parameters: URLSearchParams): string | null {
  const says = (name: string) => parameters.get(name) === 'true'
  if (says('concurrencyError')) return SESSION_TAKEN_OVER
  if (says('passwordExpired')) return PASSWORD_EXPIRED
  return says('sessionEnded') ? SESSION_ENDED : null
}

/** The documents have it recognized by its text. */
export function isLockNotice(message: string | null | undefined): boolean {
  return message === ACCOUNT_LOCKED
}
