import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, noCollectionsTitled } from '@vitrine/contracts/collections/messages'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { offeredCollectionSorts } from '@vitrine/contracts/collections/sorts'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListCount, ToldList } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'
import { DeleteCollection } from '../shared/DeleteCollection.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { CollectionFilterBar } from './CollectionFilterBar.tsx'
import { collectionColumns } from './CollectionGrid.tsx'
import { CollectionGuide } from './CollectionGuide.tsx'
import { FoundCollections } from './FoundCollections.tsx'
import { useCollectionList } from './use-collection-list.ts'

/** The member's collections, 9 a page: narrowed, sorted, edited and deleted. */
export function CollectionsPage() {
  const mayChange = useMayChange()
  const found = useCollectionList()
  const [deleting, setDeleting] = useState<Collection | null>(null)
  const { data, error, isError, refetch } = found.list
  const count = data && !found.isComing ? counted(data.meta.total, 'collection') : null
  const isEmpty = data?.meta.total === 0 && !found.isFiltered
  const hasPlaceholder =
    mayChange &&
    !found.isFiltered &&
    found.isFirstPage &&
    (data?.meta.total ?? limits.placeholderBelow) < limits.placeholderBelow

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-medium tablet:text-4xl">Collections</h1>
        {mayChange && (
          <Link to={vaultPaths.createCollection} className="button">
            Create collection
          </Link>
        )}
      </div>
      <ToldList words={count} />
      {isEmpty ? (
        <CollectionGuide />
      ) : (
        <div className="mt-6">
          <CollectionFilterBar applied={found.filter} onApply={found.applyFilter} />
          {isError && !data ? (
            <RetryFailure text={failureOf(error).text} onRetry={refetch} />
          ) : (
            <>
              {data?.meta.total !== 0 && (
                <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                  <ListCount words={count} />
                  <SortChoice
                    sort={found.sort}
                    options={offeredCollectionSorts}
                    onSort={(sort) => void found.sortBy(sort)}
                  />
                </div>
              )}
              {found.isComing || !data ? (
                <div className="mt-8">
                  <CardGridSkeleton count={6} columns={collectionColumns} />
                </div>
              ) : data.items.length === 0 ? (
                <EmptyList
                  text={found.filter.title ? noCollectionsTitled(found.filter.title) : messages.noResults}
                />
              ) : (
                <>
                  <FoundCollections
                    collections={data.items}
                    hasPlaceholder={hasPlaceholder}
                    onDelete={mayChange ? setDeleting : undefined}
                  />
                  <Pagination
                    place={data.meta}
                    shown={data.items.length}
                    pathOf={(offset) => found.pathOf({ offset })}
                  />
                </>
              )}
            </>
          )}
        </div>
      )}
      <DeleteCollection collection={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
