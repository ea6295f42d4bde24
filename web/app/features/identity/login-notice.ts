import { ACCOUNT_LOCKED } from '@vitrine/contracts/failure-words'

const CONCURRENCY = 'You have been signed out because your account was used to log in somewhere else. Log in again to continue here.'
const PASSWORD_EXPIRED = 'Your password has expired. Log in, and choose a new one on the page that follows.'

/** Why somebody was sent to the log-in page, by its address. */
export function loginNotice(parameters: URLSearchParams): string | null {
  const says = (name: string) => parameters.get(name) === 'true'
  if (says('concurrencyError')) return CONCURRENCY
  return says('passwordExpired') ? PASSWORD_EXPIRED : null
}

/** The documents have it recognized by its text. */
export function tellsOfLock(message: string | null | undefined): boolean {
  return message === ACCOUNT_LOCKED
}
