export { hashOfToken, newLinkToken as newSessionToken } from '@vitrine/platform/link-token'
