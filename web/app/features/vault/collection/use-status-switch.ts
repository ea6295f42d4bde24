import { useQueryClient } from '@tanstack/react-query'
import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useRef } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { changeStatus, collectionsKey, vaultCollection } from '../queries/collections.ts'
import { collectionChangeWords } from '../shared/collection-words.ts'
import { showNotice } from '../shared/notices.ts'

const other = (status: CollectionStatus): CollectionStatus => (status === 'public' ? 'private' : 'public')

/**
 * Whether a collection is public, as the switch has it. A press shows at once; one call is on its way at a
 * time, and what was pressed meanwhile is sent after it, as far as it still says something else. A call that
 * fails shows again what is stored.
 */
export function useStatusSwitch({ id, status }: Pick<ReadCollection, 'id' | 'status'>): () => void {
  const queryClient = useQueryClient()
  const { queryKey } = vaultCollection(browserCall, id)
  const state = useRef({ wanted: status, stored: status, isSending: false })

  const show = (shown: CollectionStatus) =>
    queryClient.setQueryData(
      queryKey,
      (collection) =>
        collection && {
          ...collection,
          status: shown,
          visibility: shown === 'public' ? ('PUBLIC' as const) : ('PRIVATE' as const),
        },
    )

  async function send(): Promise<void> {
    const now = state.current
    now.isSending = true
    try {
      // What was asked before must not be shown after it.
      await queryClient.cancelQueries({ queryKey })
      while (now.wanted !== now.stored) {
        const sent = now.wanted
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point: the last press decides
        await changeStatus(browserCall, id, sent)
        now.stored = sent
      }
    } catch (error) {
      now.wanted = now.stored
      show(now.stored)
      void showNotice({ kind: 'failed', text: collectionChangeWords(error) })
    } finally {
      now.isSending = false
      void queryClient.invalidateQueries({ queryKey: collectionsKey })
    }
  }

  return () => {
    const now = state.current
    if (!now.isSending) {
      now.stored = status
      now.wanted = status
    }
    now.wanted = other(now.wanted)
    show(now.wanted)
    if (!now.isSending) void send()
  }
}
