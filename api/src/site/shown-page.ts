import type { CacheArea } from '@vitrine/contracts/event'
import type { Database } from '@vitrine/database/database'

/**
 * Pages that everybody may see as long as somebody lets them. What they show is asked anew each time, and
 * their ETag comes from what is stored at that moment: no cache of ours and nobody else's shows one that is
 * no longer public.
 */
export interface ShownPage {
  /** The cached area of which the fingerprint tells all that the page shows. */
  covers: CacheArea
  /** The record that a page's path and search name; null where this is not its page. */
  recordOf(path: string, search: URLSearchParams): number | null
  /**
   * Changes with everything that the page shows of the record; null while not everybody may see it. Reads
   * what is needed to know that, and no more.
   */
  fingerprintOf(database: Database, id: number, now: Date): Promise<string | null>
}

/** An id as URLs hold it; 0, which nothing has, for anything else. */
export function idIn(text: string | null): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0
}
