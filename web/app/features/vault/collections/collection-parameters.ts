import {
  collectionLimits as limits,
  collectionStatuses,
  type CollectionStatus,
} from '@vitrine/contracts/collections/collections'
import { collectionSorts, type CollectionSort } from '@vitrine/contracts/collections/sorts'
import { parseOffset } from '@vitrine/contracts/offset'
import type { CollectionsAsked } from '../queries/collections.ts'

/** What the list is narrowed by; '' narrows by nothing. */
export interface CollectionFilter {
  title: string
  status: CollectionStatus | ''
}

export const noCollectionFilter: CollectionFilter = { title: '', status: '' }

/** What the URL of the list says; what is absent is the default. */
export interface CollectionParameters {
  offset: number
  /** Null where the URL leaves it to the stored preference. */
  s: CollectionSort | null
  filter: CollectionFilter
}

export function collectionSortIn(text: string | null | undefined): CollectionSort | null {
  return collectionSorts.find((sort) => sort === text) ?? null
}

export function readCollectionParameters(search: URLSearchParams): CollectionParameters {
  return {
    offset: parseOffset(search.get('offset')),
    s: collectionSortIn(search.get('s')),
    filter: tidyFilter({
      title: search.get('title') ?? '',
      status: collectionStatuses.find((status) => status === search.get('status')) ?? '',
    }),
  }
}

export function collectionSearchOf({ offset, s, filter }: CollectionParameters): string {
  const search = new URLSearchParams()
  if (filter.title) search.set('title', filter.title)
  if (filter.status) search.set('status', filter.status)
  if (s) search.set('s', s)
  if (offset > 0) search.set('offset', String(offset))
  const text = search.toString()
  return text && `?${text}`
}

/** What the call asks for. */
export function collectionsAskedFor(
  { offset, filter }: CollectionParameters,
  s: CollectionSort,
): CollectionsAsked {
  return { offset, limit: limits.listPage, s, 'f.title': filter.title, 'f.status': filter.status }
}

/** A title of spaces counts as none, and one that is too long is cut. */
export function tidyFilter(filter: CollectionFilter): CollectionFilter {
  return { ...filter, title: filter.title.trim().slice(0, limits.titleFilterMax) }
}

export function isCollectionFilter({ title, status }: CollectionFilter): boolean {
  return title !== '' || status !== ''
}

/** A filter is applied when it says something else than the one that holds; emptying it is Clear's. */
export function mayApplyFilter(draft: CollectionFilter, applied: CollectionFilter): boolean {
  const wanted = tidyFilter(draft)
  return isCollectionFilter(wanted) && (wanted.title !== applied.title || wanted.status !== applied.status)
}
