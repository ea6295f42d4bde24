import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Link } from 'react-router'
import { ItemThumb } from '../shared/ItemThumb.tsx'

export const tileColumns = 'grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-3 large:grid-cols-4'

interface ItemTilesProps {
  /** What is read out as the list's name. */
  label: string
  items: readonly Pick<VaultItem, 'id' | 'title' | 'images'>[]
  pathOf: (id: number) => string
}

/** Items by their covers and titles, as the dashboard shows those that came in last. */
export function ItemTiles({ label, items, pathOf }: ItemTilesProps) {
  return (
    <ul aria-label={label} className={`grid ${tileColumns}`}>
      {items.map(({ id, title, images }) => (
        <li key={id}>
          <Link to={pathOf(id)} className="group block">
            <ItemThumb images={images} sizes="(width >= 768px) 14rem, 50vw" />
            <span className="mt-2 line-clamp-2 font-medium break-words group-hover:text-brass">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
