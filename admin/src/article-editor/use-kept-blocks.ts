import { useMemo } from 'react'
import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
import { keyed } from './blocks.ts'
import { keptBlocksIn, type KeptBlocks } from './kept-blocks.ts'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

/** Keeps what is written on this device until it is saved, and offers what an earlier visit, or another tab, left there. */
export function useKeptBlocks({ key }: EditedText, { blocks, versions, isDirty, setBlocks }: ReturnType<typeof useDraft>) {
  const { revision } = versions
  const typed = useMemo(() => (isDirty ? JSON.stringify({ revision, blocks: blocks.map(({ block }) => block) } satisfies KeptBlocks) : null), [isDirty, revision, blocks])
  const { offered, ...drafts } = useDeviceDrafts(draftsOf('article-content', key), typed, (draft) => keptBlocksIn(draft.typed) !== null)
  const content = offered && keptBlocksIn(offered.typed)
  return {
    ...drafts,
    offered: offered && content && { keptAt: offered.keptAt, isOutdated: content.revision !== revision },
    restore: () => {
      if (content) setBlocks(content.blocks.map(keyed))
      drafts.take()
    },
  }
}
