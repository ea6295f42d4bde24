import { Inject, Injectable } from '@nestjs/common'
import { IDEMPOTENCY_KEY } from '@vitrine/contracts/memberships/plans'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'

interface Call {
  userId: number
  path: string
  /** As the caller sent it; undefined where it sent none. */
  key: string | undefined
  body: unknown
}

/** A key counts so long. */
const KEPT = { hours: 24 }
/**
 * A call that was broken off by then may be made again under its key: what it had begun is found by the one
 * open payment of an account.
 */
const BROKEN_OFF_AFTER = { seconds: 60 }
const KEY = /^[\x21-\x7e]{8,200}$/

/**
 * The same key of the same account, path and body responds with the first outcome, where that is done or
 * pending.
 */
@Injectable()
export class IdempotentCalls {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError STATUS_CONFLICT where the key was used with another body, PAYMENT_IN_PROGRESS while the
   *   first call runs, and what `run` throws
   */
  async once<Outcome>({ userId, path, key, body }: Call, run: () => Promise<Outcome>): Promise<Outcome> {
    if (key === undefined) return await run()
    if (!KEY.test(key))
      throw new AppError('VALIDATION_FAILED', { message: 'The Idempotency-Key is not valid.' })
    const id = { user_id: userId, path, key }
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
    const first = await this.take(id, bodyHash)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this call has stored itself
    if (first !== null) return first.outcome as Outcome
    try {
      const outcome = await run()
      await this.of(id)
        .set({ outcome: JSON.stringify(outcome) })
        .execute()
      return outcome
    } catch (error) {
      await this.database
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('path', '=', path)
        .where('key', '=', key)
        .execute()
      throw error
    }
  }

  /** Null where this call is the first. */
  private async take(
    id: { user_id: number; path: string; key: string },
    bodyHash: Buffer,
  ): Promise<{ outcome: unknown } | null> {
    const now = this.clock.now()
    const taken = await this.database
      .insertInto('idempotency_keys')
      .values({ ...id, body_hash: bodyHash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (taken) return null
    const found = await this.database
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'outcome', 'created_at'])
      .where('user_id', '=', id.user_id)
      .where('path', '=', id.path)
      .where('key', '=', id.key)
      .executeTakeFirst()
    if (!found) throw new AppError('PAYMENT_IN_PROGRESS')
    const isOld =
      found.created_at < timeBefore(now, KEPT) ||
      (found.outcome === null && found.created_at < timeBefore(now, BROKEN_OFF_AFTER))
    if (isOld) {
      const { numUpdatedRows } = await this.of(id)
        .set({ body_hash: bodyHash, outcome: null, created_at: now })
        .where('created_at', '=', found.created_at)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return null
      throw new AppError('PAYMENT_IN_PROGRESS')
    }
    if (!found.body_hash.equals(bodyHash)) throw new AppError('STATUS_CONFLICT')
    if (found.outcome === null) throw new AppError('PAYMENT_IN_PROGRESS')
    return { outcome: found.outcome }
  }

  private of({ user_id, path, key }: { user_id: number; path: string; key: string }) {
    return this.database
      .updateTable('idempotency_keys')
      .where('user_id', '=', user_id)
      .where('path', '=', path)
      .where('key', '=', key)
  }
}

/** The key that a request came with; undefined without one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_KEY.toLowerCase()]
  return typeof key === 'string' ? key : undefined
}
