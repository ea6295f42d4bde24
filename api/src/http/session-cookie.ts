import { MEMBER_HINT, MEMBER_HINT_VALUE } from '@vitrine/contracts/identity/member-hint'
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

/** How both cookies are set. */
function sessionCookieOptions(config: Pick<Config, 'publicUrl'>) {
  return {
    sameSite: 'lax',
    path: '/',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}

/**
 * The browser keeps the session, and beside it the hint that pages read.
 *
 * @param maxAge in seconds; undefined: until the browser is closed
 */
export function keepSession(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { token, maxAge }: { token: string; maxAge: number | undefined },
): void {
  const options = { ...sessionCookieOptions(config), maxAge }
  void reply.setCookie(sessionCookieName(config), token, { ...options, httpOnly: true })
  void reply.setCookie(MEMBER_HINT, MEMBER_HINT_VALUE, options)
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
  forgetMemberHint(reply)
}

/** The next page that the browser opens looks as a visitor's. */
export function forgetMemberHint(reply: FastifyReply): void {
  if (reply.request.cookies?.[MEMBER_HINT] !== undefined)
    void reply.clearCookie(MEMBER_HINT, { sameSite: 'lax', path: '/' })
}
