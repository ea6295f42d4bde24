import { useQueryClient } from '@tanstack/react-query'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { itemsKey } from '../queries/items.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { copyItemPath } from '../shared/new-item-path.ts'
import { editItemPath, vaultPaths } from '../shared/vault-paths.ts'

const DeleteItems = lazy(() => loadChunk(() => import('../shared/DeleteItems.tsx')))
const ItemActionModal = lazy(() => loadChunk(() => import('../shared/ItemActionModal.tsx')))

/** What the owner can do with the item; nothing for whoever may only look. */
export function ItemActions({ item }: { item: VaultItem }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'collection' | 'tags' | 'delete' | null>(null)
  const close = () => setOpen(null)
  if (!useMayChange()) return null
  return (
    <div className="grid w-fit max-w-full grid-cols-2 gap-2" data-print="no">
      <Link to={editItemPath(item.id)} className="button-plain">
        Edit
      </Link>
      <Link to={copyItemPath(item.id)} className="button-plain">
        Duplicate
      </Link>
      <button type="button" className="button-plain" onClick={() => setOpen('collection')}>
        Add to a collection
      </button>
      <button type="button" className="button-plain" onClick={() => setOpen('tags')}>
        Add a tag
      </button>
      <button type="button" className="button-plain" onClick={() => setOpen('delete')}>
        Delete
      </button>
      {(open === 'collection' || open === 'tags') && (
        <Suspense>
          <ItemActionModal item={item} action={open} onClose={close} />
        </Suspense>
      )}
      {open === 'delete' && (
        <Suspense>
          <DeleteItems
            items={[item]}
            onCancel={close}
            onFailed={close}
            onDone={() => {
              void navigate(vaultPaths.list)
              void queryClient.invalidateQueries({ queryKey: itemsKey })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
