import { createHash, randomBytes } from 'node:crypto'

export const SESSION_COOKIE = 'vitrine-session'

/** 256 random bits for the cookie; only their sha256 is stored, so a stolen database opens no session. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
