export const LOGIN_PAGE = '/login/auth'

/** Why somebody has to log in again. Each is a parameter of the log-in page, which says it in a sentence. */
export type LoginReason = 'concurrencyError' | 'sessionEnded'

/** The log-in page, which leads back to `parentUrl` and says why one was sent there. */
export function logInPath(parentUrl: string, reason?: LoginReason): string {
  return `${LOGIN_PAGE}?${reason ? `${reason}=true&` : ''}parentUrl=${encodeURIComponent(parentUrl)}`
}
