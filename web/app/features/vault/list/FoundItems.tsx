import { useQuery } from '@tanstack/react-query'
import type { VaultItem, VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense, useCallback, useState, memo } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { ItemCard } from './ItemCard.tsx'
import { gridColumns } from './item-facts.ts'
import { ItemRow } from './ItemRow.tsx'
import type { ItemView } from './ListToolbar.tsx'
import type { QuickAction } from './QuickActions.tsx'
import { SelectedItems } from './SelectedItems.tsx'
import { bulkItem, type BulkItem } from './bulk-change.ts'
import type { ListedItemProps } from './listed-item.ts'
import type { Selection } from './selection.ts'

/** The items of a page. They are not drawn anew when one is selected, nor when a dialog opens over them. */
export const ListedItems = memo(function ListedItems({ items, view, selection, onAction }: ListedItemsProps) {
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const Item = view === 'grid' ? ItemCard : ItemRow
  return (
    <ul aria-label="Vault items" className={view === 'grid' ? `mt-6 grid ${gridColumns}` : ''}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          category={categoryTitle(categories, item.categoryId)}
          selection={selection}
          onAction={onAction}
        />
      ))}
    </ul>
  )
})

const ROWS = 6

const BulkUpdatePanel = lazy(() => loadChunk(() => import('./BulkUpdatePanel.tsx')))
const DeleteItems = lazy(() => loadChunk(() => import('../shared/DeleteItems.tsx')))
const SpreadCost = lazy(() => loadChunk(() => import('./SpreadCost.tsx')))
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
  | { kind: 'spread'; items: readonly VaultItem[] }
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
            onSpread={(selected) => setOpen({ kind: 'spread', items: selected })}
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
        {open?.kind === 'spread' && <SpreadCost items={open.items} onClose={close} />}
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

/** Rows of items on their way, with the form that they have. */
function RowsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} data-skeleton="" className="flex gap-3 border-b border-hairline py-5 tablet:gap-4">
          <div className="w-11 shrink-0">
            <div className="skeleton mx-auto mt-3 h-5 w-5" />
          </div>
          <div className="skeleton aspect-4/3 w-20 shrink-0 self-start phone:w-28 desktop:w-36" />
          <div className="flex-1">
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton mt-2 h-4 w-2/5" />
            <div className="skeleton mt-2 h-11 w-44 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface ListedItemsProps extends Pick<ListedItemProps, 'selection' | 'onAction'> {
  items: readonly VaultItem[]
  view: ItemView
}
