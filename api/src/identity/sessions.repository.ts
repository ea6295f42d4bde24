import { Inject, Injectable } from '@nestjs/common'
import type { SessionEnd } from '@vitrine/contracts/identity/stored'
import type { Standing } from '@vitrine/contracts/standing'
import { compiledOnce } from '@vitrine/database/compiled-once'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { PREPARED } from '@vitrine/database/prepared'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'
import { standingColumns, standingOf } from '@vitrine/domain/identity/standing'

export interface NewSession {
  userId: number
  tokenHash: Buffer
  remember: boolean
  userAgent: string
  ip: string
  expiresAt: Date
}

export interface StoredSession {
  id: number
  userId: number
  email: string
  /** As it is now. */
  standing: Standing
  remember: boolean
  lastSeenAt: Date
  expiresAt: Date
  endedReason: SessionEnd | null
  /** Whether its account has a second factor, and when this session has given one. */
  hasSecondFactor: boolean
  secondFactorAt: Date | null
}

const rowsByToken = compiledOnce((executor, { tokenHash }: { tokenHash: Buffer }) =>
  executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .modifyFront(PREPARED)
    .select([
      ...standingColumns,
      'sessions.id',
      'sessions.user_id',
      'users.email',
      'remember',
      'last_seen_at',
      'expires_at',
      'ended_reason',
      'second_factor_at',
    ])
    .select(
      sql<boolean>`EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL)`.as(
        'has_second_factor',
      ),
    )
    .where('token_hash', '=', tokenHash)
    .compile(),
)

@Injectable()
export class SessionsRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async findByToken(executor: Executor, tokenHash: Buffer): Promise<StoredSession | undefined> {
    const [row] = await rowsByToken(executor, { tokenHash })
    return (
      row && {
        id: row.id,
        userId: row.user_id,
        email: row.email,
        standing: standingOf(row, this.clock.now()),
        remember: row.remember,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
        endedReason: row.ended_reason,
        hasSecondFactor: row.has_second_factor,
        secondFactorAt: row.second_factor_at,
      }
    )
  }

  async insert(transaction: Transaction, session: NewSession): Promise<void> {
    const now = this.clock.now()
    await transaction
      .insertInto('sessions')
      .values({
        user_id: session.userId,
        token_hash: session.tokenHash,
        remember: session.remember,
        user_agent: session.userAgent.slice(0, 500),
        ip: session.ip,
        created_at: now,
        last_seen_at: now,
        expires_at: session.expiresAt,
      })
      .execute()
  }

  /** Ends the oldest open sessions so that at most `most` stay. Call with the user's row locked. */
  async endOldest(transaction: Transaction, userId: number, most: number): Promise<number> {
    const now = this.clock.now()
    const { numAffectedRows } = await sql`
      UPDATE sessions SET ended_at = ${now}, ended_reason = 'concurrent-sessions'
      WHERE id IN (
        SELECT id FROM sessions WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now}
        ORDER BY created_at DESC, id DESC OFFSET ${most}
      )`.execute(transaction)
    return Number(numAffectedRows ?? 0)
  }

  async end(executor: Executor, id: number, reason: SessionEnd): Promise<void> {
    await executor
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), ended_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Ends every open session of a member, but one where it is named. Returns how many. */
  async endAll(executor: Executor, userId: number, reason: SessionEnd, exceptId?: number): Promise<number> {
    const { numUpdatedRows } = await executor
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), ended_reason: reason })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? 0))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  /** Ends one that is open and the member's. Returns whether there was one. */
  async endOwn(executor: Executor, userId: number, id: number): Promise<boolean> {
    const { numUpdatedRows } = await executor
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), ended_reason: 'signed-out' })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async touch(executor: Executor, id: number, expiresAt: Date): Promise<void> {
    await executor
      .updateTable('sessions')
      .set({ last_seen_at: this.clock.now(), expires_at: expiresAt })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  }
}
