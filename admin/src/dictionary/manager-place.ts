import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { managerQuerySchema, type ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { titleSortKey } from '@vitrine/contracts/text'
import type { SortPayload } from 'react-admin'
import type { OffsetPlace } from '../lists/offset-place.ts'
import type { SortKeys } from '../lists/sort-rows.ts'

/** What stays out of the manager's URL. */
export const managerDefaults = { max: dictionaryWritingLimits.managerPageSize }

/** offset, max and query of the manager's URL; whatever is missing or nonsense takes its default. */
export function readManagerPlace(parameters: URLSearchParams): OffsetPlace {
  return managerQuerySchema.parse(Object.fromEntries(parameters))
}

/** What the list comes in. */
export const initialSort: SortPayload = { field: 'title', order: 'ASC' }

export const sortKeys: SortKeys<ManagedArticle> = {
  title: ({ title }) => titleSortKey(title),
  category: ({ category }) => titleSortKey(category),
  status: ({ status }) => status.name,
  lastEdited: ({ lastEdited }) => lastEdited,
}
