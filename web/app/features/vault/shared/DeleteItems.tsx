import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { AlertDialog } from '../../../shared/ui/AlertDialog.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { deleteItem, deleteItems } from '../queries/items.ts'
import { deleteWords } from './delete-words.ts'
import { showNotice } from './notices.ts'
import { failureWords } from './vault-words.ts'

interface Deletable {
  id: number
  title: string
  itemCollections: readonly unknown[]
}

interface DeleteItemsProps {
  /** What is to be deleted. */
  items: readonly Deletable[]
  onCancel: () => void
  /** The success has been read. */
  onDone: () => void
  /** Nothing was deleted; the sentence is shown already. */
  onFailed: () => void
}

/** Asks, deletes, and says so. It comes when something is to be deleted. */
export default function DeleteItems({ items, onCancel, onDone, onFailed }: DeleteItemsProps) {
  const [done, setDone] = useState<string | null>(null)
  const words = deleteWords(items)
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: number[]) => {
      const [id] = ids
      if (ids.length === 1 && id !== undefined) await deleteItem(browserCall, id)
      else await deleteItems(browserCall, ids)
    },
    onSuccess: () => setDone(words.done),
    onError: (error) => {
      void showNotice({ kind: 'failed', text: failureWords(error) })
      onFailed()
    },
  })

  return (
    <>
      <ConfirmDialog
        open={done === null && !isPending}
        title={words.title}
        text={words.question}
        named={words.named}
        confirm="Yes"
        onCancel={onCancel}
        onConfirm={() => mutate(items.map(({ id }) => id))}
      />
      <AlertDialog
        open={done !== null}
        text={done ?? ''}
        onClose={() => {
          setDone(null)
          onDone()
        }}
      />
    </>
  )
}
