import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a mailed link, safe in an address. Only their hash is ever stored. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** sha256: what is stored of a token. A stolen database opens nothing with it. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
