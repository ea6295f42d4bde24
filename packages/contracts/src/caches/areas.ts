import { areas } from '../areas.ts'
import type { CacheArea } from '../cache-area.ts'

export const cacheAreas: readonly CacheArea[] = areas.flatMap((area) => ('cached' in area ? [area.name] : []))

/** Caches that go together. */
export const cacheScenarios = {
  dictionary: ['dictionary', 'taxonomy'],
  site: cacheAreas,
} as const satisfies Record<string, readonly CacheArea[]>
