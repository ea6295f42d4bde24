import { ACCOUNT_LOCKED, SESSION_TAKEN_OVER } from '@vitrine/contracts/failure-words'

const PASSWORD_EXPIRED = 'Your password has expired. Log in, and choose a new one on the page that follows.'

/** Why somebody was sent to the log-in page, by its URL. */
export function loginNotice(parameters: URLSearchParams): string | null {
  const says = (name: string) => parameters.get(name) === 'true'
  if (says('concurrencyError')) return SESSION_TAKEN_OVER
  return says('passwordExpired') ? PASSWORD_EXPIRED : null
}

/** The documents have it recognized by its text. */
export function tellsOfLock(message: string | null | undefined): boolean {
  return message === ACCOUNT_LOCKED
}
