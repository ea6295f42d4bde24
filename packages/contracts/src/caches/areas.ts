import { areas } from '../areas.ts'

/**
 * The name of a cached area: what is made of its rows is kept, and a change of it makes that stale in every
 * process. Endpoints and events are typed by this, and areas by their endpoints and events; so it is a name
 * here, and where the areas are put together one that is no cached area's stops the start.
 */
export type CacheArea = string

export const cacheAreas: readonly CacheArea[] = areas.flatMap((area) => ('cached' in area ? [area.name] : []))

/** Caches that go together. */
export const cacheScenarios = {
  dictionary: ['dictionary', 'taxonomy'],
  site: cacheAreas,
} as const satisfies Record<string, readonly CacheArea[]>
