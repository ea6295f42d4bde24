import { Inject, Injectable } from '@nestjs/common'
import { isSignedIn, type Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { FastifyRequest } from 'fastify'
import type { ActorReader } from '../http/actor-reader.ts'
import { sessionCookieName } from '../http/session-cookie.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { actorOfSession, touchedExpiry } from './session.rules.ts'
import { SessionsRepository, type StoredSession } from './sessions.repository.ts'

/** Finds out whose session a request carries. */
@Injectable()
export class SessionReader implements ActorReader {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An account without an email or a role counts as nobody. */
  async actorOf(request: FastifyRequest): Promise<Actor | null> {
    const session = await this.sessionOf(request)
    if (!session || !isSignedIn({ email: session.email, roles: session.standing.roles })) return null
    return actorOfSession(session, this.config)
  }

  async sessionOf(request: FastifyRequest): Promise<StoredSession | null> {
    const token = request.cookies[sessionCookieName(this.config)]
    if (!token) return null
    const session = await this.sessions.findByToken(this.database, hashOfToken(token))
    if (!session) return null
    if (session.endedReason === 'concurrent-sessions') throw new AppError('CONCURRENT_SESSIONS_EXCEEDED')
    const now = this.clock.now()
    if (session.endedReason || session.expiresAt <= now) return null
    const expiresAt = touchedExpiry(session, now)
    if (expiresAt) await this.sessions.touch(this.database, session.id, expiresAt)
    return session
  }
}
