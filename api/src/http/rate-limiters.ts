import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { Redis } from 'ioredis'
import { withTimeout } from '@vitrine/platform/with-timeout'
import { CompiledQuery } from 'kysely'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'

/** Who waits for a rate limiter waits for a page: later than this, each process counts for itself. */
const WITHIN_MS = 1_500

export interface Limit {
  points: number
  seconds: number
  /** Whether what was counted may be taken back. */
  isRefundable?: boolean
}

/**
 * Rate limiters that count for all processes together: in Redis where the queue runs on it, else in Postgres.
 * While that is away each process counts for itself.
 */
@Injectable()
export class RateLimiters implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterAbstract>()
  private readonly redis: Redis | null

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
  ) {
    // Who waits for a rate limiter waits for a page: better counted here than not at all.
    this.redis = REDIS_URL
      ? new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500 })
      : null
    // It connects again by itself; without a listener an error would end the process.
    this.redis?.on('error', () => undefined)
  }

  /** The limiter of this name, the same for all who ask. */
  named(name: string, limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(name)
    if (known) return known
    const limiter = this.make(name, limit)
    this.limiters.set(name, limiter)
    return limiter
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect()
  }

  private make(name: string, { points, seconds, isRefundable = false }: Limit): RateLimiterAbstract {
    const options = {
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      // Whoever is over the limit costs the store nothing more, until the time is up. What may be taken back
      // is asked each time.
      ...(!isRefundable && { inMemoryBlockOnConsumed: points + 1 }),
    }
    // The first limiter deletes what has run out for all of them: the table is one.
    if (this.redis)
      return new RateLimiterRedis({ ...options, storeClient: this.redis, rejectIfRedisNotReady: true })
    return new RateLimiterPostgres({
      ...options,
      storeClient: rateLimitRows(this.database),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: this.limiters.size === 0,
    })
  }
}

interface Statement {
  text: string
  values?: readonly unknown[]
}

/**
 * The database as the rate limiters' library speaks to one. Each statement stands alone: none waits inside a
 * transaction.
 */
function rateLimitRows(database: Database) {
  return {
    query: async ({ text, values = [] }: Statement) => {
      const { rows, numAffectedRows } = await withTimeout(
        database.executeQuery(CompiledQuery.raw(text, [...values])),
        { milliseconds: WITHIN_MS, message: `the rate limits are not counted within ${WITHIN_MS} ms` },
      )
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
    },
  }
}

/** One set of rate limiters, for every call and for areas that count something of their own. */
@Module({ providers: [RateLimiters], exports: [RateLimiters] })
export class RateLimitersModule {}
