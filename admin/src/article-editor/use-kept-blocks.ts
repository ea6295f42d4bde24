import { useEffect, useState } from 'react'
import { dropDraft } from '../editing/device-draft.ts'
import { keyed } from './blocks.ts'
import { blocksKey, keepBlocks, readBlocks, type KeptBlocks } from './kept-blocks.ts'
import type { ArticleContent, useDraft } from './use-draft.ts'

/** Keeps what is written on this device until it is saved, and offers what an earlier visit left there. */
export function useKeptBlocks({ url }: ArticleContent, { blocks, versions, isDirty, setBlocks }: ReturnType<typeof useDraft>) {
  const [found, setFound] = useState<KeptBlocks | null>(() => readBlocks(localStorage, url))
  const [hasWritten, setHasWritten] = useState(false)
  if (isDirty && !hasWritten) setHasWritten(true)
  const { revision } = versions

  useEffect(() => {
    if (isDirty) keepBlocks(localStorage, url, { keptAt: Date.now(), revision, blocks: blocks.map(({ block }) => block) })
    // Saved, or taken back by hand. Before anything was written, what an earlier visit left waits for a decision.
    else if (hasWritten) dropDraft(localStorage, blocksKey(url))
  }, [url, blocks, revision, isDirty, hasWritten])

  const discard = () => {
    dropDraft(localStorage, blocksKey(url))
    setFound(null)
  }
  return {
    found,
    discard,
    restore: () => {
      if (found) setBlocks(found.blocks.map(keyed))
      setFound(null)
    },
  }
}
