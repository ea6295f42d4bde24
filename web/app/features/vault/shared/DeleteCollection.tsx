import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { collectionMessages as messages, deletionQuestion } from '@vitrine/contracts/collections/messages'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { AlertDialog } from '../../../shared/ui/AlertDialog.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { collectionListsKey, collectionsKey, deleteCollection } from '../queries/collections.ts'
import { itemsKey } from '../queries/items.ts'
import { collectionChangeWords } from './collection-words.ts'
import { showNotice } from './notices.ts'
import { offerTrash } from './trash-notice.ts'
import { useOptimisticList } from './use-optimistic-list.ts'
import { vaultPaths } from './vault-paths.ts'

interface DeleteCollectionProps {
  /** What is to be deleted; null while nothing is asked. */
  collection: Collection | null
  /** The question has its response. */
  onClose: () => void
}

/**
 * Asks, takes the collection out of the lists at once, and says so when it is deleted; then the list of
 * collections is shown.
 */
export function DeleteCollection({ collection, onClose }: DeleteCollectionProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(false)
  const remove = useOptimisticList<Collection, Collection>({
    queryKey: collectionListsKey,
    send: ({ id }) => deleteCollection(browserCall, id),
    next: (one, { id }) => (one.id === id ? null : one),
    onFailed: (error) => {
      void showNotice({ kind: 'failed', text: collectionChangeWords(error) })
      // It is gone already, by another tab for one: what is shown is asked for again.
      if (error instanceof CallFailed && error.status === 404)
        void queryClient.invalidateQueries({ queryKey: collectionsKey })
    },
  })
  return (
    <>
      <ConfirmDialog
        open={collection !== null}
        title="Delete collection"
        text={collection ? deletionQuestion(collection) : ''}
        named={collection?.title}
        confirm="Yes"
        onCancel={onClose}
        onConfirm={() => {
          if (collection) remove(collection, { onSuccess: () => setDone(true) })
          onClose()
        }}
      />
      <AlertDialog
        open={isDone}
        text={messages.deleted}
        onClose={() => {
          setDone(false)
          void navigate(vaultPaths.collections)
          offerTrash()
          void queryClient.invalidateQueries({ queryKey: [...collectionsKey, 'compact'] })
          void queryClient.invalidateQueries({ queryKey: itemsKey })
        }}
      />
    </>
  )
}
