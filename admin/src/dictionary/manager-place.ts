import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import type { ManagerSort } from '@vitrine/contracts/dictionary/manager-filters'
import { managerQuerySchema, type ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { SortPayload } from 'react-admin'
import type { OffsetPlace } from '../lists/OffsetLocation.tsx'
import type { SortKeys } from '../lists/SortShown.tsx'

/** What stays out of the manager's URL. */
export const managerDefaults = { max: dictionaryWritingLimits.managerPageSize }

/** What the list is narrowed to and sorted by, in the words of its call. */
export const managerFilterNames = [
  'status',
  'category',
  'author',
  'mine',
  'problem',
  'scheduled',
  'sort',
] as const
export type ManagerFilterName = (typeof managerFilterNames)[number]
export type ManagerFilters = Partial<Record<ManagerFilterName, string>>

/** The manager's URL; whatever is missing or nonsense takes its default. */
export function readManagerPlace(parameters: URLSearchParams): OffsetPlace & { filters: ManagerFilters } {
  const { offset, max, query, ...given } = managerQuerySchema.parse(Object.fromEntries(parameters))
  return {
    offset,
    max,
    query,
    filters: Object.fromEntries(
      managerFilterNames.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
    ),
  }
}

/** What the list comes in. */
export const initialSort: SortPayload = { field: 'title', order: 'ASC' }

/** How a page of a list that is sorted as a whole comes. */
export function sortOf(sort: string | undefined): SortPayload {
  if (!sort) return initialSort
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' }
}

/** Orders of the whole list that are offered, by what they are called. */
export const orders: readonly { sort: ManagerSort | ''; label: string }[] = [
  { sort: '', label: 'Title, A to Z' },
  { sort: '-title', label: 'Title, Z to A' },
  { sort: '-lastEdited', label: 'Newest edits first' },
  { sort: 'lastEdited', label: 'Oldest edits first' },
  { sort: 'category', label: 'Category, A to Z' },
  { sort: '-category', label: 'Category, Z to A' },
  { sort: 'status', label: 'Published first' },
  { sort: '-status', label: 'Unpublished first' },
]

export const sortKeys: SortKeys<ManagedArticle> = {
  title: ({ title }) => titleSortKey(title),
  category: ({ category }) => titleSortKey(category),
  status: ({ status }) => status.name,
  lastEdited: ({ lastEdited }) => lastEdited,
}
