import type { Actor } from '@vitrine/contracts/access'
import type { FastifyRequest } from 'fastify'

/** What the frame of calls needs to know of accounts; the identity area binds it. */
export abstract class ActorReader {
  /**
   * Whose session the request carries; null for a visitor.
   *
   * @throws AppError CONCURRENT_SESSIONS_EXCEEDED where a newer sign-in has ended this session
   */
  abstract actorOf(request: FastifyRequest): Promise<Actor | null>
}
