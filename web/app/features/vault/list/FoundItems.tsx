import type { VaultItem, VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense, useCallback, useState } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { bulkItem, type BulkItem } from './bulk-change.ts'
import { gridColumns, ListedItems } from './ListedItems.tsx'
import type { ItemView } from './ListToolbar.tsx'
import type { QuickAction } from './QuickActions.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { SelectedItems } from './SelectedItems.tsx'
import type { Selection } from './selection.ts'

const BulkUpdatePanel = lazy(() => loadChunk(() => import('./BulkUpdatePanel.tsx')))
const DeleteItems = lazy(() => loadChunk(() => import('../shared/DeleteItems.tsx')))
const ItemActionModal = lazy(() => loadChunk(() => import('../shared/ItemActionModal.tsx')))

interface FoundItemsProps {
  found: VaultItemList
  view: ItemView
  selection: Selection
  pathOf: (offset: number) => string
  onDeleted: () => void
}

type Open =
  | { kind: 'collection' | 'tags'; item: VaultItem }
  | { kind: 'update'; items: readonly BulkItem[] }
  | { kind: 'delete'; items: readonly VaultItem[]; isBulk: boolean }
  | null

/** The items of a page, and what is done with one of them or with all that are selected. */
export function FoundItems({ found: { items, meta }, view, selection, pathOf, onDeleted }: FoundItemsProps) {
  const mayChange = useMayChange()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const act = useCallback(
    (kind: QuickAction, id: number) => {
      const item = items.find((one) => one.id === id)
      if (item) setOpen(kind === 'delete' ? { kind, items: [item], isBulk: false } : { kind, item })
    },
    [items],
  )

  return (
    <>
      <div className="flex flex-col">
        {mayChange && (
          <SelectedItems
            listed={items}
            selection={selection}
            onUpdate={(selected) => setOpen({ kind: 'update', items: selected.map(bulkItem) })}
            onDelete={(selected) => setOpen({ kind: 'delete', items: selected, isBulk: true })}
          />
        )}
        <ListedItems
          items={items}
          view={view}
          selection={mayChange ? selection : undefined}
          onAction={mayChange ? act : undefined}
        />
        <Pagination place={meta} shown={items.length} pathOf={pathOf} />
      </div>
      <Suspense>
        {open?.kind === 'delete' && (
          <DeleteItems
            items={open.items}
            onCancel={() => {
              if (open.isBulk) selection.clear()
              close()
            }}
            onDone={() => {
              selection.clear()
              close()
              onDeleted()
            }}
            onFailed={close}
          />
        )}
        {open?.kind === 'update' && <BulkUpdatePanel items={open.items} onClose={close} />}
        {(open?.kind === 'tags' || open?.kind === 'collection') && (
          <ItemActionModal item={open.item} action={open.kind} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

export function ItemsSkeleton({ view }: { view: ItemView }) {
  return view === 'grid' ? (
    <div className="mt-6">
      <CardGridSkeleton columns={gridColumns} />
    </div>
  ) : (
    <RowsSkeleton />
  )
}
