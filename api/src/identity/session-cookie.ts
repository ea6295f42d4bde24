import type { Config } from '@vitrine/platform/config'
import type { FastifyReply } from 'fastify'
import { sessionCookieNames } from './session-token.ts'

/** How the session's cookie is set. */
export function sessionCookieOptions(config: Pick<Config, 'publicUrl'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.publicUrl.startsWith('https:') } as const
}

/** The browser forgets the session that has ended: its next request is a visitor's. */
export function forgetSession(reply: FastifyReply): void {
  const carried = sessionCookieNames.filter((name) => reply.request.cookies?.[name] !== undefined)
  // Browsers take and clear a cookie with the prefix with Secure alone.
  for (const name of carried) void reply.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', secure: name.startsWith('__Host-') })
}
