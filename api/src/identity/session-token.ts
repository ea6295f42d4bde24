export { hashOfToken, newLinkToken as newSessionToken } from '@vitrine/platform/link-token'

export const SESSION_COOKIE = 'vitrine-session'
