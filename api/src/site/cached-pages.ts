import { LRUCache } from 'lru-cache'

/** Popular pages, bounded in number and in bytes. */
const MOST_PAGES = 2_000
const MOST_BYTES = 32_000_000

/** A rendered page that everybody is shown alike. */
export interface CachedPage {
  tag: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

/** Rendered pages by their url. */
export type CachedPages = LRUCache<string, CachedPage>

/**
 * Caches whole pages. Before one is served, its tag is compared with the tag of this moment: both are equal
 * as long as nothing changed that the page was made of.
 */
export function cachedPages(): CachedPages {
  return new LRUCache({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length,
  })
}
