import { LRUCache } from 'lru-cache'
import type { Read } from '../cached-areas/known-generations.ts'
import type { InProcessResponse, CachedResponses } from './in-process-transport.ts'

const MOST_PAGES = 20_000
const MOST_CHARACTERS = 4_000_000

export type KnownPages = LRUCache<string, readonly Read[]>

/**
 * What each page read when it was rendered last, by its url: the same as long as nothing of it changes. So
 * the tag of a page is known before it is rendered. What is not known is rendered once more.
 */
export function knownPages(): KnownPages {
  return new LRUCache({
    max: MOST_PAGES,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (reads, url) => url.length + reads.join().length + 1,
  })
}

/** What the calls of one page read while it is rendered. */
export class PageReads {
  private readonly noted = new Set<Read>()
  /** A call failed that may succeed the next time, or did not say what it read: the page has no tag. */
  private isUnsure = false

  /** The same responses, noted on their way to the page. */
  noting(keep: CachedResponses): CachedResponses {
    return async (path, ask) => {
      const response = await keep(path, ask)
      this.note(response)
      return response
    }
  }

  /** Null where a page rendered again may be another although nothing has changed. */
  get all(): readonly Read[] | null {
    return this.isUnsure ? null : [...this.noted]
  }

  private note({ status, reads }: InProcessResponse): void {
    if (reads === null || status === 429 || status >= 500) this.isUnsure = true
    else for (const read of reads) this.noted.add(read)
  }
}
