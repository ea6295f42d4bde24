import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { memo } from 'react'
import { Link } from 'react-router'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import { ownPaths } from '../shared/vault-paths.ts'
import { hasStanding, ItemStanding } from './ItemStanding.tsx'
import { estimateText, mediaText, tagsText } from './item-facts.ts'
import { QuickActions } from './QuickActions.tsx'
import { SelectBox } from './SelectedItems.tsx'
import type { ListedItemProps } from './listed-item.ts'

/**
 * One item as a row. It is drawn anew only when it changes itself, and laid out only where it is in sight:
 * work beside a long list stays quick.
 */
export const ItemRow = memo(function ItemRow({
  item,
  category,
  paths = ownPaths,
  selection,
  onAction,
}: ListedItemProps) {
  const estimate = estimateText(item)
  return (
    <li className="flex [contain-intrinsic-height:auto_10rem] gap-3 border-b border-hairline py-5 [content-visibility:auto] [overflow-clip-margin:0.5rem] has-checked:bg-sunken tablet:gap-4">
      {selection && <SelectBox id={item.id} title={item.title} selection={selection} />}
      <Link
        to={paths.item(item.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="w-20 shrink-0 self-start phone:w-28 desktop:w-36"
      >
        <ItemThumb images={item.images} sizes="9rem" />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-snug font-medium break-words">
          <Link to={paths.item(item.id)} className="quiet-link">
            {item.title}
          </Link>
        </h2>
        {item.subtitle && <p className="break-words text-muted">{item.subtitle}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {item.record?.inventoryNumber && (
            <span className="tabular-nums">{item.record.inventoryNumber}</span>
          )}
          <span>{category}</span>
          <span>
            Added <Day iso={item.createdDate} />
          </span>
          {mediaText(item) && <span>{mediaText(item)}</span>}
        </p>
        {item.itemCollections.map(({ id, title }) => (
          <p key={id} className="mt-1 text-sm break-words">
            In{' '}
            <Link to={paths.collection(id)} className="text-link">
              {title}
            </Link>
          </p>
        ))}
        {item.tags.length > 0 && <TagLine tags={item.tags} />}
        {(estimate || hasStanding(item)) && (
          <p className="mt-1.5 flex flex-wrap items-center gap-3 font-medium tabular-nums">
            {estimate}
            {estimate && item.estimatedAt && (
              <span className="text-sm font-normal text-muted">
                as of <Day iso={item.estimatedAt} />
              </span>
            )}
            <ItemStanding item={item} />
          </p>
        )}
        {onAction && <QuickActions id={item.id} title={item.title} onAction={onAction} />}
      </div>
    </li>
  )
})

/** Their colors help; their names say it. */
function TagLine({ tags }: { tags: VaultItem['tags'] }) {
  const names = tags.map(({ title }) => title).join(', ')
  return (
    <p className="mt-1.5 flex items-center gap-2 text-sm" title={names}>
      <span className="flex gap-1" aria-hidden="true">
        {tags.slice(0, 6).map(({ id, color }) => (
          <span
            key={id}
            className="h-3 w-3 rounded-full border border-hairline"
            style={{ backgroundColor: color }}
          />
        ))}
      </span>
      <span className="min-w-0 truncate">
        <span className="sr-only">Tags: </span>
        {tagsText(tags)}
      </span>
    </p>
  )
}
