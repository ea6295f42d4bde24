/**
 * What a link to the log-in page, or to the page of a forgotten password, hands on where it is known who is
 * about to log in: nothing of it stands in a URL.
 */
export interface KnownEmail {
  email: string
}

/** Of a location's state, which may be anything. */
export function knownEmailIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined
}
