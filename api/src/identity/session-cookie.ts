import type { Config } from '@vitrine/platform/config'
import type { FastifyReply } from 'fastify'
import { SESSION_COOKIE } from './session-token.ts'

/** How the session's cookie is set. */
export function sessionCookieOptions(config: Pick<Config, 'publicUrl'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.publicUrl.startsWith('https:') } as const
}

/** The browser forgets the session that has ended: its next request is a visitor's. */
export function forgetSession(reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' })
}
