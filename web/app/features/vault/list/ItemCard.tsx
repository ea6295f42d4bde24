import { memo } from 'react'
import { Link } from 'react-router'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import { TagChip } from '../shared/TagChip.tsx'
import { ownPaths } from '../shared/vault-paths.ts'
import { hasStanding, ItemStanding } from './ItemStanding.tsx'
import { estimateText, gridTags, gridTitle } from './item-facts.ts'
import type { ListedItemProps } from './listed-item.ts'
import { QuickActions } from './QuickActions.tsx'
import { SelectBox } from './SelectedItems.tsx'

/** One item as a card of the grid. */
export const ItemCard = memo(function ItemCard({
  item,
  category,
  paths = ownPaths,
  selection,
  onAction,
}: ListedItemProps) {
  const tags = gridTags(item.tags)
  const estimate = estimateText(item)
  return (
    <li className="flex flex-col outline-offset-4 outline-brass has-checked:outline-2">
      <div className="relative">
        <Link to={paths.item(item.id)} tabIndex={-1} aria-hidden="true" className="block">
          <ItemThumb images={item.images} sizes="(width >= 768px) 16rem, 50vw" />
        </Link>
        {selection && (
          <div className="absolute top-0 left-0">
            <SelectBox id={item.id} title={item.title} selection={selection} />
          </div>
        )}
      </div>
      <h2 className="mt-3 leading-snug font-medium break-words" title={item.title}>
        <Link to={paths.item(item.id)} className="quiet-link">
          {gridTitle(item.title)}
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {item.record?.inventoryNumber && <span className="tabular-nums">{item.record.inventoryNumber}</span>}
        <span>{category}</span>
      </p>
      {item.tags.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm">
          {tags.shown.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
          {tags.more > 0 && <span className="text-muted">+{tags.more}</span>}
        </p>
      )}
      {(estimate || hasStanding(item)) && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm font-medium tabular-nums">
          {estimate}
          {estimate && item.estimatedAt && (
            <span className="font-normal text-muted">
              as of <Day iso={item.estimatedAt} />
            </span>
          )}
          <ItemStanding item={item} />
        </p>
      )}
      {onAction && (
        <div className="mt-auto pt-1">
          <QuickActions id={item.id} title={item.title} onAction={onAction} />
        </div>
      )}
    </li>
  )
})
