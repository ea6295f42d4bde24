import { useQuery } from '@tanstack/react-query'
import type { VaultItem, VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense, useCallback, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { BulkBar } from '../../../shared/ui/lists/BulkBar.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { DeleteItems } from '../shared/DeleteItems.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { bulkItem, type BulkItem } from './bulk-change.ts'
import { ItemCard } from './ItemCard.tsx'
import { ItemRow } from './ItemRow.tsx'
import type { ItemView } from './ListToolbar.tsx'
import type { QuickAction } from './QuickActions.tsx'
import type { useSelection } from './use-selection.ts'

const BulkUpdatePanel = lazy(() => loadChunk(() => import('./BulkUpdatePanel.tsx')))
const ItemActionModal = lazy(() => loadChunk(() => import('../shared/ItemActionModal.tsx')))

interface FoundItemsProps {
  found: VaultItemList
  view: ItemView
  selection: ReturnType<typeof useSelection>
  addressOf: (offset: number) => string
  onDeleted: () => void
}

type Open = { kind: 'collection' | 'tags'; item: VaultItem } | { kind: 'update'; items: readonly BulkItem[] } | { kind: 'delete'; items: readonly VaultItem[]; isBulk: boolean } | null

/** The items of a page, and what is done with one of them or with all that are selected. */
export function FoundItems({ found: { items, meta }, view, selection, addressOf, onDeleted }: FoundItemsProps) {
  const mayChange = useMayChange()
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const act = useCallback(
    (kind: QuickAction, id: number) => {
      const item = items.find((one) => one.id === id)
      if (item) setOpen(kind === 'delete' ? { kind, items: [item], isBulk: false } : { kind, item })
    },
    [items],
  )
  const Item = view === 'grid' ? ItemCard : ItemRow
  const selected = items.filter(({ id }) => selection.ids.has(id))

  return (
    <>
      <ul aria-label="Vault items" className={view === 'grid' ? 'mt-6 grid grid-cols-2 gap-x-4 gap-y-8 desktop:grid-cols-3 desktop:gap-x-6 large:grid-cols-4' : ''}>
        {items.map((item) => (
          <Item key={item.id} item={item} category={categoryTitle(categories, item.categoryId)} isSelected={selection.ids.has(item.id)} onSelect={mayChange ? selection.select : undefined} onAction={mayChange ? act : undefined} />
        ))}
      </ul>
      <Pagination place={meta} shown={items.length} addressOf={addressOf} />
      {mayChange && (
        <BulkBar selected={selection.count} noun="item" onClear={selection.clear}>
          <button type="button" className="button-plain" onClick={() => setOpen({ kind: 'update', items: selected.map(bulkItem) })}>
            Update
          </button>
          <button type="button" className="button-plain" onClick={() => setOpen({ kind: 'delete', items: selected, isBulk: true })}>
            Delete
          </button>
        </BulkBar>
      )}
      <DeleteItems
        items={open?.kind === 'delete' ? open.items : null}
        onCancel={() => {
          if (open?.kind === 'delete' && open.isBulk) selection.clear()
          close()
        }}
        onDone={() => {
          selection.clear()
          close()
          onDeleted()
        }}
        onFailed={close}
      />
      <Suspense>
        {open?.kind === 'update' && <BulkUpdatePanel items={open.items} onClose={close} />}
        {(open?.kind === 'tags' || open?.kind === 'collection') && <ItemActionModal item={open.item} action={open.kind} onClose={close} />}
      </Suspense>
    </>
  )
}

export function ItemsSkeleton({ view }: { view: ItemView }) {
  return <div className="mt-6">{view === 'grid' ? <CardGridSkeleton /> : <ListSkeleton />}</div>
}
