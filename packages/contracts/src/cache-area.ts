/**
 * The name of a cached area. A plain string, because the areas are typed by their endpoints and events, which
 * name it; `assertAreasFit` rejects at start-up a name that no cached area has.
 */
export type CacheArea = string
