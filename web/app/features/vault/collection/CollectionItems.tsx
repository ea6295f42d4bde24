import { useQuery } from '@tanstack/react-query'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { type CollectionSort, offeredCollectionSorts } from '@vitrine/contracts/collections/sorts'
import { Link, useLocation } from 'react-router'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { parseOffset } from '@vitrine/contracts/offset'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'
import { ViewSwitch } from '../../../shared/ui/lists/ViewSwitch.tsx'
import { useIsDesktop } from '../../../shared/use-screen-width.ts'
import { ItemsSkeleton } from '../list/FoundItems.tsx'
import { ItemCard } from '../list/ItemCard.tsx'
import { ItemRow } from '../list/ItemRow.tsx'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { useVaultPreference } from '../shared/use-vault-preference.ts'
import { editCollectionPath } from '../shared/vault-paths.ts'
import { collectionSortIn } from '../collections/collection-parameters.ts'
import { useLastPage } from '../list/use-last-page.ts'
import { vaultItems } from '../queries/items.ts'
import { useSavedSort } from '../shared/use-saved-sort.ts'

/**
 * What is in a collection, 9 a page. From 992 px on it is a grid or a list, as the member chooses; below
 * always a grid.
 */
export function CollectionItems({ collection: { id } }: { collection: ReadCollection }) {
  const mayChange = useMayChange()
  const isDesktop = useIsDesktop()
  const items = useCollectionItems(id)
  const viewType = useVaultPreference('vaultCollectionsViewType', 'column')
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const { data, error, refetch } = items.list
  const count = data && !items.isComing ? counted(data.meta.total, 'item') : null
  const isGrid = !isDesktop || (viewType.value ?? 'column') === 'column'
  const Item = isGrid ? ItemCard : ItemRow

  return (
    <section aria-labelledby="collection-items" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="collection-items" className="text-2xl font-medium">
            Items
          </h2>
          {data?.meta.total !== 0 && <ListCount words={count} />}
        </div>
        <ListAnnouncement words={count} />
        {data?.meta.total !== 0 && !(error && !data) && (
          <div className="flex flex-wrap items-center gap-4">
            <SortChoice
              sort={items.sort}
              options={offeredCollectionSorts}
              onSort={(sort) => void items.sortBy(sort)}
            />
            {isDesktop && (
              <ViewSwitch
                value={isGrid ? 'grid' : 'list'}
                views={['grid', 'list']}
                onChange={(view) => void viewType.choose(view === 'grid' ? 'column' : 'row')}
              />
            )}
          </div>
        )}
      </div>
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : items.isComing || !data ? (
        <ItemsSkeleton view={isGrid ? 'grid' : 'list'} />
      ) : data.meta.total === 0 ? (
        <EmptyList text="There are no items in this collection yet.">
          {mayChange && (
            <Link to={editCollectionPath(id)} className="button">
              Add items
            </Link>
          )}
        </EmptyList>
      ) : (
        <>
          <ul
            aria-label="Items of this collection"
            className={
              isGrid ? 'mt-6 grid grid-cols-2 gap-x-4 gap-y-8 desktop:grid-cols-3 desktop:gap-x-6' : ''
            }
          >
            {data.items.map((item) => (
              <Item key={item.id} item={item} category={categoryTitle(categories, item.categoryId)} />
            ))}
          </ul>
          <Pagination place={data.meta} shown={data.items.length} pathOf={items.pathOf} />
        </>
      )}
    </section>
  )
}

function searchOf(sort: CollectionSort | null, offset: number): string {
  const search = new URLSearchParams({
    ...(sort && { s: sort }),
    ...(offset > 0 && { offset: String(offset) }),
  }).toString()
  return search && `?${search}`
}

/** The items of a collection that the URL asks for, by its `s` and `offset`. */
function useCollectionItems(collection: number) {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const offset = parseOffset(parameters.get('offset'))
  const asked = collectionSortIn(parameters.get('s'))
  const order = useSavedSort<CollectionSort>({
    key: 'vaultItemsListSort',
    asked,
    sortIn: collectionSortIn,
    usual: 'createdDate:desc',
    pathOf: (s) => `${pathname}${searchOf(s, 0)}`,
  })
  const list = useQuery({
    ...vaultItems(browserCall, {
      'f.itemCollectionId': String(collection),
      offset,
      limit: limits.itemsPage,
      s: order.sort,
    }),
    enabled: order.isKnown,
  })
  const pathOf = (place: number) => `${pathname}${searchOf(asked, place)}`

  const isPastEnd = useLastPage({
    total: list.data?.meta.total,
    offset,
    pageSize: limits.itemsPage,
    pathOf,
  })

  return {
    list,
    isComing: list.data === undefined || isPastEnd,
    sort: order.sort,
    sortBy: order.sortBy,
    pathOf,
  }
}
