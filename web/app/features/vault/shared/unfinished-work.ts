import { useEffect } from 'react'

/**
 * The record that a form has stored while its page is still that of a new one, because photos, a picture or
 * items are missing. A reload of that page would create the record a second time; it opens this one instead.
 * Kept for the tab alone.
 */
export const unfinishedWork = {
  read(key: string): number | null {
    try {
      return Number(sessionStorage.getItem(key)) || null
    } catch {
      return null
    }
  },
  keep(key: string, id: number): void {
    try {
      sessionStorage.setItem(key, String(id))
    } catch {
      // A browser may store nothing: the form goes on without.
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}

/** @param record the pages of new records, or the id of a record that was deleted elsewhere */
export const unfinishedKey = (kind: 'Item' | 'Collection', userId: number, record: 'new' | number) =>
  `vault${kind}Unfinished:${userId}:${record}`

/** Keeps the stored record's id while something of it is missing; null where nothing is. */
export function useUnfinishedWork(key: string, id: number | null): void {
  useEffect(() => {
    if (id === null) unfinishedWork.drop(key)
    else unfinishedWork.keep(key, id)
  }, [key, id])
}
