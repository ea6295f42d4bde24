import { Inject, Injectable } from '@nestjs/common'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { LRUCache } from 'lru-cache'
import { CacheMeters, type CacheMeter } from '../cached-areas/cache-meters.ts'
import { Generations } from '../cached-areas/generations.ts'
import type { Read } from '../cached-areas/known-generations.ts'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'
import type { VitrineRequest } from './request.ts'

/** Longer URLs are not links of ours and are not cached. */
const LONGEST_URL = 500

export interface CachedCall {
  /** What it was made of. */
  reads: readonly Read[]
  /** JSON. */
  body: string
}

/** A response that is being produced: whatever changes from now on makes it stale. */
export interface PendingResponse {
  key: string
  moment: number
}

/**
 * The responses of calls whose endpoint says `kept`, as they were sent: a search that was asked for a moment
 * ago costs neither the engine nor the database anything, until something changes that it was made of.
 */
@Injectable()
export class CachedCalls {
  private readonly calls: LRUCache<string, CachedCall & { moment: number }> | null
  private readonly meter: CacheMeter | undefined

  constructor(
    private readonly generations: Generations,
    meters: CacheMeters,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) { KEPT_RESPONSES_MB: megabytes }: Config,
  ) {
    this.calls =
      megabytes > 0
        ? new LRUCache({
            maxSize: megabytes * 1_000_000,
            sizeCalculation: ({ body }, key) => body.length + key.length,
          })
        : null
    if (this.calls) this.meter = meters.watch('Responses to calls', this.calls)
  }

  /** The cached response; else what `store` needs to cache the response; null if it cannot be cached. */
  find({ method, url, endpoint }: VitrineRequest): CachedCall | PendingResponse | null {
    if (!this.calls || !endpoint?.kept || method !== 'GET' || url.length > LONGEST_URL) return null
    const key = `${this.clock.now().toISOString().slice(0, 10)} ${url}`
    const cached = this.calls.get(key)
    const holds = cached !== undefined && !this.generations.hasChangedSince(cached.reads, cached.moment)
    this.meter?.count(holds)
    if (holds) return cached
    return { key, moment: this.generations.now() }
  }

  store({ key, moment }: PendingResponse, call: CachedCall): void {
    this.calls?.set(key, { ...call, moment })
  }
}
