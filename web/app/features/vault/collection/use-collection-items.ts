import { useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import { parseOffset } from '@vitrine/contracts/offset'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { collectionSortIn } from '../collections/collection-parameters.ts'
import { lastPageOffset } from '../list/list-parameters.ts'
import { vaultItems } from '../queries/items.ts'
import { useKeptSort } from '../shared/use-kept-sort.ts'

function searchOf(sort: CollectionSort | null, offset: number): string {
  const search = new URLSearchParams({
    ...(sort && { s: sort }),
    ...(offset > 0 && { offset: String(offset) }),
  }).toString()
  return search && `?${search}`
}

/** The items of a collection that the URL asks for, by its `s` and `offset`. */
export function useCollectionItems(collection: number) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const offset = parseOffset(parameters.get('offset'))
  const asked = collectionSortIn(parameters.get('s'))
  const order = useKeptSort<CollectionSort>({
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
  const total = list.data?.meta.total
  const pathOf = (place: number) => `${pathname}${searchOf(asked, place)}`

  // A place past the end shows the last page.
  const lastOffset =
    total !== undefined && total > 0 && offset >= total ? lastPageOffset(total, limits.itemsPage) : null
  useEffect(() => {
    if (lastOffset !== null) void navigate(pathOf(lastOffset), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list that came back without a row
  }, [lastOffset])

  return {
    list,
    isComing: list.data === undefined || lastOffset !== null,
    sort: order.sort,
    sortBy: order.sortBy,
    pathOf,
  }
}
