import type { Actor } from '@vitrine/contracts/access'
import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { SECOND_FACTOR_PAGE } from '@vitrine/contracts/identity/second-factor-page'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { carriesSession, forgetSession } from './session-cookie.ts'

/** Who asks; null for a visitor. @throws AppError CONCURRENT_SESSIONS_EXCEEDED */
export type ActorOf = (request: FastifyRequest) => Promise<Actor | null>

/** Where staff give the second factor of their session, and come back from. */
function secondFactorPath(wanted: string): string {
  return `${SECOND_FACTOR_PAGE}?parentUrl=${encodeURIComponent(wanted)}`
}

/**
 * Who asks for a page of staff. A visitor is sent to sign in, staff to their second factor, and null is
 * returned: the response has left.
 */
export async function actorOrSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  actorOf: ActorOf,
): Promise<Actor | null> {
  let actor: Actor | null
  try {
    actor = await actorOf(request)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONCURRENT_SESSIONS_EXCEEDED') throw error
    forgetSession(reply)
    await reply.redirect(logInPath(request.url, 'concurrencyError'), 302)
    return null
  }
  // The cookie of a session that was signed out is gone: one without an actor belongs to a session that ended.
  if (!actor)
    await reply.redirect(logInPath(request.url, carriesSession(request) ? 'sessionEnded' : undefined), 302)
  if (actor?.awaitsSecondFactor) {
    await reply.redirect(secondFactorPath(request.url), 302)
    return null
  }
  return actor
}
