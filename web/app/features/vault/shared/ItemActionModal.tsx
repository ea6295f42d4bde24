import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VaultItem, VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import {
  changeCurrentItem,
  type ItemChange,
  itemListsKey,
  itemsKey,
  type KnownItem,
  leaving,
  vaultItem,
} from '../queries/items.ts'
import { CollectionPicker } from './CollectionPicker.tsx'
import { TagChip } from './TagChip.tsx'
import { TagPicker } from './TagPicker.tsx'
import { useOptionsAgain } from './use-options-again.ts'
import { collectionFailureWords, failureWords } from './vault-words.ts'
import { SavingHint } from './SavingHint.tsx'

interface ItemActionModalProps {
  item: KnownItem & Pick<VaultItem, 'title'>
  action: 'collection' | 'tags'
  onClose: () => void
}

/**
 * One item's tags, or its collection, from the list or from its page; each tick is saved at once, and shown
 * wherever the item is.
 */
export default function ItemActionModal({ item: opened, action, onClose }: ItemActionModalProps) {
  const queryClient = useQueryClient()
  const [item, setItem] = useState(opened)
  const [saved, setSaved] = useState(0)
  const askOptionsAgain = useOptionsAgain()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (changeOf: (current: KnownItem) => ItemChange | null) =>
      changeCurrentItem(browserCall, item, changeOf),
    onSuccess: (kept) => {
      if (kept === null) return
      setItem(kept)
      setSaved((count) => count + 1)
      queryClient.setQueriesData<VaultItemList>(
        { queryKey: itemListsKey },
        (list) => list && { ...list, items: list.items.map((one) => (one.id === kept.id ? kept : one)) },
      )
      queryClient.setQueryData([...itemsKey, kept.id], kept)
    },
    // A tag that the item had may be gone, too: the next try begins with what it has now.
    onError: () => {
      askOptionsAgain()
      void queryClient.fetchQuery({ ...vaultItem(browserCall, item.id), staleTime: 0 }).then(
        (stored) => stored && setItem(stored),
        () => undefined,
      )
    },
  })
  const hasTag = (id: number) => item.tags.some((tag) => tag.id === id)
  const isIn = (id: number) => item.itemCollections.some((collection) => collection.id === id)
  // Whatever another tab has changed meanwhile stays: one tag comes or goes, and an item leaves this
  // collection alone.
  const toggleTag = ({ id }: { id: number }) => {
    const adds = !hasTag(id)
    mutate(({ tags }) => ({
      tags: [
        ...tags.filter((tag) => tag.id !== id).map((tag) => ({ id: tag.id })),
        ...(adds ? [{ id }] : []),
      ],
    }))
  }
  const toggleCollection = ({ id }: { id: number }) =>
    mutate(isIn(id) ? leaving(id) : () => ({ itemCollections: [{ id }] }))

  return (
    <Sheet title={action === 'tags' ? 'Add a tag' : 'Add to a collection'} open onClose={onClose}>
      <p className="mb-1 font-medium break-words">{item.title}</p>
      <SavingHint
        saved={saved}
        failure={error && (action === 'tags' ? failureWords(error) : collectionFailureWords(error))}
      />
      {action === 'tags' ? (
        <>
          {item.tags.length > 0 && (
            <ul aria-label="Tags of this item" className="mb-4 flex flex-wrap gap-2">
              {item.tags.map((tag) => (
                <li key={tag.id} className="max-w-full">
                  <TagChip tag={tag} isDisabled={isPending} onRemove={() => toggleTag(tag)} />
                </li>
              ))}
            </ul>
          )}
          <TagPicker
            pickedOf={(id) => (hasTag(id) ? 'all' : 'none')}
            onToggle={toggleTag}
            isBusy={isPending}
          />
        </>
      ) : (
        <CollectionPicker
          pickedOf={(id) => (isIn(id) ? 'all' : 'none')}
          onToggle={toggleCollection}
          isBusy={isPending}
        />
      )}
    </Sheet>
  )
}
