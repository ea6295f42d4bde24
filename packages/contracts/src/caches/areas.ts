/** What is cached apart: a change of an area makes stale what was made of it, in every process. */
export const cacheAreas = ['dictionary', 'taxonomy', 'partners', 'newsletter'] as const
export type CacheArea = (typeof cacheAreas)[number]

/** Caches that go together. */
export const cacheScenarios = {
  dictionary: ['dictionary', 'taxonomy'],
  site: cacheAreas,
} as const satisfies Record<string, readonly CacheArea[]>
export type CacheScenario = keyof typeof cacheScenarios
