export { hashOfToken, newLinkToken as newSessionToken } from '@vitrine/platform/link-token'

const PLAIN_NAME = 'vitrine-session'
const HOST_NAME = '__Host-vitrine-session'

/** Every name that a session's cookie has or had here. */
export const sessionCookieNames = [PLAIN_NAME, HOST_NAME]

/**
 * Where the site is https, a name that browsers take from this very host alone, over TLS: no neighbouring host can plant a
 * session. A cookie by the other name counts for nothing there.
 */
export function sessionCookieName({ publicUrl }: { publicUrl: string }): string {
  return publicUrl.startsWith('https:') ? HOST_NAME : PLAIN_NAME
}
