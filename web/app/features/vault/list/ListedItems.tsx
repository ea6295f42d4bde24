import { useQuery } from '@tanstack/react-query'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { memo } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { ItemCard } from './ItemCard.tsx'
import { ItemRow } from './ItemRow.tsx'
import type { ListedItemProps } from './listed-item.ts'
import type { ItemView } from './ListToolbar.tsx'

interface ListedItemsProps extends Pick<ListedItemProps, 'selection' | 'onAction'> {
  items: readonly VaultItem[]
  view: ItemView
}

export const gridColumns = 'grid-cols-2 gap-x-4 gap-y-8 desktop:grid-cols-3 desktop:gap-x-6 large:grid-cols-4'

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
