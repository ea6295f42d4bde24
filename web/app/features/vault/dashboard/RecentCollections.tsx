import { useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { CollectionCard } from '../collections/CollectionCard.tsx'
import { CollectionGrid, collectionColumns } from '../collections/CollectionGrid.tsx'
import { collectionList } from '../queries/collections.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { vaultPaths } from '../shared/vault-paths.ts'

interface RecentCollectionsProps {
  /** What stands above has not come yet: this would only be pushed away by it. */
  isHeld: boolean
}

/** The three collections that were made last. */
export function RecentCollections({ isHeld }: RecentCollectionsProps) {
  const mayChange = useMayChange()
  const { data, error, refetch } = useQuery(
    collectionList(browserCall, { limit: limits.dashboardCollections, s: 'createdDate:desc' }),
  )
  const count = data?.items.length ?? 0
  const hasPlaceholder = mayChange && count < limits.placeholderBelow
  return (
    <section className="mt-12" hidden={isHeld}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl font-medium">Collections</h2>
        {(!data || count > 0) && (
          <Link to={vaultPaths.collections} className="text-link inline-flex min-h-11 items-center">
            All collections
          </Link>
        )}
      </div>
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
      {!error && !data && (
        <div className="mt-4">
          <CardGridSkeleton count={3} columns={collectionColumns} />
        </div>
      )}
      {data && count === 0 && <p className="mt-4">You have no collections yet.</p>}
      {data && count > 0 && (
        <CollectionGrid
          label="Collections"
          count={count + (hasPlaceholder ? 1 : 0)}
          hasPlaceholder={hasPlaceholder}
        >
          {data.items.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </CollectionGrid>
      )}
    </section>
  )
}
