import { useEffect } from 'react'
import { tabStorage } from '../../../shared/tab-storage.ts'

export interface UnfinishedWork {
  id: number
  /** Whether something can be added again; a file that was refused for what it is cannot. */
  isMissing: boolean
}

const WHOLE = 'whole'

/**
 * The record that a form has stored while its page is still that of a new one, because photos, a picture or
 * items are missing. A reload of that page would create the record a second time; it opens this one instead.
 * Kept for the tab alone.
 */
export const unfinishedWork = {
  read(key: string): UnfinishedWork | null {
    const [id, rest] = (tabStorage.read(key) ?? '').split(' ')
    return Number(id) ? { id: Number(id), isMissing: rest !== WHOLE } : null
  },
  keep: (key: string, { id, isMissing }: UnfinishedWork) =>
    tabStorage.write(key, isMissing ? String(id) : `${id} ${WHOLE}`),
  drop: tabStorage.remove,
}

/** @param record the pages of new records, or the id of a record that was deleted elsewhere */
export const unfinishedKey = (kind: 'Item' | 'Collection', userId: number, record: 'new' | number) =>
  `vault${kind}Unfinished:${userId}:${record}`

/** Keeps the stored record's id while something of it is not stored; null where everything is. */
export function useUnfinishedWork(key: string, id: number | null, isMissing: boolean): void {
  useEffect(() => {
    if (id === null) unfinishedWork.drop(key)
    else unfinishedWork.keep(key, { id, isMissing })
  }, [key, id, isMissing])
}
