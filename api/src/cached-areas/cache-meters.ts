import { Injectable } from '@nestjs/common'
import type { MemoryCache } from '@vitrine/contracts/caches/schemas'

/** A cache of this process, as it counts itself. */
interface Measured {
  size: number
  calculatedSize: number
  maxSize: number
}

/** What asked a cache, and whether it was there. */
export class CacheMeter {
  hits = 0
  misses = 0

  count(isHit: boolean): void {
    if (isHit) this.hits += 1
    else this.misses += 1
  }
}

/** How large the caches of this process are and how often they had what was asked for, since it began. */
@Injectable()
export class CacheMeters {
  readonly since = new Date(performance.timeOrigin)
  private readonly watched = new Map<string, { cache: Measured; meter: CacheMeter }>()

  /** @param name as operators read it */
  watch(name: string, cache: Measured): CacheMeter {
    const meter = new CacheMeter()
    this.watched.set(name, { cache, meter })
    return meter
  }

  read(): MemoryCache[] {
    return [...this.watched].map(([name, { cache, meter }]) => ({
      name,
      entries: cache.size,
      bytes: cache.calculatedSize,
      mostBytes: cache.maxSize,
      hits: meter.hits,
      misses: meter.misses,
    }))
  }
}
