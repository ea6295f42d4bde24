import { useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { Cross } from '../../../shared/ui/icons.tsx'
import { vaultItems } from '../queries/items.ts'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import type { ChosenItem, MembershipSet } from './use-membership.ts'

interface ChosenItemsProps {
  collection: number | null
  membership: MembershipSet
  isBusy: boolean
}

/**
 * What will be in the collection, each with its removal. Of a large one the newest hundred stand here; the
 * search finds the others.
 */
export function ChosenItems({
  collection,
  membership: { added, removed, toggle },
  isBusy,
}: ChosenItemsProps) {
  const { data, error, refetch } = useQuery({
    ...vaultItems(browserCall, {
      'f.itemCollectionId': String(collection ?? 0),
      limit: limits.pageMax,
      s: 'createdDate:desc',
    }),
    enabled: collection !== null,
  })
  const stored = data?.items.filter(({ id }) => !removed.has(id)) ?? []
  const count = added.size + (data?.meta.total ?? 0) - removed.size
  /** Until it has come, nobody knows what is stored. */
  const isKnown = collection === null || data !== undefined
  const hidden = (data?.meta.total ?? 0) - (data?.items.length ?? 0)
  return (
    <section aria-label="Items in this collection" className="border border-hairline bg-raised px-4 py-4">
      <h2 className="text-lg font-medium">
        In this collection{' '}
        {isKnown && <span className="text-muted tabular-nums">({formatCount(count)})</span>}
      </h2>
      {!data && error && <PickerFailure error={error} onRetry={refetch} />}
      {isKnown && count === 0 && (
        <p className="mt-2 text-muted">Nothing yet. Add items below, now or later.</p>
      )}
      <ul aria-label="Chosen items" className="mt-3 flex flex-wrap gap-3">
        {[...added.values()].map((item) => (
          <Chosen key={item.id} item={item} isBusy={isBusy} onRemove={() => toggle(item, false)} />
        ))}
        {stored.map((item) => (
          <Chosen key={item.id} item={item} isBusy={isBusy} onRemove={() => toggle(item, true)} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-2 text-sm text-muted">And {formatCount(hidden)} more, which the search finds.</p>
      )}
    </section>
  )
}

function Chosen({ item, isBusy, onRemove }: { item: ChosenItem; isBusy: boolean; onRemove: () => void }) {
  return (
    <li className="relative w-28">
      <ItemThumb images={item.images} sizes="7rem" />
      <p className="mt-1 line-clamp-2 text-sm leading-snug break-words">{item.title}</p>
      <button
        type="button"
        aria-label={`Remove ${item.title}`}
        disabled={isBusy}
        className="absolute top-0 right-0 flex h-11 w-11 items-center justify-center bg-paper/80 hover:text-oxblood"
        onClick={onRemove}
      >
        <Cross />
      </button>
    </li>
  )
}
