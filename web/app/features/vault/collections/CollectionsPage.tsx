import {
  collectionLimits as limits,
  type CollectionStatus,
  collectionStatuses,
} from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, noCollectionsTitled } from '@vitrine/contracts/collections/messages'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { type CollectionSort, offeredCollectionSorts } from '@vitrine/contracts/collections/sorts'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'
import { DeleteCollection } from '../shared/DeleteCollection.tsx'
import { GuideSteps } from '../shared/GuideSteps.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { VaultLinks } from '../shared/VaultLinks.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'
import { CollectionFilterBar } from './CollectionFilterBar.tsx'
import { CollectionCard, collectionColumns, CollectionGrid } from './CollectionGrid.tsx'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useLastPage } from '../list/use-last-page.ts'
import { collectionList } from '../queries/collections.ts'
import { useSavedSort } from '../shared/use-saved-sort.ts'
import {
  type CollectionFilter,
  type CollectionParameters,
  collectionsAskedFor,
  collectionSearchOf,
  collectionSortIn,
  isCollectionFilter,
  readCollectionParameters,
} from './collection-parameters.ts'

const headings: Record<CollectionStatus, string> = {
  public: 'PUBLIC COLLECTIONS',
  private: 'PRIVATE COLLECTIONS',
}

const steps = [
  { name: 'Step 1', text: 'Click on "CREATE COLLECTION"', icon: 'M12 5v14M5 12h14' },
  { name: 'Step 2', text: 'Add a Title & Description', icon: 'M5 20h14M6 15.5L15.5 6l3 3L9 18.5H6z' },
  { name: 'Step 3', text: 'Add Items & Save', icon: 'M4 9h16v11H4zM6 6h12M8 3h8M9 14.5l2.2 2.2L15.5 12' },
] as const

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
      <ListAnnouncement words={count} />
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
      <VaultLinks />
      <DeleteCollection collection={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

/** What stands in the place of a list without a collection: how the first one is made. */
function CollectionGuide() {
  const mayChange = useMayChange()
  return (
    <section className="py-8">
      <h2 className="text-2xl font-medium">{messages.listEmpty}</h2>
      <GuideSteps steps={steps} />
      {mayChange && (
        <Link to={vaultPaths.createCollection} className="button mt-6">
          Create collection
        </Link>
      )}
    </section>
  )
}

interface FoundCollectionsProps {
  collections: readonly Collection[]
  hasPlaceholder: boolean
  onDelete: ((collection: Collection) => void) | undefined
}

/** The collections of a page: the public ones, then the private ones. */
function FoundCollections({ collections, hasPlaceholder, onDelete }: FoundCollectionsProps) {
  const groups = collectionStatuses
    .map((status) => ({ status, members: collections.filter((collection) => collection.status === status) }))
    .filter(({ members }) => members.length > 0)
  return (
    <>
      {groups.map(({ status, members }, place) => (
        <section key={status} className="mt-8">
          <h2 className="eyebrow">{headings[status]}</h2>
          <CollectionGrid
            label={headings[status]}
            count={collections.length + (hasPlaceholder ? 1 : 0)}
            hasPlaceholder={hasPlaceholder && place === groups.length - 1}
          >
            {members.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} onDelete={onDelete} />
            ))}
          </CollectionGrid>
        </section>
      ))}
    </>
  )
}

/** The list that the URL asks for, and the ways to another one. */
function useCollectionList() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const parameters = readCollectionParameters(new URLSearchParams(search))
  const { offset, filter } = parameters
  const pathOf = (other: Partial<CollectionParameters>) =>
    `${pathname}${collectionSearchOf({ ...parameters, ...other })}`
  const order = useSavedSort<CollectionSort>({
    key: 'vaultCollectionListSort',
    asked: parameters.s,
    sortIn: collectionSortIn,
    usual: 'createdDate:desc',
    pathOf: (s) => pathOf({ s, offset: 0 }),
  })
  const list = useQuery({
    ...collectionList(browserCall, collectionsAskedFor(parameters, order.sort)),
    enabled: order.isKnown,
    meta: { essential: true },
  })
  const isPastEnd = useLastPage({
    total: list.data?.meta.total,
    offset,
    pageSize: limits.listPage,
    pathOf: (place) => pathOf({ offset: place }),
  })

  return {
    list,
    isComing: list.data === undefined || isPastEnd,
    isFirstPage: offset === 0,
    filter,
    isFiltered: isCollectionFilter(filter),
    sort: order.sort,
    sortBy: order.sortBy,
    pathOf,
    applyFilter: (wanted: CollectionFilter) => void navigate(pathOf({ filter: wanted, offset: 0 })),
  }
}
