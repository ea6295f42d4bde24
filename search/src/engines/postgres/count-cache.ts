import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { changeMark } from './changes.ts'

export interface Counts {
  /** How many documents the index holds, whatever the filters. */
  all: number
  total: number
  facets: Record<string, { value: string; count: number }[]>
}

export interface CountCache {
  /** What was counted since the index's last change; otherwise it is counted now. */
  counts(sql: SqlConnection, definition: AnyIndex, key: string, count: () => Promise<Counts>): Promise<Counts>
}

/** Each entry is a few kilobytes at most. */
const ENTRIES_MAX = 500

/** Counts of filters without a text, which hang on few things and cost as much as the site is large. One an engine. */
export function createCountCache(): CountCache {
  const kept = new Map<string, { mark: string; counts: Counts }>()
  return {
    async counts(sql, definition, key, count) {
      const name = `${definition.id} ${key}`
      // The mark is read before counting: what is counted is never older than what it is kept under.
      const mark = await changeMark(sql, definition)
      const known = kept.get(name)
      if (known?.mark === mark) return known.counts
      const counts = await count()
      kept.delete(name)
      kept.set(name, { mark, counts })
      const [oldest] = kept.keys()
      if (kept.size > ENTRIES_MAX && oldest !== undefined) kept.delete(oldest)
      return counts
    },
  }
}
