import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { vaultItemLimits as limits } from './limits.ts'
import {
  CURRENCY_PARAMETER,
  DEFAULT_CURRENCY,
  FILTER_VALUE_MAX,
  isCurrencyCode,
  itemFilters,
  readFilter,
  type ItemFilter,
  type ReadValues,
} from './list-filters.ts'
import { vaultItemSorts } from './sorts.ts'

/** 1 to `max`; what is no number is the default, what is above is cut. */
export function limitSchema(usual: number, max: number = limits.pageMax) {
  return lenientParameter(10, (value) =>
    /^[1-9]\d*$/.test(String(value)) ? Math.min(Number(value), max) : usual,
  )
}

/** An id to filter by: null filters by nothing, 0 matches nothing. */
export const idFilterSchema = lenientParameter(20, (value) => {
  if (value === undefined || value === '') return null
  return /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : 0
})

const yesOrNo = lenientParameter(5, (value) => (value === 'true' ? true : value === 'false' ? false : null))

export const titleFilterSchema = textParameter(limits.titleFilterMax).transform((text) => text.trim())

/** A parameter for each filter of `itemFilters`; null filters by nothing. */
type FurtherParameters = {
  [Filter in ItemFilter as `f.${Filter['name']}`]: ReturnType<
    typeof lenientParameter<ReadValues[Filter['kind']] | null>
  >
}
const furtherParameters = Object.fromEntries(
  itemFilters.map((filter) => [
    `f.${filter.name}`,
    lenientParameter(FILTER_VALUE_MAX, (value) =>
      typeof value === 'string' ? readFilter(filter, value) : null,
    ),
  ]),
) as unknown as FurtherParameters

const filterParameters = {
  /**
   * A part of the title, or all of its words in any order and as they may be called instead; case and accents
   * do not matter.
   */
  'f.title': titleFilterSchema,
  /**
   * The same, each word anywhere: in title, texts, item specifics, record, or the name of the category,
   * collection, a tag, the storage location or the insurer. Also the beginning of an inventory number.
   */
  'f.text': titleFilterSchema,
  'f.categoryId': idFilterSchema,
  'f.tagsId': idFilterSchema,
  'f.itemCollectionId': idFilterSchema,
  'f.itemCollectionIdSpecified': yesOrNo,
  'f.itemCollectionIdEqOrUnspecified': idFilterSchema,
  ...furtherParameters,
  [CURRENCY_PARAMETER]: lenientParameter(3, (value) => (isCurrencyCode(value) ? value : DEFAULT_CURRENCY)),
}

export const vaultItemQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize),
  s: lenientParameter(40, (value) => vaultItemSorts.find((sort) => sort === value) ?? 'createdDate:desc'),
  ...filterParameters,
  /** `record`: each item says its inventory number and ownership. */
  with: lenientParameter(10, (value) => (value === 'record' ? value : null)),
})
export type VaultItemQuery = z.output<typeof vaultItemQuerySchema>

/** What is counted by its choices: the filters of a list. */
export const itemFacetsQuerySchema = z.object(filterParameters)
export type VaultItemFilters = z.output<typeof itemFacetsQuerySchema>

export const managedVaultSorts = ['createdDate', 'title', 'email', 'id'].flatMap((field) => [
  `${field}:desc`,
  `${field}:asc`,
])

export const managedVaultQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize),
  s: lenientParameter(40, (value) => managedVaultSorts.find((sort) => sort === value) ?? 'createdDate:desc'),
  'f.title': titleFilterSchema,
  'f.email': titleFilterSchema,
  'f.categoryId': idFilterSchema,
  'f.id': idFilterSchema,
  'f.deleted': yesOrNo,
})
export type ManagedVaultQuery = z.output<typeof managedVaultQuerySchema>

/** `validationOnly=true` runs every check and stores nothing. */
export const saveQuerySchema = z.object({
  validationOnly: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true'),
})
