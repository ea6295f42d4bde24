import { useCallback, useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft, readDrafts, type KeptDraft } from './device-draft.ts'
import { deviceStore } from './device-store.ts'

/** Not `randomUUID`, which a console on plain http does not have. */
export const newOpening = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

/**
 * Keeps on this device what is typed into a form and not saved yet, and offers what other openings of it left
 * there: an earlier visit, or another tab.
 *
 * @param drafts of the record, by `draftsOf`
 * @param typed what differs from what is stored, as JSON; null where nothing does
 * @param isReadable whether this form can take what is kept
 */
export function useDeviceDrafts(
  drafts: string,
  typed: string | null,
  isReadable: (draft: KeptDraft) => boolean = () => true,
) {
  const [key, setKey] = useState(() => draftKey(drafts, newOpening()))
  const [found, setFound] = useState(() => readDrafts(deviceStore, drafts).filter(isReadable))
  const drop = useCallback(() => dropDraft(deviceStore, key), [key])
  useEffect(() => {
    if (typed === null) drop()
    else keepDraft(deviceStore, key, JSON.parse(typed) as Record<string, unknown>, Date.now())
  }, [typed, key, drop])

  const [offered = null, ...others] = found
  return {
    /** The newest that waits for a decision. */
    offered,
    /** How many wait after it. */
    others: others.length,
    /** What was typed a moment ago, before the page goes. */
    keepNow: useCallback(
      (now: string) => keepDraft(deviceStore, key, JSON.parse(now) as Record<string, unknown>, Date.now()),
      [key],
    ),
    /** Saved, or given up: what was typed since this form was opened is gone, what others left stays. */
    drop,
    discard: () => {
      if (offered) dropDraft(deviceStore, offered.key)
      setFound(others)
    },
    /** The form takes what was offered; what was typed meanwhile is offered in its place. */
    take: () => {
      if (!offered) return
      const mine = readDraft(deviceStore, key)
      const next = draftKey(drafts, newOpening())
      keepDraft(deviceStore, next, offered.typed, offered.keptAt)
      dropDraft(deviceStore, offered.key)
      setKey(next)
      setFound(mine ? [mine, ...others] : others)
    },
  }
}
