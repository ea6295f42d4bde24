export const LOGIN_PAGE = '/login/auth'

/** Why somebody has to log in again. Each is a parameter of the log-in page, which says it in a sentence. */
export type LoginReason = 'concurrencyError' | 'sessionEnded'

/** The log-in page, which leads back to `parentUrl` and says why one was sent there. */
export function logInPath(parentUrl: string, reason?: LoginReason): string {
  return `${LOGIN_PAGE}?${reason ? `${reason}=true&` : ''}parentUrl=${encodeURIComponent(parentUrl)}`
}

/** The page of the account where staff set their second factor up, give it and manage it. */
export const SECOND_FACTOR_PAGE = '/app/accountSettings/secondFactor'

/**
 * Where pages without scripts post their form for signing out; with scripts the documented call is made
 * instead.
 */
export const SIGN_OUT_FORM = '/login/sign-out'
