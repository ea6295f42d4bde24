import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
import { keptBlocksIn, type KeptBlocks } from './kept-blocks.ts'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'
import { useSettled } from './use-settled.ts'

/**
 * Keeps what is written on this device until it is saved, and offers what an earlier visit, or another tab,
 * left there. By the id of the text: it may be at another URL by then, and another text at its own.
 */
export function useKeptBlocks(
  { kind }: EditedText,
  { blocks, blocksNow, versions, isDirty, isDirtyNow, replace }: ReturnType<typeof useDraft>,
) {
  const { id, revision } = versions
  const settled = useSettled(blocks)
  const typed = useMemo(
    () => (isDirty ? JSON.stringify({ revision, blocks: settled } satisfies KeptBlocks) : null),
    [isDirty, revision, settled],
  )
  const { offered, ...drafts } = useDeviceDrafts(
    draftsOf(`content-of-${kind}`, id),
    typed,
    (draft) => keptBlocksIn(draft.typed) !== null,
  )
  const isGivenUp = useRef(false)
  const keepLast = useEffectEvent(() => {
    if (isDirtyNow() && !isGivenUp.current)
      drafts.keepNow(JSON.stringify({ revision, blocks: blocksNow() } satisfies KeptBlocks))
  })
  useEffect(() => {
    const keep = () => keepLast()
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  const content = offered && keptBlocksIn(offered.typed)
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
