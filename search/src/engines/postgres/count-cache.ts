import { LRUCache } from 'lru-cache'
import type { AnyIndex } from '../../index-definition.ts'

export interface Counts {
  total: number
  facets: Record<string, { value: string; count: number }[]>
}

/** What was counted since an index's last change, by what was asked for. */
export interface CountCache<Kept extends object> {
  /**
   * Undefined where it was not counted since then. Asks for the mark only where there is something to be held
   * against it.
   */
  find(definition: AnyIndex, key: string, mark: () => Promise<string>): Promise<Kept | undefined>
  /** @param mark as the index's changes were in the snapshot that was counted, or earlier: never later */
  keep(definition: AnyIndex, key: string, mark: string, counts: Kept): void
}

/** Each entry is a few kilobytes at most. */
export const ENTRIES_MAX = 500

/**
 * Counts cost as much as the site is large, and hang on few things. What was asked for longest ago makes
 * room. One an engine.
 */
export function createCountCache<Kept extends object>(): CountCache<Kept> {
  const kept = new LRUCache<string, { mark: string; counts: Kept }>({ max: ENTRIES_MAX })
  const nameOf = ({ id }: AnyIndex, key: string) => `${id} ${key}`
  return {
    async find(definition, key, mark) {
      const known = kept.get(nameOf(definition, key))
      return known && known.mark === (await mark()) ? known.counts : undefined
    },
    keep: (definition, key, mark, counts) => void kept.set(nameOf(definition, key), { mark, counts }),
  }
}
