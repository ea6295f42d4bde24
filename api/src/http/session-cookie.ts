import type { Config } from '@vitrine/platform/config'
import type { FastifyReply, FastifyRequest } from 'fastify'

const PLAIN_NAME = 'vitrine-session'
const HOST_NAME = '__Host-vitrine-session'

/** Every name that a session's cookie has or had here. */
const sessionCookieNames = [PLAIN_NAME, HOST_NAME]

/**
 * Where the site is https, a name that browsers take from this very host alone, over TLS: no neighboring host
 * can plant a session. A cookie by the other name counts for nothing there.
 */
export function sessionCookieName({ publicUrl }: { publicUrl: string }): string {
  return publicUrl.startsWith('https:') ? HOST_NAME : PLAIN_NAME
}

/** How the session's cookie is set. */
export function sessionCookieOptions(config: Pick<Config, 'publicUrl'>) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}

/** Whether the browser sends a session's cookie, be the session current or not. */
export function carriesSession({ cookies }: FastifyRequest): boolean {
  return sessionCookieNames.some((name) => cookies?.[name] !== undefined)
}

/** The browser forgets the session that has ended: its next request is a visitor's. */
export function forgetSession(reply: FastifyReply): void {
  const carried = sessionCookieNames.filter((name) => reply.request.cookies?.[name] !== undefined)
  // Browsers take and clear a cookie with the prefix with Secure alone.
  for (const name of carried)
    void reply.clearCookie(name, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: name.startsWith('__Host-'),
    })
}
