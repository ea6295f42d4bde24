import { LRUCache } from 'lru-cache'
import type { CacheMeters } from '../cached-areas/cache-meters.ts'
import type { Generations } from '../cached-areas/generations.ts'
import type { Read } from '../cached-areas/known-generations.ts'
import type { Clock } from '@vitrine/platform/clock'
import { dayOf } from './page-tag.ts'
import type { InProcessResponse, CachedResponses } from './in-process-transport.ts'

/** What popular pages load, bounded in number and in characters. */
const MOST_ENTRIES = 1_000
const MOST_CHARACTERS = 16_000_000

interface CachedRead {
  /** When it was asked for. */
  moment: number
  reads: readonly Read[]
  body: string
}

/**
 * Caches the responses to reads until something changes that they were made of. One whose endpoint does not
 * declare what it reads is not cached, and none is cached beyond its day: what is still to come today may be
 * over tomorrow. Those who ask at once share one call.
 */
export function cachedResponses(
  generations: Pick<Generations, 'now' | 'hasChangedSince'>,
  clock: Clock,
  meters?: CacheMeters,
): CachedResponses {
  const responses = new LRUCache<string, CachedRead>({
    max: MOST_ENTRIES,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const meter = meters?.watch('What pages load', responses)
  const asking = new Map<string, Promise<InProcessResponse>>()
  return async (asked, ask) => {
    const path = `${dayOf(clock)} ${asked}`
    const cached = responses.get(path)
    const holds = cached !== undefined && !generations.hasChangedSince(cached.reads, cached.moment)
    meter?.count(holds)
    if (holds) return { status: 200, headers: [], body: cached.body, reads: cached.reads }
    const moment = generations.now()
    const key = `${moment} ${path}`
    const running = asking.get(key) ?? ask().finally(() => asking.delete(key))
    asking.set(key, running)
    const response = await running
    // Of a read that succeeded pages look at the body alone. A failure is not cached.
    if (response.status === 200 && response.reads)
      responses.set(path, { moment, reads: response.reads, body: response.body })
    return response
  }
}
