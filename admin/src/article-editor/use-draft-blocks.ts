import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { shownBlocksSchema } from '@vitrine/contracts/dictionary/shown-blocks'
import { z } from 'zod'
import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

/**
 * Keeps what is written on this device until it is saved, and offers what an earlier visit, or another tab,
 * left there. By the id of the text: it may be at another URL by then, and another text at its own.
 */
export function useDraftBlocks(
  { kind }: EditedText,
  { blocks, blocksNow, versions, isDirty, isDirtyNow, replace }: ReturnType<typeof useDraft>,
) {
  const { id, revision } = versions
  const settled = useSettled(blocks)
  const typed = useMemo(
    () => (isDirty ? JSON.stringify({ revision, blocks: settled } satisfies DraftBlocks) : null),
    [isDirty, revision, settled],
  )
  const { offered, ...drafts } = useDeviceDrafts(
    draftsOf(`content-of-${kind}`, id),
    typed,
    (draft) => draftBlocksIn(draft.typed) !== null,
  )
  const isGivenUp = useRef(false)
  const keepLast = useEffectEvent(() => {
    if (isDirtyNow() && !isGivenUp.current)
      drafts.keepNow(JSON.stringify({ revision, blocks: blocksNow() } satisfies DraftBlocks))
  })
  useEffect(() => {
    const keep = () => keepLast()
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  const content = offered && draftBlocksIn(offered.typed)
  return {
    ...drafts,
    /** Left knowingly: nothing of it stays. */
    drop: () => {
      isGivenUp.current = true
      drafts.drop()
    },
    offered: offered && content && { keptAt: offered.keptAt, isOutdated: content.revision !== revision },
    restore: () => {
      if (content) replace(content.blocks)
      drafts.take()
    },
  }
}

/** How often the device's copy follows what is typed: writing a long one takes longer than a key may. */
export const COPIES_EVERY_MS = 1000

/** What is typed as it was at most a second ago, and as it is once nobody types. */
export function useSettled<T>(typed: T): T {
  const [settled, setSettled] = useState(typed)
  const settle = useEffectEvent(() => setSettled(typed))
  const isBehind = settled !== typed
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => settle(), COPIES_EVERY_MS)
    return () => clearTimeout(timer)
    // Something newer may arrive together with what has settled: it is behind as before, and waits for a
    // second of its own.
  }, [isBehind, settled])
  return settled
}

/**
 * What was written in the editor and not saved yet, as this device keeps it: a picture without a URL yet is
 * kept, too.
 */
const draftBlocksSchema = z.object({
  /** Of the article that it was written on. */
  revision: z.int(),
  blocks: shownBlocksSchema,
})

export type DraftBlocks = z.infer<typeof draftBlocksSchema>

/** Null for what is no article's content. */
export function draftBlocksIn(typed: Record<string, unknown>): DraftBlocks | null {
  return draftBlocksSchema.safeParse(typed).data ?? null
}
