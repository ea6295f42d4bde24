import { useQuery } from '@tanstack/react-query'
import { collectionLimits } from '@vitrine/contracts/collections/collections'
import type { CollectionSort } from '@vitrine/contracts/collections/sorts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { lastPageOffset } from '../list/list-parameters.ts'
import { collectionList } from '../queries/collections.ts'
import { useKeptSort } from '../shared/use-kept-sort.ts'
import {
  collectionsAskedFor,
  collectionSearchOf,
  collectionSortIn,
  isCollectionFilter,
  readCollectionParameters,
  type CollectionFilter,
  type CollectionParameters,
} from './collection-parameters.ts'

/** The list that the URL asks for, and the ways to another one. */
export function useCollectionList() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const parameters = readCollectionParameters(new URLSearchParams(search))
  const { offset, filter } = parameters
  const pathOf = (other: Partial<CollectionParameters>) =>
    `${pathname}${collectionSearchOf({ ...parameters, ...other })}`
  const order = useKeptSort<CollectionSort>({
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
  const total = list.data?.meta.total

  // A place past the end shows the last page.
  const lastOffset =
    total !== undefined && total > 0 && offset >= total
      ? lastPageOffset(total, collectionLimits.listPage)
      : null
  useEffect(() => {
    if (lastOffset !== null) void navigate(pathOf({ offset: lastOffset }), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list that came back without a row
  }, [lastOffset])

  return {
    list,
    isComing: list.data === undefined || lastOffset !== null,
    isFirstPage: offset === 0,
    filter,
    isFiltered: isCollectionFilter(filter),
    sort: order.sort,
    sortBy: order.sortBy,
    pathOf,
    applyFilter: (wanted: CollectionFilter) => void navigate(pathOf({ filter: wanted, offset: 0 })),
  }
}
