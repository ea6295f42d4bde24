import { collectionStatusLabels, itemsCountText } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'

const icons = {
  public:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.5 2.2 3.6 5 3.6 8s-1.1 5.8-3.6 8c-2.5-2.2-3.6-5-3.6-8S9.5 6.2 12 4z',
  private: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const

/** When a collection was made, who may see it, and how much is in it. */
export function CollectionFacts({
  collection: { createdDate, status, itemsCount },
}: {
  collection: Pick<Collection, 'createdDate' | 'status' | 'itemsCount'>
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Day iso={createdDate} />
      <span className="inline-flex items-center gap-1.5">
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={icons[status]} />
        </svg>
        {collectionStatusLabels[status]}
      </span>
      <span>{itemsCountText(itemsCount)}</span>
    </p>
  )
}
