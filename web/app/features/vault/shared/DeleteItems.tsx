import { useMutation, useQueryClient } from '@tanstack/react-query'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { AlertDialog } from '../../../shared/ui/AlertDialog.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { deleteItem, deleteItems, itemsKey } from '../queries/items.ts'
import { showNotice } from './notices.ts'
import { offerTrash } from './trash-notice.ts'
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
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: number[]) => {
      // A read that is under way would find the item gone, and take the page with this dialog away.
      await queryClient.cancelQueries({ queryKey: itemsKey })
      const [id] = ids
      if (ids.length === 1 && id !== undefined) await deleteItem(browserCall, id)
      else
        for (let from = 0; from < ids.length; from += limits.bulkDeleteMax)
          await deleteItems(browserCall, ids.slice(from, from + limits.bulkDeleteMax))
    },
    onSuccess: () => setDone(words.done),
    onError: (error) => {
      void showNotice({ kind: 'failed', text: failureWords(error) })
      onFailed()
      void queryClient.invalidateQueries({ queryKey: itemsKey })
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
          offerTrash()
        }}
      />
    </>
  )
}

/** As far as a question before deleting is concerned. */
interface InCollections {
  title: string
  itemCollections: readonly unknown[]
}

const one = {
  title: 'Delete item',
  question: 'Are you sure? Your item will be deleted.',
  inCollection: 'Are you sure? Your item is included in a collection and it will also be deleted from there.',
  done: 'You have successfully deleted your item!',
}
const several = {
  title: 'Delete items',
  question: 'Are you sure? Your items will be deleted.',
  inCollection:
    'Are you sure? Some of your items are included in a collection and they will also be deleted from there.',
  done: 'You have successfully deleted your items!',
}

/** So many are named; of more the rest is counted. */
const NAMED = 5

function namesOf(items: readonly InCollections[]): string {
  const titles = items.map(({ title }) => title)
  // One more line for one more item would say less than its title.
  if (titles.length > NAMED + 1) titles.splice(NAMED, titles.length, `and ${titles.length - NAMED} more`)
  return titles.join('\n')
}

/** What is asked before items are deleted, which they are, and what is said after it. */
export function deleteWords(items: readonly InCollections[]) {
  const words = items.length === 1 ? one : several
  return {
    title: words.title,
    question: items.some(({ itemCollections }) => itemCollections.length > 0)
      ? words.inCollection
      : words.question,
    named: namesOf(items),
    done: words.done,
  }
}
